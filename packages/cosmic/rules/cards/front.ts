import { emit, touch, type Random } from '@parley/kernel';
import { enc, type CardType, type Cosmic, type Encounter, type Laid, type Player, type CardNo } from '../state/state.ts';
import { backOf } from './backs.ts';
import { moveCard, returnCard, typeOf, zoneOf } from './zones.ts';

/** Lays a card facedown in front of its player, who says of what type it is (R26.6, R26.7). It is no part of a hand from then on. */
export function layInFront(g: Cosmic, by: Player, card: CardNo): void {
  const { rewards } = g.s;
  const type = typeOf(g, card);
  if (!rewards || (type !== 'kicker' && type !== 'intimidate')) return;
  const e = enc(g);
  e.played.push({ card, by, zone: zoneOf(g, card), since: e.phase });
  moveCard(g, card, rewards.front); // dominion-intimidate-19
  (e.laid ??= []).push({ card, by, type, up: false }); // dominion-intimidate-03
  touch(g, 'encounter');
  emit(g, 'card-laid', { who: by, type });
}

/** The card of this type that lies in front of somebody, turned up or not. */
export const laidBy = (e: Encounter, by: Player, type: CardType): Laid | undefined => e.laid?.find((x) => x.by === by && x.type === type);

/** A card that lies facedown in front of somebody is turned up. */
export function turnUpLaid(g: Cosmic, x: Laid): void {
  x.up = true;
  touch(g, 'encounter');
  emit(g, 'laid-card-revealed', { who: x.by, card: g.s.face[x.card] });
}

/** A card no longer lies in front of anybody: it has gone elsewhere, or is about to. */
export function unlay(g: Cosmic, x: Laid): void {
  const e = enc(g);
  e.laid = e.laid?.filter((y) => y !== x);
  touch(g, 'encounter');
}

/** A card goes back, unseen, to where it was played from. */
export function takeBackLaid(g: Cosmic, x: Laid): void {
  unlay(g, x);
  returnCard(g, x.by, x.card);
  emit(g, 'laid-card-returned', { who: x.by, type: x.type });
}

const NONE: readonly Laid[] = [];
/** What lies in front of players when an encounter ends: cards nobody has seen go back; those that lie open are to be discarded. */
export function clearFront(g: Cosmic): readonly Laid[] {
  const { laid } = enc(g);
  if (laid === undefined || laid.length === 0) return NONE;
  for (const x of laid)
    if (!x.up) {
      takeBackLaid(g, x); // faq-loser-4
    }
  enc(g).laid = [];
  touch(g, 'encounter');
  return laid.filter((x) => x.up);
}

/** For the test of view safety: to whoever does not know it, a card that lies facedown might be any hidden one with the same back. */
export function scrambleLaid(g: Cosmic, seat: Player | null, random: Random, zones: readonly number[]): void {
  for (const { laid } of g.s.encounters)
    for (const x of laid ?? []) {
      const back = backOf(g, x.card);
      const alike = zones.flatMap((i) => g.s.cards.in[i]).filter((card) => backOf(g, card) === back);
      if (!x.up && x.by !== seat && alike.length > 0) exchange(g, x, random.pick(alike));
    }
}

function exchange(g: Cosmic, x: Laid, card: CardNo): void {
  const { cards } = g.s;
  const [front, there] = [cards.zone[x.card], cards.zone[card]];
  cards.in[front] = cards.in[front].map((c) => (c === x.card ? card : c));
  cards.in[there] = cards.in[there].map((c) => (c === card ? x.card : c));
  cards.zone[x.card] = there;
  cards.zone[card] = front;
  x.card = card;
}
