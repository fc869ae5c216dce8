import type { Played } from './game.ts';

/** Counts of games, wins of any kind and wins alone. */
export interface Score {
  games: number;
  wins: number;
  solo: number;
}

/** How often each value came up. */
export type Histogram = Map<number, number>;

/** A game that could not be counted, with the reason. */
export interface Failure {
  readonly n: number;
  readonly message: string;
}

/**
 * What is known of some games. It holds nothing but sums, so that tallies can be added up in any order and the result does
 * not depend on who played which games.
 */
export interface Tally {
  games: number;
  /** By row of the report. */
  readonly rows: Map<string, Score>;
  readonly bots: Map<string, Score>;
  /** Games by the number of winners. */
  readonly winners: Histogram;
  /** Games by what decided them. */
  readonly ways: Map<string, number>;
  /** Games by how long they were, by what is counted. */
  readonly lengths: Map<string, Histogram>;
  readonly decisions: Histogram;
  readonly uses: Map<string, number>;
  readonly failures: Failure[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  rows: new Map(),
  bots: new Map(),
  winners: new Map(),
  ways: new Map(),
  lengths: new Map(),
  decisions: new Map(),
  uses: new Map(),
  failures: [],
});

export function addGame(t: Tally, game: Played, bots: readonly string[]): void {
  t.games++;
  game.rows.forEach((row, seat) => {
    const won = game.winners.includes(seat);
    const score = { games: 1, wins: won ? 1 : 0, solo: won && game.winners.length === 1 ? 1 : 0 };
    addScore(t.rows, row, score);
    addScore(t.bots, bots[seat], score);
  });
  bump(t.winners, game.winners.length, 1);
  bump(t.ways, game.by, 1);
  for (const [what, n] of Object.entries(game.lengths)) bump(lengthsOf(t, what), n, 1);
  bump(t.decisions, game.decisions, 1);
  for (const [what, n] of game.uses) bump(t.uses, what, n);
}

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  for (const [row, score] of from.rows) addScore(to.rows, row, score);
  for (const [bot, score] of from.bots) addScore(to.bots, bot, score);
  for (const [x, n] of from.winners) bump(to.winners, x, n);
  for (const [x, n] of from.ways) bump(to.ways, x, n);
  for (const [what, lengths] of from.lengths) for (const [x, n] of lengths) bump(lengthsOf(to, what), x, n);
  for (const [x, n] of from.decisions) bump(to.decisions, x, n);
  for (const [x, n] of from.uses) bump(to.uses, x, n);
  to.failures.push(...from.failures);
}

function lengthsOf({ lengths }: Tally, what: string): Histogram {
  const known = lengths.get(what);
  if (known) return known;
  const made: Histogram = new Map();
  lengths.set(what, made);
  return made;
}

function addScore<K>(map: Map<K, Score>, key: K, score: Score): void {
  const s = map.get(key);
  if (!s) map.set(key, { ...score });
  else {
    s.games += score.games;
    s.wins += score.wins;
    s.solo += score.solo;
  }
}

function bump<K>(map: Map<K, number>, key: K, n: number): void {
  map.set(key, (map.get(key) ?? 0) + n);
}
