import { describe, expect, it } from 'vitest';
import { expectBound } from '../bound.ts';
import { table } from '../table.ts';

const seats = { red: 'tripler', blue: 'pygmy', yellow: 'macron', purple: 'healer' };
// The first colour nobody plays is green.
const HOME = ['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'green/1', 'green/2', 'green/3', 'green/4', 'green/5'];
const planets = (of: readonly string[]): { [planet: string]: number } => Object.fromEntries(of.map((x) => [x, 1]));

describe('Pygmy', () => {
  it('begins with ten planets and two ships on each', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-06'] } });
    expect(HOME.map((x) => t.ships('blue', x))).toEqual(HOME.map(() => 2));
    expect(t.colonies('blue')).toBe(10);
    expect(t.foreign('blue')).toBe(0);
    t.until('red', 'launch.aim');
    expect(t.options('red')).toEqual(HOME);
    t.run();
    expect(t.restored().divergence).toBeNull();

    const four = table(seats, { options: { planets: 4 } });
    expect(four.colonies('blue')).toBe(8);
  });

  it('may have the planets of the first colour, if nobody plays it', () => {
    const t = table({ blue: 'pygmy', yellow: 'macron', purple: 'healer' });
    expect([t.colonies('blue'), t.ships('blue', 'red/5')]).toEqual([10, 2]);
  });

  it('has no room for ships from the warp on a planet that is full: they stay there, and nobody is told otherwise', () => {
    const ships = { red: { 'blue/1': 1, warp: 19 }, blue: { 'blue/1': 3 } };
    const t = table(seats, { turn: 'red', destiny: ['yellow'], hands: { red: ['attack-04'] }, ships });
    t.until('red', 'launch.aim');
    expect([t.warp('red'), t.ships('red', 'blue/1')]).toEqual([19, 1]);
    expect(t.events('ships-retrieved')).toEqual([]);
    // A key to the warp opens as much as there is room for.
    const key = (more: object) =>
      ({
        turn: 'red',
        destiny: ['yellow'],
        hands: { red: ['attack-04'] },
        completed: { red: ['warpspace-key'] },
        techs: {},
        options: { technology: true },
        ...more,
      }) as const;
    table(seats, key({ ships })).neverOffered('red', 'tech:warpspace-key');
    const room = table(seats, key({ ships: { red: { 'blue/1': 1, warp: 19 }, blue: { 'blue/1': 1 } } }));
    room.use('red', 'tech:warpspace-key');
    room.until('red', 'launch.aim');
    expect([room.warp('red'), room.ships('red', 'blue/1')]).toEqual([17, 3]);
    expect(room.events('ships-retrieved')).toEqual([{ who: 0, n: 2 }]);
  });

  it('cannot be parted from its power or its colour', () => {
    expectBound({ red: 'pygmy', blue: 'macron', yellow: null, purple: 'healer' }, 'pygmy');
  });

  it('needs a colour that nobody plays', () => {
    const all = { ...seats, green: 'void', orange: 'zombie', black: 'observer', white: 'vacuum' };
    expect(() => table(all)).toThrow('a colour that nobody plays');
  });

  it('makes its planets half a colony for others, rounded down, and only towards victory', () => {
    const worth = (n: number, more: { [planet: string]: number } = {}): number =>
      table(seats, { ships: { red: { ...planets(HOME.slice(0, n)), ...more } } }).score('red');
    expect([worth(1), worth(2), worth(3), worth(4), worth(10)]).toEqual([0, 1, 1, 2, 5]);
    expect(worth(3, { 'yellow/1': 1 })).toBe(2);
    // The number of foreign colonies itself is what it is: red has most of them.
    const t = table(seats, {
      turn: 'purple',
      destiny: ['most-foreign-colonies'],
      ships: { red: planets(HOME.slice(0, 2)), yellow: { 'red/1': 1 } },
      hands: { purple: ['attack-04'], red: ['attack-06'], yellow: ['attack-08'] },
    });
    t.until('purple', 'launch.aim');
    expect([t.score('red'), t.score('yellow'), t.foreign('red')]).toEqual([1, 1, 2]);
    expect(t.encounter().defense).toBe(t.seat('red'));
  });

  it('shows everybody what colonies count for, halves as halves', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { 'blue/1': 1, 'yellow/1': 1 }, yellow: planets(HOME.slice(0, 3)) },
      hands: { red: ['attack-30'], blue: ['attack-06'] },
    });
    expect(t.view(null).colonies).toMatchObject({ counted: [1.5, 0, 1.5, 0] });
    // Half a colony wins nothing.
    expect([t.score('red'), t.score('yellow')]).toEqual([1, 1]);
    t.aim('red', 'green/5');
    t.run();
    expect(t.view('purple').colonies).toMatchObject({ counted: [2, 0, 1.5, 0] });
    expect(t.score('red')).toBe(2);
  });

  it('holds four ships on a planet: winners land in timing order and the rest go home', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-30'], blue: ['attack-06'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow', 'purple');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
    t.ally('purple', 'offense', { 'purple/1': 3 });
    t.plan('purple', 'ships.return', { 'purple/2': 2 });
    t.run();
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.ships('purple', 'blue/1')]).toEqual([2, 1, 1]);
    expect([t.ships('purple', 'purple/1'), t.ships('purple', 'purple/2')]).toEqual([1, 6]);
    expect([t.warp('blue'), t.warp('purple')]).toEqual([2, 0]);
  });

  it('cannot be encountered where there would be no room for a colony', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { yellow: { 'blue/1': 2 }, purple: { 'blue/1': 2, 'blue/2': 1 }, blue: { 'blue/1': 0 } },
      hands: { red: ['attack-30'], blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.options('red')).toEqual(HOME.slice(1));
  });

  it('takes returning ships only as far as there is room', () => {
    // The only colony of purple is on a planet of the Pygmy, with room for one more ship.
    const t = table(seats, {
      turn: 'red',
      destiny: ['yellow'],
      ships: { purple: { 'blue/1': 3, warp: 17 }, blue: { 'blue/1': 0 } },
      hands: { red: ['attack-04', 'mobius-tubes'], yellow: ['attack-06'] },
    });
    t.use('red', 'mobius-tubes');
    t.runTo('launch');
    expect([t.ships('purple', 'blue/1'), t.warp('purple')]).toEqual([4, 16]);
  });

  it('offers no colony in a deal on a planet that is full', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { yellow: { 'blue/1': 2 } },
      hands: { red: ['negotiate', 'attack-08'], blue: ['negotiate', 'attack-06'] },
    });
    t.aim('red', 'blue/2');
    const d = t.until('red', 'deal');
    const goods = d.kind === 'bargain' ? d.goods.map((x) => x.id) : [];
    expect(goods).not.toContain('colony.blue/1:1>0');
    expect(goods).toContain('colony.blue/2:1>0');
    t.offer('red', { blue: ['colony blue/2'] });
    t.accept('blue');
    expect(t.until('red', 'deal.found')).toMatchObject({ min: 1, max: 2 });
  });

  it('keeps its power whatever happens to its home colonies', () => {
    const ships = { blue: { warp: 19 }, red: planets(HOME.slice(0, 4)) };
    const t = table(seats, { turn: 'red', ships });
    t.runTo('launch');
    expect(t.sheet('pygmy').down).toBe(false);
    expect(t.score('red')).toBe(2);
  });

  it('wild: rewards are halved, rounded down', () => {
    const position = { turn: 'red', destiny: ['yellow'], hands: { red: ['attack-04', 'flare:pygmy'], yellow: ['attack-40'] } } as const;
    const t = table(seats, position);
    t.invite('yellow', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 3 });
    expect(t.untilOffered('red', 'flare:pygmy')).toEqual(['flare:pygmy', 'pass']);
    expect(t.question('red')?.data).toMatchObject({ who: 3, n: 3 });
    t.use('red', 'flare:pygmy');
    t.run();
    expect(t.events('rewards')).toEqual([{ who: 3, ships: 0, cards: 1 }]);
    expect(t.hand('purple')).toHaveLength(1);
    expect(t.hand('red')).toContain('flare:pygmy');

    const single = table(seats, position);
    single.invite('yellow', 'purple');
    single.ally('purple', 'defense', { 'purple/1': 1 });
    single.use('red', 'flare:pygmy');
    single.run();
    expect(single.events('rewards')).toEqual([]);
    expect(single.hand('purple')).toEqual([]);
  });

  describe('super', () => {
    const attacked = { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-15'], blue: ['attack-06', 'flare:pygmy'] } } as const;

    it('halves the attack against its home, rounded down', () => {
      const t = table(seats, attacked);
      expect(t.untilOffered('blue', 'flare:pygmy')).toEqual(['flare:pygmy', 'pass']);
      expect(t.question('blue')?.data?.at).toBe('window:reveal.revealed');
      t.use('blue', 'flare:pygmy');
      t.run();
      expect(t.events('card-changed')).toEqual([{ who: 2, type: 'attack', value: 7 }]);
      // One Macron ship against two of blue's.
      expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [7 + 4, 6 + 2] }]);
    });

    it('is not for an attack that half is as much as', () => {
      const against = (card: string) =>
        table(seats, { ...attacked, hands: { ...attacked.hands, yellow: [card] }, options: { rewards: 'incursion' } });
      for (const card of ['attack-00', 'attack-m01']) against(card).neverOffered('blue', 'flare:pygmy');
      const t = against('attack-m07');
      t.use('blue', 'flare:pygmy');
      t.run();
      expect(t.events('card-changed')).toEqual([{ who: 2, type: 'attack', value: -4 }]);
    });

    it('is not for the offense, and not against a negotiate', () => {
      const away = table(seats, { ...attacked, turn: 'blue', destiny: ['yellow'] });
      away.use('blue', 'flare:pygmy');
      expect(() => away.run()).toThrow('planned but never asked');

      // At home, but as the offense: it drives a colony of red's out.
      const home = table(seats, {
        ...attacked,
        turn: 'blue',
        destiny: ['blue'],
        ships: { red: { 'blue/1': 1 } },
        hands: { red: ['attack-15'], blue: ['attack-06', 'flare:pygmy'] },
      });
      home.plan('blue', 'destiny.own', 'red');
      home.use('blue', 'flare:pygmy');
      expect(() => home.run()).toThrow('planned but never asked');

      // As the defense, but at yellow's.
      const guest = table(seats, { ...attacked, destiny: ['yellow'], ships: { blue: { 'yellow/1': 1 } } });
      guest.plan('yellow', 'destiny.own', 'blue');
      guest.use('blue', 'flare:pygmy');
      expect(() => guest.run()).toThrow('planned but never asked');

      const peace = table(seats, { ...attacked, hands: { ...attacked.hands, yellow: ['negotiate'] } });
      peace.use('blue', 'flare:pygmy');
      expect(() => peace.run()).toThrow('planned but never asked');
    });

    it('[faq-general-30] is not for a negotiate that has become an attack', () => {
      const t = table(seats, { ...attacked, hands: { ...attacked.hands, yellow: ['negotiate', 'flare:joker'] } });
      t.use('yellow', 'flare:joker');
      t.neverOffered('blue', 'flare:pygmy');
      expect(t.events('card-changed')).toEqual([{ who: 2, type: 'attack', value: 8 }]);
    });

    it('[faq-general-27] is for a morph that is the copy of an attack', () => {
      const hands = { yellow: ['morph'], blue: ['attack-15', 'flare:pygmy'] };
      const t = table(seats, { ...attacked, hands });
      t.use('blue', 'flare:pygmy');
      t.run();
      expect(t.events('card-changed').at(-1)).toEqual({ who: 2, type: 'attack', value: 7 });
    });
  });
});

