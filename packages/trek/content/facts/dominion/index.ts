import { artifacts } from './artifacts.ts';
import { dilemmas } from './dilemmas.ts';
import { equipmentCards } from './equipment.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { interrupts } from './interrupts.ts';
import { missions } from './missions.ts';
import { objectives } from './objectives.ts';
import { personnel } from './personnel.ts';
import { ships } from './ships.ts';

export const dominion = [
  ...artifacts,
  ...dilemmas,
  ...equipmentCards,
  ...events,
  ...facilities,
  ...interrupts,
  ...missions,
  ...objectives,
  ...personnel,
  ...ships,
] as const;
