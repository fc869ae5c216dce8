import type { SeenCause, SeenEvent } from '@parley/kernel';
import { asText, type Part, type Speaker } from '../../model/speech.ts';
import type { ColourName } from '../../model/board.ts';

/** A line of the log. Ships that fly for one reason are one line. */
export interface LogLine {
  readonly n: number;
  readonly parts: readonly Part[];
  readonly why: readonly SeenCause[];
  /** A new encounter or turn begins here. */
  readonly head: boolean;
}

/** Lines that tell the flights before them in words. */
const TELLS_FLIGHT = new Set(['ships-sent', 'ships-lost', 'ships-retrieved', 'ships-removed', 'ships-healed']);
const SILENT = new Set(['encounter-over']);

const sameWhy = (a: SeenEvent, b: SeenEvent): boolean => JSON.stringify(a.why) === JSON.stringify(b.why);

export function logLines(events: readonly SeenEvent[], speaker: Speaker): LogLine[] {
  const out: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const e = events[i];
    if (SILENT.has(e.type)) continue;
    if (e.type === 'ships-moved') {
      const run = [e];
      while (events[i + 1]?.type === 'ships-moved' && joins(e, events[i + 1])) run.push(events[++i]);
      const next = events[i + 1];
      if (next && TELLS_FLIGHT.has(next.type) && sameWhy(e, next)) continue;
      out.push({ n: e.n, parts: run.length === 1 ? speaker.event(e) : flown(run), why: e.why, head: false });
      continue;
    }
    out.push({ n: e.n, parts: speaker.event(e), why: e.why, head: e.type === 'turn' || e.type === 'encounter' });
  }
  return out;
}

const joins = (a: SeenEvent, b: SeenEvent): boolean =>
  a.data.colour === b.data.colour && a.data.to === b.data.to && sameWhy(a, b);

/** Ships of one colour from several places to one. */
function flown(run: readonly SeenEvent[]): Part[] {
  const n = run.reduce((sum, e) => sum + Number(e.data.n), 0);
  const places = run.flatMap((e, i): Part[] => {
    const place = placePart(e.data.from as string);
    return i === 0 ? [place] : [{ kind: 'text', text: i === run.length - 1 ? ' and ' : ', ' }, place];
  });
  return [
    { kind: 'ships', colour: run[0].data.colour as ColourName, n },
    { kind: 'text', text: ' from ' },
    ...places,
    { kind: 'text', text: ' to ' },
    placePart(run[0].data.to as string),
    { kind: 'text', text: '.' },
  ];
}

const placePart = (name: string): Part => ({ kind: 'place', name });

/** The number of the event with which the encounter at hand began. */
export function encounterStart(events: readonly SeenEvent[]): number {
  return events.findLast((e) => e.type === 'encounter')?.n ?? 0;
}

export function matches(line: LogLine, query: string): boolean {
  return asText(line.parts).toLowerCase().includes(query.trim().toLowerCase());
}
