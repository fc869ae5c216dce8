import { ask, emit, settle, showing, someOf, type Flow } from '@parley/kernel';
import { SHOWS } from '../../ids/index.ts';
import { pickBlindly } from '../asking/blind.ts';
import { drawCards } from '../cards/discard.ts';
import { holding, stillHeld } from '../cards/held.ts';
import { compensationFactor } from '../cards/kickers.ts';
import { cardKey, cardOfKey, handOf, takeCards } from '../cards/zones.ts';
import { mainOn } from '../state/people.ts';
import { enc, other, type Cosmic, type Player, type Side } from '../state/state.ts';
import { event, type CompensationEvent } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';

const AMOUNT = queryOf('comp.amount');
const DUE = queryOf('comp.due');
const collecting = event('compensation');
const dividing = event('compensation.deck');
const gained = event('cards.gained');

/** May this player collect compensation in this encounter at all, if something entitles it to? */
export const mayBeCompensated = (g: Cosmic, p: Player): boolean => DUE.ask(g, !isDestroyed(g), { who: p });

/** R26.6: of a kicker that destroys both sides nobody collects anything. */
function isDestroyed(g: Cosmic): boolean {
  const { outcome } = enc(g);
  return outcome?.kind === 'both-lose' && outcome.how === 'self-destruct';
}

/** The cards a main player would collect for the ships it has lost. */
export function compensationFor(g: Cosmic, taker: Player): number {
  const ships = enc(g).lost[taker];
  return AMOUNT.ask(g, ships, { who: taker, ships }) * compensationFactor(g, taker); // faq-kickers-3, faq-kickers-5, dominion-kicker-09, dominion-kicker-10, incursion-kicker-06, incursion-kicker-07
}

/** R13: whoever lost with a negotiate against an attack takes a card for each own ship that went to the warp. */
export function* compensation(g: Cosmic, winner: Side): Flow {
  const e = enc(g);
  const taker = mainOn(g, other(winner));
  const from = mainOn(g, winner);
  const due =
    e.slots[other(winner)].type === 'negotiate' && // faq-human-3, dominion-variable-06
    e.slots[winner].type === 'attack'; // faq-human-3
  if (DUE.ask(g, due, { who: taker })) yield* compensate(g, taker, from);
}

/** One main player is compensated by another: others may change from whom the cards come, how many, and which. */
export function* compensate(g: Cosmic, taker: Player, from: Player): Flow {
  const n = compensationFor(g, taker);
  if (n <= 0) return;
  const ev: CompensationEvent = { taker, from, n, fromDeck: 0, chooser: -1, shielded: [], exempt: [] };
  yield* collecting(g, ev);
  if (ev.n > 0) yield* dividing(g, ev);
  const cards = yield* collect(g, ev);
  const taken = holding(g, taker, cards);
  const drawn = ev.fromDeck > 0 ? yield* drawCards(g, taker, ev.fromDeck) : [];
  const got = cards.length + drawn.length;
  if (got === 0) return;
  const held = holding(g, taker, [...stillHeld(g, taken), ...drawn]);
  yield* gained(g, { who: taker, why: 'compensation', from: ev.from, n: got, held });
  yield* settle(g);
}

/** Is anything about to be taken from the hand of this player as compensation? Effects that protect a hand ask before they offer themselves. */
export function isCollectedFrom(g: Cosmic, ev: CompensationEvent, p: Player): boolean {
  if (ev.from !== p || ev.taker === p || ev.n <= 0 || ev.exempt.includes(p)) return false;
  return handOf(g, p).some((card) => !ev.shielded.includes(card));
}

/** The cards that come from a hand change hands. */
function* collect(g: Cosmic, ev: CompensationEvent): Flow<number[]> {
  const { taker, from } = ev;
  if (ev.exempt.includes(from)) return [];
  const open = handOf(g, from).filter((c) => !ev.shielded.includes(c));
  const cards = ev.chooser < 0 ? yield* pickBlindly(g, taker, open, ev.n) : yield* chosen(g, ev, open);
  takeCards(g, taker, from, cards);
  emit(g, 'compensated', { who: taker, from, n: cards.length });
  return cards;
}

/** Compensation comes from somebody else. Whoever was to choose from the own hand has nothing more to say. */
export function collectFrom(ev: CompensationEvent, from: Player): void {
  if (ev.chooser === ev.from) ev.chooser = -1;
  ev.from = from;
}

function* chosen(g: Cosmic, ev: CompensationEvent, open: readonly number[]): Flow<number[]> {
  const n = Math.min(ev.n, open.length);
  if (n === open.length) return [...open];
  const answer = yield* ask(
    showing(
      SHOWS.card,
      someOf(
        ev.chooser,
        'compensation.pick',
        'rule:R13.1',
        open.map((c) => cardKey(g, c)),
        n,
        n,
        { from: ev.from, taker: ev.taker },
      ),
    ),
  );
  return answer.map(cardOfKey);
}
