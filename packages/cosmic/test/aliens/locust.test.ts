import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'locust', blue: 'macron', yellow: 'tripler' };
const hands = { red: ['attack-10'], blue: ['attack-06'], yellow: ['attack-08'] };
/** Red is alone on blue/1; on blue/2 it is not. */
const alone = { red: { 'blue/1': 2, 'blue/2': 1 }, blue: { 'blue/1': 0 } };
const isThere = (t: ReturnType<typeof table>, planet: string): boolean => !t.events('planet-removed').some((x) => x.planet === planet);

describe('Locust', () => {
  it('devours a planet on which it is alone, in any regroup phase', () => {
    const t = table(seats, { turn: 'yellow', destiny: ['blue'], ships: alone, hands });
    // The power must be used: no question but where the ships go.
    expect(t.asked()).toEqual(['red ships.return']);
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'blue/2']);
    t.answer('red', { 'red/3': 2 });
    expect(isThere(t, 'blue/1')).toBe(false);
    expect([t.score('red'), t.foreign('red')]).toEqual([2, 1]);
    expect(t.why('planet-removed')).toEqual(['power:locust', 'rule:R5']);
    t.until('yellow', 'launch.aim');
    expect(t.options('yellow')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('eats when the regroup phase starts, after an offense that acts then', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      ships: { ...alone, yellow: { warp: 1 } },
      hands: { ...hands, yellow: ['attack-08', 'mobius-tubes'] },
    });
    expect(t.untilOffered('yellow', 'mobius-tubes')).toEqual(['mobius-tubes', 'pass']);
    expect([t.question('yellow')?.data?.at, isThere(t, 'blue/1')]).toEqual(['window:encounter.start', true]);
    t.answer('yellow', 'pass');
    expect(t.asked()).toEqual(['red ships.return']);
  });

  it('devours one planet at a time and chooses which', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      ships: { red: { 'blue/1': 1, 'blue/2': 1 }, blue: { 'blue/1': 0, 'blue/2': 0 } },
      hands,
    });
    expect(t.until('red', 'locust.devour')).toMatchObject({ kind: 'choose' });
    expect(t.options('red')).toEqual(['blue/1', 'blue/2']);
    t.answer('red', 'blue/2');
    t.until('yellow', 'launch.aim');
    expect([isThere(t, 'blue/1'), isThere(t, 'blue/2')]).toEqual([true, false]);
    expect(t.score('red')).toBe(2);
  });

  it('eats neither home planets nor planets it shares', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      ships: { red: { 'blue/1': 3 }, yellow: { 'blue/1': 1 }, blue: { 'blue/1': 0 } },
      hands,
    });
    t.send('yellow', { 'yellow/1': 1 });
    t.run();
    expect(t.events('planet-removed')).toEqual([]);
  });

  it('loses its ships when the planet it devours was its only colony (R15.2)', () => {
    const t = table(
      { ...seats, purple: 'healer' },
      {
        turn: 'yellow',
        destiny: ['blue'],
        ships: { red: { 'blue/1': 2, 'red/1': 1, 'red/2': 1, 'red/3': 1, warp: 15 }, blue: { 'blue/1': 0 } },
        hands,
      },
    );
    expect(t.asked()).toEqual(['red ships.return']);
    const u = table(seats, { turn: 'yellow', destiny: ['blue'], ships: { red: { 'blue/1': 2, warp: 18 }, blue: { 'blue/1': 0 } }, hands });
    // Without home colonies there is no power either.
    u.runTo('launch');
    expect(u.events('planet-removed')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('leaves the planet where it is when zapped', () => {
    const t = table(seats, { turn: 'yellow', destiny: ['blue'], ships: alone, hands: { ...hands, blue: ['attack-06', 'cosmic-zap'] } });
    t.zap('blue', 'locust');
    t.runTo('launch');
    expect(isThere(t, 'blue/1')).toBe(true);
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.score('red')).toBe(2);
  });

  it('counts devoured planets towards victory, even when the power is lost', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1, 'yellow/2': 1, warp: 13 }, blue: { 'blue/1': 0 } },
      hands: { red: ['attack-40'], blue: ['attack-04'] },
    });
    t.plan('red', 'ships.return', { 'red/4': 1 });
    t.plan('red', 'ships.return', { 'red/4': 1 });
    t.aim('red', 'blue/3');
    t.send('red', { 'red/3': 1, 'red/5': 1 });
    t.runTo('planning');
    expect(t.sheet('locust').down).toBe(true);
    expect(t.score('red')).toBe(4);
    t.run();
    expect(t.score('red')).toBe(5);
    expect(t.winners()).toEqual(['red']);
  });

  it('[faq-general-37] destiny is drawn again for a player without planets', () => {
    // Four planets in a system: the Locust eats three, the wild flare destroys the fourth.
    const t = table(seats, {
      options: { planets: 4 },
      turn: 'yellow',
      destiny: ['red', 'yellow', 'red', 'blue', 'red!'],
      ships: {
        red: { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1 },
        blue: { 'yellow/1': 4, 'yellow/2': 4, 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 },
      },
      // Nobody wins anything meanwhile: all deals fail.
      hands: {
        red: ['negotiate', 'negotiate', 'negotiate', 'negotiate'],
        blue: ['negotiate', 'negotiate'],
        yellow: ['negotiate', 'negotiate', 'negotiate', 'flare:locust'],
      },
    });
    t.use('yellow', 'flare:locust');
    t.plan('yellow', 'locust.destroy', 'blue/4');
    t.runWhile(() => t.events('planet-removed').length < 4);
    t.runWhile(() => !t.events('destiny-drawn').some((x) => x.card === 'destiny:blue'));
    const drawn = t.events('destiny-drawn').map((x) => x.card);
    expect(drawn.slice(drawn.indexOf('destiny:blue'))).toEqual(['destiny:blue', 'destiny:red!']);
    expect(t.events('destiny-redrawn')).toHaveLength(1);
  });

  describe('wild', () => {
    const armed = {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { 'blue/4': 2 } },
      hands: { ...hands, yellow: ['attack-08', 'flare:locust'] },
    } as const;

    it('destroys a planet for four ships and goes to the Locust', () => {
      const t = table(seats, armed);
      expect(t.untilOffered('yellow', 'flare:locust')).toEqual(['flare:locust', 'pass']);
      expect(t.question('yellow')?.data?.at).toBe('window:encounter.start');
      t.answer('yellow', 'flare:locust');
      // Not in the Locust's own system.
      expect(t.options('yellow')).toEqual([
        'blue/1',
        'blue/2',
        'blue/3',
        'blue/4',
        'blue/5',
        'yellow/1',
        'yellow/2',
        'yellow/3',
        'yellow/4',
        'yellow/5',
      ]);
      t.answer('yellow', 'blue/4');
      expect(t.question('yellow')).toMatchObject({ tag: 'locust.price', min: 4, max: 4 });
      t.answer('yellow', { 'yellow/1': 4 });
      expect(isThere(t, 'blue/4')).toBe(false);
      expect([t.warp('yellow'), t.warp('blue'), t.warp('red')]).toEqual([4, 4, 2]);
      // It counts for nobody.
      expect([t.score('yellow'), t.score('red')]).toEqual([0, 0]);
      expect(t.hand('red')).toContain('flare:locust');
      // None of this is lost in the encounter that begins.
      expect(t.encounter().lost).toEqual([0, 0, 0]);
    });

    it('is discarded when nobody is the Locust, and reaches every system then', () => {
      const t = table({ ...seats, red: 'void' }, { ...armed, ships: {} });
      t.use('yellow', 'flare:locust');
      t.until('yellow', 'locust.destroy');
      expect(t.options('yellow')).toContain('red/1');
      t.answer('yellow', 'red/1');
      t.plan('yellow', 'locust.price', { 'yellow/1': 4 });
      t.runTo('launch');
      expect(t.pile(1)).toEqual(['flare:locust']);
      expect(t.warp('red')).toBe(4);
    });

    it('needs four ships to send', () => {
      const t = table(seats, { ...armed, ships: { yellow: { warp: 17 } } });
      t.neverOffered('yellow', 'flare:locust');
      const four = table(seats, { ...armed, ships: { yellow: { warp: 16, 'yellow/1': 4 } } });
      expect(four.untilOffered('yellow', 'flare:locust')).toEqual(['flare:locust', 'pass']);
      four.answer('yellow', 'flare:locust');
      four.answer('yellow', 'blue/4');
      expect([four.warp('yellow'), isThere(four, 'blue/4')]).toEqual([20, false]);
    });
  });

  describe('super', () => {
    const strong = {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { 'blue/1': 4, 'yellow/1': 4 }, blue: { 'blue/1': 2 }, yellow: { 'blue/1': 1 } },
      hands: { ...hands, red: ['attack-10', 'flare:locust'] },
    } as const;

    it('devours a foreign planet on which it outnumbers all others together', () => {
      const t = table(seats, strong);
      expect(t.untilOffered('red', 'flare:locust')).toEqual(['flare:locust', 'pass']);
      t.use('red', 'flare:locust');
      // On yellow/1 it is four against four.
      t.plan('red', 'ships.return', { 'red/1': 4 });
      t.runTo('launch');
      expect([isThere(t, 'blue/1'), isThere(t, 'yellow/1')]).toEqual([false, true]);
      // Blue, the offense, has taken one of its two ships back.
      expect([t.warp('blue'), t.warp('yellow'), t.warp('red')]).toEqual([1, 1, 0]);
      expect(t.score('red')).toBe(2);
      expect(t.hand('red')).toContain('flare:locust');
    });

    it('also later in the regroup phase, once the ship that was taken back has made the difference', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['yellow'],
        ships: { red: { 'blue/1': 2, warp: 1 }, blue: { 'blue/1': 2 } },
        hands: { ...hands, red: ['attack-10', 'flare:locust'] },
      });
      t.plan('red', 'ships.return', { 'blue/1': 1 });
      expect(t.untilOffered('red', 'flare:locust')).toEqual(['flare:locust', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:regroup.during');
      t.answer('red', 'flare:locust');
      t.runTo('launch');
      expect([isThere(t, 'blue/1'), t.warp('blue'), t.score('red')]).toEqual([false, 2, 1]);
    });

    it('once an encounter, at its start or later', () => {
      const two = { ...strong, ships: { red: { 'blue/1': 4, 'yellow/1': 5 }, blue: { 'blue/1': 2 }, yellow: { 'yellow/1': 4 } } };
      const t = table(seats, { ...two, strict: ['red'] });
      t.pass('red', 'flare:locust');
      t.use('red', 'flare:locust', { at: 'window:regroup.during' });
      t.runTo('launch');
      expect(t.events('planet-removed')).toHaveLength(1);

      const early = table(seats, { ...two, strict: ['red'] });
      early.use('red', 'flare:locust', { at: 'window:encounter.start' });
      early.runTo('launch');
      expect(early.events('planet-removed')).toHaveLength(1);
    });

    it('is not offered without such a planet', () => {
      const t = table(seats, { ...strong, ships: { red: { 'blue/1': 3 }, blue: { 'blue/1': 2 }, yellow: { 'blue/1': 1 } } });
      t.runTo('launch');
      expect(t.story()).not.toContain('red answers use');
    });
  });
});
