import {
  ability,
  alien,
  asker,
  chooseAmong,
  chooseCard,
  chooseOption,
  choosePlayer,
  type Cosmic,
  DEFENSE,
  dismissAlly,
  emit,
  enc,
  type Flow,
  handOf,
  handSize,
  isMain,
  lingering,
  loseShips,
  mayBeCompensated,
  mayBeRewarded,
  mySide,
  opposing,
  type Player,
  players,
  reaction,
  returnPlaces,
  returnShips,
  type ShipGroup,
  shipsOn,
  showCards,
  takeCards,
} from '../../../effects/index.ts';

/** The most that anybody collects with the wild flare. */
const MOST = 1;

/** The ships of a player on the side it is on. */
const shipsOf = (g: Cosmic, p: Player): ShipGroup[] => shipsOn(g, mySide(g, p), p);

type Answer = 'card' | 'ships';
const answers = (g: Cosmic, p: Player): Answer[] => [
  ...(handSize(g, p) > 0 ? (['card'] as const) : []),
  ...(shipsOf(g, p).length > 0 ? (['ships'] as const) : []),
];

const threatened = (g: Cosmic, me: Player): Player[] => opposing(g, me).filter((p) => answers(g, p).length > 0);

function* takeBest(g: Cosmic, me: Player, from: Player): Flow {
  showCards(g, me, from, handOf(g, from));
  const card = yield* chooseCard(g, me, handOf(g, from), { tag: 'brute.take', data: { from } });
  takeCards(g, me, from, [card]);
}

/** A main player fights on without ships, an ally is one no longer. */
function* withdrawShips(g: Cosmic, p: Player): Flow {
  if (!isMain(g, p)) {
    yield* dismissAlly(g, p, asker(g));
    return;
  }
  // Nobody returns to a planet that had to be left.
  const ships = shipsOf(g, p);
  yield* returnShips(
    g,
    p,
    ships,
    asker(g),
    returnPlaces(
      g,
      p,
      ships.map((x) => x.place),
    ),
  );
}

/** Whatever anybody collects in this encounter. It belongs to nobody, so it has the last word. */
const modest = lingering('brute.modest', [
  reaction<'compensation' | 'rewards'>({
    on: ['compensation', 'rewards'],
    must: true,
    when: ({ ev }) => ev.n > MOST,
    *commit({ ev }) {
      ev.n = MOST;
    },
  }),
]);

/** The defense and its allies, as far as they have ships in the encounter. */
const defenders = (g: Cosmic): Player[] => opposing(g, enc(g).offense).filter((p) => shipsOn(g, DEFENSE, p).length > 0);

export const brute = alien({
  id: 'brute',
  name: 'Brute',
  set: 'storm',
  alert: 'yellow',
  summary: 'Threatens somebody into giving up a card or leaving',
  asks: {
    'brute.who': 'Whom do you threaten?',
    'brute.answer': '{by} threatens you. What do you do?',
    'brute.answer:card': 'Show your hand and give up a card',
    'brute.answer:ships': 'Take your ships out of the encounter',
    'brute.take': 'Which card of {from} do you take?',
    'brute.ship': 'Which ship do you lose?',
  },
  tells: { 'brute-threat': '{by} {by, select, you {threaten} other {threatens}} {who}.' },
  power: {
    text:
      'As a main player or ally, once the alliances stand, you may threaten somebody on the other side. That player lets you see its hand and ' +
      'take a card from it, or takes all its ships in the encounter home: a main player then goes on with none, an ally is an ally no longer.',
    clauses: [
      ability<Player>({
        at: 'alliance.formed',
        as: 'main-or-ally',
        when: ({ g, me }) => threatened(g, me).length > 0,
        *prepare({ g, me }) {
          const who = yield* choosePlayer(g, me, threatened(g, me), { tag: 'brute.who' });
          emit(g, 'brute-threat', { by: me, who });
          return who;
        },
        *commit({ g, me }, who) {
          const answer = yield* chooseOption(g, who, answers(g, who), { tag: 'brute.answer', data: { by: me } });
          if (answer === 'card') yield* takeBest(g, me, who);
          else yield* withdrawShips(g, who);
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player or ally, before compensation and rewards: nobody collects more than one card or reward in this encounter.',
    clauses: [
      ability({
        at: 'resolution.beforeCompensation',
        as: 'main-or-ally',
        when: ({ g }) => players(g).some((p) => mayBeCompensated(g, p) || mayBeRewarded(g, p)),
        *commit({ g }) {
          modest.start(g, -1, {});
        },
      }),
    ],
  },
  super: {
    text: 'As the offense, once the alliances stand: the defense and each of its allies lose one ship of the encounter.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'offense',
        when: ({ g }) => defenders(g).length > 0,
        *commit({ g, me }) {
          const ships: ShipGroup[] = [];
          for (const p of defenders(g)) {
            const how = { tag: 'brute.ship', from: asker(g), min: 1, max: 1 };
            ships.push(...(yield* chooseAmong(g, p, shipsOn(g, DEFENSE, p), how)));
          }
          yield* loseShips(g, 'lost', me, ships);
        },
      }),
    ],
  },
});
