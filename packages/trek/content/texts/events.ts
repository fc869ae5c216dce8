import { parseFilter, parseNeed, ATTRIBUTES } from '../../language/index.ts';
import { cardsInPlay, type CardText } from '../../effects/index.ts';
import { ODD_EVENTS } from './events-odd.ts';

const onTable = { to: 'table' } as const;

export const EVENTS: { readonly [id: string]: CardText } = {
  ...ODD_EVENTS,
  'PRE-69': {
    play: onTable,
    standing: [{ says: 'adds', to: ['WEAPONS'], n: 2, of: parseFilter('yours Ship card'), reach: 'everywhere', cumulative: true }],
  },
  'AU-37': {
    play: onTable,
    standing: [{ says: 'adds', to: ['WEAPONS', 'SHIELDS'], n: 3, of: parseFilter('yours commanded Ship card'), reach: 'everywhere' }],
  },
  'AU-42': {
    play: onTable,
    standing: [{ says: 'adds', to: ATTRIBUTES, n: 2, of: parseFilter('yours universal non-[Holo] personnel'), reach: 'everywhere' }],
  },
  'DS9-59': {
    play: onTable,
    standing: [
      { says: 'adds', to: ['RANGE'], n: 2, of: parseFilter('yours commanded Ship card'), reach: 'everywhere', cumulative: false },
      { says: 'adds', to: ['RANGE'], n: 1, of: parseFilter('yours commanded "Defiant Class"'), reach: 'everywhere', cumulative: false },
    ],
  },
  'DS9-67': {
    seeds: { phase: 'any', on: 'table' },
    play: onTable,
    standing: [{ says: 'lands', of: parseFilter('Ship card with no 1 staffing icons'), reach: 'everywhere', range: 1 }],
  },
  'DOM-27': {
    play: { to: 'target', aims: cardsInPlay(parseFilter('yours docked Ship card')) },
    standing: [
      { says: 'adds', to: ['WEAPONS'], n: 3, of: { type: 'Ship' }, reach: 'host', when: parseNeed("{Miles O'Brien} OR SECURITY-class") },
    ],
  },
};
