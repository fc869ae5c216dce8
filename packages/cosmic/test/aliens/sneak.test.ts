import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler', blue: 'sneak', yellow: 'parasite', purple: 'masochist' };
const beaten = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-30'], blue: ['attack-00'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Sneak', () => {
  it('moves into the home system of the offense when it loses a home colony', () => {
    const t = table(seats, { ...beaten, ships: { red: { 'blue/3': 1 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 4 });
    t.use('blue', 'sneak');
    expect(t.until('blue', 'sneak.planet')).toMatchObject({ seat: t.seat('blue') });
    expect(t.options('blue')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.plan('blue', 'sneak.planet', 'red/2');
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'red/2'), t.ships('blue', 'blue/1')]).toEqual([0, 4, 0]);
    expect([t.ships('red', 'blue/1'), t.foreign('blue'), t.foreign('red')]).toEqual([4, 1, 2]);
    expect(t.events('colony-gained')).toContainEqual({ who: t.seat('blue'), planet: 'red/2' });
    expect(t.events('ships-lost')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('is no help away from home, to a winner, when it is zapped, or when it does not want to', () => {
    const away = table(seats, { ...beaten, destiny: ['red'], ships: { blue: { 'red/5': 2 } } });
    away.plan('red', 'destiny.own', 'blue');
    away.neverOffered('blue', 'sneak');
    expect(away.warp('blue')).toBe(2);

    const won = table(seats, { ...beaten, hands: { ...beaten.hands, red: ['attack-08'], blue: ['attack-40'] } });
    won.neverOffered('blue', 'sneak');

    const zapped = table(seats, { ...beaten, hands: { ...beaten.hands, red: ['attack-30', 'cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.use('blue', 'sneak');
    zapped.zap('red', 'sneak');
    zapped.run();
    expect([zapped.warp('blue'), zapped.foreign('blue')]).toEqual([4, 0]);

    const declined = table(seats, beaten);
    declined.aim('red', 'blue/1');
    expect(declined.untilOffered('blue', 'sneak')).toEqual(['sneak', 'pass']);
    declined.answer('blue', 'pass');
    declined.run();
    expect(declined.warp('blue')).toBe(4);
  });

  it('is not offered when some of its ships hold the planet, or as an offense or ally that loses', () => {
    const held = table(seats, { ...beaten, hands: { ...beaten.hands, blue: ['attack-00', 'flare:spiff'] } });
    held.aim('red', 'blue/1');
    held.use('blue', 'flare:spiff');
    held.neverOffered('blue', 'sneak');
    expect([held.ships('blue', 'blue/1'), held.warp('blue')]).toEqual([1, 3]);

    const offense = table(seats, { ...beaten, turn: 'blue', destiny: ['red'] });
    offense.neverOffered('blue', 'sneak');
  });

  it('does not answer what takes the ship that held the planet later on', () => {
    const t = table({ ...seats, yellow: 'vacuum' }, { ...beaten, hands: { ...beaten.hands, blue: ['attack-00', 'flare:spiff'] } });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('blue', 'flare:spiff');
    t.plan('yellow', 'vacuum.take', { 'player:1': 1 });
    t.plan('blue', 'vacuum.lose', { 'blue/1': 1 });
    t.neverOffered('blue', 'sneak');
    expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([0, 4]);
  });

  it('does not lose its power with too few home colonies', () => {
    const t = table(seats, {
      ...beaten,
      ships: { blue: { 'blue/1': 1, 'red/2': 19, 'blue/2': 0, 'blue/3': 0, 'blue/4': 0, 'blue/5': 0 } },
    });
    t.aim('red', 'blue/1');
    t.use('blue', 'sneak');
    t.plan('blue', 'sneak.planet', 'red/4');
    t.run();
    expect(t.ships('blue', 'red/4')).toBe(1);
    expect(t.events('power-lost')).toEqual([]);
  });

  it('gets no compensation for ships that sneaked away', () => {
    const t = table(seats, { ...beaten, hands: { ...beaten.hands, red: ['attack-30', 'attack-06'], blue: ['negotiate'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-30');
    t.use('blue', 'sneak');
    t.run();
    expect(t.events('compensated')).toEqual([]);
  });

  describe('wild', () => {
    const looted = {
      ...beaten,
      hands: { red: ['attack-30', 'attack-06', 'morph'], blue: ['attack-00', 'flare:sneak'], yellow: ['attack-06'] },
    } as const;

    it('takes a card of its choice from the hand of the winner', () => {
      const t = table({ ...seats, blue: 'trader', purple: 'sneak' }, looted);
      t.select('red', 'attack-30');
      expect(t.untilOffered('blue', 'flare:sneak')).toEqual(['flare:sneak', 'pass']);
      t.answer('blue', 'flare:sneak');
      expect(t.options('blue')).toEqual(['attack-06', 'morph']);
      t.plan('blue', 'sneak.card', 'morph');
      t.run();
      expect(t.hand('blue')).toEqual(['flare:sneak', 'morph']);
      expect(t.hand('red')).toEqual(['attack-06']);
    });

    it('may come before or after compensation', () => {
      const hands = { ...looted.hands, blue: ['negotiate', 'flare:sneak'] };
      const phases = (t: ReturnType<typeof table>): string[] => t.events('cards-taken').map((x) => JSON.stringify(x.n));
      const before = table({ ...seats, blue: 'trader', purple: 'sneak' }, { ...looted, hands, ships: { blue: { 'blue/1': 1 } } });
      before.aim('red', 'blue/1');
      before.select('red', 'attack-30');
      before.untilOffered('blue', 'flare:sneak');
      expect(before.events('compensated')).toEqual([]);
      before.answer('blue', 'flare:sneak');
      before.plan('blue', 'sneak.card', 'morph');
      before.run();
      expect(phases(before)).toEqual(['1', '1']);

      const after = table({ ...seats, blue: 'trader', purple: 'sneak' }, { ...looted, hands, ships: { blue: { 'blue/1': 1 } } });
      after.aim('red', 'blue/1');
      after.select('red', 'attack-30');
      after.untilOffered('blue', 'flare:sneak');
      after.answer('blue', 'pass');
      expect(after.untilOffered('blue', 'flare:sneak')).toEqual(['flare:sneak', 'pass']);
      expect(after.events('compensated')).toHaveLength(1);
      after.answer('blue', 'flare:sneak');
      after.run();
      expect(after.hand('red')).toEqual([]);
    });

    it('takes nothing from a hand that the answer to it has emptied', () => {
      const hands = { red: ['attack-30', 'card-zap'], blue: ['attack-00', 'flare:sneak'], yellow: ['attack-06', 'card-zap'] };
      const t = table({ ...seats, blue: 'trader', purple: 'sneak' }, { ...looted, hands });
      t.select('red', 'attack-30');
      t.untilOffered('blue', 'flare:sneak');
      t.answer('blue', 'flare:sneak');
      t.answer('red', 'card-zap');
      t.answer('yellow', 'card-zap');
      t.run();
      expect(t.events('card-cancelled')).toHaveLength(1);
      expect(t.events('cards-taken')).toEqual([]);
    });

    it('is of no use to an offense, or to a defense that won', () => {
      const won = table(
        { ...seats, blue: 'trader', purple: 'sneak' },
        { ...looted, hands: { ...looted.hands, red: ['attack-12', 'morph'], blue: ['attack-40', 'flare:sneak'] } },
      );
      won.select('red', 'attack-12');
      won.neverOffered('blue', 'flare:sneak');
    });
  });

  describe('super', () => {
    const strong = { ...beaten, hands: { ...beaten.hands, blue: ['attack-00', 'flare:sneak'] } } as const;

    it('[faq-sneak-1] settles two planets, and the flare goes to another player', () => {
      const t = table(seats, strong);
      t.aim('red', 'blue/1');
      t.use('blue', 'sneak');
      t.boost('blue');
      t.plan('blue', 'sneak.planet', 'red/2');
      t.until('blue', 'sneak.second');
      expect(t.options('blue')).toEqual(['red/1', 'red/3', 'red/4', 'red/5']);
      t.plan('blue', 'sneak.second', 'red/4');
      t.until('blue', 'sneak.heir');
      expect(t.options('blue')).toEqual(['yellow', 'purple', 'red']);
      t.plan('blue', 'sneak.heir', 'purple');
      expect(t.until('blue', 'sneak.split')).toMatchObject({ min: 1, max: 3 });
      t.plan('blue', 'sneak.split', { 'blue/1': 1 });
      t.run();
      expect([t.ships('blue', 'red/2'), t.ships('blue', 'red/4'), t.warp('blue')]).toEqual([1, 3, 0]);
      expect(t.hand('purple')).toContain('flare:sneak');
      expect(t.hand('blue')).not.toContain('flare:sneak');
    });

    it('needs two planets', () => {
      const t = table(seats, { ...strong, gone: ['red/2', 'red/3', 'red/4', 'red/5'] });
      t.aim('red', 'blue/1');
      t.use('blue', 'sneak');
      t.run();
      expect([t.ships('blue', 'red/1'), t.story().includes('blue answers super')]).toEqual([4, false]);
    });

    it('needs two ships, can be left out, and stays with its owner when the power is zapped', () => {
      const single = table(seats, { ...strong, ships: { blue: { 'blue/1': 1 } } });
      single.aim('red', 'blue/1');
      single.use('blue', 'sneak');
      single.run();
      expect(single.story()).not.toContain('blue answers super');

      const plain = table(seats, strong);
      plain.aim('red', 'blue/1');
      plain.use('blue', 'sneak');
      plain.boost('blue', false);
      plain.run();
      expect([plain.foreign('blue'), plain.events('flare-given')]).toEqual([1, []]);

      const zapped = table(seats, { ...strong, hands: { ...strong.hands, red: ['attack-30', 'cosmic-zap'] } });
      zapped.aim('red', 'blue/1');
      zapped.use('blue', 'sneak');
      zapped.boost('blue');
      zapped.zap('red', 'sneak');
      zapped.run();
      expect([zapped.foreign('blue'), zapped.events('flare-given')]).toEqual([0, []]);
    });
  });
});

describe('Sneak, closely', () => {
  it('is offered once, as its ships are about to be lost, also to a single planet', () => {
    const t = table(seats, { ...beaten, gone: ['red/2', 'red/3', 'red/4', 'red/5'], strict: ['blue'] });
    t.aim('red', 'blue/1');
    t.use('blue', 'sneak', { at: 'event:ships.save' });
    t.run();
    expect([t.ships('blue', 'red/1'), t.warp('blue')]).toEqual([4, 0]);
  });

  it('wild: before compensation, or after the outcome, and never in other hands', () => {
    const position = {
      ...beaten,
      hands: { red: ['attack-30', 'attack-06', 'morph'], blue: ['attack-00', 'flare:sneak'], yellow: ['attack-06'] },
    } as const;
    const at = { ...seats, blue: 'warpish', purple: 'sneak' };
    const t = table(at, { ...position, strict: ['blue'] });
    t.select('red', 'attack-30');
    t.pass('blue', 'flare:sneak', 1, { at: 'window:resolution.beforeCompensation' });
    t.use('blue', 'flare:sneak', { at: 'window:resolution.afterOutcome' });
    t.plan('blue', 'sneak.card', 'attack-06');
    t.run();
    expect([t.hand('blue'), t.hand('red')]).toEqual([['attack-06', 'flare:sneak'], ['morph']]);

    const empty = table(at, { ...position, hands: { ...position.hands, red: ['attack-30'] } });
    empty.neverOffered('blue', 'flare:sneak');

    const offense = table(at, { ...position, turn: 'blue', destiny: ['red'] });
    offense.select('red', 'attack-30');
    offense.neverOffered('blue', 'flare:sneak');
  });

  it('super: two planets and two ships are enough', () => {
    const t = table(seats, {
      ...beaten,
      ships: { blue: { 'blue/1': 2 } },
      gone: ['red/3', 'red/4', 'red/5'],
      hands: { ...beaten.hands, blue: ['attack-00', 'flare:sneak'] },
    });
    t.aim('red', 'blue/1');
    t.use('blue', 'sneak');
    t.boost('blue');
    t.plan('blue', 'sneak.planet', 'red/2');
    t.plan('blue', 'sneak.heir', 'yellow');
    t.run();
    expect([t.ships('blue', 'red/1'), t.ships('blue', 'red/2'), t.warp('blue')]).toEqual([1, 1, 0]);
    expect(t.hand('yellow')).toContain('flare:sneak');
  });
});

describe('Sneak: room, and ships that can be told apart', () => {
  const people = { red: 'pygmy', blue: 'sneak', yellow: 'parasite', purple: 'trader' };
  const attack = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } } as const;

  it('settles where there is room, with as many as there is room for', () => {
    const t = table(people, { ...attack, ships: { red: { 'red/1': 4, 'red/2': 3, 'red/3': 2 } } });
    t.aim('red', 'blue/1');
    t.plan('red', 'launch.ships', { 'red/3': 1 });
    t.use('blue', 'sneak');
    t.until('blue', 'sneak.planet');
    expect(t.options('blue')).not.toContain('red/1');
    expect(t.options('blue')).toContain('red/2');
    t.answer('blue', 'red/2');
    t.run();
    expect([t.ships('blue', 'red/2'), t.warp('blue')]).toEqual([1, 3]);
  });

  it('with ships that defended the planet, not with others that are lost besides', () => {
    const t = table({ ...people, red: 'cudgel' }, { ...attack, ships: { blue: { 'blue/1': 2 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.use('blue', 'sneak');
    t.plan('blue', 'sneak.planet', 'red/5');
    t.run();
    expect(t.ships('blue', 'red/5')).toBe(2);
    expect(t.warp('blue')).toBeGreaterThan(0);
  });

  it('with special ships and ships of two colours alike', () => {
    const marked = table(
      { ...people, red: 'hacker' },
      { ...attack, options: { specialShips: 'flagship' }, specialShips: { blue: ['blue/1'] } },
    );
    marked.aim('red', 'blue/1');
    marked.use('blue', 'sneak');
    marked.plan('blue', 'sneak.planet', 'red/5');
    marked.run();
    expect([marked.ships('blue', 'red/5'), marked.warp('blue')]).toEqual([4, 0]);

    const two = table(
      { red: 'hacker+mirror', blue: 'sneak+symbiote', yellow: 'parasite+void', purple: 'trader+macron' },
      { ...attack, options: { powers: 2 } },
    );
    two.aim('red', 'blue/1');
    two.use('blue', 'sneak');
    two.plan('blue', 'sneak.planet', 'red/5');
    two.run();
    expect([two.ships('blue', 'red/5'), two.warp('blue')]).toEqual([8, 0]);
  });
});
