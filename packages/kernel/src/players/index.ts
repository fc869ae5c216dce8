// Players that are no persons: what they see, how a table is played with them, and one that answers anything legal.
export * from './bot.ts';
export * from './drive.ts';
export { random } from './random.ts';
