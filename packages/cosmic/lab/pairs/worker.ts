import { serveJobs } from '@parley/lab/commands';
import { pairGame, type PairJob, type PairResult } from './game.ts';

serveJobs<PairJob, PairResult>(pairGame);
