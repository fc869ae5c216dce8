import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { netted, table } from '../table.ts';

const seats = { red: 'tide', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'red',
  destiny: ['blue', 'blue'],
  hands: {
    red: ['attack-20', 'attack-05'],
    blue: ['attack-08', 'attack-10', 'negotiate'],
    yellow: ['attack-06', 'morph'],
    purple: ['attack-06', 'negotiate', 'attack-12'],
  },
} as const;

describe('Tide', () => {
  it('begins with two tokens', () => {
    expect(table(seats, start).sheet('tide').tokens).toBe(2);
  });

  it('an own planet that is settled again has been won', () => {
    const t = table(seats, { ...start, destiny: ['red'], ships: { red: { 'red/1': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.until('red', 'encounter.second');
    expect(t.sheet('tide').tokens).toBe(3);
    expect(t.hand('red')).toHaveLength(2 + 3);
  });

  it('gains a token by winning, and draws a card for each with its allies', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-08');
    t.run();
    expect(t.sheet('tide').tokens).toBe(3);
    expect(t.events('cards-drawn')).toEqual([
      { who: 0, n: 3 },
      { who: 2, n: 3 },
    ]);
    expect([t.hand('red').length, t.hand('yellow').length]).toEqual([4, 5]);
    expect([t.hand('blue').length, t.hand('purple').length]).toEqual([2, 3]);
    expect(t.restored().divergence).toBeNull();
  });

  it('gives up a token when it loses; then the other side discards as many cards as there are tokens', () => {
    const t = table(seats, { ...start, tokens: { tide: 3 }, deck: ['attack-04'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.select('red', 'attack-05');
    t.select('blue', 'attack-10');
    // Blue has no more than two cards left, so only purple has a choice.
    expect(t.until('purple', 'tide.discard')).toMatchObject({ min: 2, max: 2, data: { n: 2 } });
    expect(t.sheet('tide').tokens).toBe(2);
    expect(t.options('purple').sort()).toEqual(['attack-04', 'attack-06', 'attack-12', 'negotiate']);
    t.answer('purple', ['attack-06', 'attack-12']);
    t.run();
    expect(t.hand('purple')).toEqual(['attack-04', 'negotiate']);
    expect(t.events('cards-discarded').slice(0, 2)).toEqual([
      { who: 1, cards: ['attack-08', 'negotiate'] },
      { who: 3, cards: ['attack-06', 'attack-12'] },
    ]);
    expect(t.hand('yellow')).toEqual(['attack-06', 'morph']);
  });

  it('keeps its last token, and then nobody discards', () => {
    const t = table(seats, { ...start, tokens: { tide: 1 } });
    t.select('red', 'attack-05');
    t.select('blue', 'attack-10');
    t.run();
    expect(t.sheet('tide').tokens).toBe(1);
    expect(t.hand('blue')).toEqual(['attack-08', 'negotiate']);
    expect(t.events('power-used')).toEqual([]);
    expect(t.events('tokens')).toEqual([]);
  });

  it('does nothing after a deal, as an ally, or when zapped', () => {
    const deal = table(seats, { ...start, hands: { ...start.hands, red: ['negotiate'] } });
    deal.select('red', 'negotiate');
    deal.select('blue', 'negotiate');
    deal.leave('red');
    deal.run();
    expect(deal.sheet('tide').tokens).toBe(2);
    for (const card of ['attack-40', 'attack-00']) {
      const ally = table(seats, { ...start, turn: 'yellow', destiny: ['purple'], hands: { ...start.hands, yellow: [card] } });
      ally.invite('yellow', 'red');
      ally.ally('red', 'offense', { 'red/1': 1 });
      ally.run();
      expect(ally.sheet('tide').tokens).toBe(2);
    }
    const zapped = table(seats, { ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
    zapped.select('red', 'attack-20');
    zapped.select('blue', 'attack-08');
    zapped.zap('yellow', 'tide');
    zapped.run();
    expect(zapped.sheet('tide').tokens).toBe(2);
    expect(zapped.events('cards-drawn')).toEqual([]);
  });
});

describe('Tide flare', () => {
  const others = { red: 'trader', blue: 'clone', yellow: 'mutant' };
  const wild = {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-04'], blue: ['attack-20'], yellow: ['flare:tide'] },
    ships: { yellow: { warp: 5 } },
  } as const;

  it('wild: an ally who is rewarded receives four rewards', () => {
    const t = table(others, wild);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:tide');
    expect(t.until('yellow', 'rewards.ships')).toMatchObject({ min: 0, max: 4, data: { n: 4 } });
    t.answer('yellow', 1);
    t.run();
    expect(t.warp('yellow')).toBe(4);
    expect(t.hand('yellow')).toHaveLength(4);
  });

  it('wild: not for those who have four ships there anyway, nor without rewards', () => {
    const four = table(others, wild);
    four.invite('blue', 'yellow');
    four.ally('yellow', 'defense', { 'yellow/1': 2, 'yellow/2': 2 });
    four.neverOffered('yellow', 'flare:tide');
    const lost = table(others, { ...wild, hands: { ...wild.hands, red: ['attack-40'] } });
    lost.invite('blue', 'yellow');
    lost.ally('yellow', 'defense', { 'yellow/1': 1 });
    lost.neverOffered('yellow', 'flare:tide');
  });

  it('super: puts a token on the sheet at any time', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-20', 'flare:tide'] } });
    expect(t.canRaise('red')).toEqual(['flare:tide']);
    t.raise('red', 'flare:tide');
    expect(t.sheet('tide').tokens).toBe(3);
    expect(t.hand('red')).toContain('flare:tide');
    expect(t.canRaise('red')).toEqual([]);
    expect(t.pile(Z.discard)).toEqual([]);
  });
});

describe('Tide wild flare', () => {
  it('has nothing to raise when another flare has left no reward', () => {
    const t = table(
      { ...seats, red: 'mind' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-01', 'flare:pygmy'], blue: ['attack-20'], yellow: ['flare:tide'], purple: ['attack-06'] },
      },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('red', 'flare:pygmy');
    // Half of one reward, rounded down, is none.
    t.neverOffered('yellow', 'flare:tide');
    expect(t.events('rewards')).toEqual([]);
  });
});

describe('Tide, closely', () => {
  it('ebbs down to one token and no further', () => {
    const hands = { ...start.hands, red: ['attack-05'], blue: ['attack-20', 'attack-10', 'negotiate'] };
    const two = table(seats, { ...start, hands, tokens: { tide: 2 } });
    two.select('blue', 'attack-20');
    expect(two.until('blue', 'tide.discard')).toMatchObject({ min: 1, max: 1, data: { n: 1 } });
    expect(two.sheet('tide').tokens).toBe(1);

    const one = table(seats, { ...start, hands, tokens: { tide: 1 } });
    one.select('blue', 'attack-20');
    one.run();
    expect([one.sheet('tide').tokens, one.story().includes('tide.discard')]).toEqual([1, false]);
  });

  it('wild: for the rewards of its holder alone', () => {
    const t = table(
      { red: 'virus', blue: 'warpish', yellow: 'void', purple: 'healer' },
      {
        ...start,
        hands: { ...start.hands, red: ['attack-05'], blue: ['attack-20'], yellow: ['attack-06', 'flare:tide'] },
        strict: ['yellow'],
      },
    );
    t.aim('red', 'blue/1');
    t.invite('blue', 'purple', 'yellow');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:tide', { at: 'event:rewards', who: t.seat('yellow') });
    t.run();
    expect(t.events('rewards').map((x) => [x.who, x.cards])).toEqual(
      expect.arrayContaining([
        [t.seat('yellow'), 4],
        [t.seat('purple'), 1],
      ]),
    );
  });
});

describe('Tide, closely', () => {
  it('what the others discard when it ebbs has not been played', () => {
    const t = table(seats, {
      ...start,
      ...netted,
      tokens: { tide: 2 },
      hands: { ...start.hands, red: ['attack-00'], blue: ['attack-20', 'quash', 'negotiate'] },
    });
    t.select('blue', 'attack-20');
    t.plan('blue', 'tide.discard', ['quash']);
    t.run();
    expect(t.pile(Z.discard)).toContain('quash');
  });

  it('wild: for the own rewards, not those of another ally', () => {
    const t = table(
      { ...seats, red: 'hacker' },
      { ...start, hands: { red: ['attack-00'], blue: ['attack-20'], purple: ['flare:tide'] }, strict: ['purple'] },
    );
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.pass('purple', 'flare:tide', 1);
    t.run();
  });
});
