import { emit, touch } from '@parley/kernel';
import { enc, inEncounter, Z, type Cosmic, type Player, type CardNo, type ZoneNo } from '../state/state.ts';
import { makeZone, moveCard, playedFrom, returnCard, zoneOf } from './zones.ts';

// Cards that lie aside until the encounter is over. Then they return to where they came from by themselves, unless something else has
// become of them.

/** A card that was played and that everybody has seen lies there openly. */
export function setAside(g: Cosmic, who: Player, card: CardNo): void {
  enc(g).aside.push({ card, to: who, from: playedFrom(g, card) });
  moveCard(g, card, Z.aside);
  emit(g, 'card-set-aside', { who, card: g.s.face[card] });
}

/** Cards that their player lays facedown: no part of a hand meanwhile, and known to nobody else. */
export function layAside(g: Cosmic, who: Player, cards: readonly CardNo[]): void {
  if (cards.length === 0) return;
  const zone = coveredZone(g, who);
  for (const card of cards) {
    enc(g).aside.push({ card, to: who, from: zoneOf(g, card) });
    moveCard(g, card, zone);
  }
  const faces = cards.map((x) => g.s.face[x]);
  emit(g, 'cards-laid-aside', { who, n: cards.length }, { to: [who], data: { cards: faces } });
}

/** Everybody gets a place for such cards as soon as somebody needs one. */
export function coveredZone(g: Cosmic, who: Player): ZoneNo {
  if (g.s.covered === undefined) {
    g.s.covered = g.s.handOf.map(() => makeZone(g, { kind: 'covered', sheet: -1, name: '' }));
    touch(g, 'people');
  }
  return g.s.covered[who];
}

/** To whom a card returns that lies aside until the encounter is over, or -1. It cannot be used meanwhile, but nobody has lost it. */
export const returnsTo = (g: Cosmic, card: CardNo): Player =>
  (inEncounter(g) ? enc(g).aside.find((x) => x.card === card)?.to : undefined) ?? -1;

/** The encounter is over: what lies aside returns. A cosmic aftershock may have swept it up (R16.6). */
export function returnAside(g: Cosmic): void {
  const { aside } = enc(g);
  if (aside.length === 0) return;
  for (const { card, to, from } of aside.splice(0)) if (isAside(g, card)) returnCard(g, to, card, from);
}

/** Does a card lie aside, open or facedown? */
function isAside(g: Cosmic, card: CardNo): boolean {
  const { kind } = g.s.zones[zoneOf(g, card)];
  return kind === 'aside' || kind === 'covered';
}
