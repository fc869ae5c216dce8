import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'dervish', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'red',
  destiny: ['yellow'],
  hands: {
    red: ['attack-01', 'attack-08'],
    blue: ['attack-20', 'negotiate'],
    yellow: ['attack-30', 'attack-06'],
    purple: ['attack-12', 'attack-10'],
  },
} as const;
/** Blue is with red, purple with yellow. */
function allied(position: Parameters<typeof table>[1] = start): ReturnType<typeof table> {
  const t = table(seats, position);
  t.invite('red', 'blue');
  t.invite('yellow', 'purple');
  t.ally('blue', 'offense', { 'blue/1': 1 });
  t.ally('purple', 'defense', { 'purple/1': 1 });
  return t;
}
const hands = (t: ReturnType<typeof table>): string[][] => ['red', 'blue', 'yellow', 'purple'].map((c) => t.hand(c));

describe('Dervish', () => {
  it('passes all hands in the encounter clockwise', () => {
    const t = allied();
    t.use('red', 'dervish', { at: 'window:alliance.formed' });
    expect(t.until('red', 'dervish.direction').kind).toBe('choose');
    expect(t.options('red')).toEqual(['clockwise', 'counterclockwise']);
    t.answer('red', 'clockwise');
    expect(hands(t)).toEqual([
      ['attack-10', 'attack-12'],
      ['attack-01', 'attack-08'],
      ['attack-20', 'negotiate'],
      ['attack-06', 'attack-30'],
    ]);
    expect(t.restored().divergence).toBeNull();
  });

  it('or counterclockwise', () => {
    const t = allied();
    t.use('red', 'dervish');
    t.plan('red', 'dervish.direction', 'counterclockwise');
    t.runTo('planning');
    expect(hands(t)).toEqual([
      ['attack-20', 'negotiate'],
      ['attack-06', 'attack-30'],
      ['attack-10', 'attack-12'],
      ['attack-01', 'attack-08'],
    ]);
  });

  it('leaves out those who are not in the encounter; between two there is nothing to choose', () => {
    const t = table(seats, start);
    t.use('red', 'dervish');
    t.runTo('planning');
    expect(hands(t)).toEqual([
      ['attack-06', 'attack-30'],
      ['attack-20', 'negotiate'],
      ['attack-01', 'attack-08'],
      ['attack-10', 'attack-12'],
    ]);
  });

  it('is for main players, and may be zapped', () => {
    const t = table(seats, { ...start, turn: 'blue' });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    expect(offeredInEncounter(t, 'red')).not.toContain('dervish');
    const zapped = table(seats, { ...start, hands: { ...start.hands, blue: ['cosmic-zap'] } });
    zapped.use('red', 'dervish');
    zapped.zap('blue', 'dervish');
    zapped.runTo('planning');
    expect(zapped.hand('red')).toEqual(['attack-01', 'attack-08']);
  });

  it('rifts are passed, not taken', () => {
    const t = table(seats, {
      ...start,
      options: { rewards: 'incursion' },
      hands: { red: ['attack-08', 'rift-3'], yellow: ['attack-06', 'rift-4'] },
    });
    t.use('red', 'dervish');
    t.runTo('planning');
    expect([t.hand('red'), t.warp('red'), t.warp('yellow')]).toEqual([['attack-06', 'rift-4'], 0, 0]);
  });
});

