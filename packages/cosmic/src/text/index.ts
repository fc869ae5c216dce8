/** What a client needs to speak: no engine inside. */
export * from './catalogue.ts';
export * from './speech.ts';
export { OPTION_TEXTS, type OptionChoice, type OptionLink, type OptionText } from './options.ts';
