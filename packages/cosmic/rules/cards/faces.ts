import { Derived } from '@parley/kernel';
import { cardIds, faceIds, faceNamed, type CardId } from '../../ids/index.ts';
import type { Face } from '../registry/face.ts';
import { faceById } from '../registry/registry.ts';
import type { Cosmic, CardNo, State } from '../state/state.ts';

// What each card is never changes, and is the same at all tables with the same cards: it is kept once for all of them.

/** What never changes about a card. */
export interface KnownCard {
  readonly face: Face;
  readonly key: CardId;
}

interface Known {
  readonly cards: KnownCard[];
  /** The flare of each alien that was asked for; -1: there is none. */
  readonly flares: Map<string, number>;
}
const nothingKnown = (): Known => ({ cards: [], flares: new Map() });

/** The lists of faces that tables share, each with what is known of its cards so far. */
const shared = new Map<readonly string[], Known>();
/** More than a house offers at a time. Who comes later has a list of its own. */
const MOST_LISTS = 200;

const isAlike = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((face, i) => face === b[i]);

/** From now on this game shares its faces with others like it. */
export function shareFaces(g: Cosmic): void {
  const { s } = g;
  const known = [...shared.keys()].find((list) => isAlike(list, s.face));
  if (known !== undefined) s.face = known;
  else if (shared.size < MOST_LISTS) shared.set(s.face, nothingKnown());
  knownCards.drop(g);
}

/** Further cards, of these faces: the number of the first. The list is another one afterwards, since others may share the one before. */
export function addFaces(g: Cosmic, faces: readonly string[]): CardNo {
  const { s } = g;
  const first = s.face.length;
  knownCards.drop(g);
  // The faces' own texts, not some that were put together for this game.
  s.face = [...s.face, ...faces.map((face) => faceById(face).id)];
  return first;
}

const knownCards = new Derived<State, Known>((g) => shared.get(g.s.face) ?? nothingKnown());

export function knownCard(g: Cosmic, card: CardNo): KnownCard {
  const { cards } = knownCards.of(g);
  return (cards[card] ??= { face: faceById(g.s.face[card]), key: cardIds.write.card({ face: faceNamed(g.s.face[card]), card }) });
}

/** The flare of an alien, or -1. There is one at most. */
export function flareOf(g: Cosmic, alien: string): CardNo {
  const { flares } = knownCards.of(g);
  const known = flares.get(alien);
  if (known !== undefined) return known;
  const card = g.s.face.indexOf(faceIds.write.flare({ alien }));
  flares.set(alien, card);
  return card;
}
