import type { Beat } from '@parley/kernel';

/** Events at which people see how things stand: a dilemma turned up, a death, a flight. Everything else is told in passing. */
export const BEATS: ReadonlyMap<string, Beat> = new Map<string, Beat>([
  ['turn', 'alone'],
  ['mission-laid', 'alone'],
  ['reported', 'alone'],
  ['played', 'alone'],
  ['nullified', 'alone'],
  ['flew', 'alone'],
  ['beamed', 'alone'],
  ['walked', 'alone'],
  ['docked', 'alone'],
  ['undocked', 'alone'],
  ['revealed', 'alone'],
  ['turned-up', 'alone'],
  ['met', 'alone'],
  ['selected', 'together'],
  ['overcome', 'alone'],
  ['failed', 'alone'],
  ['placed', 'alone'],
  ['cured', 'alone'],
  ['killed', 'together'],
  ['destroyed', 'together'],
  ['damaged', 'together'],
  ['solved', 'alone'],
  ['scored', 'together'],
  ['won', 'alone'],
]);
