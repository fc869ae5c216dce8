import {
  ability,
  alien,
  amend,
  battlefields,
  choosePlanet,
  choosePlayer,
  clockwise,
  colourOf,
  type Cosmic,
  handOf,
  handSize,
  namedPlayer,
  others,
  type Player,
  setDefense,
  showCards,
  stillDecides,
  targetsIn,
  type PlaceNo,
} from '../../../effects/index.ts';

interface Aim {
  readonly who: Player;
  readonly planet: PlaceNo;
}

const targets = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => battlefields(g, p).length > 0);
const hands = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => handSize(g, p) > 0);

/** The home systems, other than its own, in which the player named by the destiny card could be encountered. */
const hostsOf = (g: Cosmic, p: Player): Player[] =>
  clockwise(g, p).filter((host) => host !== p && targetsIn(g, colourOf(g, host), p).length > 0);

export const will = alien({
  id: 'will',
  name: 'Will',
  set: 'base',
  alert: 'green',
  summary: 'Is not bound by destiny',
  asks: {
    'will.who': 'Whom do you encounter?',
    'will.where': 'On which planet do you encounter {who}?',
    'will.look': 'Into whose hand do you look first?',
    'will.system': 'In whose home system do you encounter {who}?',
  },
  power: {
    text:
      'As the offense, once you have drawn destiny: you encounter whom you like on a planet of your choice, at its home or where ' +
      'it has a colony, instead of whom the card names. Whatever else the card does still happens.',
    clauses: [
      ability<Aim>({
        at: 'destiny.afterDrawn',
        as: 'offense',
        must: true,
        when: ({ g, me }) => stillDecides(g) && targets(g, me).length > 0,
        *prepare({ g, me }, boost) {
          if (boost) {
            const from = yield* choosePlayer(g, me, hands(g, me), { tag: 'will.look' });
            showCards(g, me, from, handOf(g, from));
          }
          const who = yield* choosePlayer(g, me, targets(g, me), { tag: 'will.who' });
          return { who, planet: yield* choosePlanet(g, me, battlefields(g, who), { tag: 'will.where', data: { who } }) };
        },
        *commit({ g }, { who, planet }) {
          setDefense(g, who, g.s.places[planet].system, { planet });
        },
      }),
    ],
  },
  wild: {
    text: 'As the offense, when destiny names another player: you may encounter that player in any home system where it has a colony.',
    clauses: [
      ability<Player>({
        at: 'destiny.afterDrawn',
        as: 'offense',
        when: ({ g, me }) => {
          const named = namedPlayer(g);
          return stillDecides(g) && named >= 0 && named !== me && hostsOf(g, named).length > 0;
        },
        *prepare({ g, me }) {
          const who = namedPlayer(g);
          return yield* choosePlayer(g, me, hostsOf(g, who), { tag: 'will.system', data: { who } });
        },
        *commit({ g }, host) {
          setDefense(g, namedPlayer(g), colourOf(g, host));
        },
      }),
    ],
  },
  super: {
    text: 'Before you decide whom to encounter you may look at the hand of another player.',
    clauses: [amend({ when: ({ g, me }) => hands(g, me).length > 0 })],
  },
});
