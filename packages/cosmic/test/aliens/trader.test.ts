import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'trader', blue: 'healer', yellow: 'tripler' };
const NEW_HAND = ['attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14', 'attack-20', 'attack-23', 'reinforcement-2'];

describe('Trader', () => {
  it('trades hands with its opponent before cards are selected, and both keep them', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'negotiate'], blue: ['attack-40', 'attack-30', 'attack-20'] },
    });
    expect(t.untilOffered('red', 'trader')).toEqual(['trader', 'pass']);
    t.answer('red', 'trader');
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-20', 'attack-30', 'attack-40']);
    expect(t.options('blue').sort()).toEqual(['attack-04', 'negotiate']);
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.run();
    expect(t.hand('red')).toEqual(['attack-20', 'attack-30']);
    expect(t.hand('blue')).toEqual(['negotiate']);
  });

  it('trades nothing when zapped', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40', 'cosmic-zap'] } });
    t.use('red', 'trader');
    t.zap('blue', 'trader');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-04']);
    expect(t.hand('blue')).toEqual(['attack-40']);
  });

  it('[faq-trader-1] an empty hand cannot be traded; after drawing a new one it can', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { blue: ['attack-40', 'attack-30'] }, deck: NEW_HAND });
    expect(t.untilOffered('red', 'trader')).toEqual(['trader', 'pass']);
    expect(t.events('hand-shown')).toEqual([{ who: t.seat('red'), cards: [] }]);
    expect(t.hand('red')).toEqual([...NEW_HAND].sort());
    t.answer('red', 'trader');
    t.until('blue', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-30', 'attack-40']);
    expect(t.hand('blue')).toEqual([...NEW_HAND].sort());
  });

  it('trades once an encounter', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['reinforcement-3', 'attack-40'] } });
    t.use('red', 'trader');
    t.until('red', 'planning.select');
    expect(t.events('power-used')).toHaveLength(1);
    expect(t.hand('red')).toEqual(['attack-40', 'reinforcement-3']);
  });

  it('wild: takes a random card before invitations and gives one of its choice for it', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'negotiate', 'flare:trader'], blue: ['attack-40'] } },
    );
    expect(t.untilOffered('red', 'flare:trader')).toEqual(['flare:trader', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:alliance.beforeInvites');
    t.answer('red', 'flare:trader');
    expect(t.question('red')?.tag).toBe('trader.give');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-40', 'negotiate']);
    t.answer('red', 'attack-04');
    expect(t.hand('blue')).toEqual(['attack-04']);
    expect(t.hand('red')).toEqual(['attack-40', 'flare:trader', 'negotiate']);
  });

  it('wild: comes to nothing when the answers to it have cost the last card of the opponent', () => {
    const t = table(
      { red: 'macron', blue: 'healer', yellow: 'tripler', purple: 'clone' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:trader'], blue: ['card-zap'], purple: ['flare:void'] } },
    );
    t.use('red', 'flare:trader');
    t.cardZap('blue', 'flare:trader');
    // Purple stops the zap.
    t.use('purple', 'flare:void', { card: 'card-zap' });
    t.until('red', 'alliance.invite');
    expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-04', 'flare:trader'], []]);
    expect(t.story()).not.toContain('red answers trader.give');
  });

  it('super: trades with anybody, and the flare is not part of the hand it trades', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:trader'], blue: ['attack-08'], yellow: ['attack-40', 'attack-30'] },
    });
    t.use('red', 'trader');
    t.boost('red');
    t.until('red', 'trader.with');
    expect(t.options('red')).toEqual(['blue', 'yellow']);
    t.answer('red', 'yellow');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-30', 'attack-40', 'flare:trader']);
    expect(t.hand('yellow')).toEqual(['attack-04']);
    expect(t.hand('blue')).toEqual(['attack-08']);
  });

  it('[faq-trader-1] super: the flare is no hand to trade; with a new one the Trader may still trade with anybody', () => {
    const position = {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['flare:trader'], blue: ['attack-20', 'attack-30'], yellow: ['attack-40', 'morph'] },
      deck: ['flare:zombie', 'attack-10'],
    } as const;
    // Played on the use it would leave an empty hand: it can only be traded itself.
    const plain = table(seats, position);
    plain.untilOffered('red', 'trader');
    plain.answer('red', 'trader');
    expect(plain.story()).not.toContain('red is asked super');
    expect([plain.hand('red'), plain.hand('blue')]).toEqual([['attack-20', 'attack-30'], ['flare:trader']]);
    expect(plain.hand('yellow')).toEqual(['attack-40', 'morph']);
    // With cards besides it is played as ever.
    const t = table(seats, { ...position, hands: { ...position.hands, red: ['flare:trader', 'quash'] } });
    t.use('red', 'trader');
    t.boost('red');
    t.plan('red', 'trader.with', 'yellow');
    t.until('blue', 'planning.select');
    expect([t.hand('red'), t.hand('yellow')]).toEqual([['attack-40', 'flare:trader', 'morph'], ['quash']]);
  });

  it('super: a zapped Trader keeps the flare as if it had not been played', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:trader'], blue: ['attack-08', 'cosmic-zap'], yellow: ['attack-40'] },
    });
    t.use('red', 'trader');
    t.boost('red');
    t.plan('red', 'trader.with', 'yellow');
    t.zap('blue', 'trader');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-04', 'flare:trader']);
    expect(t.encounter().flares).toEqual({ by: [], faces: [] });
  });
});

describe('Trader: how often', () => {
  const people = { red: 'trader', blue: 'healer', yellow: 'hacker' };

  it('once in an encounter, and again in the second of a turn', () => {
    const t = table(people, {
      turn: 'red',
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-04', 'attack-05'], blue: ['attack-40', 'attack-30'], yellow: ['attack-06'] },
      strict: ['red'],
    });
    t.use('red', 'trader');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'trader');
    t.until('red', 'planning.select');
    t.done();
    expect(t.events('power-used').filter((x) => x.alien === 'trader')).toHaveLength(2);
  });

  it('wild: needs a card in the hand of the opponent', () => {
    const position = { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-08', 'flare:trader'] } } as const;
    table(people, position).neverOffered('yellow', 'flare:trader');
    const t = table(people, { ...position, hands: { ...position.hands, blue: ['attack-06'] } });
    expect(t.untilOffered('yellow', 'flare:trader')).toEqual(['flare:trader', 'pass']);
  });
});
