import {
  ability,
  addToTotal,
  alien,
  allCaptives,
  asker,
  canTakeHome,
  captives,
  capture,
  chooseAmong,
  chooseShips,
  type Cosmic,
  countShips,
  type Ctx,
  discard,
  doomed,
  doomedCount,
  enc,
  endEncounter,
  type Flow,
  handOf,
  handSize,
  hasWonAsMain,
  inWarp,
  isOutOfCards,
  isPlanet,
  loseShips,
  type Loss,
  type LossEvent,
  OFFENSE,
  others,
  pickBlindly,
  pickToDiscard,
  type Player,
  reaction,
  returnShips,
  revealedAs,
  sacrificePlaces,
  sheetIn,
  sheetOfSuper,
  type ShipGroup,
  standsAs,
  takeCards,
  takeSomeHome,
  terms,
  timing,
  warpPlaces,
  withdraw,
} from '../../../effects/index.ts';

const countOf = (c: Ctx<unknown>, p: Player): number => countShips(captives(c.g, sheetIn(c), p));

/** Others with ships on their way to the warp, in timing order. */
const losersIn = (g: Cosmic, ev: LossEvent, me: Player): Player[] => timing(g).filter((p) => p !== me && doomedCount(ev, p) > 0);

/** One ship of this player never reaches the warp. */
function* subjugate(c: Ctx<LossEvent>, p: Player): Flow {
  const { g, me, ev } = c;
  const how = { tag: 'tyrant.ship', from: asker(g), min: 1, max: 1, by: me, data: { who: p } };
  const [ship] = yield* chooseAmong(g, p, doomed(ev, p), how);
  const loss = doomed(ev, p).find((x) => x.place === ship.place && x.colour === ship.colour && x.stack === ship.stack);
  if (loss === undefined) return;
  withdraw(ev, loss, 1);
  capture(g, sheetIn(c), [{ ...ship, n: 1 }]);
}

/** Is it made to send ships to the warp? What it sends for effects of its own is its own choice. */
const isForced = ({ me, ev }: Ctx<LossEvent>): boolean => ev.kind !== 'sent' || ev.by !== me;

/** Those of its ships on their way to the warp that could stay where they are. */
function staying({ g, me, ev }: Ctx<LossEvent>): Loss[] {
  const places = sacrificePlaces(g, me, 'anywhere');
  return doomed(ev, me).filter((x) => places.includes(x.place));
}

/** Those that have to go home when they are spared: they have lost an encounter, or their planet is no more. Ships that others hold do neither. */
const homeless = ({ g, me, ev }: Ctx<LossEvent>): Loss[] =>
  doomed(ev, me).filter((x) => ev.kind === 'losing' || (g.s.places[x.place].kind === 'planet' && !isPlanet(g, x.place)));

/** How many of its ships others could go to the warp for. */
function sparable(c: Ctx<LossEvent>): number {
  if (!isForced(c)) return 0;
  const leaving = canTakeHome(c.g, c.ev, c.me) ? countShips(homeless(c)) : 0;
  return c.ev.kind === 'losing' ? leaving : leaving + countShips(staying(c));
}

/** Ships that were to be lost are spared. */
function* spare(c: Ctx<LossEvent>, n: number): Flow {
  const { g, me, ev } = c;
  if (homeless(c).length > 0) {
    yield* takeSomeHome(g, ev, me, n, asker(g));
    return;
  }
  for (const loss of staying(c)) {
    withdraw(ev, loss, Math.min(n, loss.n));
    n -= Math.min(n, loss.n);
  }
}

const sunkOthers = (g: Cosmic, me: Player): Player[] => timing(g).filter((p) => p !== me && enc(g).sunk?.includes(p) && handSize(g, p) > 0);
const inWarpOf = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => inWarp(g, p) > 0);

