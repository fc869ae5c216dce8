import { artifacts } from './artifacts.ts';
import { dilemmas } from './dilemmas.ts';
import { doorways } from './doorways.ts';
import { equipmentCards } from './equipment.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { interrupts } from './interrupts.ts';
import { missions } from './missions.ts';
import { objectives } from './objectives.ts';
import { personnel } from './personnel.ts';
import { ships } from './ships.ts';
import { timeLocations } from './time-locations.ts';

export const firstContact = [
  ...artifacts,
  ...dilemmas,
  ...doorways,
  ...equipmentCards,
  ...events,
  ...facilities,
  ...interrupts,
  ...missions,
  ...objectives,
  ...personnel,
  ...ships,
  ...timeLocations,
] as const;
