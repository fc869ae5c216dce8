import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'ghoul', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
/** Red beats the four ships on blue/1. */
const win = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } } as const;

type Table = ReturnType<typeof table>;
const rewards = (t: Table): unknown[] => t.events('rewards');
const used = (t: Table): unknown[] => t.events('power-used').map((x) => x.alien);

describe('Ghoul', () => {
  it('receives a reward for each opposing ship that went to the warp, of allies too', () => {
    const t = table(seats, { ...win, ships: { red: { warp: 2 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    // One of the two has come back while regrouping.
    expect(t.until('red', 'rewards.ships')).toMatchObject({ min: 0, max: 1, data: { n: 6 } });
    // The victory is settled: red has landed.
    expect(t.ships('red', 'blue/1')).toBe(1);
    t.answer('red', 1);
    t.run();
    expect(rewards(t)).toEqual([{ who: 0, ships: 1, cards: 5 }]);
    expect([t.warp('red'), t.hand('red').length]).toEqual([0, 5]);
    expect(t.why('rewards')).toContain('power:ghoul');
    expect(t.restored().divergence).toBeNull();
  });

  it('feasts when the outcome is settled, before those who come after it in that moment', () => {
    const t = table(seats, { ...win, hands: { red: ['attack-40'], blue: ['attack-08', 'flare:fury'] } });
    t.aim('red', 'blue/1');
    expect(t.untilOffered('blue', 'flare:fury')).toEqual(['flare:fury', 'pass']);
    expect(t.question('blue')?.data?.at).toBe('window:resolution.afterOutcome');
    expect(rewards(t)).toEqual([{ who: 0, ships: 0, cards: 4 }]);
  });

  it('feasts as the defense too, and not as an ally or when it loses', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-08'] } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.run();
    expect(rewards(t)).toEqual([{ who: 0, ships: 0, cards: 3 }]);

    const lost = table(seats, { ...win, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.run();
    const ally = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-40'], blue: ['attack-08'] } });
    ally.aim('yellow', 'blue/1');
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.run();
    expect([used(lost), used(ally)]).toEqual([[], []]);

    // Both sides lose: there is carrion, but no victory.
    const both = table(seats, {
      ...win,
      hands: { red: ['attack-40', 'kicker-x1-self-destruct'], blue: ['attack-08'] },
      options: { rewards: 'dominion' },
    });
    both.aim('red', 'blue/1');
    both.use('red', 'kicker-x1-self-destruct');
    both.run();
    expect([both.warp('blue'), used(both)]).toEqual([4, []]);
  });

  it('gets nothing when it is zapped', () => {
    const t = table(seats, { ...win, hands: { ...win.hands, purple: ['cosmic-zap'] } });
    t.aim('red', 'blue/1');
    t.zap('purple', 'ghoul');
    t.run();
    expect(rewards(t)).toEqual([]);
  });

  it('[faq-ghoul-1] does not feast on ships that were captured or eradicated', () => {
    for (const yellow of ['fungus', 'void']) {
      // The Fungus wins as an ally, the Void through its super flare.
      const t = table({ ...seats, yellow }, { ...win, hands: { ...win.hands, yellow: [`flare:${yellow}`] } });
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      if (yellow === 'void') t.use('yellow', 'void');
      t.run();
      expect([t.warp('blue'), t.ships('blue', 'blue/1')]).toEqual([0, 0]);
      expect(used(t)).toEqual([yellow]);
    }
    // Where the Void has to leave some ships, those are food.
    const some = table(
      { ...seats, yellow: 'void' },
      { ...win, ships: { blue: { out: 13, 'blue/1': 3, 'blue/2': 1 } }, hands: { ...win.hands, yellow: ['flare:void'] } },
    );
    some.aim('red', 'blue/1');
    some.invite('red', 'yellow');
    some.ally('yellow', 'offense', { 'yellow/1': 1 });
    some.use('yellow', 'void');
    some.run();
    expect([some.warp('blue'), rewards(some)]).toEqual([1, [{ who: 0, ships: 0, cards: 1 }]]);
  });

  it('[faq-general-10] neither Ghoul nor Healer has anything of ships that never reach the warp', () => {
    const t = table({ ...seats, blue: 'zombie', purple: 'healer' }, win);
    t.aim('red', 'blue/1');
    t.neverOffered('purple', 'healer');
    expect([t.warp('blue'), used(t), t.hand('red')]).toEqual([0, ['zombie'], []]);

    // A healed ship did reach it.
    const healed = table({ ...seats, purple: 'healer' }, win);
    healed.aim('red', 'blue/1');
    healed.use('purple', 'healer');
    healed.run();
    expect([healed.warp('blue'), rewards(healed)]).toEqual([0, [{ who: 0, ships: 0, cards: 4 }]]);

    const captured = table({ ...seats, blue: 'zombie', yellow: 'fungus', purple: 'healer' }, win);
    captured.aim('red', 'blue/1');
    captured.invite('red', 'yellow');
    captured.ally('yellow', 'offense', { 'yellow/1': 1 });
    captured.neverOffered('purple', 'healer');
    expect([captured.state.stacks.length, used(captured)]).toEqual([1, ['fungus']]);

    // Of two who lose together only those ships count that reach it.
    const some = table({ ...seats, yellow: 'zombie', purple: 'healer' }, win);
    some.aim('red', 'blue/1');
    some.invite('blue', 'yellow');
    some.ally('yellow', 'defense', { 'yellow/1': 3 });
    some.run();
    expect([some.warp('blue'), some.warp('yellow'), rewards(some)]).toEqual([4, 0, [{ who: 0, ships: 0, cards: 4 }]]);
    expect(some.story().match(/purple answers use/g)).toHaveLength(1);
    const both = table({ ...seats, purple: 'healer' }, win);
    both.aim('red', 'blue/1');
    both.invite('blue', 'yellow');
    both.ally('yellow', 'defense', { 'yellow/1': 3 });
    both.pass('purple', 'healer', 1, { n: 4 });
    both.pass('purple', 'healer', 1, { n: 3 });
    both.run();
    expect(rewards(both)).toEqual([{ who: 0, ships: 0, cards: 7 }]);
  });

  it('[faq-ghoul-2] feasts only on what was lost with the encounter, not on a Plague or the Cudgel flare', () => {
    const t = table(seats, {
      ...win,
      ships: { yellow: { 'blue/1': 2 } },
      hands: { red: ['attack-40', 'flare:cudgel', 'plague'], blue: ['attack-08'] },
    });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.plan('blue', 'plague.ships', { 'blue/2': 3 });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.use('red', 'flare:cudgel');
    t.run();
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([7, 2]);
    expect(rewards(t)).toEqual([{ who: 0, ships: 0, cards: 4 }]);
  });

  it('[faq-ghoul-3] cannot use its power after an Ionic Gas', () => {
    const t = table(seats, { ...win, hands: { ...win.hands, purple: ['ionic-gas'] } });
    t.aim('red', 'blue/1');
    t.use('purple', 'ionic-gas');
    t.run();
    expect([used(t), rewards(t), t.hand('red')]).toEqual([[], [], []]);
    // Without the gas it can.
    const plain = table(seats, win);
    plain.aim('red', 'blue/1');
    plain.run();
    expect(used(plain)).toEqual(['ghoul']);
  });

  it('[faq-ghoul-4] may draw from the reward deck', () => {
    const t = table(seats, { ...win, options: { rewards: 'incursion' }, rewardDeck: ['attack-23'] });
    t.aim('red', 'blue/1');
    expect(t.until('red', 'rewards.deck')).toMatchObject({ min: 0, max: 4 });
    t.answer('red', 1);
    t.run();
    expect(t.events('rewards')).toEqual([{ who: 0, ships: 0, cards: 4, special: 1 }]);
    expect(t.events('rewards-drawn')).toMatchObject([{ who: 0, n: 1 }]);
    expect(t.hand('red')).toContain('attack-23');
  });

  it('with the wild flare a main player who wins receives a reward for each player who opposed', () => {
    const others = { red: 'calculator', blue: 'macron', yellow: 'parasite', purple: 'trader' };
    const hands = { red: ['attack-40', 'flare:ghoul'], blue: ['attack-08'] };
    const t = table(others, { ...win, hands });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.select('red', 'attack-40');
    t.use('red', 'flare:ghoul', { at: 'window:resolution.afterOutcome' });
    t.run();
    expect(rewards(t)).toEqual([{ who: 0, ships: 0, cards: 3 }]);

    const one = table(others, { ...win, hands });
    one.aim('red', 'blue/1');
    one.select('red', 'attack-40');
    one.use('red', 'flare:ghoul');
    one.run();
    expect(rewards(one)).toEqual([{ who: 0, ships: 0, cards: 1 }]);

    const ally = table(others, { ...win, turn: 'yellow', hands: { yellow: ['attack-40'], blue: ['attack-08'], red: ['flare:ghoul'] } });
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'flare:ghoul');

    const lost = table(others, { ...win, hands: { red: ['attack-04', 'flare:ghoul'], blue: ['attack-40'] } });
    lost.aim('red', 'blue/1');
    lost.select('red', 'attack-04');
    lost.neverOffered('red', 'flare:ghoul');

    const gas = table(others, { ...win, hands: { ...hands, purple: ['ionic-gas'] } });
    gas.aim('red', 'blue/1');
    gas.select('red', 'attack-40');
    gas.use('purple', 'ionic-gas');
    gas.neverOffered('red', 'flare:ghoul');
  });

  it('with the super flare feasts as an ally of a winning offense, not of a winning defense', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['attack-40'], blue: ['attack-08'], red: ['flare:ghoul'] },
    });
    t.aim('yellow', 'blue/1');
    t.invite('yellow', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.use('red', 'ghoul');
    t.run();
    expect(rewards(t)).toEqual([{ who: 0, ships: 0, cards: 4 }]);

    const guard = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['attack-04'], blue: ['attack-40'], red: ['flare:ghoul'] },
    });
    guard.aim('yellow', 'blue/1');
    guard.invite('blue', 'red');
    guard.ally('red', 'defense', { 'red/1': 1 });
    guard.neverOffered('red', 'ghoul');
  });
});

describe('Ghoul wild at home', () => {
  it('is not offered for a planet that is settled again: nobody has opposed its player', () => {
    const t = table(
      { red: 'trader', blue: 'ghoul', yellow: 'void' },
      { turn: 'red', destiny: ['red'], ships: { red: { 'red/1': 0 } }, hands: { red: ['attack-20', 'flare:ghoul'] } },
    );
    t.plan('red', 'destiny.own', 'reclaim');
    t.neverOffered('red', 'flare:ghoul');
    expect(t.events('reclaimed')).toHaveLength(1);
  });
});
