import type { Plain, SeenEvent } from '@parley/kernel';
import type { LogLine } from '@parley/web/shell';
import type { Part } from '../../text/index.ts';
import type { Speaker } from './speech.ts';

/** Lines that tell the flights before them in words. */
const TELLS_FLIGHT = new Set(['ships-sent', 'ships-lost', 'ships-retrieved', 'ships-removed', 'ships-healed']);
const SILENT = new Set(['encounter-over']);
/** Events nobody needs to be told. */
export const isSilent = (e: SeenEvent): boolean => SILENT.has(e.type);

const sameWhy = (a: SeenEvent, b: SeenEvent): boolean => JSON.stringify(a.why) === JSON.stringify(b.why);

/** The lines of the log. Ships that fly for one reason are one line. */
export function logLines(events: readonly SeenEvent[], speaker: Speaker): LogLine[] {
  const out: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const e = events[i];
    if (isSilent(e)) continue;
    if (e.type === 'ships-moved') {
      const run = [e];
      while (events[i + 1]?.type === 'ships-moved' && joins(run, events[i + 1])) run.push(events[++i]);
      const next = events[i + 1];
      if (next && TELLS_FLIGHT.has(next.type) && sameWhy(e, next)) continue;
      out.push({ n: e.n, parts: run.length === 1 ? speaker.event(e) : flown(speaker, run), why: e.why, head: false });
      continue;
    }
    out.push({ n: e.n, parts: speaker.event(e), why: e.why, head: e.type === 'turn' || e.type === 'encounter' });
  }
  return out;
}

/** Flights of one colour for one reason that have their end, or their beginning, in common. */
function joins(run: readonly SeenEvent[], next: SeenEvent): boolean {
  const [first] = run;
  if (first.data.colour !== next.data.colour || !sameWhy(first, next)) return false;
  return (['to', 'from'] as const).some((end) => [...run, next].every((e) => e.data[end] === first.data[end]));
}

/** Ships of one colour from several places to one, or from one to several: told as one flight. */
function flown(speaker: Speaker, run: readonly SeenEvent[]): readonly Part[] {
  const n = run.reduce((sum, e) => sum + Number(e.data.n), 0);
  const places = (end: 'from' | 'to'): Plain[] => [...new Set(run.map((e) => e.data[end]))];
  return speaker.event({ type: run[0].type, data: { ...run[0].data, n, from: places('from'), to: places('to') } });
}
