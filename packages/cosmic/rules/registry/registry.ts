import { InputError } from '@parley/kernel';
import type { VariantOptions } from '../options/options.ts';
import type { Alien } from './alien.ts';
import type { DeckList, Face } from './face.ts';
import type { LingeringSpec } from './lingering.ts';

/** Everything the game knows by name. Filled while modules load; the core reads it and names none of it. */
const aliens = new Map<string, Alien>();
const faces = new Map<string, Face>();
const lingering = new Map<string, LingeringSpec>();
const decks = new Map<string, DeckList>();

/**
 * The same content with every field there is, in one order: whatever is left out is there and undefined. The rules read these objects at
 * every step, and objects of one shape are read quickly.
 */
function inOneShape<T extends object>(x: T, fields: readonly (keyof T)[]): T {
  // All at once: an object that is given so many fields one by one ends as a table of them.
  const out = Object.fromEntries(fields.map((field) => [field, x[field]]));
  const strange = Object.keys(x).find((field) => !(field in out));
  if (strange !== undefined) throw new Error(`"${strange}" is missing in the list of fields`);
  return out as T;
}
const ALIEN_FIELDS = [
  'id',
  'name',
  'set',
  'alert',
  'summary',
  'power',
  'wild',
  'super',
  'classic',
  'bans',
  'protected',
  'keepsPower',
  'winsItsWay',
  'opensPlanets',
  'needsColour',
  'zones',
  'asks',
  'tells',
  'shows',
  'notes',
  'copies',
  'before',
  'deal',
  'setup',
  'redeal',
] as const satisfies (keyof Alien)[];
const FACE_FIELDS = [
  'id',
  'name',
  'type',
  'value',
  'text',
  'clauses',
  'hazardValue',
  'shown',
  'asks',
  'kicker',
  'taken',
  'alien',
  'asset',
  'costs',
] as const satisfies (keyof Face)[];

/** These aliens can be played. */
export function registerAliens(list: readonly Alien[]): void {
  for (const a of list) {
    if (aliens.has(a.id)) throw new InputError(`There are two aliens called "${a.id}"; give one another id.`);
    aliens.set(a.id, inOneShape(a, ALIEN_FIELDS));
  }
}
/** These faces are on cards. */
export function registerFaces(list: readonly Face[]): void {
  for (const f of list) faces.set(f.id, inOneShape(f, FACE_FIELDS));
}
export function registerLingering(spec: LingeringSpec): LingeringSpec {
  if (lingering.has(spec.id)) throw new InputError(`There are two lingering effects called "${spec.id}".`);
  lingering.set(spec.id, spec);
  return spec;
}

/** The decks that games are set up with: the cosmic deck, what large groups add to it, the reward cards by the name of the option. */
export type DeckName = 'cosmic' | 'large-group' | `rewards.${VariantOptions['rewards']}`;

/** This deck can be played with. */
export function registerDeck(name: DeckName, list: DeckList): void {
  decks.set(name, list);
}
export function deckCalled(name: DeckName): DeckList {
  const list = decks.get(name);
  if (!list) throw new InputError(`There is no deck "${name}".`);
  return list;
}

/** The alien of this id. */
export function alienById(id: string): Alien {
  const a = aliens.get(id);
  if (!a) throw new InputError(`There is no alien "${id}".`);
  return a;
}
/** The face of this id. */
export function faceById(id: string): Face {
  const f = faces.get(id);
  if (!f) throw new InputError(`There is no card "${id}".`);
  return f;
}
export const lingeringById = (id: string): LingeringSpec => lingering.get(id) ?? { id, clauses: [] };
export const allLingering = (): readonly LingeringSpec[] => [...lingering.values()];
let listed: readonly Alien[] = [];
export function allAliens(): readonly Alien[] {
  if (listed.length !== aliens.size) listed = [...aliens.values()];
  return listed;
}
let ids: ReadonlySet<string> = new Set();
export function alienIds(): ReadonlySet<string> {
  if (ids.size !== aliens.size) ids = new Set(aliens.keys());
  return ids;
}
export const allFaces = (): readonly Face[] => [...faces.values()];
export const isAlien = (id: string): boolean => aliens.has(id);
export const isFace = (id: string): boolean => faces.has(id);
