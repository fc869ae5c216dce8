export * from './locale.ts';
export * from './message.ts';
export * from './part.ts';
export * from './say.ts';
