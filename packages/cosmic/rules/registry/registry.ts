import { InputError } from '@parley/kernel';
import { registry, type LingeringSpec as Spec } from '@parley/kit/content';
import type { VariantOptions } from '../options/options.ts';
import type { Alien } from './alien.ts';
import type { DeckList, Face } from './face.ts';
import type { ClauseSpec } from './clauses.ts';

type LingeringSpec = Spec<ClauseSpec>;

const aliens = registry<Alien>('alien');
const faces = registry<Face>('card');
const lingering = registry<LingeringSpec>('lingering effect');
const decks = new Map<string, DeckList>();

/** These aliens can be played. */
export const registerAliens = aliens.add;
/** These faces are on cards. */
export const registerFaces = faces.add;
/** In place of those with the same names: for flares of an alien that was loaded once more. */
export const replaceFaces = faces.put;
export const registerLingering = (spec: LingeringSpec): void => lingering.add([spec]);

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
export const alienById = aliens.get;
/** The face of this id. */
export const faceById = faces.get;
export const lingeringById = (id: string): LingeringSpec => lingering.find(id) ?? { id, clauses: [] };
export const allLingering = lingering.all;
export const allAliens = aliens.all;
export const alienIds = aliens.ids;
export const allFaces = faces.all;
export const isAlien = aliens.has;
export const isFace = faces.has;
