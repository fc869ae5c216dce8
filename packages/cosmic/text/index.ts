/** What a client needs to speak: no engine inside. */
export * from './catalogue.ts';
export * from './speech.ts';
export type { CodexTiming } from './codex/types.ts';
export { OPTION_TEXTS } from './options.ts';
