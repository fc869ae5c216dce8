import type { Answer, Decision, Spread } from '@parley/kernel';
import type { Board } from '../see/board.ts';
import { take } from '../judge/ships.ts';

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  // R29.4: what is not needed for the own half of the victory is for the partner's.
  'teams.give': (b) => b.score[b.me] > b.toWin || (b.met.includes(b.me) && b.score[b.partnerOf(b.me)] < b.toWin),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = { 'teams.ships': (b, d) => take(b, d, d.min) };
