import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

const hands = { red: ['attack-10'], blue: ['attack-06'], purple: ['rebirth'] };

describe('Rebirth', () => {
  it('is for players with ships to move: nobody is named who has no colony', () => {
    const t = fight(hands, {}, { ships: { yellow: { warp: 20 } } });
    t.use('purple', 'rebirth');
    t.until('purple', 'rebirth');
    expect(t.options('purple')).toEqual(['purple', 'red', 'blue']);
    // One colony is enough.
    const one = fight(hands, {}, { ships: { yellow: { warp: 19 } } });
    one.use('purple', 'rebirth');
    one.until('purple', 'rebirth');
    expect(one.options('purple')).toEqual(['purple', 'red', 'yellow', 'blue']);
  });

  it('spreads ships over several planets, each ship once', () => {
    const t = fight(hands, {}, { ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'red/2': 4 } } });
    t.use('purple', 'rebirth');
    t.plan('purple', 'rebirth', 'blue');
    t.plan('blue', 'rebirth.ships', { 'red/2': 2, 'blue/3': 2 });
    t.plan('blue', 'rebirth.homes', { 'blue/1': 1, 'blue/2': 3 });
    t.until('red', 'launch.aim');
    const on = (planet: string): number => t.ships('blue', planet);
    expect([on('blue/1'), on('blue/2'), on('red/2'), on('blue/3')]).toEqual([1, 3, 2, 6]);
    expect(t.events('colony-gained')).toHaveLength(2);
  });

  it('founds colonies, which others may answer', () => {
    const t = fight(
      { ...hands, yellow: ['attack-05', 'flare:remora'] },
      { yellow: 'remora' },
      { ships: { blue: { 'blue/1': 0, 'red/2': 4 } } },
    );
    t.use('purple', 'rebirth');
    t.plan('purple', 'rebirth', 'blue');
    t.plan('blue', 'rebirth.ships', { 'red/2': 1 });
    t.plan('blue', 'rebirth.homes', { 'blue/1': 1 });
    expect(t.untilOffered('yellow', 'flare:remora')).toContain('flare:remora');
    expect(t.encounter().phase).toBe('regroup');
  });
});

describe('Victory Boon', () => {
  it('a single ship is worth a reward', () => {
    const t = fight({ red: ['attack-01'], blue: ['attack-20'], purple: ['victory-boon'] }, {}, { ships: { blue: { 'blue/1': 1 } } });
    t.use('purple', 'victory-boon');
    t.run();
    expect(t.hand('blue')).toHaveLength(1);
    const none = fight({ red: ['attack-01'], blue: ['attack-20'], purple: ['victory-boon'] }, {}, { ships: { blue: { 'blue/1': 0 } } });
    none.neverOffered('purple', 'victory-boon');
  });
});
