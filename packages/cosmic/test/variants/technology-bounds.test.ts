import { describe, expect, it } from 'vitest';

import { shipOf, whereIs } from './special-ships.ts';
import { acts, discarded, techsOf, techTable } from './techs.ts';
import { SEATS, type Seats } from './variant-table.ts';

/** Who can use a tech, on what, and with how many ships: the least and the most. */

/** One ship on each planet of these colours, but for some. */
const settlers = (colours: readonly string[], but: readonly string[] = []): { [planet: string]: number } =>
  Object.fromEntries(
    colours
      .flatMap((colour) => [1, 2, 3, 4, 5].map((n) => `${colour}/${n}`))
      .filter((x) => !but.includes(x))
      .map((x) => [x, 1]),
  );

describe('Coldsleep Ship', () => {
  it('not onto the full planets of a Pygmy, but onto one that holds another ship', () => {
    const ships = { blue: { 'blue/1': 4, 'blue/2': 3 } };
    const t = techTable({ completed: { red: ['coldsleep-ship'] }, ships }, { ...SEATS, blue: 'pygmy' });
    t.use('red', 'tech:coldsleep-ship');
    t.until('red', 'coldsleep-ship.planet');
    expect(t.options('red')).not.toContain('blue/1');
    t.answer('red', 'blue/2');
    expect(t.until('red', 'coldsleep-ship.ships')).toMatchObject({ min: 1, max: 1 });
  });

  it('one planet to land on is enough, and with none it is not offered', () => {
    const settled = (...but: string[]): ReturnType<typeof techTable> =>
      techTable({ completed: { blue: ['coldsleep-ship'] }, ships: { blue: settlers(['red', 'yellow', 'purple'], but) } });
    const t = settled('yellow/3');
    t.use('blue', 'tech:coldsleep-ship');
    t.plan('blue', 'coldsleep-ship.ships', { 'blue/1': 1 });
    t.runTo('launch');
    expect(t.ships('blue', 'yellow/3')).toBe(1);
    settled().neverOffered('blue', 'tech:coldsleep-ship');
  });

  it('on being completed its crew is not asked to set out with nowhere to go', () => {
    const three: Seats = { red: SEATS.red, blue: SEATS.blue, yellow: SEATS.yellow };
    for (const but of [[], ['yellow/3']]) {
      const ships = { blue: { ...settlers(['red', 'yellow'], but), 'blue/1': 10 } };
      const t = techTable({ techs: { blue: { 'coldsleep-ship': 9 } }, ships }, three);
      acts(t, 'blue', 'complete coldsleep-ship');
      if (but.length > 0) t.plan('blue', 'coldsleep-ship.now', false);
      t.runTo('launch');
      expect(techsOf(t, 'blue')).toEqual(['coldsleep-ship']);
      expect(t.story().includes('coldsleep-ship.now')).toBe(but.length > 0);
    }
  });

  it('one colony is enough to set out from', () => {
    const t = techTable({ completed: { blue: ['coldsleep-ship'] }, ships: { blue: { 'blue/1': 2, warp: 18 } } });
    t.use('blue', 'tech:coldsleep-ship');
    t.plan('blue', 'coldsleep-ship.planet', 'red/4');
    t.plan('blue', 'coldsleep-ship.ships', { 'blue/1': 1 });
    t.runTo('launch');
    expect([t.ships('blue', 'red/4'), discarded(t)]).toEqual([1, ['coldsleep-ship']]);
  });
});

