export * from './for-nothing.ts';
export * from './random-options.ts';
export * from './scenario.ts';
