// The entrance for browsers: what a client needs to read what it is sent and to know which answers are legal. No rules, no tables.
export * from './flow/decision.ts';
export * from './flow/legality.ts';
export * from './flow/sample.ts';
export { isFieldValues, isPlainList } from './state/plain.ts';
export type * from './module/seats.ts';
export * from './wire/packet.ts';
export * from './ids/form.ts';
export * from './ids/kinds.ts';
