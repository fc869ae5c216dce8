import { describe, expect, it } from 'vitest';
import { bar } from '../barred.ts';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'lunatic', yellow: 'healer', blue: 'tripler', purple: 'void' };
const yellow = ['attack-01'];

/** Red attacks blue/1 with two ships and joins the defense with three. */
function against(hands: { readonly [colour: string]: readonly string[] }) {
  const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { yellow, ...hands } });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  t.use('red', 'lunatic');
  t.plan('red', 'alliance.ships', { 'red/2': 3 });
  return t;
}

/** Blue attacks red/1 with two ships; red joins the offense with three. */
function attacked(hands: { readonly [colour: string]: readonly string[] }) {
  const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { yellow, ...hands } });
  t.aim('blue', 'red/1');
  t.send('blue', { 'blue/1': 2 });
  t.use('red', 'lunatic');
  t.plan('red', 'alliance.ships', { 'red/2': 3 });
  return t;
}

describe('Lunatic', () => {
  it('has not won as a main player when only the side it has joined wins', () => {
    // Each of these is for a main player, or a defense, who has won. Blue wins with 08 made 24; red is with it as an ally.
    for (const flare of ['flare:mutant', 'flare:vulch', 'flare:ghoul', 'flare:reactor', 'flare:fungus']) {
      const beaten = attacked({ red: ['attack-04', 'attack-05', flare], blue: ['attack-08', 'attack-07'] });
      beaten.neverOffered('red', flare);
      expect(beaten.events('won')).toMatchObject([{ who: [2, 0], lost: [0] }]);
      // At the head of its side it has.
      const won = attacked({ red: ['attack-40', 'attack-05', flare], blue: ['attack-08', 'attack-07'] });
      won.untilOffered('red', flare);
      expect(won.encounter().winners).toEqual([0]);
    }
  });

  it('nor has it lost as a main player when only the side it has joined loses', () => {
    for (const flare of ['flare:fury', 'flare:squee', 'flare:sneak', 'flare:shadow']) {
      const won = attacked({ red: ['attack-40', 'attack-05', flare], blue: ['attack-08', 'attack-07', 'attack-06'] });
      won.neverOffered('red', flare);
      expect(won.events('won')).toMatchObject([{ who: [0], lost: [2, 0] }]);
      const beaten = attacked({ red: ['attack-04', 'attack-05', flare], blue: ['attack-08', 'attack-07', 'attack-06'] });
      beaten.untilOffered('red', flare);
      expect(beaten.encounter().losers).toEqual([0]);
    }
  });

  it('joins the other side uninvited, after the invitations and before anybody answers', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-08'] } });
    t.invite('red', 'yellow');
    expect(t.untilOffered('red', 'lunatic')).toEqual(['lunatic', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:alliance.afterInvites');
    expect(t.encounter().invited).toEqual([[t.seat('yellow')], []]);
    t.answer('red', 'lunatic');
    expect(t.question('red')).toMatchObject({ tag: 'alliance.ships', min: 1, max: 4 });
    t.answer('red', { 'red/3': 4 });
    expect(t.encounter().allies).toEqual([[], [t.seat('red')]]);
    expect(t.asked()).toEqual(['yellow alliance.answer']);
  });

  it('counts on both sides', () => {
    const t = against({ red: ['attack-20'], blue: ['attack-20'] });
    t.run();
    // Tripler's 20 counts 7; four ships on the planet and three of red beside it.
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [22, 14] });
  });

  it('as a winning offense lands with some ships and loses the others', () => {
    const t = against({ red: ['attack-40'], blue: ['attack-20'] });
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.warp('red')).toBe(3);
    expect(t.warp('blue')).toBe(4);
    expect(t.events('rewards')).toEqual([]);
  });

  it('as a losing offense is rewarded for its ships on the other side', () => {
    const t = against({ red: ['attack-04'], blue: ['attack-10'] });
    t.plan('red', 'ships.return', { 'red/2': 3 });
    expect(t.until('red', 'rewards.ships')).toMatchObject({ min: 0, max: 2, data: { n: 3 } });
    t.answer('red', 2);
    t.plan('red', 'ships.return', { 'red/1': 2 });
    t.run();
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2'), t.warp('red')]).toEqual([4, 4, 0]);
    expect(t.hand('red')).toHaveLength(1);
    t.done();
  });

  it('is compensated only for the ships it lost, and rewarded besides', () => {
    const t = against({ red: ['negotiate'], blue: ['attack-40', 'attack-15', 'attack-14', 'attack-13'] });
    t.select('blue', 'attack-40');
    t.plan('red', 'rewards.ships', 0);
    t.run();
    expect(t.events('compensated')).toEqual([{ who: t.seat('red'), from: t.seat('blue'), n: 2 }]);
    expect(t.events('rewards')).toEqual([{ who: t.seat('red'), ships: 0, cards: 3 }]);
    expect(t.hand('red')).toHaveLength(5);
  });

  it('as a losing defense lands beside itself', () => {
    const t = attacked({ red: ['attack-04'], blue: ['attack-10'] });
    t.run();
    expect(t.warp('red')).toBe(4);
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2')]).toEqual([3, 1]);
    expect(t.ships('blue', 'red/1')).toBe(2);
    expect(t.foreign('red')).toBe(0);
  });

  it('as a winning defense loses only what it sent, and is not rewarded', () => {
    const t = attacked({ red: ['attack-40'], blue: ['attack-20'] });
    t.run();
    expect(t.warp('red')).toBe(3);
    expect(t.ships('red', 'red/1')).toBe(4);
    expect(t.events('rewards')).toEqual([]);
  });

  it('cannot send ships from the planet that is attacked', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-08'], blue: ['attack-08'] } });
    t.aim('blue', 'red/1');
    t.use('red', 'lunatic');
    t.until('red', 'alliance.ships');
    expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
  });

  it('takes all its ships home from a deal', () => {
    const t = against({ red: ['negotiate', 'attack-08'], blue: ['negotiate'] });
    t.select('red', 'negotiate');
    t.plan('red', 'ships.return', { 'red/2': 3 });
    t.offer('red', { red: ['attack-08'] });
    t.accept('blue');
    t.plan('red', 'ships.return', { 'red/1': 2 });
    t.run();
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2'), t.warp('red')]).toEqual([4, 4, 0]);
    expect(t.events('rewards')).toEqual([]);
  });

  it('loses everything when both sides lose', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { yellow, red: ['morph'], blue: ['morph'] },
      options: { largeGroup: true },
    });
    t.send('red', { 'red/1': 2 });
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 3 });
    t.run();
    expect(t.warp('red')).toBe(5);
  });

  it('is sent home from the other side by a Force Field and goes on as a main player', () => {
    const t = against({ red: ['attack-40'], blue: ['attack-20', 'force-field'] });
    t.use('blue', 'force-field');
    t.plan('blue', 'force-field', ['red']);
    t.plan('red', 'ships.return', { 'red/2': 3 });
    t.run();
    expect([t.ships('red', 'red/2'), t.ships('red', 'blue/1'), t.warp('red')]).toEqual([4, 2, 0]);
  });

  it('needs a ship that it could send', () => {
    // A Witness lets it keep its power with fewer home colonies.
    const few = {
      turn: 'blue',
      destiny: ['red'],
      hands: { yellow, blue: ['attack-40'], red: ['attack-20'] },
      options: { hazards: true },
      hazards: ['witness'],
    } as const;
    const one = table(seats, { ...few, ships: { red: { warp: 16, 'red/1': 3, 'red/2': 1 } } });
    one.aim('blue', 'red/1');
    one.use('red', 'lunatic');
    one.run();
    // All ships are in the encounter.
    const none = table(seats, { ...few, ships: { red: { warp: 16, 'red/1': 4 } } });
    none.aim('blue', 'red/1');
    none.neverOffered('red', 'lunatic');
  });

  it('stays on its own side when it is zapped', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { yellow, red: ['attack-40'], blue: ['attack-20', 'cosmic-zap'] } });
    t.use('red', 'lunatic');
    t.zap('blue', 'lunatic');
    t.runTo('planning');
    expect(t.encounter().allies).toEqual([[], []]);
    t.done();
  });

  describe('wild', () => {
    const others = { red: 'macron', yellow: 'healer', blue: 'tripler', purple: 'void' };
    const rewarded = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-10'], purple: ['flare:lunatic'], yellow },
    } as const;

    it('takes back a ship on top of drawing a card, for each reward', () => {
      const t = table(others, { ...rewarded, ships: { purple: { warp: 2 } } });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 3 });
      expect(t.untilOffered('purple', 'flare:lunatic')).toEqual(['flare:lunatic', 'pass']);
      t.answer('purple', 'flare:lunatic');
      expect(t.question('purple')).toMatchObject({ tag: 'rewards.also', min: 0, max: 2 });
      t.answer('purple', 2);
      t.run();
      expect(t.warp('purple')).toBe(0);
      expect(t.hand('purple')).toHaveLength(4);
    });

    it('needs a ship in the warp, one is enough, and is not for the rewards of others', () => {
      const one = table(others, { ...rewarded, ships: { purple: { warp: 1 } } });
      one.invite('blue', 'purple');
      one.ally('purple', 'defense', { 'purple/1': 3 });
      one.use('purple', 'flare:lunatic');
      one.plan('purple', 'rewards.also', 1);
      one.run();
      expect([one.warp('purple'), one.hand('purple').length]).toEqual([0, 4]);
      const none = table(others, rewarded);
      none.invite('blue', 'purple');
      none.ally('purple', 'defense', { 'purple/1': 3 });
      none.neverOffered('purple', 'flare:lunatic');
      const other = table(others, { ...rewarded, ships: { purple: { warp: 2 }, yellow: { warp: 2 } } });
      other.invite('blue', 'yellow');
      other.ally('yellow', 'defense', { 'yellow/1': 3 });
      other.neverOffered('purple', 'flare:lunatic');
      expect(other.events('rewards')).toHaveLength(1);
    });

    it('is not offered when no ship can be taken back', () => {
      // All ships that are not in the warp have come along: there is no colony to return to.
      const t = table(others, { ...rewarded, ships: { purple: { warp: 18, 'purple/1': 2 } } });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.neverOffered('purple', 'flare:lunatic');
      expect(t.events('rewards')).toEqual([{ who: t.seat('purple'), ships: 0, cards: 2 }]);
    });

    it('without it each reward is one or the other', () => {
      const t = table(others, { ...rewarded, ships: { purple: { warp: 2 } } });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 3 });
      t.plan('purple', 'rewards.ships', 2);
      t.run();
      expect(t.warp('purple')).toBe(0);
      expect(t.hand('purple')).toHaveLength(2);
    });
  });

  describe('super', () => {
    const ally = { red: 'macron', yellow: 'lunatic', blue: 'tripler', purple: 'void' };
    const invited = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40'], blue: ['attack-04'], yellow: ['attack-01', 'flare:lunatic'] },
    } as const;

    it('joins both sides if both asked', () => {
      const t = table(ally, invited);
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow');
      t.invite('blue', 'yellow');
      t.use('yellow', 'flare:lunatic');
      t.until('yellow', 'alliance.answer');
      expect(t.options('yellow')).toEqual(['offense', 'defense', 'both', 'decline']);
      t.answer('yellow', 'both');
      t.answer('yellow', { 'yellow/1': 1 });
      t.answer('yellow', { 'yellow/2': 2 });
      expect(t.encounter().allies).toEqual([[t.seat('yellow')], [t.seat('yellow')]]);
      t.run();
      expect([t.ships('yellow', 'blue/1'), t.warp('yellow')]).toEqual([1, 2]);
    });

    it('is asked of it when it answers, not when others do', () => {
      const t = table(ally, { ...invited, strict: ['yellow'] });
      t.invite('red', 'yellow', 'purple');
      t.invite('blue', 'yellow', 'purple');
      t.pass('yellow', 'flare:lunatic', 1, { at: 'window:alliance.respond' });
      t.run();
    });

    it('keeps a ship back for the second side', () => {
      const three = { warp: 17, 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1 };
      const t = table(ally, { ...invited, ships: { yellow: three } });
      t.invite('red', 'yellow');
      t.invite('blue', 'yellow');
      t.use('yellow', 'flare:lunatic');
      t.plan('yellow', 'alliance.answer', 'both');
      expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 2 });
    });

    it('is of no use with one invitation', () => {
      const t = table(ally, invited);
      t.invite('red', 'yellow');
      expect(offeredInEncounter(t, 'yellow')).toEqual([]);
    });

    it('without the flare nobody is on both sides', () => {
      const t = table(ally, { ...invited, hands: { red: ['attack-40'], blue: ['attack-04'] } });
      t.invite('red', 'yellow');
      t.invite('blue', 'yellow');
      t.until('yellow', 'alliance.answer');
      expect(t.options('yellow')).toEqual(['offense', 'defense', 'decline']);
    });
  });
});

describe('Lunatic flare', () => {
  it('super: not when one of the sides may not be joined', () => {
    const position = {
      turn: 'blue',
      destiny: ['purple'],
      hands: { yellow, blue: ['attack-10'], purple: ['attack-08'], red: ['flare:lunatic'] },
    } as const;
    const t = table(seats, position);
    t.invite('blue', 'red');
    t.invite('purple', 'red');
    bar(t, 'red', 'defense');
    t.neverOffered('red', 'flare:lunatic');
    const free = table(seats, position);
    free.invite('blue', 'red');
    free.invite('purple', 'red');
    expect(free.untilOffered('red', 'flare:lunatic')).toEqual(['flare:lunatic', 'pass']);
  });
});

describe('Lunatic: an expedition', () => {
  it('has failed when only the side that it has joined wins', () => {
    for (const [card, n] of [
      ['attack-40', 5],
      ['attack-04', 1],
    ] as const) {
      const t = against({ red: [card, 'flare:explorer'], blue: ['attack-08', 'attack-07'] });
      t.use('red', 'flare:explorer');
      expect(t.until('red', 'explorer.rewards').data).toMatchObject({ n });
    }
  });
});
