import { fallbackAnswer, type Answer, type Choose, type ChooseSome, type Decision, type Seat, type Spread } from '@parley/kernel';
import { sideOf, type Board } from '../see/board.ts';
import { causeIds, optionIds, seatOf } from '../../ids/index.ts';
import { byWorth, readCard, worth } from '../see/cards.ts';
import { best } from './launch.ts';
import { areMine, isPlacing, put, take } from './ships.ts';
import { areOne } from './stakes.ts';

// What to answer to a question nobody has thought of, by its kind and by what its options are.

const isPlayer = (option: string): boolean => optionIds.read(option).kind === 'player';
const isCard = (option: string): boolean => optionIds.read(option).kind === 'card';

/** Whom one would rather see suffer: the leader, and those across the gate. */
export function target(b: Board, p: Seat): number {
  if (areOne(b, p, b.me)) return p === b.me ? -100 : -50;
  const across = sideOf(b, p) !== null && sideOf(b, b.me) !== null && sideOf(b, p) !== sideOf(b, b.me);
  const beside = sideOf(b, p) !== null && sideOf(b, p) === sideOf(b, b.me);
  return b.score[p] * 2 + b.handSize(p) * 0.1 + (across ? 3 : 0) - (beside ? 4 : 0);
}

const isMine = (b: Board, key: string): boolean => b.playable.some((c) => c.key === key);

/** Is the question asked by my own power or by a card I play? Then yes is what I came for. */
function ownQuestion(b: Board, d: Decision): boolean {
  const cause = causeIds.read(d.from);
  if (cause.kind === 'flare' || cause.kind === 'card') return true;
  return cause.kind === 'power' && b.sheetsOf(b.me).some((s) => s.alien === cause.alien);
}

function chooseOne(b: Board, d: Choose): Answer {
  const options = d.options.filter((o) => o !== 'pass');
  if (options.every(isPlayer)) return best(options, (o) => target(b, seatOf(o)));
  // Of my own cards the one I can do without, of others' the best.
  if (options.every(isCard)) return best(options, (o) => worth(readCard(o)) * (isMine(b, o) ? -1 : 1));
  if (options.every((o) => b.planet(o))) return best(options, (o) => planetWorth(b, o));
  return fallbackAnswer(d);
}

/** One's own planet with few ships needs them most; of others' planets the emptiest is the easiest. */
function planetWorth(b: Board, name: string): number {
  const planet = b.planet(name);
  if (!planet) return 0;
  const mine = planet.ships[b.me];
  return mine > 0 || planet.home === b.me ? 20 - mine : 10 - planet.ships.reduce((a, n) => a + n, 0);
}

function chooseSome(b: Board, d: ChooseSome): Answer {
  if (d.options.length === 0) return [];
  if (d.options.every(isCard)) {
    const cards = byWorth(d.options.map(readCard)).map((c) => c.key);
    return isMine(b, d.options[0]) ? cards.slice(0, d.min) : cards.reverse().slice(0, d.max);
  }
  if (d.options.every(isPlayer)) {
    const order = [...d.options].sort((x, y) => target(b, seatOf(y)) - target(b, seatOf(x)));
    const wanted = order.filter((o) => target(b, seatOf(o)) > 0).length;
    return order.slice(0, Math.max(d.min, Math.min(d.max, wanted)));
  }
  return d.fallback ?? d.options.slice(0, d.min);
}

/** Losses shared out among others: as many as may be, to the leaders. */
function burden(b: Board, d: Spread): Answer {
  const out: { [player: string]: number } = {};
  let left = d.max;
  for (const { id, max } of [...d.places].sort((x, y) => target(b, seatOf(y.id)) - target(b, seatOf(x.id)))) {
    const n = Math.min(left, max);
    if (n > 0) out[id] = n;
    left -= n;
  }
  return out;
}

/** Cards that are most likely to be there, for naming one. */
const COMMON = ['negotiate', 'attack-08', 'attack-06', 'attack-10'];

export function genericAnswer(b: Board, d: Decision): Answer {
  switch (d.kind) {
    case 'choose':
      return chooseOne(b, d);
    case 'some':
      return chooseSome(b, d);
    case 'spread':
      if (d.places.every((x) => isPlayer(x.id))) return burden(b, d);
      if (isPlacing(d)) return put(b, d, d.min);
      return take(b, d, areMine(b, d) ? d.min : d.max);
    case 'yesno':
      return typeof d.fallback === 'boolean' ? d.fallback || ownQuestion(b, d) : ownQuestion(b, d);
    case 'name':
      return COMMON.find((x) => d.options.includes(x)) ?? fallbackAnswer(d);
    case 'number':
    case 'order':
    case 'say':
    case 'bargain':
    case 'act':
      return fallbackAnswer(d);
  }
}
