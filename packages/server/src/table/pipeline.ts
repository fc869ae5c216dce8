import type { Entry, Plain, Refusal, Seat } from '@parley/kernel';
import { messageOf, Refused, stackOf } from '../context/errors.ts';
import { randomName } from '../context/identity.ts';
import type { Engine } from '../game/engine.ts';
import { readLine, writeLine, type EntryLine, type Line } from '../journal/line.ts';
import { loadTable } from '../journal/load.ts';
import { applyLine } from '../journal/state.ts';
import type { ErrorCode } from '../protocol/index.ts';
import type { Appended } from '../storage/storage.ts';
import { nextBatch } from './batch.ts';
import type { LiveTable } from './live-table.ts';
import { RecentKeys } from './recent-keys.ts';

export type Move = { readonly a: Plain } | { readonly raise: string };
/** Chooses a move when its turn has come. Throws Refused when there is none to make. */
export type Choose = (engine: Engine) => Move;

/** How often a write is tried again that another process has overtaken. */
const TRIES = 6;
const BUSY = 'The table is too busy; try again.';
const FROZEN = 'The rules failed at this table. Its log is kept and the fault is reported.';

/**
 * The way of a move, from top to bottom. A message has been parsed before it gets here, and whoever sent it is known and not too fast
 * (`socket/connection.ts`); its acknowledgement goes out when `move` resolves.
 *
 *   admit     is there a game to move in, and is this a move of whoever makes it?
 *   decide    the rules make the move, in memory, where nobody sees it
 *   store     the line of the move becomes durable as the next of its journal, unless another process has written that one
 *   disclose  what of it may each seat know by now? With a poker face that may be nothing yet
 *   deliver   those who look are sent what is new to them
 *
 * All else that happens to a table (seats, talk, agreements) is a line too, and goes the same way without the rules.
 */
export class Pipeline {
  private readonly table: LiveTable;
  private readonly carried = new RecentKeys();

  constructor(table: LiveTable) {
    this.table = table;
  }

  /** Makes a move. Resolves when it is durable and everybody has been told. With the same key it is made once. */
  move(seat: Seat, choose: Choose, key?: string): Promise<void> {
    return this.table.exec(async () => {
      if (this.carried.has(key)) return;
      await nextBatch();
      for (let tries = 0; tries < TRIES; tries++) {
        const { engine, move } = this.admit(choose);
        const line = await this.decide(engine, seat, move);
        const stored = await this.store([line], key).catch((error: unknown) => {
          this.takeBack(engine.entries.length - 1);
          throw error;
        });
        if (stored === 'stored') {
          this.table.context.metrics.add('answers');
          this.deliver(this.disclose([line], 'played'));
          return;
        }
        this.takeBack(engine.entries.length - 1);
        await this.catchUp();
        if (stored === 'duplicate') return;
      }
      throw new Refused('conflict', BUSY);
    });
  }

  /** Adds what `plan` says to the journal. The plan is made again when another process was first. */
  write(plan: () => readonly Line[], key?: string): Promise<void> {
    return this.table.exec(async () => {
      if (this.carried.has(key)) return;
      for (let tries = 0; tries < TRIES; tries++) {
        const lines = plan();
        if (lines.length === 0) return;
        const stored = await this.store(lines, key);
        if (stored === 'stored') {
          this.deliver(this.disclose(lines));
          return;
        }
        await this.catchUp();
        if (stored === 'duplicate') return;
      }
      throw new Refused('conflict', BUSY);
    });
  }

  // --------------------------------------------------------------------------------------------------------------- admit

