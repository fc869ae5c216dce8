import { touch, emit, ask, type Flow, showing, oneOf, type Choose } from '@parley/kernel';
import { cardNumber as cardOfKey } from '../../../ids/faces.ts';
import { SHOWS } from '../../../ids/shows.ts';
import { zoneOfKind, newAsset, retire } from '../../cards/asset-cards.ts';
import { makeZone, makeCards, shuffleZone, cardsIn, moveCard, cardKey } from '../../cards/zones.ts';
import { cardOfAsset } from '../../registry/sources.ts';
import { release } from '../../ships/released-assets.ts';
import type { Cosmic, Player, Asset, CardNo } from '../../state/state.ts';
import { allTechs, faceId } from './define.ts';

/** R24.1: techs dealt to everybody, of which one is kept. */
export const DEALT = 2;
/** R32.1: techs that take so many ships are left out with four planets each. */
const TOO_DEAR = 8;

/** The tech deck. An effect may need it in a game without technology: then it is made now. */
export function techDeck(g: Cosmic): number {
  if (zoneOfKind(g, 'tech-deck') < 0) makeTechDeck(g);
  return zoneOfKind(g, 'tech-deck');
}

export function makeTechDeck(g: Cosmic): void {
  const deck = makeZone(g, { kind: 'tech-deck', sheet: -1, name: '' });
  makeZone(g, { kind: 'tech-discard', sheet: -1, name: '' });
  touch(g, 'technology');
  const techs = allTechs().filter(({ research }) => g.s.options.planets === 5 || research === 'X' || research < TOO_DEAR);
  makeCards(
    g,
    techs.map(({ id }) => [faceId(id), deck]),
  );
  shuffleZone(g, deck);
}

/** Could anybody draw a tech? */
export const techsLeft = (g: Cosmic): boolean =>
  zoneOfKind(g, 'tech-deck') < 0 || cardsIn(g, zoneOfKind(g, 'tech-deck')).length + cardsIn(g, zoneOfKind(g, 'tech-discard')).length > 0;

/** Draws techs: they lie facedown in front of the player (R24.10). */
export function drawTechs(g: Cosmic, p: Player, n: number): Asset[] {
  const drawn: Asset[] = [];
  while (drawn.length < n && techsLeft(g)) drawn.push(newAsset(g, 'tech', topTech(g), g.s.colourOf[p], false));
  tellDrawn(g, p, drawn);
  return drawn;
}

/** Somebody takes this one out of the tech deck, which is shuffled then. */
export function pickTech(g: Cosmic, p: Player, card: CardNo): Asset {
  const picked = newAsset(g, 'tech', card, g.s.colourOf[p], false);
  tellDrawn(g, p, [picked]);
  shuffleZone(g, techDeck(g));
  return picked;
}

function tellDrawn(g: Cosmic, p: Player, drawn: readonly Asset[]): void {
  const cards = drawn.map((x) => g.s.face[cardOfAsset(g, x)]);
  if (cards.length > 0) emit(g, 'techs-drawn', { who: p, n: cards.length }, { to: [p], data: { cards } });
}

function topTech(g: Cosmic): number {
  const cards = techsInDeck(g);
  return cards[cards.length - 1];
}

/** R24.10: an empty deck is made anew from the discarded techs. */
export function techsInDeck(g: Cosmic): readonly number[] {
  const deck = techDeck(g);
  if (cardsIn(g, deck).length === 0) {
    for (const card of cardsIn(g, zoneOfKind(g, 'tech-discard')).slice()) moveCard(g, card, deck);
    shuffleZone(g, deck);
    emit(g, 'tech-deck-reshuffled', {});
  }
  return cardsIn(g, deck);
}

/** Draws two techs and keeps one of them. */
export function* bestOfTwo(g: Cosmic, p: Player): Flow {
  const techs = drawTechs(g, p, DEALT);
  if (techs.length < DEALT) return;
  keepOne(g, techs, yield* ask(keepQuestion(g, p, techs)));
  for (const x of techs) yield* release(g, x);
}

export const keepQuestion = (g: Cosmic, seat: Player, techs: readonly Asset[]): Choose =>
  showing(
    SHOWS.card,
    oneOf(
      seat,
      'technology.keep',
      'rule:R24.1',
      techs.map((x) => cardKey(g, cardOfAsset(g, x))),
    ),
  );

export function keepOne(g: Cosmic, techs: readonly Asset[], kept: string): void {
  for (const x of techs) if (cardOfAsset(g, x) !== cardOfKey(kept)) retire(g, x);
}
