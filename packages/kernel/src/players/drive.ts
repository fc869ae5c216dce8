import { answer, clone, playOut, questionFor, raisable, raise, viewOf, type Plain, type Seat, type Table } from '../index.ts';
import type { Bot, Seen } from './bot.ts';

/** A seat's eyes on a table. The game stays inside this function: whoever gets the result cannot reach it. */
export function seenBy<S>(table: Table<S>, seat: Seat): Seen {
  return {
    seat,
    options: table.rules.publicOptions?.(table.options, seat) ?? table.options,
    cell: (key) => copyOf(table, seat, key),
    view: () => clone(viewOf(table.game, seat)),
  };
}

interface Copies {
  /** The state of the game they were made of. */
  changes: number;
  /** Cells that are the same for everybody, and those of each seat that sees its own part. */
  readonly shared: Map<string, Plain>;
  readonly own: readonly Map<string, Plain>[];
}

/** Copies of cells, for as long as nothing changes: several seats are often asked about one and the same moment. */
const copies = new WeakMap<object, Copies>();

function copiesOf<S>(table: Table<S>): Copies {
  const { changes } = table.game;
  let made = copies.get(table);
  if (!made) {
    made = { changes, shared: new Map(), own: Array.from({ length: table.seats }, () => new Map<string, Plain>()) };
    copies.set(table, made);
  }
  if (made.changes !== changes) {
    made.changes = changes;
    made.shared.clear();
    for (const map of made.own) map.clear();
  }
  return made;
}

/** A cell as this seat sees it. A copy, since cells may hold parts of the state, which goes on changing. */
function copyOf<S>(table: Table<S>, seat: Seat, key: string): Plain {
  const { shared, own } = copiesOf(table);
  const known = shared.get(key) ?? own[seat].get(key);
  if (known !== undefined) return known;
  const cell = table.rules.cell(table.game, key);
  const mine = cell.own?.[seat];
  const copy = clone(mine === undefined ? cell.all : mine);
  (cell.own ? own[seat] : shared).set(key, copy);
  return copy;
}

/** One move of a bot that is asked: an effect it raises, or its answer. False when this seat is not asked. */
export function moveOf<S>(table: Table<S>, seat: Seat, bot: Bot, mayRaise = true): 'raised' | 'answered' | false {
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
export function playBots<S>(table: Table<S>, bots: readonly Bot[], { most = Infinity, moved }: Drive = {}): number {
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
