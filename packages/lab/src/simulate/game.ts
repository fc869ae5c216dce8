import { rookie } from '@parley/cosmic/bots';
import { random, playBots, type Bot } from '@parley/kernel/players';
import { cosmic, type State } from '@parley/cosmic';
import { clearNews, openTable, randomFrom, type Table } from '@parley/kernel';
import type { TableOptions } from '../shared/table-options.ts';
import { maySit, playable, type BotName, type SimulateOptions } from './options.ts';

/** What a game that came to an end leaves behind. */
export interface Played {
  /** By seat. */
  readonly aliens: readonly string[];
  readonly winners: readonly number[];
  readonly by: string;
  readonly encounters: number;
  readonly turns: number;
  readonly decisions: number;
  /** How often each power, flare and other card was used: 'power:zombie', 'wild:void', 'super:void', 'card:plague'. */
  readonly uses: ReadonlyMap<string, number>;
}

/** Far beyond the longest game that bots have played. */
const MOST_DECISIONS = 50_000;

const BOTS: { readonly [B in BotName]: (seed: string) => Bot } = { rookie, random };

/** A table: which alien sits where, in whose hands. */
export interface TablePlan {
  readonly seed: string;
  readonly aliens: readonly string[];
  readonly bots: readonly BotName[];
  readonly planets: 4 | 5;
  /** Variants and house rules. */
  readonly table?: TableOptions | undefined;
}

/** The n-th game of a run. Throws when the rules do, or when the game does not end. */
export function playOne(o: SimulateOptions, n: number): Played {
  const seed = `${o.seed}/${n}`;
  return playTable({ seed, aliens: deal(o, seed), bots: o.bots, planets: o.planets, table: o.table });
}

export function playTable({ seed, aliens, bots: names, planets, table: options }: TablePlan): Played {
  const table = openTable(cosmic, { ...options, seats: aliens.map((alien) => ({ alien })), planets }, seed, { log: false, listen: true });
  const uses = new Map<string, number>();
  count(table, uses);
  const bots = names.map((name, seat) => BOTS[name](`${seed}/${seat}`));
  const decisions = playBots(table, bots, { most: MOST_DECISIONS, moved: () => count(table, uses) });
  const { winners, wonBy, encounterCount, turn } = table.game.s;
  if (!table.over) throw new Error(`no end after ${decisions} decisions`);
  return { aliens, winners: winners ?? [], by: wonBy, encounters: encounterCount, turns: turn.number, decisions, uses };
}

/** Who plays: the aliens asked for and others at random, none of whom keeps another one out of the game. */
function deal(o: SimulateOptions, seed: string): string[] {
  const r = randomFrom(`${seed}/aliens`);
  const asked = r.shuffle([...o.aliens]);
  const others = asked.length >= o.players ? [] : r.shuffle(playable(o.players).map((a) => a.id));
  const seated: string[] = [];
  for (const id of [...asked, ...others]) {
    if (seated.length === o.players) break;
    if (maySit(seated, id, o.players)) seated.push(id);
  }
  if (seated.length < o.players) throw new Error(`only ${seated.join(', ')} of the chosen aliens may play together; choose more aliens`);
  return r.shuffle(seated);
}

function count(table: Table<State>, uses: Map<string, number>): void {
  for (const { type, data } of table.game.events) {
    if (type === 'power-used') add(uses, `power:${text(data.alien)}`);
    else if (type === 'card-played') {
      const card = text(data.card);
      add(uses, card.startsWith('flare:') ? `${text(data.text)}:${card.slice(6)}` : `card:${card}`);
    }
  }
  clearNews(table.game);
}

const text = (x: unknown): string => (typeof x === 'string' ? x : '');
const add = (map: Map<string, number>, key: string): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};
