import { answer, clone, playOut, questionFor, raisable, raise, viewAt, type Plain, type Seat, type Table, type View } from '../index.ts';
import type { Bot, Seen } from './bot.ts';

/** A seat's eyes on a table. The game stays inside this function: whoever gets the result cannot reach it. */
export function seenBy<S, V extends View>(table: Table<S, V>, seat: Seat): Seen<V> {
  return {
    seat,
    options: table.rules.publicOptions?.(table.options, seat) ?? table.options,
    cell: (key) => copyOf(table, seat, key),
    view: () => clone(viewAt(table, seat)),
  };
}

/** A copy of a cell, what it is a copy of, and the last state of the game in which it was looked at. */
interface Copy {
  changes: number;
  of: Plain;
  is: Plain;
}
/** Cells that are the same for everybody, and those of each seat that sees its own part. */
interface Copies {
  readonly shared: Map<string, Copy>;
  readonly own: readonly Map<string, Copy>[];
}

/** Several seats are often asked about one and the same moment, and games give the very same object for what has not changed: neither is copied twice. */
const copies = new WeakMap<object, Copies>();

function copiesOf<S, V extends View>(table: Table<S, V>): Copies {
  let made = copies.get(table);
  if (!made) {
    made = { shared: new Map(), own: Array.from({ length: table.seats }, () => new Map<string, Copy>()) };
    copies.set(table, made);
  }
  return made;
}

/** A cell as this seat sees it. A copy: the game does not change when somebody writes into it. */
function copyOf<S, V extends View, K extends keyof V & string>(table: Table<S, V>, seat: Seat, key: K): V[K] {
  const { shared, own } = copiesOf(table);
  const { changes } = table.game;
  let known = shared.get(key);
  if (known?.changes !== changes) known = own[seat].get(key);
  if (known?.changes !== changes) {
    const cell = table.rules.cell(table.game, key);
    const mine = cell.own?.[seat];
    known = renewed(cell.own ? own[seat] : shared, key, changes, mine === undefined ? cell.all : mine);
  }
  // What stands under a name is a copy of the cell of that name.
  return known.is as V[K];
}

function renewed(kept: Map<string, Copy>, key: string, changes: number, of: Plain): Copy {
  const before = kept.get(key);
  if (before === undefined) {
    const copy = { changes, of, is: clone(of) };
    kept.set(key, copy);
    return copy;
  }
  before.changes = changes;
  if (before.of !== of) {
    before.of = of;
    before.is = clone(of);
  }
  return before;
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
