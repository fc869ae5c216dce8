import type { Flow } from '@parley/kernel';
import { handOf, takeCards, giveCards } from '../cards/zones.ts';
import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { pickBlindly } from './blind.ts';

/**
 * Somebody has two hands mixed, the own one and another. One of the two players picks `n` of the cards unseen, and the rest is the other
 * one's. It is `me` who takes: what comes to the other player that way was given.
 */
export function* mixHands(g: Cosmic, me: Player, them: Player, picker: Player, n: number): Flow {
  const mine = handOf(g, me).slice();
  const theirs = handOf(g, them).slice();
  const picked = yield* pickBlindly(g, picker, [...mine, ...theirs], n);
  const isMine = (card: CardNo): boolean => picked.includes(card) === (picker === me);
  // faq-rift-6
  takeCards(g, me, them, theirs.filter(isMine));
  giveCards(
    g,
    me,
    them,
    mine.filter((card) => !isMine(card)),
  );
}
