import { type Plain, ask, showing, oneOf, type Flow, someOf, oneNamed, type Shows, numberFrom, yesOrNo, askTogether } from '@parley/kernel';
import { cardNumber as cardOfKey } from '../../ids/faces.ts';
import { SHOWS } from '../../ids/shows.ts';
import { placeName, placeNamed } from '../board/places.ts';
import { cardKey } from '../cards/zones.ts';
import type { Face } from '../registry/face.ts';
import { faceById } from '../registry/registry.ts';
import { playerKey, playerOfKey } from '../state/people.ts';
import type { Cosmic, Player, CardNo, PlaceNo } from '../state/state.ts';
import { MOOT } from '@parley/kit/content';

/**
 * The words in which effects ask. Where there is only one thing to choose, nobody is asked; where there is none any more, nothing more comes
 * of the effect.
 */
export interface Asking {
  /** What is being decided: '<alien or card>.<what>'. */
  readonly tag: string;
  readonly data?: { readonly [key: string]: Plain };
}

/** Is there only one thing to choose? */
function isOnly(options: readonly unknown[]): boolean {
  if (options.length === 0) throw MOOT;
  return options.length === 1;
}

/** What asks: the effect at hand. */
export const asker = (g: Cosmic): string => (g.cause ? `${g.cause.kind}:${g.cause.id}` : 'rule:R20');

/** One of these players. Not asked when there is only one. */
export function* choosePlayer(g: Cosmic, seat: Player, from: readonly Player[], how: Asking): Flow<Player> {
  if (isOnly(from)) return from[0];
  const options = from.map(playerKey);
  const answer = yield* ask(showing(SHOWS.player, oneOf(seat, how.tag, asker(g), options, how.data)));
  return playerOfKey(answer);
}

/** Any number of players, at least `min`, in the order in which they are named. */
export function* choosePlayers(g: Cosmic, seat: Player, from: readonly Player[], how: Asking & { min: number }): Flow<Player[]> {
  if (from.length <= how.min) return [...from];
  const options = from.map(playerKey);
  const answer = yield* ask(showing(SHOWS.player, someOf(seat, how.tag, asker(g), options, how.min, options.length, how.data)));
  return answer.map(playerOfKey);
}

/** One of these planets or other places. Not asked when there is only one. */
export function* choosePlanet(g: Cosmic, seat: Player, from: readonly number[], how: Asking): Flow<PlaceNo> {
  if (isOnly(from)) return from[0];
  const options = from.map((x) => placeName(g, x));
  const answer = yield* ask(showing(SHOWS.place, oneOf(seat, how.tag, asker(g), options, how.data)));
  return placeNamed(g, answer);
}

/** One of these cards. Not asked when there is only one. */
export function* chooseCard(g: Cosmic, seat: Player, from: readonly number[], how: Asking): Flow<CardNo> {
  if (isOnly(from)) return from[0];
  const options = from.map((c) => cardKey(g, c));
  const answer = yield* ask(showing(SHOWS.card, oneOf(seat, how.tag, asker(g), options, how.data)));
  return cardOfKey(answer);
}

/** Between min and max of these cards, or all of them when there are no more. */
export function* chooseCards(g: Cosmic, seat: Player, from: readonly number[], how: Asking & { min: number; max: number }): Flow<CardNo[]> {
  const max = Math.min(how.max, from.length);
  const min = Math.min(how.min, max);
  if (max === 0) return [];
  if (min === from.length) return [...from];
  const options = from.map((c) => cardKey(g, c));
  const answer = yield* ask(showing(SHOWS.card, someOf(seat, how.tag, asker(g), options, min, max, how.data)));
  return answer.map(cardOfKey);
}

/** One of all the faces that exist in this game and pass the test: a claim or a guess about a hidden card. */
export function* nameFace(g: Cosmic, seat: Player, test: (face: Face) => boolean, how: Asking): Flow<Face> {
  const options = [...new Set(g.s.face)].filter((id) => test(faceById(id))).sort();
  if (options.length === 0) throw MOOT;
  return faceById(yield* ask(showing(SHOWS.face, oneNamed(seat, how.tag, asker(g), options, how.data))));
}

/** One of a few labelled options. `shows`: what they are, if not words of the question's own. */
export function* chooseOption<T extends string>(
  g: Cosmic,
  seat: Player,
  options: readonly T[],
  how: Asking & { readonly shows?: Shows },
): Flow<T> {
  if (isOnly(options)) return options[0];
  return (yield* ask(showing(how.shows ?? SHOWS.word, oneOf(seat, how.tag, asker(g), options, how.data)))) as T;
}

/** A number between min and max. */
export function* chooseNumber(g: Cosmic, seat: Player, min: number, max: number, how: Asking): Flow<number> {
  if (min >= max) return min;
  return yield* ask(numberFrom(seat, how.tag, asker(g), min, max, how.data));
}

/** Whatever somebody has to say, in words. */
export function* say(g: Cosmic, seat: Player, how: Asking & { suggestions: readonly string[] }): Flow<string> {
  const { tag, data = {}, suggestions } = how;
  return yield* ask({ kind: 'say', seat, tag, from: asker(g), data, suggestions, maxLength: LONGEST });
}
/** Letters in what is said. */
const LONGEST = 200;

/** Yes or no. */
export function* confirm(g: Cosmic, seat: Player, how: Asking): Flow<boolean> {
  return (yield* ask(yesOrNo(seat, how.tag, asker(g), how.data))) === true;
}

/** Several players say yes or no, all at once and without knowing of each other. Returns those who say no. */
export function* refusers(g: Cosmic, who: readonly Player[], how: Asking): Flow<Player[]> {
  const from = asker(g);
  const answers = yield* askTogether(who.map((p) => yesOrNo(p, how.tag, from, how.data)));
  return who.filter((p) => answers.get(p) !== true);
}
