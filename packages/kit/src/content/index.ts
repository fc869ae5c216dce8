export * from './lingering.ts';
export * from './registry.ts';
