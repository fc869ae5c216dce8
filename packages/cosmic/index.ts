import './content/cards/decks.ts';
import './rules/variants/hazards/index.ts';
import './rules/variants/technology/index.ts';
import './rules/variants/special-ships/index.ts';
import './rules/variants/stations/index.ts';
import { ALIENS } from './content/aliens/index.ts';
import { flareFace } from './content/aliens/flares.ts';
import { registerAliens, registerFaces } from './rules/registry/registry.ts';

registerAliens(ALIENS);
registerFaces(ALIENS.map(flareFace));

export * from './content/aliens/define.ts';
export { ALIENS } from './content/aliens/index.ts';
export * from './rules/state/state.ts';
export { haveColours } from './rules/setup/choose-aliens.ts';
export { COSMIC_DECK, REWARD_CARDS } from './content/cards/decks.ts';
export { INTIMIDATES } from './content/cards/intimidates.ts';
export * from './rules/options/options.ts';
export * from './rules/setup/pools.ts';
export type { ClauseSpec, Role } from './rules/powers/clauses.ts';
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
} from './rules/registry/registry.ts';
export { cosmic } from './cosmic.ts';
export { HAZARDS, type Hazard } from './rules/variants/hazards/index.ts';
export { SPACE_STATIONS, type Station } from './rules/variants/stations/index.ts';
export { TECHS, type Tech } from './rules/variants/technology/index.ts';
export { WINDOWS } from './rules/timing/windows.ts';
export { cardName, describeGood, lexicon, playerName, sentenceFor, sentenceForEvent, speechOf } from './text/describe.ts';
export { OPTION_TEXTS } from './text/options.ts';
export { placeText } from './text/speech.ts';
