import type { Entry, Plain, Refusal, Seat } from '@parley/kernel';
import { Refused, messageOf, stackOf } from '../context/errors.ts';
import type { Engine } from '../game/engine.ts';
import { randomName } from '../context/identity.ts';
import type { ErrorCode } from '../protocol/index.ts';
import type { EntryLine, Line } from '../journal/line.ts';
import type { LiveTable } from './live-table.ts';

export type Move = { readonly a: Plain } | { readonly raise: string };
/** Chooses a move when its turn has come. Throws Refused when there is none to make. */
export type Choose = (engine: Engine) => Move;

/** How often a write is tried again that another process has overtaken. */
export const TRIES = 6;
const FROZEN = 'The rules failed at this table. Its log is kept and the fault is reported.';

/** How moves are made: by the engine, into the journal, and then into sight. */
export class MoveExecutor {
  private readonly table: LiveTable;

  constructor(table: LiveTable) {
    this.table = table;
  }

  /** Makes a move, stores it and shows it. Resolves when it is durable. */
  make(seat: Seat, choose: Choose, key?: string): Promise<void> {
    const { table } = this;
    return table.exec(async () => {
      if (key !== undefined && table.knows(key)) return;
      for (let tries = 0; tries < TRIES; tries++) {
        const line = await this.attempt(seat, choose);
        const n = table.needEngine().entries.length - 1;
        let stored: Awaited<ReturnType<LiveTable['append']>>;
        try {
          stored = await table.append([line], key);
        } catch (error) {
          this.rollBack(n);
          throw error;
        }
        if (stored === 'stored') {
          table.context.metrics.add('answers');
          table.takeAll([line], true);
          return;
        }
        this.rollBack(n);
        await table.sync();
        if (stored === 'duplicate') return;
      }
      throw new Refused('conflict', 'The table is too busy; try again.');
    });
  }

  /** Lets the engine make the move. The line to be stored. */
  private async attempt(seat: Seat, choose: Choose): Promise<EntryLine & Line> {
    const { table } = this;
    const engine = this.playable();
    const move = choose(engine);
    const at = table.context.now();
    const ms = Math.round(table.autoPlayers.spend(seat));
    table.disclosure.note(seat, move);
    const refusal = await this.guarded(engine, () => applyMove(engine, seat, move));
    if (refusal) throw refused(refusal);
    const e = engine.entries.at(-1);
    if (!e) throw new Error('a move was made and not logged');
    return { k: 'e', at, e, ...(ms > 0 ? { ms } : {}) };
  }

  /** The engine, if moves can be made. */
  private playable(): Engine {
    const { table } = this;
    switch (table.status) {
      case 'lobby':
        throw new Refused('wrong-state', 'The game has not begun.');
      case 'over':
        throw new Refused('game-over', 'The game is over.');
      case 'frozen':
        throw new Refused('frozen', FROZEN);
      case 'playing':
        if (table.state.paused) throw new Refused('paused', 'The game is paused.');
        return table.needEngine();
    }
  }

  /** If the rules fail the table is frozen, with its log as it was before. */
  private async guarded(engine: Engine, move: () => Refusal | null): Promise<Refusal | null> {
    const n = engine.entries.length;
    try {
      return move();
    } catch (error) {
      await this.freeze(error, n);
      throw new Refused('frozen', FROZEN);
    }
  }

  private async freeze(error: unknown, n: number): Promise<void> {
    const { table } = this;
    const { context } = table;
    const message = messageOf(error);
    context.metrics.add('frozen');
    context.log.error({ table: table.id, entry: n + 1, error: message, stack: stackOf(error) }, 'frozen');
    this.rollBack(n);
    const line: Line = { k: 'frozen', at: context.now(), message: `entry ${n + 1}: ${message}` };
    for (let tries = 0; tries < TRIES && (await table.append([line])) !== 'stored'; tries++) await table.sync();
    table.takeAll([line], false);
    const data = JSON.stringify({ message, start: table.state.start, entries: table.engine?.entries });
    await context.storage
      .saveReport({ id: randomName(12), game: table.id, kind: 'fault', at: context.now(), data })
      .catch((e: unknown) => table.fault(e));
  }

  /** Takes back a move that could not be stored. Nobody has seen it. */
  private rollBack(n: number): void {
    this.table.needEngine().rewind(n);
    this.table.disclosure.rolledBack();
  }

  /** Makes a move that another process has stored. */
  repeat(e: Entry): void {
    const engine = this.table.needEngine();
    this.table.disclosure.note(e.seat, 'raise' in e ? { raise: e.raise } : { a: e.a });
    const refusal = 'raise' in e ? engine.raise(e.seat, e.raise) : engine.answer(e.seat, e.a, e.q);
    if (refusal) throw new Error(`a stored entry does not fit: ${refusal.message}`);
    if (engine.entries.at(-1)?.h !== e.h) throw new Error('a stored entry leads to another state');
  }
}

const applyMove = (engine: Engine, seat: Seat, move: Move): Refusal | null =>
  'raise' in move ? engine.raise(seat, move.raise) : engine.answer(seat, move.a);

/** The kernel says whom it waits for; at a table that is nobody's business. */
function refused({ reason, message }: Refusal): Refused {
  const code: ErrorCode = reason === 'table-broken' ? 'frozen' : reason;
  return new Refused(code, reason === 'not-asked' ? 'You are not being asked.' : message);
}
