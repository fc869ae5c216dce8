import { touch, emit, disturb, zoneCell } from '@parley/kernel';
import { makeZone } from '../cards/zones.ts';
import { sheetTexts } from '../registry/attach.ts';
import { modifier, type Ctx } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import { alienById, allAliens } from '../registry/registry.ts';
import { sheetController } from '../registry/sources.ts';
import { type Cosmic, type Sheet, type Player, type Asset, scope, enc, type SheetNo } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';

/** A power that was zapped cannot be used until the end of the encounter (R18.2). */
const zapped = lingering<{ sheet: SheetNo }>('zapped', []);
/** A power whose owner has another one instead, or lent it out together with its use. */
export const suppressed = lingering<{ sheet: SheetNo }>('suppressed', (dataOf) => [
  modifier('power.off', (off, q, c) => off || dataOf(c).sheet === q.sheet),
]);

/** Was this power zapped in this encounter? */
export const isZapped = (g: Cosmic, sheet: SheetNo): boolean => zapped.some(g, (z) => z.sheet === sheet);

/** Zaps a power: it cannot be used until the encounter ends (R18.2). */
export function zap(g: Cosmic, sheet: SheetNo): void {
  zapped.start(g, sheetController(g.s.sheets[sheet]), { sheet });
  touch(g, `sheet:${sheet}`);
  emit(g, 'power-zapped', { who: sheetController(g.s.sheets[sheet]), alien: g.s.sheets[sheet].alien });
}

/** Zaps are about to end: the view of those sheets changes. */
export function touchZapped(g: Cosmic): void {
  for (const { sheet } of zapped.all(g)) touch(g, `sheet:${sheet}`);
}

const POWER_OFF = queryOf('power.off');
/** Is the power there at all: not lost, not replaced by another? Zapped powers are there. */
export const hasPower = (g: Cosmic, sheet: Sheet): boolean => !sheet.down && sheet.owner >= 0 && !sheet.hidden && !isReplaced(g, sheet);
export const isReplaced = (g: Cosmic, sheet: Sheet): boolean => POWER_OFF.isAsked(g) && POWER_OFF.ask(g, false, { sheet: sheet.id });
/** Can the power be used now? */
export const canUse = (g: Cosmic, sheet: Sheet): boolean =>
  hasPower(g, sheet) && // R17.1
  !isZapped(g, sheet.id); // R18.2, faq-cosmic-zap-7

/** The sheet that a clause of a power is printed on. */
export const sheetIn = (c: Ctx<unknown>): Sheet => c.g.s.sheets[c.sheet];

/** The sheet of an alien in this game. */
export function sheetOf(g: Cosmic, alien: string): Sheet | undefined {
  for (const s of g.s.sheets) if (s.alien === alien && s.owner >= 0) return s;
  return undefined;
}
/** The sheet that a super flare goes with: the flare knows none, and is played by whoever owns this one. */
export function sheetOfSuper(g: Cosmic, alien: string): Sheet {
  const sheet = sheetOf(g, alien);
  if (sheet === undefined) throw new Error(`nobody plays ${alien}`);
  return sheet;
}
/** Is this power safe from that? */
export const isProtected = (sheet: Sheet, from: 'zap' | 'lose' | 'take' | 'separate'): boolean =>
  alienById(sheet.alien).protected?.includes(from) ?? false;

/** The sheets that are a player's own, whoever controls them at the moment. */
export const ownSheets = (g: Cosmic, p: Player): Sheet[] => g.s.sheets.filter((s) => s.owner === p);
/** The sheets somebody could steal from a player now: in its own hands, in working order, not protected. */
export const stealable = (g: Cosmic, from: Player): Sheet[] =>
  ownSheets(g, from).filter((s) => s.loan === null && hasPower(g, s) && !isProtected(s, 'take'));
/** May these two exchange sheets? */
export const canSwapSheets = (g: Cosmic, a: Player, b: Player): boolean =>
  ![...ownSheets(g, a), ...ownSheets(g, b)].some((s) => isProtected(s, 'take'));
/** May this player be parted from its colour? */
export const canChangeColour = (g: Cosmic, p: Player): boolean => !ownSheets(g, p).some((s) => isProtected(s, 'separate'));

/**
 * Is this player that alien, for flares: owner of the sheet, in control of it, power in working order? (R17.3, R19.1) Not of a
 * power that is there through another one.
 */
export function isAlienWithPower(g: Cosmic, p: Player, alien: string): boolean {
  const sheet = sheetOf(g, alien);
  if (sheet === undefined) return false;
  if (sheet.parent >= 0) return false; // faq-reincarnator-4
  const isStolen = sheet.loan !== null;
  if (isStolen || sheet.owner !== p) return false; // faq-flare-6
  return canUse(g, sheet); // faq-general-31
}

