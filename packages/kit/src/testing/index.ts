export * from './offers.ts';
export * from './running.ts';
