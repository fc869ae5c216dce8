import type { Cause, Decision, GameEvent, Seat } from '@parley/kernel';
import type { Cosmic } from '../board/state.ts';

/** A question in words. */
export function describe(_g: Cosmic, d: Decision): string {
  return d.tag;
}
export function describeOption(_g: Cosmic, _d: Decision, option: string): string {
  return option;
}
export function describeEvent(_g: Cosmic, e: GameEvent, _seat: Seat | null): string {
  return e.type;
}
export function describeCause(_g: Cosmic, cause: Cause): string {
  return `${cause.kind} ${cause.id}`;
}
