import { emit, type Flow } from '@parley/kernel';
import { COLOURS, type ColourName } from '../../ids/colours.ts';
import { nameOf, type PlaceId } from '../../ids/places.ts';
import { groupsAt } from '../board/groups.ts';
import { moveShips } from '../board/move.ts';
import { holdNamed, holdFor, colonies, closeHold } from '../board/places.ts';
import { sheetController } from '../registry/sources.ts';
import { timing, colourOf } from '../state/people.ts';
import { type Sheet, type Cosmic, type Player, type ShipGroup, WARP } from '../state/state.ts';
import { returnShips } from './homecoming.ts';

// Ships of others that stand on an alien sheet are captured: out of their owners' command, and wherever the sheet is.

const holdOf = (sheet: Sheet): PlaceId => nameOf.captives({ sheet: sheet.id });

/** The ships of a player that a sheet holds. */
export function captives(g: Cosmic, sheet: Sheet, p: Player): ShipGroup[] {
  const hold = holdNamed(g, holdOf(sheet));
  return hold < 0 ? [] : groupsAt(g, p, hold);
}

/** All ships that a sheet holds. */
export const allCaptives = (g: Cosmic, sheet: Sheet): ShipGroup[] => timing(g).flatMap((p) => captives(g, sheet, p));
/** Those whose ships a sheet holds. */
export const captiveOwners = (g: Cosmic, sheet: Sheet): Player[] => timing(g).filter((p) => captives(g, sheet, p).length > 0);

/** The ships on a sheet as everybody sees them, or null where there have never been any. Looked at, not noted: anything may have moved them. */
export function captivesShown(g: Cosmic, sheet: Sheet): { colour: ColourName; n: number }[] | null {
  const hold = holdNamed(g, holdOf(sheet));
  return hold < 0 ? null : g.s.ships.at[hold].flatMap((n, colour) => (n > 0 ? [{ colour: COLOURS[colour], n }] : []));
}

/** Ships are captured: they go onto the sheet. */
export function capture(g: Cosmic, sheet: Sheet, ships: readonly ShipGroup[]): void {
  const by = COLOURS[colourOf(g, sheetController(sheet))];
  moveShips(g, ships, holdFor(g, holdOf(sheet)));
  for (const { colour, n } of ships) emit(g, 'ships-captured', { colour: COLOURS[colour], n, by });
}

/** The captured ships of a player go home. */
export function* free(g: Cosmic, sheet: Sheet, p: Player, from: string): Flow {
  yield* returnShips(g, p, captives(g, sheet, p), from);
}

/** Everybody's captured ships go home. */
export function* freeCaptives(g: Cosmic, sheet: Sheet, from: string): Flow {
  if (holdNamed(g, holdOf(sheet)) < 0) return;
  for (const p of timing(g).slice()) yield* free(g, sheet, p, from);
  close(g, sheet);
}

/** The same where nobody can be asked: the ships go to some colony of their owner, or to the warp. */
export function dropCaptives(g: Cosmic, sheet: Sheet): void {
  if (holdNamed(g, holdOf(sheet)) < 0) return;
  for (const p of timing(g)) moveShips(g, captives(g, sheet, p), colonies(g, p)[0] ?? WARP);
  close(g, sheet);
}

function close(g: Cosmic, sheet: Sheet): void {
  const hold = holdNamed(g, holdOf(sheet));
  if (hold >= 0) closeHold(g, hold);
}
