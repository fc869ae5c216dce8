export * from './bot.ts';
export * from './drive.ts';
export { random } from './random.ts';
export { rookie } from './rookie/index.ts';
