import type { Decision, Seat } from '@parley/kernel';
import type { Waiting } from '../protocol/index.ts';

/** What an entry has brought about. */
export interface Step {
  /** It answered a question that nobody else knows of. */
  readonly secret: boolean;
  /** Somebody has done something in a window, and now it is there to see. */
  readonly acted: boolean;
  /** The game went on: not just one of several answers that are waited for, nor a move within a bargain. */
  readonly moved: boolean;
}

/** How much of what happens and is asked the table shows, and when. */
export interface DisclosurePolicy {
  /** Is this seat's open question shown to it now? */
  shows(seat: Seat, d: Decision): boolean;
  /** Has the table more to show than it does? */
  isBuffering(): boolean;
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

/** What a policy sees of its table, and what it has it do. */
export interface PolicyHost {
  now(): number;
  playing(): boolean;
  waiting(): readonly Seat[];
  /** The number of the question this seat is asked. */
  question(seat: Seat): number;
  /** Is the open question one that would tell about hidden things? */
  secret(): boolean;
  /** A person who wants to be asked. */
  asksPerson(seat: Seat): boolean;
  /** Shows everybody all that has happened. */
  flush(): void;
  /** Shows it to one seat alone. */
  flushTo(seat: Seat): void;
  /** Tells what is asked now. */
  refresh(): void;
  /** Answers this question for the seat, if it is still open. True when it is open no more. */
  giveDefault(seat: Seat, question: number): Promise<boolean>;
}

/** Shows everything at once: what happens, and who is asked, as soon as they are. */
export function immediatePolicy(table: PolicyHost): DisclosurePolicy {
  let since = table.now();
  return {
    shows: () => true,
    isBuffering: () => false,
    waiting: () => ({ seats: table.waiting(), window: table.secret(), since, until: null }),
    secretDeadline: () => null,
    stepped() {
      since = table.now();
      table.flush();
    },
    restarted() {
      since = table.now();
    },
    paused: () => undefined,
    moreTime: () => undefined,
  };
}
