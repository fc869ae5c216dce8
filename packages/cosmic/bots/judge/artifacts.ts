import type { Choose } from '@parley/kernel';
import { isMain, sideOf, sum, type Board } from '../see/board.ts';
import { readCard, type Card } from '../see/cards.ts';
import { behindBy, leader, outlook } from './outlook.ts';
import { COLONY, stakes, wouldWin } from './stakes.ts';
import { disaster, zapsCard, zapsPower } from './zaps.ts';

/** Which side I want to win, if I care. */
export function favourite(b: Board): 0 | 1 | null {
  const s = stakes(b);
  const lead = s.offense - s.defense;
  return Math.abs(lead) < 0.5 ? null : lead > 0 ? 0 : 1;
}

/** When to play each card of the deck that is not an encounter card. */
const PLAYS: { readonly [face: string]: (b: Board, d: Choose) => boolean } = {
  'card-zap': zapsCard,
  'cosmic-zap': zapsPower,
  // A lost encounter becomes a deal; so does somebody's last one.
  'emotion-control': (b) => (isMain(b, b.me) ? outlook(b) === 'losing' && !negotiated(b) : leader(b) === 0 && disaster(b)),
  'force-field': (b) => {
    const side = sideOf(b, b.me);
    if (side === null || !isMain(b, b.me)) return disaster(b) && (b.encounter?.allies[0].length ?? 0) > 0;
    return guestsOn(b, side === 0 ? 1 : 0) >= 2;
  },
  'ionic-gas': (b) => {
    if (!isMain(b, b.me)) return false;
    if (outlook(b) === 'winning') return paysCompensation(b);
    return sideOf(b, b.me) === 0 && !negotiated(b) && guestsOn(b, 1) >= 2;
  },
  'mobius-tubes': (b) => b.warp[b.me] >= 3 && b.warp[b.me] * (b.seats - 1) >= (sum(b.warp) - b.warp[b.me]) * 0.7,
  plague: (b) => b.score.some((s, p) => p !== b.me && s >= 2),
  quash: (b) => !isMain(b, b.me) && mains(b).some((p) => wouldWin(b, p)),
};

const mains = (b: Board): number[] => (b.encounter ? [b.encounter.offense, b.encounter.defense] : []);
const guestsOn = (b: Board, side: 0 | 1): number => (side === 0 ? sum(b.gate) - b.gate[b.encounter?.offense ?? 0] : sum(b.beside));

/** Did I lay down a negotiate myself? Then there is compensation to collect. */
function negotiated(b: Board): boolean {
  const side = sideOf(b, b.me);
  return side !== null && b.encounter?.slots[side]?.type === 'negotiate';
}

function paysCompensation(b: Board): boolean {
  const side = sideOf(b, b.me);
  return side !== null && b.encounter?.slots[side === 0 ? 1 : 0]?.type === 'negotiate';
}

/** Enough reinforcements in hand to turn the encounter, and a reason to? */
function reinforces(b: Board, card: Card): boolean {
  const want = favourite(b);
  if (want === null || leader(b) === want || leader(b) === 'deal') return false;
  const slots = b.encounter?.slots;
  if (slots?.[0]?.type !== 'attack' || slots[1]?.type !== 'attack') return false;
  const needed = behindBy(b, want);
  const own = b.hand.filter((c) => c.type === 'reinforcement').map((c) => c.value);
  if (sum(own) < needed || Math.abs(stakes(b).offense - stakes(b).defense) < COLONY * 0.3) return false;
  // The smallest one that does it, or the largest on the way.
  const enough = own.filter((v) => v >= needed);
  return card.value === (enough.length > 0 ? Math.min(...enough) : Math.max(...own));
}

/** Should this card be played here? Null: it is none of these. */
export function playsArtifact(b: Board, d: Choose, key: string): boolean | null {
  const card = readCard(key);
  if (card.type === 'reinforcement') return reinforces(b, card);
  const plays = PLAYS[card.face];
  return plays ? plays(b, d) : null;
}
