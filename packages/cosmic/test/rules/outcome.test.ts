import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { nameOf } from '../variants/special-ships.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'warpish' };
const hands = { red: ['attack-10'], blue: ['attack-08'], yellow: ['attack-05'] };

/** Red attacks blue/1 with two ships. */
function fight(seat: object = {}, cards: object = {}, more: object = {}) {
  const t = table({ ...seats, ...seat }, { turn: 'red', destiny: ['blue'], hands: { ...hands, ...cards }, ...more });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  return t;
}
const outcome = (t: ReturnType<typeof fight>) => t.events('outcome').at(-1);

describe('R10.6 totals', () => {
  it('a card and every ship of the side, as everybody sees it while it is still open, and after', () => {
    const t = fight({ blue: 'warpish', purple: 'healer' }, { red: ['attack-10', 'reinforcement-2'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.untilOffered('red', 'reinforcement-2');
    expect(t.view('purple').encounter).toMatchObject({
      totals: [
        { card: 10, ships: 5, additions: 0, total: 15 },
        { card: 8, ships: 4, additions: 0, total: 12 },
      ],
    });
    t.answer('red', 'reinforcement-2');
    t.answer('red', 'offense');
    t.untilOffered('purple', 'healer');
    expect(t.view('purple').encounter).toMatchObject({
      outcome: { kind: 'won', winner: 0, margin: 5 },
      totals: [
        { card: 10, ships: 5, additions: 2, total: 17 },
        { card: 8, ships: 4, additions: 0, total: 12 },
      ],
    });
  });

  it('R8.4 a colony of an ally on the planet does not count, nor does one of an onlooker', () => {
    const t = fight({}, {}, { ships: { yellow: { 'blue/1': 3 }, purple: { 'blue/1': 2 } } });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
    expect(outcome(t)).toMatchObject({ totals: [12, 13] });
  });

  it('the Virus multiplies its card by its ships, and with its super flare by those of its allies too', () => {
    for (const boosted of [false, true]) {
      const t = fight({ red: 'virus' }, { red: ['attack-06', 'flare:virus'] });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 3 });
      t.boost('red', boosted);
      t.run();
      expect(t.events('outcome')[0]).toMatchObject({ totals: [boosted ? 30 : 15, 12] });
    }
    const alone = fight({ red: 'virus' }, { red: ['attack-06'] });
    alone.run();
    expect(alone.events('outcome')[0]).toMatchObject({ totals: [12, 12] });
  });

  it('a special ship and plain ships count one each, also those of a Fungus with nothing under them', () => {
    const t = table(
      { ...seats, red: 'fungus' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands,
        options: { specialShips: 'flagship' },
        specialShips: { red: ['red/1'] },
      },
    );
    t.aim('red', 'blue/1');
    t.send('red', { [nameOf(t, 'red')]: 1, 'red/2': 2 });
    t.plan('red', 'use', 'pass');
    t.run();
    expect(outcome(t)).toMatchObject({ totals: [13, 12] });
  });

  it('R26.6 a kicker multiplies the attack card alone, and only where there is one', () => {
    const kicked = fight({}, { red: ['attack-10', 'kicker-x2-duplicity'] }, { options: { rewards: 'dominion' } });
    kicked.use('red', 'kicker-x2-duplicity');
    kicked.run();
    expect(outcome(kicked)).toMatchObject({ totals: [22, 12] });
  });

  it('ships on a planet in the gate count for whoever is aboard', () => {
    const t = table({ ...seats, red: 'leviathan' }, { turn: 'red', destiny: ['blue'], hands });
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.plan('red', 'leviathan.planet', 'red/2');
    t.run();
    expect(outcome(t)).toMatchObject({ totals: [34, 12] });
  });
});

describe('R11 the outcome of the cards', () => {
  const REWARDS = { options: { rewards: 'dominion' } };

  it('R11.4 a retreat that met an attack loses, on whichever side it is', () => {
    const away = fight({}, { red: ['retreat'], blue: ['attack-00'] }, REWARDS);
    away.run();
    expect(outcome(away)).toMatchObject({ kind: 'won', winner: 1, margin: null, how: 'retreat' });
    expect(away.warp('red')).toBe(0);
    const held = fight({}, { red: ['attack-00'], blue: ['retreat'] }, REWARDS);
    held.run();
    expect(outcome(held)).toMatchObject({ kind: 'won', winner: 0, margin: null, how: 'retreat' });
    expect([held.ships('blue', 'blue/1'), held.ships('red', 'blue/1')]).toEqual([4, 2]);
  });

  it('R11.2 an attack wins against a negotiate, whoever has which', () => {
    const one = fight({}, { red: ['negotiate'], blue: ['attack-00'] });
    one.run();
    expect(outcome(one)).toMatchObject({ winner: 1, margin: null, how: 'attack' });
    const other = fight({}, { red: ['attack-00'], blue: ['negotiate'] });
    other.run();
    expect(outcome(other)).toMatchObject({ winner: 0, margin: null, how: 'attack' });
  });

  it('R11.3 an upset turns no deal round', () => {
    const t = fight({ red: 'loser' }, { red: ['negotiate'], blue: ['negotiate'] });
    t.use('red', 'loser');
    t.until('red', 'deal');
    expect(outcome(t)).toEqual({ kind: 'deal', totals: [2, 4] });
  });
});
