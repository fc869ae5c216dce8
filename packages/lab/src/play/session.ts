import type { Bot } from '@parley/kernel/players';
import type { State } from '@parley/cosmic';
import { clearNews, questionFor, rewind, viewOf, type Decision, type Seat, type Table } from '@parley/kernel';
import { readBoard, type Board, type PlayerRow } from '../table/board.ts';
import { takeEvents, type LogLine } from '../table/log.ts';
import type { Terminal } from './terminal.ts';

/** A person's game against bots. */
export interface Session {
  table: Table<State>;
  readonly me: Seat;
  readonly bots: readonly Bot[];
  readonly term: Terminal;
  readonly log: LogLine[];
  /** Lines of the log that have been told. */
  told: number;
  /** Where the last decision of the person is in the log, for `why` without a number. */
  since: number;
  /** The moment for which the board was drawn last. */
  drawn: string;
  /** The encounter in which the person wants no further offers to act, or -1. */
  skipping: number;
}

export function newSession(table: Table<State>, me: Seat, bots: readonly Bot[], term: Terminal): Session {
  const session: Session = { table, me, bots, term, log: [], told: 0, since: 0, drawn: '', skipping: -1 };
  collect(session);
  return session;
}

/** Moves what happened into the log. */
export function collect(session: Session): void {
  const { log, table, me } = session;
  log.push(...takeEvents(table, me, log.at(-1)?.n ?? 0));
}

export const boardOf = ({ table, me }: Session): Board => readBoard(viewOf(table.game, me));
export const ownRow = (session: Session): PlayerRow =>
  boardOf(session).players.find((p) => p.seat === session.me) ?? boardOf(session).players[0];
export const openQuestion = ({ table, me }: Session): Decision | null => questionFor(table, me);

/** Are others asked as well, so that one could let them go first? */
export const othersAsked = ({ table, me }: Session): boolean =>
  table.asked?.kind === 'group' && table.pending.some((p) => p.decision.seat !== me && p.answer === undefined);

/** Back to the last decision of the person. False when there is none. */
export function undo(session: Session): boolean {
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
  session.drawn = '';
  session.skipping = -1;
  return true;
}
