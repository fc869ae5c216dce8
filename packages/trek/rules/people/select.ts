import { ask, emit, oneOf, showing, someOf, type Flow, type Seat } from '@parley/kernel';
import { cardCause, optionIds, pieceId, pieceIn, ruleCause, SHOWS } from '../../ids/index.ts';
import type { Measure, Picker } from '../../language/index.ts';
import { numberOf } from '../numbers/attributes.ts';
import { factsOf } from '../registry/cards.ts';
import { isYours } from '../state/control.ts';
import { is, mark, putMark } from '../state/marks.ts';
import { rival, type Piece, type Trek } from '../state/state.ts';
import type { Selection } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';
import { query, window } from '../timing/timing.ts';

const selection = window('selection');
const canBeSelected = query('canBeSelected');

/** Who picks what: `by` is the player whose cards are at stake, `source` the card that picks, or -1. */
export interface Picking {
  readonly by: Seat;
  readonly source: Piece;
}

/** Those of them whom this card can pick. Who is in stasis is skipped (T17.3). */
export function eligible(g: Trek, source: Piece, from: readonly Piece[]): readonly Piece[] {
  const bar = (piece: Piece): Bar | null => (is(g, piece, 'stasis') ? { from: ruleCause('T17.3'), tag: 'stasis', data: { piece } } : null);
  return from.filter((piece) => canBeSelected.ask(g, bar(piece), { piece, by: source }) === null);
}

/** How many personnel these are: a dual card is two (T6.12, T38.3). */
export const headsOf = (g: Trek, pieces: readonly Piece[]): number => pieces.reduce((n, x) => n + (isDual(g, x) ? 2 : 1), 0);
function isDual(g: Trek, piece: Piece): boolean {
  const facts = factsOf(g, piece);
  return facts.type === 'Personnel' && facts.dual;
}

/**
 * The one way cards are picked at random (T35.2): all that can be picked are equally likely, and substitutes step in before anything happens to
 * anybody. Everybody sees who it is (T65.6).
 */
export function* selectAtRandom(g: Trek, by: Seat, source: Piece, from: readonly Piece[], n: number): Flow<readonly Piece[]> {
  const pool = eligible(g, source, from);
  if (pool.length === 0 || n <= 0) return [];
  let picked = draw(g, pool, n);
  if (n > 1 && headsOf(g, picked) > n && (yield* isRedone(g, { by, source }, n))) picked = draw(g, pool, n);
  const ev: Selection = { by, source, from: pool, picked: [...picked] };
  tellPicked(g, { by, source }, 'random', picked);
  yield* selection.open(g, ev);
  if (ev.picked.some((x) => !picked.includes(x))) tellPicked(g, { by, source }, 'replaced', ev.picked);
  return ev.picked;
}

/** Cards for so many personnel. Whoever picks the card of a dual personnel has picked both (T6.12). */
function draw(g: Trek, pool: readonly Piece[], n: number): readonly Piece[] {
  const picked: Piece[] = [];
  for (const piece of g.random.shuffle([...pool])) if (headsOf(g, picked) < n) picked.push(piece);
  return picked;
}

/** A dual personnel makes one more than were to be picked: the opponent lets it be so, or has the choice made again (T6.12). */
function* isRedone(g: Trek, { by, source }: Picking, n: number): Flow<boolean> {
  const [raise, redo] = ['raise', 'redo'].map((word) => optionIds.write.word({ word }));
  const question = oneOf(rival(by), 'pick.dual', ruleCause('T6.12'), [raise, redo], { n, ...namedSource(g, source) });
  return (yield* ask(showing(SHOWS.word, question))) === redo;
}

/**
 * Somebody picks so many cards of these, or any number up to that, and may look at all of them (T16.14). Nobody is asked where there is nothing to
 * choose.
 */
