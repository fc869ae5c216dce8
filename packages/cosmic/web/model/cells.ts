import type { Plain, Seat, View } from '@parley/kernel';
import type { CardRow, ColourName } from './board.ts';

/** Values out of cells. Anything missing reads as empty. */

/** Colours in the order in which cells count them. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green', 'orange', 'black', 'white'] as const satisfies readonly ColourName[];

export type Dict = { readonly [key: string]: Plain };

export const isDict = (x: Plain | undefined): x is Dict => typeof x === 'object' && x !== null && !Array.isArray(x);
export const dict = (x: Plain | undefined): Dict => (isDict(x) ? x : {});
export const list = (x: Plain | undefined): readonly Plain[] => (Array.isArray(x) ? (x as readonly Plain[]) : []);
export const text = (x: Plain | undefined): string => (typeof x === 'string' ? x : '');
export const textOrNull = (x: Plain | undefined): string | null => (typeof x === 'string' ? x : null);
export const num = (x: Plain | undefined, otherwise: number): number => (typeof x === 'number' ? x : otherwise);
export const seats = (x: Plain | undefined): readonly Seat[] => list(x).filter((n): n is number => typeof n === 'number');
export const pair = <T>(x: Plain | undefined, read: (item: Plain | undefined) => T): readonly [T, T] => {
  const items = list(x);
  return [read(items[0]), read(items[1])];
};
export function colourOrNull(x: Plain | undefined): ColourName | null {
  if (typeof x === 'number') return COLOURS[x] ?? null;
  return typeof x === 'string' && (COLOURS as readonly string[]).includes(x) ? (x as ColourName) : null;
}

/** The cards of a zone: their faces where one may know them, or else how many there are of each back. */
export function zone(view: View, id: number): CardRow {
  const cell = view[`zone:${id}`];
  if (typeof cell === 'number') return { n: cell, cards: null };
  if (isDict(cell)) {
    const row = { n: num(cell.n, 0), cards: null, reward: num(cell.reward, 0) };
    return cell.top === undefined ? row : { ...row, top: cell.top === 'reward' ? 'reward' : 'cosmic' };
  }
  const cards = list(cell).map(text);
  return { n: cards.length, cards };
}
export const faces = (view: View, id: number): readonly string[] => zone(view, id).cards ?? [];
