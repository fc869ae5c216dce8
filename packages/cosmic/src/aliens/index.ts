import type { Alien } from './define.ts';
import * as base from './base/index.ts';

/** Every alien, set by set. A new one is a file and a line in its set's index. */
export const ALIENS: readonly Alien[] = [base].flatMap((set): Alien[] => Object.values(set));
