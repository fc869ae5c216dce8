import { serveJobs } from '@parley/lab/commands';
import { measure, type Measured } from './measure.ts';
import type { Seating } from './tables.ts';

serveJobs<Seating, Measured>(measure);
