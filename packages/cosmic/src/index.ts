import './cards/decks.ts';
import './variants/hazards/index.ts';
import './variants/technology/index.ts';
import './variants/special-ships/index.ts';
import './variants/stations/index.ts';
import { ALIENS } from './aliens/index.ts';
import { flareFace } from './aliens/flares.ts';
import { registerAliens, registerFaces } from './registry.ts';

registerAliens(ALIENS);
registerFaces(ALIENS.map(flareFace));

export * from './aliens/define.ts';
export { ALIENS } from './aliens/index.ts';
export * from './board/state.ts';
export { haveColours } from './choose-aliens.ts';
export { COSMIC_DECK, REWARD_CARDS } from './cards/decks.ts';
export { INTIMIDATES } from './cards/intimidates.ts';
export * from './options.ts';
export * from './pools.ts';
export type { ClauseSpec, Role } from './powers/clauses.ts';
export {
  allAliens,
  allFaces,
  allLingering,
  alienById,
  faceById,
  isAlien,
  isFace,
  registerAliens,
  registerFaces,
} from './registry.ts';
export { cosmic } from './rules.ts';
export { HAZARDS, type Hazard } from './variants/hazards/index.ts';
export { SPACE_STATIONS, type Station } from './variants/stations/index.ts';
export { TECHS, type Tech } from './variants/technology/index.ts';
export { WINDOWS } from './windows.ts';
export {
  cardName,
  describeGood,
  lexicon,
  playerName,
  sentenceFor,
  sentenceForEvent,
  speechOf,
} from './text/describe.ts';
export { OPTION_TEXTS } from './text/options.ts';
export { placeText } from './text/speech.ts';
