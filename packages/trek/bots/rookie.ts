import {
  fallbackAnswer,
  isLegal,
  type Act,
  type ActMove,
  type Answer,
  type Decision,
  type Step,
  type StepAnswer,
} from '@parley/kernel/client';
import type { Bot, Seen } from '@parley/kernel/players';
import { optionIds, pieceIn, zoneId, zoneIn } from '../ids/index.ts';
import type { Location, Thing, TrekView } from '../view/index.ts';
import { wantedAtAnyTime } from './any-time.ts';
import { couldSolve, distance, goalOf, helpOf, isHopeless, worthOf } from './judge.ts';
import { give, offered, type Offered } from './orders.ts';
import { factsOf, isAble, peopleIn, see, shipOf, type Post, type Sight, type Tried, type Vessel } from './see.ts';
import { seedMove } from './seeding.ts';

/** Plays by what its seat may know: reports what a mission lacks, flies where it can be solved, attempts when it could be. */
export function rookie(): Bot<TrekView> {
  const memory: Memory = { turn: -1, orders: [], tried: new Map() };
  return {
    name: 'rookie',
    answer(seen, d) {
      const a = thought(seen, d, memory);
      return a !== null && isLegal(d, a) ? a : fallbackAnswer(d);
    },
    raise: (seen, raisable) => wantedAtAnyTime(see(seen), raisable),
  };
}

/** Orders it has given this turn, since the same is not given over and over; and what it has tried in vain, by mission. */
interface Memory {
  turn: number;
  orders: string[];
  readonly tried: Map<number, Tried>;
}
/** So often the same order makes sense in a turn. */
const OFTEN = 2;

function thought(seen: Seen<TrekView>, d: Decision, memory: Memory): Answer | null {
  switch (d.kind) {
    case 'act':
      return d.tag === 'seed' ? seedMove(see(seen), d) : turnMove(see(seen), d, memory);
    case 'choose':
      return d.tag === 'use' ? null : picked(see(seen), d.options);
    case 'some':
      return somePicked(see(seen), d);
    case 'yesno':
      return true;
    default:
      return null;
  }
}

const END = optionIds.write.word({ word: 'end' });

/** The next thing to do in a turn: the first of these that there is something to do for. */
function turnMove(sight: Sight, d: Act, memory: Memory): ActMove {
  const { n } = sight.board.table.turn;
  if (memory.turn !== n) [memory.turn, memory.orders] = [n, []];
  const all = offered(d).filter(({ offer }) => memory.orders.filter((x) => x === offer.id).length < OFTEN);
  const move = nextMove({ ...sight, tried: memory.tried }, all);
  memory.orders.push(move.verb);
  remember(sight, move, memory);
  return move;
}

/** With how many people a mission was attempted while so many seed cards lay there: what stopped these stops as many again. */
function remember(sight: Sight, { verb }: ActMove, { tried }: Memory): void {
  const said = optionIds.read(verb);
  if (said.kind !== 'order' || said.verb !== 'attempt') return;
  const ship = shipAt(sight, said.of);
  const at = ship?.at ?? sight.places.find((x) => x.piece === said.of);
  if (at === undefined) return;
  const people = ship === undefined ? peopleIn(at.surface?.things ?? [], sight.seat) : ship.crew;
  tried.set(at.piece, { seeds: at.seeds.count, size: people.filter(isAble).length });
}

function nextMove(sight: Sight, all: readonly Offered[]): ActMove {
  return report(sight, all) ?? attempt(sight, all) ?? gather(sight, all) ?? land(sight, all) ?? fly(sight, all) ?? { verb: END, steps: [] };
}

/** A step answered by the first of its options, all of them where several may go. */
const usual = (ask: Step['ask']): StepAnswer => (ask.kind === 'some' ? [...ask.options].slice(0, ask.max) : fallbackAnswer(ask));

