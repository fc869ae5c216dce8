import { ASKING } from './asking.ts';
import { COACH } from './coach.ts';
import { TABLE } from './table.ts';
import { WORDS } from './words.ts';

export const EN = { ...WORDS, ...TABLE, ...ASKING, ...COACH };
