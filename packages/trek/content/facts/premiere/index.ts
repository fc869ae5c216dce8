import { artifacts } from './artifacts.ts';
import { dilemmas } from './dilemmas.ts';
import { equipmentCards } from './equipment.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { interrupts } from './interrupts.ts';
import { missions } from './missions.ts';
import { personnelFederation } from './personnel-federation.ts';
import { personnelKlingon } from './personnel-klingon.ts';
import { personnelNonAligned } from './personnel-non-aligned.ts';
import { personnelRomulan } from './personnel-romulan.ts';
import { ships } from './ships.ts';

export const premiere = [
  ...artifacts,
  ...dilemmas,
  ...equipmentCards,
  ...events,
  ...facilities,
  ...interrupts,
  ...missions,
  ...personnelFederation,
  ...personnelKlingon,
  ...personnelNonAligned,
  ...personnelRomulan,
  ...ships,
] as const;
