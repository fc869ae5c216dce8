import { timingWords } from '@parley/kit/content';
import type { CosmicTables } from '../registry/clauses.ts';

/** Windows, events and queries of the game, by name. */
export const timing = timingWords<CosmicTables>();
