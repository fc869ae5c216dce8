import { COLOURS, cosmic, type Cosmic, type State } from '@parley/cosmic';
import { chain, clearNews, type Cause, type GameEvent, type Seat, type Table } from '@parley/kernel';
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
export function takeEvents(table: Table<State>, listener: Listener, after: number): LogLine[] {
  const { game } = table;
  const lines = game.events.filter((e) => e.n > after).map((e) => logLine(game, e, listener));
  clearNews(game);
  return lines;
}

export function logLine(g: Cosmic, e: GameEvent, listener: Listener): LogLine {
  return {
    n: e.n,
    type: e.type,
    text: cosmic.describeEvent(g, e, seatOf(listener, e)),
    why: reasons(g, e.why),
    causes: chain(e.why),
    quiet: isQuiet(e),
  };
}

/** Somebody who may know everything hears it as those do who were told most. */
function seatOf(listener: Listener, e: GameEvent): Seat | null {
  if (listener === 'spectator') return null;
  return listener === 'all' ? (e.secret?.to[0] ?? null) : listener;
}

function reasons(g: Cosmic, cause: Cause | null): string[] {
  const out: string[] = [];
  for (let c = cause; c; c = c.parent) out.push(cosmic.describeCause(g, c));
  return out;
}

const WAYSIDES: readonly unknown[] = ['gate', 'side', 'warp'];

/** Ships that go to or come from the gate or the warp are told of by the event that sent them. */
const isQuiet = ({ type, data }: GameEvent): boolean =>
  type === 'ships-moved' && (WAYSIDES.includes(data.to) || WAYSIDES.includes(data.from));

const HEADINGS = ['turn', 'game-won'];
const NAMES = new RegExp(`\\b(${COLOURS.join('|')})\\b`, 'gi');

/** Names of players in their colours. */
export const paintNames = (text: string, s: Style): string =>
  s.on ? text.replaceAll(NAMES, (name) => s.player(name.toLowerCase(), name)) : text;

export function drawLine(line: LogLine, number: number, s: Style, width: number): string {
  const shown = bareLine(line, number, s, width);
  return line.type === 'turn' ? `\n${shown}` : shown;
}

function bareLine(line: LogLine, number: number, s: Style, width: number): string {
  const text = HEADINGS.includes(line.type) ? s.bold(line.text) : paintNames(line.text, s);
  return wrap(`${' '.repeat(Math.max(0, 4 - String(number).length))}${s.dim(String(number))}  ${text}`, width, '      ');
}

/** The whole chain of reasons of a line. */
export function drawWhy(line: LogLine, number: number, s: Style, width: number): string {
  const because = line.why.map((text, i) => {
    const indent = ' '.repeat(6 + 2 * i);
    const link = s.dim(i === 0 ? 'because of' : 'which came of');
    return wrap(`${indent}${link} ${paintNames(text, s)}`, width, `${indent}  `);
  });
  const none = `      ${s.dim('nothing made it happen: it is the order of play')}`;
  return [bareLine(line, number, s, width), ...(because.length > 0 ? because : [none])].join('\n');
}
