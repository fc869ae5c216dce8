import { clearNews, openTable, randomFrom, type Table } from '@parley/kernel';
import { playBots } from '@parley/kernel/players';
import type { GameLab, Seating, Simulation, TableOptions } from '../contract/game-lab.ts';
import type { SimulateOptions } from './options.ts';

/** What a game that came to an end leaves behind. */
export interface Played {
  /** By seat, the row of the report it counts for. */
  readonly rows: readonly string[];
  readonly winners: readonly number[];
  readonly by: string;
  readonly decisions: number;
  /** How long it was, by what is counted. */
  readonly lengths: { readonly [what: string]: number };
  /** How often each thing was used. */
  readonly uses: ReadonlyMap<string, number>;
}

/** Far beyond the longest game that bots have played. */
const MOST_DECISIONS = 50_000;

/** A table: what sits where, in whose hands. */
export interface TablePlan {
  readonly seed: string;
  readonly seating: Seating;
  readonly bots: readonly string[];
  /** Variants and house rules. */
  readonly table?: TableOptions | undefined;
}

/** The n-th game of a run. Throws when the rules do, or when the game does not end. */
export function playOne<S>(lab: GameLab<S>, o: SimulateOptions, n: number): Played {
  const seed = `${o.seed}/${n}`;
  const seating = lab.simulation.deal(o.plan, o.players, randomFrom(`${seed}/seats`));
  return playTable(lab, { seed, seating, bots: o.bots, table: o.table });
}

export function playTable<S>({ game, simulation }: GameLab<S>, { seed, seating, bots: names, table: options }: TablePlan): Played {
  const table = openTable(game.rules, { ...options, ...seating.options }, seed, { log: false, listen: true });
  const uses = new Map<string, number>();
  count(simulation, table, uses);
  const bots = names.map((name, seat) => game.bots[name].make(`${seed}/${seat}`));
  const decisions = playBots(table, bots, { most: MOST_DECISIONS, moved: () => count(simulation, table, uses) });
  if (!table.over) throw new Error(`no end after ${decisions} decisions`);
  const outcome = game.rules.outcome(table.game);
  return {
    rows: seating.rows,
    winners: outcome?.winners ?? [],
    by: outcome?.by ?? '',
    decisions,
    lengths: Object.fromEntries(Object.entries(simulation.lengths).map(([what, of]) => [what, of(table)])),
    uses,
  };
}

function count<S>({ usedBy }: Simulation<S>, table: Table<S>, uses: Map<string, number>): void {
  for (const e of table.game.events) {
    const target = usedBy(e);
    if (target !== null) uses.set(target, (uses.get(target) ?? 0) + 1);
  }
  clearNews(table.game);
}
