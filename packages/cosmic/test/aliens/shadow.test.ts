import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'shadow', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
const start = {
  turn: 'blue',
  destiny: ['yellow'],
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Shadow', () => {
  it('executes a ship of the player whose colour is drawn, from a colony of its choice', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'red/5': 1 } } });
    expect(t.until('red', 'shadow.ship')).toMatchObject({ min: 1, max: 1, data: { who: t.seat('yellow') } });
    expect(t.options('red')).toEqual(['red/5', 'yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    expect(t.encounter()).toMatchObject({ phase: 'destiny', defense: -1 });
    t.answer('red', { 'red/5': 1 });
    expect([t.ships('yellow', 'red/5'), t.warp('yellow')]).toEqual([0, 1]);
    t.run();
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'shadow', clause: 'execute' }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('also of the offense that draws its own colour, never of its own', () => {
    const own = table(seats, { ...start, destiny: ['blue', 'yellow'] });
    expect(own.until('red', 'shadow.ship')).toMatchObject({ data: { who: own.seat('blue') } });

    const shadow = table(seats, { ...start, destiny: ['red'] });
    shadow.neverOffered('red', 'shadow');
    expect(shadow.events('power-used')).toEqual([]);
  });

  it('also of the player for whom a special card looks', () => {
    // Yellow has most foreign colonies.
    const t = table(seats, { ...start, destiny: ['most-foreign-colonies'], ships: { yellow: { 'purple/1': 1 } } });
    expect(t.until('red', 'shadow.ship')).toMatchObject({ data: { who: t.seat('yellow') } });

    // The card has found its player once it is drawn: the ship it costs changes nothing about that (R6.7).
    const same = table(seats, { ...start, destiny: ['fewest-ships-in-warp'], ships: { red: { warp: 1 } } });
    expect(same.until('red', 'shadow.ship')).toMatchObject({ data: { who: same.seat('yellow') } });
    same.until('blue', 'launch.aim');
    expect(same.warp('yellow')).toBe(1);
    expect(same.encounter().defense).toBe(same.seat('yellow'));

    const me = table(seats, { ...start, destiny: ['most-foreign-colonies'], ships: { red: { 'purple/1': 1 } } });
    me.run();
    expect(me.events('defense')[0]).toMatchObject({ who: me.seat('red') });
    expect(me.events('power-used')).toEqual([]);
  });

  it('on a wild card it may execute a ship of anybody else, whomever the offense chooses', () => {
    const t = table(seats, { ...start, destiny: ['wild'] });
    expect(t.untilOffered('red', 'shadow')).toEqual(['shadow', 'pass']);
    t.answer('red', 'shadow');
    expect(t.question('red')).toMatchObject({ tag: 'shadow.who' });
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'purple');
    t.answer('red', { 'purple/3': 1 });
    expect(t.asked()).toEqual(['blue destiny.wild']);
    expect(t.warp('purple')).toBe(1);

    const left = table(seats, { ...start, destiny: ['wild'] });
    left.until('blue', 'destiny.wild');
    expect(left.events('ships-lost')).toEqual([]);
  });

  it('[faq-shadow-1] executes one ship for each card that is drawn', () => {
    // Blue draws its own colour, has nothing to do at home and draws again.
    const t = table(seats, { ...start, destiny: ['blue', 'yellow'], ships: { purple: { 'blue/1': 1 } } });
    t.plan('red', 'shadow.ship', { 'blue/2': 1 });
    t.plan('blue', 'destiny.own', 'redraw');
    t.plan('red', 'shadow.ship', { 'yellow/3': 1 });
    t.runTo('launch');
    t.done();
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([1, 1]);
    expect(t.events('power-used')).toHaveLength(2);

    // Three cards, three ships: the own colour twice.
    const three = table(seats, { ...start, destiny: ['blue', 'blue', 'purple'], ships: { purple: { 'blue/1': 1 } } });
    three.plan('red', 'shadow.ship', { 'blue/2': 1 });
    three.plan('blue', 'destiny.own', 'redraw');
    three.plan('red', 'shadow.ship', { 'blue/3': 1 });
    three.plan('blue', 'destiny.own', 'redraw');
    three.plan('red', 'shadow.ship', { 'purple/3': 1 });
    three.runTo('launch');
    three.done();
    expect([three.warp('blue'), three.warp('purple')]).toEqual([2, 1]);
  });

  it('executes nobody when it is zapped, and not again in that encounter', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'yellow'], hands: { ...start.hands, yellow: ['attack-06', 'cosmic-zap'] } });
    t.zap('yellow', 'shadow');
    t.runTo('launch');
    t.done();
    expect(t.events('destiny-drawn')).toHaveLength(2);
    expect(t.events('ships-lost')).toEqual([]);
    expect(t.events('power-used')).toHaveLength(1);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'sorcerer' };
    const beaten = {
      ...start,
      destiny: ['red'],
      hands: { ...start.hands, red: ['attack-04', 'flare:shadow'], blue: ['attack-40'] },
    } as const;

    it('sends all opposing ships to the warp for one of its own, and nobody lands', () => {
      const t = table(others, beaten);
      t.aim('blue', 'red/1');
      t.send('blue', { 'blue/1': 3 });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      expect(t.untilOffered('red', 'flare:shadow')).toEqual(['flare:shadow', 'pass']);
      t.answer('red', 'flare:shadow');
      // Ships of the encounter cannot pay for it.
      expect(t.question('red')).toMatchObject({ tag: 'shadow.price', min: 1, max: 1 });
      expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
      t.answer('red', { 'red/3': 1 });
      expect([t.warp('blue'), t.warp('yellow'), t.warp('red')]).toEqual([3, 2, 5]);
      expect([t.ships('blue', 'red/1'), t.ships('yellow', 'red/1'), t.ships('red', 'red/1')]).toEqual([0, 0, 0]);
      expect(t.events('won')).toMatchObject([{ who: [t.seat('blue'), t.seat('yellow')] }]);
      expect(t.events('colony-gained')).toEqual([]);
      expect(t.hand('red')).toEqual(['flare:shadow']);
    });

    it('needs a ship outside the encounter', () => {
      const alone = { ...beaten, ships: { red: { 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0, warp: 16 } } };
      const t = table(others, alone);
      t.aim('blue', 'red/1');
      t.neverOffered('red', 'flare:shadow');
    });

    it('is for a defense that loses against an attack', () => {
      const won = { ...beaten, hands: { ...beaten.hands, blue: ['attack-00'] } };
      table(others, won).neverOffered('red', 'flare:shadow');
      const offense = { ...beaten, turn: 'red', destiny: ['blue'] } as const;
      table(others, offense).neverOffered('red', 'flare:shadow');
      // An upset: red loses to a negotiate.
      const upset = { ...beaten, hands: { ...beaten.hands, blue: ['negotiate'] } };
      const t = table({ ...others, blue: 'loser' }, upset);
      t.use('blue', 'loser');
      t.neverOffered('red', 'flare:shadow');
      expect(t.events('outcome')[0]).toMatchObject({ winner: 0 });
    });
  });

  describe('super', () => {
    const holding = {
      ...start,
      turn: 'red',
      ships: { red: { warp: 3 } },
      hands: { ...start.hands, red: ['attack-08', 'flare:shadow'] },
    } as const;

    it('[faq-general-10] puts a ship from the warp in place of the executed one', () => {
      const t = table(seats, holding);
      t.boost('red');
      t.plan('red', 'shadow.ship', { 'yellow/4': 1 });
      t.runTo('launch');
      t.done();
      expect([t.ships('red', 'yellow/4'), t.ships('yellow', 'yellow/4'), t.warp('red')]).toEqual([1, 3, 1]);
      expect(t.events('colony-gained')).toEqual([{ who: 0, planet: 'yellow/4' }]);
    });

    it('that is a ship taken back from the warp', () => {
      const t = table({ ...seats, purple: 'remora' }, { ...holding, ships: { red: { warp: 3 }, purple: { warp: 2 } } });
      t.boost('red');
      t.use('purple', 'remora');
      t.use('purple', 'remora', { who: t.seat('red') });
      t.runTo('launch');
      t.done();
      expect(t.events('ships-retrieved').map((x) => x.who)).toEqual([0, t.seat('purple'), 0, t.seat('purple')]);
      expect(t.warp('purple')).toBe(0);
    });

    it('also on a wild card, but only in its own turn and with a ship in the warp', () => {
      const wild = table(seats, { ...holding, destiny: ['wild'] });
      wild.use('red', 'shadow');
      wild.boost('red');
      wild.plan('red', 'shadow.who', 'purple');
      wild.plan('red', 'shadow.ship', { 'purple/2': 1 });
      wild.until('red', 'destiny.wild');
      wild.done();
      expect(wild.ships('red', 'purple/2')).toBe(1);

      for (const position of [
        { ...holding, turn: 'blue' },
        { ...holding, ships: {} },
      ] as const) {
        const t = table(seats, position);
        t.until('red', 'shadow.ship');
        expect(t.story()).not.toContain('answers super');
      }
    });
  });
});

