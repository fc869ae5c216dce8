import type { Answer, Choose } from '@parley/kernel';
import { favourite } from '../judge/artifacts.ts';
import { ownChance } from '../judge/common.ts';
import { isMain, sideOf, type Board } from '../see/board.ts';
import { readCard, worth, type Card } from '../see/cards.ts';
import { destroys, kickOf, strands } from '../judge/kickers.ts';
import { ownSlot } from '../judge/outlook.ts';
import { bestProspect, prospects } from '../judge/select.ts';
import { disaster } from '../judge/zaps.ts';

// Cards that are laid facedown before cards are selected: kickers and intimidates.

/** What a kicker has to bring beyond what it is worth in hand. */
const PAYS = 0.8;

/** R26.6: with a good attack, or with a negotiate for which many ships will be paid. */
export function laysKicker(b: Board, card: Card): boolean {
  // The ruin of both sides is better than somebody's victory.
  if (destroys(card)) return b.encounter?.defense === b.me && disaster(b) && (bestProspect(b)?.wins ?? 0) < 0.5;
  if (strands(card) && sideOf(b, b.me) === 0 && (b.encounter?.allies[0].length ?? 0) > 1) return false;
  const plain = bestProspect(b);
  const kicked = bestProspect(b, 0, undefined, kickOf(card.face));
  return plain !== undefined && kicked !== undefined && kicked.value - plain.value >= worth(card) * PAYS;
}

/** An attack that an ally's main player will be glad of. */
const STRONG = 19;

/** R26.7: in place of a worse card of one's own, or for the main player one is allied with. */
export function laysIntimidate(b: Board, card: Card): boolean {
  if (card.value < STRONG) return false;
  const side = sideOf(b, b.me);
  if (side === null) return false;
  if (!isMain(b, b.me)) return favourite(b) === side;
  const [mine] = prospects(b, [card]);
  const best = bestProspect(b);
  return mine !== undefined && (best === undefined || mine.value > best.value);
}

/** Below this the own card is as good as lost. */
const LOST = 0.35;

/** R9.6: an ally's intimidate, unseen, instead of a card that would lose. */
function accept(b: Board, d: Choose): Answer {
  const own = readCard(ownSlot(b)?.card ?? '');
  return own.type === 'attack' && ownChance(b) < LOST ? d.options[0] : 'keep';
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = { 'intimidate.accept': accept };
