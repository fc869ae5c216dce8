// Every kind of id is declared here, and here alone ids are written and taken apart.
export * from './causes.ts';
export * from './cells.ts';
export * from './options.ts';
export * from './shows.ts';
