import type { Cosmic } from '../board/state.ts';
import { faceById } from '../registry.ts';
import type { Face } from './define.ts';

// What each card is never changes, and is the same at all tables with the same cards: it is kept once for all of them.

/** What never changes about a card. */
export interface KnownCard {
  readonly face: Face;
  readonly key: string;
}

/** The lists of faces that tables share, each with what is known of its cards so far. */
const shared = new Map<readonly string[], KnownCard[]>();
/** More than a house offers at a time. Who comes later has a list of its own. */
const MOST_LISTS = 200;

const isAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((face, i) => face === b[i]);

/** From now on this game shares its faces with others like it. */
export function shareFaces(g: Cosmic): void {
  const { s, memo } = g;
  const known = [...shared.keys()].find((list) => isAlike(list, s.face));
  if (known !== undefined) s.face = known as string[];
  else if (shared.size < MOST_LISTS) shared.set((s.face = s.face.slice()), []);
  memo.cards = undefined;
}

/** A further card, of this face. */
export function addFace(g: Cosmic, face: string): number {
  const { s, memo } = g;
  if (shared.has(s.face)) s.face = s.face.slice();
  memo.cards = undefined;
  // The face's own text, not one that was put together for this game.
  return s.face.push(faceById(face).id) - 1;
}

export function knownCard(g: Cosmic, card: number): KnownCard {
  const cards = (g.memo.cards ??= shared.get(g.s.face) ?? []) as KnownCard[];
  return (cards[card] ??= { face: faceById(g.s.face[card]), key: `${g.s.face[card]}#${card}` });
}
