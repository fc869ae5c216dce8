export * from './rules/registry/alien.ts';
export { ALIENS, COSMIC_DECK, HAZARDS, REWARD_CARDS, SPACE_STATIONS, TECHS } from './content/index.ts';
export * from './rules/state/state.ts';
export { haveColours } from './rules/setup/choose-aliens.ts';
export { INTIMIDATES } from './content/cards/intimidates.ts';
export * from './rules/options/options.ts';
export * from './rules/options/pools.ts';
export type { ClauseSpec, Role } from './rules/registry/clauses.ts';
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
export type { Hazard } from './rules/variants/hazards/define.ts';
export type { Station } from './rules/variants/stations/define.ts';
export type { Tech } from './rules/variants/technology/define.ts';
export { WINDOWS } from './rules/timing/windows.ts';
export { describeGood, lexicon, playerName, speechOf } from './text/describe.ts';
export { bookOf, LANGUAGES, messagesOf } from './text/books.ts';
export { OPTION_TEXTS } from './text/options.ts';
