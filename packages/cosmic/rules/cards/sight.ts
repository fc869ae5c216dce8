import { emit, lingeringOf, type Lingering } from '@parley/kernel';
import { lingering } from '../registry/lingering.ts';
import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { handOf } from './zones.ts';

/** What an effect let somebody see of another's cards: as they were at that moment, not as they are (R22.1). */
export type Sight = { readonly from: Player; readonly cards: readonly string[] };

const sights = lingering<Sight>('cards.seen', []);

/** Somebody, and nobody else, sees these cards of another player. The view keeps them in mind to the end of the encounter. */
export function showCards(g: Cosmic, to: Player, from: Player, cards: readonly CardNo[]): void {
  const faces = cards.map((card) => g.s.face[card]).sort();
  sights.start(g, to, { from, cards: faces });
  emit(g, 'cards-seen', { by: to, from, n: faces.length }, { to: [to], data: { cards: faces } });
}

/** Cards of somebody that another player has not been shown in this encounter: to show those again would tell nothing. */
export function unseenBy(g: Cosmic, by: Player, from: Player): CardNo[] {
  const seen = lingeringOf(g, sights.id).flatMap((x) => {
    const sight = sights.in(x);
    return x.owner === by && sight?.from === from ? sight.cards : [];
  });
  return handOf(g, from).filter((card) => !seen.includes(g.s.face[card]));
}

/** What a lingering effect holds for its owner's eyes only, or null. */
export const sightIn = (effect: Lingering): Sight | null => sights.in(effect);
