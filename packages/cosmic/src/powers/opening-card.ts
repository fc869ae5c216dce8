import { emit, type Flow } from '@parley/kernel';
import { chooseCard } from '../words.ts';
import { ability, amend, type Boost, type Ctx, type PlayableSpec } from './clauses.ts';
import { discardable, restToDiscard } from './own-cards.ts';

/**
 * A turn that must begin with a card out of one's own hand, which everybody sees before anybody can zap. `ask`: which card it shall be;
 * `told`: the event that tells of it.
 */
export const openingCard = (
  ask: string,
  told: string,
  commit: (c: Ctx, card: number, boost: Boost | null) => Flow,
): PlayableSpec =>
  ability<number>({
    at: 'turn.start',
    as: 'offense',
    must: true,
    when: ({ g, me }) => discardable(g, me).length > 0,
    *prepare({ g, me }) {
      const card = yield* chooseCard(g, me, discardable(g, me), { tag: ask });
      emit(g, told, { who: me, card: g.s.face[card] });
      return card;
    },
    commit,
  });

/** The super flare of such a power. It does not leave its player without a card to begin with. */
export const openingFlare = amend({ when: ({ g, me, card }) => restToDiscard(g, me, card).length > 0 });
