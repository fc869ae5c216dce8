import type { Answer } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { newSeenGame, type SeenGame } from '../../testing/index.ts';
import { planSeed } from '../../web/seeding/plan.ts';
import { leftToSeed } from '../../web/seeding/tray.tsx';
import { staged } from './scenes.ts';

/** Both let the plan seed until the first turn; how many cards were placed by it. */
function seedAll(game: SeenGame): number {
  for (let n = 0; n < 400; n++) {
    const seat = game.waiting();
    if (seat === null) throw new Error('nobody is asked');
    const { scene, question } = staged(game, seat);
    if (question?.tag === 'turn.act') return n;
    const answer: Answer | null = question && planSeed(scene, question);
    if (answer === null) throw new Error(`the plan has nothing to say to ${question?.tag}`);
    game.answer(seat, answer);
  }
  throw new Error('seeding never ends');
}

describe('the plan that seeds', () => {
  it.each(['one', 'two', 'three'])('places everything that belongs somewhere, and no mis-seed (%s)', (seed) => {
    const game = newSeenGame({ seats: [{ deck: 'Dominion' }, { deck: 'Klingons' }] }, seed);
    seedAll(game);
    for (const seat of [0, 1]) {
      const { scene } = staged(game, seat);
      const { board, lexicon } = scene;
      const locations = board.lines.flatMap((x) => x.locations);
      const own = locations.flatMap(({ card, seat: whose, seeds }) =>
        seeds.cards.flatMap((x) =>
          x.seat === seat && x.card !== undefined ? [{ on: card, whose, seed: lexicon.cards[x.card]?.facts }] : [],
        ),
      );
      expect(own.length).toBeGreaterThan(6);
      for (const { on, whose, seed: facts } of own) {
        const mission = lexicon.cards[on]?.facts;
        if (facts?.type !== 'Dilemma' || mission?.type !== 'Mission') continue;
        // Under what the other player will attempt, and where it can be met.
        expect(whose).toBe(1 - seat);
        expect(facts.where === 'either' || mission.where === 'dual' || facts.where === mission.where).toBe(true);
      }
      // Not all under one mission.
      expect(
        Math.max(
          ...Map.groupBy(own, (x) => x.on)
            .values()
            .map((x) => x.length),
        ),
      ).toBeLessThan(own.length / 2);
      const homes = locations.flatMap((x) => [...x.space.things, ...(x.surface?.things ?? [])].filter((y) => y.seat === seat));
      expect(homes.map((x) => lexicon.cards[x.card ?? '']?.facts.type)).toContain('Facility');
    }
  });

  it('says nothing to questions that are not about seeding', () => {
    const game = newSeenGame({ seats: [{ deck: 'Dominion' }, { deck: 'Klingons' }], first: 0 }, 'after');
    seedAll(game);
    const { scene, question } = staged(game, 0);
    expect(question && planSeed(scene, question)).toBeNull();
  });

  it('what is left to seed is one’s own, without missions', () => {
    const game = newSeenGame({ seats: [{ deck: 'Dominion' }, { deck: 'Klingons' }], first: 0 }, 'left');
    const { scene } = staged(game, 0);
    const left = leftToSeed(scene, 0).map((x) => scene.lexicon.cards[x.card ?? '']?.facts.type);
    expect(left).toContain('Dilemma');
    expect(left).not.toContain('Mission');
    expect(leftToSeed(scene, 1)).toEqual([]);
  });
});
