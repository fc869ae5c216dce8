import {
  ask,
  askTogether,
  numberFrom,
  oneNamed,
  oneOf,
  showing,
  someOf,
  yesOrNo,
  type Answer,
  type Flow,
  type Plain,
  type Shows,
} from '@parley/kernel';
import { isMain, mainOn, playerKey, playerOfKey, sideOf } from '../board/people.ts';
import { placeName, placeNamed } from '../board/places.ts';
import { enc, OFFENSE, type Cosmic, type Player, type Side, type Slot } from '../state/state.ts';
import type { Face } from '../cards/define.ts';
import { cardKey, cardOfKey, faceOf } from '../cards/zones.ts';
import { faceById } from '../registry/registry.ts';
import { MOOT } from '../timing/signals.ts';
import { SHOWS } from '../../ids/index.ts';

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

export function* choosePlayer(g: Cosmic, seat: Player, from: readonly Player[], how: Asking): Flow<Player> {
  if (isOnly(from)) return from[0];
  const options = from.map(playerKey);
  const answer = yield* ask(showing(SHOWS.player, oneOf(seat, how.tag, asker(g), options, how.data)));
  return playerOfKey(answer as string);
}

/** Any number of players, at least `min`, in the order in which they are named. */
export function* choosePlayers(g: Cosmic, seat: Player, from: readonly Player[], how: Asking & { min: number }): Flow<Player[]> {
  if (from.length <= how.min) return [...from];
  const options = from.map(playerKey);
  const answer = yield* ask(showing(SHOWS.player, someOf(seat, how.tag, asker(g), options, how.min, options.length, how.data)));
  return (answer as readonly string[]).map(playerOfKey);
}

export function* choosePlanet(g: Cosmic, seat: Player, from: readonly number[], how: Asking): Flow<number> {
  if (isOnly(from)) return from[0];
  const options = from.map((x) => placeName(g, x));
  const answer = yield* ask(showing(SHOWS.place, oneOf(seat, how.tag, asker(g), options, how.data)));
  return placeNamed(g, answer as string);
}

export function* chooseCard(g: Cosmic, seat: Player, from: readonly number[], how: Asking): Flow<number> {
  if (isOnly(from)) return from[0];
  const options = from.map((c) => cardKey(g, c));
  const answer = yield* ask(showing(SHOWS.card, oneOf(seat, how.tag, asker(g), options, how.data)));
  return cardOfKey(answer as string);
}

export function* chooseCards(g: Cosmic, seat: Player, from: readonly number[], how: Asking & { min: number; max: number }): Flow<number[]> {
  const max = Math.min(how.max, from.length);
  const min = Math.min(how.min, max);
  if (max === 0) return [];
  if (min === from.length) return [...from];
  const options = from.map((c) => cardKey(g, c));
  const answer = yield* ask(showing(SHOWS.card, someOf(seat, how.tag, asker(g), options, min, max, how.data)));
  return (answer as readonly string[]).map(cardOfKey);
}

