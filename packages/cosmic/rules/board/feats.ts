import { disturb } from '@parley/kernel';
import { inEncounter, enc, type Cosmic, type Player, type FeatKind } from '../state/state.ts';
import { colonyScore } from './places.ts';

/** Writes down what somebody has just managed, with the colony marker it had before that. */
export function noteFeat(g: Cosmic, who: Player, what: FeatKind, score = colonyScore(g, who)): void {
  if (!inEncounter(g)) return;
  enc(g).feats.push({ who, what, score });
  disturb(g);
}

/** Did this player manage that in this encounter, with at least so many colonies on the marker beforehand? */
export const managed = (g: Cosmic, who: Player, what: FeatKind, score: number): boolean =>
  inEncounter(g) && enc(g).feats.some((x) => x.who === who && x.what === what && x.score >= score);
