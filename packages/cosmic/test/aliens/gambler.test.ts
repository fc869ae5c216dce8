import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { table } from '../table.ts';

const SEATS = { red: 'gambler', blue: 'macron', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

/** Everything that has been told to somebody other than the Gambler. */
function told(t: Scenario): string {
  const views = [null, 'blue', 'yellow'].map((who) => t.view(who));
  const secrets = t.owner.events.filter((e) => e.secret?.to.some((p) => p !== t.seat('red')));
  return JSON.stringify([views, t.owner.events.map((e) => e.data), secrets]);
}

describe('Gambler', () => {
  it("keeps its card down when the opponent's lies open, and says it is any encounter card of the game", () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['attack-08'] } });
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'gambler')).toEqual(['gambler', 'pass']);
    expect(t.encounter().slots.map((slot) => slot.up)).toEqual([false, true]);
    t.use('red', 'gambler');
    const claim = t.until('red', 'gambler.claim');
    expect(claim.kind).toBe('name');
    expect(t.options('red')).toContain('attack-40');
    expect(t.options('red')).toContain('negotiate');
    expect(t.options('red')).toContain('morph');
    expect(t.options('red')).not.toContain('attack-02');
    expect(t.options('red')).not.toContain('plague');
    t.plan('red', 'gambler.claim', 'attack-40');
    expect(t.until('blue', 'gambler.challenge').data).toEqual({ who: 0, card: 'attack-40', n: 0 });
    t.plan('blue', 'gambler.challenge', false);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [42, 24], winner: 0 }]);
  });

  it('goes under the deck unseen when nobody challenges it: no event and no view tells what it was', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['attack-08'], yellow: [] }, strict: ['red'] });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-40');
    t.run();
    expect(t.pile(Z.deck)[0]).toBe('attack-00');
    expect(t.pile(Z.discard)).toEqual(['attack-08']);
    expect(t.events('card-claimed')).toEqual([{ who: 0, card: 'attack-40' }]);
    expect(t.events('card-buried')).toEqual([{ who: 0 }]);
    expect(told(t)).not.toContain('attack-00');
  });

  it('is turned over when it does not bluff', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-10'], blue: ['attack-08'] }, strict: ['red'] });
    t.pass('red', 'gambler');
    t.run();
    expect(t.events('card-revealed')).toEqual([
      { who: 1, card: 'attack-08' },
      { who: 0, card: 'attack-10' },
    ]);
  });

  it('[faq-general-49] a liar who is challenged loses as many ships as it has there, of its own choice outside the encounter', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['attack-08'] } });
    t.send('red', { 'red/1': 3 });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-40');
    t.plan('blue', 'gambler.challenge', true);
    expect(t.until('red', 'gambler.ships')).toMatchObject({ kind: 'spread', min: 3, max: 3 });
    // The card is shown first.
    expect(t.events('card-revealed').at(-1)).toEqual({ who: 0, card: 'attack-00' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.plan('red', 'gambler.ships', { 'red/2': 2, 'red/3': 1 });
    t.run();
    expect([t.ships('red', 'red/2'), t.ships('red', 'red/3')]).toEqual([2, 3]);
    expect(t.events('card-revealed').map((e) => e.card)).toEqual(['attack-08', 'attack-00']);
    // The encounter goes on with the card as it is, and its three ships.
    expect(t.events('outcome')).toMatchObject([{ totals: [3, 24] }]);
    expect(t.warp('red')).toBe(6);
  });

  it('whoever doubts the truth loses as many ships as it has in the encounter, and not those', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-30'], blue: ['attack-08'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-30');
    t.plan('blue', 'gambler.challenge', true);
    expect(t.until('blue', 'gambler.ships')).toMatchObject({ min: 4, max: 4 });
    expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.plan('blue', 'gambler.ships', { 'blue/2': 4 });
    t.run();
    expect(t.ships('blue', 'blue/2')).toBe(0);
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 24] }]);
    expect(t.pile(Z.discard)).toContain('attack-30');
  });

  it('house rule: the lost ships may be ships of the encounter', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-30'], blue: ['attack-08'] },
      options: { house: { gamblerShips: 'anywhere' } },
    });
    t.aim('red', 'blue/1');
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-30');
    t.plan('blue', 'gambler.challenge', true);
    t.until('blue', 'gambler.ships');
    expect(t.options('blue')).toContain('blue/1');
  });

  it('a claimed negotiate makes a deal, a claimed morph copies, and compensation goes by the claim', () => {
    const deal = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['negotiate'] } });
    deal.use('red', 'gambler');
    deal.plan('red', 'gambler.claim', 'negotiate');
    expect(deal.until('red', 'deal').kind).toBe('bargain');
    deal.run();
    expect(deal.pile(Z.deck)[0]).toBe('attack-00');

    const morph = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['attack-08'] } });
    morph.send('red', { 'red/1': 2 });
    morph.use('red', 'gambler');
    morph.plan('red', 'gambler.claim', 'morph');
    morph.run();
    expect(morph.events('outcome')).toMatchObject([{ totals: [10, 24] }]);

    // What is printed on the negotiates goes with it, either way: two crooked deals cancel each other.
    for (const [said, across] of [
      ['negotiate-crooked-deal', 'morph'],
      ['morph', 'negotiate-crooked-deal'],
    ]) {
      const crooked = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: [across] }, options: { rewards: 'incursion' } });
      crooked.use('red', 'gambler');
      crooked.plan('red', 'gambler.claim', said);
      crooked.leave('red');
      crooked.run();
      expect([crooked.warp('red'), crooked.warp('blue')]).toEqual([3, 3]);
    }

    const poor = table(
      { ...SEATS, blue: 'tripler' },
      { ...START, hands: { red: ['attack-40'], blue: ['attack-08', 'attack-06', 'attack-04'] } },
    );
    poor.send('red', { 'red/1': 2 });
    poor.select('blue', 'attack-08');
    poor.use('red', 'gambler');
    poor.plan('red', 'gambler.claim', 'negotiate');
    poor.run();
    expect(poor.events('compensated')).toEqual([{ who: 0, from: 1, n: 2 }]);
  });

  it('bluffs neither as an ally nor as a bystander', () => {
    for (const joins of [true, false]) {
      const t = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-10'], yellow: ['attack-08'] } });
      if (joins) {
        t.invite('blue', 'red');
        t.ally('red', 'offense', { 'red/1': 1 });
      }
      t.neverOffered('red', 'gambler');
      expect(t.events('card-revealed').map((e) => e.who)).toEqual([1, 2]);
    }
    // Nor when somebody else has to show the card first.
    const oracle = table(
      { ...SEATS, blue: 'oracle' },
      { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-10'], yellow: ['attack-08'] } },
    );
    oracle.neverOffered('red', 'gambler');
  });

  it('has to show its card when zapped, without a penalty', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-00'], blue: ['attack-08', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 2 });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-40');
    t.untilOffered('blue', 'cosmic-zap');
    expect(t.events('claim')).toEqual([{ who: 0, card: 'attack-40', n: 0 }]);
    expect(t.events('claim-believed')).toEqual([{ who: 1 }]);
    t.zap('blue', 'gambler');
    t.run();
    expect(t.events('card-claimed')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [2, 24] }]);
    expect(t.warp('red')).toBe(2);
    expect(t.pile(Z.discard)).toContain('attack-00');
  });

  it('turns its card over with the other one when its power has been lost', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-10'], blue: ['attack-08'] },
      ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0, warp: 2 } },
    });
    t.neverOffered('red', 'gambler');
    expect(t.events('card-revealed').map((e) => e.who)).toEqual([0, 1]);
  });

  it('[faq-gambler-2] [faq-oracle-1] has to show its card or bluff before the Oracle selects', () => {
    const seats = { red: 'gambler', blue: 'oracle', yellow: 'healer' };
    const hands = { red: ['attack-00', 'attack-20'], blue: ['attack-08', 'negotiate'] };
    const bluff = table(seats, { ...START, hands });
    bluff.send('red', { 'red/1': 1 });
    bluff.select('red', 'attack-00');
    expect(bluff.untilOffered('red', 'gambler')).toEqual(['gambler', 'pass']);
    expect(bluff.encounter().slots[1].card).toBe(-1);
    bluff.use('red', 'gambler');
    bluff.plan('red', 'gambler.claim', 'attack-40');
    bluff.until('blue', 'gambler.challenge');
    bluff.plan('blue', 'gambler.challenge', false);
    bluff.until('blue', 'planning.select');
    expect(bluff.encounter().slots[0]).toMatchObject({ said: 'attack-40', up: false, type: 'attack', value: 40 });
    expect(told(bluff)).not.toContain('attack-00');
    bluff.select('blue', 'attack-08');
    bluff.run();
    expect(bluff.events('outcome')).toMatchObject([{ totals: [41, 12] }]);
    expect(bluff.pile(Z.deck)[0]).toBe('attack-00');

    const honest = table(seats, { ...START, hands });
    honest.select('red', 'attack-20');
    honest.until('blue', 'planning.select');
    expect(honest.events('card-revealed')).toEqual([{ who: 0, card: 'attack-20' }]);

    const caught = table(seats, { ...START, hands });
    caught.send('red', { 'red/1': 2 });
    caught.select('red', 'attack-00');
    caught.use('red', 'gambler');
    caught.plan('red', 'gambler.claim', 'attack-40');
    caught.plan('blue', 'gambler.challenge', true);
    caught.until('blue', 'planning.select');
    expect(caught.warp('red')).toBe(2);
    expect(caught.encounter().slots[0]).toMatchObject({ said: null, up: true, value: 0 });
  });

  it('[faq-general-48] leaves a game with the Sorcerer; its player takes the other alien dealt or draws a new one', () => {
    const pool = ['gambler', 'sorcerer', 'macron', 'tripler', 'void', 'healer', 'zombie', 'oracle'];
    const hasBoth = (t: Scenario): boolean => t.options('red').includes('gambler') && t.options('blue').includes('sorcerer');
    const deal = (n: number): Scenario => table({ red: null, blue: null, yellow: null }, { seed: `deal ${n}`, options: { aliens: pool } });
    const seed = Array.from({ length: 500 }, (_, n) => n).find((n) => hasBoth(deal(n))) ?? -1;
    for (const takesSecond of [true, false]) {
      const t = deal(seed);
      const second = t.options('red').find((id) => id !== 'gambler') ?? '';
      const dealt = ['red', 'blue', 'yellow'].flatMap((who) => t.options(who));
      t.plan('red', 'setup.alien', 'gambler');
      t.plan('blue', 'setup.alien', 'sorcerer');
      t.until('red', 'setup.replacement');
      expect(t.options('red')).toEqual([second, 'draw']);
      t.answer('red', takesSecond ? second : 'draw');
      const [red, blue] = t.state.sheets.map((sheet) => sheet.alien);
      expect(blue).toBe('sorcerer');
      if (takesSecond) expect(red).toBe(second);
      else expect(dealt).not.toContain(red);
    }
  });

  it('[faq-gambler-1] [faq-sorcerer-2] is not dealt beside the Sorcerer, but those who do not mind may name both', () => {
    const t = table({ red: 'gambler', blue: 'sorcerer', yellow: 'tripler' }, START);
    expect(t.state.sheets.slice(0, 2).map((sheet) => sheet.alien)).toEqual(['gambler', 'sorcerer']);
    for (let i = 0; i < 20; i++) {
      const dealt = table({ red: 'sorcerer', blue: null, yellow: null }, { seed: `beside ${i}` });
      expect([...dealt.options('blue'), ...dealt.options('yellow')]).not.toContain('gambler');
    }
  });

  it('[faq-general-03] super: 1 to 20 ships at stake, so many are lost instead of the usual number', () => {
    const position = { ...START, hands: { red: ['attack-00', 'flare:gambler'], blue: ['attack-08'] } };
    const t = table(SEATS, position);
    t.send('red', { 'red/1': 2 });
    t.use('red', 'gambler');
    t.boost('red');
    t.plan('red', 'gambler.claim', 'attack-40');
    expect(t.until('red', 'gambler.ante')).toMatchObject({ kind: 'number', min: 1, max: 20 });
    t.plan('red', 'gambler.ante', 7);
    expect(t.until('blue', 'gambler.challenge').data).toMatchObject({ n: 7 });
    t.plan('blue', 'gambler.challenge', true);
    expect(t.until('red', 'gambler.ships')).toMatchObject({ min: 7, max: 7 });
    t.run();
    expect(t.warp('red')).toBe(7 + 2);
    expect(t.hand('red')).toEqual(['flare:gambler']);

    const added = table(SEATS, { ...position, options: { house: { gamblerAnte: 'add' } } });
    added.send('red', { 'red/1': 2 });
    added.use('red', 'gambler');
    added.boost('red');
    added.plan('red', 'gambler.ante', 7);
    added.plan('red', 'gambler.claim', 'attack-40');
    added.plan('blue', 'gambler.challenge', true);
    expect(added.until('red', 'gambler.ships')).toMatchObject({ min: 9, max: 9 });
  });

  it('wild: a spread called before the reveal is added if the attacks are that far apart', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'gambler' };
    const hands = { red: ['attack-08', 'flare:gambler'], blue: ['attack-20'] };
    const run = (n: number, blue = 'attack-20') => {
      const t = table(seats, { ...START, hands: { ...hands, blue: [blue] } });
      t.send('red', { 'red/1': 1 });
      t.use('red', 'flare:gambler', { at: 'window:reveal.start' });
      expect(t.until('red', 'gambler.spread')).toMatchObject({ kind: 'number', min: 1, max: 99 });
      expect(t.encounter().slots.map((slot) => slot.up)).toEqual([false, false]);
      t.plan('red', 'gambler.spread', n);
      t.run();
      return t.events('outcome');
    };
    expect(run(12)).toMatchObject([{ totals: [8 + 12 + 1, 36] }]);
    expect(run(13)).toMatchObject([{ totals: [9, 36] }]);
    expect(run(1, 'negotiate')).toMatchObject([{ totals: [9, 16] }]);
    for (const joins of [true, false]) {
      const other = table(
        { ...seats, yellow: 'trader' },
        { ...START, hands: { red: ['attack-08'], blue: ['attack-20'], yellow: ['flare:gambler'] } },
      );
      if (joins) {
        other.invite('red', 'yellow');
        other.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      other.neverOffered('yellow', 'flare:gambler');
    }
    // A card that counts less as it is revealed is compared as it counts.
    const third = table(
      { ...seats, blue: 'trader' },
      { ...START, hands: { red: ['attack-15', 'flare:gambler'], blue: ['attack-06', 'flare:tripler'] } },
    );
    third.send('red', { 'red/1': 1 });
    third.use('red', 'flare:gambler');
    third.plan('red', 'gambler.spread', 5);
    third.use('blue', 'flare:tripler');
    third.run();
    expect(third.events('outcome')).toMatchObject([{ totals: [5 + 1, 6 + 4] }]);
    // It is looked at once, in its turn: a card that is turned round afterwards does not bring them further apart.
    const late = table({ ...seats, blue: 'mirror' }, { ...START, hands: { ...hands, blue: ['attack-12', 'flare:mirror'] } });
    late.send('red', { 'red/1': 1 });
    late.use('red', 'flare:gambler');
    late.plan('red', 'gambler.spread', 10);
    late.use('blue', 'mirror');
    late.boost('blue');
    late.plan('blue', 'mirror.which', 'mine');
    late.run();
    expect(late.events('outcome')).toMatchObject([{ totals: [8 + 1, 21 + 4] }]);
  });
});

describe('Gambler: a card that lies open', () => {
  it('can be claimed about before it is turned over, and no more after that', () => {
    const t = table({ red: 'oracle', blue: 'gambler', yellow: 'healer' }, { ...START, hands: { red: ['attack-10'], blue: ['attack-08'] } });
    t.strict('blue');
    t.pass('blue', 'gambler', 1);
    t.run();
  });
});
