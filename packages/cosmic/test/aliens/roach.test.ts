import { describe, expect, it } from 'vitest';
import { shownOn, table } from '../table.ts';
import { expectBound } from '../bound.ts';

type Table = ReturnType<typeof table>;

const seats = { red: 'roach', blue: 'macron', yellow: 'tripler', purple: 'healer' };
/** Blue attacks red. */
const attacked = { turn: 'blue', destiny: ['red'], hands: { blue: ['attack-20'], red: ['attack-08'] } } as const;
/** Red attacks blue. */
const attacking = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-30'], blue: ['attack-08'] } } as const;

const left = (t: Table): unknown => shownOn(t, 'roach').reserve;

describe('Roach', () => {
  it('begins with a further fleet on its sheet', () => {
    const t = table(seats, attacked);
    expect(shownOn(t, 'roach')).toEqual({ fleet: 'green', reserve: 20 });
    expect([1, 2, 3, 4, 5].map((n) => t.ships('red', `red/${n}`))).toEqual([4, 4, 4, 4, 4]);
    expect(shownOn(table(seats, { ...attacked, options: { planets: 4 } }), 'roach').reserve).toBe(16);
  });

  it("breeds at home when it becomes the defense in another player's turn, also where it has no colony", () => {
    const t = table(seats, { ...attacked, ships: { red: { 'red/1': 8, 'red/2': 0, 'red/3': 4, 'red/4': 4, 'red/5': 4 } } });
    expect(t.untilOffered('red', 'roach')).toEqual(['roach', 'pass']);
    t.answer('red', 'roach');
    expect(t.question('red')).toMatchObject({ tag: 'roach.breed', min: 1, max: 4, data: { n: 4 } });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/2': 3, 'red/3': 1 });
    expect([t.ships('red', 'red/2'), left(t)]).toEqual([3, 16]);
    expect(t.events('colony-gained')).toEqual([{ who: 0, planet: 'red/2' }]);
    t.aim('blue', 'red/3');
    t.run();
    // They count like any others, and the one that is lost comes back.
    expect(t.events('outcome')).toMatchObject([{ totals: [20 + 4, 8 + 5] }]);
    expect([t.warp('red'), left(t)]).toEqual([4, 17]);
    expect(t.restored().divergence).toBeNull();
  });

  it('breeds nothing when it is zapped', () => {
    const t = table(seats, { ...attacked, hands: { ...attacked.hands, purple: ['cosmic-zap'] } });
    t.use('red', 'roach');
    t.plan('red', 'roach.breed', { 'red/1': 2 });
    t.zap('purple', 'roach');
    t.runTo('launch');
    expect([t.ships('red', 'red/1'), left(t)]).toEqual([4, 20]);
  });

  it('does not breed as the defense in its own turn', () => {
    // Blue strikes back at once by means of a Warrior flare.
    const t = table(seats, { ...attacking, hands: { red: ['attack-30', 'attack-06'], blue: ['attack-08', 'attack-20', 'flare:warrior'] } });
    t.select('red', 'attack-30');
    t.select('blue', 'attack-08');
    t.use('blue', 'flare:warrior');
    t.until('blue', 'launch.aim');
    expect([t.turn(), t.encounter().defense]).toEqual(['red', t.seat('red')]);
    expect(t.story()).not.toContain('red answers use');
  });

  it('breeds neither where others are attacked nor when others regroup', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-20'], yellow: ['attack-08'] },
      ships: { red: { 'blue/2': 1 } },
    });
    t.neverOffered('red', 'roach');
  });

  it('breeds in its foreign colonies when it regroups as the offense', () => {
    const t = table(seats, { ...attacking, ships: { red: { 'blue/1': 1, 'yellow/2': 1 } } });
    t.untilOffered('red', 'roach');
    t.answer('red', 'roach');
    expect(t.options('red')).toEqual(['blue/1', 'yellow/2']);
    expect(t.question('red')).toMatchObject({ min: 1, max: 4 });
    t.answer('red', { 'blue/1': 1, 'yellow/2': 3 });
    expect([t.ships('red', 'blue/1'), t.ships('red', 'yellow/2'), left(t)]).toEqual([2, 4, 16]);
    const home = table(seats, attacking);
    home.neverOffered('red', 'roach');
  });

  it('gets roach ships back on the sheet instead of losing them, zapped or not', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red', 'red'],
      hands: { blue: ['attack-40', 'attack-30'], red: ['attack-08', 'attack-06'], purple: ['cosmic-zap'] },
    });
    t.use('red', 'roach');
    t.plan('red', 'roach.breed', { 'red/2': 4 });
    t.aim('blue', 'red/1');
    t.plan('blue', 'encounter.second', true);
    t.run();
    expect([t.warp('red'), left(t)]).toEqual([4, 16]);
    t.use('red', 'roach');
    t.plan('red', 'roach.breed', { 'red/2': 1 });
    t.zap('purple', 'roach');
    t.aim('blue', 'red/2');
    t.run();
    // Four red ones are lost, the four green ones are not.
    expect(t.events('ships-lost')).toEqual([
      { who: 0, n: 4 },
      { who: 0, n: 4 },
    ]);
    expect([t.warp('red'), left(t)]).toEqual([8, 20]);
  });

  it('has nothing left to save once they are back', () => {
    const t = table(seats, {
      ...attacked,
      hands: { ...attacked.hands, red: ['attack-08', 'flare:zombie'] },
      ships: { red: { 'red/1': 0 } },
    });
    t.use('red', 'roach');
    t.plan('red', 'roach.breed', { 'red/1': 2 });
    t.aim('blue', 'red/1');
    t.until('red', 'planning.select');
    expect(t.untilOffered('red', 'flare:zombie')).toEqual(['flare:zombie', 'roach']);
    t.answer('red', 'roach');
    t.neverOffered('red', 'flare:zombie');
    expect([t.warp('red'), left(t)]).toEqual([0, 20]);
  });

  it('keeps its power with too few home colonies', () => {
    const t = table(seats, { ...attacked, ships: { red: { warp: 16, 'red/1': 4 } } });
    expect(t.sheet('roach').down).toBe(false);
    t.untilOffered('red', 'roach');
  });

  it('gets them back from under a Fungus too, when the stack reaches the warp', () => {
    const t = table(
      { ...seats, blue: 'fungus' },
      {
        turn: 'blue',
        destiny: ['red', 'yellow'],
        hands: { blue: ['attack-40', 'attack-01'], red: ['attack-08'], yellow: ['attack-30'] },
        ships: { red: { 'red/1': 0 } },
      },
    );
    t.use('red', 'roach');
    t.plan('red', 'roach.breed', { 'red/1': 2 });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 1 });
    t.select('blue', 'attack-40');
    t.plan('blue', 'encounter.second', true);
    t.run();
    expect(left(t)).toBe(18);
    const stack = t.state.stacks[0].id;
    t.send('blue', { [`red/1#${stack}`]: 1 });
    t.run();
    expect([left(t), t.warp('red')]).toEqual([20, 0]);
  });

  it('cannot be parted from its power or its colour', () => expectBound(seats, 'roach'));

  it('the wild flare brings up to four ships from the warp to the new colony of a winning ally', () => {
    const t = table(
      { red: 'zombie', blue: 'macron', yellow: 'tripler', purple: 'healer' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-30'], blue: ['attack-08'], yellow: ['flare:roach'] },
        ships: { yellow: { warp: 6 } },
      },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:roach');
    expect(t.until('yellow', 'roach.follow')).toMatchObject({ min: 1, max: 4, data: { planet: 'blue/1' } });
    t.answer('yellow', { warp: 3 });
    t.run();
    expect([t.ships('yellow', 'blue/1'), t.warp('yellow'), t.hand('yellow')]).toEqual([4, 3, ['flare:roach']]);
  });

  it('the wild flare is not for the offense', () => {
    const t = table(
      { red: 'zombie', blue: 'macron', yellow: 'tripler', purple: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-30', 'flare:roach'], blue: ['attack-08'] }, ships: { red: { warp: 6 } } },
    );
    t.neverOffered('red', 'flare:roach');
  });

  it('the super flare adds ships of the sheet to any colonies after it has founded one', () => {
    const t = table(seats, { ...attacking, hands: { ...attacking.hands, red: ['attack-30', 'flare:roach'] } });
    t.aim('red', 'blue/1');
    t.use('red', 'flare:roach');
    expect(t.until('red', 'roach.breed')).toMatchObject({ min: 1, max: 4 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'blue/1']);
    t.answer('red', { 'blue/1': 3, 'red/5': 1 });
    t.run();
    expect([t.ships('red', 'blue/1'), t.ships('red', 'red/5'), left(t)]).toEqual([4, 5, 16]);
  });
});

