import type { Sentences } from '../catalogue/messages.ts';

/** Options that mean the same wherever they stand. */
export const OPTIONS: Sentences = {
  pass: 'Pass',
  redraw: 'Draw another card',
  draw: 'Draw a new one',
  reclaim: 'Settle an empty home planet',
  offense: 'The offense',
  defense: 'The defense',
  both: 'Both sides',
  decline: 'Stay out',
  'offense:aid': 'Foreign aid for the offense',
  'defense:aid': 'Foreign aid for the defense',
  nothing: 'Do nothing',
  encounter: 'Another encounter',
  tech: 'Draw a tech instead',
  end: 'Neither',
  'rule:cheating': 'Accuse somebody of cheating',
  true: 'Yes',
  false: 'No',
};
