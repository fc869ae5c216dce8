import { brideNotes } from '../../content/aliens/dominion/bride.ts';
import { sum, type Board } from './board.ts';
import { cardsOf, poor, worth } from './cards.ts';
import type { SheetView } from '../../view/board.ts';
import { JUNK, transmutation } from './dominion-answers.ts';
import * as rewards from './reward-cards.ts';
import { needsHand } from './set-uses.ts';
import { shipCost } from './stakes.ts';

// Powers and flares that can be used at any time, and when that is. What is not here is used as soon as it can be.

type Rule = (b: Board, sheet: SheetView, clause: string) => boolean;

const hasJunk = (b: Board): boolean => b.hand.some((c) => worth(c) < JUNK);

/** By how much a gain has to be more than the ship it costs. */
const BARGAIN = 1.3;

/** Half of it is a fine alimony. */
const FULL = 6;

function bride(b: Board, sheet: SheetView, clause: string): boolean {
  if (clause === 'divorce') return b.handSize(b.seatOf(brideNotes.spouse.of(sheet) ?? '')) >= FULL;
  return clause === 'trade' && hasJunk(b);
}

/** Is what lies in storage better than the hand? */
const thaws = (b: Board, { zones }: SheetView): boolean => sum(cardsOf(zones.storage.cards).map(worth)) > sum(b.hand.map(worth)) + 1;

export const POWERS: { readonly [alien: string]: Rule } = {
  alchemist: (b) => b.hand.some((c) => transmutation(b, c) > BARGAIN * shipCost(b, b.me)),
  bride,
  cryo: thaws,
  greenhorn: needsHand,
  // What comes of it has to be worth a card that may be worth more as another one.
  mesmer: (b, _sheet, clause) => clause === 'ship-zap' && (rewards.RAISES['ship-zap']?.(b) ?? false),
  // What is offered will be taken.
  patriot: (b) => b.hand.length > 2 && hasJunk(b),
};

const always = (): boolean => true;
const never = (): boolean => false;

export const FLARES: { readonly [face: string]: (b: Board) => boolean } = {
  'flare:alchemist': (b) => b.hand.some((c) => c.type === 'artifact' && transmutation(b, c) > 0),
  'flare:angler': always,
  'flare:converter': (b) => b.warp[b.me] >= 3 && poor(b.hand).length > 0,
  'flare:cryo': (b) => b.sheetsOf(b.me).some((s) => s.alien === 'cryo' && thaws(b, s)),
  'flare:engineer': always,
  'flare:pentaform': (b) => b.sheetsOf(b.me).length === 0,
  'flare:sycophant': always,
  'flare:tide': always,
  'flare:tourist': never,
  'flare:voyager': never,
};

/** What goes on by itself and may be used at any time: to show cards brings nothing. */
export const lingers = (clause: string): boolean => clause !== 'show' && clause !== 'thaw';
