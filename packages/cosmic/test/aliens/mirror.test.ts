import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'mirror', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

describe('Mirror', () => {
  it('calls for a reversal while the cards lie facedown', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-15'], blue: ['attack-08'] } });
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('red', 'mirror')).toEqual(['mirror', 'pass']);
    expect(t.encounter().phase).toBe('planning');
    expect(t.encounter().slots.map((slot) => slot.up)).toEqual([false, false]);
    t.use('red', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([
      { who: 0, type: 'attack', value: 51 },
      { who: 1, type: 'attack', value: 80 },
    ]);
    expect(t.why('card-changed')[0]).toBe('power:mirror');
    expect(t.events('outcome')).toMatchObject([{ totals: [54, 84], winner: 1 }]);
  });

  it('does nothing unless it calls, and is not asked as an ally', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-20'], blue: ['attack-08'] } });
    t.send('red', { 'red/1': 3 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [23, 12] }]);

    const ally = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-15'], yellow: ['attack-08'] } });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'mirror');
  });

  it('turns only attacks round: 20 becomes 2, a negotiate stays one', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-20'], blue: ['negotiate'] } });
    t.use('red', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 2 }]);
    expect(t.events('won')).toMatchObject([{ who: [0] }]);
  });

  it('leaves the cards as they are when zapped', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-08'], blue: ['attack-20', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 2 });
    t.use('red', 'mirror');
    t.zap('blue', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [10, 24] }]);
  });

  it('[faq-general-28] reverses a morph on its own: it copies the card as it was first revealed', () => {
    const hands = { red: ['attack-12', 'flare:mirror'], blue: ['morph'] };
    const both = table(SEATS, { ...START, hands });
    both.send('red', { 'red/1': 1 });
    both.use('red', 'mirror');
    both.boost('red', false);
    both.run();
    expect(both.events('outcome')).toMatchObject([{ totals: [22, 25] }]);

    const mine = table(SEATS, { ...START, hands });
    mine.send('red', { 'red/1': 1 });
    mine.use('red', 'mirror');
    mine.boost('red');
    mine.plan('red', 'mirror.which', 'mine');
    mine.run();
    expect(mine.events('outcome')).toMatchObject([{ totals: [22, 16] }]);
  });

  it('super: restricts the reversal to one card, before the reveal', () => {
    const hands = { red: ['attack-12', 'flare:mirror'], blue: ['attack-13'] };
    const t = table(SEATS, { ...START, hands });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'mirror');
    t.boost('red');
    t.until('red', 'mirror.which');
    expect(t.options('red')).toEqual(['mine', 'theirs']);
    expect(t.encounter().phase).toBe('planning');
    t.plan('red', 'mirror.which', 'theirs');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 35] }]);
    expect(t.hand('red')).toEqual(['flare:mirror']);
  });

  it('wild: the own card becomes a copy of the other one', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'mirror' };
    const t = table(seats, { ...START, hands: { red: ['negotiate', 'flare:mirror'], blue: ['attack-30'] } });
    t.send('red', { 'red/1': 4 });
    t.untilOffered('red', 'flare:mirror');
    expect(t.encounter().phase).toBe('reveal');
    t.use('red', 'flare:mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 30 }]);
    expect(t.events('outcome')).toMatchObject([{ totals: [34, 46] }]);
    expect(t.hand('red')).toEqual(['flare:mirror']);

    const alike = table(seats, { ...START, hands: { red: ['negotiate', 'flare:mirror'], blue: ['negotiate'] } });
    alike.neverOffered('red', 'flare:mirror');
  });

  it('wild: the copy says what the other card says, and no longer what was printed on it', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'mirror' };
    // Two crooked deals cancel each other, and so do none.
    for (const [mine, theirs] of [
      ['attack-08', 'negotiate-crooked-deal'],
      ['negotiate', 'negotiate-crooked-deal'],
      ['negotiate-crooked-deal', 'negotiate'],
    ]) {
      const t = table(seats, { ...START, options: { rewards: 'incursion' }, hands: { red: [mine, 'flare:mirror'], blue: [theirs] } });
      t.use('red', 'flare:mirror');
      t.leave('red');
      t.run();
      expect([mine, theirs, t.warp('red'), t.warp('blue')]).toEqual([mine, theirs, 3, 3]);
    }
    // It stays so when the other card is replaced afterwards.
    const late = table(
      { ...seats, blue: 'phantasm' },
      {
        ...START,
        deck: ['negotiate'],
        options: { rewards: 'incursion' },
        hands: { red: ['negotiate-crooked-deal', 'flare:mirror'], blue: ['negotiate'] },
      },
    );
    late.use('red', 'flare:mirror');
    late.plan('blue', 'phantasm.side', 'defense');
    late.leave('red');
    late.run();
    expect([late.warp('red'), late.warp('blue')]).toEqual([3, 3]);
    const same = { red: ['negotiate-crooked-deal', 'flare:mirror'], blue: ['negotiate-crooked-deal'] };
    table(seats, { ...START, options: { rewards: 'incursion' }, hands: same }).neverOffered('red', 'flare:mirror');
  });
});

describe('Mirror: when', () => {
  it('calls when both cards are selected', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-15'], blue: ['attack-08'] }, strict: ['red'] });
    t.pass('red', 'mirror', 1, { at: 'window:planning.selected' });
    t.run();
  });

  it('wild: once the cards are revealed, also for a worthless attack against a negotiate', () => {
    const t = table(
      { red: 'void', blue: 'macron', yellow: 'mirror' },
      { ...START, hands: { red: ['negotiate', 'flare:mirror'], blue: ['attack-00'] } },
    );
    t.untilOffered('red', 'flare:mirror');
    expect(t.question('red')?.data?.at).toBe('window:reveal.revealed');
  });
});

describe('Mirror, closely', () => {
  it('leaves negotiates alone, and nothing is told of them', () => {
    const t = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    t.use('red', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([]);
    const one = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: ['attack-08'] } });
    one.use('red', 'mirror');
    one.run();
    expect(one.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 80 }]);
  });

  it('a card below zero stays below it', () => {
    const t = table(SEATS, { ...START, options: { rewards: 'incursion' }, hands: { red: ['attack-m07'], blue: ['attack-08'] } });
    t.use('red', 'mirror');
    t.run();
    expect(t.events('card-changed')).toContainEqual({ who: 0, type: 'attack', value: -70 });
  });

  it('turns cards round before anybody has a say about revealed ones', () => {
    const t = table({ red: 'worm', blue: 'mirror', yellow: 'healer' }, { ...START, hands: { red: ['attack-15'], blue: ['attack-08'] } });
    t.use('blue', 'mirror');
    t.untilOffered('red', 'worm');
    expect(t.events('card-changed')).toHaveLength(2);
  });

  it('wild: for another value of the same kind, not for the very same card, and only for a main player', () => {
    const people = { red: 'void', blue: 'tripler', yellow: 'healer' };
    const fight = (red: string, blue: string, yellow: string[] = []) =>
      table({ ...people, blue: 'hacker' }, { ...START, hands: { red: [red, 'flare:mirror'], blue: [blue], yellow } });
    fight('attack-10', 'attack-08').untilOffered('red', 'flare:mirror');
    fight('attack-08', 'attack-08').neverOffered('red', 'flare:mirror');

    const aside = table(people, { ...START, hands: { red: ['attack-10'], blue: ['attack-08'], yellow: ['flare:mirror'] } });
    aside.neverOffered('yellow', 'flare:mirror');
  });
});
