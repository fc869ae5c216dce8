import type { CardNo } from '../state/state.ts';
import { emit, type Flow } from '@parley/kernel';
import { chooseCard } from '../asking/ask.ts';
import { ability, amend, type Boost, type Ctx, type PlayableSpec } from '../registry/clauses.ts';
import { discardable, restToDiscard, stillDiscardable } from './own-cards.ts';

/**
 * A turn that must begin with a card out of one's own hand, which everybody sees before anybody can zap. `ask`: which card it shall be;
 * `told`: the event that tells of it.
 */
export const openingCard = (ask: string, told: string, commit: (c: Ctx, card: CardNo, boost: Boost | null) => Flow): PlayableSpec =>
  ability<number>({
    at: 'turn.start', // faq-general-52
    as: 'offense',
    must: true,
    when: ({ g, me }) => discardable(g, me).length > 0,
    prepare: (c) => chooseOpening(c, ask, told),
    *commit(c, chosen, boost) {
      // Whoever has spent the card on an answer to the use has to begin with another one.
      const isThere = stillDiscardable(c.g, c.me, [chosen]).length > 0;
      yield* commit(c, isThere ? chosen : yield* chooseOpening(c, ask, told), boost);
    },
  });

function* chooseOpening({ g, me }: Ctx, ask: string, told: string): Flow<number> {
  const card = yield* chooseCard(g, me, discardable(g, me), { tag: ask });
  emit(g, told, { who: me, card: g.s.face[card] });
  return card;
}

/** The super flare of such a power. It does not leave its player without a card to begin with. */
export const openingFlare = amend({ when: ({ g, me, card }) => restToDiscard(g, me, card).length > 0 });
