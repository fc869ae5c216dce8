import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'mite', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const five = ['attack-04', 'attack-06', 'attack-08', 'attack-10', 'quash'];
const start = { turn: 'red', destiny: ['blue', 'yellow'], hands: { red: ['attack-20', 'attack-30'], blue: five } } as const;

describe('Mite', () => {
  it('makes the defense discard at random down to three cards, and the encounter goes on', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    expect(t.until('blue', 'mite.answer')).toMatchObject({ kind: 'choose', data: { by: 0, planet: 'blue/1' } });
    expect(t.options('blue')).toEqual(['discard', 'colony']);
    expect([t.ships('red', 'gate'), t.encounter().phase]).toEqual([2, 'launch']);
    t.answer('blue', 'discard');
    expect([t.hand('blue').length, t.pile(Z.discard).length]).toEqual([3, 2]);
    expect([...t.hand('blue'), ...t.pile(Z.discard)].sort()).toEqual([...five].sort());
    expect(t.asked()).toEqual(['red alliance.invite']);
    expect(t.restored().divergence).toBeNull();
  });

  it('discards at random: not always the same cards', () => {
    const left = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = table(seats, { ...start, seed });
      t.plan('blue', 'mite.answer', 'discard');
      t.until('red', 'alliance.invite');
      left.add(t.hand('blue').join());
    }
    expect(left.size).toBeGreaterThan(2);
  });

  it('lands beside the defense if that is granted: the encounter is over, as a success', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.plan('blue', 'mite.answer', 'colony');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([t.ships('red', 'blue/1'), t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([3, 4, 0]);
    expect(t.hand('blue')).toHaveLength(5);
    expect([t.events('invited'), t.events('card-revealed'), t.events('won')]).toEqual([[], [], []]);
    expect(t.encounter()).toMatchObject({ nth: 2, offense: 0 });
  });

  it('wins the game by such a colony', () => {
    const t = table(seats, { ...start, ships: { red: { 'blue/2': 1, 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1 } } });
    t.aim('red', 'blue/1');
    t.plan('blue', 'mite.answer', 'colony');
    t.run();
    expect(t.winners()).toEqual(['red']);
  });

  it('does not bluster against three cards or as the defense', () => {
    const three = table(seats, { ...start, hands: { red: ['attack-20'], blue: five.slice(0, 3) } });
    three.until('red', 'alliance.invite');
    expect(three.events('power-used')).toEqual([]);

    const defense = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-20', ...five.slice(1)], blue: ['attack-04'] } });
    defense.until('blue', 'alliance.invite');
    expect(defense.events('power-used')).toEqual([]);
  });

  it('cannot ask for a colony where there is no room for one', () => {
    const t = table({ red: 'mite', blue: 'pygmy', yellow: 'parasite' }, { ...start, ships: { blue: { 'blue/1': 4, 'blue/2': 2 } } });
    t.aim('red', 'blue/1');
    t.until('red', 'alliance.invite');
    expect(t.hand('blue')).toHaveLength(3);
    expect(t.story()).not.toContain('mite.answer');
  });

  it('demands nothing when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
    t.zap('yellow', 'mite');
    t.until('red', 'alliance.invite');
    expect(t.hand('blue')).toHaveLength(5);
    expect(t.story()).not.toContain('mite.answer');
  });

  describe('wild', () => {
    const holder = { red: 'trader', blue: 'calculator', yellow: 'parasite', purple: 'oracle' };
    const hands = { red: ['attack-08', 'flare:mite'], blue: ['attack-10'] };
    const outnumbered = { turn: 'red', destiny: ['blue'], hands } as const;

    it('sends all allies home when more ships are allied with the opponent', () => {
      const t = table(holder, outnumbered);
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.ally('purple', 'defense', { 'purple/1': 3 });
      expect(t.untilOffered('red', 'flare:mite')).toEqual(['flare:mite', 'pass']);
      t.use('red', 'flare:mite');
      t.plan('yellow', 'ships.return', { 'yellow/5': 2 });
      t.run();
      expect([t.ships('yellow', 'yellow/5'), t.ships('yellow', 'gate'), t.ships('purple', 'side')]).toEqual([6, 0, 0]);
      expect(t.events('outcome')).toMatchObject([{ totals: [9, 14] }]);
      expect(t.events('rewards')).toEqual([]);
    });

    it('needs more ships over there than here', () => {
      const t = table(holder, outnumbered);
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 3 });
      t.ally('purple', 'defense', { 'purple/1': 3 });
      t.neverOffered('red', 'flare:mite');
    });
  });

  it('super: takes the discarded cards, keeps what it likes and discards the rest', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'flare:mite'], blue: five } });
    t.plan('blue', 'mite.answer', 'discard');
    expect(t.until('red', 'super')).toMatchObject({ from: 'flare:mite.super' });
    t.answer('red', true);
    const offered = t.options('red');
    expect(t.question('red')).toMatchObject({ tag: 'mite.keep', kind: 'some', min: 0, max: 2 });
    expect([...offered, ...t.hand('blue')].sort()).toEqual([...five].sort());
    t.answer('red', [offered[0]]);
    expect(t.hand('red')).toEqual(['attack-20', 'flare:mite', offered[0]].sort());
    expect(t.pile(Z.discard)).toEqual([offered[1]]);
  });

  it('super: is not asked for when a colony is granted', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'flare:mite'], blue: five } });
    t.plan('blue', 'mite.answer', 'colony');
    t.run();
    expect(t.events('card-played')).toEqual([]);
  });

  it('wild: is not for allies', () => {
    const t = table(
      { red: 'trader', blue: 'calculator', yellow: 'parasite', purple: 'oracle' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'], purple: ['flare:mite'] } },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 3 });
    t.neverOffered('purple', 'flare:mite');
  });
});