describe('Dervish flare', () => {
  const passed = { ...start, hands: { ...start.hands, purple: ['attack-12', 'flare:dervish'] } };

  it('super: the flare that the power brings founds a colony at the home of whoever passed it, and is discarded', () => {
    const t = allied({ ...passed, ships: { red: { 'purple/2': 1 } } });
    t.use('red', 'dervish');
    t.plan('red', 'dervish.direction', 'clockwise');
    expect(t.until('red', 'super').data).toMatchObject({});
    t.answer('red', true);
    expect(t.question('red')).toMatchObject({ tag: 'dervish.planet', data: { who: 3 } });
    expect(t.options('red')).toEqual(['purple/1', 'purple/3', 'purple/4', 'purple/5']);
    t.answer('red', 'purple/4');
    t.answer('red', { 'red/1': 1 });
    expect([t.ships('red', 'purple/4'), t.foreign('red')]).toEqual([1, 2]);
    expect(t.pile(Z.discard)).toEqual(['flare:dervish']);
    // It need not be played.
    const no = allied(passed);
    no.use('red', 'dervish');
    no.plan('red', 'dervish.direction', 'clockwise');
    no.until('red', 'super');
    no.answer('red', false);
    expect(no.hand('red')).toEqual(['attack-12', 'flare:dervish']);
  });

  it('super: the colony is founded with ships that are not in the encounter', () => {
    const t = allied(passed);
    t.use('red', 'dervish');
    t.plan('red', 'dervish.direction', 'clockwise');
    t.boost('red');
    t.plan('red', 'dervish.planet', 'purple/4');
    t.until('red', 'deal.found');
    expect(t.ships('red', 'gate')).toBeGreaterThan(0);
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
  });

  it('super: not when it is passed to somebody else, or was in hand before', () => {
    const away = allied(passed);
    away.use('red', 'dervish');
    away.plan('red', 'dervish.direction', 'counterclockwise');
    away.runTo('planning');
    expect(away.story()).not.toContain('super');
    const own = allied({ ...start, hands: { ...start.hands, red: ['attack-08', 'flare:dervish'] } });
    own.use('red', 'dervish');
    own.plan('red', 'dervish.direction', 'clockwise');
    own.runTo('planning');
    expect(own.story()).not.toContain('super');
    expect(own.hand('blue')).toContain('flare:dervish');
    // Nor when it never was in a hand.
    const hoard = table(
      { red: 'dervish+miser', blue: 'trader+zombie', yellow: 'clone+healer' },
      {
        ...start,
        hands: { red: ['attack-08'], yellow: ['attack-06'] },
        options: { powers: 2 },
        sheets: { miser: { hoard: ['flare:dervish'] } },
      },
    );
    hoard.use('red', 'dervish');
    hoard.until('red', 'planning.select');
    expect(hoard.events('hands-passed')).toHaveLength(1);
    expect(hoard.story()).not.toContain('super');
  });

  const others = { red: 'trader', blue: 'clone', yellow: 'mutant' };
  const wild = {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-08'], blue: ['attack-01', 'flare:dervish'], yellow: ['attack-30', 'attack-20'] },
  } as const;

  it('wild: the defense at home exchanges hands with anybody once the gate is aimed', () => {
    const t = table(others, wild);
    t.use('blue', 'flare:dervish', { at: 'window:launch.aimed' });
    expect(t.until('blue', 'dervish.with').kind).toBe('choose');
    expect(t.options('blue')).toEqual(['yellow', 'red']);
    t.answer('blue', 'yellow');
    // The flare stays with whoever played it.
    expect(t.hand('blue')).toEqual(['attack-20', 'attack-30', 'flare:dervish']);
    expect(t.hand('yellow')).toEqual(['attack-01']);
  });

  it('wild: not away from home, not for the offense', () => {
    const away = table(others, { ...wild, turn: 'red', destiny: ['red'], ships: { blue: { 'red/1': 1 } } });
    away.plan('red', 'destiny.own', 'blue');
    away.neverOffered('blue', 'flare:dervish');
    const offense = table(others, { ...wild, hands: { red: ['attack-08', 'flare:dervish'], blue: ['attack-01'] } });
    offense.neverOffered('red', 'flare:dervish');
    const atHome = table(others, {
      ...wild,
      destiny: ['red'],
      ships: { blue: { 'red/1': 1 } },
      hands: { red: ['attack-08', 'flare:dervish'], blue: ['attack-01'] },
    });
    atHome.plan('red', 'destiny.own', 'blue');
    atHome.neverOffered('red', 'flare:dervish');
  });
});

describe('Dervish, closely', () => {
  it('asks for the way from three players on', () => {
    const two = table(seats, { ...start, strict: ['red'] });
    two.use('red', 'dervish', { at: 'window:alliance.formed' });
    two.run();
    expect(two.story()).not.toContain('dervish.direction');

    const three = table(seats, start);
    three.invite('yellow', 'purple');
    three.ally('purple', 'defense', { 'purple/1': 1 });
    three.use('red', 'dervish');
    three.until('red', 'dervish.direction');
    expect(three.options('red')).toEqual(['clockwise', 'counterclockwise']);
    three.answer('red', 'counterclockwise');
    expect([three.hand('red'), three.hand('blue')]).toEqual([
      ['attack-06', 'attack-30'],
      ['attack-20', 'negotiate'],
    ]);
  });

  it('super: one planet without a colony of its own is enough, and one is needed', () => {
    const passed = { ...start, hands: { ...start.hands, purple: ['attack-12', 'flare:dervish'] } };
    const most = { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, 'purple/4': 1 };
    const one = allied({ ...passed, ships: { red: most } });
    one.use('red', 'dervish');
    one.plan('red', 'dervish.direction', 'clockwise');
    one.boost('red');
    one.runTo('planning');
    one.done();
    expect(one.ships('red', 'purple/5')).toBeGreaterThan(0);

    const none = allied({ ...passed, ships: { red: { ...most, 'purple/5': 1 } } });
    none.use('red', 'dervish');
    none.plan('red', 'dervish.direction', 'clockwise');
    none.runTo('planning');
    expect(none.story()).not.toContain('red answers super');
  });
});
