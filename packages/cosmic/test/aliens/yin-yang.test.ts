import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, both, type Position, invited, balanced } from './yin-yang.ts';

const used = (t: ReturnType<typeof table>): unknown[] =>
  t
    .events('power-used')
    .filter((e) => e.alien === 'yin-yang')
    .map((e) => e.clause);

describe('Yin-Yang', () => {
  it('allies with both sides when both have invited it', () => {
    const t = balanced(2, 3);
    expect(t.untilOffered('yellow', 'yin-yang')).toEqual(['yin-yang', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:alliance.respond' } });
    t.runTo('planning');
    expect(t.encounter().allies).toEqual([[t.seat('yellow')], [t.seat('yellow')]]);
    expect([t.ships('yellow', 'gate'), t.ships('yellow', 'side')]).toEqual([2, 3]);
  });

  it('answers as usual when one side alone has invited it, or when it is zapped', () => {
    const one = invited(both, ['red']);
    one.runWhile(() => {
      expect(one.question('yellow')?.data?.at).not.toBe('window:alliance.respond');
      return one.question('yellow')?.tag !== 'alliance.answer';
    });
    expect(one.options('yellow')).toEqual(['offense', 'decline']);
    const t = invited({ ...both, hands: { ...both.hands, purple: ['cosmic-zap'] } });
    t.use('yellow', 'yin-yang');
    t.zap('purple', 'yin-yang');
    t.until('yellow', 'alliance.answer');
    expect(t.options('yellow')).toEqual(['offense', 'defense', 'decline']);
  });

  it('with dials it may dial both sides', () => {
    const t = invited({ ...both, options: { dials: true } });
    t.use('yellow', 'yin-yang');
    t.until('yellow', 'alliance.dial');
    expect(t.options('yellow')).toContain('both');
  });

  it('lets a beaten defense keep a ship on the planet for each of its ships with the offense', () => {
    const t = balanced(3, 1);
    expect(t.until('blue', 'yin-yang.keep')).toMatchObject({ kind: 'number', min: 0, max: 3 });
    t.answer('blue', 3);
    t.runWhile(() => t.encounter().phase === 'resolution' && t.warp('blue') === 0);
    expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([3, 1]);
    // Yellow has lost its ship beside the planet and lands the others.
    expect(t.warp('yellow')).toBe(1);
    t.until('red', 'encounter.second');
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.ships('blue', 'blue/1')]).toEqual([2, 3, 3]);
  });

  it('no more of them than the defense loses there, and none if it does not want to', () => {
    const t = balanced(3, 1, { ...both, ships: { blue: { 'blue/1': 2 } } });
    expect(t.until('blue', 'yin-yang.keep')).toMatchObject({ max: 2 });
    t.answer('blue', 0);
    t.until('red', 'encounter.second');
    expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([0, 2]);
  });

  it('lets a beaten offense receive a reward for each of its ships with the defense', () => {
    const t = balanced(1, 3, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] }, deck: ['quash', 'plague', 'morph'] });
    expect(t.until('red', 'yin-yang.rewards')).toMatchObject({ kind: 'number', min: 0, max: 3 });
    t.answer('red', 2);
    t.plan('red', 'rewards.ships', 0);
    t.plan('yellow', 'rewards.ships', 0);
    t.run();
    expect(t.events('rewards')).toEqual(
      expect.arrayContaining([
        { who: t.seat('red'), ships: 0, cards: 2 },
        { who: t.seat('yellow'), ships: 0, cards: 3 },
      ]),
    );
  });

  it('does neither as an ally of one side', () => {
    for (const side of ['offense', 'defense'] as const) {
      const hands = side === 'offense' ? both.hands : { red: ['attack-04'], blue: ['attack-20'] };
      const t = invited({ ...both, hands });
      t.ally('yellow', side, { 'yellow/1': 2 });
      t.run();
      expect(t.story()).not.toContain('yin-yang.');
    }
  });

  describe('tokens', () => {
    function tokened(to: readonly string[], position: Position = both) {
      const t = invited(position, []);
      for (const by of to) t.use('yellow', 'yin-yang', { at: 'event:invite.declined', by: t.seat(by) });
      return t;
    }

    it('[dominion-components-09] has two tokens, one for each main player who does not invite it', () => {
      const t = invited(both, ['blue']);
      expect(t.untilOffered('yellow', 'yin-yang')).toEqual(['yin-yang', 'pass']);
      expect(t.question('yellow')).toMatchObject({ data: { at: 'event:invite.declined', by: t.seat('red') } });
      t.answer('yellow', 'yin-yang');
      expect(t.sheet('yin-yang').marks).toEqual({ tokens: [t.seat('red')] });
      t.runTo('planning');
      expect(t.sheet('yin-yang').marks).toEqual({ tokens: [t.seat('red')] });

      const two = tokened(['red', 'blue']);
      two.runTo('planning');
      expect(two.sheet('yin-yang').marks).toEqual({ tokens: [two.seat('red'), two.seat('blue')] });
      // It is no use of the power, so nothing can be zapped.
      expect(two.events('power-used').filter((e) => e.alien === 'yin-yang')).toEqual([]);
      expect(two.view('purple')[`sheet:${two.sheet('yin-yang').id}`]).toMatchObject({ marks: { tokens: [0, 1] } });
    });

    it('whoever has one loses as many ships from colonies as the opponent loses in the encounter', () => {
      const t = tokened(['red']);
      t.use('blue', 'healer');
      expect(t.until('red', 'yin-yang.balance')).toMatchObject({ min: 4, max: 4 });
      // Ships in the gate are no colony.
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
      t.answer('red', { 'red/2': 2, 'red/3': 2 });
      expect(t.warp('red')).toBe(4);
      t.until('red', 'encounter.second');
      expect(t.ships('red', 'blue/1')).toBe(2);
    });

    it('not for losses of allies, nor for its own, nor when the ships did not go to the warp', () => {
      const t = table({ ...seats, blue: 'void' }, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.use('yellow', 'yin-yang', { at: 'event:invite.declined', by: t.seat('blue') });
      t.run();
      // The Void has taken them out of the game.
      expect([t.out('red'), t.warp('blue')]).toEqual([2, 0]);

      const own = tokened(['blue']);
      own.run();
      expect([own.warp('red'), own.warp('blue')]).toEqual([0, 4]);
    });

    it('what the balance costs calls for no other balance', () => {
      const t = tokened(['red', 'blue'], { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] } });
      t.until('blue', 'yin-yang.balance');
      // Two of its ships on the very planet that was attacked.
      t.answer('blue', { 'blue/1': 2 });
      t.run();
      expect([t.warp('red'), t.warp('blue')]).toEqual([2, 2]);
      expect(t.story().match(/answers yin-yang.balance/g)).toHaveLength(1);
    });

    it('come back to the sheet when the encounter ends', () => {
      const t = tokened(['red', 'blue']);
      t.run();
      expect(t.sheet('yin-yang').marks).toEqual({ tokens: [] });
      // Now blue has one, for one encounter again.
      t.use('yellow', 'yin-yang', { at: 'event:invite.declined', by: t.seat('red') });
      t.runTo('planning');
      expect(t.restored().divergence).toBeNull();
    });
  });

  it('super: takes its losing ships home as an ally of both sides', () => {
    const t = balanced(1, 3, { ...both, hands: { ...both.hands, yellow: ['flare:yin-yang'] } });
    t.use('yellow', 'flare:yin-yang');
    t.until('yellow', 'yin-yang.home');
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('yellow', { 'yellow/5': 3 });
    t.until('red', 'encounter.second');
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/5'), t.ships('yellow', 'blue/1')]).toEqual([0, 7, 1]);
  });

  it('super: not as an ally of one side', () => {
    const t = invited({ ...both, hands: { ...both.hands, yellow: ['flare:yin-yang'] } });
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.neverOffered('yellow', 'flare:yin-yang');
  });
});

