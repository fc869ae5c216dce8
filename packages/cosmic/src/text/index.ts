/** What a client needs to speak: no engine inside. */
export * from './catalogue.ts';
export * from './speech.ts';
