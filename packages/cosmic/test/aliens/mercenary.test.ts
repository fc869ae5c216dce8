import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'mercenary', yellow: 'void', blue: 'mite', purple: 'healer' };
const won = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], yellow: ['attack-05'], blue: ['attack-00'] } } as const;
const lost = { ...won, hands: { red: ['attack-00'], yellow: ['attack-05'], blue: ['attack-10'] } } as const;

describe('Mercenary', () => {
  it('is rewarded as the offense for each ship it had in the encounter, and gains the colony too', () => {
    const t = table(seats, { ...won, ships: { red: { warp: 2 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 3 });
    // It must be used: nobody is asked whether. One ship of the two came back in the regroup phase.
    expect(t.until('red', 'rewards.ships')).toMatchObject({ kind: 'number', min: 0, max: 1, data: { n: 3 } });
    expect(t.ships('red', 'blue/1')).toBe(3);
    t.answer('red', 1);
    // The new colony is one of those to which the ship may go.
    expect(t.options('red')).toContain('blue/1');
    t.answer('red', { 'blue/1': 1 });
    expect([t.ships('red', 'blue/1'), t.warp('red'), t.hand('red').length]).toEqual([4, 0, 2]);
    expect(t.why('rewards')).toEqual(['rule:R14.1', 'rule:R11']);
    expect(t.events('power-used')).toContainEqual({ who: t.seat('red'), alien: 'mercenary', clause: 'use' });
  });

  it('is rewarded as the defense, for the ships on the planet', () => {
    const t = table({ ...seats, red: 'trader', blue: 'mercenary' }, lost);
    t.run();
    expect(t.events('rewards')).toEqual([{ who: t.seat('blue'), ships: 0, cards: 4 }]);
    expect(t.hand('blue')).toHaveLength(4);
  });

  it('is rewarded as an ally of the offense, while an ally of the defense has its rewards anyway', () => {
    const attack = table({ ...seats, red: 'trader', purple: 'mercenary' }, won);
    attack.invite('red', 'purple', 'yellow');
    attack.ally('purple', 'offense', { 'purple/1': 2 });
    attack.ally('yellow', 'offense', { 'yellow/1': 2 });
    attack.run();
    expect(attack.events('rewards')).toEqual([{ who: attack.seat('purple'), ships: 0, cards: 2 }]);
    expect(attack.foreign('purple')).toBe(1);

    const defense = table({ ...seats, red: 'trader', purple: 'mercenary' }, lost);
    defense.invite('blue', 'purple');
    defense.ally('purple', 'defense', { 'purple/1': 2 });
    defense.run();
    expect(defense.events('rewards')).toEqual([{ who: defense.seat('purple'), ships: 0, cards: 2 }]);
  });

  it('gets nothing for a defeat, for a deal, or when it is zapped', () => {
    const beaten = table(seats, lost);
    beaten.run();
    expect(beaten.events('rewards')).toEqual([]);
    const zapped = table(seats, { ...won, hands: { ...won.hands, yellow: ['attack-05', 'cosmic-zap'] } });
    zapped.zap('yellow', 'mercenary');
    zapped.run();
    expect(zapped.events('rewards')).toEqual([]);
    expect(zapped.foreign('red')).toBe(1);
  });

  it('[faq-mercenary-1] does not use its power under Ionic Gas', () => {
    const t = table(seats, { ...won, hands: { ...won.hands, yellow: ['attack-05', 'ionic-gas'] } });
    t.use('yellow', 'ionic-gas');
    t.run();
    expect(t.events('rewards')).toEqual([]);
    expect(t.events('power-used').filter((x) => x.alien === 'mercenary')).toEqual([]);
    expect(t.hand('red')).toEqual([]);
    // It does without the gas.
    const plain = table(seats, won);
    plain.run();
    expect(plain.events('rewards')).toHaveLength(1);
  });

  describe('wild', () => {
    const held = { ...lost, hands: { ...lost.hands, blue: ['attack-10', 'flare:mercenary'] } };

    it('brings the defense rewards as if it were its own ally', () => {
      const t = table({ ...seats, red: 'macron' }, held);
      expect(t.untilOffered('blue', 'flare:mercenary')).toEqual(['flare:mercenary', 'pass']);
      t.use('blue', 'flare:mercenary');
      t.run();
      expect(t.events('rewards')).toEqual([{ who: t.seat('blue'), ships: 0, cards: 4 }]);
    });

    it('for a single ship too, and not without any', () => {
      const one = table({ ...seats, red: 'macron' }, { ...held, ships: { blue: { 'blue/1': 1 } } });
      one.aim('red', 'blue/1');
      one.use('blue', 'flare:mercenary');
      one.run();
      expect(one.events('rewards')).toEqual([{ who: one.seat('blue'), ships: 0, cards: 1 }]);
      const none = table(
        { ...seats, red: 'macron' },
        { ...held, hands: { ...held.hands, blue: ['attack-40', 'flare:mercenary'] }, ships: { blue: { 'blue/1': 0 } } },
      );
      none.aim('red', 'blue/1');
      none.select('blue', 'attack-40');
      none.neverOffered('blue', 'flare:mercenary');
      expect(none.warp('red')).toBeGreaterThan(0);
    });

    it('neither for the offense nor for allies', () => {
      const offense = table({ ...seats, red: 'macron' }, { ...won, hands: { ...won.hands, red: ['attack-40', 'flare:mercenary'] } });
      offense.neverOffered('red', 'flare:mercenary');
      const beaten = table({ ...seats, red: 'macron' }, { ...won, hands: { ...won.hands, blue: ['attack-00', 'flare:mercenary'] } });
      beaten.neverOffered('blue', 'flare:mercenary');
      const ally = table(
        { ...seats, red: 'macron' },
        { ...lost, hands: { ...lost.hands, blue: ['attack-20'], purple: ['flare:mercenary'] } },
      );
      ally.invite('blue', 'purple');
      ally.ally('purple', 'defense', { 'purple/1': 1 });
      ally.neverOffered('purple', 'flare:mercenary');
    });

    it('not for a defense that wins as an ally of the offense', () => {
      const t = table(
        { ...seats, red: 'macron', blue: 'lunatic' },
        { ...won, hands: { ...won.hands, blue: ['attack-00', 'flare:mercenary'] } },
      );
      t.aim('red', 'blue/1');
      t.use('blue', 'lunatic');
      t.plan('blue', 'alliance.ships', { 'blue/2': 2 });
      t.neverOffered('blue', 'flare:mercenary');
      expect(t.events('won')).toMatchObject([{ who: [t.seat('red'), t.seat('blue')] }]);
    });
  });

  describe('super', () => {
    it('lets it look at the cards it drew as rewards and discard any of them', () => {
      const t = table(seats, {
        ...won,
        hands: { ...won.hands, red: ['attack-40', 'flare:mercenary'] },
        deck: ['attack-01', 'quash', 'attack-30'],
      });
      t.send('red', { 'red/1': 3 });
      expect(t.untilOffered('red', 'flare:mercenary')).toEqual(['flare:mercenary', 'pass']);
      t.answer('red', 'flare:mercenary');
      expect(t.question('red')).toMatchObject({ kind: 'some', min: 1, max: 3 });
      expect(t.options('red')).toEqual(['attack-01', 'quash', 'attack-30']);
      t.answer('red', ['attack-01', 'quash']);
      expect(t.hand('red')).toEqual(['attack-30', 'flare:mercenary']);
    });

    it('also a single one, and not the rewards of others', () => {
      const one = table(seats, { ...won, hands: { ...won.hands, red: ['attack-40', 'flare:mercenary'] }, deck: ['quash'] });
      one.send('red', { 'red/1': 1 });
      one.use('red', 'flare:mercenary');
      one.run();
      expect(one.hand('red')).toEqual(['flare:mercenary']);

      const others = table(seats, { ...lost, hands: { ...lost.hands, red: ['attack-00', 'flare:mercenary'] } });
      others.select('red', 'attack-00');
      others.invite('blue', 'purple');
      others.ally('purple', 'defense', { 'purple/1': 2 });
      others.neverOffered('red', 'flare:mercenary');
      expect(others.events('rewards')).toHaveLength(1);
    });

    it('not for cards it got otherwise', () => {
      // Compensation is no reward.
      const t = table(seats, {
        ...lost,
        hands: { red: ['negotiate', 'flare:mercenary'], yellow: ['attack-05'], blue: ['attack-10', 'attack-06'] },
      });
      t.select('red', 'negotiate');
      t.select('blue', 'attack-10');
      t.neverOffered('red', 'flare:mercenary');
    });
  });
});

describe('Mercenary at home', () => {
  it('[faq-general-11] is rewarded for a planet of its own that it settles again: that is a win', () => {
    const t = table(seats, { ...won, destiny: ['red'], ships: { red: { 'red/1': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.send('red', { 'red/2': 3 });
    t.until('red', 'encounter.second');
    expect(t.events('rewards')).toMatchObject([{ who: 0, cards: 3 }]);
    expect(t.ships('red', 'red/1')).toBe(3);
  });
});