/** Who a flare is given to: the player who is that alien, or -1. */
export function playerOfAlien(g: Cosmic, alien: string): Player {
  const sheet = sheetOf(g, alien);
  if (sheet?.down) return -1; // faq-general-31
  return sheet && !sheet.hidden ? sheet.owner : -1;
}

/** A sheet comes into the game. `through`: the sheet that brought it and with which it goes; `asset`: the asset it belongs to. */
export function addSheet(g: Cosmic, alien: string, owner: Player, through?: Sheet, asset?: Asset): Sheet {
  const a = alienById(alien);
  const sheet: Sheet = {
    id: g.s.sheets.length,
    alien,
    owner,
    loan: through?.loan ? { ...through.loan } : null,
    parent: through?.id ?? -1,
    ...(asset ? { asset: asset.id } : {}),
    down: false,
    tokens: 0,
    notes: {},
    zones: {},
    marks: {},
  };
  g.s.sheets.push(sheet);
  touch(g, 'people');
  for (const name of Object.keys(a.zones ?? {})) sheet.zones[name] = makeZone(g, { kind: 'sheet', sheet: sheet.id, name });
  if (g.s.options.hiddenPowers) padZones(g, sheet);
  sheetTexts.attach(g, sheet);
  changeHands(g, sheet);
  disturb(g);
  return sheet;
}

/** Where powers are hidden, sheets have equally many zones, or their number would tell what they are. */
function padZones(g: Cosmic, sheet: Sheet): void {
  const most = Math.max(...allAliens().map((a) => Object.keys(a.zones ?? {}).length));
  for (let n = Object.keys(sheet.zones).length; n < most; n++) makeZone(g, { kind: 'sheet', sheet: sheet.id, name: '' });
}

/** A hidden sheet is turned up for good. */
export function showSheet(g: Cosmic, sheet: Sheet): void {
  if (!sheet.hidden) return;
  sheetTexts.changing(g, sheet, () => delete sheet.hidden);
  changeHands(g, sheet);
  disturb(g);
  emit(g, 'alien-revealed', { who: sheetController(sheet), alien: sheet.alien });
}

/** A sheet leaves the game, for good. What lay on it must be gone already. */
export function dropSheet(g: Cosmic, sheet: Sheet): void {
  sheetTexts.detach(g, sheet);
  emit(g, 'power-discarded', { who: sheet.owner, alien: sheet.alien });
  Object.assign(sheet, { owner: -1, loan: null, down: false, tokens: 0, notes: {}, fleet: undefined, marks: {} } satisfies Partial<Sheet>);
  changeHands(g, sheet);
  disturb(g);
}

/** A sheet changes its owner for good. */
export function giveSheet(g: Cosmic, sheet: Sheet, to: Player): void {
  sheet.owner = to;
  if (sheet.loan?.to === to) sheet.loan = null;
  changeHands(g, sheet);
  disturb(g);
}

/** Somebody else has the sheet now, and sees the cards on it. */
function changeHands(g: Cosmic, sheet: Sheet): void {
  touch(g, `sheet:${sheet.id}`);
  for (const zone of Object.values(sheet.zones)) touch(g, zoneCell(zone));
}

/** Control of a sheet passes to somebody until the encounter ends or the sheet it hangs on (-1: none) stops working. */
export function lend(g: Cosmic, sheet: Sheet, to: Player, parent: number): void {
  sheet.loan = { to, until: scope(g), parent, since: enc(g).phase }; // faq-plant-3, faq-philanthropist-3
  changeHands(g, sheet);
  disturb(g);
  emit(g, 'power-taken', { alien: sheet.alien, by: to, from: sheet.owner });
}

/** A sheet that was lent or taken goes back to its owner. */
export function endLoan(g: Cosmic, sheet: Sheet): void {
  if (!sheet.loan) return;
  emit(g, 'power-returned', { alien: sheet.alien, to: sheet.owner, from: sheet.loan.to });
  sheet.loan = null;
  changeHands(g, sheet);
  disturb(g);
}

/** Two players exchange sheets for good, with everything on them. Nothing happens when one of them cannot be taken. */
export function swapSheets(g: Cosmic, a: Player, b: Player): boolean {
  if (!canSwapSheets(g, a, b)) return false;
  exchangeSheets(g, a, b);
  return true;
}

/** The exchange itself, also for effects that no protection stops. */
export function exchangeSheets(g: Cosmic, a: Player, b: Player): void {
  for (const s of g.s.sheets) {
    if (s.owner !== a && s.owner !== b) continue;
    s.owner = s.owner === a ? b : a; // errata-changeling-2, faq-changeling-1, faq-pentaform-1
    // Nobody borrows what is one's own.
    if (s.loan?.to === s.owner) s.loan = null;
    changeHands(g, s);
  }
  disturb(g);
  emit(g, 'sheets-swapped', { a, b });
}
