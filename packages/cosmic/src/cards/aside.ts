import { emit, touch } from '@parley/kernel';
import { enc, type Cosmic, type Player } from '../board/state.ts';
import { makeZone, moveCard, zoneOf } from './zones.ts';

/**
 * Cards that their player lays facedown until the encounter is over: no part of a hand meanwhile, and known to nobody else. Then they
 * return by themselves, unless something else has become of them.
 */
export function layAside(g: Cosmic, who: Player, cards: readonly number[]): void {
  if (cards.length === 0) return;
  const zone = coveredZone(g, who);
  for (const card of cards) {
    moveCard(g, card, zone);
    enc(g).aside.push({ card, to: who });
  }
  const faces = cards.map((x) => g.s.face[x]);
  emit(g, 'cards-laid-aside', { who, n: cards.length }, { to: [who], data: { cards: faces } });
}

/** Everybody gets a place for such cards as soon as somebody needs one. */
export function coveredZone(g: Cosmic, who: Player): number {
  if (g.s.covered === undefined) {
    g.s.covered = g.s.handOf.map(() => makeZone(g, { kind: 'covered', sheet: -1, name: '' }));
    touch(g, 'people');
  }
  return g.s.covered[who];
}

/** Does a card lie aside, open or facedown? */
export function isAside(g: Cosmic, card: number): boolean {
  const { kind } = g.s.zones[zoneOf(g, card)];
  return kind === 'aside' || kind === 'covered';
}
