/** What a client needs to speak: no engine inside, no parser. */
export { sayGood, sayTerms, sayThing } from './goods.ts';
export { tagOf } from './language.ts';
export * from './lexicon.ts';
export type { Messages } from './catalogue/messages.ts';
export type { CodexTiming } from './codex/types.ts';
export { OPTION_TEXTS } from './options.ts';
export type { WindowName } from '../rules/timing/windows.ts';
export * from './parts.ts';
export { placeKind, placeText, sayPlace, sayShips } from './places.ts';
export * from './speech.ts';
export { listed, people, phrase, wordText, type Names, type Speech } from './things.ts';
export * from './told.ts';
export { sayCauseName } from './uses.ts';