/** One of all the faces that exist in this game and pass the test: a claim or a guess about a hidden card. */
export function* nameFace(g: Cosmic, seat: Player, test: (face: Face) => boolean, how: Asking): Flow<Face> {
  const options = [...new Set(g.s.face)].filter((id) => test(faceById(id))).sort();
  if (options.length === 0) throw MOOT;
  return faceById((yield* ask(showing(SHOWS.face, oneNamed(seat, how.tag, asker(g), options, how.data)))) as string);
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

export function* chooseNumber(g: Cosmic, seat: Player, min: number, max: number, how: Asking): Flow<number> {
  if (min >= max) return min;
  return (yield* ask(numberFrom(seat, how.tag, asker(g), min, max, how.data))) as number;
}

/** Whatever somebody has to say, in words. */
export function* say(g: Cosmic, seat: Player, how: Asking & { suggestions: readonly string[] }): Flow<string> {
  const { tag, data = {}, suggestions } = how;
  return (yield* ask({ kind: 'say', seat, tag, from: asker(g), data, suggestions, maxLength: LONGEST })) as string;
}
/** Letters in what is said. */
const LONGEST = 200;

export function* confirm(g: Cosmic, seat: Player, how: Asking): Flow<boolean> {
  return (yield* ask(yesOrNo(seat, how.tag, asker(g), how.data))) === true;
}

/** Several players say yes or no, all at once and without knowing of each other. Returns those who say no. */
export function* refusers(g: Cosmic, who: readonly Player[], how: Asking): Flow<Player[]> {
  const from = asker(g);
  const answers = yield* askTogether(who.map((p) => yesOrNo(p, how.tag, from, how.data)));
  return who.filter((p) => answers.get(p) !== true);
}

/** The encounter card in front of a main player. */
export const slotOf = (g: Cosmic, p: Player): Slot => enc(g).slots[mainSide(g, p)];

// What a card is depends on who asks (R1.12). Whatever has to do with how the encounter goes (cards, totals, who wins, deals,
// compensation, rewards, what becomes of the ships in it) asks what was revealed once morphs were done, and what that counts as by now. Everything
// else knows the card that was turned up, as it is printed.

/** The cards that a main player has revealed, as they are printed: whatever they copy or have become. A card that was only claimed to be one is none. */
export const printedCards = (g: Cosmic, p: Player): Face[] => slotOf(g, p).revealed?.cards.map((card) => faceOf(g, card)) ?? [];
/** Has this main player revealed a card of this type, as printed? (faq-general-26) */
export const printedAs = (g: Cosmic, p: Player, type: Face['type']): boolean => printedCards(g, p).some((face) => face.type === type);
/** For how the encounter goes: what a main player revealed, morphs done, before any effect changed it. */
export const revealedAs = (g: Cosmic, p: Player): Slot['type'] => slotOf(g, p).revealed?.type ?? 'none';
/** For how the encounter goes: what the card of a main player is by now. */
export const countsAs = (g: Cosmic, p: Player): Slot['type'] => slotOf(g, p).type;
/** Revealed as this, and still that. */
export const standsAs = (g: Cosmic, p: Player, type: Slot['type']): boolean => revealedAs(g, p) === type && countsAs(g, p) === type;
/** The side of a main player. */
export const mainSide = (g: Cosmic, p: Player): Side => (enc(g).offense === p ? OFFENSE : 1);
/** The side of somebody involved. */
export const mySide = (g: Cosmic, p: Player): Side => sideOf(g, p) ?? OFFENSE;

/** Is it the resolution phase? For texts that belong to it, where what they answer may happen in others too (R19.6). */
export const inResolution = (g: Cosmic): boolean => enc(g).phase === 'resolution';

/** Did this player win the encounter (as a main player or ally)? A deal is not won (faq-general-15). */
export const hasWon = (g: Cosmic, p: Player): boolean => enc(g).winners.includes(p);
export const hasLost = (g: Cosmic, p: Player): boolean => enc(g).losers.includes(p);
/** Has this player won at the head of a side? A main player who has allied against itself may have won as that ally alone. */
export function hasWonAsMain(g: Cosmic, p: Player): boolean {
  const { outcome } = enc(g);
  return outcome?.kind === 'won' && mainOn(g, outcome.winner) === p && hasWon(g, p);
}
/** The same of a defeat. */
export const hasLostAsMain = (g: Cosmic, p: Player): boolean => hasLost(g, p) && !hasWonAsMain(g, p);
/** Lost at the head of a side, or failed to make a deal. */
export const hasFailedAsMain = (g: Cosmic, p: Player): boolean => hasLostAsMain(g, p) || enc(g).failed.includes(p);
/** Won at the head of a side, or made a deal. */
export const hasSucceededAsMain = (g: Cosmic, p: Player): boolean => hasWonAsMain(g, p) || enc(g).dealt.includes(p);
/** Has the side of this player won: a main player is judged by the one it heads, whatever else it has joined. */
export const hasWonForSide = (g: Cosmic, p: Player): boolean => (isMain(g, p) ? hasWonAsMain(g, p) : hasWon(g, p));
/** Won, or made a deal. */
export const hasSucceeded = (g: Cosmic, p: Player): boolean => hasWon(g, p) || enc(g).dealt.includes(p);
/** Lost, or failed to make a deal. */
export const hasFailed = (g: Cosmic, p: Player): boolean => hasLost(g, p) || enc(g).failed.includes(p);
/** Both main players revealed attacks, whatever their cards count as by now (faq-general-30). */
export const attacksRevealed = (g: Cosmic): boolean => enc(g).slots.every((s) => s.revealed?.type === 'attack');
/** Both cards count as attacks. */
export const bothAttack = (g: Cosmic): boolean => enc(g).slots.every((s) => s.type === 'attack');
/** Both main players revealed attacks, and attacks they still are. */
export const attacksStand = (g: Cosmic): boolean => attacksRevealed(g) && bothAttack(g);

export type { Answer };
