export * from './lingering.ts';
export * from './registry.ts';
export * from './clauses.ts';
export * from './moot.ts';
export * from './steps.ts';
export * from './tables.ts';
export * from './asking.ts';
export * from './facts.ts';
