import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'neighbor', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
/** Red has five ships elsewhere in the blue system, yellow three, purple two on the very planet. */
const fight = {
  turn: 'red',
  destiny: ['blue'],
  ships: {
    red: { 'blue/2': 2, 'blue/3': 3, 'red/1': 4 },
    yellow: { 'blue/2': 3, 'yellow/1': 4 },
    purple: { 'blue/1': 2, 'purple/1': 4 },
    blue: { 'blue/1': 4, 'red/5': 1 },
  },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Neighbor', () => {
  it('adds one for each ship of its own in the targeted system that stays out of the encounter', () => {
    const t = table(seats, fight);
    t.aim('red', 'blue/1');
    t.send('red', { 'blue/3': 1, 'red/1': 1 });
    t.run();
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'neighbor', clause: 'use' }]);
    // Two and what is left of three; ships at home are too far away.
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 2 + 4, 10 + 4] }]);
    expect(t.story()).not.toContain('red answers use');
    expect(t.restored().divergence).toBeNull();
  });

  it('does not count the ships it defends with, nor ships in other systems', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], ships: { red: { 'red/1': 2, 'blue/2': 3, warp: 9 } }, hands: fight.hands });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 4 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 4, 8 + 2 + 6] }]);
  });

  it('helps the side it is allied with, also with ships on the attacked planet itself', () => {
    const t = table({ ...seats, purple: 'neighbor', red: 'masochist' }, fight);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.run();
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 2 }]);
  });

  it('is silent without an attack card on its side, when zapped, or with nobody around', () => {
    const peaceful = table(seats, { ...fight, hands: { ...fight.hands, red: ['negotiate'] } });
    peaceful.run();
    expect(peaceful.events('power-used')).toEqual([]);

    const ally = table({ ...seats, purple: 'neighbor', red: 'masochist' }, { ...fight, hands: { ...fight.hands, red: ['negotiate'] } });
    ally.aim('red', 'blue/1');
    ally.invite('red', 'purple');
    ally.ally('purple', 'offense', { 'purple/1': 1 });
    ally.run();
    expect(ally.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'neighbor' }));

    const zapped = table(seats, { ...fight, hands: { ...fight.hands, blue: ['attack-10', 'cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.send('red', { 'red/1': 1 });
    zapped.zap('blue', 'neighbor');
    zapped.run();
    expect(zapped.events('outcome')).toMatchObject([{ totals: [9, 14] }]);

    const alone = table(seats, { ...fight, ships: {} });
    alone.run();
    expect(alone.events('total-changed')).toEqual([]);
  });

  it('must be used with nobody around too, so that ships which come later do not count', () => {
    const t = table(seats, { ...fight, ships: {} });
    t.run();
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'neighbor', clause: 'use' }]);
  });

  it('counts ships on its techs as being at home (R24.10)', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      ships: { red: { 'red/1': 2, warp: 12 } },
      techs: { red: { 'genesis-bomb': 1 } },
      hands: fight.hands,
      options: { technology: true },
    });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 4 });
    t.run();
    // One is on the tech, one defends, and six are on other planets.
    expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 1 + 6 }]);
  });

  describe('wild', () => {
    const seated = { ...seats, red: 'tripler', yellow: 'neighbor', purple: 'parasite' };
    const defended = {
      turn: 'red',
      destiny: ['blue'],
      ships: { blue: { 'blue/1': 3, warp: 2 } },
      hands: { red: ['attack-12'], blue: ['attack-40'], purple: ['attack-06', 'flare:neighbor'] },
    } as const;

    it('adds the ships of the defense to the rewards of an ally', () => {
      const t = table(seated, defended);
      t.aim('red', 'blue/1');
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      expect(t.untilOffered('purple', 'flare:neighbor')).toEqual(['flare:neighbor', 'pass']);
      t.answer('purple', 'flare:neighbor');
      t.run();
      expect(t.events('rewards')).toMatchObject([{ who: t.seat('purple'), cards: 2 + 3 }]);
      expect(t.hand('purple')).toContain('flare:neighbor');
    });

    it('is of no use to an ally of the offense, nor to one whose side has lost', () => {
      const lost = table(seated, { ...defended, hands: { ...defended.hands, red: ['attack-10'], blue: ['attack-00'] } });
      lost.aim('red', 'blue/1');
      lost.invite('blue', 'purple');
      lost.ally('purple', 'defense', { 'purple/1': 2 });
      lost.neverOffered('purple', 'flare:neighbor');
    });
  });

  describe('super', () => {
    const strong = { ...fight, hands: { ...fight.hands, red: ['attack-08', 'flare:neighbor'] } };

    it('counts the ships of its allies too, as a main player', () => {
      const t = table(seats, strong);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'yellow', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.boost('red');
      t.run();
      // Five of its own, three of yellow, two of purple on the attacked planet.
      expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 5 + 3 + 2 }]);
    });

    it('can be left out, and makes the power useful without ships of its own', () => {
      const left = table(seats, strong);
      left.aim('red', 'blue/1');
      left.invite('red', 'yellow');
      left.ally('yellow', 'offense', { 'yellow/1': 1 });
      left.boost('red', false);
      left.run();
      expect(left.events('total-changed')).toEqual([{ side: 'offense', n: 5 }]);

      const none = table(seats, { ...strong, ships: { ...strong.ships, red: {} } });
      none.aim('red', 'blue/1');
      none.invite('red', 'yellow');
      none.ally('yellow', 'offense', { 'yellow/1': 1 });
      none.boost('red');
      none.run();
      expect(none.events('total-changed')).toEqual([{ side: 'offense', n: 3 }]);
    });

    it('is not offered to an ally', () => {
      const t = table(
        { ...seats, purple: 'neighbor', red: 'masochist' },
        { ...fight, hands: { ...fight.hands, purple: ['attack-06', 'flare:neighbor'] } },
      );
      t.aim('red', 'blue/1');
      t.invite('red', 'purple', 'yellow');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.run();
      expect(t.story()).not.toContain('purple answers super');
      expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 2 }]);
    });
  });
});

