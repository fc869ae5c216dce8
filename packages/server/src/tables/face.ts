import type { Decision, Seat } from '@parley/kernel';
import type { Waiting } from '../protocol.ts';

/** What an entry has brought about. */
export interface Step {
  /** Nobody else saw that anything happened. */
  readonly quiet: boolean;
  /** The game went on: not just one of several answers that are waited for. */
  readonly moved: boolean;
  /** The next question is a move in the bargain that was going on already. */
  readonly bargaining: boolean;
}

/** How much of what is asked the table shows. */
export interface Face {
  /** Is this seat's open question shown to it now? */
  shows(seat: Seat, d: Decision): boolean;
  waiting(): Waiting;
  /** Until when a question has to be answered that nobody else knows of. */
  secretDeadline(seat: Seat): number | null;
  stepped(step: Step): void;
  /** The game was opened, restored, taken back, or goes on after a pause. */
  restarted(): void;
  paused(): void;
  /** Somebody asks for time, for all to see. */
  moreTime(): void;
}

/** What a face sees of its table. */
export interface FaceTable {
  now(): number;
  over(): boolean;
  waiting(): readonly Seat[];
  /** Is the open question one that would tell about hidden cards? */
  secret(): boolean;
  /** A person who wants to be asked. */
  asksPerson(seat: Seat): boolean;
  refresh(): void;
  giveDefault(seat: Seat): Promise<boolean>;
}

/** Shows everything at once: who is asked, as soon as they are. */
export function plainFace(table: FaceTable): Face {
  let since = table.now();
  const stepped = (): void => {
    since = table.now();
  };
  return {
    shows: () => true,
    waiting: () => ({ seats: table.waiting(), window: table.secret(), since, until: null }),
    secretDeadline: () => null,
    stepped,
    restarted: stepped,
    paused: () => undefined,
    moreTime: () => undefined,
  };
}