describe('Shadow: from whom, and when', () => {
  const NOWHERE = { warp: 20 };
  const holding = { ...start, turn: 'red', hands: { ...start.hands, red: ['attack-08', 'flare:shadow'] } } as const;

  it('passes over those who have no colony, and finds those who have one', () => {
    const ships = { yellow: NOWHERE, purple: { 'purple/2': 0, 'purple/3': 0, 'purple/4': 0, 'purple/5': 0, warp: 16 } };
    const t = table({ ...seats, purple: 'void' }, { ...start, destiny: ['wild'], ships });
    t.untilOffered('red', 'shadow');
    expect(t.question('red')?.data?.at).toBe('window:destiny.cardDrawn');
    t.answer('red', 'shadow');
    expect(t.options('red')).toEqual(['blue', 'purple']);

    const nobody = table(seats, { ...start, ships: { yellow: NOWHERE } });
    nobody.run();
    expect(nobody.events('power-used')).toEqual([]);

    const { purple: _gone, ...three } = start.hands;
    const one = table(
      { red: 'shadow', blue: 'trader', yellow: 'parasite' },
      { ...start, destiny: ['wild'], hands: three, ships: { yellow: NOWHERE } },
    );
    expect(one.untilOffered('red', 'shadow')).toEqual(['shadow', 'pass']);
  });

  it('super: nothing comes out of the warp without it, in another turn, or from an empty warp', () => {
    const plain = table(seats, { ...start, ships: { red: { warp: 3 } } });
    plain.plan('red', 'shadow.ship', { 'yellow/4': 1 });
    plain.runTo('launch');
    expect([plain.warp('red'), plain.ships('red', 'yellow/4')]).toEqual([3, 0]);

    const declined = table(seats, { ...holding, ships: { red: { warp: 3 } } });
    declined.boost('red', false);
    declined.runTo('launch');
    declined.done();
    expect(declined.warp('red')).toBe(2);

    for (const position of [
      { ...holding, turn: 'blue', destiny: ['wild'], ships: { red: { warp: 3 } } },
      { ...holding, destiny: ['wild'] },
    ] as const) {
      const t = table(seats, position);
      t.use('red', 'shadow');
      t.runTo('launch');
      t.done();
      expect(t.story()).not.toContain('answers super');
    }
  });

  it('super: the last ship in the warp will do, and the room of the executed one', () => {
    const t = table({ ...seats, yellow: 'pygmy' }, { ...holding, ships: { red: { warp: 2 }, yellow: { 'yellow/4': 4 } } });
    t.boost('red');
    t.plan('red', 'shadow.ship', { 'yellow/4': 1 });
    t.runTo('launch');
    t.done();
    expect([t.warp('red'), t.ships('red', 'yellow/4'), t.ships('yellow', 'yellow/4')]).toEqual([0, 1, 3]);
  });

  it('wild: whatever it played itself; the ship it pays is no losing ship', () => {
    const t = table(
      { ...seats, red: 'sorcerer' },
      {
        ...start,
        destiny: ['red'],
        ships: { red: { 'red/3': 0, 'red/4': 0, 'red/5': 0, warp: 12 } },
        hands: {
          ...start.hands,
          red: ['negotiate', 'flare:shadow'],
          blue: ['attack-40', 'attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-10', 'attack-11'],
        },
      },
    );
    t.aim('blue', 'red/1');
    t.select('blue', 'attack-40');
    t.untilOffered('red', 'flare:shadow');
    expect(t.question('red')?.data?.at).toBe('window:resolution.immediate');
    t.answer('red', 'flare:shadow');
    t.run();
    expect(t.warp('red')).toBe(17);
    // The four of the planet are worth four cards.
    expect(t.hand('red')).toHaveLength(5);
    expect(t.foreign('blue')).toBe(0);
  });
});