describe('Neighbor, closely', () => {
  it('is used at the moment when cards are revealed', () => {
    const t = table({ ...seats, blue: 'worm' }, fight);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.untilOffered('blue', 'worm');
    expect(t.question('blue')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 5 }]);
  });

  it('helps a defense as its ally, and nobody while it stays out', () => {
    const ally = table({ ...seats, purple: 'neighbor', red: 'masochist' }, fight);
    ally.aim('red', 'blue/1');
    ally.invite('blue', 'purple');
    ally.ally('purple', 'defense', { 'purple/1': 1 });
    ally.run();
    expect(ally.events('total-changed')).toEqual([{ side: 'defense', n: 2 }]);

    const out = table({ ...seats, purple: 'neighbor', red: 'masochist' }, fight);
    out.aim('red', 'blue/1');
    out.run();
    expect(out.events('total-changed')).toEqual([]);
  });

  describe('wild', () => {
    const seated = { ...seats, red: 'tripler', yellow: 'neighbor', purple: 'parasite', blue: 'trader', green: 'mirror' };
    const defended = {
      turn: 'red',
      destiny: ['blue'],
      ships: { blue: { 'blue/1': 1 } },
      hands: { red: ['attack-12'], blue: ['attack-40'], purple: ['attack-06', 'flare:neighbor'] },
    } as const;

    it('counts a single ship, once, for the rewards of its holder alone', () => {
      const t = table(seated, { ...defended, strict: ['purple'] });
      t.aim('red', 'blue/1');
      t.invite('blue', 'green', 'purple');
      t.ally('green', 'defense', { 'green/1': 3 });
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.pass('purple', 'parasite', Infinity);
      t.use('purple', 'flare:neighbor', { at: 'event:rewards', who: t.seat('purple') });
      t.run();
      const cards = t.events('rewards').map((x) => [x.who, x.cards]);
      expect(cards).toContainEqual([t.seat('purple'), 2 + 1]);
      expect(cards).toContainEqual([t.seat('green'), 3]);
    });

    it('is of no use without a ship of the defense', () => {
      const t = table(seated, { ...defended, ships: { blue: { 'blue/1': 0 } } });
      t.aim('red', 'blue/1');
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.neverOffered('purple', 'flare:neighbor');
    });
  });

  it('super: for one ship of an ally, and not for none', () => {
    const hands = { ...fight.hands, red: ['attack-08', 'flare:neighbor'] };
    const one = table(seats, { ...fight, hands, ships: { ...fight.ships, yellow: { 'blue/2': 1 } } });
    one.aim('red', 'blue/1');
    one.invite('red', 'yellow');
    one.ally('yellow', 'offense', { 'yellow/1': 1 });
    one.boost('red');
    one.run();
    expect(one.events('total-changed')).toMatchObject([{ n: 6 }]);

    const none = table(seats, { ...fight, hands });
    none.aim('red', 'blue/1');
    none.neverOffered('red', 'flare:neighbor');
  });
});

describe('Neighbor: just when, and for whom', () => {
  it('after the others who act before it once cards are revealed', () => {
    const t = table({ ...seats, red: 'worm', blue: 'neighbor' }, { ...fight, ships: {} });
    t.untilOffered('red', 'worm');
    expect(t.events('power-used')).toEqual([]);
    t.runTo('resolution');
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['neighbor']);
  });

  it('wild: for the own rewards, not those of another ally', () => {
    const t = table(
      { ...seats, red: 'hacker' },
      { ...fight, hands: { red: ['attack-04'], blue: ['attack-20'], yellow: ['flare:neighbor'] }, strict: ['yellow'] },
    );
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.pass('yellow', 'flare:neighbor', 1);
    t.pass('yellow', 'parasite', Infinity);
    t.run();
  });
});
