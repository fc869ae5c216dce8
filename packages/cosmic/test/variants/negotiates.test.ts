import { Z } from '@parley/cosmic';
import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** Blue meets red's attack with this negotiate. Red has cards to spare. */
function beaten(negotiate: string, seats = {}, more: ScenarioOptions = {}, red: readonly string[] = []): Scenario {
  const t = fight(
    { red: ['attack-08', 'attack-40', 'attack-30', 'attack-23', 'attack-20', ...red], blue: [negotiate], purple: ['attack-04'] },
    seats,
    more,
  );
  t.select('red', 'attack-08');
  return t;
}

describe('negotiates that speak when they are beaten by an attack', () => {
  it('say nothing when they win', () => {
    const oratory = beaten('negotiate-epic-oratory', { blue: 'pacifist' });
    oratory.run();
    expect(oratory.events('outcome')).toMatchObject([{ winner: 1 }]);
    expect(oratory.story()).not.toContain('epic-oratory:');
    expect(oratory.events('oratory')).toEqual([]);
    const defense = beaten('negotiate-self-defense', { blue: 'pacifist' });
    defense.run();
    expect([defense.warp('red'), defense.warp('blue')]).toEqual([3, 0]);
  });

  it('say nothing when both sides lose', () => {
    const t = beaten('negotiate-epic-oratory', {}, {}, ['kicker-x1-self-destruct']);
    t.use('red', 'kicker-x1-self-destruct');
    t.run();
    expect(t.events('oratory')).toEqual([]);
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 4]);
  });
});

describe('Epic Oratory', () => {
  it('compensation twice over is for its player, and the ships are lost', () => {
    const t = beaten('negotiate-epic-oratory', {}, { ships: { blue: { 'blue/1': 2 } } });
    t.plan('blue', 'epic-oratory', 'cards');
    t.run();
    expect(t.warp('blue')).toBe(2);
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 4 }]);
  });

  it('or its own ships come home, and not those of its allies; then there is nothing to compensate', () => {
    const t = beaten('negotiate-epic-oratory', {}, { ships: { blue: { 'blue/1': 2 } } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.plan('blue', 'epic-oratory', 'ships');
    t.run();
    expect([t.warp('blue'), t.warp('purple')]).toEqual([0, 2]);
    expect(t.events('compensated')).toEqual([]);
  });
});

describe('Crooked Deal and Faulty Translator', () => {
  /** Both lay these down, blue a kicker besides, and do not agree. */
  const failing = (red: string, blue: string, kicker: string): number[] => {
    const t = fight({ red: [red], blue: [blue, kicker] });
    t.use('blue', kicker);
    t.leave('red');
    t.run();
    return [t.warp('red'), t.warp('blue')];
  };

  it('take nothing off nothing: a kicker x0 lets the opponent off', () => {
    expect(failing('negotiate', 'negotiate', 'kicker-x0')).toEqual([0, 3]);
    expect(failing('negotiate-faulty-translator', 'negotiate', 'kicker-x0')).toEqual([0, 2]);
    expect(failing('negotiate-crooked-deal', 'negotiate', 'kicker-x0')).toEqual([0, 4]);
  });

  it('an extra card of compensation is for whoever played the Crooked Deal', () => {
    // Its ally loses ships as well, for which nobody gets a card.
    const t = beaten('negotiate-crooked-deal', {}, { ships: { blue: { 'blue/1': 1 } } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.run();
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 2 }]);
  });

  it('without an ally across, compensation comes from the opponent as usual', () => {
    const t = beaten('negotiate-faulty-translator', {}, { ships: { blue: { 'blue/1': 2 } } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.run();
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 2 }]);
  });
});

describe('Right of Refusal', () => {
  it('what is refused was not played: nets that take played cards let it be discarded', () => {
    const t = beaten(
      'negotiate-right-of-refusal',
      {},
      {
        destiny: ['blue!', 'yellow'],
        hazardDeck: ['sargasso-nets'],
        options: { rewards: 'both', hazards: true },
        ships: { blue: { 'blue/1': 4 } },
      },
    );
    t.plan('blue', 'right-of-refusal', ['attack-20']);
    t.run();
    expect(t.pile(Z.discard)).toContain('attack-20');
    expect(t.pile(Z.removed)).toEqual(expect.arrayContaining(['attack-08', 'negotiate-right-of-refusal']));
    expect(t.pile(Z.removed)).not.toContain('attack-20');
  });

  it('is the right of its player, not of the other', () => {
    const t = fight({ red: ['negotiate', 'attack-15'], blue: ['negotiate-right-of-refusal', 'attack-14'] });
    t.select('red', 'negotiate');
    t.select('blue', 'negotiate-right-of-refusal');
    t.offer('red', { blue: ['highest-attack'], red: ['colony red/1'] });
    t.accept('blue');
    t.run();
    expect(t.hand('red')).toEqual(['attack-14', 'attack-15']);
    expect(t.story()).not.toContain('answers right-of-refusal');
  });
});

describe('Self Defense', () => {
  it('a single ship costs a single ship', () => {
    const t = beaten('negotiate-self-defense', {}, { ships: { blue: { 'blue/1': 1 } } });
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([1, 1]);
    expect(t.events('compensated')).toEqual([]);
  });

  it('nothing is struck back for nothing', () => {
    const t = beaten('negotiate-self-defense', {}, { ships: { blue: { 'blue/1': 0 } } });
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 0]);
    expect(t.story()).not.toContain('self-defense.');
  });

  it('the main player shares the loss out among the side, as far as everybody’s ships reach', () => {
    const lost = (share: number): number[] => {
      const t = fight(
        { red: ['attack-08'], blue: ['negotiate-self-defense'], purple: ['attack-04'], yellow: ['attack-05'] },
        {},
        { ships: { blue: { 'blue/1': 4 } } },
      );
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 2 });
      // Five ships are there, four of them must go: two of red's three at least.
      expect(t.until('red', 'self-defense.share')).toMatchObject({ min: 2, max: 3 });
      t.answer('red', share);
      t.run();
      return [t.warp('red'), t.warp('purple'), t.warp('blue')];
    };
    expect(lost(2)).toEqual([2, 2, 4]);
    expect(lost(3)).toEqual([3, 1, 4]);
  });
});

describe('a negotiate that has been replaced', () => {
  it('has nothing to say any more', () => {
    for (const id of ['crooked-deal', 'faulty-translator']) {
      const t = fight({ red: [`negotiate-${id}`], blue: ['negotiate'] }, { red: 'chosen' }, { deck: ['negotiate', 'quash', 'plague'] });
      t.use('red', 'chosen');
      t.plan('red', 'chosen.card', 'negotiate');
      t.leave('red');
      t.run();
      expect([id, t.warp('red'), t.warp('blue')]).toEqual([id, 3, 3]);
    }
    const t = fight(
      { red: ['negotiate-epic-oratory'], blue: ['negotiate', 'attack-04'] },
      { red: 'chosen' },
      { deck: ['negotiate', 'quash', 'plague'] },
    );
    t.select('blue', 'negotiate');
    t.use('red', 'chosen');
    t.plan('red', 'chosen.card', 'negotiate');
    const d = t.until('red', 'deal');
    const colonies = d.kind === 'bargain' ? d.goods.filter((x) => x.id.startsWith('colony.')) : [];
    expect(colonies.length).toBeGreaterThan(0);
    expect(() =>
      t.answer('red', {
        do: 'offer',
        gives: Object.fromEntries(
          colonies
            .filter((x) => x.from === 2)
            .slice(0, 2)
            .map((x) => [x.id, 1]),
        ),
      }),
    ).toThrow();
  });
});
