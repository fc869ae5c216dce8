import { emit, endLingering, touch } from '@parley/kernel';
import { causeIds } from '../../ids/index.ts';
import { isDiscarded } from '../cards/backs.ts';
import { takeBackLaid } from '../cards/front.ts';
import { returnCard, typeOf, zoneOf } from '../cards/zones.ts';
import { endLoan, touchZapped } from '../powers/sheets.ts';
import { sheetZone } from '../registry/sources.ts';
import { enc, scope, SIDES, SLOT_ZONES, Z, type Cosmic, type Phase, type Played, type CardNo } from '../state/state.ts';
import { emptySlot, takeBack } from './slots.ts';

/** The phases that are played again. */
const AGAIN: readonly Phase[] = ['planning', 'reveal'];
const isFlare = (why: string): boolean => causeIds.find(why)?.kind === 'flare'; // faq-chronos-1

/** A card of the phases that are played again. Flares count as played for good. */
const comesBack = (g: Cosmic, x: Played): boolean =>
  AGAIN.includes(x.since) && // faq-chronos-2
  typeOf(g, x.card) !== 'flare';

/** Has a card been played and laid down somewhere? */
const isPutAway = (g: Cosmic, card: CardNo): boolean =>
  isDiscarded(g, card) || zoneOf(g, card) === Z.table || sheetZone(g, zoneOf(g, card))?.pile === true;

/** Cards played since the planning phase began go back to their owners; those in the slots are the effect's own business. */
export function returnPlayed(g: Cosmic): void {
  const { laid, played } = enc(g);
  for (const x of laid ?? [])
    if (played.some((y) => y.card === x.card && comesBack(g, y))) {
      takeBackLaid(g, x); // faq-chronos-3
    }
  for (const x of played) {
    if (comesBack(g, x) && isPutAway(g, x.card)) returnCard(g, x.by, x.card, x.zone);
  }
}

/**
 * Makes ready to play the encounter once more from its planning phase: declarations, additions and zaps since then are void,
 * powers used since then may be used again. Not a rollback: ships, tokens, new hands and flares with their effects stay.
 */
export function startOver(g: Cosmic): void {
  const e = enc(g);
  for (const side of SIDES) if (e.slots[side].card >= 0 && zoneOf(g, e.slots[side].card) === SLOT_ZONES[side]) takeBack(g, side);
  e.slots = [emptySlot(), emptySlot()];
  e.played = e.played.filter((x) => !comesBack(g, x));
  e.additions = e.additions.filter((x) => isFlare(x.why));
  e.used = e.used.filter((x) => !AGAIN.includes(x.phase)); // faq-chronos-5
  e.selectsFirst = -1;
  e.outcome = null;
  e.settled = null;
  e.replayed = true;
  const begun = e.planned >= 0 ? e.planned : g.k.ids;
  touchZapped(g);
  endLingering(g, (x) => {
    const stays = isFlare(x.cause);
    return x.id > begun && x.until === scope(g) && !stays;
  });
  // A power taken through another power goes back; what a flare lent stays lent.
  for (const sheet of g.s.sheets)
    if (sheet.loan && sheet.loan.parent >= 0 && sheet.loan.until === scope(g) && AGAIN.includes(sheet.loan.since)) endLoan(g, sheet);
  touch(g, 'encounter');
  emit(g, 'encounter-replayed', {});
}
