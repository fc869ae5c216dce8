import { oneOf, showing, type Flow, type Seat, type Step, type StepAnswer, type Verb } from '@parley/kernel';
import { orderId, pieceId, pieceIn, ruleCause, SHOWS, zoneId, zoneIn } from '../../ids/index.ts';
import { aimsOf, barToPlay, costOf, play } from '../cards/play.ts';
import { cardOf } from '../registry/cards.ts';
import type { Piece, Trek } from '../state/state.ts';
import { handOf } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';
import { build, buildPlaces, isBuilt, modesToBuild, whyNotBuild } from './build.ts';
import { modeOf, modeStep } from './change.ts';
import type { Order } from './order.ts';
import { textOf } from './ships.ts';

/** The cards of a hand that are played or built rather than reported. Equal ones need not be told apart. */
function playable(g: Trek, seat: Seat): Piece[] {
  const seen = new Set<string>();
  return handOf(g, seat).filter((piece) => {
    const { id, play: spec } = cardOf(g, piece);
    if ((spec === null && !isBuilt(g, piece)) || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Where a facility is built (T7.6), and as what if it has several affiliations that fit there (T6.10). */
function offerBuilding(g: Trek, seat: Seat, piece: Piece): Verb | null {
  if (whyNotBuild(g, seat, piece) !== null) return null;
  const data = { card: g.s.card[piece] };
  const zones = buildPlaces(g, seat, piece);
  const id = orderId('play', piece);
  const modes = zones.map((zone) => [zone, modeStep(seat, modesToBuild(g, piece, zone), data)] as const);
  if (zones.length === 1) {
    const [[, first]] = modes;
    return { id, data: { ...data, zone: zones[0] }, ...(first === undefined ? {} : { first }) };
  }
  const after: { [zone: string]: Step } = {};
  for (const [zone, step] of modes) if (step !== undefined) after[zoneId(zone)] = step;
  const place = showing(SHOWS.put, oneOf(seat, 'build.place', ruleCause('T7.6'), zones.map(zoneId), data));
  return { id, data, first: { ask: place, after } };
}

function* runBuilding(g: Trek, seat: Seat, piece: Piece, steps: readonly StepAnswer[]): Flow {
  const left = steps.map(textOf);
  const places = buildPlaces(g, seat, piece);
  const zone = places.length > 1 ? zoneIn(left.shift() ?? '') : places[0];
  const as = modeOf(modesToBuild(g, piece, zone), left.shift() ?? null);
  if (as === undefined) throw new Error('nothing can be built there');
  yield* build(g, seat, piece, zone, as);
}

function offer(g: Trek, seat: Seat, piece: Piece): Verb | null {
  if (isBuilt(g, piece)) return offerBuilding(g, seat, piece);
  const id = orderId('play', piece);
  const all = aimsOf(g, seat, piece);
  if (all === null)
    return barToPlay(g, seat, piece) === null ? { id, data: { card: g.s.card[piece], cost: costOf(g, seat, piece) } } : null;
  // What it costs may depend on what it is aimed at.
  const aims = all.filter((x) => barToPlay(g, seat, piece, x) === null);
  if (aims.length === 0) return null;
  const data = { card: g.s.card[piece], cost: costOf(g, seat, piece, aims[0]) };
  const target = showing(SHOWS.piece, oneOf(seat, 'play.target', ruleCause('T5.9'), aims.map(pieceId), data));
  return { id, data, first: { ask: target } };
}

/** Plays events, interrupts, objectives and doorways out of the hand, and builds facilities (T5.2, T5.3, T7.6). */
export const playOrder: Order = {
  verb: 'play',
  kind: 'play',
  offers: (g, seat) => playable(g, seat).flatMap((piece) => offer(g, seat, piece) ?? []),
  *run(g: Trek, seat: Seat, piece: Piece, steps: readonly StepAnswer[]): Flow {
    if (isBuilt(g, piece)) return yield* runBuilding(g, seat, piece, steps);
    const target = textOf(steps[0]);
    yield* play(g, seat, piece, target === null ? [] : [pieceIn(target)]);
  },
  whyNot(g, seat, piece): Bar | null {
    if (!handOf(g, seat).includes(piece)) return null;
    if (isBuilt(g, piece)) return whyNotBuild(g, seat, piece);
    if (cardOf(g, piece).play === null) return null;
    const aims = aimsOf(g, seat, piece);
    if (aims?.some((x) => barToPlay(g, seat, piece, x) === null)) return null;
    const bar = barToPlay(g, seat, piece);
    return bar !== null || aims === null ? bar : { from: ruleCause('T38.13'), tag: 'play.nothing-to-aim-at' };
  },
};
