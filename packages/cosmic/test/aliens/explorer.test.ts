import { describe, expect, it } from 'vitest';
import type { Scenario } from '@parley/cosmic/testing';
import { table } from '../table.ts';

const seats = { red: 'explorer', blue: 'trader', yellow: 'masochist', purple: 'tripler' };
const voyage = {
  turn: 'red',
  destiny: ['blue', 'blue', 'blue'],
  hands: { red: ['attack-20', 'attack-08', 'attack-06'], blue: ['attack-10', 'attack-12'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
const planets = (t: Scenario, system: number): string[] =>
  (t.view(null).map as { name: string; kind: string; system: number }[])
    .filter((x) => x.kind === 'planet' && x.system === system)
    .map((x) => x.name);

describe('Explorer', () => {
  it('puts a new planet into the targeted system and aims the gate at it', () => {
    const t = table(seats, voyage);
    // The first colour that nobody plays.
    expect(t.sheet('explorer').notes).toMatchObject({ planets: ['green/1', 'green/2', 'green/3', 'green/4'], found: [] });
    t.aim('red', 'blue/2');
    expect(t.untilOffered('red', 'explorer')).toEqual(['explorer', 'pass']);
    expect([t.question('red')?.data?.at, planets(t, 1)]).toEqual([
      'window:launch.aimed',
      ['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5'],
    ]);
    t.answer('red', 'explorer');
    expect(planets(t, 1)).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'green/1']);
    expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/2' }, { planet: 'green/1' }]);
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-10');
    t.run();
    // Nobody defends the new planet with ships.
    expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [23, 10] }]);
    expect([t.ships('red', 'green/1'), t.foreign('red'), t.warp('blue')]).toEqual([3, 1, 0]);
    expect(t.sheet('explorer').notes).toMatchObject({ planets: ['green/2', 'green/3', 'green/4'], found: ['green/1'] });
    expect(t.restored().divergence).toBeNull();
  });

  it('can be aimed at later: it is a planet of that system, and its discoverer leaves the rest alone', () => {
    const t = table(seats, { ...voyage, destiny: ['blue', 'blue'] });
    t.use('red', 'explorer');
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-06');
    t.select('blue', 'attack-12');
    t.run();
    expect([t.turn(), t.warp('red')]).toEqual(['blue', 3]);
    t.runWhile(() => t.encounter().offense === t.seat('blue'));
    t.runWhile(() => t.asked().every((x) => !x.endsWith('launch.aim')) || t.encounter().system !== 1);
    expect(t.options(['red', 'blue', 'yellow', 'purple'][t.encounter().offense])).toContain('green/1');
  });

  it('gains from its discoveries: one, two or four each', () => {
    const t = table(seats, voyage);
    t.use('red', 'explorer');
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-10');
    expect(t.untilOffered('red', 'explorer')).toContain('explorer');
    t.answer('red', 'explorer');
    t.untilOffered('red', 'explorer');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    t.answer('red', 'explorer');
    // One for the planet under attack, on which it has no colony yet.
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 1 }]);
  });

  it.each([
    ['shared with an ally', ['purple'], 2],
    ['held alone', [], 4],
  ])('counts a planet %s', (_, guests, worth) => {
    const t = table(seats, { ...voyage, destiny: ['blue', 'yellow'], ships: { yellow: { 'yellow/1': 4 } } });
    t.use('red', 'explorer');
    t.send('red', { 'red/1': 3 });
    t.invite('red', ...guests);
    if (guests.length > 0) t.ally('purple', 'offense', { 'purple/1': 1 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-10');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([t.ships('red', 'green/1'), t.ships('purple', 'green/1')]).toEqual([3, guests.length]);
    t.untilOffered('red', 'explorer');
    t.answer('red', 'explorer');
    t.untilOffered('red', 'explorer');
    expect(t.encounter().phase).toBe('reveal');
    t.answer('red', 'explorer');
    // And a second one was just found.
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: worth + 1 }]);
    expect(t.sheet('explorer').notes.planets).toEqual(['green/3', 'green/4']);
  });

  it('needs attacks on both sides to gain, and cannot do anything when it is zapped', () => {
    const talk = table(seats, { ...voyage, hands: { ...voyage.hands, blue: ['negotiate'] }, strict: ['red'] });
    talk.use('red', 'explorer');
    talk.select('red', 'attack-20');
    talk.run();

    const zapped = table(seats, { ...voyage, hands: { ...voyage.hands, blue: ['attack-10', 'cosmic-zap'] } });
    zapped.aim('red', 'blue/2');
    zapped.use('red', 'explorer');
    zapped.zap('blue', 'explorer');
    zapped.runTo('planning');
    expect(zapped.events('gate-aimed')).toEqual([{ planet: 'blue/2' }]);
    expect(zapped.sheet('explorer').notes.planets).toHaveLength(4);
  });

  it('gains as an ally too, but discovers only as the offense', () => {
    const t = table(
      { ...seats, red: 'void', purple: 'explorer' },
      { ...voyage, turn: 'purple', hands: { ...voyage.hands, purple: ['attack-04', 'attack-06'] } },
    );
    t.use('purple', 'explorer');
    t.select('purple', 'attack-04');
    t.select('blue', 'attack-12');
    t.run();
    t.runWhile(() => t.turn() !== 'red');
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.select('red', 'attack-20');
    expect(t.untilOffered('purple', 'explorer')).toEqual(['explorer', 'pass']);
    expect(t.encounter().phase).toBe('reveal');
    t.answer('purple', 'explorer');
    expect(t.events('total-changed')).toContainEqual({ side: 'offense', n: 1 });
  });

  it('gains on the side of the defense as well, and nothing as a bystander or without a discovery', () => {
    const position = { ...voyage, turn: 'yellow', destiny: ['blue'] } as const;
    const ally = table(seats, position);
    ally.sheet('explorer').notes.found = ['purple/1', 'purple/2'];
    ally.invite('blue', 'red');
    ally.ally('red', 'defense', { 'red/1': 1 });
    ally.use('red', 'explorer', { at: 'window:reveal.revealed' });
    ally.run();
    expect(ally.events('total-changed')).toEqual([{ side: 'defense', n: 2 }]);
    const bystander = table(seats, position);
    bystander.sheet('explorer').notes.found = ['purple/1'];
    bystander.neverOffered('red', 'explorer');
    const bare = table(seats, voyage);
    bare.neverOffered('red', 'explorer', { at: 'window:reveal.revealed' });
  });

  it('discovers its last planet too, and then no more', () => {
    const last = table(seats, voyage);
    last.sheet('explorer').notes.planets = ['green/4'];
    expect(last.untilOffered('red', 'explorer')).toEqual(['explorer', 'pass']);
    last.answer('red', 'explorer');
    expect(last.events('gate-aimed').at(-1)).toEqual({ planet: 'green/4' });
    const none = table(seats, voyage);
    none.sheet('explorer').notes.planets = [];
    none.neverOffered('red', 'explorer', { at: 'window:launch.aimed' });
  });

  it('discovers nothing where no gate is aimed', () => {
    const hands = { ...voyage.hands, red: ['attack-20', 'flare:explorer'] };
    const home = { ...voyage, destiny: ['red'], ships: { red: { 'red/5': 0 } } } as const;
    for (const [aliens, what] of [
      [seats, 'explorer'],
      [{ ...seats, red: 'void', green: 'explorer' }, 'flare:explorer'],
    ] as const) {
      const t = table(aliens, { ...home, hands });
      t.plan('red', 'destiny.own', 'reclaim');
      t.neverOffered('red', what);
    }
  });

  it('a discovered planet that has left the game is worth nothing', () => {
    // The Locust devours it when red begins the second encounter.
    const two = { red: 'explorer+locust', blue: 'trader+clone', yellow: 'masochist+mutant', purple: 'tripler+void' };
    const t = table(two, { ...voyage, destiny: ['blue', 'yellow'], options: { powers: 2 } });
    t.use('red', 'explorer', { at: 'window:launch.aimed' });
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-10');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.runTo('launch');
    expect(t.events('planet-removed')).toMatchObject([{ planet: 'green/1' }]);
    t.neverOffered('red', 'explorer', { at: 'window:reveal.revealed' });
  });

  it('is not for a table where every colour is played', () => {
    const all = {
      red: 'explorer',
      blue: 'void',
      yellow: 'trader',
      purple: 'tripler',
      green: 'macron',
      orange: 'warpish',
      black: 'mirror',
      white: 'clone',
    };
    expect(() => table(all, voyage)).toThrow('needs a colour that nobody plays');
  });

  it('[faq-explorer-1] starts with four planets also where everybody else has four', () => {
    const t = table(seats, { ...voyage, options: { planets: 4 } });
    expect(t.sheet('explorer').notes.planets).toEqual(['green/1', 'green/2', 'green/3', 'green/4']);
    const five = table(seats, voyage);
    expect(five.sheet('explorer').notes.planets).toHaveLength(4);
  });

  it('keeps hope where planets are too few for anybody: it may find others', () => {
    const gone = ['red/3', 'red/4', 'red/5', 'blue/3', 'blue/4', 'blue/5', 'yellow/3', 'yellow/4', 'yellow/5'];
    const few = { ...voyage, hands: { red: ['attack-08'], blue: ['attack-10'] }, gone } as const;
    const t = table({ red: 'explorer', blue: 'trader', yellow: 'tripler' }, few);
    t.run();
    expect(t.events('dead-position')).toEqual([]);
  });

  it('needs a colour nobody plays', () => {
    const all = { red: 'explorer', blue: 'void', yellow: 'trader', purple: 'tripler', green: 'macron', orange: 'warpish', black: 'mirror' };
    expect(table(all, voyage).sheet('explorer').notes.planets).toEqual(['white/1', 'white/2', 'white/3', 'white/4']);
  });

  describe('wild', () => {
    const seated = { ...seats, red: 'void', green: 'explorer' };
    const expedition = { ...voyage, hands: { ...voyage.hands, red: ['attack-20', 'attack-06', 'flare:explorer'] } };

    it('brings the Genesis planet, aims at it, and earns a reward for each ship', () => {
      const t = table(seated, expedition);
      t.aim('red', 'blue/2');
      expect(t.untilOffered('red', 'flare:explorer')).toEqual(['flare:explorer', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'window:launch.aimed' } });
      t.answer('red', 'flare:explorer');
      expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/2' }, { planet: 'blue/6' }]);
      t.send('red', { 'red/1': 3 });
      t.select('red', 'attack-20');
      t.select('blue', 'attack-10');
      expect(t.until('red', 'explorer.rewards')).toMatchObject({ data: { n: 3 } });
      expect(t.ships('red', 'blue/6')).toBe(3);
      // Once the outcome stands, while the cards still lie there.
      expect(t.events('cards-discarded')).toEqual([]);
      t.plan('red', 'explorer.rewards', true);
      t.run();
      expect(t.events('rewards')).toMatchObject([{ who: t.seat('red'), cards: 3 }]);
      expect(t.story().split('answers explorer.rewards')).toHaveLength(2);
    });

    it('an encounter that the Oracle calls off counts as a deal: a reward for each ship that was sent', () => {
      const t = table(
        { ...seated, blue: 'oracle' },
        { ...expedition, hands: { ...expedition.hands, blue: ['attack-10', 'flare:oracle'] } },
      );
      t.use('red', 'flare:explorer');
      t.send('red', { 'red/1': 3 });
      t.use('blue', 'flare:oracle');
      expect(t.until('red', 'explorer.rewards')).toMatchObject({ data: { n: 3 } });
      expect(t.ships('red', 'gate')).toBe(0);
    });

    it('earns one reward without success, none if it does not want any', () => {
      const t = table(seated, expedition);
      t.use('red', 'flare:explorer');
      t.send('red', { 'red/1': 3 });
      t.select('red', 'attack-06');
      t.select('blue', 'attack-12');
      expect(t.until('red', 'explorer.rewards')).toMatchObject({ data: { n: 1 } });
      t.run();
      expect(t.events('rewards')).toEqual([]);
    });

    it('earns one reward also when the encounter ends before it comes to anything', () => {
      const t = table(seated, { ...expedition, hands: { ...expedition.hands, blue: ['attack-10', 'flare:bride'] } });
      t.use('red', 'flare:explorer');
      t.use('blue', 'flare:bride');
      expect(t.until('red', 'explorer.rewards')).toMatchObject({ data: { n: 1 } });
      expect(t.turn()).toBe('red');
      t.answer('red', true);
      expect(t.events('rewards')).toMatchObject([{ who: 0, cards: 1 }]);
    });

    it('takes the planet from where it is, with all that is on it', () => {
      const t = table(seated, { ...expedition, destiny: ['blue', 'yellow'] });
      t.use('red', 'flare:explorer');
      t.send('red', { 'red/1': 3 });
      t.select('red', 'attack-20');
      t.select('blue', 'attack-10');
      t.plan('red', 'encounter.second', true);
      t.run();
      t.use('red', 'flare:explorer');
      t.runTo('alliance');
      expect(t.events('planet-moved')).toEqual([{ planet: 'blue/6', system: 'yellow' }]);
      expect([t.ships('red', 'blue/6'), planets(t, 2).includes('blue/6')]).toEqual([3, true]);
      expect(t.encounter()).toMatchObject({ system: 2 });
    });

    it('is not offered once the planet has left the game', () => {
      // The Locust devours it when red begins the second encounter.
      const t = table({ ...seated, red: 'locust' }, { ...expedition, destiny: ['blue', 'yellow'] });
      t.use('red', 'flare:explorer');
      t.send('red', { 'red/1': 3 });
      t.select('red', 'attack-20');
      t.select('blue', 'attack-10');
      t.plan('red', 'encounter.second', true);
      t.run();
      t.runTo('launch');
      expect(t.events('planet-removed')).toMatchObject([{ planet: 'blue/6' }]);
      t.neverOffered('red', 'flare:explorer');
    });
  });

  describe('super', () => {
    const strong = { ...voyage, hands: { ...voyage.hands, red: ['attack-20', 'negotiate', 'flare:explorer'] } };

    it('gains four in an encounter at a discovered planet', () => {
      const t = table(seats, strong);
      t.use('red', 'explorer');
      t.select('red', 'attack-20');
      t.select('blue', 'attack-10');
      t.untilOffered('red', 'flare:explorer');
      expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
      t.answer('red', 'flare:explorer');
      expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 4 }]);
      expect(t.untilOffered('red', 'explorer')).toEqual(['explorer', 'pass']);
    });

    it('for an ally of the defense too, for no bystander', () => {
      const position = { ...strong, turn: 'yellow', destiny: ['blue'] } as const;
      for (const side of ['defense', null]) {
        const t = table(seats, position);
        t.sheet('explorer').notes.found = ['blue/1'];
        t.aim('yellow', 'blue/1');
        t.invite('blue', 'red');
        if (side === null) t.neverOffered('red', 'flare:explorer');
        else {
          t.ally('red', 'defense', { 'red/1': 1 });
          t.use('red', 'flare:explorer');
          t.run();
          expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 4 }]);
        }
      }
    });

    it('is of no use at other planets', () => {
      const t = table(seats, strong);
      t.aim('red', 'blue/1');
      t.select('red', 'attack-20');
      t.neverOffered('red', 'flare:explorer');
    });
  });
});

describe('Explorer flare', () => {
  const others = { red: 'zombie', blue: 'trader', yellow: 'masochist', purple: 'tripler' };

  it('wild: is for the offense', () => {
    const t = table(others, { ...voyage, hands: { ...voyage.hands, blue: ['attack-10', 'flare:explorer'] } });
    t.neverOffered('blue', 'flare:explorer');
    const apart = table(others, { ...voyage, hands: { ...voyage.hands, purple: ['attack-10', 'flare:explorer'] } });
    apart.neverOffered('purple', 'flare:explorer');
  });

  it('wild: asks for no rewards under Ionic Gas', () => {
    const t = table(others, {
      ...voyage,
      hands: { ...voyage.hands, red: ['attack-20', 'flare:explorer'], blue: ['attack-10', 'ionic-gas'] },
    });
    t.send('red', { 'red/1': 2 });
    t.use('red', 'flare:explorer');
    t.use('blue', 'ionic-gas');
    t.run();
    expect(t.story()).not.toContain('answers explorer.rewards');
    expect(t.events('rewards')).toEqual([]);
  });
});
