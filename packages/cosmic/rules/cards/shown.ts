import type { ClauseSpec, Ctx } from '../registry/clauses.ts';
import { slotType, type Face } from '../registry/face.ts';
import { family, type LingeringKind } from '../registry/lingering.ts';
import { faceById } from '../registry/registry.ts';
import { mainOn } from '../state/people.ts';
import { enc, other, SIDES, Z, type Cosmic, type Player, type Side, type Slot, type CardNo } from '../state/state.ts';
import { faceOf, zoneOf } from './zones.ts';

/** What an encounter card says while it lies open: it works for whoever's card it is, to the end of the encounter. */
export type ShownText = LingeringKind<Shown>;
/** The card, and what it counts as while it says this. `by`: who has laid it beside those of the main players. */
type Shown = { readonly card: CardNo; readonly type: Slot['type']; readonly by?: Player };

const texts = family<Shown>();
/** All such texts there are. */
const TEXTS: ShownText[] = [];

/** What an encounter card says while it lies open: clauses that last as long. */
export function shownText(face: string, clauses: readonly ClauseSpec[]): ShownText {
  const text = texts.kind(`card.${face}`, clauses);
  TEXTS.push(text);
  return text;
}

/** The side for which the text at hand works, or null: the card has left its place, or counts as something else by now. */
export function sideOfText(c: Ctx<unknown>): Side | null {
  const { card, type } = texts.data(c);
  const { slots } = enc(c.g);
  for (const side of SIDES) if (slots[side].card === card && slots[side].type === type) return side;
  return null;
}

/** The player for whom the text at hand works, or -1: the main player, or whoever has laid the card beside theirs. */
export function holderOfText(c: Ctx<unknown>): Player {
  const { card, by } = texts.data(c);
  if (by !== undefined) return zoneOf(c.g, card) === Z.table ? by : -1;
  const side = sideOfText(c);
  return side === null ? -1 : mainOn(c.g, side);
}

/** Does the text at hand work for anybody? */
export const isHeard = (c: Ctx<unknown>): boolean => holderOfText(c) >= 0;

/** An encounter card lies open beside those of the main players: what it says works for whoever has laid it there. */
export function speakBeside(g: Cosmic, card: CardNo, by: Player): void {
  const face = faceOf(g, card);
  face.shown?.start(g, by, { card, type: slotType(face), by });
}

/** What everybody takes the card on a side for: its own face if it lies open, else the one it was said to have. Null: nobody can tell. */
export function faceShown(g: Cosmic, side: Side): Face | null {
  const { card, up, said } = enc(g).slots[side];
  if (card < 0) return null;
  return up ? faceOf(g, card) : said === null ? null : faceById(said);
}

/** Encounter cards have been turned up: those that say something say it now, and a morph says what the card across says (R10.2). */
export function speak(g: Cosmic, turnedUp: readonly Side[] = SIDES): void {
  for (const side of turnedUp) {
    const face = faceShown(g, side);
    if (face?.shown) begin(g, side, face.shown);
    else if (face?.type === 'morph') copyText(g, side);
  }
}

/** The text of a face begins to work for the card on a side, unless it does already. */
export function begin(g: Cosmic, side: Side, text: ShownText): void {
  const { card, type } = enc(g).slots[side];
  if (!text.some(g, (x) => x.card === card)) text.start(g, mainOn(g, side), { card, type });
}

/** What the card on a side says, by itself or as a copy of another one. */
export function textOn(g: Cosmic, side: Side): ShownText | undefined {
  const { card, type } = enc(g).slots[side];
  return TEXTS.find((text) => text.some(g, (x) => x.card === card && x.type === type));
}

/** The card on a side has become another one, which says this or nothing. */
export function speakAs(g: Cosmic, side: Side, text: ShownText | undefined): void {
  const { card } = enc(g).slots[side];
  for (const x of TEXTS) x.end(g, (shown) => shown.card === card);
  if (text) begin(g, side, text);
}

function copyText(g: Cosmic, side: Side): void {
  const text = faceShown(g, other(side))?.shown;
  if (text) begin(g, side, text);
}