  private admit(choose: Choose): { readonly engine: Engine; readonly move: Move } {
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
    }
    const engine = table.needEngine();
    return { engine, move: choose(engine) };
  }

  // -------------------------------------------------------------------------------------------------------------- decide

  /** The line to be stored, once the engine has made the move. If the rules fail the table is frozen, with its log as it was before. */
  private async decide(engine: Engine, seat: Seat, move: Move): Promise<EntryLine & Line> {
    const { table } = this;
    const at = table.context.now();
    const ms = Math.round(table.autoPlayers.spend(seat));
    table.disclosure.note(seat, move);
    const n = engine.entries.length;
    let refusal: Refusal | null;
    try {
      refusal = 'raise' in move ? engine.raise(seat, move.raise) : engine.answer(seat, move.a);
    } catch (error) {
      await this.freeze(error, n);
      throw new Refused('frozen', FROZEN);
    }
    if (refusal) throw refused(refusal);
    const e = engine.entries.at(-1);
    if (!e) throw new Error('a move was made and not logged');
    return ms > 0 ? { k: 'e', at, e, ms } : { k: 'e', at, e };
  }

  private async freeze(error: unknown, n: number): Promise<void> {
    const { table } = this;
    const { context } = table;
    const message = messageOf(error);
    context.metrics.add('frozen');
    context.log.error({ table: table.id, entry: n + 1, error: message, stack: stackOf(error) }, 'frozen');
    this.takeBack(n);
    const line: Line = { k: 'frozen', at: context.now(), message: `entry ${n + 1}: ${message}` };
    for (let tries = 0; tries < TRIES && (await this.store([line])) !== 'stored'; tries++) await this.catchUp();
    this.deliver(this.disclose([line]));
    const data = JSON.stringify({ message, start: table.state.start, entries: table.engine?.entries });
    await context.storage
      .saveReport({ id: randomName(12), game: table.id, kind: 'fault', at: context.now(), data })
      .catch((e: unknown) => table.fault(e));
  }

  /** Takes back a move that could not be stored. Nobody has seen it. */
  private takeBack(n: number): void {
    this.table.needEngine().rewind(n);
    this.table.disclosure.rolledBack();
  }

  // --------------------------------------------------------------------------------------------------------------- store

  /**
   * Stores lines as the next ones: the number of the first is the fence, since a journal has each number once. When the storage fails it is not
   * known whether it had stored them: if they have a key it can be asked, and if not even that is answered the request must come again, with
   * the same id.
   */
  private async store(lines: readonly Line[], key?: string): Promise<Appended> {
    const { context, id, state } = this.table;
    try {
      const result = await context.storage.append(id, state.seq + 1, lines.map(writeLine), key);
      if (result === 'stored') this.carried.add(key);
      else context.metrics.add('conflicts');
      return result;
    } catch (error) {
      context.log.error({ table: id, error: messageOf(error) }, 'a line could not be stored');
      if (key !== undefined && (await this.carriedOut(key))) return 'duplicate';
      throw new Refused('unavailable', 'The storage does not answer. Try again in a moment; nothing happens twice.');
    }
  }

  /** Was a request with this key carried out, here or by another process? False also when nobody can tell. */
  async carriedOut(key: string): Promise<boolean> {
    return this.carried.has(key) || this.table.context.storage.hasKey(this.table.id, key).catch(() => false);
  }

  /** Another process has come this far. */
  heard(seq: number): void {
    const { table } = this;
    if (seq <= table.state.seq || table.disposed) return;
    // Mostly it is this process that has stored something, and will have noticed by then.
    const look = async (): Promise<void> => (seq > table.state.seq ? this.catchUp() : undefined);
    table.exec(look).catch((error: unknown) => table.fault(error));
  }

  /** Takes over what other processes have stored. */
  private async catchUp(): Promise<void> {
    const { table } = this;
    const { context, id, state } = table;
    const texts = await context.storage.lines(id, state.seq + 1);
    if (texts.length === 0) return;
    try {
      this.deliver(this.disclose(texts.map(readLine)));
    } catch (error) {
      // Something here is not as the others have it: begin again from what is stored.
      context.log.warn({ table: id, error: messageOf(error) }, 'a table was loaded anew');
      const loaded = await loadTable(context, id);
      if (!loaded) throw new Error('the journal is gone', { cause: error });
      table.reload(loaded);
    }
  }

  // ------------------------------------------------------------------------------------------------------------ disclose

  /**
   * Takes stored lines into account. `played`: the engine has made the move of the only one already. True when lists of tables show something else
   * now: not just another move.
   */
  private disclose(lines: readonly Line[], played?: 'played'): boolean {
    const { table } = this;
    const { status } = table;
    for (const line of lines) {
      const { proposal } = table.state;
      // The engine first: if it refuses, the state is still the one before.
      if (line.k === 'e' && played === undefined) this.repeat(line.e);
      applyLine(table.state, line);
      table.took(line);
      if (proposal !== table.state.proposal || line.k === 'consent') table.room.proposalChanged(line);
    }
    return status !== table.status || lines.some((line) => line.k !== 'e' && line.k !== 'chat');
  }

  /** Makes a move that another process has stored. */
  private repeat(e: Entry): void {
    const engine = this.table.needEngine();
    this.table.disclosure.note(e.seat, 'raise' in e ? { raise: e.raise } : { a: e.a });
    const refusal = 'raise' in e ? engine.raise(e.seat, e.raise) : engine.answer(e.seat, e.a, e.q);
    if (refusal) throw new Error(`a stored entry does not fit: ${refusal.message}`);
    if (!engine.leadsThere(e)) throw new Error('a stored entry leads to another state');
  }

  // ------------------------------------------------------------------------------------------------------------- deliver

  /** Sets the timers by what is asked now, and tells everybody what is new to them. */
  private deliver(much: boolean): void {
    this.table.refresh();
    this.table.noteChange(much);
  }
}

/** The kernel says whom it waits for; at a table that is nobody's business. */
function refused({ reason, message }: Refusal): Refused {
  const code: ErrorCode = reason === 'table-broken' ? 'frozen' : reason;
  return new Refused(code, reason === 'not-asked' ? 'You are not being asked.' : message);
}
