import { emit, moveCount, touch, disturb } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import {
  GATE,
  SIDE,
  inEncounter,
  enc,
  type Cosmic,
  WARP,
  type Colour,
  type ShipGroup,
  areTotalsOpen,
  type PlaceNo,
} from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { stackById } from './groups.ts';
import { comesBack } from './markers.ts';
import { placeName, isPlanet, areColoniesWeighed } from './places.ts';
import { noteVacated } from './vacated.ts';

/** Do ships in this place count for a side? */
export const isInFight = (g: Cosmic, place: PlaceNo): boolean =>
  place === GATE || place === SIDE || (inEncounter(g) && (enc(g).target === place || enc(g).carrier === place));
const COUNTED = queryOf('total.ships');

/** Keeps count of the ships that went to the warp in this encounter. Those that come out of it are the latest ones. */
export function noteWarp(g: Cosmic, colour: Colour, to: number, n: number): void {
  if (!inEncounter(g)) return;
  const { fresh } = enc(g);
  fresh[colour] = to === WARP ? fresh[colour] + n : Math.max(0, fresh[colour] - n);
}

/** The one way ships move. Stacks come along whole; in the warp they are freed by the loss pipeline, not here. */
export function moveShips(g: Cosmic, groups: readonly ShipGroup[], to: number): void {
  slipShips(g, groups, to);
  for (const { place, colour, n } of groups)
    if (n > 0 && place !== to) emit(g, 'ships-moved', { colour: COLOURS[colour], n, from: placeName(g, place), to: placeName(g, to) });
}

/** The same without a word: whoever looks at the board sees it, but it is not told. */
export function slipShips(g: Cosmic, groups: readonly ShipGroup[], to: number): void {
  for (const { place, colour, stack, n } of groups) {
    if (n <= 0 || place === to) continue;
    moveCount(g, g.s.ships, colour, place, to, n);
    const s = stack >= 0 ? stackById(g, stack) : undefined;
    if (s) {
      s.place = to;
      touch(g, 'stacks');
      disturb(g);
      if (place === WARP && s.marker !== undefined) comesBack(g, g.s.assets[s.marker]);
    }
    const { at } = g.s.ships;
    const vacates = isPlanet(g, place) && at[place][colour] === 0;
    const founds = isPlanet(g, to) && at[to][colour] === n;
    if (vacates || founds) disturb(g);
    if (vacates || founds || areColoniesWeighed(g)) touch(g, 'colonies');
    if (vacates) noteVacated(g, place, colour);
    if (inEncounter(g) && areTotalsOpen(enc(g)) && (isInFight(g, place) || isInFight(g, to) || COUNTED.isAsked(g))) touch(g, 'encounter');
    if (place === WARP || to === WARP) noteWarp(g, colour, to, n);
  }
}

/** Moves the first `k` ships of these groups and returns the rest. */
export function moveSome(g: Cosmic, groups: readonly ShipGroup[], to: number, k: number): ShipGroup[] {
  const rest: ShipGroup[] = [];
  for (const x of groups) {
    const { place, colour, stack } = x;
    const n = Math.min(k, x.n);
    if (n > 0) moveShips(g, [n === x.n ? x : { place, colour, stack, n }], to);
    k -= n;
    if (x.n > n) rest.push({ place, colour, stack, n: x.n - n });
  }
  return rest;
}
