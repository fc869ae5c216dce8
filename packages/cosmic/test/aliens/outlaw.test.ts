import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits between the main players and holds an encounter card, so that no new hand is drawn in its turn.
const seats = { red: 'outlaw', yellow: 'void', blue: 'macron', purple: 'healer' };
const hands = {
  red: ['attack-10'],
  yellow: ['attack-05', 'quash'],
  blue: ['attack-06', 'attack-12', 'morph'],
  purple: ['plague', 'attack-07'],
};
const start = { turn: 'red', destiny: ['blue'], hands } as const;

describe('Outlaw', () => {
  it('takes a random card from its opponent and from each of its allies, from nobody else', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    expect(t.untilOffered('red', 'outlaw')).toEqual(['outlaw', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.formed' } });
    t.answer('red', 'outlaw');
    expect(t.events('cards-taken')).toEqual([
      { by: t.seat('red'), from: t.seat('blue'), n: 1 },
      { by: t.seat('red'), from: t.seat('purple'), n: 1 },
    ]);
    expect([t.hand('red').length, t.hand('blue').length, t.hand('purple').length]).toEqual([3, 2, 1]);
    expect(t.hand('yellow')).toEqual(['attack-05', 'quash']);
    // Only those two know which cards they are.
    expect(t.story()).not.toMatch(/cards-taken .*attack-/);
  });

  it('robs at random', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = table(seats, { ...start, seed: `robbed ${i}` });
      t.use('red', 'outlaw');
      t.runTo('planning');
      taken.add(t.hand('red').filter((x) => x !== 'attack-10')[0]);
    }
    expect(taken.size).toBeGreaterThan(1);
  });

  it('robs as the defense too, and takes nothing when it is zapped', () => {
    const t = table({ ...seats, red: 'macron', blue: 'outlaw' }, { ...start, hands: { ...hands, red: ['attack-10', 'cosmic-zap'] } });
    t.use('blue', 'outlaw');
    t.zap('red', 'outlaw');
    t.runTo('planning');
    expect(t.hand('blue')).toEqual(['attack-06', 'attack-12', 'morph']);
    t.done();
  });

  it('is not offered as an ally, nor against empty hands', () => {
    const ally = table({ ...seats, red: 'macron', yellow: 'outlaw', blue: 'tripler' }, start);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'outlaw');
    const empty = table(seats, { ...start, hands: { red: ['attack-10'], yellow: ['attack-05'] } });
    empty.use('red', 'outlaw');
    empty.runTo('planning');
    expect(() => empty.done()).toThrow('planned but never asked');
  });

  describe('wild', () => {
    const players = { ...seats, red: 'trader', blue: 'mite' };
    const held = { ...hands, red: ['attack-40'], yellow: ['attack-05'], purple: ['flare:outlaw'] };

    it('takes a random card from anybody on the winning side after a defeat as an ally', () => {
      const t = table(players, { ...start, hands: { ...held, red: ['attack-04', 'attack-13', 'morph'], blue: ['attack-00'] } });
      t.select('red', 'attack-04');
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 4 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.use('purple', 'flare:outlaw');
      t.until('purple', 'outlaw.rob');
      expect(t.options('purple')).toEqual(['red', 'yellow']);
      t.answer('purple', 'red');
      expect(t.hand('purple')).toHaveLength(2);
      expect(t.hand('purple')).toContain('flare:outlaw');
      expect(t.hand('red')).toHaveLength(1);
    });

    it('neither after a victory nor as a main player', () => {
      const rich = { ...held, red: ['attack-40', 'attack-13'] };
      const won = table(players, { ...start, hands: { ...rich, blue: ['attack-06', 'morph'] } });
      won.select('red', 'attack-40');
      won.invite('red', 'purple');
      won.ally('purple', 'offense', { 'purple/1': 1 });
      won.select('blue', 'attack-06');
      won.neverOffered('purple', 'flare:outlaw');
      const main = table(players, { ...start, hands: { ...rich, blue: ['attack-00', 'flare:outlaw'], purple: [] } });
      main.select('red', 'attack-40');
      main.neverOffered('blue', 'flare:outlaw');
    });
  });

  describe('super', () => {
    const beaten = { red: 'tripler', yellow: 'void', blue: 'outlaw', purple: 'healer', green: 'macron' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40'], yellow: ['attack-05'], blue: ['attack-00', 'flare:outlaw'] },
    } as const;

    function overrun(outlaw: 'blue' | 'purple') {
      const other = outlaw === 'blue' ? 'purple' : 'blue';
      const flare = { [outlaw]: 'outlaw', [other]: 'healer' };
      const held = { ...position.hands, blue: ['attack-00'], [outlaw]: outlaw === 'blue' ? position.hands.blue : ['flare:outlaw'] };
      const t = table({ ...beaten, ...flare }, { ...position, hands: held });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.invite('red', 'yellow', 'green');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 3 });
      t.ally('green', 'offense', { 'green/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      return t;
    }

    it('sends the allies of the offense home instead of letting them land', () => {
      const t = overrun('blue');
      expect(t.untilOffered('blue', 'flare:outlaw')).toEqual(['flare:outlaw', 'pass']);
      t.use('blue', 'flare:outlaw');
      // To any colonies of theirs, which they choose.
      expect(t.until('yellow', 'ships.return').from).toBe('flare:outlaw.super');
      expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
      t.answer('yellow', { 'yellow/2': 3 });
      expect(t.why('ships-moved')).toContain('flare:outlaw.super');
      t.run();
      expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.ships('green', 'blue/1')]).toEqual([2, 0, 0]);
      expect(t.ships('yellow', 'yellow/2')).toBe(7);
      expect(t.foreign('green')).toBe(0);
    });

    it('works for an ally of the defense', () => {
      const t = overrun('purple');
      t.use('purple', 'flare:outlaw');
      t.run();
      expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1')]).toEqual([2, 0]);
    });

    it('is no use to the side that has won, nor without allies there', () => {
      const attacker = table(
        { red: 'outlaw', yellow: 'void', blue: 'tripler' },
        { ...position, hands: { red: ['attack-40', 'flare:outlaw'], yellow: ['attack-05'], blue: ['attack-00'] } },
      );
      attacker.invite('red', 'yellow');
      attacker.ally('yellow', 'offense', { 'yellow/1': 1 });
      attacker.neverOffered('red', 'flare:outlaw');
      const defended = table(
        { red: 'tripler', yellow: 'void', blue: 'outlaw' },
        { ...position, hands: { red: ['attack-01'], yellow: ['attack-05'], blue: ['attack-30', 'flare:outlaw'] } },
      );
      defended.invite('red', 'yellow');
      defended.ally('yellow', 'offense', { 'yellow/1': 1 });
      defended.neverOffered('blue', 'flare:outlaw');
      const alone = table({ red: 'tripler', yellow: 'void', blue: 'outlaw' }, position);
      alone.neverOffered('blue', 'flare:outlaw');
    });
  });
});

