import { describe, expect, it } from 'vitest';
import { allButTwo, table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'lunatic', blue: 'tripler', purple: 'void' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-00'], yellow: ['attack-05'] } } as const;
const FOUR = { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, 'purple/4': 1 };

describe('R23 winning', () => {
  it('R23.1 five foreign colonies win', () => {
    const t = table(seats, { ...start, ships: { red: FOUR } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(t.over()).toBe(true);
    expect(t.winners()).toEqual(['red']);
    expect(t.events('game-won')).toEqual([{ who: [0], how: 'colonies' }]);
  });

  it('R23.1 home colonies do not count, nor do several ships on one planet', () => {
    const t = table(seats, { ...start, ships: { red: { 'purple/1': 1, 'purple/2': 1, 'purple/3': 2 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(t.over()).toBe(false);
    expect(t.score('red')).toBe(4);
  });

  it('R23.1 R32.1 four are enough in the four-planet game', () => {
    const ships = { red: { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1 } };
    const t = table(seats, { ...start, options: { planets: 4 }, ships });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(t.winners()).toEqual(['red']);
  });

  it('R23.2 everybody who has them at that moment wins', () => {
    const t = table(seats, { ...start, ships: { red: FOUR, yellow: FOUR } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect(t.winners()).toEqual(['red', 'yellow']);
  });

  it('R23.2 by a deal too', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['attack-05'] },
      ships: { red: FOUR, blue: FOUR },
    });
    t.offer('red', { red: ['colony red/1'], blue: ['colony blue/1'] });
    t.accept('blue');
    t.plan('red', 'deal.found', { 'red/2': 1 });
    t.plan('blue', 'deal.found', { 'blue/2': 1 });
    t.run();
    expect(t.winners()).toEqual(['red', 'blue']);
  });

  it('[faq-general-35] R23.1 the count is taken at the very end of the encounter, not while it is going on', () => {
    const t = table(seats, { ...start, ships: { yellow: { ...FOUR, 'blue/5': 1 } } });
    expect(t.score('yellow')).toBe(5);
    t.until('red', 'planning.select');
    expect(t.over()).toBe(false);
    t.run();
    expect(t.winners()).toEqual(['yellow']);
  });

  it('[faq-general-35] R23.1 whoever loses a colony before that has not won', () => {
    const t = table(seats, { ...start, ships: { yellow: { ...FOUR, 'blue/5': 1 } } });
    t.aim('red', 'blue/1');
    t.invite('blue', 'yellow');
    // Yellow's fifth colony leaves for the encounter and is lost in it.
    t.ally('yellow', 'defense', { 'blue/5': 1 });
    t.run();
    expect(t.over()).toBe(false);
    expect(t.score('yellow')).toBe(4);
  });

  it('R3.5 also at the end of an encounter that was cut short', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['red'],
      hands: { red: ['attack-40'], yellow: ['attack-05'] },
      ships: { red: { 'red/1': 0 }, yellow: { ...FOUR, 'blue/5': 1 } },
    });
    t.plan('red', 'destiny.own', 'reclaim');
    t.run();
    expect(t.winners()).toEqual(['yellow']);
  });

  it('the game stops there: no second encounter, nobody is asked any more', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'attack-30'] }, ships: { red: FOUR } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.run();
    expect(t.winners()).toEqual(['red']);
    expect(t.asked()).toEqual([]);
  });

  it('R29.5 with teams whose partners both have them, and whoever is alone', () => {
    const FIVE = { ...FOUR, 'purple/5': 1 };
    const five = { ...seats, green: 'macron' };
    const teamed = (ships: object) => {
      const t = table(five, {
        ...start,
        options: { teams: true },
        teams: [
          ['red', 'blue'],
          ['yellow', 'purple'],
        ],
        ships: { ...ships },
      });
      t.run();
      return t;
    };
    expect(teamed({ red: FIVE }).over()).toBe(false);
    expect(teamed({ red: FIVE, blue: FIVE }).winners()).toEqual(['red', 'blue']);
    expect(teamed({ red: FIVE, green: FIVE }).winners()).toEqual(['green']);
  });

  it('nobody wins any more where too few planets are left: those who have come furthest do', () => {
    const three = { red: 'hacker', blue: 'tripler', yellow: 'lunatic' };
    const gone = allButTwo('red', 'blue', 'yellow');
    const hands = { red: ['attack-40'], blue: ['attack-00'], yellow: ['attack-05'] };
    const t = table(three, { turn: 'red', destiny: ['blue'], hands, gone, ships: { yellow: { 'red/1': 1 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 1 });
    t.run();
    expect([t.over(), t.winners()]).toEqual([true, ['red', 'yellow']]);
    expect(t.events('game-won')).toEqual([{ who: [0, 2], how: 'most-colonies' }]);
    // By house rule play goes on.
    const on = table(three, { turn: 'red', destiny: ['blue'], hands, gone, options: { house: { deadPosition: 'play-on' } } });
    on.run();
    expect(on.over()).toBe(false);
  });
});
