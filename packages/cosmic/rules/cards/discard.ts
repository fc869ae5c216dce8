import { because, emit, type Flow } from '@parley/kernel';
import { noteFeat } from '../board/feats.ts';
import { alienById } from '../registry/registry.ts';
import { isPlayableZone, sheetZone } from '../registry/sources.ts';
import { players } from '../state/people.ts';
import { Z, type Cosmic, type Player, type Zone, type CardNo, type ZoneNo } from '../state/state.ts';
import { event, awaited, type DiscardEvent, type DrawEvent, type NewHandEvent } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import { pileOf } from './backs.ts';
import { holding, stillHeld, type Held } from './held.ts';
import { sweepMarks } from './marks.ts';
import { neededCards } from './need.ts';
import { showCards } from './sight.ts';
import {
  cardsIn,
  completePile,
  encounterCards,
  handOf,
  isEncounterCard,
  moveCard,
  pileOnto,
  shuffleZone,
  shufflePileIn,
  takeTop,
  zoneOf,
} from './zones.ts';

const keeping = event('cards.keep');
const discarding = event('cards.discard');
const discarded = event('cards.discarded');
const drawing = event('cards.draw');
const obtained = event('cards.drawn');
const remade = event('deck.remade');
const isDiscardAwaited = awaited('cards.discard');
const REMOVED = queryOf('played.removed');

/**
 * Cards go to the discard pile of their back: whoever had them may keep some, others may catch some on the way. Face up, in the official
 * order (R16.2, R16.3). Returns what reached the pile.
 */
export function* discard(g: Cosmic, by: Player, cards: readonly CardNo[], why: DiscardEvent['why']): Flow<readonly number[]> {
  if (REMOVED.isAsked(g) && WORK_DONE.includes(why)) cards = removePlayed(g, by, cards);
  if (cards.length === 0) return [];
  const ev: DiscardEvent = { by, why, cards: [...cards] };
  yield* keeping(g, ev);
  const all = [...ev.cards];
  if (all.length === 0) return all;
  if (isDiscardAwaited(g)) layDown(g, all);
  yield* discarding(g, ev); // faq-vulch-2, faq-vulch-3
  const piled = ontoPile(g, by, ev.cards);
  yield* discarded(g, { by, why, cards: all });
  return piled;
}

/** Cards that are on their way to the pile have left the hand: nobody answers with one of them. */
function layDown(g: Cosmic, cards: readonly CardNo[]): void {
  for (const card of cards) if (isPlayableZone(g, zoneOf(g, card))) moveCard(g, card, Z.table);
}

/** Cards are discarded for this because they were played. */
const WORK_DONE: readonly DiscardEvent['why'][] = ['played', 'resolution', 'zapped'];

/** Does an effect say that a card, having been played, leaves the game? Then it goes back to no hand either. */
export const leavesGame = (g: Cosmic, card: CardNo): boolean => REMOVED.isAsked(g) && REMOVED.ask(g, false, { card });

/** Played cards leave the game if an effect says so: they are not discarded. Returns the others. */
export function removePlayed(g: Cosmic, by: Player, cards: readonly CardNo[]): readonly CardNo[] {
  const gone = cards.filter((card) => leavesGame(g, card));
  if (gone.length === 0) return cards;
  for (const card of gone) moveCard(g, card, Z.removed);
  emit(g, 'cards-removed', { who: by, cards: gone.map((c) => g.s.face[c]) });
  return cards.filter((card) => !gone.includes(card));
}

/** The same where nobody can keep or catch any. */
function* toPile(g: Cosmic, by: Player, cards: readonly CardNo[], why: DiscardEvent['why']): Flow {
  if (cards.length > 0) yield* discarded(g, { by, why, cards: [...ontoPile(g, by, cards)] });
}

function ontoPile(g: Cosmic, by: Player, cards: readonly CardNo[]): readonly number[] {
  if (cards.length === 0) return cards;
  const order = cards.length === 1 ? cards : officialOrder(g, cards);
  for (const card of order) moveCard(g, card, pileOf(g, card)); // faq-reward-deck-6, dominion-rewards-04, incursion-rewards-03
  if (g.s.rewards !== undefined) noteLatest(g, order);
  emit(g, 'cards-discarded', { who: by, cards: order.map((c) => g.s.face[c]) });
  return order;
}

