import { emit, finish, touch, type Flow, type Seat } from '@parley/kernel';
import { SEATS, type Points, type Trek } from '../state/state.ts';
import { event, query } from '../timing/timing.ts';

const scored = event('scored');
const target = query('target');
const countingAsked = query('counting');

/** Points somebody gets at one moment. */
export interface Award {
  readonly seat: Seat;
  readonly kind: Points['kind'];
  readonly n: number;
  /** What they are for, as questions name causes: 'card:DOM-52'. */
  readonly cause: string;
  /** They stay in the score but do not count toward winning (T57.5). */
  readonly idle?: boolean;
}

/** Points are scored, and whoever has enough has won at once (T34.1, T57.4). */
export const score = (g: Trek, seat: Seat, kind: Points['kind'], n: number, cause: string): Flow => award(g, [{ seat, kind, n, cause }]);

/** The same for points that several get at one moment: if both have enough, the higher score wins (T34.6). */
export function* award(g: Trek, awards: readonly Award[]): Flow {
  const turn = g.s.turn.n;
  const given = awards.filter((x) => x.n !== 0);
  if (given.length === 0) return;
  g.s.points = [...g.s.points, ...given.map(({ idle = false, ...x }): Points => ({ ...x, turn, idle }))];
  touch(g, 'score');
  for (const { seat, kind, n } of given) emit(g, 'scored', { by: seat, kind, n, total: scoreOf(g, seat) });
  for (const { seat, kind, n } of given) yield* scored.open(g, { by: seat, kind, n });
  declareVictory(g);
}

/** Everything somebody has scored, mission and bonus points (T34.2). */
export const scoreOf = (g: Trek, seat: Seat, kind?: Points['kind']): number =>
  g.s.points.reduce((n, x) => (x.seat === seat && (kind === undefined || x.kind === kind) ? n + x.n : n), 0);
/** What is compared with the target, and at the end (T57.5). */
export const counting = (g: Trek, seat: Seat): number => countingAsked.ask(g, pointsThatCount(g, seat), seat);
/** Points that are not idle, of one kind or all of them. */
export const pointsThatCount = (g: Trek, seat: Seat, kind?: Points['kind']): number =>
  g.s.points.reduce((n, x) => (x.seat === seat && !x.idle && (kind === undefined || x.kind === kind) ? n + x.n : n), 0);
export const targetOf = (g: Trek, seat: Seat): number => target.ask(g, g.s.options.target, seat);

/** Ends the game if somebody has the points for it. */
export function declareVictory(g: Trek): void {
  const there = seats().filter((seat) => counting(g, seat) >= targetOf(g, seat));
  if (there.length > 0) end(g, best(g, there), 'points');
}

/** Ends the game: the higher score wins, also below zero; equal ones are a draw (T57.3). */
export const endByScore = (g: Trek): never => end(g, best(g, seats()), 'deck');

/** Ends it at once, in the middle of whatever is going on. */
export function end(g: Trek, winners: readonly Seat[], by: 'points' | 'deck' | 'conceded'): never {
  g.s.winners = winners;
  g.s.wonBy = by;
  touch(g, 'table');
  emit(g, 'won', { winners: [...winners], by, scores: seats().map((seat) => scoreOf(g, seat)) });
  return finish();
}

const seats = (): Seat[] => [...Array(SEATS).keys()];
function best(g: Trek, among: readonly Seat[]): Seat[] {
  const most = Math.max(...among.map((seat) => counting(g, seat)));
  return among.filter((seat) => counting(g, seat) === most);
}
