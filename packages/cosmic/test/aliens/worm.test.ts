import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'worm', blue: 'trader', yellow: 'masochist', purple: 'tripler' };
/** Blue has colonies with yellow and two with red, one of them beside a red one; red has one with blue and one beside blue at yellow's. */
const fight = {
  turn: 'red',
  destiny: ['blue'],
  ships: {
    red: { 'blue/3': 1, 'yellow/2': 1, 'red/1': 4, 'red/5': 0 },
    blue: { 'blue/1': 4, 'blue/2': 1, 'yellow/2': 2, 'yellow/4': 2, 'red/5': 1, 'red/2': 1 },
  },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Worm', () => {
  it('[faq-general-51] aims the gate anew once cards are revealed, where the offense could gain a foreign colony', () => {
    const t = table(seats, { ...fight, hands: { ...fight.hands, red: ['attack-08', 'reinforcement-2'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    expect(t.untilOffered('red', 'worm')).toEqual(['worm', 'pass']);
    expect(t.encounter().phase).toBe('reveal');
    expect(t.encounter().slots.map((x) => x.up)).toEqual([true, true]);
    t.answer('red', 'worm');
    expect(t.question('red')).toMatchObject({ tag: 'worm.tunnel' });
    // On red/5 it could only win back a planet of its own, which is no foreign colony.
    expect(t.options('red')).toEqual(['blue/2', 'blue/4', 'blue/5', 'yellow/4']);
    t.answer('red', 'yellow/4');
    t.untilOffered('red', 'reinforcement-2');
    expect(t.view(null).encounter).toMatchObject({ system: 'yellow', target: 'yellow/4' });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 1, totals: [12, 10 + 2] }]);
    expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/1' }, { planet: 'yellow/4' }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('wins where it has gone, and the ships of the defense are lost from there', () => {
    const t = table(seats, fight);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('red', 'worm');
    t.plan('red', 'worm.tunnel', 'yellow/4');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [13, 12] }]);
    expect([t.ships('red', 'yellow/4'), t.ships('purple', 'yellow/4'), t.ships('blue', 'yellow/4')]).toEqual([4, 1, 0]);
    expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([4, 2]);
  });

  it('does so as the defense, to where the offense could go', () => {
    const t = table({ ...seats, red: 'trader', blue: 'worm' }, fight);
    t.aim('red', 'blue/2');
    t.send('red', { 'red/1': 4 });
    t.use('blue', 'worm');
    t.until('blue', 'worm.tunnel');
    expect(t.options('blue')).toEqual(['blue/1', 'blue/4', 'blue/5', 'yellow/4']);
    t.plan('blue', 'worm.tunnel', 'blue/1');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 1, totals: [12, 14] }]);
  });

  it('is of no use to an ally, and stays where it is when it is zapped', () => {
    const ally = table({ ...seats, red: 'void', purple: 'worm' }, fight);
    ally.invite('red', 'purple');
    ally.ally('purple', 'offense', { 'purple/1': 1 });
    ally.neverOffered('purple', 'worm');

    const zapped = table(seats, { ...fight, hands: { ...fight.hands, blue: ['attack-10', 'cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.use('red', 'worm');
    zapped.plan('red', 'worm.tunnel', 'blue/2');
    zapped.zap('blue', 'worm');
    zapped.run();
    expect(zapped.events('gate-aimed')).toEqual([{ planet: 'blue/1' }]);
  });

  it('may spread its ships over its planets before the game, one at least on each', () => {
    const t = table(seats, { ...fight, ships: {} });
    expect(t.asked()).toEqual(['red worm.begin']);
    t.answer('red', true);
    expect(t.question('red')).toMatchObject({ tag: 'worm.spread', min: 15, max: 15 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 9, 'red/4': 6 });
    expect([1, 2, 3, 4, 5].map((n) => t.ships('red', `red/${n}`))).toEqual([10, 1, 1, 7, 1]);

    const as = table(seats, { ...fight, ships: {} });
    as.answer('red', false);
    expect([1, 2, 3, 4, 5].map((n) => as.ships('red', `red/${n}`))).toEqual([4, 4, 4, 4, 4]);
  });

  describe('wild', () => {
    const lost = {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { blue: { 'blue/2': 0, 'blue/3': 0, 'yellow/1': 2 }, red: { 'blue/3': 2 } },
      hands: { blue: ['attack-08', 'flare:worm'], yellow: ['attack-06'] },
    } as const;

    it('settles an empty home planet as the turn begins', () => {
      const t = table(seats, lost);
      expect(t.untilOffered('blue', 'flare:worm')).toEqual(['flare:worm', 'pass']);
      expect(t.encounter().phase).toBe('start-turn');
      t.answer('blue', 'flare:worm');
      // On the other one without blue ships somebody else has a colony: blue/2 is the only choice.
      expect(t.asked()).toEqual(['blue worm.ships']);
      expect(t.question('blue')).toMatchObject({ min: 1, data: { planet: 'blue/2' } });
      expect(t.options('blue')).toEqual(['blue/1', 'blue/4', 'blue/5', 'yellow/1']);
      t.plan('blue', 'worm.ships', { 'blue/1': 1, 'yellow/1': 2 });
      t.runTo('launch');
      expect([t.ships('blue', 'blue/2'), t.ships('blue', 'yellow/1')]).toEqual([3, 0]);
      expect(t.hand('blue')).toContain('flare:worm');
    });

    it('needs an empty planet, and the own turn', () => {
      const full = table(seats, { ...lost, ships: {} });
      full.runTo('launch');
      expect(full.story()).not.toContain('blue answers use');

      const other = table(seats, { ...lost, turn: 'yellow', destiny: ['purple'] });
      other.runTo('launch');
      expect(other.story()).not.toContain('blue answers use');
    });
  });

  it('super: may be used as an ally', () => {
    const t = table({ ...seats, red: 'void', purple: 'worm' }, { ...fight, hands: { ...fight.hands, purple: ['flare:worm'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('purple', 'worm');
    t.until('purple', 'worm.tunnel');
    // [faq-general-51] Not home to the offense, where it would gain no foreign colony.
    expect(t.options('purple')).toEqual(['blue/2', 'blue/4', 'blue/5', 'yellow/4']);
    t.answer('purple', 'yellow/4');
    t.run();
    expect(t.events('card-played')).toContainEqual({ who: t.seat('purple'), card: 'flare:worm', text: 'super' });
    expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [13, 12] }]);
    expect([t.ships('red', 'yellow/4'), t.ships('purple', 'yellow/4'), t.foreign('purple')]).toEqual([4, 1, 1]);
  });
});

describe('Worm, closely', () => {
  it('tunnels once cards are revealed, also to the only other planet, and not without any', () => {
    // Blue has one home planet besides blue/1 where red has no colony.
    const gone = ['blue/4', 'blue/5'];
    const ships = { red: { 'blue/3': 1 }, blue: {} };
    const t = table(seats, { ...fight, ships, gone, strict: ['red'] });
    t.aim('red', 'blue/1');
    t.use('red', 'worm', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/1' }, { planet: 'blue/2' }]);

    const none = table(seats, { ...fight, ships: { ...ships, red: { 'blue/3': 1, 'blue/2': 1 } }, gone });
    none.aim('red', 'blue/1');
    none.neverOffered('red', 'worm');
  });

  it('spreads from every planet to every other, as many as it says', () => {
    const t = table(seats, { ...fight, ships: {} });
    t.answer('red', true);
    expect(t.question('red')).toMatchObject({ places: [1, 2, 3, 4, 5].map((n) => ({ id: `red/${n}`, max: 15 })), data: { n: 15 } });
    t.answer('red', { 'red/1': 2, 'red/2': 4, 'red/3': 6, 'red/4': 3, 'red/5': 0 });
    expect([1, 2, 3, 4, 5].map((n) => t.ships('red', `red/${n}`))).toEqual([3, 5, 7, 4, 1]);
  });

  describe('wild', () => {
    const lost = { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-08', 'flare:worm'], yellow: ['attack-06'] } } as const;

    it('chooses among empty planets, and settles with ships of a single colony too', () => {
      const t = table(seats, {
        ...lost,
        ships: { blue: { warp: 18, 'yellow/1': 2, 'blue/1': 0, 'blue/2': 0, 'blue/3': 0, 'blue/4': 0, 'blue/5': 0 } },
      });
      t.use('blue', 'flare:worm', { at: 'window:turn.start' });
      t.until('blue', 'worm.planet');
      expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
      t.answer('blue', 'blue/4');
      expect(t.question('blue')).toMatchObject({ tag: 'worm.ships', data: { planet: 'blue/4' } });
      t.answer('blue', { 'yellow/1': 1 });
      expect([t.ships('blue', 'blue/4'), t.ships('blue', 'yellow/1')]).toEqual([1, 1]);
    });

    it('is of no use without a colony from which to come', () => {
      const t = table(seats, { ...lost, ships: { blue: { warp: 20 } } });
      t.neverOffered('blue', 'flare:worm');
    });
  });

  it('super: for an ally of the defense as well', () => {
    const t = table(
      { ...seats, red: 'void', purple: 'worm' },
      { ...fight, hands: { ...fight.hands, purple: ['flare:worm'] }, strict: ['purple'] },
    );
    t.aim('red', 'blue/1');
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('purple', 'worm');
    t.plan('purple', 'worm.tunnel', 'blue/2');
    t.run();
    expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/1' }, { planet: 'blue/2' }]);
  });
});

describe('Worm: roles and room', () => {
  it('super: not as a bystander', () => {
    const hands = { ...fight.hands, purple: ['flare:worm'] };
    const t = table({ ...seats, red: 'void', purple: 'worm' }, { ...fight, hands, strict: ['purple'] });
    t.aim('red', 'blue/1');
    t.run();
    expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/1' }]);
  });

  it('spreads no more ships onto a planet than there is room for', () => {
    // Four to a planet, with the second power of the Pygmy.
    const t = table(
      { red: 'worm+pygmy', blue: 'trader+hacker', yellow: 'masochist+mirror', purple: 'tripler+void' },
      { ...fight, ships: {}, options: { powers: 2 } },
    );
    t.plan('red', 'worm.begin', true);
    const d = t.until('red', 'worm.spread');
    const places = d.kind === 'spread' ? d.places : [];
    expect(d).toMatchObject({ min: 10, max: 10 });
    expect(places.map((x) => x.max)).toEqual(Array.from({ length: 10 }, () => 3));
    t.answer('red', { [places[0].id]: 3, [places[1].id]: 3, [places[2].id]: 3, [places[9].id]: 1 });
    expect(places.map((x) => t.ships('red', x.id))).toEqual([4, 4, 4, 1, 1, 1, 1, 1, 1, 2]);
  });

  it('at the home of a partner, where the offense has no colony yet', () => {
    const t = table(
      { red: 'worm', blue: 'trader', yellow: 'masochist', purple: 'tripler' },
      {
        ...fight,
        options: { teams: true },
        teams: [
          ['red', 'yellow'],
          ['blue', 'purple'],
        ],
        ships: { red: { 'yellow/3': 1 }, blue: { 'yellow/3': 1, 'yellow/4': 1 } },
      },
    );
    t.aim('red', 'blue/1');
    t.use('red', 'worm');
    t.until('red', 'worm.tunnel');
    expect(t.options('red')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5', 'yellow/4']);
  });
});
