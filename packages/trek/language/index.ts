export * from './card.ts';
export * from './dilemma.ts';
export * from './facts.ts';
export * from './need.ts';
export * from './standing.ts';
export * from './seeds.ts';
