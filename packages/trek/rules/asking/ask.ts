import { ask, orderOf, showing, type Flow, type Seat } from '@parley/kernel';
import { askWords, type AskingSome, type Choosable } from '@parley/kit/content';
import { optionIds, pieceId, pieceIn, ruleCause, SHOWS, zoneId } from '../../ids/index.ts';
import type { Piece, State, Trek, Zone } from '../state/state.ts';
import type { Line } from '../state/zones.ts';
import { piecesIn, zoneOf, zoneOfLine } from '../state/zones.ts';

/** What asks: the card or rule at hand. */
const asker = (g: Trek): string => (g.cause === null ? ruleCause('T38.14') : `${g.cause.kind}:${g.cause.id}`);
const words = askWords<State>(asker);

/** The card that asks, for the sentence. */
const card = (g: Trek): { readonly card?: string } => (g.cause?.kind === 'card' ? { card: g.cause.id } : {});

const PIECE: Choosable<State, Piece> = { key: (_, piece) => pieceId(piece), shows: SHOWS.piece };
const ZONE: Choosable<State, Zone> = { key: (_, zone) => zoneId(zone), shows: SHOWS.destination };
const PLAYER: Choosable<State, Seat> = { key: (_, seat) => optionIds.write.player({ seat }), shows: SHOWS.player };
const WORD: Choosable<State, string> = { key: (_, word) => optionIds.write.word({ word }), shows: SHOWS.word };

/** A place between two locations of a line, or at one of its ends. */
export interface Gap {
  readonly line: Line;
  readonly at: number;
}
const GAP: Choosable<State, Gap> = { key: (_, { line, at }) => optionIds.write.gap({ line: zoneOfLine(line), at }), shows: SHOWS.gap };

/**
 * One of these cards, which whoever is asked may know: the faces travel with the question. Nobody is asked where there is only one; where there is none,
 * nothing more comes of the text.
 */
export const choosePiece = (g: Trek, seat: Seat, from: readonly Piece[], tag = 'text.target'): Flow<Piece> =>
  words.one(g, seat, PIECE, from, { tag, data: { ...card(g), cards: from.map((x) => g.s.card[x]) } });

/** Between so many and so many of these cards, or all of them where there are no more. */
export const choosePieces = (g: Trek, seat: Seat, from: readonly Piece[], how: Omit<AskingSome, 'tag'>, tag = 'text.some'): Flow<Piece[]> =>
  words.some(g, seat, PIECE, from, { tag, ...how, data: { ...card(g), cards: from.map((x) => g.s.card[x]) } });

/** One of the cards that lie somewhere, unseen: by its place alone. */
export const chooseHidden = (g: Trek, seat: Seat, zone: Zone, tag = 'text.hidden'): Flow<Piece> =>
  words.one(g, seat, HIDDEN, piecesIn(g, zone), { tag, data: card(g) });
const HIDDEN: Choosable<State, Piece> = {
  key: (g, piece) => optionIds.write.hidden({ zone: zoneOf(g, piece), nth: piecesIn(g, zoneOf(g, piece)).indexOf(piece) }),
  shows: SHOWS.hidden,
};

/** So many of the cards that lie somewhere, unseen: by their places alone. */
export const chooseHiddenSome = (g: Trek, seat: Seat, from: readonly Piece[], n: number, tag = 'text.hidden'): Flow<Piece[]> =>
  words.some(g, seat, HIDDEN, from, { tag, min: n, max: n, data: card(g) });

/** These cards, which whoever is asked may know, in another order. Nobody is asked where there is only one. */
export function* chooseOrder(g: Trek, seat: Seat, from: readonly Piece[], tag = 'text.order'): Flow<readonly Piece[]> {
  if (from.length < 2) return from;
  const data = { ...card(g), cards: from.map((x) => g.s.card[x]) };
  return (yield* ask(showing(SHOWS.piece, orderOf(seat, tag, asker(g), from.map(pieceId), data)))).map(pieceIn);
}

/** One of these places. */
export const chooseZone = (g: Trek, seat: Seat, from: readonly Zone[], tag = 'text.place'): Flow<Zone> =>
  words.one(g, seat, ZONE, from, { tag, data: card(g) });

export const choosePlayer = (g: Trek, seat: Seat, from: readonly Seat[], tag = 'text.whom'): Flow<Seat> =>
  words.one(g, seat, PLAYER, from, { tag, data: card(g) });

/** One of these words, each of which has a sentence as an option of the question. */
export const chooseWord = (g: Trek, seat: Seat, from: readonly string[], tag: string): Flow<string> =>
  words.one(g, seat, WORD, from, { tag, data: card(g) });

export const chooseGap = (g: Trek, seat: Seat, from: readonly Gap[], tag = 'text.place'): Flow<Gap> =>
  words.one(g, seat, GAP, from, { tag, data: card(g) });

export const chooseNumber = (
  g: Trek,
  seat: Seat,
  min: number,
  max: number,
  tag = 'text.number',
  data: { readonly [name: string]: string } = {},
): Flow<number> => words.number(g, seat, min, max, { tag, data: { ...card(g), ...data } });
