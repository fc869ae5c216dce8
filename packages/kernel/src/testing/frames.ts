import type { Seat } from '../flow/decision.ts';
import type { Cell, Game, Watcher } from '../state/game.ts';
import { cellsKept } from '../state/news.ts';
import { clone, firstDifference, type Plain } from '../state/plain.ts';
import type { Random } from '../state/random.ts';
import type { Entry } from '../table/log.ts';
import { answer, raise, rewind, type Table } from '../table/table.ts';
import { viewOf } from '../view/view.ts';
import { applyPacket, type Packet, type View } from '../wire/packet.ts';
import { packets } from '../wire/packets.ts';

/** Looks on while frames are closed: what one receiver may know at each of these moments, and what was kept of it. */
export interface FrameWatch {
  /** From now on this receiver is looked at; undefined: none. */
  look(seat: Seat | null | undefined): void;
  readonly seat: Seat | null | undefined;
  framed(at: number): void;
  /** Nothing that was kept has changed since. */
  checkKept(): void;
  /** Applies a packet to what the receiver holds: after each frame that is what it might know at that moment. */
  apply(client: { [cell: string]: Plain }, packet: Packet, name: string): void;
}

interface Moment {
  readonly view: View;
  readonly cells: readonly (readonly [string, Cell])[];
}

function keptAt<S>(g: Game<S>, at: number): readonly (readonly [string, Cell])[] {
  const snapshot = g.snapshots?.[at];
  return snapshot === undefined ? [] : cellsKept(snapshot);
}

export function watchFrames<S>(g: Game<S>): FrameWatch {
  let seat: Seat | null | undefined;
  let moments: Moment[] = [];
  return {
    get seat() {
      return seat;
    },
    look(who) {
      seat = who;
      moments = [];
    },
    framed(at) {
      if (seat !== undefined) moments[at] = { view: clone(viewOf(g, seat)), cells: clone(keptAt(g, at)) };
    },
    checkKept() {
      moments.forEach(({ cells }, at) => {
        const difference = firstDifference(keptAt(g, at), cells);
        if (difference !== null) throw new Error(`a cell was changed after it was kept in frame ${at}: ${difference}`);
      });
    },
    apply(client, packet, name) {
      packet.forEach((frame, at) => {
        applyPacket(client, frame);
        const difference = at < moments.length ? firstDifference(client, moments[at].view) : null;
        if (difference === null) return;
        const types = (frame.e ?? []).map(([type]) => type).join(', ');
        throw new Error(`after frame ${at} (${types}) ${name} does not see how things stood: ${difference}`);
      });
      if (packet.length < moments.length) throw new Error(`${name} is told ${packet.length} frames of ${moments.length}`);
    },
  };
}

/** Thrown to leave the rules in the middle of an effect. */
const ENOUGH = new Error('looked at enough');

/**
 * Safety of what is seen in the middle of an effect: somebody at a table that differs, at the moment a frame is closed, only in what they may not
 * know is sent the same. `frames`: so many were closed by the last entry. True when there was something to rearrange.
 */
export function checkFrameSafety<S>(table: Table<S>, frames: number, random: Random, name: (seat: Seat | null) => string): boolean {
  const at = random.below(frames);
  const receiver = random.below(table.seats + 1);
  const seat = receiver < table.seats ? receiver : null;
  let rearranged = false;
  const told = stoppedAt(table, at, receiver, () => undefined);
  const twin = stoppedAt(table, at, receiver, (g) => {
    const before = JSON.stringify(g.s);
    g.rules.scramble(g, seat, random);
    rearranged = JSON.stringify(g.s) !== before;
    const kept = g.snapshots?.[at];
    if (kept) g.snapshots?.splice(at, 1, { ...kept, cells: kept.keys.map((key) => g.rules.cell(g, key)) });
  });
  if (told !== twin) throw new Error(`${name(seat)} sees in frame ${at} what it may not know: ${told} or ${twin}`);
  return rearranged;
}

/** What a receiver is sent of the last entry, up to a frame, when something is done to the game at that moment. */
function stoppedAt<S>(table: Table<S>, at: number, receiver: number, meddle: (g: Game<S>) => void): string {
  const copy = rewind(table, table.entries.length - 1);
  packets(copy);
  const { game } = copy;
  let sent = '';
  game.watcher = {
    ...LOOKS_AWAY,
    framed(n) {
      if (n !== at) return;
      meddle(game);
      sent = packets(copy)[receiver];
      throw ENOUGH;
    },
  };
  try {
    repeat(copy, table.entries.at(table.entries.length - 1));
  } catch (error) {
    if (error === ENOUGH) return sent;
    throw error;
  }
  throw new Error(`frame ${at} was not closed when the last answer was given again`);
}

/** Somebody who sees nothing. */
export const LOOKS_AWAY: Watcher = {
  closed: () => undefined,
  chosen: () => () => undefined,
  effect: () => () => undefined,
  framed: () => undefined,
};

function repeat<S>(table: Table<S>, e: Entry | undefined): void {
  if (e !== undefined) void ('raise' in e ? raise(table, e.seat, e.raise) : answer(table, e.seat, e.a, e.q));
}
