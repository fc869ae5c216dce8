import { optionIds } from '../../ids/index.ts';
import { isMissionPiece } from '../../view/index.ts';
import { placeOf } from './atlas.ts';

/** What lies on the table and can be pressed: a card, ship or facility by its number, a location, a gap of a line, a back, a seat. */
export const pieceAt = (piece: number): string => (isMissionPiece(piece) ? tileAt(piece) : `piece:${piece}`);
const tileAt = (location: number): string => `tile:${location}`;
export const gapAt = (line: number, at: number): string => `gap:${line}.${at}`;
export const backAt = (zone: number, nth: number): string => `back:${zone}.${nth}`;
const seatAt = (seat: number): string => `seat:${seat}`;

/** Where a zone can be pressed: those in a ship or facility on its plate, everything else of a location on its tile. */
function pointOfZone(zone: number): string | null {
  const place = placeOf(zone);
  switch (place.at) {
    case 'in':
      return pieceAt(place.piece);
    case 'elsewhere':
      return null;
    default:
      return pieceAt(place.location);
  }
}

/** What can be pressed instead of an option; null: nothing. */
export function pointOf(option: string): string | null {
  const said = optionIds.find(option);
  switch (said?.kind) {
    case 'piece':
      return pieceAt(said.piece);
    case 'zone':
      return pointOfZone(said.zone);
    case 'order':
      return said.verb === 'beam' || said.verb === 'walk' ? pointOfZone(said.of) : pieceAt(said.of);
    case 'clause':
      return said.on === 'card' ? pieceAt(said.n) : null;
    case 'gap':
      return gapAt(said.line, said.at);
    case 'hidden':
      return backAt(said.zone, said.nth);
    case 'player':
      return seatAt(said.seat);
    default:
      return null;
  }
}
