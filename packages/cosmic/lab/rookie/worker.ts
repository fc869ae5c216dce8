import '@parley/lab/straight';
import { serveJobs } from '@parley/lab/commands';
import type { Measured } from './measure.ts';
import type { Seating } from './tables.ts';

// What is loaded from here on is the straight build.
const { measure } = await import('./measure.ts');
serveJobs<Seating, Measured>(measure);
