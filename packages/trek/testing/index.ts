export * from './board.ts';
export * from './scenario.ts';
export * from './random-decks.ts';
export * from './seen.ts';
