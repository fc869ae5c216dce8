import { type Flow, endsWith, touch, emit } from '@parley/kernel';
import { countHomeColonies, coloniesForPower, hasHomeColonies } from '../board/places.ts';
import { sheetController, alienOf } from '../registry/sources.ts';
import { colourOf, personOf } from '../state/people.ts';
import type { Cosmic, Player, Sheet, Asset } from '../state/state.ts';
import { event } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import { isReplaced, giveSheet, hasPower, endLoan } from './sheets.ts';

const POWER_SAFE = queryOf('power.safe');
const lost = event('power.lost');
/** The law of R17.1: a sheet is turned down with too few home colonies of whoever has it, and up again with enough. R27.11: one that belongs to an asset goes with that. */
export function powerLaw(g: Cosmic): Flow<boolean> {
  return allStands(g) ? UNCHANGED : turnSheets(g);
}
const UNCHANGED = endsWith(false);

/** Is every sheet as the law wants it? Asked after every change, and nearly always so. */
export const sheetsStand = (g: Cosmic): boolean =>
  g.s.sheets.every((sheet) => sheet.owner < 0 || sheet.hidden || sheet.down === isOut(g, sheet));

/** The same for games without loans and powers of assets, and in one look at the board. */
function allStands(g: Cosmic): boolean {
  const homes = countHomeColonies(g);
  for (const sheet of g.s.sheets) {
    if (sheet.owner < 0) continue;
    if (sheet.loan !== null || sheet.asset !== undefined) return false;
    const few = homes[colourOf(g, sheet.owner)] < coloniesForPower(g);
    if (sheet.down !== (few && canLose(g, sheet))) return false;
  }
  return true;
}

function* turnSheets(g: Cosmic): Flow<boolean> {
  let changed = endGrafts(g);
  const losers: Player[] = [];
  for (const sheet of g.s.sheets) {
    if (sheet.owner < 0) continue;
    if (sheet.asset !== undefined) changed = followAsset(g, sheet, g.s.assets[sheet.asset]) || changed;
    const down = isOut(g, sheet);
    if (down === sheet.down) continue;
    const who = sheetController(sheet);
    sheet.down = down;
    changed = true;
    touch(g, `sheet:${sheet.id}`);
    // Whether a hidden power can be lost would tell something about it. One that has been replaced is not there to be lost.
    if (sheet.hidden || isReplaced(g, sheet)) continue;
    const cutOff = sheet.asset !== undefined;
    emit(g, !down ? 'power-regained' : cutOff ? 'power-cut-off' : 'power-lost', { who, alien: sheet.alien });
    if (down && !cutOff) losers.push(who);
  }
  // All of them are turned at the same time, so nobody answers before.
  for (const who of losers) yield* lost(g, { who });
  return changed;
}

/** Whoever has the asset has the sheet, also after an exchange of colours or of sheets. */
function followAsset(g: Cosmic, sheet: Sheet, asset: Asset): boolean {
  const owner = personOf(g, asset.colour);
  if (sheet.owner === owner) return false;
  giveSheet(g, sheet, owner);
  return true;
}

/** Does it not work, for want of home colonies or of the asset it belongs to? */
function isOut(g: Cosmic, sheet: Sheet): boolean {
  if (sheet.asset !== undefined) return !g.s.assets[sheet.asset].up;
  return !hasHomeColonies(g, sheetController(sheet), coloniesForPower(g)) && canLose(g, sheet);
}

/** Is it a power that goes with the home colonies? */
function canLose(g: Cosmic, sheet: Sheet): boolean {
  const { keepsPower, protected: from } = alienOf(g, sheet);
  if (keepsPower || from?.includes('lose')) return false;
  return !POWER_SAFE.isAsked(g) || !POWER_SAFE.ask(g, false, { sheet: sheet.id });
}

/** Those who lose a power as soon as they have one home colony fewer. Hidden ones are nobody's business. */
export function hangingOnHomes(g: Cosmic): Player[] {
  const homes = countHomeColonies(g);
  const out: Player[] = [];
  for (const sheet of g.s.sheets) {
    if (sheet.owner < 0 || sheet.down || sheet.hidden || sheet.asset !== undefined) continue;
    const who = sheetController(sheet);
    if (homes[colourOf(g, who)] === coloniesForPower(g) && !out.includes(who) && canLose(g, sheet)) out.push(who);
  }
  return out;
}

/** A power taken by means of another goes back at once when its taker no longer has that other. */
function endGrafts(g: Cosmic): boolean {
  let ended = false;
  for (const sheet of g.s.sheets) {
    if (!sheet.loan || sheet.loan.parent < 0) continue;
    const parent = g.s.sheets[sheet.loan.parent];
    if (sheetController(parent) === sheet.loan.to && !isOut(g, parent) && hasPower(g, parent)) continue;
    endLoan(g, sheet); // faq-plant-2
    ended = true;
  }
  return ended;
}