describe('Shadow: in the place of a ship that was not executed', () => {
  const holding = {
    ...start,
    turn: 'red',
    ships: { red: { warp: 3 }, yellow: { 'yellow/4': 1 } },
    hands: { ...start.hands, red: ['attack-08', 'flare:shadow'] },
  } as const;

  it('[faq-general-10] super: puts nothing where a ship has been saved from the warp', () => {
    const t = table({ ...seats, yellow: 'zombie' }, holding);
    t.boost('red');
    t.plan('red', 'shadow.ship', { 'yellow/4': 1 });
    t.plan('yellow', 'zombie.rise', { 'yellow/2': 1 });
    t.runTo('launch');
    t.done();
    expect([t.ships('red', 'yellow/4'), t.warp('red'), t.warp('yellow')]).toEqual([0, 2, 0]);
  });

  it('super: nor where an answer to the use has cost the ship before', () => {
    const hands = { ...holding.hands, purple: ['attack-06', 'cosmic-zap'], yellow: ['attack-06', 'flare:void'] };
    const t = table(seats, { ...holding, hands });
    t.boost('red');
    t.plan('red', 'shadow.ship', { 'yellow/4': 1 });
    t.zap('purple', 'shadow');
    t.use('yellow', 'flare:void');
    t.plan('yellow', 'void.price', { 'yellow/4': 1 });
    t.runTo('launch');
    t.done();
    expect([t.ships('red', 'yellow/4'), t.warp('red'), t.warp('yellow')]).toEqual([0, 2, 1]);
    expect(t.events('power-zapped')).toEqual([]);
  });
});

describe('Shadow, closely', () => {
  it('executes as soon as the card is drawn, before it is replaced by anything', () => {
    const t = table({ ...seats, blue: 'will' }, start);
    t.plan('red', 'shadow.ship', { 'yellow/3': 1 });
    t.until('blue', 'will.who');
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/3')]).toEqual([1, 3]);
  });

  it('super: one ship takes the place, without a question', () => {
    const t = table(seats, {
      ...start,
      turn: 'red',
      ships: { red: { warp: 3 } },
      hands: { ...start.hands, red: ['attack-08', 'flare:shadow'] },
    });
    t.boost('red');
    t.plan('red', 'shadow.ship', { 'yellow/3': 1 });
    t.until('red', 'launch.aim');
    expect([t.ships('red', 'yellow/3'), t.warp('red')]).toEqual([1, 1]);
    expect(t.story()).not.toContain('answers ships.retrieve');
  });
});
