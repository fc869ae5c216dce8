import type { Choose, Seat } from '@parley/kernel';
import { isMain, sideOf, type Board } from '../see/board.ts';
import { seatIn } from '../see/options.ts';
import { leader } from './outlook.ts';
import { personaOf } from './notes.ts';
import { areOne, COLONY, stakes, wouldWin } from './stakes.ts';

/** Would this encounter, as it goes, let somebody else win the game? */
export function disaster(b: Board): boolean {
  const e = b.encounter;
  return e !== null && stakes(b).offense <= -COLONY * 3;
}

/** Does somebody work against me: on the other side of my encounter, or about to win the game? */
export function isAgainstMe(b: Board, by: Seat): boolean {
  if (by < 0 || areOne(b, by, b.me)) return false;
  const mine = sideOf(b, b.me);
  const theirs = sideOf(b, by);
  if (mine !== null && theirs !== null) return mine !== theirs;
  return theirs === 0 && wouldWin(b, by) && disaster(b);
}

/** Phases in which a power decides the encounter. */
const DECISIVE = ['alliance', 'planning', 'reveal', 'resolution'];

/** Is this use of a power worth a Cosmic Zap? */
export function zapsPower(b: Board, d: Choose): boolean {
  const by = seatIn(d, 'by');
  const alien = d.data?.alien;
  if (typeof alien === 'string' && personaOf(alien).zapProof) return false;
  if (!isAgainstMe(b, by)) return false;
  if (disaster(b)) return true;
  // Against allies it is wasted; once cards lie open it must keep a win, since it seldom makes one.
  if (!isMain(b, b.me) || !isMain(b, by) || !DECISIVE.includes(b.encounter?.phase ?? '') || !matters(b)) return false;
  return leader(b) === null || leader(b) === sideOf(b, b.me);
}

/** Is there enough to win or lose? */
function matters(b: Board): boolean {
  const s = stakes(b);
  return Math.abs(s.offense - s.defense) >= COLONY * 0.7;
}

/** Cards that hurt whoever they are meant for, wherever they come from. */
const NASTY = ['plague'];

/** Is this card worth a Card Zap? */
export function zapsCard(b: Board, d: Choose): boolean {
  const by = seatIn(d, 'by');
  const card = d.data?.card;
  if (by === b.me || typeof card !== 'string') return false;
  // A plague comes for whoever is ahead.
  if (NASTY.includes(card)) return b.score.every((s) => s <= b.score[b.me]);
  if (!isMain(b, b.me) || !isAgainstMe(b, by)) return disaster(b) && isAgainstMe(b, by);
  if (card === 'emotion-control') return leader(b) === sideOf(b, b.me);
  return matters(b);
}
