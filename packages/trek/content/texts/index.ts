import type { CardText } from '../../effects/index.ts';
import { ARTIFACTS } from './artifacts.ts';
import { ODD_ARTIFACTS } from './artifacts-odd.ts';
import { DILEMMAS } from './dilemmas.ts';
import { DOORWAYS } from './doorways.ts';
import { EQUIPMENT } from './equipment.ts';
import { ESPIONAGE } from './espionage.ts';
import { CARD_EVENTS } from './events-cards.ts';
import { PEOPLE_EVENTS } from './events-people.ts';
import { SHIP_EVENTS } from './events-ships.ts';
import { EVENTS } from './events.ts';
import { FACILITIES } from './facilities.ts';
import { CARD_INTERRUPTS } from './interrupts-cards.ts';
import { SHIP_INTERRUPTS } from './interrupts-ships.ts';
import { PEOPLE_INTERRUPTS } from './interrupts-people.ts';
import { INTERRUPTS } from './interrupts.ts';
import { ABLE_MISSIONS } from './missions-able.ts';
import { MISSIONS } from './missions.ts';
import { OBJECTIVES } from './objectives.ts';
import { ABLE_PERSONNEL } from './personnel-able.ts';
import { ODD_PERSONNEL } from './personnel-odd.ts';
import { PERSONNEL } from './personnel.ts';
import { SHIPS } from './ships.ts';
import { TREATIES } from './treaties.ts';

/** What cards say, by their ids. A card that says something and is not here is not at this table yet. */
export const TEXTS: { readonly [id: string]: CardText | undefined } = {
  ...DILEMMAS,
  ...DOORWAYS,
  ...EQUIPMENT,
  ...ESPIONAGE,
  ...EVENTS,
  ...FACILITIES,
  ...ABLE_MISSIONS,
  ...ABLE_PERSONNEL,
  ...ARTIFACTS,
  ...ODD_ARTIFACTS,
  ...CARD_EVENTS,
  ...CARD_INTERRUPTS,
  ...INTERRUPTS,
  ...MISSIONS,
  ...OBJECTIVES,
  ...PEOPLE_EVENTS,
  ...PEOPLE_INTERRUPTS,
  ...PERSONNEL,
  ...ODD_PERSONNEL,
  ...SHIPS,
  ...SHIP_EVENTS,
  ...SHIP_INTERRUPTS,
  ...TREATIES,
};
