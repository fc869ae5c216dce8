import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'macron', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

describe('Macron', () => {
  it('sends a single ship that counts as four, and each ship on its planet counts as four', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-10'], blue: ['attack-08'] } });
    expect(t.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [14, 12] }]);

    const defense = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-08'], blue: ['attack-20'] } });
    defense.send('blue', { 'blue/1': 4 });
    defense.run();
    expect(defense.events('outcome')).toMatchObject([{ totals: [24, 24] }]);
  });

  it('must be used without a ship in the encounter as well', () => {
    const t = table(SEATS, {
      turn: 'blue',
      destiny: ['red'],
      ships: { red: { 'red/1': 0 } },
      hands: { red: ['attack-08'], blue: ['attack-20'] },
    });
    t.aim('blue', 'red/1');
    t.run();
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'macron', clause: 'mass' }]);
  });

  it('as an ally sends one ship that counts as four and earns two rewards', () => {
    const t = table(SEATS, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-08'], blue: ['attack-10'] } });
    t.send('yellow', { 'yellow/1': 1 });
    t.invite('blue', 'red');
    t.plan('red', 'alliance.answer', 'defense');
    expect(t.until('red', 'alliance.ships')).toMatchObject({ min: 1, max: 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [9, 18] }]);
    expect(t.events('rewards')).toEqual([{ who: 0, ships: 0, cards: 2 }]);
  });

  it('takes two cards of compensation for each ship lost, even when zapped', () => {
    for (const zap of [false, true]) {
      const t = table(
        { ...SEATS, blue: 'tripler' },
        { ...START, hands: { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10', 'cosmic-zap'] } },
      );
      t.select('blue', 'attack-08');
      if (zap) t.zap('blue', 'macron');
      if (zap) t.send('red', { 'red/1': 1 });
      t.run();
      expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 2 }]);
    }
  });

  it('[faq-macron-1] zapped at launch it sends up to four ships worth one each, zapped at the reveal they are worth one', () => {
    const hands = { red: ['attack-10'], blue: ['attack-08', 'cosmic-zap'] };
    const launch = table(SEATS, { ...START, hands });
    launch.plan('blue', 'use', 'cosmic-zap', { alien: 'macron', clause: 'lone' });
    expect(launch.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 4 });
    launch.send('red', { 'red/1': 4 });
    launch.run();
    expect(launch.events('outcome')).toMatchObject([{ totals: [14, 12] }]);

    // Not zapped at all: one ship, worth four.
    const whole = table(SEATS, { ...START, hands });
    expect(whole.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 1 });
    whole.run();
    expect(whole.events('outcome')).toMatchObject([{ totals: [14, 12] }]);

    const reveal = table(SEATS, { ...START, hands });
    reveal.plan('blue', 'use', 'cosmic-zap', { alien: 'macron', clause: 'mass' });
    reveal.run();
    expect(reveal.events('outcome')).toMatchObject([{ totals: [11, 12] }]);
  });

  it('[faq-macron-2] super: up to four ships, as the offense and as an ally of either side', () => {
    const offense = table(SEATS, { ...START, hands: { red: ['attack-10', 'flare:macron'], blue: ['attack-08'] } });
    offense.boost('red');
    expect(offense.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 4 });
    offense.send('red', { 'red/1': 3 });
    offense.run();
    expect(offense.events('outcome')).toMatchObject([{ totals: [22, 12] }]);

    for (const side of ['offense', 'defense'] as const) {
      const ally = table(SEATS, {
        turn: 'yellow',
        destiny: ['blue'],
        hands: { red: ['flare:macron'], yellow: ['attack-08'], blue: ['attack-10'] },
      });
      ally.send('yellow', { 'yellow/1': 1 });
      ally.invite(side === 'offense' ? 'yellow' : 'blue', 'red');
      ally.boost('red');
      ally.ally('red', side, { 'red/1': 4 });
      ally.run();
      expect(ally.events('outcome')).toMatchObject([{ totals: side === 'offense' ? [25, 14] : [9, 30] }]);
    }
  });

  it('wild: one more for each ship, when the own side has revealed an attack', () => {
    const seats = { red: 'void', blue: 'tripler', yellow: 'macron' };
    const t = table(seats, { ...START, hands: { red: ['attack-10', 'flare:macron'], blue: ['attack-15'] } });
    t.send('red', { 'red/1': 3 });
    t.use('red', 'flare:macron');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [16, 9] }]);

    const peace = table(seats, { ...START, hands: { red: ['negotiate', 'flare:macron'], blue: ['attack-15'] } });
    peace.neverOffered('red', 'flare:macron');
  });
});

