import {
  addZone,
  disturb,
  emit,
  movePiece,
  movePile,
  shuffleNumbers,
  shufflePieces,
  touch,
  zoneCell,
  type Flow,
  type Pieces,
} from '@parley/kernel';
import { pieceWords } from '@parley/kit/zones';
import type { CardId } from '../../ids/index.ts';
import { assetTexts, cardTexts, sheetTexts } from '../registry/attach.ts';
import { isEncounterType, type Face } from '../registry/face.ts';
import { playerOfZone, sheetZone } from '../registry/sources.ts';
import { swapHands } from '../state/people.ts';
import {
  enc,
  inEncounter,
  Z,
  type Back,
  type CardType,
  type Cosmic,
  type Player,
  type State,
  type Zone,
  type CardNo,
  type ZoneNo,
} from '../state/state.ts';
import { backOf, pileOf } from './backs.ts';
import { addFaces, knownCard } from './faces.ts';

/** What is printed on a card. */
export const faceOf = (g: Cosmic, card: CardNo): Face => knownCard(g, card).face;
/** The type of a card. */
export const typeOf = (g: Cosmic, card: CardNo): Face['type'] => faceOf(g, card).type;
/** Can this card be selected in the planning phase? */
export const isEncounterCard = (g: Cosmic, card: CardNo): boolean => isEncounterType(faceOf(g, card).type);
export const isType =
  (type: CardType) =>
  (g: Cosmic, card: CardNo): boolean =>
    faceOf(g, card).type === type;

const words = pieceWords<State, Pieces>({
  pieces: (g) => g.s.cards,
  put: movePiece,
  texts: cardTexts,
  hasText: (g, card) => faceOf(g, card).clauses.length > 0,
  moved: (g, card) => {
    if (g.s.taken !== undefined && g.s.taken.length > 0) noteLeft(g, card);
  },
});

/** The zone in which a card lies. */
export const zoneOf = (g: Cosmic, card: CardNo): ZoneNo => g.s.cards.zone[card];
/** The cards in a zone, the top one last. */
export const cardsIn = (g: Cosmic, zone: ZoneNo): readonly CardNo[] => g.s.cards.in[zone];
/** The cards in a player's hand. */
export const handOf = (g: Cosmic, p: Player): readonly CardNo[] => g.s.cards.in[g.s.handOf[p]];
/** How many cards a player holds. */
export const handSize = (g: Cosmic, p: Player): number => handOf(g, p).length;
/** The hand without a card that is being played: that one lies before its player (R19.3). */
export const restOfHand = (g: Cosmic, p: Player, played: number): CardNo[] => handOf(g, p).filter((x) => x !== played);
/** Of cards that were chosen from a hand, those that are still in it: an answer to the choice may have cost some. */
export const stillInHand = (g: Cosmic, p: Player, chosen: readonly number[]): CardNo[] =>
  handOf(g, p).filter((card) => chosen.includes(card));
/** Whose hand a zone is, or -1. */
export const holderOfHand = (g: Cosmic, zone: ZoneNo): Player => g.s.handOf.indexOf(zone);
/** Has this player a card with this face in the hand? */
export const holds = (g: Cosmic, p: Player, face: string): boolean => handOf(g, p).some((card) => g.s.face[card] === face);
/** The cards of one type in a hand. */
export const handOfType = (g: Cosmic, p: Player, type: Face['type']): CardNo[] => handOf(g, p).filter((card) => typeOf(g, card) === type);
/** The encounter cards in a hand. */
export const encounterCards = (g: Cosmic, p: Player): CardNo[] => handOf(g, p).filter((card) => isEncounterCard(g, card));

/** Are there so many encounter cards in a hand? Asked more often than which ones, so it makes no list and stops when it knows. */
export function holdsEncounterCards(g: Cosmic, p: Player, needed: number): boolean {
  let missing = needed;
  for (const card of handOf(g, p)) {
    if (missing <= 0) break;
    if (isEncounterCard(g, card)) missing--;
  }
  return missing <= 0;
}

