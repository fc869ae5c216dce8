import { alienById } from '@parley/cosmic';
import type { BotName, SimulateOptions } from './options.ts';
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

export interface AlienRow extends Rate {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly alert: string;
  /** Does the whole interval lie above or below what an average alien wins? */
  readonly stands: 'above' | 'below' | 'average';
  /** Uses for each game it was in. The wild flare may be in anybody's hand, so it is counted for each game of the run. */
  readonly powerUses: number;
  readonly superUses: number;
  readonly wildUses: number;
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
  readonly aliens: readonly AlienRow[];
  readonly bots: readonly (Rate & { readonly bot: BotName })[];
  readonly lengths: { readonly encounters: Length; readonly turns: Length; readonly decisions: Length };
  /** Other cards, by plays for each game. */
  readonly cards: readonly { readonly card: string; readonly perGame: number }[];
  readonly failures: readonly Failure[];
}

export function makeReport(options: SimulateOptions, t: Tally): Report {
  const average = averageOf(t);
  const perGame = (key: string, games: number): number => (games === 0 ? 0 : (t.uses.get(key) ?? 0) / games);
  const aliens = [...t.aliens].map(([id, score]): AlienRow => {
    const { name, set, alert } = alienById(id);
    const rate = rateOf(score);
    return {
      id,
      name,
      set,
      alert,
      ...rate,
      stands: rate.low > average ? 'above' : rate.high < average ? 'below' : 'average',
      powerUses: perGame(`power:${id}`, score.games),
      superUses: perGame(`super:${id}`, score.games),
      wildUses: perGame(`wild:${id}`, t.games),
    };
  });
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
    aliens: aliens.sort((a, b) => b.rate - a.rate || compare(a.id, b.id)),
    bots: [...t.bots].map(([bot, score]) => ({ bot, ...rateOf(score) })).sort((a, b) => compare(a.bot, b.bot)),
    lengths: { encounters: lengthOf(t.encounters), turns: lengthOf(t.turns), decisions: lengthOf(t.decisions) },
    cards: [...t.uses]
      .filter(([what]) => what.startsWith('card:'))
      .map(([what, n]) => ({ card: what.slice(5), perGame: share(n, t.games) }))
      .sort((a, b) => b.perGame - a.perGame || compare(a.card, b.card)),
    failures: [...t.failures].sort((a, b) => a.n - b.n),
  };
}

function averageOf(t: Tally): number {
  let wins = 0;
  let games = 0;
  for (const score of t.aliens.values()) {
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
