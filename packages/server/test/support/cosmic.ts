import { catalogueOf } from '../../src/game/catalogue.ts';
import { GAMES } from '../../src/games.ts';

/** Cosmic Encounter, as the server plays it. */
export const cosmic = catalogueOf(GAMES).get('cosmic');