function noteLatest(g: Cosmic, cards: readonly CardNo[]): void {
  const latest = cards.filter((card) => pileOf(g, card) === Z.discard); // dominion-rewards-06
  if (latest.length > 0) g.s.latest = latest;
}

/** The top card of the discard pile, with those that were discarded together with it. */
export function topOfPile(g: Cosmic): readonly CardNo[] {
  const pile = cardsIn(g, Z.discard);
  const top = pile[pile.length - 1];
  if (top === undefined) return [];
  return g.s.latest?.includes(top) ? g.s.latest.filter((card) => pile.includes(card)) : [top];
}

/** R16.3: what is no encounter card first, by name and number, so that encounter cards come to lie on top. */
export function officialOrder(g: Cosmic, cards: readonly CardNo[]): CardNo[] {
  const rank = (c: number): number => (isEncounterCard(g, c) ? 1 : 0);
  const name = (c: number): string => g.s.face[c];
  return [...cards].sort((a, b) => rank(a) - rank(b) || (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b));
}

/** Draws from the deck into the hand. Nothing left anywhere: a cosmic quake, which replaces the draw (R16.5, R16.7). */
export const drawCards = (g: Cosmic, p: Player, n: number, spared: readonly number[] = []): Flow<number[]> =>
  drawTo(g, p, g.s.handOf[p], n, spared);

/** Draws into a zone that belongs to this player. A quake leaves `spared` cards alone. */
export function* drawTo(g: Cosmic, p: Player, zone: ZoneNo, n: number, spared: readonly number[] = []): Flow<number[]> {
  const ev: DrawEvent = { who: p, n, seers: [] };
  if (n > 0) yield* drawing(g, ev); // faq-mind-4, faq-reward-deck-3
  const { reshuffles } = g.s;
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = takeTop(g, zone);
    if (card < 0) {
      announceDraw(g, ev, drawn);
      yield* quake(g, spared); // faq-general-06, dominion-rewards-09
      return [];
    }
    drawn.push(card);
  }
  announceDraw(g, ev, drawn);
  const held = holding(g, p, drawn);
  yield* afterDraw(g, held, reshuffles);
  // What others make of it may have cost some of them already.
  return zone === g.s.handOf[p] ? stillHeld(g, held) : drawn.filter((card) => zoneOf(g, card) === zone);
}

/** What others make of it: the deck may have been made anew on the way, and cards have been drawn. */
function* afterDraw(g: Cosmic, held: Held, reshuffles: number): Flow {
  if (g.s.reshuffles !== reshuffles) yield* remade(g, {});
  // faq-remora-1
  if (held.cards.length > 0) yield* obtained(g, { who: held.who, n: held.cards.length, held });
}

/** Draws cards face up: they lie on the table until the effect says where they go. A quake replaces the draw (R16.7). */
export function* drawOpen(g: Cosmic, p: Player, n: number): Flow<number[]> {
  const { reshuffles } = g.s;
  const drawn: number[] = [];
  while (drawn.length < n) {
    const card = takeTop(g, Z.table);
    if (card < 0) {
      yield* toPile(g, p, drawn, 'effect');
      yield* quake(g);
      return [];
    }
    drawn.push(card);
  }
  emit(g, 'cards-drawn-open', { who: p, cards: drawn.map((c) => g.s.face[c]) });
  yield* afterDraw(g, holding(g, p, drawn), reshuffles);
  return drawn;
}

/** Cards that were drawn in a row go back on the deck, as if they had not been. */
export function undraw(g: Cosmic, drawn: readonly number[]): void {
  for (let i = drawn.length - 1; i >= 0; i--) moveCard(g, drawn[i], Z.deck);
}

function announceDraw(g: Cosmic, { who, seers }: DrawEvent, drawn: readonly number[]): void {
  if (drawn.length === 0) return;
  emit(g, 'cards-drawn', { who, n: drawn.length }, { to: [who], data: { cards: drawn.map((c) => g.s.face[c]) } });
  for (const p of seers) showCards(g, p, who, drawn);
}