describe('Roach super', () => {
  const armed = { red: ['attack-30', 'flare:roach'], blue: ['attack-08'] };

  it('is for the resolution phase: not for whoever settles an own planet again', () => {
    const t = table(seats, { ...attacking, destiny: ['red'], ships: { red: { 'red/1': 0 } }, hands: armed });
    t.plan('red', 'destiny.own', 'reclaim');
    t.neverOffered('red', 'flare:roach');
    expect(t.events('reclaimed')).toHaveLength(1);

    const won = table(seats, { ...attacking, hands: armed });
    expect(won.untilOffered('red', 'flare:roach')).toEqual(['flare:roach', 'pass']);
    expect(won.encounter().phase).toBe('resolution');
  });
});

describe('Roach, closely', () => {
  it('breeds as the defense is known, and in the regroup phase', () => {
    const home = table(seats, { ...attacked, strict: ['red'] });
    home.use('red', 'roach', { at: 'window:destiny.defenseDetermined' });
    home.plan('red', 'roach.breed', { 'red/5': 1 });
    home.run();
    expect(left(home)).toBe(19);

    const abroad = table(seats, { ...attacking, ships: { red: { 'blue/1': 1 } }, strict: ['red'] });
    abroad.use('red', 'roach', { at: 'window:regroup.during' });
    expect(abroad.until('red', 'roach.breed')).toMatchObject({ min: 1, max: 4, places: [{ id: 'blue/1', max: 4 }] });
    abroad.answer('red', { 'blue/1': 4 });
    abroad.run();
    expect([abroad.ships('red', 'blue/1'), left(abroad)]).toEqual([5, 16]);
  });

  it('breeds the last of its ships, and nothing without any', () => {
    const t = table(seats, { ...attacked, ships: { green: { 'red/2': 19 } }, strict: ['red'] });
    expect(left(t)).toBe(1);
    t.use('red', 'roach', { at: 'window:destiny.defenseDetermined' });
    expect(t.until('red', 'roach.breed')).toMatchObject({ min: 1, max: 1, data: { n: 1 } });
    t.answer('red', { 'red/4': 1 });
    t.aim('blue', 'red/1');
    t.run();
    expect([left(t), t.ships('red', 'red/4')]).toEqual([0, 5]);

    const none = table(seats, { ...attacked, ships: { green: { 'red/2': 20 } } });
    none.aim('blue', 'red/1');
    none.neverOffered('red', 'roach');
  });

  it('takes back roach ships only: the power is no part of other losses', () => {
    const t = table(seats, { ...attacked, strict: ['red'] });
    t.pass('red', 'roach', 1, { at: 'window:destiny.defenseDetermined' });
    t.aim('blue', 'red/1');
    t.run();
    expect([t.events('power-used').filter((x) => x.alien === 'roach'), t.warp('red')]).toEqual([[], 4]);
  });

  describe('wild', () => {
    const plain = { red: 'zombie', blue: 'macron', yellow: 'tripler', purple: 'healer' };
    const joint = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-30'], blue: ['attack-08'], yellow: ['flare:roach'], purple: ['attack-01'] },
    } as const;

    it('for a single ship in the warp, and not without one', () => {
      const one = table(plain, { ...joint, ships: { yellow: { warp: 1 } } });
      one.aim('red', 'blue/1');
      one.invite('red', 'yellow', 'purple');
      one.ally('yellow', 'offense', { 'yellow/1': 1 });
      one.ally('purple', 'offense', { 'purple/1': 1 });
      one.use('yellow', 'flare:roach');
      one.run();
      expect([one.ships('yellow', 'blue/1'), one.warp('yellow')]).toEqual([2, 0]);

      const none = table(plain, joint);
      none.invite('red', 'yellow');
      none.ally('yellow', 'offense', { 'yellow/1': 1 });
      none.neverOffered('yellow', 'flare:roach');
    });

    it('not for a colony of others, nor one that is gained by a deal of theirs', () => {
      const t = table(plain, { ...joint, ships: { yellow: { warp: 6 } } });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.neverOffered('yellow', 'flare:roach');
      // The ally of the offense already has a colony there: it gains none.
      const there = table(plain, { ...joint, ships: { yellow: { warp: 6, 'blue/1': 1 } } });
      there.aim('red', 'blue/1');
      there.invite('red', 'yellow');
      there.ally('yellow', 'offense', { 'yellow/1': 1 });
      there.neverOffered('yellow', 'flare:roach');
    });
  });

  it('super: not for a colony that only others found', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-30'], yellow: ['attack-08'], red: ['flare:roach'] },
      ships: { red: { 'yellow/1': 1 } },
    });
    t.aim('blue', 'yellow/1');
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.neverOffered('red', 'flare:roach');
    expect(t.ships('blue', 'yellow/1')).toBeGreaterThan(0);
  });
});

