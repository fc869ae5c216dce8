import { ask, type Flow, type Shows } from '@parley/kernel';
import { askWords, type Asking, type AskingSome, type Choosable } from '@parley/kit/content';
import { SHOWS } from '../../ids/shows.ts';
import { placeName } from '../board/places.ts';
import { cardKey } from '../cards/zones.ts';
import type { Face } from '../registry/face.ts';
import { faceById } from '../registry/registry.ts';
import { playerKey } from '../state/people.ts';
import type { Cosmic, Player, CardNo, PlaceNo, State } from '../state/state.ts';

export type { Asking };

/** What asks: the effect at hand. */
export const asker = (g: Cosmic): string => (g.cause ? `${g.cause.kind}:${g.cause.id}` : 'rule:R20');

const words = askWords<State>(asker);

const PLAYER: Choosable<State, Player> = { key: (_g, p) => playerKey(p), shows: SHOWS.player };
const PLACE: Choosable<State, PlaceNo> = { key: placeName, shows: SHOWS.place };
const CARD: Choosable<State, CardNo> = { key: cardKey, shows: SHOWS.card };

/** One of these players. Not asked when there is only one. */
export const choosePlayer = (g: Cosmic, seat: Player, from: readonly Player[], how: Asking): Flow<Player> =>
  words.one(g, seat, PLAYER, from, how);

/** Any number of players, at least `min`, in the order in which they are named. */
export const choosePlayers = (g: Cosmic, seat: Player, from: readonly Player[], how: Asking & { min: number }): Flow<Player[]> =>
  words.some(g, seat, PLAYER, from, { ...how, max: from.length });

/** One of these planets or other places. Not asked when there is only one. */
export const choosePlanet = (g: Cosmic, seat: Player, from: readonly number[], how: Asking): Flow<PlaceNo> =>
  words.one<PlaceNo>(g, seat, PLACE, from, how);

/** One of these cards. Not asked when there is only one. */
export const chooseCard = (g: Cosmic, seat: Player, from: readonly number[], how: Asking): Flow<CardNo> =>
  words.one<CardNo>(g, seat, CARD, from, how);

/** Between min and max of these cards, or all of them when there are no more. */
export const chooseCards = (g: Cosmic, seat: Player, from: readonly number[], how: AskingSome): Flow<CardNo[]> =>
  words.some<CardNo>(g, seat, CARD, from, how);

/** One of all the faces that exist in this game and pass the test: a claim or a guess about a hidden card. */
export function* nameFace(g: Cosmic, seat: Player, test: (face: Face) => boolean, how: Asking): Flow<Face> {
  const options = [...new Set(g.s.face)].filter((id) => test(faceById(id))).sort();
  return faceById(yield* words.named(g, seat, SHOWS.face, options, how));
}

/** One of a few labelled options. `shows`: what they are, if not words of the question's own. */
export const chooseOption = <T extends string>(
  g: Cosmic,
  seat: Player,
  options: readonly T[],
  how: Asking & { readonly shows?: Shows },
): Flow<T> => words.one<T>(g, seat, { key: (_g, x) => x, shows: how.shows ?? SHOWS.word }, options, how);

/** A number between min and max. */
export const chooseNumber = (g: Cosmic, seat: Player, min: number, max: number, how: Asking): Flow<number> =>
  words.number(g, seat, min, max, how);

/** Whatever somebody has to say, in words. */
export function say(g: Cosmic, seat: Player, how: Asking & { suggestions: readonly string[] }): Flow<string> {
  const { tag, data = {}, suggestions } = how;
  return ask({ kind: 'say', seat, tag, from: asker(g), data, suggestions, maxLength: LONGEST });
}
/** Letters in what is said. */
const LONGEST = 200;

/** Yes or no. */
export const confirm = (g: Cosmic, seat: Player, how: Asking): Flow<boolean> => words.confirm(g, seat, how);

/** Several players say yes or no, all at once and without knowing of each other. Returns those who say no. */
export const refusers = (g: Cosmic, who: readonly Player[], how: Asking): Flow<Player[]> => words.refusers(g, who, how);
