// Decks as they are written elsewhere: read and written by pure functions, in the browser and anywhere else.
export * from './read.ts';
export * from './reading.ts';
export * from './write.ts';
export { nameToWrite, setName, setOf } from './names.ts';
