import { ask, emit, oneOf, showing, someOf, type Flow, type Seat } from '@parley/kernel';
import { cardCause, optionIds, pieceId, pieceIn, SHOWS } from '../../ids/index.ts';
import type { Amount, Effect, Filter } from '../../language/index.ts';
import { discard, leave } from '../board/leave.ts';
import { isInPlay } from '../board/places.ts';
import { draw } from '../cards/draw.ts';
import { score } from '../cards/points.ts';
import { fits } from '../numbers/filter.ts';
import { meets } from '../numbers/needs.ts';
import { bind, type BondState } from '../people/bonds.ts';
import { damage } from '../people/damage.ts';
import { destroy, kill } from '../people/die.ts';
import { headsOf } from '../people/select.ts';
import { stop } from '../people/stop.ts';
import { keepTeam } from '../people/team.ts';
import { bySeat, tell } from '../people/told.ts';
import { mark, putMark } from '../state/marks.ts';
import { rival, SEATS, type Piece, type Trek } from '../state/state.ts';
import { handOf } from '../state/zones.ts';
import { ownEffect } from './own.ts';
import { place } from './place.ts';
import { canRelocate, relocateTo } from './relocating.ts';
import { groupOfStrike, things, victims, type Strike } from './strike.ts';
import { canHit, find, poolOf, type Hit } from './targets.ts';

/** One sort of effect. */
type Of<Do extends Effect['do']> = Extract<Effect, { readonly do: Do }>;

/** Effects happen one after the other, until they bar the way or end the attempt. */
export function* carryOut(g: Trek, s: Strike, effects: readonly Effect[]): Flow {
  for (const effect of effects) if (!s.barred && !s.ended) yield* happen(g, s, effect);
}

/** Can all of it be done? For ways that somebody may choose, and prices. What happens to those who are picked on the way can happen if they can be. */
export function isPossible(g: Trek, s: Strike, effects: readonly Effect[]): boolean {
  let picks = false;
  return effects.every((effect) => {
    const follows = picks && 'whom' in effect && effect.whom === 'them';
    picks ||= 'whom' in effect && typeof effect.whom !== 'string';
    return follows || canHappen(g, s, effect);
  });
}

function canHappen(g: Trek, s: Strike, effect: Effect): boolean {
  switch (effect.do) {
    case 'relocate':
      return canPut(g, s, effect);
    case 'damage':
    case 'destroy':
      return canHit(g, s, 'ship');
    case 'either':
    case 'first':
      return effect.of.some((way) => isPossible(g, s, way));
    case 'when':
      return isPossible(g, s, meets(g, groupOfStrike(g, s), effect.need) ? effect.does : effect.otherwise);
    case 'require':
      return meets(g, groupOfStrike(g, s), effect.need);
    case 'discard-from-hand':
      return effect.n === 'all' || amount(g, s, effect.n) <= inHand(g, s, effect).length;
    default:
      return !('whom' in effect) || canHit(g, s, effect.whom);
  }
}
/** Is there somebody who could be put there: all of them together, or one of those among whom is picked? */
function canPut(g: Trek, s: Strike, { whom, to }: Of<'relocate'>): boolean {
  if (typeof whom === 'string') return canHit(g, s, whom) && canRelocate(g, s, whom === 'ship' ? [s.ship] : victims(g, s, 'them'), to);
  const pool = poolOf(g, s, whom);
  return 'all' in whom ? canRelocate(g, s, pool, to) : pool.some((x) => canRelocate(g, s, [x], to));
}

function* happen(g: Trek, s: Strike, effect: Effect): Flow {
  switch (effect.do) {
    case 'pick':
    case 'kill':
    case 'discard':
    case 'return-to-hand':
    case 'stop':
    case 'disable':
    case 'stasis':
    case 'quarantine':
    case 'hold':
    case 'relocate':
      return yield* hit(g, s, effect);
    case 'damage':
      return s.ship < 0 ? undefined : yield* damage(g, s.ship);
    case 'destroy':
      return s.ship < 0 ? undefined : yield* destroy(g, [s.ship]);
    case 'wear':
      return wear(g, s, effect);
    case 'score':
      return yield* score(g, s.seat, 'bonus', amount(g, s, effect.n), cardCause(g.s.card[s.dilemma]));
    case 'opponent-scores':
      return yield* score(g, rival(s.seat), 'bonus', amount(g, s, effect.n), cardCause(g.s.card[s.dilemma]));
    case 'draw':
    case 'opponent-draws':
      yield* draw(g, effect.do === 'draw' ? s.seat : rival(s.seat), amount(g, s, effect.n));
      return;
    case 'discard-from-hand':
      return yield* discardFromHand(g, s, effect);
    case 'place':
      return place(g, s, effect.on);
    case 'require':
      s.barred = !meets(g, groupOfStrike(g, s), effect.need);
      return;
    case 'end-attempt':
      s.ended = true;
      return;
    case 'either':
      return yield* either(g, s, effect);
    case 'first':
      return yield* carryOut(g, s, effect.of.find((way) => isPossible(g, s, way)) ?? []);
    case 'when':
      return yield* carryOut(g, s, meets(g, groupOfStrike(g, s), effect.need) ? effect.does : effect.otherwise);
    case 'divide':
      return yield* divide(g, s, effect);
    case 'own':
      return yield* ownEffect(g.s.card[s.dilemma]).strike(g, s);
  }
}

