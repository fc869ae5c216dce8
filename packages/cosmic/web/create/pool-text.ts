import { T } from '../text/index.ts';

/** How many aliens can be dealt, and whether they are enough. */
export const poolText = (n: number, need: number): string => T.create[n >= need ? 'poolSize' : 'poolTooSmall']({ n, need });
