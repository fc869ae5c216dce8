// What commands that a game brings along are made with. They are loaded when they are called, after the games.
export { playJob, replayCommand, type FuzzJob } from '../fuzz/game.ts';
export * from '../shared/args.ts';
export * from '../shared/origin.ts';
export * from '../shared/pool.ts';
export * from '../shared/progress.ts';
export * from '../shared/run-options.ts';
export { TABLE_OPTIONS, tableOptions } from '../shared/table-options.ts';
export { playTable, type Played } from '../simulate/game.ts';
export { rateOf, type Rate } from '../simulate/report.ts';
export { columns, percent } from '../simulate/table.ts';
export type { Score } from '../simulate/tally.ts';
