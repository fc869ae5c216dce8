import { emit, type Flow } from '@parley/kernel';
import { players } from '../board/people.ts';
import { Z, type Cosmic, type Player } from '../board/state.ts';
import { alienById } from '../registry.ts';
import { event, type DiscardEvent } from '../windows.ts';
import {
  cardsIn,
  encounterCards,
  faceOf,
  handOf,
  isEncounterCard,
  moveCard,
  shuffleZone,
  takeTop,
  toHand,
} from './zones.ts';

const discarding = event('cards.discard');

/** Cards go to the discard pile, unless an effect catches them on the way. Face up, in the official order (R16.2, R16.3). */
export function* discard(
  g: Cosmic,
  by: Player,
  cards: readonly number[],
  why: DiscardEvent['why'],
): Flow<readonly number[]> {
  if (cards.length === 0) return [];
  const ev: DiscardEvent = { by, why, cards: [...cards] };
  yield* discarding(g, ev);
  return toPile(g, by, ev.cards);
}

function toPile(g: Cosmic, by: Player, cards: readonly number[]): readonly number[] {
  if (cards.length === 0) return cards;
  const order = cards.length === 1 ? cards : officialOrder(g, cards);
  for (const card of order) moveCard(g, card, Z.discard);
  emit(g, 'cards-discarded', { who: by, cards: order.map((c) => g.s.face[c]) });
  return order;
}

function officialOrder(g: Cosmic, cards: readonly number[]): number[] {
  const rank = (c: number): number => (isEncounterCard(g, c) ? 1 : 0);
  const name = (c: number): string => g.s.face[c];
  return [...cards].sort((a, b) => rank(a) - rank(b) || (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b));
}

/** Draws from the deck into the hand. Nothing left anywhere: a cosmic quake, which replaces the draw (R16.5, R16.7). */
export function* drawCards(g: Cosmic, p: Player, n: number): Flow<number[]> {
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = takeTop(g, g.s.handOf[p]);
    if (card < 0) {
      announceDraw(g, p, drawn);
      yield* quake(g);
      return drawn.filter((c) => handOf(g, p).includes(c));
    }
    drawn.push(card);
  }
  announceDraw(g, p, drawn);
  return drawn;
}

function announceDraw(g: Cosmic, p: Player, drawn: readonly number[]): void {
  if (drawn.length > 0)
    emit(g, 'cards-drawn', { who: p, n: drawn.length }, { to: [p], data: { cards: drawn.map((c) => g.s.face[c]) } });
}

/** Cards of a full hand (R2.7). */
export const FULL_HAND = 8;

/** R16.5: everybody discards, the pile becomes the deck, everybody is dealt eight. R16.6 when even that is too little. */
export function* quake(g: Cosmic): Flow {
  g.s.quakes++;
  emit(g, 'cosmic-quake', {});
  for (const p of players(g)) toPile(g, p, handOf(g, p).slice());
  const needed = FULL_HAND * g.s.players;
  const aftershock = cardsIn(g, Z.discard).length + cardsIn(g, Z.deck).length < needed;
  if (aftershock) {
    emit(g, 'cosmic-aftershock', {});
    g.s.zones.forEach((zone, i) => {
      if (zone.kind === 'sheet' || zone.kind === 'aside')
        for (const card of cardsIn(g, i).slice()) moveCard(g, card, Z.discard);
    });
  }
  for (const card of cardsIn(g, Z.discard).slice()) moveCard(g, card, Z.deck);
  shuffleZone(g, Z.deck);
  for (const p of players(g)) for (let i = 0; i < FULL_HAND; i++) takeTop(g, g.s.handOf[p]);
  for (const p of players(g)) emit(g, 'hand-dealt', { who: p, n: handOf(g, p).length });
  if (aftershock)
    for (const sheet of g.s.sheets) {
      const a = alienById(sheet.alien);
      if (a.redeal) yield* a.redeal(g, sheet.owner, sheet);
    }
}

const renewing = event('hand.new');
const renewed = event('hand.drawn');

/** R4.1, R9.3: the hand is shown and discarded, eight new cards are drawn, again until one is an encounter card. */
export function* newHand(g: Cosmic, p: Player): Flow {
  for (let tries = 0; tries < 10; tries++) {
    const ev = { who: p, kept: [] as number[] };
    yield* renewing(g, ev);
    const gone = handOf(g, p).filter((c) => !ev.kept.includes(c));
    emit(g, 'hand-shown', { who: p, cards: handOf(g, p).map((c) => g.s.face[c]) });
    const before = g.s.quakes;
    for (const card of ev.kept) moveCard(g, card, Z.table);
    yield* discard(g, p, gone, 'new-hand');
    yield* drawCards(g, p, FULL_HAND);
    for (const card of ev.kept) toHand(g, card, p);
    yield* renewed(g, { who: p, kept: ev.kept });
    if (encounterCards(g, p).length > 0 || g.s.quakes > before) return;
  }
}

export { faceOf };
