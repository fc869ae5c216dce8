import { openTable, raisable, waitingFor } from '@parley/kernel';
import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', yellow: 'lunatic', blue: 'tripler', purple: 'void' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-00'], yellow: ['attack-05'] } } as const;
const FOUR = { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, 'purple/4': 1 };

describe('the game as a table knows it', () => {
  it('has as many seats as the options say, and refuses options that no game can be made of', () => {
    expect(cosmic.seats(cosmic.parse({ players: 6 }))).toBe(6);
    expect(() => cosmic.parse({ players: 3, aliens: ['void', 'macron'] })).toThrow('Only 2 aliens fit');
    expect(() => cosmic.parse({ players: 9 })).toThrow('A game has 3 to 8 players');
  });

  it('is open until somebody has won, and says then who and how', () => {
    const t = table(seats, { ...start, ships: { red: FOUR } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.until('red', 'planning.select');
    expect(cosmic.outcome(t.table.game)).toBeNull();
    t.run();
    expect(cosmic.outcome(t.table.game)).toEqual({ winners: [t.seat('red')], by: 'colonies' });
  });

  it('has words for everything, and they can be listed with the rest', () => {
    expect(Object.keys(cosmic)).toContain('words');
    expect(Object.keys(cosmic.words?.() ?? {}).length).toBeGreaterThan(0);
  });

  it('lets nobody raise anything before there is an encounter', () => {
    const t = openTable(cosmic, { players: 3 }, 'raise');
    for (const seat of waitingFor(t)) expect(raisable(t, seat)).toEqual([]);
  });

  it('has the powers of the aliens from the first encounter on', () => {
    const t = table({ ...seats, red: 'macron' }, { ...start, hands: { ...start.hands, red: ['attack-08'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    // A ship of the Macron counts four.
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [12, 4] });
  });
});