describe('Macron: for its own ships, and when', () => {
  const people = { red: 'macron', blue: 'healer', yellow: 'hacker', purple: 'mite' };

  it('is held to one ship once in an encounter, when it sends its own', () => {
    const t = table(people, { turn: 'blue', destiny: ['purple'], hands: { blue: ['attack-20'], purple: ['attack-06'] } });
    t.invite('blue', 'red', 'yellow');
    t.plan('red', 'alliance.answer', 'offense');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.run();
    const lone = t.events('power-used').filter((x) => x.clause === 'lone');
    expect(lone).toEqual([{ who: t.seat('red'), alien: 'macron', clause: 'lone' }]);
    expect(t.events('ships-sent')).toContainEqual({ who: t.seat('yellow'), n: 3, as: 'ally' });
  });

  it('wild: once the cards are revealed, with ships in the encounter', () => {
    const position = { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-20'], yellow: ['attack-06', 'flare:macron'] } } as const;
    const others = { ...people, red: 'void' };
    const t = table(others, position);
    t.aim('blue', 'yellow/3');
    t.untilOffered('yellow', 'flare:macron');
    expect(t.question('yellow')?.data?.at).toBe('window:reveal.revealed');

    const empty = table(others, { ...position, ships: { yellow: { 'yellow/3': 0 } } });
    empty.aim('blue', 'yellow/3');
    empty.neverOffered('yellow', 'flare:macron');
  });
});

describe('Macron: whatever pays rewards for its ships', () => {
  it('each ship is worth two to a Victory Boon, or on an expedition of the Explorer flare', () => {
    const boon = table(
      { red: 'tripler', yellow: 'healer', blue: 'macron' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { blue: { 'blue/1': 2 } },
        hands: { red: ['attack-01'], yellow: ['attack-06', 'victory-boon'], blue: ['attack-20'] },
        options: { rewards: 'dominion' },
      },
    );
    boon.aim('red', 'blue/1');
    boon.use('yellow', 'victory-boon');
    boon.run();
    expect(boon.events('rewards')).toMatchObject([{ who: boon.seat('blue'), ships: 0, cards: 4 }]);

    const expedition = table(
      { red: 'macron', yellow: 'healer', blue: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:explorer'], yellow: ['attack-06'], blue: ['attack-01'] } },
    );
    expedition.use('red', 'flare:explorer');
    expedition.plan('red', 'explorer.rewards', true);
    expedition.run();
    expect(expedition.events('rewards')).toMatchObject([{ who: expedition.seat('red'), ships: 0, cards: 2 }]);
  });
});

describe('Macron: when its ships count', () => {
  const hands = { red: ['attack-10'], blue: ['attack-08'] };

  it('sends its one ship by its power once, whoever else sends ships', () => {
    const t = table({ ...SEATS, yellow: 'hacker' }, { ...START, hands });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.runTo('planning');
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'macron', clause: 'lone' }]);
  });

  it('once cards are revealed, in the order of the others who act then', () => {
    const mass = { who: 0, alien: 'macron', clause: 'mass' };
    const first = table({ red: 'macron', blue: 'worm', yellow: 'healer' }, { ...START, hands });
    first.untilOffered('blue', 'worm');
    expect(first.events('power-used')).toContainEqual(mass);
    const second = table({ blue: 'worm', red: 'macron', yellow: 'healer' }, { turn: 'blue', destiny: ['red'], hands });
    second.untilOffered('blue', 'worm');
    expect(second.events('power-used')).toEqual([]);
  });
});
