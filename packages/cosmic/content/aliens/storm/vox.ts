import {
  ability,
  addToTotal,
  alien,
  alliedSides,
  ask,
  asker,
  type Cosmic,
  enc,
  FULL_HAND,
  lingering,
  mainOn,
  modifier,
  numberFrom,
  pickSide,
  type Player,
  reaction,
  setValue,
  type Side,
  SIDES,
  standsAs,
} from '../../../effects/index.ts';

/** As loud as it gets. */
const LOUDEST = 11;

/** The sides whose revealed attack could be louder. */
const quiet = (g: Cosmic): Side[] => SIDES.filter((side) => standsAs(g, mainOn(g, side), 'attack') && enc(g).slots[side].value < LOUDEST);

/** The ships of an ally on one side count for nothing. */
const drowned = lingering<{ who: Player; side: Side }>('vox.drowned', (dataOf) => [
  modifier('total.ships', (ships, q, c) => {
    const { who, side } = dataOf(c);
    return q.who === who && q.side === side ? [] : ships;
  }),
]);

export const vox = alien({
  id: 'vox',
  name: 'Vox',
  set: 'storm',
  alert: 'green',
  summary: 'Turns attack cards up to 11',
  asks: {
    'vox.card': 'Whose attack card goes up to 11?',
    'vox.side': 'On which side do you add 11 in place of your ships?',
    'vox.hand': 'How many cards do you draw for your new hand?',
  },
  power: {
    text: 'As a main player or ally of the offense, once cards are revealed: you may have a revealed attack of less than 11 count as 11.',
    clauses: [
      ability<Side>({
        at: 'reveal.revealed',
        as: 'main-or-offensive-ally',
        when: ({ g }) => quiet(g).length > 0,
        prepare: ({ g, me }) => pickSide(g, me, quiet(g), 'vox.card'),
        *commit({ g }, side) {
          setValue(g, side, LOUDEST);
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally, once cards are revealed: 11 is added to the total of your side, and your ships there add nothing.',
    clauses: [
      ability<Side>({
        at: 'reveal.revealed',
        as: 'ally',
        prepare: ({ g, me }) => pickSide(g, me, alliedSides(g, me), 'vox.side'),
        *commit({ g, me }, side) {
          drowned.start(g, me, { who: me, side });
          addToTotal(g, side, LOUDEST);
        },
      }),
    ],
  },
  super: {
    text: 'When you are about to draw a new hand: you may draw more than eight cards, up to 11.',
    clauses: [
      reaction<'hand.new', number>({
        on: 'hand.new',
        when: ({ me, ev }) => ev.who === me,
        *prepare({ g, me }) {
          return yield* ask(numberFrom(me, 'vox.hand', asker(g), FULL_HAND, LOUDEST, undefined, LOUDEST));
        },
        *commit({ ev }, n) {
          ev.n = n;
        },
      }),
    ],
  },
});