describe('Outlaw super flare', () => {
  /** Red helps the defense against blue in vain; yellow is about to land with blue. */
  function overrun(more: Parameters<typeof table>[1] = {}, purple = ['attack-04']) {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['purple'],
      hands: { red: ['flare:outlaw'], yellow: ['attack-05'], blue: ['attack-40'], purple },
      ...more,
    });
    t.aim('blue', 'purple/1');
    t.invite('blue', 'yellow');
    t.invite('purple', 'red');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.ally('red', 'defense', { 'red/1': 1 });
    t.select('purple', 'attack-04');
    return t;
  }

  it('has nobody to send home when another flare has done so already', () => {
    expect(overrun().untilOffered('red', 'flare:outlaw')).toEqual(['flare:outlaw', 'pass']);
    const t = overrun({}, ['attack-04', 'flare:grudge']);
    t.use('purple', 'flare:grudge');
    t.neverOffered('red', 'flare:outlaw');
    expect(t.ships('yellow', 'purple/1')).toBe(0);
  });

  it('nor when allies of the offense do not land but are rewarded', () => {
    const t = overrun({ destiny: ['purple!'], hazardDeck: ['reward-reversal'], options: { hazards: true } });
    t.neverOffered('red', 'flare:outlaw');
    expect(t.events('rewards')).toMatchObject([{ who: t.seat('yellow') }]);
  });
});

describe('Outlaw flare, closely', () => {
  const at = { red: 'virus', yellow: 'void', blue: 'macron', purple: 'healer' };
  /** Yellow, with the flare, is an ally of red, who loses against blue. */
  function beaten(blue: readonly string[], strict: readonly string[] = []) {
    const t = table(at, {
      ...start,
      strict,
      hands: { red: ['attack-10', 'quash'], yellow: ['attack-05', 'flare:outlaw'], blue, purple: ['plague'] },
    });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.select('blue', 'attack-12');
    return t;
  }

  it('wild: one card of a single winner, once the outcome is known', () => {
    const t = beaten(['attack-12', 'attack-06', 'morph'], ['yellow']);
    t.use('yellow', 'flare:outlaw', { at: 'window:resolution.afterOutcome' });
    t.run();
    expect(t.events('cards-taken')).toEqual([{ by: t.seat('yellow'), from: t.seat('blue'), n: 1 }]);
    expect(t.hand('blue')).toHaveLength(1);
  });

  it('wild: is of no use when no winner holds a card', () => {
    const t = table(at, {
      ...start,
      hands: { red: ['attack-10', 'quash'], yellow: ['attack-05', 'flare:outlaw'], blue: ['attack-12'], purple: ['plague'] },
    });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.neverOffered('yellow', 'flare:outlaw');
    expect(t.events('won')).toMatchObject([{ who: [t.seat('blue')] }]);
  });

  it('super: for the defense and its allies, as the winners land, and not for a beaten ally of the offense', () => {
    const hand = ['attack-05', 'flare:outlaw'];
    const t = table(
      { ...at, purple: 'outlaw' },
      { ...start, strict: ['purple'], hands: { red: ['attack-40'], yellow: ['attack-06'], blue: ['attack-01'], purple: hand } },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('purple', 'flare:outlaw', { at: 'window:resolution.landing' });
    t.plan('yellow', 'ships.return', { 'yellow/2': 2 });
    t.run();
    expect([t.ships('yellow', 'blue/1'), t.ships('yellow', 'yellow/2'), t.foreign('red')]).toEqual([0, 6, 1]);

    const alone = table(
      { ...at, blue: 'outlaw' },
      { ...start, hands: { red: ['attack-40'], yellow: [], blue: ['attack-01', 'flare:outlaw'], purple: [] } },
    );
    alone.aim('red', 'blue/1');
    alone.neverOffered('blue', 'flare:outlaw');
  });
});
