import {
  answer,
  isLegal,
  leadsThere,
  openTable,
  questionFor,
  raise,
  type Entry,
  type GameRecord,
  type Refusal,
  type Table,
} from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { takeEvents, type Listener, type LogLine } from '../terminal/log.ts';
import { answerText } from '../terminal/words.ts';

/** What one entry of a record led to. Step 0 is the setup. */
export interface Step {
  /** Who answered what, if the listener may know. */
  readonly said: string | null;
  readonly lines: readonly LogLine[];
}

export interface Story<S> {
  readonly table: Table<S>;
  readonly steps: readonly Step[];
  /** Why the record could not be followed further, or null. */
  readonly stopped: string | null;
}

/** Plays a record again up to an entry, and tells it as this listener may hear it. */
export function retell<S>(lab: GameLab<S>, record: GameRecord, upTo: number, listener: Listener): Story<S> {
  const table = openTable(lab.game.rules, record.options, record.seed, { listen: true });
  let heard = 0;
  const take = (): LogLine[] => {
    const lines = takeEvents(lab, table, listener, heard);
    heard = lines.at(-1)?.n ?? heard;
    return lines;
  };
  const steps: Step[] = [{ said: null, lines: take() }];
  for (const [i, entry] of record.entries.slice(0, upTo).entries()) {
    const said = whatIsSaid(lab, table, entry, listener);
    const stopped = repeat(table, entry, i + 1);
    if (stopped !== null) return { table, steps, stopped };
    steps.push({ said, lines: take() });
  }
  return { table, steps, stopped: null };
}

/** Gives one entry again. Says why it does not fit, or null. */
function repeat<S>(table: Table<S>, e: Entry, n: number): string | null {
  const question = questionFor(table, e.seat);
  const about = question ? `${question.tag} (${question.kind})` : 'no question';
  let refusal: Refusal | null;
  try {
    refusal = 'raise' in e ? raise(table, e.seat, e.raise) : answer(table, e.seat, e.a, e.q);
  } catch (error) {
    return `entry ${n} breaks today's rules: ${error instanceof Error ? error.message : String(error)}`;
  }
  const was = 'raise' in e ? `raised ${e.raise}` : `answered ${JSON.stringify(e.a)}`;
  if (refusal) return `entry ${n} no longer fits: seat ${e.seat} ${was}, but is asked ${about}. ${refusal.message}`;
  if (!leadsThere(table, e)) return `entry ${n} now leads to another state: seat ${e.seat} ${was} when asked ${about}`;
  return null;
}

/** Answers of others are known by what comes of them. */
function whatIsSaid<S>(lab: GameLab<S>, table: Table<S>, e: Entry, listener: Listener): string | null {
  if (listener !== 'all' && listener !== e.seat) return null;
  const who = lab.terminal.playerName(table, e.seat);
  if ('raise' in e) return `${who} raises ${e.raise}`;
  const d = questionFor(table, e.seat);
  // What is no answer to it has no words.
  return d && isLegal(d, e.a) ? `${who} is asked: ${lab.game.rules.describe(table.game, d)} ${answerText(lab, table, d, e.a)}` : null;
}