/** The id by which a card is offered in a question: its face and number. */
export const cardKey = (g: Cosmic, card: CardNo): CardId => knownCard(g, card).key;
export { cardNumber as cardOfKey } from '../../ids/index.ts';

/** The one way a card moves. Whoever holds it gains or loses what it lets them do. */
export const moveCard: (g: Cosmic, card: CardNo, to: ZoneNo, where?: 'top' | 'bottom') => void = words.move;

/** Content that the state calls for: sheets in play, cards in hands, assets on the table. */
export function attachEverything(g: Cosmic): void {
  for (const sheet of g.s.sheets) if (sheet.owner >= 0) sheetTexts.attach(g, sheet);
  for (const asset of g.s.assets) assetTexts.attach(g, asset);
  words.attachAll(g);
}

export function makeZone(g: Cosmic, zone: Zone): ZoneNo {
  touch(g, zoneCell(g.s.zones.length));
  g.s.zones = [...g.s.zones, zone];
  return addZone(g.s.cards);
}

/** A card that is to be made: its face, and where it lies. */
export type NewCard = readonly [face: string, zone: ZoneNo];

/** New cards: the number of the first. Only while a game is set up. */
export function makeCards(g: Cosmic, cards: readonly NewCard[]): CardNo {
  const first = addFaces(
    g,
    cards.map(([face]) => face),
  );
  cards.forEach(([, zone], i) => {
    g.s.cards.zone.push(zone);
    g.s.cards.in[zone].push(first + i);
  });
  return first;
}

/** The cards of a deck of which there are several of each. */
export const copiesOf = (deck: readonly (readonly [face: string, n: number])[], zone: ZoneNo): NewCard[] =>
  deck.flatMap(([face, n]) => Array.from({ length: n }, (): NewCard => [face, zone]));

/** Shuffles the cards of a zone. */
export function shuffleZone(g: Cosmic, zone: ZoneNo): void {
  shufflePieces(g, g.s.cards, zone);
}

/** Zones of cards that belong to a discard pile when a deck is made of it. */
const besidePile = (g: Cosmic): number[] =>
  g.s.sheets.flatMap((sheet) => Object.values(sheet.zones).filter((zone) => sheetZone(g, zone)?.pile));

/** Cards with this back that lie elsewhere but will be part of their discard pile. */
export const countBesidePile = (g: Cosmic, back: Back): number =>
  besidePile(g).reduce((n, zone) => n + cardsIn(g, zone).filter((card) => backOf(g, card) === back).length, 0);

/** A deck is about to be made of the discard pile for these backs: what belongs to it joins it. */
export function completePile(g: Cosmic, back: Back): void {
  for (const zone of besidePile(g))
    for (const card of cardsIn(g, zone).slice()) if (backOf(g, card) === back) moveCard(g, card, pileOf(g, card));
}

/** All cards of a discard pile go on top of a deck, where they do as little as they did there. */
export function pileOnto(g: Cosmic, pile: number, deck: number): void {
  movePile(g, g.s.cards, pile, deck);
}

/** R16.4: an empty deck is made anew from the discard pile. False when there is nothing left to make it of. */
export function replenish(g: Cosmic): boolean {
  if (cardsIn(g, Z.deck).length > 0) return true; // dominion-quake-01, incursion-quake-01, storm-quake-01
  completePile(g, 'cosmic');
  if (cardsIn(g, Z.discard).length === 0) return false; // dominion-quake-01, incursion-quake-01, storm-quake-01
  shufflePileIn(g);
  g.s.reshuffles++;
  return true;
}

/** The discard pile is shuffled into what is left of the deck. Returns how many cards it had. */
export function shufflePileIn(g: Cosmic): number {
  completePile(g, 'cosmic');
  const n = cardsIn(g, Z.discard).length;
  pileOnto(g, Z.discard, Z.deck);
  shuffleZone(g, Z.deck);
  emit(g, 'deck-reshuffled', { n });
  return n;
}

