import type { Choose } from '@parley/kernel';
import { favourite, playsArtifact } from './artifacts.ts';
import { isMain, otherMain, shipsIn, sideOf, sum, type Board } from './board.ts';
import { poor, worth } from './cards.ts';
import type { SheetView } from '../../view/board.ts';
import { isStunt } from './dominion-answers.ts';
import { aboard } from './dominion-m-y-answers.ts';
import { hirelings, winsBy } from './incursion-answers.ts';
import { behindBy, leader, outlook, ownSlot } from './outlook.ts';
import { PLAYS } from './reward-cards.ts';
import { bestProspect } from './select.ts';
import { giver } from './storm-answers.ts';
import { wouldWin } from './stakes.ts';
import { disaster } from './zaps.ts';

// When to use the powers of Cosmic Incursion, Cosmic Storm and Cosmic Dominion that are not simply used whenever they can be.

/** Should the power be used here? `clause` tells the parts of a power apart. */
export type Rule = (b: Board, sheet: SheetView, clause: string, d: Choose) => boolean;

/** What a hand of so many cards is worth, unseen. */
const unseen = (n: number): number => n * 1.05;
const own = (b: Board): number => sum(b.hand.map(worth));
/** Is a hand of so many cards likely to be better than mine? */
const envies = (b: Board, n: number): boolean => own(b) < unseen(n);

/** Is a new hand of eight likely to be better than this one? */
export const needsHand = (b: Board): boolean => own(b) < 6;

/** What a planet in the gate adds, with the ships on it. */
const WORLDSHIP = 23;

/** Do tokens of Fury make a difference? */
function avenges(b: Board, { tokens }: SheetView): boolean {
  if (!isMain(b, b.me)) return tokens >= 3 && favourite(b) === sideOf(b, b.me);
  return winsBy(b, 3 * tokens) - winsBy(b, 0) >= 0.15;
}

/** Does a higher card for this side help me? */
function louder(b: Board): boolean {
  const side = sideOf(b, b.me);
  const slot = side === null ? null : b.encounter?.slots[side];
  return slot?.type === 'attack' && slot.value < 11 && outlook(b) !== 'winning';
}

/** Mesmer: what an artifact does is judged as if it were one's own. */
function pretends(b: Board, clause: string, d: Choose): boolean {
  return playsArtifact(b, d, clause) ?? PLAYS[clause]?.(b, d, clause) ?? false;
}

const wins = (b: Board): number => bestProspect(b)?.wins ?? 0.5;

export const SET_USES: { readonly [alien: string]: Rule } = {
  fury: avenges,
  leviathan: (b) => (bestProspect(b, WORLDSHIP)?.wins ?? 0) > 0.5,
  merchant: (b) => hirelings(b.hand.map((c) => c.key)).length > 0,
  converter: (b, _sheet, clause) => clause === 'draw' || poor(b.hand).length > 0,
  dervish: (b) => envies(b, Math.max(...['clockwise', 'counterclockwise'].map((way) => b.handSize(giver(b, way))))),
  patriot: (b) => wins(b) < 0.4,
  porcupine: (b) => favourite(b) === sideOf(b, b.me) && behindBy(b, sideOf(b, b.me) ?? 0) <= b.hand.length,
  vox: louder,
  worm: (b) => outlook(b) === 'losing',
  daredevil: (b) => b.hand.some((c) => c.type === 'attack' && c.value >= 1 && c.value <= 8 && isStunt(b, c.value)),
  greenhorn: (b, _sheet, clause) => {
    if (clause === 'hand') return needsHand(b);
    // A planet at home that can be had again is worth the trouble.
    if (clause === 'rearrange') return b.planets.some((x) => x.home === b.me && x.ships[b.me] === 0);
    return clause === 'kicker' && outlook(b) !== 'winning';
  },
  judge: (b) => Math.abs(wins(b) - 0.5) >= 0.1,
  mesmer: (b, _sheet, clause, d) => pretends(b, clause, d),
  muckraker: (b) => b.hand.some((c) => worth(c) < 1),
  pirate: (b, _sheet, clause) => {
    if (clause === 'sell') return true;
    return clause !== 'ransom' && (sideOf(b, b.me) !== 0 || shipsIn(b, b.me) > 1);
  },
  tourist: (b, _sheet, clause) => clause !== 'postcard' || aboard(b) > 1,
  whirligig: (b) => envies(b, b.handSize(otherMain(b))),
  'yin-yang': (b, _sheet, clause) => clause === 'token' || !wouldWin(b, b.encounter?.offense ?? 0),
};

/** Has somebody a hand that is likely to be better? */
const anyBetter = (b: Board): boolean => b.order.some((p) => p !== b.me && envies(b, b.handSize(p)));

/** The same for their wild flares. */
export const SET_WILDS: { readonly [alien: string]: (b: Board) => boolean } = {
  brute: (b) => isMain(b, b.me) && outlook(b) === 'winning',
  bride: (b) => wins(b) < 0.6,
  daredevil: () => false,
  dervish: anyBetter,
  ethic: () => false,
  guerrilla: (b) => b.homes[b.me] > b.forPower + 1 || disaster(b),
  laser: (b) => isMain(b, b.me) && poor(b.hand).length > 0,
  leviathan: (b) => !wouldWin(b, b.encounter?.defense ?? 0),
  quartermaster: (b) => poor(b.hand).length > 1,
  usurper: (b) => b.encounter?.defense === b.me && wins(b) < 0.4,
  worm: (b) => b.homes[b.me] < b.forPower,
};

/** And for super flares. */
export const SET_SUPERS: { readonly [alien: string]: (b: Board) => boolean } = {
  pentaform: () => false,
  symbiote: (b) => b.warp[b.me] >= 6,
  // Of what has been eaten something has to be better than the card that lies there.
  mouth: (b) => outlook(b) === 'losing' && (ownSlot(b)?.value ?? 0) < 8 && leader(b) !== 'deal',
};
