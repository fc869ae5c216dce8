import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'macron', blue: 'healer', yellow: 'parasite', purple: 'tripler' };
const hands = { red: ['attack-08'], blue: ['attack-06'] };
const start = { turn: 'red', destiny: ['blue'], hands } as const;

describe('Parasite', () => {
  it('joins the side it likes although nobody invited it, and lands like any ally', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    expect(t.untilOffered('yellow', 'parasite')).toEqual(['parasite', 'pass']);
    t.answer('yellow', 'parasite');
    expect(t.options('yellow')).toEqual(['offense', 'defense']);
    t.answer('yellow', 'offense');
    const d = t.question('yellow');
    expect(d).toMatchObject({ tag: 'alliance.ships', min: 1, max: 4 });
    t.answer('yellow', { 'yellow/1': 4 });
    expect(t.encounter().allies).toEqual([[t.seat('yellow')], []]);
    t.run();
    expect(t.ships('yellow', 'blue/1')).toBe(4);
  });

  it('gets rewards when it joins a defense that wins', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    t.use('yellow', 'parasite');
    t.plan('yellow', 'parasite.side', 'defense');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.run();
    expect(t.hand('yellow')).toHaveLength(2);
    expect(t.ships('yellow', 'yellow/1') + t.ships('yellow', 'yellow/2')).toBe(8);
  });

  it('needs its power only for a side that did not invite it', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.untilOffered('yellow', 'parasite');
    t.answer('yellow', 'pass');
    expect(t.options('yellow')).toEqual(['offense', 'decline']);

    const against = table(seats, start);
    against.invite('red', 'yellow');
    against.use('yellow', 'parasite');
    against.plan('yellow', 'alliance.ships', { 'yellow/2': 1 });
    against.runTo('planning');
    expect(against.encounter().allies).toEqual([[], [against.seat('yellow')]]);

    const both = table(seats, start);
    both.invite('red', 'yellow');
    both.invite('blue', 'yellow');
    both.runWhile(() => both.question('yellow') === null);
    expect(both.options('yellow')).toEqual(['offense', 'defense', 'decline']);
  });

  it('is not asked as a main player', () => {
    const t = table(
      { yellow: 'parasite', blue: 'healer', red: 'macron' },
      { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-08'], blue: ['attack-06'] } },
    );
    expect(offeredInEncounter(t, 'yellow')).toEqual([]);
  });

  it('stays out when it is zapped, and can still follow an invitation', () => {
    const t = table(seats, { ...start, hands: { ...hands, purple: ['cosmic-zap'] } });
    t.invite('red', 'yellow');
    t.use('yellow', 'parasite');
    t.zap('purple', 'parasite');
    t.until('yellow', 'alliance.answer');
    expect(t.options('yellow')).toEqual(['offense', 'decline']);
    t.answer('yellow', 'decline');
    t.runTo('planning');
    expect(t.encounter().allies).toEqual([[], []]);
    t.done();
  });

  it('can be seen off by a Force Field', () => {
    const t = table(seats, { ...start, hands: { ...hands, purple: ['force-field'] } });
    t.use('yellow', 'parasite');
    t.plan('yellow', 'parasite.side', 'defense');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 3 });
    t.use('purple', 'force-field');
    t.plan('purple', 'force-field', ['yellow']);
    t.plan('yellow', 'ships.return', { 'yellow/1': 3 });
    t.runTo('planning');
    expect(t.encounter().allies).toEqual([[], []]);
    expect(t.ships('yellow', 'yellow/1')).toBe(4);
    t.done();
  });

  describe('wild', () => {
    /** Blue keeps its power with three home colonies and is attacked on one of them. */
    const onTheBrink = { blue: { 'blue/4': 0, 'blue/5': 0, 'blue/1': 1 } };
    const others = { red: 'tripler', blue: 'healer', yellow: 'macron', purple: 'void' };

    it('settles on a home planet of whoever loses a power for want of home colonies', () => {
      const t = table(others, {
        ...start,
        hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['flare:parasite'] },
        ships: onTheBrink,
      });
      t.aim('red', 'blue/1');
      expect(t.untilOffered('yellow', 'flare:parasite')).toEqual(['flare:parasite', 'pass']);
      expect(t.sheet('healer').down).toBe(true);
      t.answer('yellow', 'flare:parasite');
      expect(t.options('yellow')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
      t.answer('yellow', 'blue/2');
      expect(t.question('yellow')).toMatchObject({ kind: 'spread', min: 1, max: 1 });
      t.answer('yellow', { 'yellow/5': 1 });
      expect([t.ships('yellow', 'blue/2'), t.ships('yellow', 'yellow/5')]).toEqual([1, 3]);
      expect(t.ships('blue', 'blue/2')).toBeGreaterThan(0);
      expect(t.hand('yellow')).toEqual(['flare:parasite']);
    });

    it('with a ship that is not in the encounter, and none is when the encounter is over', () => {
      const t = table(others, {
        ...start,
        destiny: ['blue', 'purple'],
        options: { rewards: 'both' },
        hands: { red: ['negotiate', 'attack-10', 'attack-04'], blue: ['negotiate', 'flare:parasite'], purple: ['ship-zap'] },
        // Yellow is on the brink, and blue has no ship but those on the planet that is attacked.
        ships: { yellow: { 'yellow/3': 1, 'yellow/4': 0, 'yellow/5': 0 }, blue: { 'blue/1': 3, warp: 17 } },
      });
      t.aim('red', 'blue/1');
      t.select('red', 'negotiate');
      t.offer('red', { red: ['attack-10'] });
      t.accept('blue');
      t.until('red', 'encounter.second');
      t.raise('purple', 'ship-zap');
      t.answer('purple', { 'yellow/3@yellow': 1 });
      expect(t.sheet('macron').down).toBe(true);
      expect(t.options('blue')).toEqual(['flare:parasite', 'pass']);
      t.answer('blue', 'flare:parasite');
      t.answer('blue', 'yellow/4');
      expect([t.ships('blue', 'yellow/4'), t.ships('blue', 'blue/1')]).toEqual([1, 2]);
    });

    it('not when the power of an Alien Outpost goes with its station: home colonies have nothing to do with it', () => {
      const t = table(others, {
        ...start,
        options: { stations: 'one' },
        stations: { blue: { 'alien-outpost': 'blue/1' } },
        unused: ['flare:mite'],
        ships: { blue: { 'blue/1': 1 } },
        hands: { red: ['attack-40'], blue: ['attack-00'], yellow: ['flare:parasite'] },
      });
      t.aim('red', 'blue/1');
      expect(offeredInEncounter(t, 'yellow')).toEqual([]);
      expect([t.sheet('mite').down, t.sheet('healer').down]).toEqual([true, false]);
    });

    it('has no use for the loss of its own power', () => {
      const t = table(others, { ...start, hands: { red: ['attack-10'], blue: ['attack-06', 'flare:parasite'] }, ships: onTheBrink });
      t.aim('red', 'blue/1');
      expect(offeredInEncounter(t, 'blue')).toEqual([]);
      expect(t.sheet('healer').down).toBe(true);
    });
  });

  it('super: commits as many ships as it likes', () => {
    const t = table(seats, { ...start, hands: { ...hands, yellow: ['flare:parasite'] } });
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.use('yellow', 'flare:parasite');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 20 });
    t.answer('yellow', { 'yellow/1': 4, 'yellow/2': 4, 'yellow/3': 1 });
    t.run();
    expect(t.ships('yellow', 'blue/1')).toBe(9);
  });

  it('super: with a dial too it is as many as it likes, more or fewer than dialled', () => {
    const t = table(seats, { ...start, options: { dials: true }, hands: { ...hands, yellow: ['flare:parasite'] } });
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.dial', 'offense:3');
    t.use('yellow', 'flare:parasite');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 20 });
    t.answer('yellow', { 'yellow/1': 4, 'yellow/2': 2 });
    t.runTo('planning');
    expect(t.ships('yellow', 'gate')).toBe(6);
    // The dial binds without it.
    const bound = table(seats, { ...start, options: { dials: true }, hands: { ...hands, yellow: ['flare:parasite'] } });
    bound.invite('red', 'yellow');
    bound.plan('yellow', 'alliance.dial', 'offense:3');
    expect(bound.until('yellow', 'alliance.ships')).toMatchObject({ min: 3, max: 3 });
  });

  it('super: is of no use with no more ships than the limit allows, unless a dial binds it to so many', () => {
    const position = { ...start, hands: { ...hands, yellow: ['flare:parasite'] } };
    const four = { 'yellow/1': 2, 'yellow/2': 1, 'yellow/3': 1, warp: 16 };
    const t = table(seats, { ...position, ships: { yellow: four } });
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.neverOffered('yellow', 'flare:parasite');
    // With a fifth ship it is.
    const five = table(seats, { ...position, ships: { yellow: { ...four, 'yellow/1': 3, warp: 15 } } });
    five.invite('red', 'yellow');
    five.plan('yellow', 'alliance.answer', 'offense');
    five.use('yellow', 'flare:parasite');
    expect(five.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 5 });
    const dial = table(seats, { ...position, ships: { yellow: four }, options: { dials: true } });
    dial.invite('red', 'yellow');
    dial.plan('yellow', 'alliance.dial', 'offense:4');
    dial.use('yellow', 'flare:parasite');
    expect(dial.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
  });

  it('super: the usual limit holds without the flare', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
  });
});