export const tyrant = alien({
  id: 'tyrant',
  name: 'Tyrant',
  set: 'storm',
  alert: 'red',
  summary: 'Subjugates ships and lets them work for it',
  asks: {
    'tyrant.ship': 'Which ship of {who} do you subjugate?',
    'tyrant.instead': 'Which subjugated ships go to the warp in the place of yours, up to {n}?',
    'tyrant.release': 'a subjugated ship',
    'tyrant.which': 'Which subjugated ships do you release?',
  },
  shows: { captives: 'Subjugated: {ships}' },
  power: {
    text:
      'As a main player who wins after revealing an attack: a ship of each loser in the encounter is captured on this sheet instead of being ' +
      'lost. When you become the defense, the offense discards a card at random for each of its ships here; without an encounter card left ' +
      'the encounter ends. As the offense, once you have revealed an attack, add the number of ships you hold of the defense. You may ' +
      'lose ships you hold in the place of your own, and release them in deals.',
    clauses: [
      reaction<'ships.divert'>({
        id: 'subjugate',
        on: 'ships.divert',
        as: 'main',
        must: true,
        when: ({ g, me, ev }) =>
          ev.kind === 'losing' && hasWonAsMain(g, me) && revealedAs(g, me) === 'attack' && losersIn(g, ev, me).length > 0,
        *commit(c) {
          for (const p of losersIn(c.g, c.ev, c.me)) yield* subjugate(c, p);
        },
      }),
      ability({
        id: 'tax',
        at: 'destiny.defenseDetermined',
        as: 'defense',
        must: true,
        when: (c) => countOf(c, enc(c.g).offense) > 0,
        *commit(c) {
          const { g, me } = c;
          const { offense } = enc(g);
          const cards = yield* pickToDiscard(g, me, offense, handOf(g, offense), countOf(c, offense));
          yield* discard(g, offense, cards, 'effect');
          if (isOutOfCards(g, offense)) endEncounter(g, { success: false, turnEnds: false });
        },
      }),
      ability({
        id: 'press',
        at: 'reveal.revealed',
        as: 'offense',
        must: true,
        when: (c) => standsAs(c.g, c.me, 'attack') && countOf(c, enc(c.g).defense) > 0,
        *commit(c) {
          addToTotal(c.g, OFFENSE, countOf(c, enc(c.g).defense));
        },
      }),
      reaction<'ships.save', readonly ShipGroup[]>({
        id: 'instead',
        on: 'ships.save',
        passive: true,
        when: (c) => allCaptives(c.g, sheetIn(c)).length > 0 && sparable(c) > 0,
        *prepare(c) {
          const { g, me } = c;
          const max = sparable(c);
          const how = { tag: 'tyrant.instead', from: asker(g), min: 1, max, data: { n: max } };
          return yield* chooseAmong(g, me, allCaptives(g, sheetIn(c)), how);
        },
        *commit(c, ships) {
          yield* spare(c, countShips(ships));
          yield* loseShips(c.g, 'sent', c.me, ships);
        },
      }),
      terms('tyrant.release', {
        most: (c, to) => countOf(c, to),
        *give(c, to, n) {
          const { g, me } = c;
          const how = { tag: 'tyrant.which', from: 'power:tyrant', min: n, max: n, by: me };
          const ships = yield* chooseAmong(g, to, captives(g, sheetIn(c), to), how);
          yield* returnShips(g, to, ships, 'power:tyrant');
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally, when the encounter ends: take a card at random from everybody else whose ships went to the warp in its resolution.',
    clauses: [
      ability({
        at: 'encounter.end',
        as: 'ally',
        when: ({ g, me }) => sunkOthers(g, me).length > 0,
        *commit({ g, me }) {
          for (const p of sunkOthers(g, me)) takeCards(g, me, p, yield* pickBlindly(g, me, handOf(g, p), 1));
        },
      }),
    ],
  },
  super: {
    text: 'When you regroup as the offense: subjugate a ship of everybody else who has any in the warp.',
    clauses: [
      ability({
        at: 'regroup.during',
        as: 'offense',
        when: ({ g, me }) => inWarpOf(g, me).length > 0,
        *commit({ g, me }) {
          for (const p of inWarpOf(g, me)) {
            const how = { tag: 'tyrant.ship', from: asker(g), min: 1, max: 1, by: me, data: { who: p } };
            capture(g, sheetOfSuper(g, 'tyrant'), yield* chooseShips(g, p, warpPlaces(g), how));
          }
        },
      }),
    ],
  },
});
