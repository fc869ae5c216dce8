import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { missions } from './missions.ts';

export const starterDeckTwo = [...events, ...facilities, ...missions] as const;
