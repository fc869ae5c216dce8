import {
  ability,
  ask,
  asker,
  choosePlanet,
  choosePlayer,
  clockwise,
  colonies,
  type Cosmic,
  declareRewards,
  discard,
  type DiscardEvent,
  drawBoth,
  type Face,
  type Flow,
  foundColony,
  groupsAt,
  handOf,
  hasColonies,
  holding,
  loseChosen,
  pickToDiscard,
  planets,
  type PlayableSpec,
  type Player,
  playerKey,
  retrieve,
  returnable,
  returnPlaces,
  returnShips,
  roomOn,
  showing,
  SHOWS,
  spreadOf,
  stillHeld,
  type CardNo,
} from '../../effects/index.ts';

const ASKS: { readonly [tag: string]: string } = {
  'rift.free': 'Whose ships do you free from the warp? Up to {n} in all.',
  'rift.ships': 'The rift detonates. Which {n, plural, one {# ship} other {# ships}} do you lose?',
  'rift.colony': 'Who establishes a colony?',
  'rift.planet': 'On which empty planet do you establish a colony?',
  'rift.abandon': 'The rift detonates. Which colony do you abandon?',
  'rift.cards': 'Who draws two cards?',
};

/** Why a card goes that has struck. */
const DETONATED: DiscardEvent['why'] = 'effect';

const rift = (value: number, text: string, play: PlayableSpec, detonate: (g: Cosmic, taker: Player, card: CardNo) => Flow): Face => ({
  id: `rift-${value}`,
  name: `Rift ${value}`,
  type: 'rift',
  value,
  text,
  asks: ASKS,
  clauses: [play],
  *taken(g, taker, card) {
    const held = holding(g, taker, [card]);
    yield* detonate(g, taker, card);
    // Whatever the loss has led to, it may have cost the taker this card already.
    yield* discard(g, taker, stillHeld(g, held), DETONATED); // incursion-rift-06, dominion-rift-03
  },
});

/** Ships of each player that a rift could free: as many as find a place on colonies. */
const inReach = (g: Cosmic, me: Player): { readonly p: Player; readonly n: number }[] =>
  clockwise(g, me)
    .map((p) => ({ p, n: returnable(g, p) }))
    .filter(({ n }) => n > 0);

type Share = { readonly [player: string]: number };

/** Up to as many as the rift says, as far as there are any, of whomever its player likes. */
function* share(g: Cosmic, me: Player, value: number): Flow<Share> {
  const places = inReach(g, me).map(({ p, n }) => ({ id: playerKey(p), max: Math.min(n, value) }));
  const n = Math.min(
    value,
    places.reduce((sum, x) => sum + x.max, 0),
  );
  if (n === 1 && places.length === 1) return { [places[0].id]: n };
  return yield* ask(showing(SHOWS.player, spreadOf(me, 'rift.free', asker(g), places, 1, n, { n })));
}

/** Frees ships from the warp; whoever takes it loses as many. */
const shipRift = (value: number): Face =>
  rift(
    value,
    `At the start of an encounter: free up to ${value} ships from the warp, whosever they are; their owners choose the colonies they return to. ` +
      `Whoever takes this card from another hand loses ${value} ships.`,
    ability<Share>({
      at: 'encounter.start',
      when: ({ g, me }) => inReach(g, me).length > 0,
      prepare: ({ g, me }) => share(g, me, value),
      *commit({ g, me }, freed) {
        for (const p of clockwise(g, me)) {
          const n = freed[playerKey(p)] ?? 0;
          if (n > 0) {
            yield* retrieve(g, p, n, asker(g)); // dominion-rift-01, incursion-rift-01, incursion-rift-02, faq-rift-5
          }
        }
      },
    }),
    function* (g, taker) {
      yield* loseChosen(g, taker, value, { tag: 'rift.ships', from: asker(g), data: { n: value } }); // incursion-rift-04
    },
  );

const emptyPlanets = (g: Cosmic): number[] => planets(g).filter((x) => g.s.ships.at[x].every((n) => n === 0) && roomOn(g, x) > 0);
const settlers = (g: Cosmic, me: Player): Player[] => clockwise(g, me).filter((p) => hasColonies(g, p));

/** Somebody who is named settles an empty planet; whoever takes it abandons a colony. */
const colonyRift = rift(
  1,
  'At the start of an encounter of yours: name a player, who establishes a colony on a planet without colonies, with ships from other ' +
    'colonies. Whoever takes this card from another hand abandons a colony; its ships go to the other ones.',
  ability<Player>({
    at: 'encounter.start', // dominion-rift-04
    as: 'offense', // dominion-rift-04
    when: ({ g, me }) => emptyPlanets(g).length > 0 && settlers(g, me).length > 0,
    prepare: ({ g, me }) => choosePlayer(g, me, settlers(g, me), { tag: 'rift.colony' }),
    *commit({ g }, who) {
      const planet = yield* choosePlanet(g, who, emptyPlanets(g), { tag: 'rift.planet' });
      yield* foundColony(g, who, planet, asker(g)); // dominion-rift-01, dominion-rift-05
    },
  }),
  function* (g, taker) {
    if (!hasColonies(g, taker)) return;
    const lost = yield* choosePlanet(g, taker, colonies(g, taker), { tag: 'rift.abandon' });
    yield* returnShips(g, taker, groupsAt(g, taker, lost), asker(g), returnPlaces(g, taker, [lost])); // dominion-rift-06
  },
);

/** Cards that the second rift brings, or costs. */
const CARDS = 2;

/** Somebody who is named draws; whoever takes it discards at random. */
const cardRift = rift(
  2,
  'At the start of an encounter of yours: name a player, who draws two cards, from the cosmic deck or the reward deck. Whoever takes this ' +
    'card from another hand discards two random cards.',
  ability<Player>({
    at: 'encounter.start',
    as: 'offense',
    prepare: ({ g, me }) => choosePlayer(g, me, clockwise(g, me), { tag: 'rift.cards' }),
    *commit({ g }, who) {
      const special = yield* declareRewards(g, who, CARDS, asker(g));
      yield* drawBoth(g, who, CARDS - special, special); // dominion-rift-01
    },
  }),
  function* (g, taker, card) {
    const rest = handOf(g, taker).filter((x) => x !== card);
    yield* discard(g, taker, [card, ...(yield* pickToDiscard(g, -1, taker, rest, CARDS))], 'effect');
  },
);

export const RIFTS: readonly Face[] = [colonyRift, cardRift, ...[3, 4, 5].map(shipRift)];
