import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'brute', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const attack = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-10'], blue: ['attack-20', 'attack-30', 'quash'], yellow: ['plague'] },
} as const;

describe('Brute', () => {
  it('threatens somebody on the other side, who shows the hand and loses a card', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    expect(t.untilOffered('red', 'brute')).toEqual(['brute', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.formed' } });
    t.answer('red', 'brute');
    expect(t.options('red')).toEqual(['blue', 'yellow']);
    t.answer('red', 'blue');
    expect(t.question('blue')).toMatchObject({ tag: 'brute.answer', data: { by: 0 } });
    expect(t.options('blue')).toEqual(['card', 'ships']);
    t.answer('blue', 'card');
    expect(t.question('red')).toMatchObject({ tag: 'brute.take', data: { from: 1 } });
    expect(t.options('red').sort()).toEqual(['attack-20', 'attack-30', 'quash']);
    t.answer('red', 'attack-30');
    expect([t.hand('red'), t.hand('blue')]).toEqual([
      ['attack-10', 'attack-30'],
      ['attack-20', 'quash'],
    ]);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1, 20 + 4 + 2] }]);
    expect(t.events('cards-seen')).toMatchObject([{ by: 0, from: 1, n: 3 }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('or takes its ships out: the defense goes on with none, and not from the planet it left', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.use('red', 'brute');
    t.plan('blue', 'brute.answer', 'ships');
    t.until('blue', 'ships.return');
    expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('blue', { 'blue/2': 4 });
    t.select('blue', 'attack-20');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1, 20] }]);
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/2'), t.hand('blue')]).toEqual([0, 8, ['attack-30', 'quash']]);
    expect(t.events('won')).toMatchObject([{ who: [1] }]);
  });

  it('makes the offense go on with none as well, threatened by the defense or its ally', () => {
    const t = table({ ...seats, red: 'trader', purple: 'brute' }, attack);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('purple', 'brute');
    t.plan('red', 'brute.answer', 'ships');
    t.plan('red', 'ships.return', { 'red/2': 4 });
    t.select('blue', 'attack-30');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10, 30 + 4 + 1] }]);
    expect([t.warp('red'), t.ships('red', 'red/2')]).toEqual([0, 8]);
  });

  it('makes an ally no ally', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 3 });
    t.use('red', 'brute');
    t.plan('red', 'brute.who', 'yellow');
    t.plan('yellow', 'brute.answer', 'ships');
    t.plan('yellow', 'ships.return', { 'yellow/2': 3 });
    t.select('blue', 'attack-30');
    t.run();
    expect(t.events('alliance-cancelled')).toEqual([{ who: 2 }]);
    expect([t.ships('yellow', 'yellow/2'), t.events('rewards'), t.hand('yellow')]).toEqual([7, [], ['plague']]);
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1, 30 + 4] }]);
  });

  it('leaves only what can be given: no card from an empty hand, no ships from an empty planet', () => {
    const t = table(seats, { ...attack, hands: { red: ['attack-10'], blue: ['attack-20'] } });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('red', 'brute');
    t.plan('red', 'brute.who', 'yellow');
    t.run();
    expect(t.events('alliance-cancelled')).toEqual([{ who: 2 }]);

    const bare = table(seats, { ...attack, ships: { blue: { 'blue/1': 0 } } });
    bare.aim('red', 'blue/1');
    bare.use('red', 'brute');
    bare.plan('red', 'brute.take', 'quash');
    bare.select('blue', 'attack-20');
    bare.run();
    expect(bare.hand('blue')).toEqual(['attack-30']);
    expect(t.story() + bare.story()).not.toContain('brute.answer');
  });

  it('is for those in the encounter, and nothing happens when it is zapped', () => {
    const outside = table({ ...seats, red: 'trader', purple: 'brute' }, attack);
    outside.aim('red', 'blue/1');
    outside.neverOffered('purple', 'brute');

    const t = table(seats, { ...attack, hands: { ...attack.hands, purple: ['cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.use('red', 'brute');
    t.zap('purple', 'brute');
    t.select('blue', 'attack-20');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-30', 'quash']);
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1, 20 + 4] }]);
  });

  describe('wild', () => {
    const others = { red: 'calculator', blue: 'trader', yellow: 'parasite', purple: 'pacifist' };

    it('limits compensation to one card', () => {
      const t = table(others, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'attack-08', 'attack-10', 'attack-12', 'flare:brute'], blue: ['negotiate'] },
      });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      expect(t.untilOffered('red', 'flare:brute')).toEqual(['flare:brute', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'window:resolution.beforeCompensation' } });
      t.answer('red', 'flare:brute');
      t.run();
      expect(t.events('compensated')).toEqual([{ who: 1, from: 0, n: 1 }]);
    });

    it('limits what comes from the deck as well', () => {
      // The Ethic wants to draw some of its compensation.
      const t = table(
        { ...others, blue: 'ethic' },
        {
          turn: 'red',
          destiny: ['blue'],
          deck: ['attack-06'],
          hands: { red: ['attack-40', 'attack-08', 'attack-10', 'flare:brute'], blue: ['negotiate'] },
        },
      );
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.use('red', 'flare:brute');
      expect(t.until('blue', 'ethic.deck')).toMatchObject({ max: 1 });
      t.answer('blue', 1);
      t.run();
      expect([t.hand('blue'), t.hand('red').length]).toEqual([['attack-06'], 3]);
    });

    it('limits rewards to one for everybody, allies may play it, and it lasts for this encounter', () => {
      const t = table(others, {
        turn: 'red',
        destiny: ['blue', 'blue'],
        hands: { red: ['attack-04'], blue: ['attack-40'], purple: ['flare:brute'] },
      });
      t.aim('red', 'blue/1');
      t.invite('blue', 'yellow', 'purple');
      t.ally('yellow', 'defense', { 'yellow/1': 3 });
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.use('purple', 'flare:brute');
      t.run();
      expect(t.events('rewards')).toEqual([
        { who: 2, ships: 0, cards: 1 },
        { who: 3, ships: 0, cards: 1 },
      ]);
      expect(t.state.encounters.length === 0 || t.encounter().id > 1).toBe(true);
    });

    it('has the last word on the number', () => {
      // The feast of a Ghoul comes later and is limited all the same.
      const t = table(
        { ...others, red: 'ghoul' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08', 'flare:brute'] } },
      );
      t.aim('red', 'blue/1');
      t.select('blue', 'attack-08');
      t.use('blue', 'flare:brute');
      t.run();
      expect(t.events('rewards')).toEqual([{ who: 0, ships: 0, cards: 1 }]);
    });
  });

  describe('super', () => {
    it('costs the defense and each of its allies a ship of the encounter', () => {
      const t = table(seats, { ...attack, hands: { ...attack.hands, red: ['attack-10', 'flare:brute'] } });
      t.aim('red', 'blue/1');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 2 });
      t.use('red', 'flare:brute');
      t.select('red', 'attack-10');
      t.select('blue', 'attack-30');
      t.run();
      expect([t.warp('blue'), t.warp('yellow')]).toEqual([1, 1]);
      expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1, 30 + 3 + 1] }]);
    });

    it('is for the offense', () => {
      const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-10', 'flare:brute'], blue: ['attack-20'] } });
      t.aim('blue', 'red/1');
      t.select('red', 'attack-10');
      t.neverOffered('red', 'flare:brute');
    });
  });
});