describe('Yin-Yang tokens', () => {
  it('none for a main player who may not invite: that one has declined nothing', () => {
    const t = table(seats, { ...both, options: { technology: true }, completed: { red: ['energy-cloak'] } });
    t.use('red', 'tech:energy-cloak');
    expect(t.untilOffered('yellow', 'yin-yang')).toEqual(['yin-yang', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'event:invite.declined', by: t.seat('red') } });
    t.answer('yellow', 'pass');
    t.neverOffered('yellow', 'yin-yang');
  });
});

describe('Yin-Yang as an ally of both sides', () => {
  const morphs = { ...both, hands: { red: ['morph'], blue: ['morph'] }, options: { largeGroup: true } };

  it('is offered that when its own turn to answer comes, once', () => {
    const t = table(seats, { ...both, strict: ['yellow'] });
    t.invite('red', 'yellow', 'purple');
    t.invite('blue', 'yellow', 'purple');
    t.pass('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.answer', 'decline');
    t.run();
  });

  it('is not offered it because somebody else has been invited by both', () => {
    const t = table(seats, { ...both, strict: ['yellow'] });
    t.invite('red', 'yellow', 'purple');
    t.invite('blue', 'purple');
    t.pass('yellow', 'yin-yang', 1, { at: 'event:invite.declined' });
    t.run();
  });

  it('what the main players get from it is no use of the power', () => {
    const won = balanced(1, 1);
    won.plan('blue', 'yin-yang.keep', 1);
    won.run();
    expect(used(won)).toEqual(['use']);
    expect([won.ships('blue', 'blue/1'), won.warp('blue')]).toEqual([1, 3]);
    const lost = balanced(1, 1, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    lost.plan('red', 'yin-yang.rewards', 1);
    lost.plan('red', 'rewards.ships', 0);
    lost.run();
    expect(used(lost)).toEqual(['use']);
    expect(lost.events('rewards')).toContainEqual({ who: lost.seat('red'), ships: 0, cards: 1 });
  });

  it('a beaten offense that wants no rewards gets none', () => {
    const t = balanced(1, 2, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    t.plan('red', 'yin-yang.rewards', 0);
    t.run();
    expect(t.events('rewards').map((e) => e.who)).toEqual([t.seat('yellow')]);
  });

  it('nobody but the loser gets anything', () => {
    const won = balanced(2, 2);
    won.plan('blue', 'yin-yang.keep', 2);
    won.run();
    expect(won.story()).not.toContain('answers yin-yang.rewards');
    const lost = balanced(2, 2, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] } });
    lost.plan('red', 'yin-yang.rewards', 2);
    lost.run();
    expect(lost.story()).not.toContain('answers yin-yang.keep');
  });

  it('where both sides lose, the defense keeps ships and the offense receives rewards', () => {
    const t = balanced(2, 3, { ...morphs, deck: ['quash', 'plague'] });
    expect(t.until('blue', 'yin-yang.keep')).toMatchObject({ min: 0, max: 2 });
    t.answer('blue', 2);
    expect(t.until('red', 'yin-yang.rewards')).toMatchObject({ min: 0, max: 3 });
    t.answer('red', 2);
    // Its two ships are in the warp by then, and one of them comes back.
    t.plan('red', 'rewards.ships', 1);
    t.run();
    expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([2, 2]);
    expect(t.events('rewards')).toEqual([{ who: t.seat('red'), ships: 1, cards: 1 }]);
    expect([t.warp('red'), t.warp('yellow')]).toEqual([1, 5]);
    expect(t.restored().divergence).toBeNull();

    const none = balanced(1, 1, morphs);
    none.plan('blue', 'yin-yang.keep', 0);
    none.plan('red', 'yin-yang.rewards', 0);
    none.run();
    expect([none.warp('blue'), none.warp('red')]).toEqual([4, 2]);
    expect(none.events('rewards')).toEqual([]);
  });

  it('nothing is asked where both sides lose and it is an ally of one of them', () => {
    const t = invited(morphs);
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.run();
    expect(t.story()).not.toContain('answers yin-yang.');
    expect(t.warp('blue')).toBe(4);
  });

  it('what the defense has kept it may lose to others', () => {
    const t = table({ ...seats, purple: 'vacuum' }, both);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow', 'purple');
    t.use('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.plan('yellow', 'alliance.ships', { 'yellow/2': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.plan('blue', 'yin-yang.keep', 2);
    t.plan('purple', 'vacuum.take', { 'player:1': 1 });
    t.plan('blue', 'vacuum.lose', { 'blue/1': 1 });
    t.run();
    expect([t.ships('blue', 'blue/1'), t.story().match(/answers yin-yang.keep/g)?.length]).toEqual([1, 1]);
  });

  it('the defense keeps no more ships in all than it has with the offense, of whatever kind they are', () => {
    const t = balanced(1, 1, { ...both, options: { specialShips: 'flagship' }, specialShips: { blue: ['blue/1'] } });
    t.plan('blue', 'yin-yang.keep', 1);
    t.runWhile(() => t.warp('blue') === 0);
    expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([1, 3]);
  });
});

