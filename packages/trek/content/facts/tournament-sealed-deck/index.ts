import { dilemmas } from './dilemmas.ts';
import { doorways } from './doorways.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { missions } from './missions.ts';
import { objectives } from './objectives.ts';
import { personnel } from './personnel.ts';
import { ships } from './ships.ts';

export const tournamentSealedDeck = [
  ...dilemmas,
  ...doorways,
  ...events,
  ...facilities,
  ...missions,
  ...objectives,
  ...personnel,
  ...ships,
] as const;
