import type { CardText } from '../../effects/index.ts';
import { DILEMMAS } from './dilemmas.ts';
import { EQUIPMENT } from './equipment.ts';
import { ESPIONAGE } from './espionage.ts';
import { EVENTS } from './events.ts';
import { FACILITIES } from './facilities.ts';
import { INTERRUPTS } from './interrupts.ts';
import { MISSIONS } from './missions.ts';
import { PERSONNEL } from './personnel.ts';
import { SHIPS } from './ships.ts';
import { TREATIES } from './treaties.ts';

/** What cards say, by their ids. A card that says something and is not here is not at this table yet. */
export const TEXTS: { readonly [id: string]: CardText | undefined } = {
  ...DILEMMAS,
  ...EQUIPMENT,
  ...ESPIONAGE,
  ...EVENTS,
  ...FACILITIES,
  ...INTERRUPTS,
  ...MISSIONS,
  ...PERSONNEL,
  ...SHIPS,
  ...TREATIES,
};
