import { targetIds, type GameLab } from '../contract/game-lab.ts';
import type { SimulateOptions } from './options.ts';
import { spreadOf, wilson, type Spread } from './stats.ts';
import type { Failure, Histogram, Score, Tally } from './tally.ts';

export interface Rate {
  readonly games: number;
  readonly wins: number;
  readonly solo: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Row extends Rate {
  readonly id: string;
  readonly name: string;
  /** What else is known of it, by column. */
  readonly facts: { readonly [column: string]: string };
  /** Does the whole interval lie above or below what an average row wins? */
  readonly stands: 'above' | 'below' | 'average';
  /** How often it was used, by column. */
  readonly uses: { readonly [column: string]: number };
}

export interface Length extends Spread {
  readonly histogram: readonly (readonly [number, number])[];
}

export interface Report {
  readonly options: SimulateOptions;
  /** Games that were counted. */
  readonly games: number;
  readonly solo: number;
  readonly shared: number;
  readonly byWinners: readonly (readonly [number, number])[];
  readonly ways: readonly { readonly how: string; readonly games: number }[];
  /** How often a player wins, all in all. */
  readonly average: number;
  /** What a row is about. */
  readonly rowName: string;
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly Row[];
  readonly bots: readonly (Rate & { readonly bot: string })[];
  readonly lengths: { readonly [what: string]: Length };
  /** Other things, by uses for each game. */
  readonly others: { readonly title: string; readonly list: readonly { readonly name: string; readonly perGame: number }[] };
  readonly failures: readonly Failure[];
}

export function makeReport<S>({ simulation }: GameLab<S>, options: SimulateOptions, t: Tally): Report {
  const average = averageOf(t);
  const rows = [...t.rows].map(([id, score]): Row => {
    const { name, facts } = simulation.row(id);
    const rate = rateOf(score);
    const uses = simulation.uses.map(({ id: column, per, target }): [string, number] => [
      column,
      share(t.uses.get(target(id)) ?? 0, per === 'seat' ? score.games : t.games),
    ]);
    return {
      id,
      name,
      facts,
      ...rate,
      stands: rate.low > average ? 'above' : rate.high < average ? 'below' : 'average',
      uses: Object.fromEntries(uses),
    };
  });
  const { kind, title } = simulation.listed;
  return {
    options,
    games: t.games,
    solo: share(t.winners.get(1) ?? 0, t.games),
    shared: share(
      [...t.winners].reduce((sum, [k, n]) => sum + (k > 1 ? n : 0), 0),
      t.games,
    ),
    byWinners: sorted(t.winners),
    ways: [...t.ways].map(([how, games]) => ({ how, games })).sort((a, b) => b.games - a.games || compare(a.how, b.how)),
    average,
    rowName: simulation.rowName,
    columns: simulation.uses.map(({ id, title: name }) => ({ id, title: name })),
    rows: rows.sort((a, b) => b.rate - a.rate || compare(a.id, b.id)),
    bots: [...t.bots].map(([bot, score]) => ({ bot, ...rateOf(score) })).sort((a, b) => compare(a.bot, b.bot)),
    lengths: {
      ...Object.fromEntries([...t.lengths].map(([what, lengths]) => [what, lengthOf(lengths)])),
      decisions: lengthOf(t.decisions),
    },
    others: {
      title,
      list: [...t.uses]
        .map(([what, n]) => ({ ...targetIds.read(what), n }))
        .filter((x) => x.of === kind)
        .map(({ name, n }) => ({ name, perGame: share(n, t.games) }))
        .sort((a, b) => b.perGame - a.perGame || compare(a.name, b.name)),
    },
    failures: [...t.failures].sort((a, b) => a.n - b.n),
  };
}

function averageOf(t: Tally): number {
  let wins = 0;
  let games = 0;
  for (const score of t.rows.values()) {
    wins += score.wins;
    games += score.games;
  }
  return share(wins, games);
}

const share = (n: number, of: number): number => (of === 0 ? 0 : n / of);
export const rateOf = (s: Score): Rate => ({ ...s, rate: share(s.wins, s.games), ...wilson(s.wins, s.games) });
const sorted = (h: Histogram): (readonly [number, number])[] => [...h].sort(([a], [b]) => a - b);
const lengthOf = (h: Histogram): Length => ({ ...spreadOf(h), histogram: sorted(h) });
/** By code, not by the language of the machine: the same everywhere. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
