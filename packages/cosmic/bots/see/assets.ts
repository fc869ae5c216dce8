import type { Choose, Seat } from '@parley/kernel';
import { faceOf } from '../../ids/index.ts';
import type { AssetView, ColourName } from '../../view/board.ts';
import type { Board } from './board.ts';
import { cardsOf, type Card } from './cards.ts';

/** Something on the table in front of a player: a tech, a space station, a marker on a ship. */
export interface Asset {
  readonly id: number;
  readonly kind: AssetView['kind'] | '';
  /** -1: it is no longer there. */
  readonly owner: Seat;
  readonly up: boolean;
  /** 'tech:qax', 'station:colony-cloak', 'ship:flagship'; empty when this seat may not know. */
  readonly face: string;
  /** Ships on it. */
  readonly ships: number;
  /** The cards under it that this seat may see. */
  readonly kept: readonly Card[];
  /** The planet a station is attached to, the ship a marker is on. */
  readonly planet: string | null;
  readonly ship: number;
}

/** Should an asset be used here? `clause` tells the parts of its text apart. */
export type AssetRule = (b: Board, asset: Asset, clause: string, d: Choose) => boolean;

const GONE = { kind: '', owner: -1, up: false, face: '', ships: 0, kept: [], planet: null, ship: -1 } as const;

export function assetOf(asset: AssetView | null, id: number, seatOf: (colour: ColourName) => Seat): Asset {
  if (asset === null) return { id, ...GONE };
  const { kind, colour, up, card, ships, stored, place, ship } = asset;
  const planet = kind === 'station' ? place : null;
  return { id, kind, owner: seatOf(colour), up, face: card === null ? '' : faceOf(card), ships, kept: cardsOf(stored.cards), planet, ship };
}
