import { artifacts } from './artifacts.ts';
import { dilemmas } from './dilemmas.ts';
import { doorways } from './doorways.ts';
import { interrupts } from './interrupts.ts';
import { personnel } from './personnel.ts';
import { ships } from './ships.ts';

export const fajoCollection = [...artifacts, ...dilemmas, ...doorways, ...interrupts, ...personnel, ...ships] as const;
