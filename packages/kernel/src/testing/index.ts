export * from './bare.ts';
export * from './generic.ts';
export * from './ids.ts';
export * from './play.ts';
export * from './told.ts';
export * from './wrong.ts';
export * from './trial.ts';
