import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { receiptOf, sideTotal, sumOf } from '../../rules/resolution/totals.ts';
import { DEFENSE, OFFENSE, SIDES } from '../../rules/state/state.ts';
import { table } from '../table.ts';

const seats = { red: 'parasite', blue: 'zombie', yellow: 'loser', purple: 'tripler' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10', 'reinforcement-5'], blue: ['attack-06'] } } as const;
/** The game when both cards lie open and reinforcements could be played. */
function revealed(t: Scenario, ships = 3): Scenario {
  t.send('red', { 'red/1': ships });
  t.untilOffered('red', 'reinforcement-5');
  return t;
}
const rows = (t: Scenario, side: 0 | 1) => receiptOf(t.table.game, side);

describe('a receipt', () => {
  it('tells ships while cards are hidden, and what they come to so far', () => {
    const t = table(seats, start);
    expect([rows(t, OFFENSE), rows(t, DEFENSE)]).toEqual([[], []]);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.until('blue', 'planning.select');
    expect(rows(t, OFFENSE)).toEqual([
      { what: 'ships', who: 0, n: 3 },
      { what: 'sum', n: 3 },
    ]);
    expect(rows(t, DEFENSE)).toEqual([
      { what: 'ships', who: 1, n: 4 },
      { what: 'sum', n: 4 },
    ]);
    // Nobody learns of a card by its row.
    expect(t.encounter().slots[OFFENSE].card >= 0 || t.encounter().slots[DEFENSE].card >= 0).toBe(false);
  });

  it('tells nothing of a card that lies facedown', () => {
    const t = table(seats, start);
    t.until('red', 'planning.select');
    t.runWhile(() => t.encounter().slots[OFFENSE].card < 0 || t.encounter().slots[DEFENSE].card < 0);
    for (const side of SIDES) if (!t.encounter().slots[side].up) expect(rows(t, side).some((row) => row.what === 'card')).toBe(false);
  });

  it('says which power makes ships count for more', () => {
    const t = revealed(table({ ...seats, red: 'macron' }, start), 1);
    expect(rows(t, OFFENSE)).toEqual([
      { what: 'card', n: 10 },
      { what: 'ships', who: 0, n: 4, ships: 1, why: ['power:macron'] },
      { what: 'sum', n: 14 },
    ]);
  });

  it('says which power turns ships against their side', () => {
    const t = revealed(table({ ...seats, red: 'anti-matter' }, start), 2);
    expect(rows(t, OFFENSE)).toContainEqual({ what: 'ships', who: 0, n: -2, ships: 2, why: ['power:anti-matter'] });
    expect(rows(t, DEFENSE)).toContainEqual({ what: 'ships', who: 1, n: 4 });
  });

  it('has a row for what multiplies instead of adding', () => {
    const t = revealed(table({ ...seats, red: 'virus' }, start));
    expect(rows(t, OFFENSE)).toEqual([
      { what: 'card', n: 10 },
      { what: 'ships', who: 0, n: 3 },
      { what: 'effect', n: 17, why: 'power:virus' },
      { what: 'sum', n: 30 },
    ]);
  });

  it('says once what the same effect added twice, and how often', () => {
    const t = revealed(
      table(seats, { ...start, hands: { ...start.hands, red: ['attack-10', 'reinforcement-3', 'reinforcement-3', 'reinforcement-5'] } }),
    );
    t.answer('red', 'reinforcement-3');
    t.untilOffered('red', 'reinforcement-3');
    expect(rows(t, OFFENSE)).toContainEqual({ what: 'effect', n: 3, why: 'card:reinforcement-3' });
    t.answer('red', 'reinforcement-3');
    t.untilOffered('red', 'reinforcement-5');
    expect(rows(t, OFFENSE)).toEqual([
      { what: 'card', n: 10 },
      { what: 'ships', who: 0, n: 3 },
      { what: 'effect', n: 6, why: 'card:reinforcement-3', times: 2 },
      { what: 'sum', n: 19 },
    ]);
  });

  it('names the kickers that multiply a card, and by how much', () => {
    const options = { rewards: 'both' };
    const hands = { ...start.hands, red: ['attack-10', 'kicker-x3', 'reinforcement-5'] };
    const t = table(seats, { ...start, hands, options });
    t.use('red', 'kicker-x3');
    revealed(t);
    expect(SIDES.map((side) => rows(t, side)[0])).toEqual([
      { what: 'card', n: 30, times: 3, why: ['card:kicker-x3'] },
      { what: 'card', n: 6 },
    ]);
  });

  it('adds up to the total at every moment', () => {
    const t = revealed(table({ ...seats, red: 'macron' }, start), 1);
    for (const side of SIDES) expect(sumOf(rows(t, side))).toBe(sideTotal(t.table.game, side));
  });
});
