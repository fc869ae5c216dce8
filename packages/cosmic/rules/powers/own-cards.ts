import { cardsIn, handOf, typeOf } from '../cards/zones.ts';
import { playerOfZone, sheetZone } from '../registry/sources.ts';
import type { CardType, Cosmic, Player, Sheet, CardNo } from '../state/state.ts';
import { canUse, hasPower } from './sheets.ts';

// Where a text says "play" or "discard" it means these cards. A text that speaks of the hand as such means `handOf`.

/** Every card that somebody may play, or every one that fits: those in hand, and those on sheets that let cards be played as from the hand. */
export const playableCards = (g: Cosmic, p: Player, fits?: (g: Cosmic, card: CardNo) => boolean): number[] => gather(g, p, canUse, fits);

/** The cards of one type that a player could play, from the hand or a sheet. */
export const playableOfType = (g: Cosmic, p: Player, type: CardType): number[] =>
  playableCards(g, p, (_g, card) => typeOf(g, card) === type);

/** Could this player still play a card that was chosen? An answer to the choice may have cost it, or the power to play it. */
export const canStillPlay = (g: Cosmic, p: Player, card: CardNo): boolean => playableCards(g, p).includes(card);

/** What somebody who discards may choose from: that is no use of a power, so a zap does not keep anybody from it (faq-miser-5). */
export const discardable = (g: Cosmic, p: Player, fits?: (g: Cosmic, card: CardNo) => boolean): number[] => gather(g, p, hasPower, fits);

/** Of cards that were chosen to be discarded, those that still can be: an answer to the choice may have cost some. */
export const stillDiscardable = (g: Cosmic, p: Player, chosen: readonly number[]): number[] =>
  discardable(g, p, (_g, card) => chosen.includes(card));

/** What somebody may discard, without a card that is being played. */
export const restToDiscard = (g: Cosmic, p: Player, played: number): number[] => discardable(g, p, (_g, card) => card !== played);

function gather(g: Cosmic, p: Player, lets: (g: Cosmic, sheet: Sheet) => boolean, fits?: (g: Cosmic, card: CardNo) => boolean): number[] {
  const hand = handOf(g, p);
  const out = fits ? hand.filter((card) => fits(g, card)) : hand.slice();
  for (const sheet of g.s.sheets)
    for (const name in sheet.zones) {
      const zone = sheet.zones[name];
      if (cardsIn(g, zone).length === 0 || sheetZone(g, zone)?.play !== 'all') continue;
      if (playerOfZone(g, zone) !== p || !lets(g, sheet)) continue;
      for (const card of cardsIn(g, zone)) if (!fits || fits(g, card)) out.push(card);
    }
  return out;
}