/** Ships while there are too few, else whoever brings a mission nearest; free ones always. */
function report(sight: Sight, all: readonly Offered[]): ActMove | null {
  const hand = sight.board.seats[sight.seat].hand.cards;
  const ranked = all
    .filter((x) => x.verb === 'report' || x.verb === 'play')
    .map((x) => ({ x, worth: reportWorth(sight, hand.find((c) => c.piece === x.of)?.card, x) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  for (const { x } of ranked) {
    const isShip = factsOf(hand.find((c) => c.piece === x.of)?.card)?.type === 'Ship';
    const move = give(x.offer, (ask) => (ask.kind === 'choose' ? reportPlace(sight, ask.options, isShip) : usual(ask)));
    if (move !== null) return move;
  }
  return null;
}

function reportWorth(sight: Sight, card: string | undefined, { of }: Offered): number {
  const facts = factsOf(card);
  if (facts === null || card === undefined) return 0;
  switch (facts.type) {
    case 'Ship':
      return sight.ships.length === 0 ? 100 : strandedAt(sight, facts.native).length > 0 ? 60 : sight.ships.length < 2 ? 6 : 1;
    case 'Personnel':
      return 10 + worthOf({ seat: sight.seat, card }) + 3 * helpOf(sight, { seat: sight.seat, piece: of, card });
    case 'Equipment':
      return 4;
    case 'Facility':
      return 3;
    case 'Event':
    case 'Objective':
      return 5;
    default:
      return 0;
  }
}

/** Facilities of this quadrant where people wait and no ship is. */
const strandedAt = (sight: Sight, native: string): Post[] =>
  sight.posts.filter(
    (x) =>
      x.people.length >= WAITING &&
      takesShips(x.thing) &&
      !sight.ships.some((ship) => ship.at === x.at) &&
      sight.board.lines.some(({ line, locations }) => line === native && locations.includes(x.at)),
  );
const WAITING = 2;

/** People report where ships of one's own are, and where most others are; ships where people wait for one. */
function reportPlace(sight: Sight, options: readonly string[], isShip: boolean): string {
  const worth = (option: string): number => {
    const said = optionIds.read(option);
    if (said.kind !== 'zone') return said.kind === 'word' && said.word === 'free' ? 1 : 0;
    const post = sight.posts.find((x) => x.thing.zone === said.zone);
    if (post === undefined) return 0;
    const ships = Math.min(1, sight.ships.filter((x) => x.at === post.at).length);
    return (isShip ? -20 : 20) * ships + (takesShips(post.thing) ? 10 : 0) + post.people.length;
  };
  return options.toSorted((a, b) => worth(b) - worth(a))[0];
}
function takesShips(post: Thing): boolean {
  const facts = factsOf(post.card);
  return facts?.type === 'Facility' && facts.facility === 'Outpost';
}

/** Attempts what those who are there can solve, as the rules say of their need. */
function attempt(sight: Sight, all: readonly Offered[]): ActMove | null {
  for (const x of all) {
    if (x.verb !== 'attempt') continue;
    const at = shipAt(sight, x.of)?.at ?? sight.places.find((place) => place.piece === x.of);
    const size = shipAt(sight, x.of)?.crew.length ?? peopleIn(at?.surface?.things ?? [], sight.seat).filter(isAble).length;
    if (at === undefined || isHopeless(sight, at, size)) continue;
    const met = sight.board.chances.some((row) => row.need.met && (row.mission === x.of || shipAt(sight, x.of)?.thing.zone === row.zone));
    if (met) return give(x.offer, usual);
  }
  return null;
}
const shipAt = (sight: Sight, piece: number): Vessel | undefined => sight.ships.find((x) => x.thing.piece === piece);

/** Brings people together: from a facility aboard a ship there, and back up from a planet where nothing is left to do. */
function gather(sight: Sight, all: readonly Offered[]): ActMove | null {
  for (const ship of sight.ships) {
    if ((ship.thing.stopped ?? 0) > 0) continue;
    for (const x of all) {
      if (x.verb !== 'beam' && x.verb !== 'walk') continue;
      if (!isSourceFor(sight, ship, x.of)) continue;
      const move = go(x, ship.thing.zone);
      if (move !== null) return move;
    }
  }
  return null;
}

/** Are there people at this place who should be aboard this ship? */
function isSourceFor(sight: Sight, ship: Vessel, zone: number): boolean {
  const post = sight.posts.find((x) => x.thing.zone === zone && x.at === ship.at);
  if (post !== undefined) {
    if (ship !== bestShipAt(sight, ship.at)) return false;
    const able = post.people.filter(isAble);
    return able.length > 0 && goalOf(sight, [...ship.crew, ...able], ship.at) !== null;
  }
  const { surface } = ship.at;
  if (surface?.zone !== zone) return false;
  const team = peopleIn(surface.things, sight.seat).filter(isAble);
  const both = [...team, ...ship.crew.filter(isAble)];
  return team.length > 0 && (isHopeless(sight, ship.at, both.length) || !couldSolve(both, ship.at));
}
/** Of several ships at a place the one with the most RANGE goes. */
function bestShipAt(sight: Sight, at: Location): Vessel | undefined {
  return sight.ships.filter((x) => x.at === at).toSorted((a, b) => b.crew.length - a.crew.length || rangeOf(b.thing) - rangeOf(a.thing))[0];
}
function rangeOf(x: Thing): number {
  const range = shipOf(x)?.numbers.RANGE ?? 0;
  return range === null ? 0 : typeof range === 'number' ? range : range.base;
}

/** Everybody who can goes from a place to another. Null: that is not offered. */
function go({ offer }: Offered, to: number): ActMove | null {
  if (offer.first === undefined || offer.first.ask.kind === 'some') {
    const only = offer.data?.to;
    if (only !== to) return null;
  }
  return give(offer, (ask) => {
    if (ask.kind === 'choose') return ask.options.includes(zoneId(to)) ? zoneId(to) : null;
    return ask.kind === 'some' ? mostOf(ask) : fallbackAnswer(ask);
  });
}
/** As many as may go together. */
function mostOf(ask: Extract<Step['ask'], { readonly kind: 'some' }>): readonly string[] {
  const chosen: string[] = [];
  for (const option of ask.options) {
    const more = [...chosen, option];
    if ((ask.caps ?? []).every(({ of, max = Infinity }) => more.filter((x) => of.includes(x)).length <= max)) chosen.push(option);
  }
  return chosen;
}

/** Beams a crew down to a planet that it can solve. */
function land(sight: Sight, all: readonly Offered[]): ActMove | null {
  for (const ship of sight.ships) {
    const { surface } = ship.at;
    if (surface === null) continue;
    const team = peopleIn(surface.things, sight.seat).filter(isAble);
    const both = [...ship.crew.filter(isAble), ...team];
    if (!couldSolve(both, ship.at) || isSpaceOnly(ship.at) || isHopeless(sight, ship.at, both.length)) continue;
    const x = all.find((o) => o.verb === 'beam' && o.of === ship.thing.zone);
    const move = x === undefined ? null : go(x, surface.zone);
    if (move !== null) return move;
  }
  return null;
}
const isSpaceOnly = ({ card }: Location): boolean => {
  const facts = factsOf(card);
  return facts?.type === 'Mission' && facts.where === 'space';
};

/** Flies a crew to where it can solve something; docked ships undock first. */
function fly(sight: Sight, all: readonly Offered[]): ActMove | null {
  for (const ship of sight.ships) {
    const goal = ship.crew.length === 0 || isTooSoon(sight, ship) ? null : (goalOf(sight, ship.crew, ship.at) ?? home(sight, ship));
    if (goal === null || goal === ship.at) {
      const x = goal === ship.at && isSpaceOnly(ship.at) ? all.find((o) => o.verb === 'undock' && o.of === ship.thing.piece) : undefined;
      if (x !== undefined) return give(x.offer, usual);
      continue;
    }
    const x = all.find((o) => (o.verb === 'move' || o.verb === 'undock') && o.of === ship.thing.piece);
    if (x === undefined) continue;
    if (x.verb === 'undock') return give(x.offer, usual);
    const move = give(x.offer, (ask) => (ask.kind === 'choose' ? nearest(sight, ship, ask.options, goal) : usual(ask)));
    if (move !== null) return move;
  }
  return null;
}

/** A few go early only when nobody is left to come: dilemmas want people to spare. */
const ENOUGH = 6;
function isTooSoon({ board, seat, posts }: Sight, { crew, at }: Vessel): boolean {
  if (crew.length >= ENOUGH || !posts.some((x) => x.at === at)) return false;
  return board.seats[seat].hand.cards.some((x) => factsOf(x.card)?.type === 'Personnel');
}

/** Back to where people wait, if those aboard can solve nothing. */
function home(sight: Sight, ship: Vessel): Location | null {
  const post = sight.posts.find(
    (x) => x.at !== ship.at && goalOf(sight, [...ship.crew, ...x.people], x.at) !== null && x.people.length > 0,
  );
  return post?.at ?? null;
}

/** The place in reach that is nearest to the goal, if it is nearer than where the ship is. */
function nearest(sight: Sight, ship: Vessel, options: readonly string[], goal: Location): string | null {
  const at = (option: string): Location | undefined => sight.places.find((x) => x.space.zone === zoneIn(option));
  const far = (x: Location | undefined): number => {
    const way = x === undefined ? -1 : distance(sight, x, goal);
    return way < 0 ? Infinity : way;
  };
  const [best] = options.toSorted((a, b) => far(at(a)) - far(at(b)));
  return best !== undefined && far(at(best)) < far(ship.at) ? best : null;
}

/** One of several: of one's own cards the least, of others the most; a place as it comes. */
function picked(sight: Sight, options: readonly string[]): string {
  const worth = (option: string): number => {
    const said = optionIds.read(option);
    if (said.kind !== 'piece') return 0;
    const card = sight.board.cards.get(pieceIn(option));
    if (card === undefined) return 0;
    const value = worthOf(card);
    return (card.controller ?? card.seat) === sight.seat ? -value : value;
  };
  return options.toSorted((a, b) => worth(b) - worth(a))[0];
}
function somePicked(sight: Sight, d: Extract<Decision, { readonly kind: 'some' }>): readonly string[] {
  const left = [...d.options];
  const chosen: string[] = [];
  while (chosen.length < d.min && left.length > 0) {
    const next = picked(sight, left);
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}
