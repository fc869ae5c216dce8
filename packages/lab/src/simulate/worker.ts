import '../straight/hooks.ts';
import { serveJobs } from '../shared/pool.ts';
import type { Batch } from './batch.ts';
import type { Tally } from './tally.ts';

// What is loaded from here on is the straight build.
const { playBatch } = await import('./batch.ts');
serveJobs<Batch, Tally>(playBatch);
