import { InputError } from '@parley/kernel';
import { isPlanet, placeNamed, planets } from '../board/places.ts';
import { COLOURS, WARP, Z, type Colour, type Cosmic, type Player } from '../state/state.ts';
import { deckOf, isReward } from '../cards/backs.ts';
import { moveCard } from '../cards/zones.ts';
import { removePlanet } from '../resolution/losses.ts';
import type { Position } from '../options/options.ts';
import { sheetOf } from '../powers/sheets.ts';
import { isFace } from '../registry/registry.ts';
import { setHazards } from '../variants/hazards/position.ts';
import { setRewards } from '../variants/rewards/position.ts';

/** Arranges a table as described: for scenarios, puzzles and questions of the "what happens when" kind. */
export function setPosition(g: Cosmic, position: Position): void {
  if (position.turn !== undefined) g.s.turn.owner = person(g, position.turn);
  for (const name of position.gone ?? []) takeOffBoard(g, name);
  setShips(g, position);
  setHands(g, position);
  setSheets(g, position);
  setRewards(g, position);
  if (g.s.options.hazards) setHazards(g, position);
  stackDeck(g, Z.deck, position.deck ?? [], '');
  for (const face of position.discard ?? []) moveCard(g, find(g, face, [Z.deck, Z.unused]), Z.discard);
  stackDeck(g, Z.destiny, position.destiny ?? [], 'destiny:');
  for (const face of [...(position.unused ?? [])].reverse()) moveCard(g, find(g, face, [Z.unused, Z.deck]), Z.unused);
  for (const [alien, n] of Object.entries(position.tokens ?? {})) {
    const sheet = sheetOf(g, alien);
    if (!sheet) throw new InputError(`Nobody plays ${alien}, so it cannot have tokens.`);
    sheet.tokens = n;
  }
}

function setSheets(g: Cosmic, position: Position): void {
  for (const [alien, zones] of Object.entries(position.sheets ?? {}))
    for (const [name, faces] of Object.entries(zones)) {
      const zone = sheetOf(g, alien)?.zones[name];
      if (zone === undefined) throw new InputError(`Nobody plays ${alien} with a place for cards called "${name}".`);
      for (const face of faces) moveCard(g, findAny(g, face, [Z.deck, Z.unused]), zone);
    }
}

export const person = (g: Cosmic, colour: string): Player => g.s.personOf[fleet(g, colour)];

/** A colour that somebody plays, as the own one or besides it. */
function fleet(g: Cosmic, name: string): Colour {
  const colour = (COLOURS as readonly string[]).indexOf(name);
  if (colour < 0 || g.s.personOf[colour] < 0) throw new InputError(`Nobody plays ${name}.`);
  return colour;
}

/** The ships that stood on the planet stand elsewhere. */
function takeOffBoard(g: Cosmic, name: string): void {
  const place = planetNamed(g, name);
  removePlanet(g, place, -1);
  const { at } = g.s.ships;
  at[place].forEach((n, colour) => {
    for (let i = 0; i < n; i++) shift(at, colour, place, onBoard(g, at, colour));
  });
}

/** Where a colour has most ships on the board, or the warp when it has none. */
function onBoard(g: Cosmic, at: readonly number[][], colour: number): number {
  let best = WARP;
  for (const place of planets(g)) if (at[place][colour] > (best === WARP ? 0 : at[best][colour])) best = place;
  return best;
}

function planetNamed(g: Cosmic, name: string): number {
  const place = placeNamed(g, name);
  if (place < 0 || !isPlanet(g, place)) throw new InputError(`There is no planet "${name}"; they are named like red/1.`);
  return place;
}

/** Ships are taken from where the colour has most, so that a position names only what differs. */
function setShips(g: Cosmic, position: Position): void {
  const { at } = g.s.ships;
  for (const [name, places] of Object.entries(position.ships ?? {})) {
    const colour = fleet(g, name);
    const fixed = new Set<number>();
    for (const [placeName, n] of Object.entries(places)) {
      const place = placeNamed(g, placeName);
      if (place < 0) throw new InputError(`There is no place "${placeName}"; planets are named like red/1, and there are warp and out.`);
      fixed.add(place);
      while (at[place][colour] > n) shift(at, colour, place, fullest(at, colour, fixed));
      while (at[place][colour] < n) shift(at, colour, fullest(at, colour, fixed), place);
    }
  }
}

/** Takes a ship of a colour from the planet where it has most, or from the warp. */
export function takeShip(g: Cosmic, colour: number, to: number): void {
  shift(g.s.ships.at, colour, onBoard(g, g.s.ships.at, colour), to);
}

function fullest(at: readonly number[][], colour: number, fixed: ReadonlySet<number>): number {
  let best = -1;
  at.forEach((row, place) => {
    if (!fixed.has(place) && row[colour] > 0 && (best < 0 || row[colour] > at[best][colour])) best = place;
  });
  if (best < 0) throw new InputError(`${COLOURS[colour]} does not have enough ships for this position.`);
  return best;
}
function shift(at: number[][], colour: number, from: number, to: number): void {
  at[from][colour]--;
  at[to][colour]++;
}

function setHands(g: Cosmic, position: Position): void {
  const named = Object.entries(position.hands ?? {});
  const cleared = position.bare ? g.s.order : named.map(([colour]) => person(g, colour));
  for (const p of cleared) for (const card of g.s.cards.in[g.s.handOf[p]].slice()) moveCard(g, card, deckOf(g, card), 'bottom');
  const untouched = g.s.order.filter((p) => !cleared.includes(p)).map((p) => g.s.handOf[p]);
  for (const [colour, faces] of named)
    for (const face of faces) moveCard(g, findAny(g, face, [Z.deck, Z.unused, ...untouched]), g.s.handOf[person(g, colour)]);
}

const REWARD = 'reward:';

/** A reward card with this face out of one of these zones. */
export function findReward(g: Cosmic, face: string, zones: readonly number[]): number {
  for (const zone of zones) for (const card of g.s.cards.in[zone]) if (g.s.face[card] === face && isReward(g, card)) return card;
  throw new InputError(`There is no further reward card "${face}" to place.`);
}

/** A card out of these zones or the reward deck; 'reward:morph' is the one of the reward deck. */
function findAny(g: Cosmic, face: string, zones: readonly number[]): number {
  const from = g.s.rewards ? [...zones, g.s.rewards.deck] : zones;
  return face.startsWith(REWARD) ? findReward(g, face.slice(REWARD.length), from) : find(g, face, from);
}

/** A card with this face out of one of these zones. */
export function find(g: Cosmic, face: string, zones: readonly number[]): number {
  if (!isFace(face)) throw new InputError(`There is no card "${face}"; faces are named like attack-08, negotiate, card-zap, flare:zombie.`);
  for (const zone of zones) for (const card of g.s.cards.in[zone]) if (g.s.face[card] === face) return card;
  throw new InputError(`There is no further "${face}" to place.`);
}

function stackDeck(g: Cosmic, zone: number, faces: readonly string[], prefix: string): void {
  for (const face of [...faces].reverse()) moveCard(g, find(g, prefix + face, [zone, Z.unused, Z.destinyDiscard]), zone);
}
