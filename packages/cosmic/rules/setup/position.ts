import { InputError } from '@parley/kernel';
import { placeNamed, isPlanet } from '../board/places.ts';
import { deckOf } from '../cards/backs.ts';
import { moveCard } from '../cards/zones.ts';
import type { Position } from '../options/position.ts';
import { sheetOf } from '../powers/sheets.ts';
import { removePlanet } from '../ships/removed-planets.ts';
import { Z, type Cosmic, type ZoneNo } from '../state/state.ts';
import { setHazards } from './hazards.ts';
import { person, find, findAny, shift, onBoard, fleet, fullest } from './pieces.ts';
import { setRewards } from './rewards.ts';

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

/** The ships that stood on the planet stand elsewhere. */
function takeOffBoard(g: Cosmic, name: string): void {
  const place = planetNamed(g, name);
  removePlanet(g, place, -1);
  const { at } = g.s.ships;
  at[place].forEach((n, colour) => {
    for (let i = 0; i < n; i++) shift(at, colour, place, onBoard(g, at, colour));
  });
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

function setHands(g: Cosmic, position: Position): void {
  const named = Object.entries(position.hands ?? {});
  const cleared = position.bare ? g.s.order : named.map(([colour]) => person(g, colour));
  for (const p of cleared) for (const card of g.s.cards.in[g.s.handOf[p]].slice()) moveCard(g, card, deckOf(g, card), 'bottom');
  const untouched = g.s.order.filter((p) => !cleared.includes(p)).map((p) => g.s.handOf[p]);
  for (const [colour, faces] of named)
    for (const face of faces) moveCard(g, findAny(g, face, [Z.deck, Z.unused, ...untouched]), g.s.handOf[person(g, colour)]);
}

function stackDeck(g: Cosmic, zone: ZoneNo, faces: readonly string[], prefix: string): void {
  for (const face of [...faces].reverse()) moveCard(g, find(g, prefix + face, [zone, Z.unused, Z.destinyDiscard]), zone);
}