/** Something happens to those who are looked for, and picked, now. From now on they are `them`. */
function* hit(g: Trek, s: Strike, effect: Extract<Effect, { readonly whom: unknown }>): Flow {
  const found = yield* find(g, s, effect.whom);
  if (effect.whom !== 'ship' && effect.whom !== 'others') {
    s.them = found.pieces;
    s.shown = found.shown;
  }
  if (found.pieces.length > 0) yield* strike(g, s, effect, found);
}

const BONDS: { readonly [Do in 'disable' | 'stasis' | 'quarantine' | 'hold']: BondState } = {
  disable: 'disabled',
  stasis: 'stasis',
  quarantine: 'quarantined',
  hold: 'held',
};

function* strike(g: Trek, s: Strike, effect: Extract<Effect, { readonly whom: unknown }>, { pieces, shown }: Hit): Flow {
  switch (effect.do) {
    case 'pick':
      return;
    case 'kill':
      yield* kill(g, pieces);
      return;
    case 'discard':
      discard(g, pieces);
      return keepTeam(g);
    case 'return-to-hand':
      return returnToHand(g, pieces);
    case 'stop':
      if (effect.while === 'placed') return bind(g, s.dilemma, pieces, 'stopped', shown);
      // A full turn of theirs comes after one of the other player (T5.7).
      return stop(g, pieces, shown, 1 + SEATS * amount(g, s, effect.turns ?? 0));
    case 'relocate':
      return yield* relocateTo(g, s, pieces, effect.to, shown);
    case 'disable':
    case 'stasis':
    case 'quarantine':
    case 'hold':
      return bind(g, s.dilemma, pieces, BONDS[effect.do], shown);
  }
}

function returnToHand(g: Trek, pieces: readonly Piece[]): void {
  const whose = bySeat(g, pieces);
  leave(g, pieces, 'hand');
  keepTeam(g);
  tell(g, 'returned', whose, true);
}

function wear(g: Trek, { dilemma, ship }: Strike, { number, n }: Of<'wear'>): void {
  putMark(g, dilemma, 'worn', mark(g, dilemma, 'worn') + n);
  emit(g, 'worn', { card: g.s.card[dilemma], number, n, ...(ship < 0 ? {} : { piece: ship, ship: g.s.card[ship] }) });
}

function amount(g: Trek, s: Strike, n: Amount): number {
  if (typeof n === 'number') return n;
  const there = victims(g, s);
  const each = [...there, ...things(g, s)].filter((x) => fits(g, s.seat, x, n.each, there));
  return n.times * headsOf(g, each); // T38.3: a dual card counts as two
}

/** Cards of the hand that are meant. */
const inHand = (g: Trek, { seat }: Strike, { of }: { readonly of?: Filter | undefined }): readonly Piece[] =>
  handOf(g, seat).filter((x) => of === undefined || fits(g, seat, x, of));

/** Cards of the hand go to the discard pile, where everybody sees them; as many may be drawn again. */
function* discardFromHand(g: Trek, s: Strike, { n, of, pick, redraw }: Of<'discard-from-hand'>): Flow {
  const { seat, dilemma } = s;
  const fitting = inHand(g, s, { of });
  const count = n === 'all' ? fitting.length : Math.min(amount(g, s, n), fitting.length);
  const chosen =
    count === fitting.length
      ? fitting
      : pick === 'random'
        ? g.random.shuffle([...fitting]).slice(0, count)
        : yield* chooseFromHand(g, seat, dilemma, fitting, count);
  discard(g, [...chosen]);
  if (redraw === true) yield* draw(g, seat, chosen.length);
}
function* chooseFromHand(g: Trek, seat: Seat, dilemma: Piece, from: readonly Piece[], n: number): Flow<readonly Piece[]> {
  const card = g.s.card[dilemma];
  const question = someOf(seat, 'discard.which', cardCause(card), from.map(pieceId), n, n, { card });
  return (yield* ask(showing(SHOWS.piece, question))).map(pieceIn);
}

/** One of the ways that can be gone. The question says all of them as they are written, so that they can be told in words. */
function* either(g: Trek, s: Strike, { who, of }: Of<'either'>): Flow {
  const ways = of.filter((way) => isPossible(g, s, way));
  if (ways.length <= 1) return yield* carryOut(g, s, ways[0] ?? []);
  const options = ways.map((way) => optionIds.write.number({ n: of.indexOf(way) }));
  const card = g.s.card[s.dilemma];
  const question = oneOf(who === 'you' ? s.seat : rival(s.seat), 'dilemma.either', cardCause(card), options, {
    card,
    ways,
    n: s.them.length,
  });
  const answer = yield* ask(showing(SHOWS.number, question));
  yield* carryOut(g, s, of[optionIds.as('number', answer).n]);
}

/** Each of them by itself: some fit, some do not. */
function* divide(g: Trek, s: Strike, { by, fits: then, others }: Of<'divide'>): Flow {
  const them = victims(g, s, 'them');
  for (const [effects, whether] of [
    [then, true],
    [others, false],
  ] as const) {
    s.them = them.filter((x) => isInPlay(g, x) && fits(g, s.seat, x, by, them) === whether);
    if (s.them.length > 0) yield* carryOut(g, s, effects);
  }
  s.them = them;
}
