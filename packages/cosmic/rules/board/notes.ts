import { touch, emit } from '@parley/kernel';
import type { Cosmic, Sheet, Player } from '../state/state.ts';

export function setTokens(g: Cosmic, sheet: Sheet, n: number): void {
  sheet.tokens = n; // incursion-components-06: as many as there are
  touch(g, `sheet:${sheet.id}`);
  emit(g, 'tokens', { alien: sheet.alien, n });
}

/** Marks that belong to a sheet lie at these players. */
export function placeMarks(g: Cosmic, sheet: Sheet, name: string, at: readonly Player[]): void {
  sheet.marks[name] = [...at];
  touch(g, `sheet:${sheet.id}`);
}
