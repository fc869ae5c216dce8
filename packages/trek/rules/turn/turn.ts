import {
  actOf,
  askOpen,
  because,
  emit,
  endLingering,
  showing,
  touch,
  type Act,
  type ActMove,
  type Flow,
  type Seat,
  type Verb,
} from '@parley/kernel';
import { optionIds, ruleCause, SHOWS } from '../../ids/index.ts';
import { inPlay } from '../board/places.ts';
import { draw, endIfDeckIsOut } from '../cards/draw.ts';
import { hasNormalPlay } from '../cards/play.ts';
import { ORDERS } from '../orders/index.ts';
import type { Order } from '../orders/order.ts';
import { repairDocked } from '../people/damage.ts';
import { release } from '../people/stop.ts';
import { isYours } from '../state/control.ts';
import { putMark } from '../state/marks.ts';
import { rival, type Trek, type Turn } from '../state/state.ts';
import { query, window } from '../timing/timing.ts';
import { countDown } from './countdown.ts';
import { exchangePersonas } from './personas.ts';

const turnStart = window('turn.start');
const turnEnd = window('turn.end');
const draws = query('draws');

/** The next stretch of a turn: its start, one card play or order, or its end (T40.1). */
export function turnStep(g: Trek): Flow {
  const { seat, part } = g.s.turn;
  switch (part) {
    case 'start':
      return because(g, 'rule', 'T40.1', seat, start(g, seat));
    case 'play':
    case 'orders':
      return act(g, seat);
    case 'end':
      return because(g, 'rule', 'T40.1', seat, end(g, seat));
  }
}

export function setTurn(g: Trek, change: Partial<Turn>): void {
  g.s.turn = { ...g.s.turn, ...change };
  touch(g, 'table');
}

/** RANGE and uses once a turn are renewed, versions of personas are exchanged, then come the texts of a turn's start (T12.6, T40.1). */
function* start(g: Trek, seat: Seat): Flow {
  emit(g, 'turn', { by: seat, n: g.s.turn.n });
  for (const piece of inPlay(g)) {
    putMark(g, piece, 'usedThisTurn', 0);
    if (isYours(g, seat, piece)) putMark(g, piece, 'range', 0);
  }
  yield* exchangePersonas(g, seat);
  yield* turnStart.open(g, { by: seat });
  setTurn(g, { part: 'play' });
}

/** One question for everything that can be done now; the first order ends the normal card play (T5.2, T40.2). */
function* act(g: Trek, seat: Seat): Flow {
  const move = yield* askOpen(g, () => question(g, seat));
  if (move === null || isEnd(move)) return setTurn(g, { part: 'end' });
  const { verb, of } = optionIds.as('order', move.verb);
  const order = ORDERS.find((x) => x.verb === verb);
  if (order === undefined) throw new Error(`nobody carries out "${verb}"`);
  if (order.kind === 'order' && g.s.turn.part === 'play') setTurn(g, { part: 'orders' });
  yield* order.run(g, seat, of, move.steps);
}

const END: Verb = { id: optionIds.write.word({ word: 'end' }) };
const isEnd = ({ verb }: ActMove): boolean => verb === END.id;

/** Everything this seat can do now. Ending the turn is always possible (T40.8). */
export function question(g: Trek, seat: Seat): Act {
  const verbs = ORDERS.flatMap((order: Order) => order.offers(g, seat));
  const data = { part: g.s.turn.part, play: hasNormalPlay(g, seat) };
  return showing(SHOWS.order, actOf(seat, 'turn.act', ruleCause('T5.1'), [...verbs, END], data, { verb: END.id, steps: [] }));
}

/** Texts of the end, countdowns, release, draw, and the next turn (T5.8, T40.1). */
function* end(g: Trek, seat: Seat): Flow {
  if (g.s.options.house.release === 'before') release(g); // T36.9
  yield* turnEnd.open(g, { by: seat });
  yield* because(g, 'rule', 'T35.1', seat, countDown(g, seat));
  yield* because(g, 'rule', 'T50.1', seat, repairDocked(g, seat));
  if (g.s.options.house.release === 'after') release(g);
  const n = Math.max(0, draws.ask(g, 1, seat) - g.s.turn.drawsLost);
  yield* because(g, 'rule', 'T5.5', seat, draw(g, seat, n));
  endIfDeckIsOut(g);
  // What lasts for a turn lasts until its very end, the draw with it (T5.1).
  endLingering(g, (effect) => effect.until === `turn ${g.s.turn.n}`);
  setTurn(g, { seat: rival(seat), n: g.s.turn.n + 1, part: 'start', played: false, drawsLost: 0 });
}
