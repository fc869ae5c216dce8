import { emit, type Flow } from '@parley/kernel';
import { causeIds } from '../../ids/index.ts';
import { pileOf } from '../cards/backs.ts';
import { discard } from '../cards/discard.ts';
import { takeMarks } from '../cards/marks.ts';
import { cardsIn, faceOf, moveCard } from '../cards/zones.ts';
import { hasSetup, clash } from '../registry/alien.ts';
import { alienById, allAliens } from '../registry/registry.ts';
import { sheetZone } from '../registry/sources.ts';
import { dropCaptives, freeCaptives } from '../ships/captives.ts';
import { personOf } from '../state/people.ts';
import { Z, type Asset, type Cosmic, type Player, type Sheet } from '../state/state.ts';
import { addSheet, dropSheet, sheetOf } from './sheets.ts';

/**
 * May this alien come into a game that is going on? Not with Game Setup text (kernel-needs 5.8), nor beside one that it cannot be
 * with, nor above the alert level of the table.
 */
export function mayJoin(g: Cosmic, id: string): boolean {
  const a = alienById(id);
  if (hasSetup(a) || a.power.unimplemented || !g.s.options.alerts.includes(a.alert)) return false;
  const others = g.s.sheets.filter((s) => s.owner >= 0).map((s) => alienById(s.alien));
  return !others.some((x) => x.id === id || clash(a, x));
}

/**
 * Somebody becomes an alien that nobody is: the unused flares are turned over one by one until one of them can join. They go under
 * the others again, so that everything else comes before the same one. `through`: the sheet that brings it. Null: there is none.
 */
export function drawPower(g: Cosmic, who: Player, through?: Sheet): Sheet | null {
  const alien = drawAlien(g, (id) => mayJoin(g, id));
  if (alien === null) return null;
  emit(g, 'power-drawn', { who, alien });
  return addSheet(g, alien, through?.owner ?? who, through);
}

/** An asset brings its player the power of an alien that nobody is, and that has no way to win of its own. Its flare leaves the game. */
export function drawPowerFor(g: Cosmic, asset: Asset): Sheet | null {
  const alien = drawAlien(g, (id) => mayJoin(g, id) && !alienById(id).winsItsWay);
  if (alien === null) return null;
  const flare = unusedFlareOf(g, alien);
  if (flare !== undefined) moveCard(g, flare, Z.removed);
  const who = personOf(g, asset.colour);
  emit(g, 'power-drawn', { who, alien });
  return addSheet(g, alien, who, undefined, asset);
}

/** The power an asset has brought, if it is still there. */
export const broughtByAsset = (g: Cosmic, asset: Asset): Sheet | undefined => g.s.sheets.find((s) => s.asset === asset.id && s.owner >= 0);

/** The first alien that passes the test; those that do not are told. */
const drawAlien = (g: Cosmic, test: (alien: string) => boolean): string | null => drawSome(g, 1, test)[0] ?? null;

function drawSome(g: Cosmic, n: number, test: (alien: string, drawn: readonly string[]) => boolean): string[] {
  const drawn: string[] = [];
  for (const alien of g.s.options.flares ? turnOver(g) : shuffledSheets(g)) {
    if (sheetOf(g, alien)) continue;
    if (test(alien, drawn)) drawn.push(alien);
    else emit(g, 'power-refused', { alien });
    if (drawn.length === n) break;
  }
  return drawn;
}

/** So many aliens that could join the game together, as far as there are any. */
export const drawAliens = (g: Cosmic, n: number): string[] =>
  drawSome(g, n, (id, drawn) => mayJoin(g, id) && !drawn.some((x) => clash(alienById(x), alienById(id))));

/** The unused flare of an alien, or undefined. */
export const unusedFlareOf = (g: Cosmic, alien: string): number | undefined =>
  cardsIn(g, Z.unused).find((card) => faceOf(g, card).alien === alien);

/** The aliens of the unused flares, each turned over when it is asked for. */
function* turnOver(g: Cosmic): Iterable<string> {
  const unused = cardsIn(g, Z.unused);
  for (let left = unused.length; left > 0; left--) {
    const card = unused[unused.length - 1];
    moveCard(g, card, Z.unused, 'bottom');
    yield faceOf(g, card).alien ?? '';
  }
}

/** Without flares at the table the sheets themselves are drawn (R32.5). */
const shuffledSheets = (g: Cosmic): string[] =>
  g.random.shuffle(allAliens().flatMap((a) => (g.s.options.sets.includes(a.set) ? [a.id] : [])));

/** The powers that came into the game through this sheet and are still there. */
export const allBroughtBy = (g: Cosmic, sheet: Sheet): Sheet[] => g.s.sheets.filter((s) => s.parent === sheet.id && s.owner >= 0);
/** The one power that did, where there is one at most. */
export const broughtBy = (g: Cosmic, sheet: Sheet): Sheet | undefined => allBroughtBy(g, sheet)[0];

/** A sheet leaves the game at once, in the middle of something else: its cards go to where they belong, and nobody can answer. */
export function takeSheet(g: Cosmic, sheet: Sheet): void {
  takeMarks(
    g,
    g.s.marks.filter((x) => x.sheet === sheet.id),
  );
  for (const zone of Object.values(sheet.zones))
    for (const card of cardsIn(g, zone).slice()) moveCard(g, card, sheetZone(g, zone)?.foreign ? Z.removed : pileOf(g, card));
  dropCaptives(g, sheet);
  dropSheet(g, sheet);
}

/** A sheet is discarded with everything on it, and with the powers it brought. What it has done to the board stays. */
export function* discardSheet(g: Cosmic, sheet: Sheet): Flow {
  for (const brought of allBroughtBy(g, sheet)) yield* discardSheet(g, brought);
  takeMarks(
    g,
    g.s.marks.filter((x) => x.sheet === sheet.id),
  );
  for (const zone of Object.values(sheet.zones)) {
    const cards = cardsIn(g, zone).slice();
    if (sheetZone(g, zone)?.foreign) for (const card of cards) moveCard(g, card, Z.removed);
    else yield* discard(g, sheet.owner, cards, 'effect');
  }
  yield* freeCaptives(g, sheet, causeIds.write.power({ alien: sheet.alien }));
  dropSheet(g, sheet);
}
