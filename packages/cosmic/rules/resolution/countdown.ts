import type { Flow } from '@parley/kernel';
import { setTokens } from '../powers/notes.ts';
import { sheetController } from '../registry/sources.ts';
import type { Cosmic, Sheet, Player } from '../state/state.ts';
import { winNow } from './victory.ts';

/** A token is discarded from a sheet. With the last one the game is won, together with those who win at that very moment. */
export function* countDown(g: Cosmic, sheet: Sheet, company: readonly Player[]): Flow {
  setTokens(g, sheet, Math.max(0, sheet.tokens - 1));
  if (sheet.tokens === 0) yield* winNow(g, sheetController(sheet), sheet.alien, company);
}
