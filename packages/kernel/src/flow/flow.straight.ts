// What flows are made of in the straight build: what a flow ends with is its value.
export { INTERRUPT } from './flow.ts';

export const endsWith = <T>(value: T): T => value;
export const hasEnded = (): boolean => false;
export const NOTHING = undefined;
