import type { Game } from '../state/game.ts';
import * as json from '../state/json.ts';
import { clone, firstDifference, hashPlain, same } from '../state/plain.ts';
import type { Random } from '../state/random.ts';
import { sampleAnswer } from '../flow/sample.ts';
import { readEntry, type Entry } from '../table/log.ts';
import { answer, leadsThere, openTable, questionFor, raise, recordOf, restore, rewind, waitingFor, type Table } from '../table/table.ts';
import { viewOf } from '../view/view.ts';

/** Restore equality: the table that comes back from the last checkpoint and the log since is the one that stands here. */
export function checkRestore<S>(table: Table<S>): void {
  checkEqual('the table restored from its checkpoint', rewind(table, table.entries.length), table);
}

/** The state survives being written down. */
export function checkPlain<S>({ game }: Table<S>): void {
  const odd = oddPart({ s: game.s, k: game.k }, 'game');
  if (odd !== null) throw new Error(`the state is not plain data: ${odd}`);
}

function oddPart(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || Number.isFinite(value)) return null;
  if (typeof value !== 'object') return `${path} is ${typeof value === 'number' ? value : typeof value}`;
  const list = Array.isArray(value);
  if (!list && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !list) continue;
    const odd = oddPart(item, `${path}.${key}`);
    if (odd !== null) return odd;
  }
  return null;
}

/** Undo equality: going back and giving the same answers again leads here; going on elsewhere leaves this table alone. */
export function checkUndo<S>(table: Table<S>, random: Random): void {
  const n = random.below(table.entries.length + 1);
  const before = hashPlain([table.game.s, table.game.k]);
  const back = rewind(table, n);
  for (const entry of table.entries.slice(n)) repeat(back, entry);
  checkEqual(`the table taken back to entry ${n} and played on`, back, table);
  wander(rewind(table, n), n, random);
  if (hashPlain([table.game.s, table.game.k]) !== before)
    throw new Error(`going on from entry ${n} has changed the table it was taken from`);
}

/** Takes another way for a while. */
function wander<S>(table: Table<S>, n: number, random: Random): void {
  const taken: unknown[] = [];
  try {
    for (let i = 0; i < 5 && !table.over; i++) {
      const d = questionFor(table, random.pick(waitingFor(table)));
      if (d === null) throw new Error('nobody has a question');
      const a = sampleAnswer(d, random);
      taken.push({ seat: d.seat, tag: d.tag, a });
      answer(table, d.seat, a);
      const faults = table.rules.faults(table.game);
      if (faults.length > 0) throw new Error(faults.join('; '));
    }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`going on from entry ${n} with ${JSON.stringify(taken)}: ${what}`, { cause: error });
  }
}

/** Gives an answer of the log once more. */
function repeat<S>(table: Table<S>, e: Entry): void {
  const refusal = 'raise' in e ? raise(table, e.seat, e.raise) : answer(table, e.seat, e.a, e.q);
  if (refusal) throw new Error(`an answer of the log was refused when given again: ${refusal.message}`);
  if (!leadsThere(table, e)) throw new Error('an answer of the log leads elsewhere when given again');
}

/** The stored log alone gives the table back, and so it does in a simulation that nobody watches and nobody logs. */
export function checkLog<S>(table: Table<S>): void {
  const { checkpoint: _, ...stored } = recordOf(table);
  const record = { ...stored, entries: json.read(json.list(readEntry), JSON.stringify(stored.entries), 'the log') };
  const { table: again, divergence } = restore(table.rules, record, { listen: true });
  if (divergence) throw new Error(`the log does not replay: ${divergence.message}`);
  checkEqual('the table restored from its log', again, table);
  const unseen = openTable(table.rules, table.options, table.seed, { log: false, listen: false });
  for (const entry of table.entries) repeat(unseen, entry);
  checkEqual('the table played without log and views', unseen, table);
}

function checkEqual<S>(what: string, a: Table<S>, b: Table<S>): void {
  const fail = (part: string, difference: string | null): never => {
    throw new Error(`${what} differs in its ${part}: ${difference}`);
  };
  for (const part of PARTS) {
    const x = part.of(a);
    const y = part.of(b);
    if (!same(x, y)) fail(part.name, firstDifference(x, y));
  }
  for (let seat = -1; seat < b.seats; seat++) {
    const who = seat < 0 ? null : seat;
    const x = viewOf(a.game, who);
    const y = viewOf(b.game, who);
    if (!same(x, y)) fail(`view of ${who === null ? 'a spectator' : `seat ${seat}`}`, firstDifference(x, y));
  }
}

const PARTS: readonly { readonly name: string; of<S>(table: Table<S>): unknown }[] = [
  { name: 'state', of: (table) => table.game.s },
  { name: 'kernel state', of: (table) => table.game.k },
  { name: 'questions', of: (table) => table.pending },
  { name: 'end', of: (table) => table.over },
  { name: 'content', of: (table) => contentOf(table.game) },
];

/** Which clauses, modifiers and laws are at work: derived from the state, so equal where the states are. */
function contentOf<S>(g: Game<S>): unknown {
  const filled = <T>(slots: readonly (readonly T[] | undefined)[], name: (item: T) => string) =>
    Object.fromEntries(slots.flatMap((slot, i) => (slot?.length ? [[String(i), slot.map(name)] as const] : [])));
  return clone({
    occasions: filled(g.occasions, (h) => h.key),
    queries: filled(g.queries, (m) => `${m.source.key}:${m.modifier.id}`),
    laws: g.laws.map((r) => `${r.source.key}:${r.law.id}`),
  });
}
