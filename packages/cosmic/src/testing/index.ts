export * from './random-options.ts';
export * from './scenario.ts';
