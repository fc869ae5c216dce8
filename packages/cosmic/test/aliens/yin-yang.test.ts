import { describe, expect, it } from 'vitest';
import { runWithoutOffer, table } from '../table.ts';

const seats = { red: 'trader', blue: 'healer', yellow: 'yin-yang', purple: 'macron' };
/** Red attacks blue/1 with two ships; both invite yellow. */
const both = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'morph'], blue: ['attack-04'] } } as const;

type Position = Parameters<typeof table>[1];
function invited(position: Position = both, by: readonly string[] = ['red', 'blue']) {
  const t = table(seats, position);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  for (const colour of by) t.invite(colour, 'yellow');
  return t;
}
/** Yellow allies with both sides: so many ships each. */
function balanced(offense: number, defense: number, position: Position = both) {
  const t = invited(position);
  t.use('yellow', 'yin-yang');
  t.plan('yellow', 'alliance.ships', { 'yellow/1': offense });
  t.plan('yellow', 'alliance.ships', { 'yellow/2': defense });
  return t;
}

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
    const t = balanced(1, 3, { ...both, hands: { red: ['attack-04'], blue: ['attack-20'] }, deck: ['quash', 'plague', 'morph'] }); // prettier-ignore
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

  describe('wild', () => {
    const position = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:yin-yang'], blue: ['attack-20'] } } as const; // prettier-ignore
    const aliens = { ...seats, yellow: 'macron', purple: 'void' };

    it('makes another player lose as many ships as its holder has lost', () => {
      const t = table(aliens, position);
      t.send('red', { 'red/1': 3 });
      t.use('red', 'flare:yin-yang');
      t.until('red', 'yin-yang.blame');
      expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
      t.answer('red', 'purple');
      expect(t.until('purple', 'yin-yang.fall')).toMatchObject({ min: 3, max: 3 });
      t.answer('purple', { 'purple/1': 3 });
      expect([t.warp('red'), t.warp('purple'), t.warp('blue')]).toEqual([3, 3, 0]);
    });

    it('is not for ships of others', () => {
      const t = table(aliens, { ...position, hands: { red: ['attack-30', 'flare:yin-yang'], blue: ['attack-04'] } });
      runWithoutOffer(t, 'red', 'flare:yin-yang');
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
    runWithoutOffer(t, 'yellow', 'flare:yin-yang');
  });
});

describe('Yin-Yang tokens', () => {
  it('none for a main player who may not invite: that one has declined nothing', () => {
    const t = table(seats, { ...both, options: { technology: true }, completed: { red: ['energy-cloak'] } });
    t.use('red', 'tech:energy-cloak');
    expect(t.untilOffered('yellow', 'yin-yang')).toEqual(['yin-yang', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'event:invite.declined', by: t.seat('red') } });
    t.answer('yellow', 'pass');
    runWithoutOffer(t, 'yellow', 'yin-yang');
  });
});
