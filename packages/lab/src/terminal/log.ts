import { chain, clearNews, type Cause, type GameEvent, type Seat, type Table } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { wrap, type Style } from '../shared/term.ts';

/** A line of the story: an event in the words of the moment at which it happened. */
export interface LogLine {
  /** The event's number. */
  readonly n: number;
  readonly type: string;
  readonly text: string;
  /** Reasons, nearest first. */
  readonly why: readonly string[];
  /** The same, for machines. */
  readonly causes: readonly { readonly kind: string; readonly id: string; readonly by?: Seat }[];
  /** Repeats what another line says. */
  readonly quiet: boolean;
}

/** Who listens: a seat, a spectator, or somebody who may know everything. */
export type Listener = Seat | 'spectator' | 'all';

/** Takes the new events off a table. */
export function takeEvents<S>(lab: GameLab<S>, table: Table<S>, listener: Listener, after: number): LogLine[] {
  const { game } = table;
  const lines = game.events.filter((e) => e.n > after).map((e) => logLine(lab, table, e, listener));
  clearNews(game);
  return lines;
}

export function logLine<S>({ game: { rules }, terminal }: GameLab<S>, { game: g }: Table<S>, e: GameEvent, listener: Listener): LogLine {
  return {
    n: e.n,
    type: e.type,
    text: rules.describeEvent(g, e, seatOf(listener, e)),
    why: reasons(e.why, (cause) => rules.describeCause(g, cause)),
    causes: chain(e.why),
    quiet: terminal.isQuiet(e),
  };
}

/** Somebody who may know everything hears it as those do who were told most. */
function seatOf(listener: Listener, e: GameEvent): Seat | null {
  if (listener === 'spectator') return null;
  return listener === 'all' ? (e.secret?.to[0] ?? null) : listener;
}

function reasons(cause: Cause | null, describe: (cause: Cause) => string): string[] {
  const out: string[] = [];
  for (let c = cause; c; c = c.parent) out.push(describe(c));
  return out;
}

export function drawLine<S>(lab: GameLab<S>, line: LogLine, number: number, s: Style, width: number): string {
  const shown = bareLine(lab, line, number, s, width);
  return lab.terminal.isHeading(line.type) ? `\n${shown}` : shown;
}

function bareLine<S>({ terminal }: GameLab<S>, line: LogLine, number: number, s: Style, width: number): string {
  const text = terminal.isHeading(line.type) ? s.bold(line.text) : terminal.paint(line.text, s);
  return wrap(`${' '.repeat(Math.max(0, 4 - String(number).length))}${s.dim(String(number))}  ${text}`, width, '      ');
}

/** The whole chain of reasons of a line. */
export function drawWhy<S>(lab: GameLab<S>, line: LogLine, number: number, s: Style, width: number): string {
  const because = line.why.map((text, i) => {
    const indent = ' '.repeat(6 + 2 * i);
    const link = s.dim(i === 0 ? 'because of' : 'which came of');
    return wrap(`${indent}${link} ${lab.terminal.paint(text, s)}`, width, `${indent}  `);
  });
  const none = `      ${s.dim('nothing made it happen: it is the order of play')}`;
  return [bareLine(lab, line, number, s, width), ...(because.length > 0 ? because : [none])].join('\n');
}