describe('Parasite: what is offered, and how often', () => {
  it('is asked once, when it is its turn to ally', () => {
    const t = table(seats, { ...start, strict: ['yellow'] });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.pass('yellow', 'parasite', 1, { at: 'window:alliance.respond' });
    t.run();
    expect(t.ships('yellow', 'blue/1')).toBe(0);
  });

  it('super: is for its own ships only', () => {
    const t = table(seats, { ...start, strict: ['yellow'], hands: { ...hands, yellow: ['flare:parasite'] } });
    t.invite('red', 'yellow', 'purple');
    t.pass('yellow', 'parasite');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.plan('purple', 'alliance.answer', 'offense');
    t.use('yellow', 'flare:parasite');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 20 });
    expect(t.until('purple', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
    t.run();

    // Passed, it is not offered again when somebody else sends ships.
    const passed = table(seats, { ...start, strict: ['yellow'], hands: { ...hands, yellow: ['flare:parasite'] } });
    passed.invite('red', 'yellow', 'purple');
    passed.pass('yellow', 'parasite');
    passed.plan('yellow', 'alliance.answer', 'offense');
    passed.plan('purple', 'alliance.answer', 'offense');
    passed.pass('yellow', 'flare:parasite', 1, { at: 'window:alliance.commit' });
    passed.until('purple', 'alliance.ships');
    passed.done();
  });

  describe('wild', () => {
    const others = { red: 'tripler', blue: 'healer', yellow: 'trader', purple: 'void' };
    const away = { 'yellow/2': 0, 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0 };
    const loss = (yellow: { readonly [place: string]: number }) => {
      const t = table(others, {
        ...start,
        hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['flare:parasite'] },
        ships: { blue: { 'blue/4': 0, 'blue/5': 0, 'blue/1': 1 }, yellow },
      });
      t.aim('red', 'blue/1');
      return t;
    };
    const everywhere = { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'blue/4': 1 };

    it('founds a new colony: only where it has none', () => {
      const t = loss({ 'blue/2': 1, 'blue/4': 1 });
      t.use('yellow', 'flare:parasite');
      t.until('yellow', 'parasite.planet');
      expect(t.options('yellow')).toEqual(['blue/1', 'blue/3', 'blue/5']);

      const last = loss(everywhere);
      last.use('yellow', 'flare:parasite');
      last.run();
      expect(last.ships('yellow', 'blue/5')).toBe(1);

      const none = loss({ ...everywhere, 'blue/5': 1 });
      none.neverOffered('yellow', 'flare:parasite');
      expect(none.sheet('healer').down).toBe(true);
    });

    it('with ships that are not in the encounter', () => {
      const t = loss({});
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.use('yellow', 'flare:parasite');
      t.plan('yellow', 'parasite.planet', 'blue/3');
      t.until('yellow', 'parasite.ship');
      expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);

      const one = loss({ ...away, warp: 19 });
      one.use('yellow', 'flare:parasite');
      one.plan('yellow', 'parasite.planet', 'blue/3');
      one.run();
      expect([one.ships('yellow', 'blue/3'), one.ships('yellow', 'yellow/1')]).toEqual([1, 0]);

      const none = loss({ warp: 20 });
      none.neverOffered('yellow', 'flare:parasite');

      const all = loss({ ...away, warp: 17 });
      all.invite('red', 'yellow');
      all.ally('yellow', 'offense', { 'yellow/1': 3 });
      all.neverOffered('yellow', 'flare:parasite');
    });
  });
});

