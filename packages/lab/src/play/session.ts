import type { Bot } from '@parley/kernel/players';
import { clearNews, questionFor, rewind, type Decision, type Seat, type Table } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { takeEvents, type LogLine } from '../terminal/log.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A person's game against bots. */
export interface Session<S> {
  readonly lab: GameLab<S>;
  table: Table<S>;
  readonly me: Seat;
  readonly bots: readonly Bot[];
  readonly term: Terminal;
  readonly log: LogLine[];
  /** Lines of the log that have been told. */
  told: number;
  /** Where the last decision of the person is in the log, for `why` without a number. */
  since: number;
  /** The moment for which the board was drawn last. */
  drawn: readonly [string, string] | null;
  /** The part of the game in which the person wants no further offers to act, or null. */
  skipping: string | null;
}

export function newSession<S>(lab: GameLab<S>, table: Table<S>, me: Seat, bots: readonly Bot[], term: Terminal): Session<S> {
  const session: Session<S> = { lab, table, me, bots, term, log: [], told: 0, since: 0, drawn: null, skipping: null };
  collect(session);
  return session;
}

/** Moves what happened into the log. */
export function collect<S>(session: Session<S>): void {
  const { lab, log, table, me } = session;
  log.push(...takeEvents(lab, table, me, log.at(-1)?.n ?? 0));
}

/** Which part of the game it is, and where in it. */
export const momentOf = <S>({ lab, table, me }: Session<S>): readonly [string, string] => lab.terminal.moment(table, me);
export const openQuestion = <S>({ table, me }: Session<S>): Decision | null => questionFor(table, me);

/** Are others asked as well, so that one could let them go first? */
export const othersAsked = <S>({ table, me }: Session<S>): boolean =>
  table.asked?.kind === 'group' && table.pending.some((p) => p.decision.seat !== me && p.answer === undefined);

/** Back to the last decision of the person. False when there is none. */
export function undo<S>(session: Session<S>): boolean {
  const last = session.table.entries.slice().findLastIndex((e) => e.seat === session.me);
  if (last < 0) return false;
  session.table = rewind(session.table, last);
  const { game } = session.table;
  // What the way back told again is known; what came after it has not happened.
  clearNews(game);
  const kept = session.log.findIndex((line) => line.n > game.k.events);
  if (kept >= 0) session.log.length = kept;
  session.told = Math.min(session.told, session.log.length);
  session.since = Math.min(session.since, session.log.length);
  session.drawn = null;
  session.skipping = null;
  return true;
}
