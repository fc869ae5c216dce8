import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', yellow: 'parasite', blue: 'tripler', purple: 'barbarian' };
const start = { turn: 'red', destiny: ['blue'], options: { largeGroup: true } } as const;

describe('R21 timing', () => {
  it('R21.1 the offense acts first, then the defense, then the others clockwise', () => {
    const t = table(seats, {
      ...start,
      hands: {
        red: ['attack-08', 'reinforcement-2'],
        blue: ['attack-10', 'reinforcement-3'],
        yellow: ['attack-05', 'reinforcement-5'],
        purple: ['reinforcement-4'],
      },
    });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('yellow', 'parasite');
    t.plan('yellow', 'parasite.side', 'defense');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
    const order: string[] = [];
    t.untilOffered('red', 'reinforcement-2');
    for (let i = 0; i < 4; i++) {
      const [who] = t.asked()[0].split(' ');
      order.push(who);
      t.answer(who, 'pass');
    }
    expect(order).toEqual(['red', 'blue', 'yellow', 'purple']);
  });

  it('R21.2 an intended use falls away when an earlier effect has changed the situation', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-08'], blue: ['attack-10', 'force-field'], yellow: ['attack-05', 'force-field'] },
    });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.untilOffered('blue', 'force-field');
    // Yellow sits nearer to the offense, but the defense comes first.
    expect(t.asked()).toEqual(['blue use']);
    t.answer('blue', 'force-field');
    expect(offeredInEncounter(t, 'yellow')).not.toContain('force-field');
  });

  it('R21.2 whoever passed is asked again when something has changed', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-08', 'force-field'], blue: ['attack-10'], yellow: ['attack-05', 'force-field'] },
    });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.untilOffered('red', 'force-field');
    t.answer('red', 'pass');
    t.plan('yellow', 'force-field', ['purple']);
    t.use('yellow', 'force-field');
    t.untilOffered('red', 'force-field');
    expect(t.encounter().allies[0]).toEqual([t.seat('yellow')]);
  });
});
