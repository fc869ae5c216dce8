import type { Flow } from '@parley/kernel';
import { registry } from '@parley/kit/content';
import { faceIds, type FaceId } from '../../../ids/index.ts';
import type { ClauseSpec } from '../../registry/clauses.ts';
import type { Face } from '../../registry/face.ts';
import { lingering, type LingeringKind } from '../../registry/lingering.ts';
import { registerFaces } from '../../registry/registry.ts';
import type { Cosmic, CardNo } from '../../state/state.ts';

/** A card of the hazard deck. It belongs to nobody, so what it does comes after everybody else's effects (R21.1, R25.4). */
export interface Hazard {
  readonly id: string;
  readonly name: string;
  /** How many of it are in the deck. */
  readonly count: number;
  /** Remains in play; the others go with the encounter they were drawn in (R25.3). */
  readonly stays?: boolean;
  /** One of the great powers of which only one is ever present (R25.3). */
  readonly rival?: boolean;
  /** No card can be played in answer to it. */
  readonly certain?: boolean;
  readonly text: string;
  readonly asks?: { readonly [tag: string]: string };
  /** What it does while it lies there. */
  readonly clauses?: readonly ClauseSpec[];
  /** What happens at once when it is drawn. */
  drawn?(g: Cosmic, card: CardNo): Flow;
}

/** What a hazard in play does is a lingering effect of nobody's that names its card. */
export type InPlay = { readonly card: CardNo };

/** By their faces. */
const known = registry<{ readonly id: FaceId; readonly hazard: Hazard; readonly effect: LingeringKind<InPlay> }>('hazard');

/** A hazard, as its own file says it. */
export const hazard = (h: Hazard): Hazard => h;

/** The cards of the hazard deck, in the order in which it is made of them. */
export function registerHazards(list: readonly Hazard[]): void {
  known.add(list.map((h) => ({ id: faceId(h.id), hazard: h, effect: lingering<InPlay>(`hazard.${h.id}`, h.clauses ?? []) })));
  registerFaces(list.map(hazardFace));
}
export const allHazards = (): readonly Hazard[] => known.all().map((x) => x.hazard);

export const faceId = (id: string): FaceId => faceIds.write.hazard({ hazard: id });

export const hazardFace = (h: Hazard): Face => ({
  id: faceId(h.id),
  name: h.name,
  type: 'hazard',
  value: 0,
  text: h.text,
  // They work from the table and for nobody, so not as clauses of a card that somebody plays.
  clauses: [],
  ...(h.asks ? { asks: h.asks } : {}),
});

/** The hazard on a card. */
export const hazardOf = (g: Cosmic, card: CardNo): Hazard => known.get(g.s.face[card]).hazard;
/** What the hazard on a card does while it is in play. */
export const effectOf = (g: Cosmic, card: CardNo): LingeringKind<InPlay> => known.get(g.s.face[card]).effect;
