import { emit, type Flow } from '@parley/kernel';
import { registry } from '@parley/kit/content';
import { faceIds, type FaceId } from '../../../ids/index.ts';
import { faceOfAsset, shipsOnAsset } from '../../board/assets.ts';
import { countIn, countShips } from '../../board/groups.ts';
import type { ClauseSpec, Ctx } from '../../registry/clauses.ts';
import type { Face } from '../../registry/face.ts';
import { registerFaces } from '../../registry/registry.ts';
import { land } from '../../ships/landing.ts';
import { tookBack } from '../../ships/leaving-warp.ts';
import { WARP, type Asset, type Cosmic, type Player, type ShipGroup, type PlaceNo } from '../../state/state.ts';
import { queryOf } from '../../timing/queries.ts';

/** A card of the tech deck: numbers first, then what it does once it is completed. */
export interface Tech {
  readonly id: string;
  readonly name: string;
  /** Ships it takes to complete it. X: it is as strong as there are ships on it. */
  readonly research: number | 'X';
  /** Is not completed: it works from under the table, and is turned up by being used. */
  readonly covert?: boolean;
  readonly text: string;
  readonly asks?: { readonly [tag: string]: string };
  readonly clauses: readonly ClauseSpec[];
  /** What happens on the spot when it is completed, while the ships are still on it. */
  completed?(g: Cosmic, asset: Asset, me: Player): Flow;
  /** What it has put on the table goes with it. */
  leaves?(g: Cosmic, asset: Asset): void;
}

/** By their faces. */
const known = registry<{ readonly id: FaceId; readonly tech: Tech }>('tech');

/** A tech, as its own file says it. */
export const tech = (t: Tech): Tech => t;

/** The cards of the tech deck, in the order in which it is made of them. */
export function registerTechs(list: readonly Tech[]): void {
  known.add(list.map((t) => ({ id: faceId(t.id), tech: t })));
  registerFaces(list.map(techFace));
}
export const allTechs = (): readonly Tech[] => known.all().map((x) => x.tech);
/** The ships it takes to complete the tech with this face; none: this is no tech. */
export const researchOn = (face: string): Tech['research'] => known.find(face)?.tech.research ?? 0;

export const faceId = (id: string): FaceId => faceIds.write.tech({ tech: id });

/** The card of a tech. */
export const techFace = (t: Tech): Face => ({
  id: faceId(t.id),
  name: t.name,
  type: 'tech',
  value: t.research === 'X' ? 0 : t.research,
  text: t.text,
  clauses: t.clauses,
  ...(t.asks ? { asks: t.asks } : {}),
  asset: { ...(t.covert ? { covert: true } : {}), ...(t.leaves ? { leaves: t.leaves } : {}) },
});

/** The tech that lies there. */
export const techOf = (g: Cosmic, asset: Asset): Tech => known.get(faceOfAsset(g, asset)).tech;

/** The tech that a clause is printed on. */
export const assetIn = (c: Ctx<unknown>): Asset => c.g.s.assets[c.asset];
const AFAR = queryOf('research.afar');
/** Ships in the warp that research a tech as if they were on it. */
const researchersAfar = (g: Cosmic, asset: Asset): number => (AFAR.isAsked(g) ? AFAR.ask(g, 0, { asset: asset.id }) : 0);
/** Ships that research a tech. */
export const researchers = (g: Cosmic, asset: Asset): number => countShips(shipsOnAsset(g, asset)) + researchersAfar(g, asset);

/** Where the ships are that research a tech. */
export function researchPlaces(g: Cosmic, asset: Asset): number[] {
  const there = asset.hold < 0 ? [] : [asset.hold];
  return researchersAfar(g, asset) > 0 ? [...there, WARP] : there;
}

/** Ships that have researched a tech settle on a planet, wherever they come from. */
export function* settleResearchers(g: Cosmic, p: Player, ships: readonly ShipGroup[], planet: PlaceNo): Flow {
  const freed = countIn(WARP, ships);
  yield* land(g, p, ships, planet);
  if (freed > 0) emit(g, 'ships-retrieved', { who: p, n: freed });
  yield* tookBack(g, p, freed, [planet]);
}
/** Ships on the tech that a clause is printed on. */
export const researchersIn = (c: Ctx<unknown>): number => researchers(c.g, assetIn(c));

/** What can be done at the start of an encounter still can when techs have been seen to: it is the same moment. */
export const START = ['encounter.start', 'regroup.technology'] as const;
