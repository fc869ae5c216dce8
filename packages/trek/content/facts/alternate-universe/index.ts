import { artifacts } from './artifacts.ts';
import { dilemmas } from './dilemmas.ts';
import { doorways } from './doorways.ts';
import { equipmentCards } from './equipment.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { interrupts } from './interrupts.ts';
import { missions } from './missions.ts';
import { personnel } from './personnel.ts';
import { ships } from './ships.ts';

export const alternateUniverse = [
  ...artifacts,
  ...dilemmas,
  ...doorways,
  ...equipmentCards,
  ...events,
  ...facilities,
  ...interrupts,
  ...missions,
  ...personnel,
  ...ships,
] as const;