/** Takes the top card of the deck into a zone, or -1 when deck and discard pile are empty. */
export function takeTop(g: Cosmic, to: number): CardNo {
  if (!replenish(g)) return -1;
  const deck = cardsIn(g, Z.deck);
  const card = deck[deck.length - 1];
  moveCard(g, card, to);
  return card;
}

/** Gives a card to somebody's hand. */
export function toHand(g: Cosmic, card: CardNo, p: Player): void {
  moveCard(g, card, g.s.handOf[p]);
}

/**
 * Cards go from one hand to another because the receiver takes them. Only they see which. Every effect that takes cards says it in this
 * word or the next, since some cards strike back at whoever takes and keeps them (R26.8).
 */
export function takeCards(g: Cosmic, taker: Player, from: Player, cards: readonly CardNo[]): void {
  if (cards.length === 0) return;
  for (const card of cards) toHand(g, card, taker);
  emit(g, 'cards-taken', { by: taker, from, n: cards.length }, { to: [taker, from], data: { cards: cards.map((x) => g.s.face[x]) } });
  noteTaken(g, taker, cards); // incursion-rift-04, dominion-rift-02, faq-rift-4
}

/** Somebody takes the whole hand of another player and gives the own one for it: what is given is not taken (faq-rift-2). */
export function tradeHands(g: Cosmic, taker: Player, other: Player): void {
  swapHands(g, taker, other);
  noteTaken(g, taker, handOf(g, taker)); // faq-rift-1, faq-trader-2
}

/** A card that was taken and goes elsewhere has not been kept, wherever it comes to lie afterwards. */
function noteLeft(g: Cosmic, card: CardNo): void {
  g.s.taken = g.s.taken?.filter((x) => x.card !== card);
}

/** Writes down cards that will not be taken lightly. Whether they are kept is seen when the effect is over. */
function noteTaken(g: Cosmic, by: Player, cards: readonly CardNo[]): void {
  for (const card of cards) {
    if (!faceOf(g, card).taken) continue;
    (g.s.taken ??= []).push({ card, by, waits: 0 });
    disturb(g);
  }
}

/** Cards go from one hand to another because the giver gives them. */
export function giveCards(g: Cosmic, giver: Player, to: Player, cards: readonly CardNo[]): void {
  if (cards.length === 0) return;
  for (const card of cards) toHand(g, card, to);
  emit(g, 'cards-given', { by: giver, to, n: cards.length }, { to: [giver, to], data: { cards: cards.map((x) => g.s.face[x]) } });
}

/** Somebody picks a card up from where everybody has seen it: the discard pile, or on its way there. */
export function pickUp(g: Cosmic, p: Player, cards: readonly CardNo[]): void {
  if (cards.length === 0) return;
  for (const card of cards) toHand(g, card, p);
  emit(g, 'cards-picked-up', { who: p, cards: cards.map((c) => g.s.face[c]) });
}

/** Where a card that was played in this encounter came from, or where another one is. */
export function playedFrom(g: Cosmic, card: CardNo): ZoneNo {
  const from = inEncounter(g) ? enc(g).played.findLast((x) => x.card === card)?.zone : undefined;
  return from ?? zoneOf(g, card);
}

/** A card that returns to the hand goes to the zone it came from, if that is still this player's (faq-miser-3). */
export function returnCard(g: Cosmic, p: Player, card: CardNo, from = playedFrom(g, card)): void {
  moveCard(g, card, playerOfZone(g, from) === p ? from : g.s.handOf[p]);
}

/** `n` random cards out of a list. */
export const atRandom = (g: Cosmic, cards: readonly CardNo[], n: number): CardNo[] => shuffleNumbers(g.random, cards.slice()).slice(0, n);

export type CardFlow = Flow<readonly number[]>;
