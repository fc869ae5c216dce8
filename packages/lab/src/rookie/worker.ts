import '../straight/hooks.ts';
import { serveJobs } from '../shared/pool.ts';
import type { Measured } from './measure.ts';
import type { Seating } from './tables.ts';

// What is loaded from here on is the straight build.
const { measure } = await import('./measure.ts');
serveJobs<Seating, Measured>(measure);
