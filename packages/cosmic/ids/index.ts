// Cosmic's ids: every kind is declared here, and here alone ids are written and taken apart.
export * from './causes.ts';
export * from './cells.ts';
export * from './colours.ts';
export * from './faces.ts';
export * from './goods.ts';
export * from './occasions.ts';
export * from './options.ts';
export * from './places.ts';
export * from './shows.ts';
