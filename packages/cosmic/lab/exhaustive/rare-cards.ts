import { HAZARDS, REWARD_CARDS, TECHS, type Position, type Tech } from '../../index.ts';
import type { Draft } from '../../testing/index.ts';
import type { Random } from '@parley/kernel';
import { byRarity, type Tally } from '@parley/lab/kit';
import { faceIds } from '../../ids/index.ts';
import { rewardDeckCalled } from '../../view/printed.ts';

/** Ships on a tech that takes any number of them. */
const SOME_SHIPS = 3;
/** Cards that lie on top of a deck of a variant. */
const ON_TOP = 4;

/**
 * Cards of the variants that were hardly used, where they will be: on top of their decks, and techs with all the ships they take, since
 * whoever researches at random gives up long before the dear ones are done. Every other game of a variant is set up as usual.
 */
export function rareCards(r: Random, options: Draft, colours: readonly string[], seen: Tally): Position {
  const { technology, hazards, rewards, commonRewards } = options;
  const times = (face: string): number => seen[`card:${face}`] ?? 0;
  return {
    ...(technology === true && options.planets !== 4 && r.chance(0.5)
      ? {
          techs: researched(
            byRarity(r, TECHS, (t) => times(faceIds.write.tech({ tech: t.id }))),
            colours,
          ),
        }
      : {}),
    ...(hazards === true && r.chance(0.5)
      ? {
          hazardDeck: byRarity(r, HAZARDS, (h) => times(faceIds.write.hazard({ hazard: h.id })))
            .map((h) => h.id)
            .slice(0, ON_TOP),
        }
      : {}),
    ...(rewards !== undefined && commonRewards !== true && r.chance(0.5)
      ? {
          rewardDeck: byRarity(
            r,
            REWARD_CARDS[rewardDeckCalled(rewards)].map(([face]) => face),
            times,
          ).slice(0, ON_TOP),
        }
      : {}),
  };
}

/** One tech for everybody. */
const researched = (techs: readonly Tech[], colours: readonly string[]): NonNullable<Position['techs']> =>
  Object.fromEntries(colours.map((colour, i) => [colour, { [techs[i].id]: techs[i].research === 'X' ? SOME_SHIPS : techs[i].research }]));