describe('Yin-Yang: what a token costs', () => {
  const hands = { red: ['attack-04'], blue: ['attack-20'] };
  function given(to: readonly string[], position: Position, aliens: { readonly [c: string]: string } = seats) {
    const t = table(aliens, { ...both, ...position });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    for (const by of to) t.use('yellow', 'yin-yang', { at: 'event:invite.declined', by: t.seat(by) });
    return t;
  }

  it('one ship for one, and it is no use of the power', () => {
    const t = given(['red'], { ships: { blue: { 'blue/1': 1 } } });
    expect(t.until('red', 'yin-yang.balance')).toMatchObject({ min: 1, max: 1, data: { who: t.seat('blue'), n: 1 } });
    t.run();
    expect(t.warp('red')).toBe(1);
    expect(used(t)).toEqual([]);
  });

  it('the one token comes back too', () => {
    const t = given(['red'], {});
    t.run();
    expect(t.sheet('yin-yang').marks).toEqual({ tokens: [] });
  });

  it('not for ships that allies lose', () => {
    const t = given(['red', 'blue'], {});
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.until('red', 'encounter.second');
    expect([t.warp('red'), t.warp('blue'), t.warp('purple')]).toEqual([4, 4, 1]);
  });

  it('not for ships that were not in the encounter, but for those that were, whatever took them', () => {
    const vacuum = { ...seats, red: 'vacuum' };
    for (const [from, cost] of [
      ['blue/3', 0],
      ['blue/1', 2],
    ] as const) {
      const t = given(['red'], { hands }, vacuum);
      t.plan('red', 'vacuum.take', { 'player:1': 2 });
      t.plan('blue', 'vacuum.lose', { [from]: 2 });
      // What the balance costs the Vacuum is a loss again.
      if (cost > 0) t.plan('red', 'vacuum.take', {});
      t.run();
      expect([t.warp('blue'), t.warp('red')]).toEqual([2, 2 + cost]);
    }
  });

  it('also for ships on a planet that goes through the gate', () => {
    const t = table({ ...seats, red: 'leviathan' }, { ...both, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.plan('red', 'leviathan.planet', 'red/2');
    t.use('yellow', 'yin-yang', { at: 'event:invite.declined', by: t.seat('blue') });
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([4, 4]);
  });

  it('for ships with which a main player has allied against itself', () => {
    const t = given(['blue'], {}, { ...seats, red: 'lunatic' });
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/3': 2 });
    t.until('blue', 'yin-yang.balance');
    expect(t.question('blue')).toMatchObject({ min: 2, max: 2, data: { who: t.seat('red'), n: 2 } });
    t.answer('blue', { 'blue/5': 2 });
    t.run();
    expect(t.ships('blue', 'blue/5')).toBe(2);
  });

  it('not for bystanding ships of the offense on the planet itself', () => {
    const t = table(
      { ...seats, blue: 'vacuum', purple: 'healer' },
      { turn: 'red', destiny: ['red'], ships: { blue: { 'red/3': 2 } }, hands: { red: ['attack-20'], blue: ['attack-04'] } },
    );
    t.plan('red', 'destiny.own', 'blue');
    t.send('red', { 'red/1': 2 });
    t.use('yellow', 'yin-yang', { at: 'event:invite.declined', by: t.seat('blue') });
    t.plan('blue', 'vacuum.take', { 'player:0': 1 });
    t.plan('red', 'vacuum.lose', { 'red/3': 1 });
    t.run();
    expect([t.events('ships-lost').filter((x) => x.who === 0), t.warp('blue')]).toEqual([[{ who: 0, n: 1 }], 2]);
    expect(t.story()).not.toContain('answers yin-yang.balance');
  });

  it('nothing from whoever has no colony left', () => {
    const t = given(['red'], { ships: { red: { 'red/1': 2, out: 18 } } });
    t.run();
    expect([t.warp('blue'), t.warp('red'), t.ships('red', 'blue/1')]).toEqual([4, 0, 2]);
  });
});
