import { disturb, putInto, type Nest, type Seat } from '@parley/kernel';
import { attachWords } from '@parley/kit/content';
import { pieceWords } from '@parley/kit/zones';
import { cardById } from '../registry/cards.ts';
import { cardSource } from '../registry/clauses.ts';
import { handContribution, playContribution } from '../registry/contributions.ts';
import { putMark, putStatus } from '../state/marks.ts';
import { ownerOf } from '../state/control.ts';
import type { Piece, State, Trek } from '../state/state.ts';
import { isInPlay } from './places.ts';
import { kindOf } from '../state/zones.ts';

/** Texts work in a hand or in play, and a card that lies face down says nothing (T23.3). */
export const texts = attachWords<State, Piece>({
  source: (_, piece) => cardSource(piece),
  does: (g, piece) => {
    const id = g.s.card[piece];
    if (kindOf(g.s.cards.zone[piece]) === 'hand') return handContribution(id);
    return isInPlay(g, piece) ? playContribution(id) : null;
  },
});

const cards = pieceWords<State, Nest>({
  pieces: (g) => g.s.cards,
  put: putInto,
  texts,
  hasText: (g, piece) => cardById(g.s.card[piece]).clauses.length > 0,
  moved: (g) => disturb(g, 'board'),
});

/** The one way a card moves. Whatever it says works where it comes to lie, and laws look at what has changed. */
export const move = cards.move;
/** Lets every card do what it does where it lies. */
export const attachAll = cards.attachAll;

/** A card is turned up or down where it lies: its text begins or ends to work. */
export function turn(g: Trek, piece: Piece, faceDown: boolean): void {
  texts.changing(g, piece, () => putStatus(g, piece, 'faceDown', faceDown));
  disturb(g, 'board');
}

/** Somebody else may use the card from now on (T1.3). */
export function giveControl(g: Trek, piece: Piece, seat: Seat): void {
  putMark(g, piece, 'controller', seat === ownerOf(g, piece) ? 0 : seat + 1);
  disturb(g, 'board');
}
