import { optionIds, type VerbName } from '../../ids/index.ts';
import type { Location, Thing } from '../../view/index.ts';
import { isMissionPiece } from '../../view/index.ts';
import type { Scene } from '../scene/context.ts';
import { placeOf } from './atlas.ts';
import { isShip } from './cards.ts';

/** One order that can be given: an option, read. */
export interface OrderItem {
  readonly option: string;
  readonly verb: VerbName;
  readonly of: number;
}

/** Those whom orders are given to, with what they can be told. */
export interface Subject {
  readonly key: string;
  readonly kind: 'hand' | 'team' | 'ship' | 'facility' | 'other';
  /** The card of the hand, the ship or facility; the location of a team. */
  readonly piece: number;
  readonly location: Location | null;
  readonly thing: Thing | null;
  readonly items: readonly OrderItem[];
}

export const subjectKey = (kind: Subject['kind'], piece: number): string => `${kind} ${piece}`;

/** Whom an order is given to: a person's is given where it is. */
function subjectOf(scene: Scene, { verb, of }: OrderItem): Omit<Subject, 'items'> {
  const { atlas } = scene;
  const vessel = (piece: number): Omit<Subject, 'items'> => {
    const spot = atlas.spots.get(piece);
    const kind = isShip(spot?.facts ?? null) ? 'ship' : 'facility';
    return { key: subjectKey(kind, piece), kind, piece, location: spot?.location ?? null, thing: spot?.thing ?? null };
  };
  const team = (location: number): Omit<Subject, 'items'> => ({
    key: subjectKey('team', location),
    kind: 'team',
    piece: location,
    location: atlas.locations.get(location) ?? null,
    thing: null,
  });
  if (verb === 'beam' || verb === 'walk') {
    const place = placeOf(of);
    return place.at === 'in' ? vessel(place.piece) : team(place.at === 'elsewhere' ? -1 : place.location);
  }
  if (isMissionPiece(of)) return team(of);
  const spot = atlas.spots.get(of);
  if (spot === undefined) return { key: subjectKey('hand', of), kind: 'hand', piece: of, location: null, thing: null };
  if (spot.facts?.type === 'Ship' || spot.facts?.type === 'Facility') return vessel(of);
  return spot.host?.piece === undefined ? team(spot.location.piece) : vessel(spot.host.piece);
}

export const readOrder = (option: string): OrderItem | null => {
  const said = optionIds.find(option);
  return said?.kind === 'order' ? { option, verb: said.verb, of: said.of } : null;
};

const RANK: { readonly [kind in Subject['kind']]: number } = { hand: 0, team: 1, ship: 2, facility: 3, other: 4 };
/** Attempts are what it is all for, changes of affiliation are seldom wanted. */
const VERB_RANK: { readonly [verb in VerbName]?: number } = { attempt: -1, change: 1 };

/** Orders by whom they are given to: the hand first, then from left to right along the lines. */
export function subjectsOf(scene: Scene, options: readonly string[]): readonly Subject[] {
  const found = new Map<string, Omit<Subject, 'items'> & { readonly items: OrderItem[] }>();
  for (const option of options) {
    const item = readOrder(option);
    if (item === null) continue;
    const subject = subjectOf(scene, item);
    const known = found.get(subject.key);
    if (known === undefined) found.set(subject.key, { ...subject, items: [item] });
    else known.items.push(item);
  }
  const where = placesInOrder(scene);
  const at = ({ location }: Omit<Subject, 'items'>): number => (location === null ? -1 : where.indexOf(location.piece));
  return [...found.values()]
    .map((x) => ({ ...x, items: x.items.toSorted((a, b) => (VERB_RANK[a.verb] ?? 0) - (VERB_RANK[b.verb] ?? 0)) }))
    .toSorted((a, b) => Math.min(1, RANK[a.kind]) - Math.min(1, RANK[b.kind]) || at(a) - at(b) || RANK[a.kind] - RANK[b.kind]);
}

const placesInOrder = ({ board }: Scene): readonly number[] => board.lines.flatMap((x) => x.locations.map((y) => y.piece));

/** Options as they stand in the prompt: orders by subject, places from left to right and those that would be wrong last, all else as it comes. */
export function inOrder(scene: Scene, options: readonly string[], wrong: readonly string[] = []): readonly string[] {
  const orders = subjectsOf(scene, options).flatMap((x) => x.items.map((y) => y.option));
  if (orders.length > 0) return [...orders, ...options.filter((x) => !orders.includes(x))];
  const where = placesInOrder(scene);
  const at = (option: string): number | null => {
    const said = optionIds.find(option);
    if (said?.kind !== 'zone') return null;
    const place = placeOf(said.zone);
    if (place.at === 'elsewhere') return null;
    if (place.at !== 'in') return where.indexOf(place.location);
    return where.indexOf(scene.atlas.spots.get(place.piece)?.location.piece ?? place.piece);
  };
  if (!options.every((x) => at(x) !== null)) return options;
  return options.toSorted((a, b) => Number(wrong.includes(a)) - Number(wrong.includes(b)) || (at(a) ?? 0) - (at(b) ?? 0));
}
