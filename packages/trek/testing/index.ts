export * from './board.ts';
export * from './scenario.ts';