describe('Roach, closely', () => {
  it('breeds only where there is room, and as many as there is room for', () => {
    const people = { red: 'roach+pygmy', blue: 'macron+hacker', yellow: 'tripler+mirror', purple: 'healer+void' };
    const full = Object.fromEntries([1, 2, 3, 4].map((n) => [`red/${n}`, 4]));
    const t = table(people, { ...attacked, options: { powers: 2 }, ships: { red: { ...full, 'red/5': 3, out: 1 } } });
    t.use('red', 'roach');
    const d = t.until('red', 'roach.breed');
    const places = d.kind === 'spread' ? d.places : [];
    for (const n of [1, 2, 3, 4]) expect(places.map((x) => x.id)).not.toContain(`red/${n}`);
    expect(places).toContainEqual(expect.objectContaining({ id: 'red/5', max: 1 }));
  });

  it('wild: ships that follow have been taken back', () => {
    const t = table(
      { red: 'hacker', blue: 'macron', yellow: 'tripler', purple: 'remora' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-08'], yellow: ['flare:roach'] },
        ships: { yellow: { warp: 2 }, purple: { warp: 2 } },
      },
    );
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:roach');
    t.plan('yellow', 'roach.follow', { warp: 1 });
    t.use('purple', 'remora', { who: t.seat('yellow') });
    t.run();
    expect([t.ships('yellow', 'blue/1'), t.warp('yellow'), t.warp('purple')]).toEqual([2, 1, 1]);
  });
});
