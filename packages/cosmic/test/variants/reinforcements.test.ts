import { describe, expect, it } from 'vitest';
import { fight, totals } from './rewards.ts';

describe('cards that add to a side', () => {
  it('plain: a reinforcement adds its number to the side its player says', () => {
    for (const [side, sum] of [
      ['offense', [10 + 3 + 5, 6 + 4]],
      ['defense', [10 + 3, 6 + 4 + 5]],
    ] as const) {
      const t = fight({ red: ['attack-10', 'reinforcement-5'], blue: ['attack-06'] });
      t.use('red', 'reinforcement-5');
      t.plan('red', 'reinforce.side', side);
      t.run();
      expect(totals(t)).toEqual(sum);
    }
  });

  it('reinforcements: one of them adds as much as its player has ships in the encounter', () => {
    const t = fight({ red: ['attack-10', 'reinforcement-x'], blue: ['attack-06'] });
    t.use('red', 'reinforcement-x');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(totals(t)).toEqual([10 + 3 + 3, 6 + 4]);
  });

  it('reinforcements: by house rule never for a negotiate; then there is no side to choose', () => {
    const options = { rewards: 'both', house: { reinforceNegotiate: 'forbidden' } };
    const t = fight({ red: ['attack-10', 'reinforcement-5'], blue: ['negotiate'] }, {}, { options });
    t.use('red', 'reinforcement-5');
    t.run();
    expect(t.story()).not.toContain('reinforce.side');
    expect((totals(t) as number[])[0]).toBe(10 + 3 + 5);
  });

  it('intimidates: whoever has played another card may still lay one, but no second one', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['plague', 'intimidate-19', 'intimidate-29'] });
    t.use('purple', 'plague');
    t.plan('purple', 'plague', 'yellow');
    t.use('purple', 'intimidate-19');
    t.runWhile(() => t.events('card-laid').length === 0);
    t.neverOffered('purple', 'intimidate-29');
  });

  it('need: an intimidate on the table serves as the encounter card, so that no new hand is due', () => {
    const t = fight({ red: ['attack-10'], blue: ['intimidate-19', 'quash'] });
    t.use('blue', 'intimidate-19');
    t.run();
    expect(t.events('hand-shown').filter((x) => x.who === 2)).toEqual([]);
    const without = fight({ red: ['attack-10'], blue: ['intimidate-19', 'quash'] });
    without.run();
    expect(without.events('hand-shown').filter((x) => x.who === 2)).toHaveLength(1);
  });
});
