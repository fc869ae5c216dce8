// People in front of real browsers, for the tests and pictures of games.
export * from './browser.ts';
export * from './gather.ts';
export * from './open.ts';
export * from './player.ts';
export * from './renders.ts';
export type * from './scene.ts';
export * from './server.ts';