describe('Brute wild flare', () => {
  it('is not offered when nobody may collect anything any more', () => {
    const position = { ...attack, hands: { red: ['attack-40', 'ionic-gas'], blue: ['negotiate', 'flare:brute', 'attack-04'] } };
    const seated = { ...seats, red: 'mind' };
    const t = table(seated, position);
    t.select('blue', 'negotiate');
    t.use('red', 'ionic-gas');
    t.neverOffered('blue', 'flare:brute');
    const open = table(seated, position);
    open.select('blue', 'negotiate');
    expect(open.untilOffered('blue', 'flare:brute')).toEqual(['flare:brute', 'pass']);
  });
});

describe('Brute, closely', () => {
  it('threatens only those who could give something up, and nobody where all have nothing', () => {
    const hands = { red: ['attack-10'], blue: ['attack-20', 'quash'], yellow: [] };
    // An ally without cards still has ships.
    const t = table(seats, { ...attack, hands });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.use('red', 'brute', { at: 'window:alliance.formed' });
    t.plan('red', 'brute.who', 'yellow');
    t.run();
    expect(t.story()).not.toContain('yellow answers brute.answer');
    expect([t.ships('yellow', 'yellow/1'), t.events('brute-threat')]).toEqual([4, [{ by: 0, who: t.seat('yellow') }]]);
  });

  it('super: one ship of each defender, chosen by nobody where all are alike, also of the defense alone', () => {
    const hands = { red: ['attack-10', 'flare:brute'], blue: ['attack-20'] };
    const t = table(seats, { ...attack, hands });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.use('red', 'flare:brute', { at: 'window:alliance.formed' });
    t.runTo('planning');
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple'), t.warp('red')]).toEqual([1, 1, 1, 0]);
    expect(t.story()).not.toContain('brute.ship');

    const alone = table(seats, { ...attack, hands });
    alone.aim('red', 'blue/1');
    alone.use('red', 'flare:brute');
    alone.runTo('planning');
    expect([alone.warp('blue'), alone.ships('blue', 'blue/1')]).toEqual([1, 3]);

    const empty = table(seats, { ...attack, hands, ships: { blue: { 'blue/1': 0 } } });
    empty.aim('red', 'blue/1');
    empty.neverOffered('red', 'flare:brute');
  });
});

describe('Brute: what there is to lose', () => {
  const people = { red: 'brute', blue: 'hacker', yellow: 'macron', purple: 'trader' };

  it('threatens nobody who has neither cards nor ships', () => {
    const t = table(people, { turn: 'red', destiny: ['blue'], ships: { blue: { 'blue/5': 0 } }, hands: { red: ['attack-10'], blue: [] } });
    t.aim('red', 'blue/5');
    t.neverOffered('red', 'brute');
  });

  it('wild: for compensation alone, or rewards alone', () => {
    const others = { ...people, red: 'mirror' };
    const comp = table(others, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-10', 'attack-04', 'attack-06', 'attack-08', 'flare:brute'], blue: ['negotiate'] },
    });
    comp.select('red', 'attack-10');
    comp.use('red', 'flare:brute');
    comp.run();
    expect(comp.events('compensated')).toMatchObject([{ n: 1 }]);

    const rewards = table(others, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:brute'], blue: ['attack-20'] } });
    rewards.invite('blue', 'purple');
    rewards.ally('purple', 'defense', { 'purple/1': 3 });
    rewards.use('red', 'flare:brute');
    rewards.run();
    expect(rewards.events('rewards')).toMatchObject([{ ships: 0, cards: 1 }]);
  });
});
