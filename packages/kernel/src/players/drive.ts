import { answer, clone, playOut, questionFor, raisable, raise, viewOf, type Plain, type Seat, type Table, type View } from '../index.ts';
import type { Bot, Seen } from './bot.ts';

/** A seat's eyes on a table. The game stays inside this function: whoever gets the result cannot reach it. */
export function seenBy<S, V extends View>(table: Table<S, V>, seat: Seat): Seen<V> {
  return {
    seat,
    options: table.rules.publicOptions?.(table.options, seat) ?? table.options,
    cell: (key) => copyOf(table, seat, key),
    view: () => clone(viewOf(table.game, seat)) as V,
  };
}

interface Copies {
  /** The state of the game they were made of. */
  changes: number;
  /** Cells that are the same for everybody, and those of each seat that sees its own part. */
  readonly shared: Map<string, Plain>;
  readonly own: readonly Map<string, Plain>[];
  /** By what they are copies of: games give the same object for what has not changed. */
  readonly lasting: WeakMap<object, Plain>;
}

/** Copies of cells, for as long as nothing changes: several seats are often asked about one and the same moment. */
const copies = new WeakMap<object, Copies>();

function copiesOf<S, V extends View>(table: Table<S, V>): Copies {
  const { changes } = table.game;
  let made = copies.get(table);
  if (!made) {
    made = { changes, shared: new Map(), own: Array.from({ length: table.seats }, () => new Map<string, Plain>()), lasting: new WeakMap() };
    copies.set(table, made);
  }
  if (made.changes !== changes) {
    made.changes = changes;
    made.shared.clear();
    for (const map of made.own) map.clear();
  }
  return made;
}

/** A cell as this seat sees it. A copy: the game does not change when somebody writes into it. */
function copyOf<S, V extends View, K extends keyof V & string>(table: Table<S, V>, seat: Seat, key: K): V[K] {
  const made = copiesOf(table);
  const known = made.shared.get(key) ?? made.own[seat].get(key);
  // What was put under a name is a copy of the cell of that name.
  if (known !== undefined) return known as V[K];
  const cell = table.rules.cell(table.game, key);
  const mine = cell.own?.[seat];
  const copy = mine === undefined ? lasting(made, cell.all) : clone(mine);
  (cell.own ? made.own[seat] : made.shared).set(key, copy);
  return copy;
}

/** A cell that is the very same object as before needs no other copy. */
function lasting<T extends Plain>({ lasting: copies }: Copies, cell: T): T {
  if (typeof cell !== 'object' || cell === null) return cell;
  const known = copies.get(cell);
  if (known !== undefined) return known as T;
  const copy = clone(cell);
  copies.set(cell, copy);
  return copy;
}

/** One move of a bot that is asked: an effect it raises, or its answer. False when this seat is not asked. */
export function moveOf<S, V extends View>(table: Table<S, V>, seat: Seat, bot: Bot<V>, mayRaise = true): 'raised' | 'answered' | false {
  const d = questionFor(table, seat);
  if (!d) return false;
  const seen = seenBy(table, seat);
  if (mayRaise && bot.raise) {
    const keys = raisable(table, seat);
    const key = keys.length > 0 ? bot.raise(seen, keys) : null;
    if (key !== null && raise(table, seat, key) === null) return 'raised';
  }
  const a = bot.answer(seen, d);
  const refusal = answer(table, seat, a);
  if (refusal)
    throw new Error(`${bot.name} answered ${d.tag} (${d.kind}) with ${JSON.stringify(a)}, which was refused: ${refusal.message}`);
  return 'answered';
}

export interface Drive {
  /** Stop after so many answers: a game that never ends must not stop a simulation. */
  readonly most?: number;
  /** Called before each move and after the last. */
  readonly moved?: () => void;
}

/** Plays a table to its end with one bot for each seat. Returns the number of answers given. */
export function playBots<S, V extends View>(table: Table<S, V>, bots: readonly Bot<V>[], { most = Infinity, moved }: Drive = {}): number {
  let answers = 0;
  let raised = false;
  playOut(table, () => {
    moved?.();
    if (answers >= most) return false;
    const next = table.pending.find((p) => p.answer === undefined);
    if (!next) throw new Error('nobody is asked, and the game is not over');
    const { seat } = next.decision;
    // One raised effect for each answer: an effect that can be raised forever cannot keep the table.
    raised = moveOf(table, seat, bots[seat], !raised) === 'raised';
    if (!raised) answers++;
    return true;
  });
  moved?.();
  return answers;
}