/** The discard pile and what is left of the deck are shuffled together into a new deck. Without a pile it is the old one. */
export function* renewDeck(g: Cosmic): Flow {
  if (shufflePileIn(g) > 0) yield* remade(g, {});
}

/** Cards of a full hand (R2.7). */
export const FULL_HAND = 8;

/** R16.5: everybody discards, the pile becomes the deck, everybody is dealt eight. R16.6 when even that is too little. */
export function* quake(g: Cosmic, spared: readonly number[] = []): Flow {
  g.s.quakes++;
  emit(g, 'cosmic-quake', {});
  // dominion-quake-02, incursion-quake-02, storm-quake-02
  for (const p of players(g))
    yield* toPile(
      g,
      p,
      handOf(g, p).filter((c) => !spared.includes(c)),
      'effect',
    );
  completePile(g, 'cosmic');
  const needed = FULL_HAND * g.s.players;
  const aftershock = cardsIn(g, Z.discard).length + cardsIn(g, Z.deck).length < needed;
  if (aftershock) gatherStored(g); // faq-general-05
  pileOnto(g, Z.discard, Z.deck); // dominion-quake-03, incursion-quake-03, storm-quake-03
  shuffleZone(g, Z.deck); // dominion-quake-03, incursion-quake-03, storm-quake-03
  for (const p of players(g)) {
    let n = 0;
    while (n < FULL_HAND && takeTop(g, g.s.handOf[p]) >= 0) n++; // dominion-quake-04, incursion-quake-04, storm-quake-04
    emit(g, 'hand-dealt', { who: p, n });
  }
  if (aftershock) yield* dealAgain(g); // faq-general-05
  yield* remade(g, {});
}

const STORING: readonly Zone['kind'][] = ['aside', 'covered', 'store'];

/** R16.6: an aftershock reaches cards that are stored anywhere. Those that never were in the cosmic deck stay. */
function gatherStored(g: Cosmic): void {
  emit(g, 'cosmic-aftershock', {});
  g.s.zones.forEach((zone, i) => {
    if (STORING.includes(zone.kind) || (zone.kind === 'sheet' && !sheetZone(g, i)?.foreign))
      for (const card of cardsIn(g, i).slice()) moveCard(g, card, pileOf(g, card));
  });
  sweepMarks(g);
}

/** R16.6: powers that start the game with cards start again. */
function* dealAgain(g: Cosmic): Flow {
  for (const sheet of g.s.sheets) {
    const a = alienById(sheet.alien);
    if (a.redeal && sheet.owner >= 0) yield* because(g, 'power', a.id, sheet.owner, a.redeal(g, sheet.owner, sheet));
  }
}

/** Hands drawn in a row before it is clear that there are no encounter cards to be had. */
const MOST_HANDS = 10;

const renewing = event('hand.new');

/**
 * R4.1, R9.3: the hand is shown and discarded, eight new cards are drawn, again until one is an encounter card, or as many as needed. `spared`:
 * cards that others have laid down already, which a quake leaves alone.
 */
export function* newHand(g: Cosmic, p: Player, spared: readonly number[] = []): Flow {
  const covered = [...spared];
  for (let tries = 0; tries < MOST_HANDS; tries++) {
    yield* renewHand(g, p, covered);
    if (encounterCards(g, p).length >= Math.max(1, neededCards(g, p))) return;
  }
}

/** The hand is shown and discarded, and eight new cards are drawn, whatever they are. */
export function* renewHand(g: Cosmic, p: Player, covered: number[] = []): Flow {
  const ev: NewHandEvent = { who: p, n: FULL_HAND, kept: [], covered };
  yield* renewing(g, ev);
  const shown = handOf(g, p).filter((c) => !covered.includes(c));
  emit(g, 'hand-shown', { who: p, cards: shown.map((c) => g.s.face[c]) });
  yield* discard(
    g,
    p,
    shown.filter((c) => !ev.kept.includes(c)),
    'new-hand',
  );
  yield* drawCards(g, p, ev.n, covered);
  noteFeat(g, p, 'new-hand');
}
