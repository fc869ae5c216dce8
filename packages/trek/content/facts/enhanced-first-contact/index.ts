import { events } from './events.ts';
import { incidents } from './incidents.ts';
import { personnel } from './personnel.ts';

export const enhancedFirstContact = [...events, ...incidents, ...personnel] as const;