describe('Collapsium Hulls', () => {
  const narrowly = { completed: { blue: ['collapsium-hulls'] }, hands: { red: ['attack-10'], blue: ['attack-08'] } };

  it('one ship holds out, the one that its owner picks: the flagship, or another', () => {
    for (const special of [true, false]) {
      const t = techTable({ ...narrowly, options: { specialShips: 'flagship' }, specialShips: { blue: ['blue/1'] } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/2': 4 });
      t.use('blue', 'tech:collapsium-hulls');
      expect(t.until('blue', 'collapsium-hulls.ship')).toMatchObject({ min: 1, max: 1 });
      const ship = t.options('blue').find((x) => x.includes('#') === special);
      t.answer('blue', { [String(ship)]: 1 });
      t.run();
      expect([t.ships('blue', 'blue/1'), t.warp('blue'), whereIs(t, 'blue')]).toEqual([1, 3, special ? 'blue/1' : 'warp']);
      expect(shipOf(t, 'blue').colour).toBe(1);
    }
  });

  it('not in a deal that fails, nor when the defense has won', () => {
    const failed = techTable({ ...narrowly, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    failed.aim('red', 'blue/1');
    failed.neverOffered('blue', 'tech:collapsium-hulls');
    expect(failed.events('deal-failed')).toHaveLength(1);
    const won = techTable({ ...narrowly, hands: { red: ['attack-08'], blue: ['attack-10'] } });
    won.aim('red', 'blue/1');
    won.neverOffered('blue', 'tech:collapsium-hulls');
  });

  it('not without a ship on the planet', () => {
    const t = techTable({ ...narrowly, ships: { blue: { 'blue/1': 0 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.neverOffered('blue', 'tech:collapsium-hulls');
    expect(t.ships('red', 'blue/1')).toBe(1);
  });
});

describe('Energy Cloak', () => {
  it('is of no use to bystanders', () => {
    techTable({ completed: { yellow: ['energy-cloak'] } }).neverOffered('yellow', 'tech:energy-cloak');
  });
});

describe('Lunar Cannon', () => {
  const cannon = (position: object = {}) => {
    const t = techTable({ techs: { blue: { 'lunar-cannon': 5 } }, ...position });
    acts(t, 'blue', 'complete lunar-cannon');
    return t;
  };

  it('has one place to stand between two planets, and none at a single one', () => {
    const t = cannon({ gone: ['blue/3', 'blue/4', 'blue/5'] });
    t.aim('red', 'blue/2');
    t.use('blue', 'tech:lunar-cannon', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 10 }]);
    const u = cannon({ gone: ['blue/2', 'blue/3', 'blue/4', 'blue/5'] });
    u.aim('red', 'blue/1');
    u.neverOffered('blue', 'tech:lunar-cannon');
    expect(techsOf(u, 'blue')).toEqual(['lunar-cannon']);
  });

  it('fires for an ally of the defense as well, once, and for nobody who negotiates', () => {
    const position = { techs: { purple: { 'lunar-cannon': 5 } }, ships: { purple: { 'purple/1': 2 } }, destiny: ['wild'] };
    for (const hands of [undefined, { red: ['attack-10'], blue: ['negotiate'] }]) {
      const t = techTable({ ...position, ...(hands ? { hands } : {}), strict: ['purple'] });
      acts(t, 'purple', 'complete lunar-cannon');
      t.plan('purple', 'lunar-cannon.spot', 'purple/1+purple/2');
      t.use('purple', 'tech:lunar-cannon', { at: 'window:destiny.cardDrawn' });
      t.plan('purple', 'lunar-cannon.spot', 'blue/1+blue/2');
      t.plan('red', 'destiny.wild', 'blue');
      t.aim('red', 'blue/1');
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/5': 1 });
      if (!hands) t.use('purple', 'tech:lunar-cannon', { at: 'window:reveal.revealed' });
      t.run();
      expect(t.events('total-changed')).toEqual(hands ? [] : [{ side: 'defense', n: 10 }]);
    }
  });

  it('one other place is enough to move to', () => {
    const gone = ['red', 'yellow', 'purple'].flatMap((x) => [2, 3, 4, 5].map((n) => `${x}/${n}`));
    const t = cannon({ destiny: ['wild'], gone: [...gone, 'blue/4', 'blue/5'] });
    t.plan('blue', 'lunar-cannon.spot', 'blue/1+blue/2');
    t.use('blue', 'tech:lunar-cannon', { at: 'window:destiny.cardDrawn' });
    t.plan('red', 'destiny.wild', 'blue');
    t.aim('red', 'blue/3');
    t.use('blue', 'tech:lunar-cannon', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('total-changed')).toHaveLength(1);
    const none = cannon({ destiny: ['wild'], gone: [...gone, 'blue/3', 'blue/4', 'blue/5'] });
    none.plan('red', 'destiny.wild', 'blue');
    none.neverOffered('blue', 'tech:lunar-cannon', { at: 'window:destiny.cardDrawn' });
  });
});

describe('Plasma Thrusters', () => {
  const completed = { blue: ['plasma-thrusters'] };

  it('bring one ship to the defense alone', () => {
    const t = techTable({ completed });
    t.aim('red', 'blue/1');
    t.use('blue', 'tech:plasma-thrusters');
    expect(t.until('blue', 'plasma-thrusters.ship')).toMatchObject({ min: 1, max: 1 });
    for (const colour of ['red', 'yellow'])
      techTable({ completed: { [colour]: ['plasma-thrusters'] } }).neverOffered(colour, 'tech:plasma-thrusters');
  });

  it('from a single colony elsewhere, and not with none', () => {
    const t = techTable({ completed, ships: { blue: { 'blue/1': 2, 'blue/4': 2, warp: 16 } } });
    t.aim('red', 'blue/1');
    t.use('blue', 'tech:plasma-thrusters');
    t.runTo('alliance');
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/4')]).toEqual([3, 1]);
    const u = techTable({ completed, ships: { blue: { 'blue/1': 2, warp: 18 } } });
    u.aim('red', 'blue/1');
    u.neverOffered('blue', 'tech:plasma-thrusters');
  });

  it('not onto a full planet of a Pygmy, but onto one with room for a ship', () => {
    const pygmy = { ...SEATS, blue: 'pygmy' };
    const full = techTable({ completed, ships: { blue: { 'blue/1': 4 } } }, pygmy);
    full.aim('red', 'blue/1');
    full.neverOffered('blue', 'tech:plasma-thrusters');
    const t = techTable({ completed, ships: { blue: { 'blue/1': 3 } } }, pygmy);
    t.aim('red', 'blue/1');
    t.use('blue', 'tech:plasma-thrusters');
    t.plan('blue', 'plasma-thrusters.ship', { 'blue/2': 1 });
    t.runTo('alliance');
    expect(t.ships('blue', 'blue/1')).toBe(4);
  });
});

describe('The Prometheus', () => {
  it('begins in the warp for want of a colony, and on the only colony there is', () => {
    const begins = (ships: { [place: string]: number }): string => {
      const t = techTable({ techs: { red: { prometheus: 7 } }, ships: { red: ships } });
      acts(t, 'red', 'complete prometheus');
      t.runWhile(() => t.state.stacks.length === 0);
      const { place } = t.state.stacks[0];
      const { colour, nth, kind } = t.state.places[place];
      return kind === 'planet' ? `${colour}/${nth}` : kind;
    };
    expect(begins({ warp: 20 })).toBe('warp');
    expect(begins({ 'red/2': 10, warp: 10 })).toBe('0/2');
  });
});

describe('The Qax', () => {
  const completed = { red: ['qax'] };

  it('asks for four ships, not for as many as the limit allows', () => {
    const t = techTable({ completed: { ...completed, yellow: ['plasma-thrusters'] } });
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 4, max: 5 });
  });

  it('binds nobody but the one who got it, and that one when its turn to answer comes', () => {
    const t = techTable({ completed, strict: ['red'] });
    t.invite('red', 'yellow', 'purple');
    t.use('red', 'tech:qax', { at: 'window:alliance.afterInvites' });
    t.plan('red', 'qax.who', 'purple');
    t.until('yellow', 'alliance.answer');
    expect(t.encounter().allies).toEqual([[], []]);
    t.answer('yellow', 'offense');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
    t.answer('yellow', { 'yellow/1': 1 });
    expect(t.until('purple', 'alliance.ships')).toMatchObject({ min: 4, max: 4 });
  });

  it('binds nobody who answers after the one who got it', () => {
    const t = techTable({ completed });
    t.invite('red', 'yellow', 'purple');
    t.use('red', 'tech:qax');
    t.plan('red', 'qax.who', 'yellow');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 3, 'yellow/2': 1 });
    t.plan('purple', 'alliance.answer', 'offense');
    expect(t.until('purple', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
  });

  it('is offered once, after the invitations', () => {
    const t = techTable({ completed, strict: ['red'] });
    t.invite('red', 'yellow', 'purple');
    t.pass('red', 'tech:qax', 1, { at: 'window:alliance.afterInvites' });
    t.run();
    expect(techsOf(t, 'red')).toEqual(['qax']);
  });

  it('one ship to spare is enough', () => {
    const t = techTable({ completed, ships: { yellow: { 'yellow/1': 2, 'yellow/2': 1, 'yellow/3': 1, warp: 16 } } });
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    t.runTo('planning');
    expect([t.ships('yellow', 'gate'), t.ships('yellow', 'yellow/1')]).toEqual([1, 1]);
  });

  it('has no hold over somebody who has joined the other side on its own by then', () => {
    const t = techTable({ completed }, { ...SEATS, purple: 'parasite' });
    t.invite('red', 'purple');
    t.use('red', 'tech:qax');
    t.use('purple', 'parasite');
    t.plan('purple', 'parasite.side', 'defense');
    t.plan('purple', 'alliance.ships', { 'purple/1': 1 });
    t.runTo('planning');
    expect(t.encounter().allies).toEqual([[], [t.seat('purple')]]);
    expect([t.ships('purple', 'side'), t.ships('purple', 'gate')]).toEqual([1, 0]);
  });
});

describe('Tech Scrambler', () => {
  it('takes as many ships as the research number of an open tech, though none is on that one any more', () => {
    for (const [ships, can] of [
      [2, []],
      [3, ['tech:tech-scrambler']],
    ] as const) {
      const t = techTable({ completed: { yellow: ['xenon-lasers'] }, techs: { blue: { 'tech-scrambler': ships } } });
      t.until('red', 'launch.ships');
      expect(t.canRaise('blue')).toEqual(can);
    }
  });

  it('hits techs, not what else lies on the table', () => {
    const t = techTable({
      completed: { yellow: ['xenon-lasers'] },
      techs: { blue: { 'tech-scrambler': 3 } },
      stations: { red: { 'tactical-satellite': 'red/1' } },
      specialShips: {},
      options: { stations: 'one', specialShips: 'flagship' },
    });
    t.until('red', 'launch.ships');
    t.raise('blue', 'tech:tech-scrambler');
    t.until('blue', 'ships.return');
    expect(discarded(t).sort()).toEqual(['tech-scrambler', 'xenon-lasers']);
    expect(t.state.assets.filter((x) => x.kind !== 'tech' && x.colour >= 0)).toHaveLength(5);
  });
});

describe('Warpspace Key', () => {
  it('a single ship in the warp is enough', () => {
    // The usual ship comes back after the techs have been seen to.
    const t = techTable({ completed: { red: ['warpspace-key'] }, ships: { red: { 'red/1': 3, warp: 1 } } });
    t.use('red', 'tech:warpspace-key', { at: 'window:encounter.start' });
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.runTo('launch');
    expect([t.warp('red'), t.ships('red', 'red/1'), discarded(t)]).toEqual([0, 4, ['warpspace-key']]);
  });
});
