import type { Answer, Choose, ChooseSome, Decision, Seat, Spread } from '@parley/kernel';
import { type Board, type Side, sideOf, sum } from '../see/board.ts';
import { type UseRule, personaOf } from './notes.ts';
import { best } from './launch.ts';
import { seatOf } from '../../ids/index.ts';
import { seatIn } from '../see/options.ts';
import { type Card, readCard, worth } from '../see/cards.ts';
import { behindBy, leader, outlook, ownSlot } from './outlook.ts';
import { bestProspect, prospects } from './select.ts';
import { favourite } from './artifacts.ts';
import { spare, take } from './ships.ts';

// Judgements that the texts of several aliens ask for.

export const power = (b: Board, p: Seat): number =>
  b.sheetsOf(p).reduce((n, s) => n + (personaOf(s.alien).like ?? 0) + (personaOf(s.alien).edge ?? 0) / 10, 0);

export const strongest = (b: Board, d: Choose): Answer => best(d.options, (o) => power(b, seatOf(o)));

export const whoIn = (d: Decision): Seat => seatIn(d, 'who');

/** How likely the card that lies facedown in front of me wins. */
export function ownChance(b: Board): number {
  const card = readCard(ownSlot(b)?.card ?? '');
  return card.type === 'unknown' ? 0.5 : (prospects(b, [card])[0]?.wins ?? 0);
}

/** How few of the others can answer with such a card, less what it is worth. */
export function hated(c: Card): number {
  const rare = c.type === 'attack' ? c.value / 8 : c.type === 'negotiate' ? 1.5 : 3;
  return rare - worth(c);
}

/** As few of these attacks as turn the encounter, lowest first; all of them if they do not. */
export function enough(b: Board, d: ChooseSome): Answer {
  const side = favourite(b);
  let needed = side === null ? 0 : behindBy(b, side);
  const out: string[] = [];
  for (const c of d.options.map(readCard).sort((x, y) => y.value - x.value)) {
    if (needed <= 0 && out.length >= d.min) break;
    needed -= c.value;
    out.push(c.key);
  }
  return out.slice(0, d.max);
}

export const upTo =
  (most: number) =>
  (b: Board, d: Spread): Answer =>
    take(b, d, Math.max(d.min, Math.min(most, d.max, spare(b, d))));

export const mine = (b: Board, name: string): number => b.planet(name)?.ships[b.me] ?? 0;

export const mySide = (b: Board): Side | null => sideOf(b, b.me) ?? favourite(b);

/** A card that is better traded for whatever comes. */
export const JUNK = 0.45;

export const fullHand = (b: Board, d: Choose): Answer => best(d.options, (o) => b.handSize(seatOf(o)));

export const notWinning: UseRule = (b) => outlook(b) !== 'winning';

export const isAhead = (b: Board, p: number, by: number): boolean => p >= 0 && b.score[p] >= b.score[b.me] + by;

/** The own attack while it lies facedown, or -1. */
export function ownAttack(b: Board): number {
  const card = readCard(ownSlot(b)?.card ?? '');
  return card.type === 'attack' ? card.value : -1;
}

/** Do such attacks of mine turn the encounter my way? */
export function turnsWith(b: Board, fits: (value: number) => boolean): boolean {
  const side = favourite(b);
  if (side === null || leader(b) === side || leader(b) === 'deal') return false;
  const low = b.hand.filter((c) => c.type === 'attack' && fits(c.value)).map((c) => c.value);
  return sum(low) >= behindBy(b, side);
}

/** What a hand of so many cards is worth, unseenWorth. */
export const unseenWorth = (n: number): number => n * 1.05;

export const handWorth = (b: Board): number => sum(b.hand.map(worth));

/** Is a hand of so many cards likely to be better than mine? */
export const envies = (b: Board, n: number): boolean => handWorth(b) < unseenWorth(n);

export const winChance = (b: Board): number => bestProspect(b)?.wins ?? 0.5;

export const hasJunk = (b: Board): boolean => b.hand.some((c) => worth(c) < JUNK);
