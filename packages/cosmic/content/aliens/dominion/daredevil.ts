import {
  ability,
  addToTotal,
  alien,
  alliesOn,
  asker,
  chooseAmong,
  chooseCard,
  chooseOption,
  colourOf,
  type Cosmic,
  countShips,
  discard,
  discardable,
  type Due,
  enc,
  faceOf,
  type Flow,
  hasColony,
  hasWon,
  land,
  lingering,
  loseChosen,
  mainOn,
  mayBeRewarded,
  mySide,
  opposingMain,
  placeName,
  placeNamed,
  type Player,
  reaction,
  type RewardsDueEvent,
  rewardsForShips,
  roomOn,
  shipsOn,
  SHOWS,
  stillDiscardable,
  system,
  type CardNo,
} from '../../../effects/index.ts';

/** Attack cards that can be thrown away for the thrill. */
const LOWEST = 1;
const HIGHEST = 8;
/** By how little one has to win, and with the super flare. */
const CLOSE = 4;
const LESS_CLOSE = 6;
/** Ships that a stunt costs if it fails. */
const PRICE = 3;

const ballast = (g: Cosmic, me: Player): number[] =>
  discardable(g, me, (_g, card) => {
    const { type, value } = faceOf(g, card);
    return type === 'attack' && value >= LOWEST && value <= HIGHEST;
  });

/** By how much this player's side has won by its total, or Infinity. */
function margin(g: Cosmic, me: Player): number {
  const { outcome } = enc(g);
  return outcome?.kind === 'won' && hasWon(g, me) ? (outcome.margin ?? Infinity) : Infinity;
}

/** Everybody on the winning side, with a reward for each ship there. */
const rewarding = (g: Cosmic, { winner }: RewardsDueEvent): Due[] =>
  [...new Set([mainOn(g, winner), ...alliesOn(g, winner)])].flatMap((who) => {
    const n = rewardsForShips(g, who, countShips(shipsOn(g, winner, who)));
    return n > 0 && mayBeRewarded(g, who) ? [{ who, n, why: 'effect' }] : [];
  });

const rewardAll = (g: Cosmic, ev: RewardsDueEvent): void => void ev.due.push(...rewarding(g, ev));

/** Planets at the home of the opposing main player on which a new colony could be. */
const landingSites = (g: Cosmic, me: Player): number[] =>
  system(g, colourOf(g, opposingMain(g, me))).filter((x) => !hasColony(g, me, x) && roomOn(g, x) > 0);

function* landBehind(g: Cosmic, me: Player): Flow {
  const ships = shipsOn(g, mySide(g, me), me);
  const sites = landingSites(g, me).map((x) => placeName(g, x));
  if (ships.length === 0 || sites.length === 0) return;
  const site = yield* chooseOption(g, me, [...sites, 'none'], { tag: 'daredevil.site', shows: SHOWS.place });
  if (site === 'none') return;
  const ship = yield* chooseAmong(g, me, ships, { tag: 'daredevil.ship', from: asker(g), min: 1, max: 1 });
  yield* land(g, me, ship, placeNamed(g, site));
}

/** A stunt that was announced. It comes off if the victory is close, and costs ships however else the encounter ends. */
const stunt = lingering<{ who: Player }>('daredevil.stunt', [
  ability({
    id: 'land',
    at: 'resolution.landing',
    must: true,
    when: ({ g, me }) => margin(g, me) <= CLOSE,
    *commit({ g, me }) {
      stunt.end(g, (x) => x.who === me);
      yield* landBehind(g, me);
    },
  }),
  ability({
    id: 'crash',
    at: ['resolution.afterOutcome', 'encounter.end'],
    must: true,
    *commit({ g, me }) {
      stunt.end(g, (x) => x.who === me);
      yield* loseChosen(g, me, PRICE, { tag: 'daredevil.price', from: asker(g), cause: me, data: { n: PRICE } });
    },
  }),
]);

export const daredevil = alien({
  id: 'daredevil',
  name: 'Daredevil',
  set: 'dominion',
  alert: 'yellow',
  summary: 'Is rewarded for winning by a hair',
  asks: {
    'daredevil.card': 'Which attack card do you throw away? Its value is taken off the total of your side.',
    'daredevil.site': 'Where do you found a colony with one of your ships in the encounter?',
    'daredevil.site:none': 'Nowhere',
    'daredevil.ship': 'Which ship do you send there?',
    'daredevil.price': 'It was not close enough. Which {n, plural, one {# ship} other {# ships}} do you lose?',
  },
  power: {
    text:
      'As a main player or ally, once cards are revealed, you may discard an attack card between 01 and 08 and take its value off the total of your ' +
      'side. When your side wins by 4 or less, everybody on it receives a reward for each own ship in the encounter, on top of all else.',
    clauses: [
      ability<{ readonly card: CardNo }>({
        at: 'reveal.reinforce',
        as: 'main-or-ally',
        when: ({ g, me }) => ballast(g, me).length > 0,
        *prepare({ g, me }) {
          return { card: yield* chooseCard(g, me, ballast(g, me), { tag: 'daredevil.card' }) };
        },
        *commit({ g, me }, { card }) {
          if (stillDiscardable(g, me, [card]).length === 0) return;
          const { value } = faceOf(g, card);
          yield* discard(g, me, [card], 'effect');
          addToTotal(g, mySide(g, me), -value);
        },
      }),
      reaction<'rewards.due'>({
        id: 'close',
        on: 'rewards.due',
        must: true,
        passive: true,
        when: ({ g, me }) => margin(g, me) <= CLOSE,
        *commit({ g, ev }) {
          rewardAll(g, ev);
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player or ally, with the cards selected: if your side wins by 4 or less, one of your ships in the encounter may found a colony on ' +
      'any planet at the home of the opposing main player. If not, you lose three ships of your choice.',
    clauses: [
      ability({
        at: 'planning.selected',
        as: 'main-or-ally',
        *commit({ g, me }) {
          stunt.start(g, me, { who: me });
        },
      }),
    ],
  },
  super: {
    text: 'A victory of your side by 6 or less is close enough for everybody on it to be rewarded.',
    clauses: [
      reaction<'rewards.due'>({
        on: 'rewards.due',
        as: 'main',
        when: ({ g, me, ev }) => margin(g, me) > CLOSE && margin(g, me) <= LESS_CLOSE && rewarding(g, ev).length > 0,
        *commit({ g, ev }) {
          rewardAll(g, ev);
        },
      }),
    ],
  },
});
