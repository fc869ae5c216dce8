import {
  ability,
  alien,
  asker,
  canRetrieve,
  cardKey,
  cardOfKey,
  chooseOption,
  confirm,
  type Cosmic,
  countShips,
  discard,
  discardable,
  emit,
  type Flow,
  groupsInWarp,
  handOf,
  handSize,
  hasColony,
  homePlanets,
  inWarp,
  land,
  leaveWarp,
  openingCard,
  openingFlare,
  opponent,
  others,
  pickToDiscard,
  pickUp,
  placeName,
  placeNamed,
  type Player,
  receiveRewards,
  retrieve,
  roomOn,
  SHOWS,
  tookBack,
  typeOf,
  zoneOf,
  type CardNo,
} from '../../../effects/index.ts';

/** Has nothing taken the card from the pile it went to? */
const isPiled = (g: Cosmic, card: CardNo): boolean => g.s.zones[zoneOf(g, card)].kind.endsWith('discard');

/** What comes of everybody's answers: who did not follow, and the cards that lie on a pile because of it. */
interface Joy {
  readonly cold: Player[];
  readonly piled: number[];
}

/** Everybody else may follow with a card, one after the other; a card of the loved type frees one's ships. */
function* spread(g: Cosmic, me: Player, loved: number): Flow<Joy> {
  const joy: Joy = { cold: [], piled: [] };
  for (const p of others(g, me)) {
    const options = [...discardable(g, p).map((card) => cardKey(g, card)), 'nothing'];
    const answer = yield* chooseOption(g, p, options, { tag: 'love.answer', shows: SHOWS.card, data: { by: me, card: g.s.face[loved] } });
    if (answer === 'nothing') {
      joy.cold.push(p);
      continue;
    }
    const card = cardOfKey(answer);
    const follows = typeOf(g, card) === typeOf(g, loved); // errata-love
    joy.piled.push(...(yield* discard(g, p, [card], 'effect')));
    if (follows) yield* release(g, p);
    else joy.cold.push(p);
  }
  return joy;
}

function* release(g: Cosmic, p: Player): Flow {
  const n = inWarp(g, p);
  if (n === 0 || !canRetrieve(g, p) || !(yield* confirm(g, p, { tag: 'love.release', data: { n } }))) return;
  yield* retrieve(g, p, n, asker(g));
}

/** Planets in the systems of these players on which a new colony is possible. */
const openTo = (g: Cosmic, me: Player, cold: readonly Player[]): number[] =>
  cold.flatMap((p) => homePlanets(g, p).filter((x) => !hasColony(g, me, x) && roomOn(g, x) > 0));

/** All of one's ships leave the warp together and settle at the home of somebody who did not follow. */
function* settleIn(g: Cosmic, me: Player, cold: readonly Player[]): Flow {
  const n = inWarp(g, me);
  const planets = openTo(g, me, cold);
  if (n === 0 || planets.length === 0) return;
  const options = [...planets.map((x) => placeName(g, x)), 'nothing'];
  const answer = yield* chooseOption(g, me, options, { tag: 'love.colony', shows: SHOWS.place, data: { n } });
  if (answer === 'nothing') return;
  const ships = yield* leaveWarp(g, me, groupsInWarp(g, me));
  if (ships.length === 0) return;
  const came = countShips(ships) - (yield* land(g, me, ships, placeNamed(g, answer)));
  emit(g, 'ships-retrieved', { who: me, n: came });
  yield* tookBack(g, me, came);
}

export const love = alien({
  id: 'love',
  name: 'Love',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Frees the ships of those who follow it',
  asks: {
    'love.card': 'Which card do you spend? Others may follow with one of its type.',
    'love.answer': '{by} has spent {card}. Which card do you discard? One of that type frees your ships from the warp.',
    'love.answer:nothing': 'None',
    'love.release': 'Do you bring all your {n, plural, one {# ship} other {# ships}} home from the warp?',
    'love.colony': 'Where do your {n, plural, one {# ship} other {# ships}} from the warp found a colony?',
    'love.colony:nothing': 'Nowhere: they stay there',
    'love.ask': '{by} asks you to discard a random card. If you refuse, {by} gets a reward.',
    'love.take': 'Do you take {card}?',
  },
  tells: {
    'card-loved': '{who} {who, select, you {spend} other {spends}} {card}.',
    'love-refused': '{who} {who, select, you {refuse} other {refuses}} to discard.',
  },
  power: {
    text:
      'When your turn starts: discard a card. The others, clockwise, may each discard one too; whoever matches its type may bring all own ships home ' +
      'from the warp. If everybody matches it, you take all those cards, yours as well. If not, you may lead all your ships out of the warp to found ' +
      'one colony at the home of somebody who did not.',
    clauses: [
      openingCard('love.card', 'card-loved', function* ({ g, me }, card, boost) {
        const own = boost ? [] : yield* discard(g, me, [card], 'effect'); // dominion-love-01
        const { cold, piled } = yield* spread(g, me, card);
        if (cold.length > 0) yield* settleIn(g, me, cold);
        else
          pickUp(
            g,
            me,
            [...own, ...piled].filter((x) => isPiled(g, x)),
          );
      }),
    ],
  },
  wild: {
    text:
      'As a main player, before cards are selected: ask your opponent to discard a random card. If that happens you may take the card, if not ' +
      'you receive one reward.',
    clauses: [
      ability({
        at: 'planning.beforeSelect', // dominion-love-02
        as: 'main', // dominion-love-02
        *commit({ g, me }) {
          const them = opponent(g, me);
          if (handSize(g, them) === 0 || !(yield* confirm(g, them, { tag: 'love.ask', data: { by: me } }))) {
            emit(g, 'love-refused', { who: them });
            yield* receiveRewards(g, me, 1, 'effect'); // dominion-love-04
            return;
          }
          const gone = yield* discard(g, them, yield* pickToDiscard(g, me, them, handOf(g, them), 1), 'effect');
          for (const card of gone)
            // dominion-love-03
            if (yield* confirm(g, me, { tag: 'love.take', data: { card: g.s.face[card] } })) pickUp(g, me, [card]);
        },
      }),
    ],
  },
  super: { text: 'The card you spend for your power is only shown and stays in your hand, if you like.', clauses: [openingFlare] },
});
