import { InputError } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { planets } from '../board/places.ts';
import { isReward } from '../cards/backs.ts';
import { isFace } from '../registry/registry.ts';
import { type Cosmic, type Player, type Colour, WARP } from '../state/state.ts';

export const person = (g: Cosmic, colour: string): Player => g.s.personOf[fleet(g, colour)];

/** A colour that somebody plays, as the own one or besides it. */
export function fleet(g: Cosmic, name: string): Colour {
  const colour = COLOURS.findIndex((c) => c === name);
  if (colour < 0 || g.s.personOf[colour] < 0) throw new InputError(`Nobody plays ${name}.`);
  return colour;
}

/** Where a colour has most ships on the board, or the warp when it has none. */
export function onBoard(g: Cosmic, at: readonly number[][], colour: number): number {
  let best = WARP;
  for (const place of planets(g)) if (at[place][colour] > (best === WARP ? 0 : at[best][colour])) best = place;
  return best;
}

/** Takes a ship of a colour from the planet where it has most, or from the warp. */
export function takeShip(g: Cosmic, colour: number, to: number): void {
  shift(g.s.ships.at, colour, onBoard(g, g.s.ships.at, colour), to);
}

export function fullest(at: readonly number[][], colour: number, fixed: ReadonlySet<number>): number {
  let best = -1;
  at.forEach((row, place) => {
    if (!fixed.has(place) && row[colour] > 0 && (best < 0 || row[colour] > at[best][colour])) best = place;
  });
  if (best < 0) throw new InputError(`${COLOURS[colour]} does not have enough ships for this position.`);
  return best;
}
export function shift(at: number[][], colour: number, from: number, to: number): void {
  at[from][colour]--;
  at[to][colour]++;
}

const REWARD = 'reward:';

/** A reward card with this face out of one of these zones. */
export function findReward(g: Cosmic, face: string, zones: readonly number[]): number {
  for (const zone of zones) for (const card of g.s.cards.in[zone]) if (g.s.face[card] === face && isReward(g, card)) return card;
  throw new InputError(`There is no further reward card "${face}" to place.`);
}

/** A card out of these zones or the reward deck; 'reward:morph' is the one of the reward deck. */
export function findAny(g: Cosmic, face: string, zones: readonly number[]): number {
  const from = g.s.rewards ? [...zones, g.s.rewards.deck] : zones;
  return face.startsWith(REWARD) ? findReward(g, face.slice(REWARD.length), from) : find(g, face, from);
}

/** A card with this face out of one of these zones. */
export function find(g: Cosmic, face: string, zones: readonly number[]): number {
  if (!isFace(face)) throw new InputError(`There is no card "${face}"; faces are named like attack-08, negotiate, card-zap, flare:zombie.`);
  for (const zone of zones) for (const card of g.s.cards.in[zone]) if (g.s.face[card] === face) return card;
  throw new InputError(`There is no further "${face}" to place.`);
}
