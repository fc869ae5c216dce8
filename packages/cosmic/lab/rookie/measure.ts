import { rateOf, type Rate } from '@parley/lab/commands';
import { playTable, type Played } from '@parley/lab/commands';
import { cosmicLab } from '../game/cosmic-lab.ts';
import { seatingOf } from '../simulation/index.ts';
import type { Score } from '@parley/lab/commands';
import type { Seating } from './tables.ts';

/** What one alien did at one table. */
export interface Compared {
  readonly alien: string;
  readonly rookie: boolean;
  readonly random: boolean;
  /** Uses of the power by the rookie's hand, and by the random one's. */
  readonly uses: readonly [number, number];
}

export interface Measured {
  readonly compared: readonly Compared[];
  readonly failures: readonly string[];
}

/** Plays a table with rookies only, and once more for each measured seat with a random player there. */
export function measure({ seed, aliens, measured, table }: Seating): Measured {
  const failures: string[] = [];
  const play = (random: number): Played | null => {
    const bots = aliens.map((_, seat) => (seat === random ? 'random' : 'rookie'));
    try {
      return playTable(cosmicLab, { seed, seating: seatingOf(aliens), bots, table });
    } catch (error) {
      const who = random < 0 ? 'rookies only' : `a random player as ${aliens[random]}`;
      const what = error instanceof Error ? error.message : String(error);
      failures.push(`${what}\n    table ${seed}: ${aliens.join(', ')}; ${who}`);
      return null;
    }
  };
  const together = play(-1);
  const compared: Compared[] = [];
  for (const seat of together ? measured : []) {
    const other = play(seat);
    if (!together || !other) continue;
    const power = `power:${aliens[seat]}`;
    compared.push({
      alien: aliens[seat],
      rookie: together.winners.includes(seat),
      random: other.winners.includes(seat),
      uses: [together.uses.get(power) ?? 0, other.uses.get(power) ?? 0],
    });
  }
  return { compared, failures };
}

/** The sums of many tables for one alien. */
export interface Row {
  readonly alien: string;
  readonly rookie: Rate;
  readonly random: Rate;
  /** Uses of the power for each game, in either hand. */
  readonly uses: readonly [number, number];
  /** Does the rookie win more: surely (the intervals are apart), by the figures only, or not at all? */
  readonly verdict: 'better' | 'likely' | 'worse';
}

export function rowOf(alien: string, list: readonly Compared[]): Row {
  const score = (won: (x: Compared) => boolean): Score => ({ games: list.length, wins: list.filter(won).length, solo: 0 });
  const rookie = rateOf(score((x) => x.rookie));
  const random = rateOf(score((x) => x.random));
  const mean = (i: 0 | 1): number => list.reduce((n, x) => n + x.uses[i], 0) / Math.max(1, list.length);
  const verdict = rookie.wins <= random.wins ? 'worse' : rookie.low > random.high ? 'better' : 'likely';
  return { alien, rookie, random, uses: [mean(0), mean(1)], verdict };
}
