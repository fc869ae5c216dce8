import type { Decision } from '@parley/kernel';
import type { Board } from '../../view/board.ts';
import { knownCards, placeNamed } from './queries.ts';
import { goodIds, optionOf, type ReadClause, type ReadGood, cardNumber } from '../../ids/index.ts';

/** What on the table an option is about, so that it can be clicked there. */
export type Point =
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'card'; readonly key: string }
  | { readonly kind: 'sheet'; readonly id: number }
  | { readonly kind: 'asset'; readonly id: number }
  | { readonly kind: 'player'; readonly seat: number };

/** A point as a key: 'place:blue/2', 'card:12', 'sheet:0', 'asset:4', 'player:3'. */
export function pointKey(p: Point): string {
  switch (p.kind) {
    case 'place':
      return `place:${p.name}`;
    case 'card':
      return `card:${cardNumber(p.key)}`;
    case 'sheet':
      return `sheet:${p.id}`;
    case 'asset':
      return `asset:${p.id}`;
    case 'player':
      return `player:${p.seat}`;
  }
}

/** The thing an option points at, or null: by what the option is, whoever made it. */
export function pointOf(b: Board, option: string, d?: Decision): Point | null {
  const said = optionOf(d ?? {}, option);
  switch (said.kind) {
    case 'clause':
      return carrierOf(b, said);
    case 'asset':
    case 'deed':
      return { kind: 'asset', id: said.asset };
    case 'player':
      return { kind: 'player', seat: said.seat };
    case 'place':
    case 'ships':
      return placeNamed(b, said.place) ? { kind: 'place', name: said.place } : null;
    case 'card':
      return { kind: 'card', key: option };
    default:
      return null;
  }
}

/** What a clause is printed on. */
function carrierOf(b: Board, { on, n }: ReadClause): Point | null {
  switch (on) {
    case 'sheet':
      return { kind: 'sheet', id: n };
    case 'asset':
      return { kind: 'asset', id: n };
    case 'card': {
      const key = knownCards(b).get(n);
      return key === undefined ? null : { kind: 'card', key };
    }
    case 'linger':
      return null;
  }
}

/** What a good of a bargain is, with its id. */
export type GoodView = ReadGood & { readonly id: string };
export const readGood = (id: string): GoodView => ({ ...goodIds.read(id), id });

/** The thing on the table that a good of a bargain is. */
export function pointOfGood(id: string): Point | null {
  const good = goodIds.read(id);
  if (good.kind === 'card') return { kind: 'card', key: good.card };
  if (good.kind === 'asset') return { kind: 'asset', id: good.asset };
  return good.kind === 'colony' ? { kind: 'place', name: good.planet } : null;
}
