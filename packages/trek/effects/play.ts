import { emit, type Flow, type Seat } from '@parley/kernel';
import { cardCause } from '../ids/index.ts';
import { choosePiece } from '../rules/asking/ask.ts';
import { move } from '../rules/board/move.ts';
import { score } from '../rules/cards/points.ts';
import { whyCannotAct } from '../rules/numbers/able.ts';
import { fixed } from '../rules/numbers/printed.ts';
import { factsOf, typeOf } from '../rules/registry/cards.ts';
import { pickSome } from '../rules/people/select.ts';
import { ability, type ClauseSpec, type Ctx } from '../rules/registry/clauses.ts';
import { controllerOf } from '../rules/state/control.ts';
import { mark, putMark } from '../rules/state/marks.ts';
import type { Piece, Trek, Zone } from '../rules/state/state.ts';
import { zoneOn } from '../rules/state/zones.ts';

/** Is nobody in the middle of an attempt? Between its steps only answers to them are played (T15.5, T21.1). */
export const isQuiet = (g: Trek): boolean => g.s.attempt === null;

interface Aimed {
  /** One of several texts of a card needs a name of its own. */
  readonly id?: string;
  /** It cuts into anything, attempts too (T21.3, T40.7). */
  readonly suspends?: true;
  readonly targets: (c: Ctx) => readonly Piece[];
  readonly commit: (c: Ctx, target: Piece) => Flow;
}

/** Played from the hand at any time, aimed at one of these cards (T21.1). */
export const interrupts = ({ id = 'use', suspends, targets, commit }: Aimed): ClauseSpec =>
  ability<Piece>({
    id,
    at: 'any.time',
    from: 'hand',
    when: (c) => (suspends === true || isQuiet(c.g)) && targets(c).length > 0,
    prepare: (c) => choosePiece(c.g, c.me, targets(c)),
    declares: (target) => [target],
    commit,
  });

/** The same for texts that are aimed at nothing. */
export const interruptsAtAll = ({
  id = 'use',
  when,
  commit,
}: Pick<Aimed, 'id'> & { readonly when?: (c: Ctx) => boolean; readonly commit: (c: Ctx) => Flow }): ClauseSpec =>
  ability({ id, at: 'any.time', from: 'hand', when: (c) => isQuiet(c.g) && (when === undefined || when(c)), commit });

/** An interrupt that stays in play on what it was aimed at. */
export function stayOn(g: Trek, piece: Piece, host: Piece): void {
  move(g, piece, zoneOn(host));
  putMark(g, piece, 'since', g.s.turn.n);
}

/** Somebody looks at cards, and nobody else learns which they are (T35.3). `at`: where they lie. */
export function lookAt(g: Trek, by: Seat, pieces: readonly Piece[], at: Zone): void {
  emit(g, 'looked', { by, n: pieces.length, zone: at }, { to: [by], data: { cards: pieces.map((x) => g.s.card[x]) } });
}

/** The points of its box, as bonus points (T34.2). */
export function* scoreBonus({ g, me, piece }: Ctx): Flow {
  yield* score(g, me, 'bonus', fixed(factsOf(g, piece).points), cardCause(g.s.card[piece]));
}

/** Does this player know the face of a card in play: one of his own, one that lies open, or one that was turned up (T41.8, T65.6)? */
export const isKnownTo = (g: Trek, seat: Seat, piece: Piece): boolean =>
  g.s.options.faces === 'open' ||
  controllerOf(g, piece) === seat ||
  !['Personnel', 'Equipment'].includes(typeOf(g, piece)) ||
  (mark(g, piece, 'known') & (1 << seat)) !== 0;

/** Is somebody in stasis, by a card that lies on it or by a text that reaches it (T17.3)? */
export const isInStasis = (g: Trek, piece: Piece): boolean => whyCannotAct(g, piece)?.tag === 'stasis';

/** Somebody picks so many of these cards, and may look at them while choosing (T16.14). */
export const pickFrom = (g: Trek, seat: Seat, source: Piece, from: readonly Piece[], n: number): Flow<readonly Piece[]> =>
  pickSome(g, seat, { by: from.length === 0 ? seat : controllerOf(g, from[0]), source }, from, n);
