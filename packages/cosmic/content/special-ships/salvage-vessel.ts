import {
  ability,
  assetNotes,
  bestOfTwo,
  cardsIn,
  chooseCard,
  chooseOption,
  type Cosmic,
  enc,
  type Flow,
  hasWon,
  isCharged,
  markerIn,
  mayBeRewarded,
  note,
  obeys,
  pickUp,
  type Player,
  receiveRewards,
  sideOfShip,
  specialShip,
  spend,
  techsLeft,
  Z,
} from '../../effects/index.ts';

/** The encounter that was won with it. */
const notes = assetNotes({ won: note<number>(-1) });

const REWARDS = 2; // dominion-salvage-01, dominion-salvage-02, dominion-salvage-05

type Find = 'rewards' | 'tech';

/** What there is to bring home for this player. */
const finds = (g: Cosmic, me: Player): Find[] => [
  ...(mayBeRewarded(g, me) ? (['rewards'] as const) : []),
  ...(g.s.options.technology && techsLeft(g) ? (['tech'] as const) : []),
];

function* bringHome(g: Cosmic, me: Player, find: Find): Flow {
  if (find === 'tech') return yield* bestOfTwo(g, me); // dominion-salvage-03, dominion-salvage-04
  yield* receiveRewards(g, me, REWARDS, 'effect');
}

/** The cards of the discard pile, of each kind the uppermost one. */
function wreckage(g: Cosmic): number[] {
  const faces = new Set<string>();
  return cardsIn(g, Z.discard)
    .toReversed()
    .filter((card) => !faces.has(g.s.face[card]) && faces.add(g.s.face[card]));
}

export const salvageVessel = specialShip({
  kind: 'salvage',
  id: 'ship:salvage-vessel',
  name: 'Salvage Vessel',
  text:
    'When its side has won an encounter in which it took part, you may have two rewards besides everything else, or draw two techs and keep one if ' +
    'there are techs. Tractor beam, single use: at any time you take one card from the discard pile.',
  asks: {
    'ship:salvage-vessel:asset.haul': 'Salvage vessel: search the wrecks',
    'ship:salvage-vessel:asset.beam': 'Salvage vessel: tractor beam',
    'salvage-vessel.find': 'What does your salvage vessel bring home?',
    'salvage-vessel.find:rewards': 'Two rewards',
    'salvage-vessel.find:tech': 'The better of two techs',
    'salvage-vessel.card': 'Which card do you take from the discard pile?',
  },
  clauses: [
    // Where the ship was is seen when the winner is known; what it brings comes after everything else.
    ability({
      id: 'note',
      at: 'resolution.start',
      must: true,
      passive: true,
      when: (c) => obeys(c) && sideOfShip(c) !== null && hasWon(c.g, c.me),
      *commit(c) {
        notes.won.put(c.g, markerIn(c), enc(c.g).id);
      },
    }),
    ability<Find>({
      id: 'haul',
      at: 'resolution.afterOutcome',
      per: 'encounter',
      when: (c) => obeys(c) && notes.won.of(markerIn(c)) === enc(c.g).id && finds(c.g, c.me).length > 0,
      prepare: ({ g, me }) => chooseOption(g, me, finds(g, me), { tag: 'salvage-vessel.find' }),
      commit: ({ g, me }, find) => bringHome(g, me, find),
    }),
    ability<number>({
      id: 'beam',
      at: 'any.time',
      when: (c) => isCharged(c) && cardsIn(c.g, Z.discard).length > 0,
      prepare: ({ g, me }) => chooseCard(g, me, wreckage(g), { tag: 'salvage-vessel.card' }),
      *commit(c, card) {
        spend(c.g, markerIn(c));
        pickUp(c.g, c.me, [card]); // dominion-salvage-06
      },
    }),
  ],
});
