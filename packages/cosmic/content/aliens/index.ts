import type { Alien } from '../../effects/index.ts';
import * as alliance from './alliance/index.ts';
import * as base from './base/index.ts';
import * as conflict from './conflict/index.ts';
import * as dominion from './dominion/index.ts';
import * as eons from './eons/index.ts';
import * as incursion from './incursion/index.ts';
import * as storm from './storm/index.ts';

/** Every alien, set by set. A new one is a file and a line in its set's index. */
export const ALIENS: readonly Alien[] = [base, incursion, conflict, alliance, storm, dominion, eons].flatMap((set): Alien[] =>
  Object.values(set),
);
