import { addZone, emit, movePiece, shufflePieces, type Flow } from '@parley/kernel';
import { Z, type CardType, type Cosmic, type Player, type Zone } from '../board/state.ts';
import { faceById } from '../registry.ts';
import { attachCard, detachCard, isPlayableZone } from '../powers/attach.ts';
import { isEncounterType, type Face } from './define.ts';

export const faceOf = (g: Cosmic, card: number): Face => faceById(g.s.face[card]);
export const typeOf = (g: Cosmic, card: number): CardType | 'destiny' => faceOf(g, card).type;
export const isEncounterCard = (g: Cosmic, card: number): boolean => isEncounterType(faceOf(g, card).type);
export const isType =
  (type: CardType) =>
  (g: Cosmic, card: number): boolean =>
    faceOf(g, card).type === type;

export const zoneOf = (g: Cosmic, card: number): number => g.s.cards.zone[card];
export const cardsIn = (g: Cosmic, zone: number): readonly number[] => g.s.cards.in[zone];
export const handOf = (g: Cosmic, p: Player): readonly number[] => g.s.cards.in[g.s.handOf[p]];
export const handSize = (g: Cosmic, p: Player): number => handOf(g, p).length;
/** Whose hand a zone is, or -1. */
export const holderOfHand = (g: Cosmic, zone: number): Player => g.s.handOf.indexOf(zone);
export const holds = (g: Cosmic, p: Player, face: string): boolean =>
  handOf(g, p).some((card) => g.s.face[card] === face);
export const encounterCards = (g: Cosmic, p: Player): number[] =>
  handOf(g, p).filter((card) => isEncounterCard(g, card));

/** The id by which a card is offered in a question: its face and number. */
export const cardKey = (g: Cosmic, card: number): string => `${g.s.face[card]}#${card}`;
export const cardOfKey = (key: string): number => Number(key.slice(key.lastIndexOf('#') + 1));

/** The one way a card moves. Whoever holds it gains or loses what it lets them do. */
export function moveCard(g: Cosmic, card: number, to: number, where: 'top' | 'bottom' = 'top'): void {
  const from = zoneOf(g, card);
  const acts = faceOf(g, card).clauses.length > 0;
  if (acts && isPlayableZone(g, from)) detachCard(g, card);
  movePiece(g, g.s.cards, card, to, where);
  if (acts && isPlayableZone(g, to)) attachCard(g, card);
}

export function makeZone(g: Cosmic, zone: Zone): number {
  g.s.zones.push(zone);
  return addZone(g.s.cards);
}

/** A new card of this face, in a zone. Only while a game is set up. */
export function makeCard(g: Cosmic, face: string, zone: number): number {
  const card = g.s.face.push(face) - 1;
  g.s.cards.zone.push(zone);
  g.s.cards.in[zone].push(card);
  return card;
}

export function shuffleZone(g: Cosmic, zone: number): void {
  shufflePieces(g, g.s.cards, zone);
}

/** R16.4: an empty deck is made anew from the discard pile. False when there is nothing left to make it of. */
export function replenish(g: Cosmic): boolean {
  if (cardsIn(g, Z.deck).length > 0) return true;
  const pile = cardsIn(g, Z.discard).slice();
  if (pile.length === 0) return false;
  for (const card of pile) moveCard(g, card, Z.deck);
  shuffleZone(g, Z.deck);
  emit(g, 'deck-reshuffled', { n: pile.length });
  return true;
}

/** Takes the top card of the deck into a zone, or -1 when deck and discard pile are empty. */
export function takeTop(g: Cosmic, to: number): number {
  if (!replenish(g)) return -1;
  const deck = cardsIn(g, Z.deck);
  const card = deck[deck.length - 1];
  moveCard(g, card, to);
  return card;
}

/** Gives a card to somebody's hand. */
export function toHand(g: Cosmic, card: number, p: Player): void {
  moveCard(g, card, g.s.handOf[p]);
}

/** Cards go from one hand to another because the receiver takes them. Only they see which. */
export function takeCards(g: Cosmic, taker: Player, from: Player, cards: readonly number[]): void {
  if (cards.length === 0) return;
  for (const card of cards) toHand(g, card, taker);
  emit(
    g,
    'cards-taken',
    { by: taker, from, n: cards.length },
    { to: [taker, from], data: { cards: cards.map((x) => g.s.face[x]) } },
  );
}

/** Cards go from one hand to another because the giver gives them. */
export function giveCards(g: Cosmic, giver: Player, to: Player, cards: readonly number[]): void {
  if (cards.length === 0) return;
  for (const card of cards) toHand(g, card, to);
  emit(
    g,
    'cards-given',
    { by: giver, to, n: cards.length },
    { to: [giver, to], data: { cards: cards.map((x) => g.s.face[x]) } },
  );
}

/** `n` random cards out of a list. */
export const atRandom = (g: Cosmic, cards: readonly number[], n: number): number[] =>
  g.random.shuffle(cards.slice()).slice(0, n);

export type CardFlow = Flow<readonly number[]>;
