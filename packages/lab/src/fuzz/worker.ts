import { origin } from '../shared/origin.ts';
import { serveJobs } from '../shared/pool.ts';
import { fuzzGame, type FuzzJob } from './game.ts';
import type { Tried } from './run.ts';

serveJobs<FuzzJob, Tried>((job) => {
  try {
    return { ok: fuzzGame(job) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error), stack: origin(error) };
  }
});
