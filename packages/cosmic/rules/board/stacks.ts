import { moveCount, touch, disturb, emit, stamp, placeCell } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { type Cosmic, type Stack, type Colour, type ShipGroup, WARP, type Asset, type PlaceNo, type StackNo } from '../state/state.ts';
import { stackById } from './groups.ts';
import { noteWarp } from './move.ts';
import { isPlanet, newHold, placeName, closeHold } from './places.ts';
import { noteVacated } from './vacated.ts';

/** The ships under the top one of a stack. */
export const preyOf = (g: Cosmic, s: Stack): number => g.s.ships.at[s.hold].reduce((a, b) => a + b, 0);

/** Puts ships under another ship. They are one ship from now on. Returns the stack. */
export function addPrey(g: Cosmic, top: { place: PlaceNo; colour: Colour; stack: StackNo }, prey: ShipGroup): Stack {
  const s = (top.stack >= 0 ? stackById(g, top.stack) : undefined) ?? newStack(g, top);
  const under = prey.stack >= 0 ? stackById(g, prey.stack) : undefined;
  if (under) moveAll(g, under.hold, s.hold);
  if (under) comeApart(g, under);
  if (under && isSpecial(under)) under.place = s.hold;
  moveCount(g, g.s.ships, prey.colour, prey.place, s.hold, prey.n);
  if (isPlanet(g, prey.place) && g.s.ships.at[prey.place][prey.colour] === 0) noteVacated(g, prey.place, prey.colour);
  touch(g, 'stacks');
  touch(g, 'encounter');
  disturb(g);
  emit(g, 'ships-captured', { colour: COLOURS[prey.colour], n: prey.n, by: COLOURS[top.colour] });
  return s;
}

/** Breaks up a stack: its prey stands free in the place where the stack is. */
export function freePrey(g: Cosmic, s: Stack): ShipGroup[] {
  const out: ShipGroup[] = [];
  g.s.ships.at[s.hold].forEach((n, colour) => {
    if (n === 0) return;
    const special = g.s.stacks.filter((x) => x.place === s.hold && x.colour === colour);
    if (n > special.length) out.push({ place: s.place, colour, stack: -1, n: n - special.length });
    for (const x of special) out.push({ place: s.place, colour, stack: x.id, n: 1 });
    if (s.place === WARP) noteWarp(g, colour, WARP, n);
    emit(g, 'ships-freed', { colour: COLOURS[colour], n });
  });
  moveAll(g, s.hold, s.place);
  comeApart(g, s);
  return out;
}

function moveAll(g: Cosmic, from: number, to: number): void {
  g.s.ships.at[from].forEach((n, colour) => moveCount(g, g.s.ships, colour, from, to, n));
  for (const x of g.s.stacks) if (x.place === from) x.place = to;
}

/** A ship without anything under it is like any other, unless it is special. */
function comeApart(g: Cosmic, s: Stack): void {
  if (isSpecial(s)) touch(g, 'stacks');
  else dropStack(g, s);
}
const isSpecial = (s: Stack): boolean => s.special !== undefined || s.marker !== undefined;

/** Puts the marker of an asset on a ship: one of its kind in its place, or a stack. The ship it was on is like any other again. */
export function markShip(g: Cosmic, asset: Asset, ship: ShipGroup): void {
  const before = asset.ship === undefined ? undefined : stackById(g, asset.ship);
  if (before) {
    delete before.marker;
    if (!isSpecial(before) && preyOf(g, before) === 0) dropStack(g, before);
  }
  const s = stackById(g, ship.stack) ?? newStack(g, ship);
  s.marker = asset.id;
  asset.ship = s.id;
  touch(g, `asset:${asset.id}`);
  touch(g, 'stacks');
  touch(g, 'encounter');
}

function newStack(g: Cosmic, { colour, place }: Pick<ShipGroup, 'colour' | 'place'>): Stack {
  const id = ++g.k.ids;
  const s: Stack = { id, colour, place, hold: newHold(g, `stack:${id}`) };
  g.s.stacks.push(s);
  return s;
}

/** A special ship joins a fleet. From now on it is one of its ships in every way. */
export function addSpecialShip(g: Cosmic, colour: Colour, place: PlaceNo, special: string): void {
  const id = ++g.k.ids;
  g.s.stacks.push({ id, colour, place, hold: newHold(g, `stack:${id}`), special });
  changeCount(g, colour, place, 1);
  emit(g, 'special-ship-added', { colour: COLOURS[colour], to: placeName(g, place) });
}

/** A special ship is taken out of the game for good, wherever it is. What it carried stands free. */
export function removeSpecialShip(g: Cosmic, special: string): void {
  const s = g.s.stacks.find((x) => x.special === special);
  if (!s) return;
  if (preyOf(g, s) > 0) freePrey(g, s);
  changeCount(g, s.colour, s.place, -1);
  dropStack(g, s);
  emit(g, 'special-ship-removed', { colour: COLOURS[s.colour], from: placeName(g, s.place) });
}

/** The one way the size of a fleet changes. */
export function changeCount(g: Cosmic, colour: Colour, place: PlaceNo, by: 1 | -1): void {
  const before = g.s.ships.at[place][colour];
  g.s.ships.at[place][colour] += by;
  if (isPlanet(g, place) && (before === 0 || before + by === 0)) touch(g, 'colonies');
  if (isPlanet(g, place) && before + by === 0) noteVacated(g, place, colour);
  stamp(g, colour, by * (place + 1));
  touch(g, placeCell(place));
  touch(g, 'stacks');
  touch(g, 'encounter');
  disturb(g);
}

/** Ships have got away from those that carried them: what carries nothing any more is like any other ship. */
export function looseStacks(g: Cosmic): void {
  for (const s of g.s.stacks) if (!isSpecial(s) && preyOf(g, s) === 0) dropStack(g, s);
}

export function dropStack(g: Cosmic, s: Stack): void {
  g.s.stacks = g.s.stacks.filter((x) => x !== s);
  closeHold(g, s.hold);
  touch(g, 'stacks');
}
