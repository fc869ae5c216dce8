import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { netted, table } from '../table.ts';
import { SEATS, START, THREE, play } from './deuce.ts';

describe('Deuce', () => {
  it('wild: adds or subtracts an attack like one that was revealed', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-06'], blue: ['attack-08', 'attack-08'], yellow: ['attack-08', 'attack-10', 'flare:deuce'] };
    const t = table(seats, { ...START, hands });
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    expect(t.untilOffered('yellow', 'flare:deuce')).toEqual(['flare:deuce', 'pass']);
    expect(t.question('yellow')?.data?.at).toBe('window:reveal.revealed');
    t.answer('yellow', 'flare:deuce');
    // There is one such card, and one card that it is like.
    expect(t.question('yellow')?.tag).toBe('deuce.how');
    expect(t.options('yellow')).toEqual(['add', 'subtract']);
    t.answer('yellow', 'subtract');
    expect(t.events('outcome')).toMatchObject([{ totals: [8, 16] }]);
    expect(t.hand('yellow')).toEqual(['attack-10', 'flare:deuce']);

    const guard = table(seats, { ...START, hands });
    guard.send('red', { 'red/1': 1 });
    guard.invite('blue', 'yellow');
    guard.ally('yellow', 'defense', { 'yellow/1': 1 });
    guard.use('yellow', 'flare:deuce');
    guard.plan('yellow', 'deuce.how', 'add');
    guard.run();
    expect(guard.events('outcome')).toMatchObject([{ totals: [7, 8 + 16 + 1 + 8] }]);

    const adds = table(seats, { ...START, hands: { red: ['attack-06'], blue: ['attack-08', 'attack-08', 'flare:deuce'] } });
    adds.send('red', { 'red/1': 1 });
    adds.use('blue', 'flare:deuce');
    adds.plan('blue', 'deuce.how', 'add');
    adds.run();
    expect(adds.events('outcome')).toMatchObject([{ totals: [7, 32] }]);
  });

  it('wild: is no use to bystanders or without such a card; with two like it the player is chosen', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    table(seats, { ...START, hands: { red: ['attack-06'], blue: ['attack-08'], yellow: ['attack-08', 'flare:deuce'] } }).neverOffered(
      'yellow',
      'flare:deuce',
    );
    table(seats, { ...START, hands: { red: ['attack-06', 'attack-10', 'flare:deuce'], blue: ['attack-08'] } }).neverOffered(
      'red',
      'flare:deuce',
    );
    const t = table(seats, { ...START, hands: { red: ['attack-08', 'attack-08', 'flare:deuce'], blue: ['attack-08'] } });
    t.use('red', 'flare:deuce');
    t.until('red', 'deuce.side');
    expect(t.options('red')).toEqual(['offense', 'defense']);
    t.answer('red', 'defense');
    t.answer('red', 'subtract');
    t.run();
    expect(t.events('total-changed')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [9, 8 + 16 - 8] }]);

    // A card that stays facedown is like no other.
    const bluff = table(
      { ...seats, blue: 'gambler' },
      { ...START, hands: { red: ['attack-06', 'attack-08', 'flare:deuce'], blue: ['attack-08', 'attack-01'] } },
    );
    bluff.select('red', 'attack-06');
    bluff.select('blue', 'attack-08');
    bluff.use('blue', 'gambler');
    bluff.plan('blue', 'gambler.claim', 'attack-40');
    bluff.plan('red', 'gambler.challenge', false);
    bluff.neverOffered('red', 'flare:deuce');
  });

  it('[faq-chronos-1] a flare of the first run counts as played; one that no longer fits has no effect', () => {
    const seats = { red: 'chronos', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-08', 'attack-06', 'flare:deuce'] };
    const t = table(seats, { ...START, hands });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('blue', 'flare:deuce');
    t.plan('blue', 'deuce.how', 'add');
    t.use('red', 'chronos', { at: 'window:reveal.reinforce' });
    t.until('red', 'planning.select');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.select('red', 'attack-20');
    t.select('blue', 'attack-06');
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [21, 22] });
    expect(t.hand('blue')).toContain('flare:deuce');
  });

  it('super: both cards may be discarded when the encounter is resolved', () => {
    const hands = { red: [...THREE, 'flare:deuce'], blue: ['attack-20'] };
    const t = play('attack-06', 'attack-08', hands);
    expect(t.untilOffered('red', 'flare:deuce')).toEqual(['flare:deuce', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:resolution.afterOutcome');
    t.answer('red', 'flare:deuce');
    expect(t.hand('red')).toEqual(['flare:deuce', 'negotiate']);
    expect(t.pile(Z.discard)).toEqual(['attack-08', 'attack-06', 'attack-20']);

    // Not with one card, nor for others.
    const zapped = table(SEATS, { ...START, hands: { red: [...THREE, 'flare:deuce'], blue: ['attack-20', 'cosmic-zap'] } });
    zapped.select('red', 'attack-06');
    zapped.zap('blue', 'deuce');
    zapped.neverOffered('red', 'flare:deuce');
    // A planet that is settled again is won without any card.
    const alone = table(SEATS, {
      turn: 'red',
      destiny: ['red'],
      hands: { red: [...THREE, 'flare:deuce'] },
      ships: { red: { 'red/1': 0 } },
    });
    alone.plan('red', 'destiny.own', 'reclaim');
    alone.neverOffered('red', 'flare:deuce');
    expect(alone.events('reclaimed')).toHaveLength(1);
  });
});

describe('Deuce wild: the twin', () => {
  it('has not been played', () => {
    const t = table(
      { ...SEATS, red: 'hacker' },
      { ...START, ...netted, hands: { red: ['attack-06', 'attack-04'], blue: ['attack-08'], yellow: ['attack-08', 'flare:deuce'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:deuce');
    t.plan('yellow', 'deuce.how', 'add');
    t.run();
    expect(t.pile(Z.discard)).toEqual(['attack-08']);
  });
});