describe('Parasite: with few ships, and on the side of the defense', () => {
  const witnessed = { ...start, options: { hazards: true }, hazards: ['witness'] };
  const all = { 'yellow/1': 0, 'yellow/2': 0, 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0 };

  it('needs a ship to ally with, and one is enough', () => {
    const one = table(seats, { ...witnessed, ships: { yellow: { warp: 19, ...all, 'yellow/1': 1 } } });
    one.use('yellow', 'parasite');
    one.plan('yellow', 'parasite.side', 'offense');
    one.runTo('planning');
    expect(one.ships('yellow', 'gate')).toBe(1);
    table(seats, { ...witnessed, ships: { yellow: { warp: 20 } } }).neverOffered('yellow', 'parasite');
  });

  it('super: as an ally of the defense too', () => {
    const t = table(seats, { ...start, hands: { ...hands, yellow: ['flare:parasite'] } });
    t.invite('blue', 'yellow');
    t.plan('yellow', 'alliance.answer', 'defense');
    t.use('yellow', 'flare:parasite');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 4, 'yellow/2': 2 });
    t.runTo('planning');
    expect(t.ships('yellow', 'side')).toBe(6);
  });
});

describe('Parasite in a team', () => {
  it('never joins the side against its partner', () => {
    const people = { red: 'macron', blue: 'healer', yellow: 'parasite', purple: 'tripler' };
    const t = table(people, {
      ...start,
      options: { teams: true },
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
    });
    t.neverOffered('yellow', 'parasite');
  });
});
