import { isEncounterType, type Face } from '../registry/face.ts';
import { faceById } from '../registry/registry.ts';
import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { faceOf, handOf } from './zones.ts';

/** An encounter card that somebody wishes for: this one, or any attack above or below it. */
export interface Wish {
  readonly how: 'exact' | 'higher' | 'lower';
  readonly face: Face;
}
/** The ways to wish for a card. */
export const HOWS: readonly Wish['how'][] = ['exact', 'higher', 'lower'];

function grants({ how, face }: Wish, x: Face): boolean {
  if (how === 'exact') return x.id === face.id;
  return x.type === 'attack' && (how === 'higher' ? x.value > face.value : x.value < face.value);
}

/** The cards in a hand that would do. */
export const wished = (g: Cosmic, p: Player, wish: Wish): CardNo[] => handOf(g, p).filter((x) => grants(wish, faceOf(g, x)));

/** Encounter cards that are in the game, in whichever deck. */
const encounterFaces = (g: Cosmic): Face[] => [...new Set(g.s.face)].map(faceById).filter(({ type }) => isEncounterType(type));

/** What somebody can name who speaks of a card that exists and of which there is none in the own hand. */
export function lacking(g: Cosmic, p: Player, how: Wish['how']): Face[] {
  const faces = encounterFaces(g);
  const named = how === 'exact' ? faces : faces.filter(({ type }) => type === 'attack');
  return named.filter((face) => {
    const wish = { how, face };
    return faces.some((x) => grants(wish, x)) && wished(g, p, wish).length === 0;
  });
}