describe('Pygmy flare', () => {
  it('wild: belongs to the resolution phase, whenever else somebody is rewarded', () => {
    const t = table(
      { red: 'tripler', blue: 'trader', yellow: 'macron', purple: 'healer' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:love'], blue: ['attack-06'], yellow: ['flare:pygmy'], purple: ['attack-04'] },
      },
    );
    // Blue refuses in the planning phase, and red receives a reward for that.
    t.use('red', 'flare:love');
    t.plan('blue', 'love.ask', false);
    t.neverOffered('yellow', 'flare:pygmy');
    expect(t.events('rewards')).toMatchObject([{ who: t.seat('red'), cards: 1 }]);
  });

  it('super: an attack that was revealed as one', () => {
    const fight = (red: readonly string[]) => {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red, blue: ['attack-06', 'flare:pygmy'] } });
      t.select('red', red[0]);
      return t;
    };
    expect(fight(['attack-20']).untilOffered('blue', 'flare:pygmy')).toEqual(['flare:pygmy', 'pass']);
    // A negotiate that the flare of the Human has made an attack was revealed as a negotiate (R1.12).
    const t = fight(['negotiate', 'flare:human']);
    t.use('red', 'flare:human');
    t.neverOffered('blue', 'flare:pygmy');
  });
});