export function* pickSome(
  g: Trek,
  chooser: Seat,
  picking: Picking,
  from: readonly Piece[],
  n: number,
  least: number = n,
): Flow<readonly Piece[]> {
  const pool = eligible(g, picking.source, from);
  const max = Math.min(n, pool.length);
  const min = Math.min(least, max);
  if (max === 0) return [];
  const picked = min === pool.length ? pool : yield* askWhich(g, chooser, picking, pool, min, max);
  tellPicked(g, picking, chooser === picking.by ? 'you' : 'opponent', picked);
  return picked;
}

function* askWhich(
  g: Trek,
  chooser: Seat,
  { by, source }: Picking,
  pool: readonly Piece[],
  min: number,
  max: number,
): Flow<readonly Piece[]> {
  const from = source < 0 ? ruleCause('T16.14') : cardCause(g.s.card[source]);
  const data = { by, cards: pool.map((x) => g.s.card[x]), ...namedSource(g, source) };
  const options = pool.map(pieceId);
  const hide = showTo(g, chooser, pool);
  const chosen =
    min === 1 && max === 1
      ? [yield* ask(showing(SHOWS.piece, oneOf(chooser, 'pick.one', from, options, data)))]
      : yield* ask(showing(SHOWS.piece, someOf(chooser, 'pick.some', from, options, min, max, data)));
  hide();
  return chosen.map(pieceIn);
}

/** Somebody looks at cards for as long as it takes to choose. What is returned turns them face down again. */
function showTo(g: Trek, seat: Seat, pieces: readonly Piece[]): () => void {
  const bit = 1 << seat;
  const unseen = pieces.filter((x) => !isYours(g, seat, x) && (mark(g, x, 'known') & bit) === 0);
  for (const x of unseen) putMark(g, x, 'known', mark(g, x, 'known') | bit);
  return () => {
    for (const x of unseen) putMark(g, x, 'known', mark(g, x, 'known') & ~bit);
  };
}

/** What the highest or lowest is looked for in. */
export function measureOf(g: Trek, piece: Piece, measure: Measure): number {
  if (measure !== 'skill-dots') return measure.reduce((n, name) => n + numberOf(g, piece, name), 0);
  const facts = factsOf(g, piece);
  return facts.type === 'Personnel' ? facts.box.length : 0; // T42.4
}

/** Those with the most or the least of it, one after the other. Ties go to whoever the text says (T16.14, T37a). */
export function* pickByValue(
  g: Trek,
  picker: Extract<Picker, { readonly of: unknown }>,
  picking: Picking,
  from: readonly Piece[],
  n: number,
): Flow<readonly Piece[]> {
  const chooser = picker.ties === 'you' ? picking.by : rival(picking.by);
  const picked: Piece[] = [];
  let left = eligible(g, picking.source, from);
  while (left.length > 0 && headsOf(g, picked) < n) {
    const values = left.map((x) => measureOf(g, x, picker.of));
    const best = picker.by === 'highest' ? Math.max(...values) : Math.min(...values);
    const tied = left.filter((_, i) => values[i] === best);
    // Where there is room for all of them nobody has to choose.
    const fit = tied.length === 1 || headsOf(g, picked) + headsOf(g, tied) <= n;
    picked.push(...(fit ? tied : yield* askWhich(g, chooser, picking, tied, 1, 1)));
    left = left.filter((x) => !picked.includes(x));
  }
  tellPicked(g, picking, picker.by, picked);
  return picked;
}

const namedSource = (g: Trek, source: Piece): { readonly card?: string } => (source < 0 ? {} : { card: g.s.card[source] });

/** Faces of those who are picked are turned up (T65.6). */
function tellPicked(g: Trek, { by, source }: Picking, how: Picker['by'] | 'replaced', pieces: readonly Piece[]): void {
  if (pieces.length > 0)
    emit(g, 'selected', { by, how, pieces: [...pieces], picked: pieces.map((x) => g.s.card[x]), ...namedSource(g, source) });
}
