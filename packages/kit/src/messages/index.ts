export * from './compile.ts';
export * from './pseudo.ts';
