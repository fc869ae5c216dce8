export * from './pieces.ts';
export * from './sight.ts';
export * from './glances.ts';
