import { timingWords } from '@parley/kit/content';
import type { TrekTables } from './tables.ts';

/** Windows, events and queries by their names, for rules and content. */
export const timing = timingWords<TrekTables>();
export const { window, event, query } = timing;
