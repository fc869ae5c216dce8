import {
  registerAliens,
  registerDeck,
  registerFaces,
  registerHazards,
  registerSpecialShips,
  registerStations,
  registerTechs,
} from '../effects/index.ts';
import { flareFace } from './aliens/flares.ts';
import { ALIENS } from './aliens/index.ts';
import { CARDS, COSMIC_DECK, LARGE_GROUP_DECK, REWARD_CARDS } from './cards/decks.ts';
import { HAZARDS } from './hazards/index.ts';
import { SPECIAL_SHIPS } from './special-ships/index.ts';
import { SPACE_STATIONS } from './stations/index.ts';
import { TECHS } from './technology/index.ts';

// Everything that is printed, made known to the rules by being loaded.

registerFaces(CARDS);
registerDeck('cosmic', COSMIC_DECK);
registerDeck('large-group', LARGE_GROUP_DECK);
registerDeck('rewards.incursion', REWARD_CARDS.incursion);
registerDeck('rewards.dominion', REWARD_CARDS.dominion);
registerDeck('rewards.both', REWARD_CARDS.both);
registerHazards(HAZARDS);
registerTechs(TECHS);
registerSpecialShips(SPECIAL_SHIPS);
registerStations(SPACE_STATIONS);
registerAliens(ALIENS);
registerFaces(ALIENS.map(flareFace));

export { ALIENS, COSMIC_DECK, HAZARDS, REWARD_CARDS, SPACE_STATIONS, TECHS };
