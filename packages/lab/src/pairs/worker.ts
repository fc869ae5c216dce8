import { serveJobs } from '../shared/pool.ts';
import { pairGame, type PairJob, type PairResult } from './game.ts';

serveJobs<PairJob, PairResult>(pairGame);
