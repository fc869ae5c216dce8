import { ask, because, oneOf, showing, someOf, type Flow, type Seat } from '@parley/kernel';
import { pieceId, pieceIn, ruleCause, SHOWS } from '../../ids/index.ts';
import type { Affiliation } from '../../language/index.ts';
import { fitsAboard } from '../numbers/able.ts';
import { modesToReport, twinsOf, whyNoDoor } from '../numbers/reporting.ts';
import { comeAs, modeOf, wordOf } from '../orders/change.ts';
import { exchange } from '../people/exchange.ts';
import { isYours, ownerOf } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { handOf, zoneOf } from '../state/zones.ts';
import { event } from '../timing/timing.ts';

const entered = event('entered');

/** A version of a persona in hand, and the one in play whose place it could take. */
interface Version {
  readonly hand: Piece;
  readonly piece: Piece;
}

/** The other versions of one's people in play that could take their places now (T32.3). Equal ones need not be told apart. */
export function versions(g: Trek, seat: Seat): readonly Version[] {
  const seen = new Set<string>();
  return handOf(g, seat).flatMap((hand) => {
    const id = g.s.card[hand];
    const twins = twinsOf(g, seat, hand);
    // Where two would have to go for it, as for a pair, it may not come (T32.5).
    if (seen.has(id) || twins.length !== 1) return [];
    seen.add(id);
    const [piece] = twins;
    if (g.s.card[piece] === id || !canGo(g, seat, piece)) return [];
    return whyNoDoor(g, seat, hand) === null && modes(g, seat, hand, piece).length > 0 ? [{ hand, piece }] : [];
  });
}

/** It is its player's own, and neither held nor in stasis: nothing reaches it there (T17.3, T17.5). */
const canGo = (g: Trek, seat: Seat, piece: Piece): boolean =>
  isYours(g, seat, piece) && ownerOf(g, piece) === seat && !is(g, piece, 'held') && !is(g, piece, 'stasis');

/** The affiliations with which it would not be arrested there (T6.10, T11.7). */
const modes = (g: Trek, seat: Seat, hand: Piece, piece: Piece): readonly (Affiliation | undefined)[] =>
  modesToReport(g, hand).filter((as) => fitsAboard(g, seat, zoneOf(g, piece), hand, as));

/** At the start of a turn its player may exchange versions of personas in play with others from the hand (T32.3, T40.1). */
export function* exchangePersonas(g: Trek, seat: Seat): Flow {
  const all = versions(g, seat);
  if (all.length === 0) return;
  const caps = [...Map.groupBy(all, (x) => x.piece).values()].map((of) => ({ of: of.map((x) => pieceId(x.hand)), max: 1 }));
  const data = { cards: all.map((x) => g.s.card[x.piece]) };
  const options = all.map((x) => pieceId(x.hand));
  const question = someOf(seat, 'turn.exchange', ruleCause('T32.3'), options, 0, caps.length, data, [], caps);
  const chosen = (yield* ask(showing(SHOWS.piece, question))).map(pieceIn);
  for (const { hand, piece } of all) if (chosen.includes(hand)) yield* because(g, 'rule', 'T32.3', seat, replace(g, seat, piece, hand));
}

function* replace(g: Trek, seat: Seat, piece: Piece, hand: Piece): Flow {
  const as = yield* chooseMode(g, seat, hand, piece);
  if (as !== undefined) comeAs(g, hand, as);
  exchange(g, seat, piece, hand);
  yield* entered.open(g, { by: seat, piece: hand });
}

function* chooseMode(g: Trek, seat: Seat, hand: Piece, piece: Piece): Flow<Affiliation | undefined> {
  const [first, ...others] = modes(g, seat, hand, piece);
  if (first === undefined || others.length === 0) return first;
  const fitting = [first, ...others.flatMap((x) => x ?? [])];
  const question = oneOf(seat, 'report.affiliation', ruleCause('T6.10'), fitting.map(wordOf), { card: g.s.card[hand] });
  return modeOf(fitting, yield* ask(showing(SHOWS.word, question)));
}
