import { because, disturb, oneOf, showing, type Flow, type Seat, type Step, type Verb } from '@parley/kernel';
import { optionIds, orderId, ruleCause, SHOWS } from '../../ids/index.ts';
import type { Affiliation } from '../../language/index.ts';
import { isInPlay, yours } from '../board/places.ts';
import { whyOut } from '../numbers/able.ts';
import { printedAffiliations } from '../numbers/printed.ts';
import { bySeat, tell } from '../people/told.ts';
import { factsOf } from '../registry/cards.ts';
import { isYours } from '../state/control.ts';
import { isStopped, mark, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';
import type { Order } from './order.ts';
import { textOf } from './ships.ts';

/** The affiliations a card could change to: of those printed on it the ones it has not now (T6.10). */
const others = (g: Trek, piece: Piece): readonly Affiliation[] =>
  printedAffiliations(factsOf(g, piece)).filter((_, i) => i !== mark(g, piece, 'affiliation'));

/** It is an order, so not for those who are stopped; whoever is under house arrest may change just to be free of it (T6.10, T17.1, T40.3). */
const whyNotChange = (g: Trek, piece: Piece): Bar | null =>
  whyOut(g, piece) ?? (isStopped(g, piece) ? { from: ruleCause('T17.1'), tag: 'stopped', data: { piece } } : null);

export const wordOf = (affiliation: Affiliation): string => optionIds.write.word({ word: affiliation.toLowerCase() });

/** As what a card of several affiliations comes into play, where there is a choice (T6.10). */
export function modeStep(seat: Seat, modes: readonly Affiliation[], data: { readonly [key: string]: string | number }): Step | undefined {
  if (modes.length < 2) return undefined;
  return { ask: showing(SHOWS.word, oneOf(seat, 'report.affiliation', ruleCause('T6.10'), modes.map(wordOf), data)) };
}
/** The one that was chosen, or the only one there is. */
export const modeOf = (modes: readonly Affiliation[], word: string | null): Affiliation | undefined =>
  modes.find((x) => word === null || wordOf(x) === word);
/** It comes into play with this affiliation. */
export const comeAs = (g: Trek, piece: Piece, as: Affiliation): void =>
  putMark(g, piece, 'affiliation', printedAffiliations(factsOf(g, piece)).indexOf(as));

function offer(g: Trek, seat: Seat, piece: Piece): Verb | null {
  const to = others(g, piece);
  if (to.length === 0 || whyNotChange(g, piece) !== null) return null;
  const id = orderId('change', piece);
  const data = { card: g.s.card[piece] };
  if (to.length === 1) return { id, data: { ...data, affiliation: to[0] } };
  const ask = oneOf(seat, 'change.affiliation', ruleCause('T6.10'), to.map(wordOf), data);
  return { id, data, first: { ask: showing(SHOWS.word, ask) } };
}

/** A card of several affiliations changes from one to another; whoever no longer fits in is under house arrest (T6.10, T11.5). */
export const changeOrder: Order = {
  verb: 'change',
  kind: 'order',
  offers: (g, seat) => yours(g, seat).flatMap((piece) => offer(g, seat, piece) ?? []),
  run: (g, seat, piece, [word]) => because(g, 'rule', 'T6.10', seat, change(g, piece, textOf(word))),
  whyNot: (g, seat, piece) =>
    isInPlay(g, piece) && isYours(g, seat, piece) && others(g, piece).length > 0 ? whyNotChange(g, piece) : null,
};

function* change(g: Trek, piece: Piece, word: string | null): Flow {
  const to = others(g, piece).find((x) => word === null || wordOf(x) === word);
  if (to === undefined) throw new Error(`card ${piece} cannot become "${word ?? ''}"`);
  putMark(g, piece, 'affiliation', printedAffiliations(factsOf(g, piece)).indexOf(to));
  disturb(g, 'board');
  // The order names the card and what it becomes.
  tell(g, 'changed', bySeat(g, [piece]), true, { affiliation: to });
}
