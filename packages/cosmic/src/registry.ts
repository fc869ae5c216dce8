import { InputError } from '@parley/kernel';
import type { Alien } from './aliens/define.ts';
import type { Face } from './cards/define.ts';
import type { LingeringSpec } from './powers/lingering.ts';

/** Everything the game knows by name. Filled while modules load; the core reads it and names none of it. */
const aliens = new Map<string, Alien>();
const faces = new Map<string, Face>();
const lingering = new Map<string, LingeringSpec>();

export function registerAliens(list: readonly Alien[]): void {
  for (const a of list) {
    if (aliens.has(a.id)) throw new InputError(`There are two aliens called "${a.id}"; give one another id.`);
    aliens.set(a.id, a);
  }
}
export function registerFaces(list: readonly Face[]): void {
  for (const f of list) faces.set(f.id, f);
}
export function registerLingering(spec: LingeringSpec): LingeringSpec {
  if (lingering.has(spec.id)) throw new InputError(`There are two lingering effects called "${spec.id}".`);
  lingering.set(spec.id, spec);
  return spec;
}

export function alienById(id: string): Alien {
  const a = aliens.get(id);
  if (!a) throw new InputError(`There is no alien "${id}".`);
  return a;
}
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
export const allFaces = (): readonly Face[] => [...faces.values()];
export const isAlien = (id: string): boolean => aliens.has(id);
export const isFace = (id: string): boolean => faces.has(id);
