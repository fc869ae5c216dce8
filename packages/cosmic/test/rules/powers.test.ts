import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', yellow: 'barbarian', blue: 'tripler', purple: 'void' };
const yellow = ['attack-05'];

describe('R17 losing and regaining powers', () => {
  it('R17.1 with fewer than three home colonies the sheet is turned down at once, mid-encounter', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-20'], blue: ['attack-10'], yellow },
      ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 2 } },
    });
    t.send('blue', { 'blue/3': 2 });
    t.run();
    expect(t.events('power-lost')).toEqual([{ who: t.seat('blue'), alien: 'tripler' }]);
    // The ten of a Tripler without its power is a ten.
    expect(t.events('outcome')[0]).toMatchObject({ totals: [12, 24] });
  });

  it('R17.1 an ally that sends the last ship of its third home colony has no power any more while the next player answers', () => {
    const guests = ['flare:changeling', 'flare:zombie', 'flare:macron'];
    const t = table(
      { red: 'trader', blue: 'parasite', yellow: 'host', purple: 'healer' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { yellow: { 'yellow/3': 1, 'yellow/4': 0, 'yellow/5': 0 } },
        hands: { red: ['attack-20'], blue: ['attack-10'], purple: ['attack-04'] },
        sheets: { host: { guests } },
      },
    );
    t.invite('red', 'yellow', 'purple');
    t.until('yellow', 'alliance.answer');
    expect(t.canRaise('yellow')).not.toEqual([]);
    t.ally('yellow', 'offense', { 'yellow/3': 1 });
    t.until('purple', 'alliance.answer');
    expect(t.ships('yellow', 'yellow/3')).toBe(0);
    expect(t.sheet('host').down).toBe(true);
    expect(t.canRaise('yellow')).toEqual([]);
  });

  it('R17.1 it comes back with the third home colony', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['blue'],
      hands: { blue: ['attack-10'], yellow },
      ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } },
    });
    t.until('blue', 'destiny.own');
    expect(t.sheet('tripler').down).toBe(true);
    t.answer('blue', 'reclaim');
    t.plan('blue', 'launch.reclaim', 'blue/1');
    t.send('blue', { 'blue/4': 1 });
    t.until('blue', 'encounter.second');
    expect(t.sheet('tripler').down).toBe(false);
    expect(t.events('power-regained')).toEqual([{ who: t.seat('blue'), alien: 'tripler' }]);
  });

  it('R17.1 three are enough', () => {
    const t = table(seats, { turn: 'blue', hands: { blue: ['attack-10'] }, ships: { blue: { 'blue/1': 0, 'blue/2': 0 } } });
    expect(t.sheet('tripler').down).toBe(false);
  });

  it('R17.1 foreign colonies do not help', () => {
    const t = table(seats, {
      turn: 'blue',
      hands: { blue: ['attack-10'] },
      ships: { blue: { 'red/1': 4, 'red/2': 4, 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } },
    });
    expect(t.sheet('tripler').down).toBe(true);
  });

  it('R17.1 in the four-planet game two are enough and one is not', () => {
    const start = { turn: 'blue', hands: { blue: ['attack-10'] }, options: { planets: 4 } } as const;
    const two = table(seats, { ...start, ships: { blue: { 'blue/1': 0, 'blue/2': 0 } } });
    expect(two.sheet('tripler').down).toBe(false);
    const one = table(seats, { ...start, ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } } });
    expect(one.sheet('tripler').down).toBe(true);
  });

  it('R17.2 destroyed planets do not lower the number needed', () => {
    const t = table(seats, { turn: 'blue', hands: { blue: ['attack-10'] }, gone: ['blue/3', 'blue/4', 'blue/5'] });
    expect(t.sheet('tripler').down).toBe(true);
  });

  it('[faq-general-31] R17.3 whoever has lost the power is not that alien: the flare is wild, not super', () => {
    const wild = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-20'], blue: ['attack-10', 'flare:tripler'], yellow },
      ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } },
    });
    wild.select('blue', 'attack-10');
    // The wild text is about an attack of 15 or more of the opponent.
    wild.use('blue', 'flare:tripler');
    wild.run();
    expect(wild.events('card-changed')).toEqual([{ who: wild.seat('red'), type: 'attack', value: 7 }]);

    const whole = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-20'], blue: ['attack-12', 'flare:tripler'], yellow },
    });
    whole.boost('blue');
    whole.run();
    expect(whole.events('card-changed')).toEqual([{ who: whole.seat('blue'), type: 'attack', value: 36 }]);
  });

  it('[faq-general-31] R17.3 a flare that is given to an alien is given to nobody who has lost that power', () => {
    const hands = { red: ['attack-20'], blue: ['attack-10'], purple: ['flare:sorcerer'] };
    for (const homes of [3, 2]) {
      const ships = { yellow: { 'yellow/1': 0, 'yellow/2': 0, ...(homes === 2 ? { 'yellow/3': 0 } : {}) } };
      const t = table({ ...seats, yellow: 'sorcerer' }, { turn: 'red', destiny: ['blue'], hands, ships });
      t.use('purple', 'flare:sorcerer');
      t.until('red', 'planning.select');
      expect(t.events('flare-given')).toEqual(homes === 3 ? [{ card: 'flare:sorcerer', to: t.seat('yellow') }] : []);
      expect([t.hand('yellow'), t.pile(Z.discard)]).toEqual(homes === 3 ? [['flare:sorcerer'], []] : [[], ['flare:sorcerer']]);
    }
  });

  it('[faq-general-31] R17.3 and rules for an alien as a main player are not about whoever has lost that power', () => {
    // The Sorcerer flare is not for an encounter of the Sorcerer.
    const hands = { red: ['attack-20'], yellow: ['attack-10'], purple: ['flare:sorcerer'] };
    const start = { turn: 'red', destiny: ['yellow'], hands } as const;
    const whole = table({ ...seats, yellow: 'sorcerer' }, start);
    whole.neverOffered('purple', 'flare:sorcerer');
    const lost = table({ ...seats, yellow: 'sorcerer' }, { ...start, ships: { yellow: { 'yellow/1': 0, 'yellow/2': 0, 'yellow/3': 0 } } });
    expect(lost.untilOffered('purple', 'flare:sorcerer')).toEqual(['flare:sorcerer', 'pass']);
  });

  it('R17.4 a mandatory power is used without asking, an optional one only if its owner likes', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-20'], blue: ['attack-12'], yellow } });
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: t.seat('blue'), type: 'attack', value: 4 }]);
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['tripler']);
  });
});
