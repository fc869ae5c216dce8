import { cosmic, type Options } from '@parley/cosmic';
import { hasOptions, openTable, questionFor, waitingFor } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler+warpish', blue: 'void+hacker', yellow: 'macron+healer' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-10'], blue: ['attack-14'] },
  options: { powers: 2 },
} as const;

describe('R32.4 multiple powers', () => {
  it('twice as many flares are dealt, and two aliens kept', () => {
    const t = openTable(cosmic, { players: 4, powers: 2 }, 'two');
    expect(waitingFor(t)).toEqual([0, 1, 2, 3]);
    const dealt = [0, 1, 2, 3].flatMap((seat) => {
      const d = questionFor(t, seat);
      expect(d).toMatchObject({ kind: 'some', tag: 'setup.aliens', min: 2, max: 2 });
      return d && hasOptions(d) ? d.options : [];
    });
    expect(new Set(dealt).size).toBe(16);
    const plain = openTable(cosmic, { players: 4 }, 'two');
    expect(questionFor(plain, 0)).toMatchObject({ kind: 'choose', tag: 'setup.alien' });
  });

  it('both powers work side by side', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 3 }, blue: { warp: 2 } } });
    expect(t.state.sheets.map((s) => [s.alien, s.owner])).toEqual([
      ['tripler', 0], ['warpish', 0], ['void', 1], ['hacker', 1], ['macron', 2], ['healer', 2],
    ]); // prettier-ignore
    expect(t.events('alien-revealed')).toHaveLength(6);
    t.run();
    // The attack is tripled, and ships in the warp are added.
    expect(new Set(t.events('power-used').map((x) => x.alien))).toEqual(new Set(['tripler', 'warpish']));
    expect(t.restored().divergence).toBeNull();
  });

  it('each power is zapped by itself', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 3 } }, hands: { red: ['attack-10'], blue: ['attack-14', 'cosmic-zap'] } }); // prettier-ignore
    t.zap('blue', 'tripler');
    t.run();
    expect(t.events('power-zapped')).toMatchObject([{ alien: 'tripler' }]);
    expect(t.events('power-used').map((x) => x.alien)).toContain('warpish');
  });

  it('with too few home colonies all powers are lost, and regained together', () => {
    const t = table(seats, { ...start, ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } } });
    expect(t.state.sheets.map((s) => s.down)).toEqual([false, false, true, true, false, false]);
  });

  it('both flares can be played as super flares, one an encounter', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-12', 'flare:tripler', 'flare:warpish'], blue: ['attack-14'] },
    });
    t.boost('red');
    t.run();
    expect(t.events('card-played').filter((x) => x.text === 'super')).toHaveLength(1);
  });

  it('a second alien is for tables with two powers', () => {
    const pair = [{ alien: 'tripler', second: 'void' }, {}, {}];
    expect(() => cosmic.parse({ seats: pair })).toThrow('in games with powers: 2');
    expect(() => cosmic.parse({ seats: [{ second: 'void' }, {}, {}], powers: 2 })).toThrow('in games with powers: 2');
    expect(() => cosmic.parse({ seats: [{ alien: 'void', second: 'void' }, {}, {}], powers: 2 })).toThrow(
      'exists once',
    );
    const { seats: parsed } = cosmic.parse({ seats: pair, powers: 2 }) as unknown as Options;
    expect(parsed[0]).toEqual({ colour: 'red', alien: 'tripler', second: 'void' });
    expect(() => cosmic.parse({ players: 3, powers: 2, aliens: ['void', 'tripler', 'macron', 'healer', 'hacker'] })).toThrow('Only 5 aliens'); // prettier-ignore
  });
});
