import { serveJobs } from '../shared/pool.ts';
import { playBatch, type Batch } from './batch.ts';
import type { Tally } from './tally.ts';

serveJobs<Batch, Tally>(playBatch);
