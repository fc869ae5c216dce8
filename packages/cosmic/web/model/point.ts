import type { Board } from './board.ts';
import { cardNumber, knownCards, placeNamed } from './queries.ts';

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

/** The thing an option points at, or null: by the form of its id alone, whoever made it. */
export function pointOf(b: Board, option: string): Point | null {
  const use = /^(sheet|card)(\d+):/.exec(option);
  if (use?.[1] === 'sheet') return { kind: 'sheet', id: Number(use[2]) };
  if (use) {
    const key = knownCards(b).get(Number(use[2]));
    return key === undefined ? null : { kind: 'card', key };
  }
  // A use of an asset, or something to be done with it: 'asset3:asset.drive', 'research:asset3'.
  const asset = /^(?:[a-z]+:)?asset(\d+)(?::|$)/.exec(option);
  if (asset) return { kind: 'asset', id: Number(asset[1]) };
  const player = /^player:(\d+)$/.exec(option);
  if (player) return { kind: 'player', seat: Number(player[1]) };
  const place = option.replace(/[@#].*$/, '');
  if (placeNamed(b, place)) return { kind: 'place', name: place };
  return /#\d+$/.test(option) ? { kind: 'card', key: option } : null;
}

/** What a good of a bargain is: 'attack-08#20:2>3', 'cards.any:2>3', 'colony.blue/2:2>3', 'asset4:2>3', 'terms.x:2>3'. */
export interface GoodView {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly what:
    | { readonly kind: 'card'; readonly key: string }
    | { readonly kind: 'cards'; readonly which: string }
    | { readonly kind: 'colony'; readonly planet: string }
    | { readonly kind: 'asset'; readonly asset: number }
    | { readonly kind: 'terms'; readonly id: string };
}

export function readGood(id: string): GoodView {
  const colon = id.lastIndexOf(':');
  const [from, to] = id
    .slice(colon + 1)
    .split('>')
    .map(Number);
  const what = id.slice(0, colon);
  if (what.startsWith('cards.')) return { id, from, to, what: { kind: 'cards', which: what.slice(6) } };
  if (what.startsWith('colony.')) return { id, from, to, what: { kind: 'colony', planet: what.slice(7) } };
  if (what.startsWith('terms.')) return { id, from, to, what: { kind: 'terms', id: what.slice(6) } };
  const asset = /^asset(\d+)$/.exec(what);
  if (asset) return { id, from, to, what: { kind: 'asset', asset: Number(asset[1]) } };
  return { id, from, to, what: { kind: 'card', key: what } };
}

/** The thing on the table that a good of a bargain is. */
export function pointOfGood(id: string): Point | null {
  const { what } = readGood(id);
  if (what.kind === 'card') return { kind: 'card', key: what.key };
  if (what.kind === 'asset') return { kind: 'asset', id: what.asset };
  return what.kind === 'colony' ? { kind: 'place', name: what.planet } : null;
}
