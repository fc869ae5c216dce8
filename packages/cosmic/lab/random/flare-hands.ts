import { COSMIC_DECK, faceById } from '../../index.ts';
import type { Random } from '@parley/kernel';
import type { FuzzSeat } from './options.ts';
import { faceIds } from '../../ids/index.ts';

const HAND = 8;

/** Hands with an encounter card of either kind and the flares of those at the table: every other one with its own alien. */
export function flareHands(r: Random, seats: readonly FuzzSeat[]): { [colour: string]: string[] } {
  const deck = r.shuffle(COSMIC_DECK.flatMap(([face, n]) => Array.from({ length: n }, () => face)));
  const hands = seats.map((): string[] => []);
  seats.forEach(({ alien }, seat) => {
    if (alien === null) return;
    const other = (seat + 1 + r.below(seats.length - 1)) % seats.length;
    hands[r.chance(0.5) ? seat : other].push(faceIds.write.flare({ alien }));
  });
  const draw = (hand: string[], fits: (face: string) => boolean): void => {
    const at = deck.findIndex(fits);
    if (at >= 0) hand.push(...deck.splice(at, 1));
  };
  for (const hand of hands) {
    draw(hand, (face) => faceById(face).type === 'attack');
    draw(hand, (face) => face === 'negotiate');
    while (hand.length < HAND && deck.length > 0) draw(hand, () => true);
  }
  return Object.fromEntries(seats.map(({ colour }, seat) => [colour, hands[seat]]));
}
