import { interrupts } from './interrupts.ts';
import { missions } from './missions.ts';
import { personnel } from './personnel.ts';

export const introductoryTwoPlayer = [...interrupts, ...missions, ...personnel] as const;
