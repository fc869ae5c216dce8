import type { SeenEvent } from '@parley/kernel';
import type { LogLine } from '@parley/web/shell';
import { sayEvent, type Speech } from '../../text/speech.ts';

/** Events nobody needs to be told: others say the same. */
const SILENT: ReadonlySet<string> = new Set(['released', 'attempt-over']);
export const isSilent = (e: Pick<SeenEvent, 'type'>): boolean => SILENT.has(e.type);

const isHead = (e: Pick<SeenEvent, 'type'>): boolean => e.type === 'turn' || e.type === 'seed-phase';

/** The lines of the log. What has no sentence is left out. */
export function logLines(events: readonly SeenEvent[], speech: Speech): LogLine[] {
  return events.flatMap((e): LogLine[] => {
    if (isSilent(e)) return [];
    const parts = sayEvent(speech, e);
    return parts.every((x) => x.text === '') ? [] : [{ n: e.n, parts, why: e.why, head: isHead(e) }];
  });
}
