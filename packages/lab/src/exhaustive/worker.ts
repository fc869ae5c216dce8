import { serveJobs } from '../shared/pool.ts';
import { playBatch, type Batch, type BatchResult } from './batch.ts';

serveJobs<Batch, BatchResult>(playBatch);
