import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'mimic', blue: 'healer', yellow: 'tripler' };
const DECK = ['attack-20', 'attack-23', 'attack-30', 'attack-12', 'attack-14', 'attack-15'];

describe('Mimic', () => {
  it('draws up to the hand of its opponent', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-08', 'attack-06', 'attack-05'] },
      deck: DECK,
    });
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-20', 'attack-23']);
    expect(t.why('cards-drawn')[0]).toBe('power:mimic');
  });

  it('draws until it has as many, also when it gives away what it draws', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:ethic'], blue: ['attack-08', 'attack-06', 'attack-05', 'attack-01'] },
      deck: DECK,
    });
    t.use('red', 'flare:ethic');
    t.plan('red', 'ethic.give', ['attack-20']);
    t.plan('red', 'ethic.to', 'yellow');
    t.until('red', 'planning.select');
    expect(t.hand('yellow')).toContain('attack-20');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-23', 'attack-30', 'flare:ethic']);
  });

  it('discards down to it, cards of its choice', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-04', 'attack-40', 'negotiate', 'attack-05'], blue: ['attack-08', 'attack-06'] },
    });
    const q = t.until('red', 'mimic.discard');
    expect(q).toMatchObject({ kind: 'some', min: 2, max: 2 });
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-05', 'attack-40', 'negotiate']);
    t.answer('red', ['attack-04', 'negotiate']);
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-05', 'attack-40']);
    expect(t.pile(1)).toEqual(['attack-04', 'negotiate']);
  });

  it('uses its power once an encounter, also when it needs a new hand itself', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['reinforcement-5'], blue: ['attack-08', 'attack-06'] },
      deck: ['reinforcement-3', ...DECK, 'attack-10', 'attack-13'],
    });
    t.until('red', 'planning.select');
    expect(t.events('power-used')).toHaveLength(1);
    expect(t.hand('red')).toEqual([...DECK, 'attack-10', 'attack-13'].sort());
    expect(t.pile(1)).toEqual(['reinforcement-3', 'reinforcement-5']);
  });

  it('mimics as a main player only, and again in the second encounter of a turn', () => {
    const ally = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['morph'], blue: ['attack-08', 'attack-06'], yellow: ['attack-05'] },
    });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.run();
    expect([ally.events('power-used').filter((x) => x.alien === 'mimic'), ally.hand('red')]).toEqual([[], ['morph']]);

    const two = table(seats, {
      turn: 'red',
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-40', 'attack-06'], blue: ['attack-05', 'attack-04'], yellow: ['attack-01', 'attack-07', 'attack-09'] },
    });
    two.select('red', 'attack-40');
    two.plan('red', 'encounter.second', true);
    two.run();
    two.until('red', 'planning.select');
    expect([two.hand('red').length, two.events('power-used').filter((x) => x.alien === 'mimic').length]).toEqual([3, 2]);
  });

  it('keeps its hand when zapped', () => {
    const zapped = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-08', 'attack-06', 'cosmic-zap'] },
    });
    zapped.zap('blue', 'mimic');
    zapped.until('red', 'planning.select');
    expect(zapped.hand('red')).toEqual(['attack-04']);
  });

  it('waits for the new hand of a defense that needs one', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-05'] },
      deck: [...DECK, 'attack-08', 'attack-06', 'attack-10', 'attack-13'],
    });
    t.until('red', 'planning.select');
    expect(t.hand('blue')).toHaveLength(8);
    expect(t.hand('red')).toHaveLength(8);
    expect(t.events('power-used')).toHaveLength(1);
  });

  it('super: brings its hand to eight cards, the flare not counted', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-05', 'flare:mimic'], blue: ['attack-08'] },
      deck: DECK,
    });
    t.boost('red');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-05', ...DECK, 'flare:mimic'].sort());
  });

  it('super: is not offered when the opponent has eight cards anyway', () => {
    const eight = ['attack-08', 'attack-06', 'attack-05', 'attack-01', 'attack-07', 'attack-09', 'attack-10', 'attack-11'];
    const hands = { red: ['attack-04', 'flare:mimic'], blue: eight };
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands, deck: DECK });
    t.boost('red');
    expect(() => t.run()).toThrow('planned but never asked');
  });

  it('super: is a choice', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:mimic'], blue: ['attack-08', 'attack-06'] },
      deck: DECK,
    });
    t.boost('red', false);
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-04', 'flare:mimic']);
  });

  it('wild: repeats an artifact somebody else has just played, then goes to the Mimic', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'mimic' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'plague'], blue: ['attack-08', 'attack-06', 'flare:mimic'] } },
    );
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    expect(t.untilOffered('blue', 'flare:mimic')).toEqual(['flare:mimic', 'pass']);
    expect(t.warp('yellow')).toBe(3);
    t.answer('blue', 'flare:mimic');
    expect(t.question('blue')).toMatchObject({ tag: 'plague', from: expect.any(String) });
    t.answer('blue', 'red');
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(3 - 1);
    expect(t.hand('yellow')).toEqual(['flare:mimic']);
  });

  it('wild: repeats a wild flare of another player, and is discarded when nobody is the Mimic', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:macron'], blue: ['attack-08', 'flare:mimic'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:macron');
    t.use('blue', 'flare:mimic');
    t.run();
    // 4 + 3 + 3 against 8 + 4 + 4
    expect(t.events('outcome')[0]).toMatchObject({ winner: 1, margin: 6 });
    expect(t.pile(1)).toContain('flare:mimic');
  });

  it('[faq-mimic-1] wild: whoever repeats a card must fulfil its conditions', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:macron'], blue: ['attack-08'], yellow: ['flare:mimic'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:macron');
    t.neverOffered('yellow', 'flare:mimic');
    expect(t.events('card-played')).toHaveLength(1);

    // A main player does.
    const main = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:macron'], blue: ['attack-08', 'flare:mimic'] } },
    );
    main.use('red', 'flare:macron');
    main.use('blue', 'flare:mimic');
    main.run();
    expect(main.events('card-played')).toHaveLength(2);
  });

  it('wild: repeats neither what its player has played nor other cards', () => {
    const own = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'plague', 'flare:mimic'], blue: ['attack-08'] } },
    );
    own.use('red', 'plague');
    own.plan('red', 'plague', 'yellow');
    own.select('red', 'attack-04');
    own.neverOffered('red', 'flare:mimic');
    const added = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'reinforcement-5'], blue: ['attack-08', 'flare:mimic'] } },
    );
    added.use('red', 'reinforcement-5');
    added.neverOffered('blue', 'flare:mimic');
    expect(added.events('card-played')).toHaveLength(1);
  });

  it('wild: cannot repeat a zap, since what it answers is over', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'plague'], blue: ['attack-08', 'card-zap'], yellow: ['flare:mimic'] } },
    );
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.cardZap('blue', 'plague');
    t.use('yellow', 'flare:mimic');
    expect(() => {
      t.run();
    }).toThrow('planned but never asked: yellow');
  });
});

describe('Mimic against a hand that will not be renewed', () => {
  it('[dominion-intimidate-06] imitates the hand of a defense that has played an intimidate and holds no encounter card', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-05', 'attack-06'], blue: ['plague', 'intimidate-19'] },
      options: { rewards: 'dominion' },
    });
    t.use('blue', 'intimidate-19');
    t.plan('red', 'mimic.discard', ['attack-04', 'attack-05']);
    t.until('red', 'planning.select');
    expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-06'], ['plague']]);
    expect(t.events('power-used')).toContainEqual({ who: t.seat('red'), alien: 'mimic', clause: 'use' });
  });

  it('waits for the new hand of a Deuce, who needs two encounter cards', () => {
    const t = table(
      { ...seats, blue: 'deuce' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-08', 'plague'] } },
    );
    t.until('red', 'planning.select');
    expect([t.hand('blue').length, t.hand('red').length]).toEqual([8, 8]);
    expect(t.events('power-used').filter((x) => x.alien === 'mimic')).toHaveLength(1);
  });
});
