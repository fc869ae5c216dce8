import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'macron', yellow: 'parasite', blue: 'tripler', purple: 'void' };
const start = { turn: 'red', destiny: ['blue'] } as const;
const yellow = ['attack-05'];

describe('R18 zaps', () => {
  it('R18.2 Cosmic Zap cancels a use, and the power is unusable until the encounter ends', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-10', 'cosmic-zap'], yellow } });
    t.zap('blue', 'macron');
    expect(t.until('red', 'launch.ships')).toMatchObject({ max: 4 });
    t.answer('red', { 'red/1': 4 });
    t.run();
    // Its ships do not count four either: that is a part of the same power.
    expect(t.events('outcome')[0]).toMatchObject({ totals: [12, 34] });
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['macron', 'tripler']);
    expect(t.pile(Z.discard)).toContain('cosmic-zap');
  });

  it('R18.2 it works again in the next encounter', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-08'], blue: ['attack-12', 'attack-10', 'cosmic-zap'], yellow },
    });
    t.zap('blue', 'macron');
    t.select('red', 'attack-40');
    t.select('blue', 'attack-12');
    t.plan('red', 'encounter.second', true);
    t.runWhile(() => t.state.encounterCount < 2);
    expect(t.until('red', 'launch.ships')).toMatchObject({ max: 1 });
  });

  it('R18.1 anybody may zap, even the own power', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'cosmic-zap'], blue: ['attack-10'], yellow } });
    expect(t.untilOffered('red', 'cosmic-zap')).toEqual(['cosmic-zap', 'pass']);
    t.answer('red', 'cosmic-zap');
    expect(t.until('red', 'launch.ships')).toMatchObject({ max: 4 });
  });

  it('[faq-cosmic-zap-1] parts of a power that are not used go on working', () => {
    const blue = ['attack-12', 'attack-10', 'attack-11', 'attack-13', 'attack-07', 'cosmic-zap'];
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue, yellow } });
    t.zap('blue', 'macron');
    t.select('blue', 'attack-12');
    t.send('red', { 'red/1': 2 });
    t.run();
    // A ship of Macron counts twice for compensation, zapped or not.
    expect(t.hand('red')).toHaveLength(4);

    // Warrior learns from the encounter in which it was zapped, and cannot fight in it.
    const hands = { red: ['attack-04'], blue: ['attack-40', 'cosmic-zap'], yellow };
    const learns = table({ ...seats, red: 'warrior', blue: 'healer' }, { ...start, hands, tokens: { warrior: 3 } });
    learns.zap('blue', 'warrior');
    learns.send('red', { 'red/1': 1 });
    learns.run();
    expect(learns.events('outcome')).toMatchObject([{ totals: [5, 44] }]);
    expect(learns.sheet('warrior').tokens).toBe(5);
    // With the power lost, and not only zapped, nothing of it works.
    const lost = table(
      { ...seats, red: 'warrior', blue: 'healer' },
      { ...start, hands, tokens: { warrior: 3 }, ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0 } } },
    );
    lost.send('red', { 'red/4': 1 });
    lost.run();
    expect(lost.events('outcome')).toMatchObject([{ totals: [5, 44] }]);
    expect(lost.sheet('warrior').tokens).toBe(3);
  });

  it('[faq-cosmic-zap-1] parts that are used do not: one that was zapped at launch is out for the rest of the encounter', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-10', 'cosmic-zap'], yellow } });
    t.zap('blue', 'macron');
    t.send('red', { 'red/1': 4 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [12, 34] }]);
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['macron', 'tripler']);
  });

  it('[faq-cosmic-zap-7] zapped at the start of the turn it cannot be used in a later phase, but in the next encounter', () => {
    // To play from the hoard is a use of the Miser's power.
    const hands = { red: ['attack-40', 'attack-20', 'cosmic-zap'], blue: ['attack-08', 'attack-06'], yellow };
    const position = {
      turn: 'red' as const,
      destiny: ['blue', 'blue'],
      hands,
      sheets: { miser: { hoard: ['flare:pretender', 'attack-30'] } },
    };
    const t = table({ ...seats, blue: 'miser' }, position);
    t.use('blue', 'flare:pretender', { at: 'window:turn.start' });
    t.zap('red', 'miser');
    t.select('red', 'attack-40');
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-06', 'attack-08']);
    t.answer('blue', 'attack-08');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-06', 'attack-30']);

    const whole = table({ ...seats, blue: 'miser' }, position);
    whole.until('blue', 'planning.select');
    expect(whole.options('blue').sort()).toEqual(['attack-06', 'attack-08', 'attack-30']);
  });

  it('[faq-cosmic-zap-2] a use made possible by a super flare can be zapped', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-40'], blue: ['attack-12'], yellow: ['attack-05', 'cosmic-zap'], purple: ['flare:void'] },
    });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('purple', 'void');
    t.zap('yellow', 'void');
    t.run();
    expect([t.out('blue'), t.warp('blue')]).toEqual([0, 4]);
    expect(t.hand('purple')).toEqual(['flare:void']);
  });

  it('[faq-cosmic-zap-3] also at a moment at which the power itself could not be used', () => {
    const t = table(
      { red: 'loser', yellow: 'parasite', blue: 'hacker', purple: 'void' },
      { ...start, hands: { red: ['attack-00', 'flare:loser'], blue: ['attack-40', 'cosmic-zap'], yellow } },
    );
    t.plan('red', 'use', 'pass');
    t.until('red', 'planning.select');
    t.answer('red', 'attack-00');
    t.answer('blue', 'attack-40');
    expect(t.options('red')).toContain('loser');
    t.answer('red', 'loser');
    expect(t.options('blue')).toEqual(['cosmic-zap', 'pass']);
    t.answer('blue', 'cosmic-zap');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 1, how: 'totals' });
  });

  it('[faq-cosmic-zap-4] the flare stays in hand, and may be played as a wild flare while the power is zapped', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'flare:macron'], blue: ['attack-10', 'cosmic-zap'], yellow } });
    t.boost('red');
    t.zap('blue', 'macron');
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('red', 'flare:macron')).toEqual(['flare:macron', 'pass']);
    expect(t.encounter().phase).toBe('reveal');
    t.answer('red', 'flare:macron');
    t.run();
    const plays = t.events('card-played').filter((e) => e.card === 'flare:macron');
    expect(plays.map((e) => e.text)).toEqual(['super', 'wild']);
    expect(t.events('outcome')[0]).toMatchObject({ totals: [14, 34] });
    expect(t.hand('red')).toEqual(['flare:macron']);
  });

  it('[faq-cosmic-zap-6] nobody can zap before a power is used', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-40'], blue: ['negotiate'], yellow: ['attack-05', 'cosmic-zap'] } });
    const against: unknown[] = [];
    t.runWhile(() => {
      if (t.asked().includes('yellow use') && t.options('yellow').includes('cosmic-zap')) against.push(t.question('yellow')?.data?.alien);
      return t.events('turn').length < 2;
    });
    // Once for each use there was: Macron sends one ship and makes it count. Tripler showed no attack and used nothing.
    expect(against).toEqual(['macron', 'macron']);
  });

  it('R18.7 zaps can be zapped, the last one first', () => {
    const chain = (...zaps: string[]): number => {
      const t = table(seats, {
        ...start,
        hands: { red: ['attack-08', 'card-zap'], blue: ['attack-10', 'cosmic-zap'], yellow: ['attack-05', 'card-zap'] },
      });
      t.zap('blue', 'macron');
      if (zaps.includes('red')) t.cardZap('red', 'cosmic-zap');
      if (zaps.includes('yellow')) t.cardZap('yellow', 'card-zap');
      return (t.until('red', 'launch.ships') as { max: number }).max;
    };
    expect(chain()).toBe(4);
    expect(chain('red')).toBe(1);
    expect(chain('red', 'yellow')).toBe(4);
  });

  it('R18.6 a zapped flare is discarded', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-08'], blue: ['attack-20', 'flare:macron'], yellow: ['attack-05', 'card-zap'] },
    });
    t.use('blue', 'flare:macron');
    t.cardZap('yellow', 'flare:macron');
    t.run();
    expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['flare:macron', 'card-zap']));
  });
});
