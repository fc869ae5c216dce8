import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { moveShips } from '../../rules/board/move.ts';
import { returnPlaces, returnShips } from '../../rules/ships/homecoming.ts';
import { land, leaveGate, refound } from '../../rules/ships/landing.ts';
import { GATE, SIDE, WARP } from '../../rules/state/state.ts';
import { follow, placeOf, ships } from '../board.ts';
import { launching, redStack, heard, deafened, listen, tight, refuge, stranding } from '../fleets.ts';

describe('ships return', () => {
  const rule = 'rule:R15.1';

  it('R15.1 the owner spreads them over its colonies, or over those that are named', () => {
    const t = launching();
    const { game: g } = t.table;
    moveShips(g, [ships(t, 'red', 'red/1', 3)], GATE);
    const home = follow(returnShips(g, 0, [ships(t, 'red', 'gate', 2)], rule), { 'red/2': 1, 'red/5': 1 });
    expect(home.asked).toMatchObject([{ seat: 0, tag: 'ships.return', data: { n: 2 } }]);
    expect(home.asked[0].data).toEqual({ n: 2 });
    expect(home.value).toBe(0);
    expect([t.ships('red', 'red/2'), t.ships('red', 'red/5'), t.ships('red', 'gate')]).toEqual([5, 5, 1]);
    const [first, ...others] = returnPlaces(g, 0);
    expect([first, others.length]).toEqual([placeOf(t, 'red/1'), 4]);
    expect([returnPlaces(g, 0, [first]), returnPlaces(g, 0, others)]).toEqual([others, [first]]);
    const named = follow(returnShips(g, 0, [ships(t, 'red', 'gate', 1)], rule, [placeOf(t, 'blue/3')]));
    expect([named.asked, named.value, t.ships('red', 'blue/3')]).toEqual([[], 0, 1]);
  });

  it('somebody else may decide in the place of the owner', () => {
    const t = launching();
    const { game: g } = t.table;
    listen(t);
    moveShips(g, [ships(t, 'red', 'red/1', 3)], WARP);
    const { asked } = follow(returnShips(g, 0, [ships(t, 'red', 'warp', 2)], rule, undefined, 1), { 'red/2': 2 });
    expect(asked).toMatchObject([{ seat: 1, tag: 'ships.returnFor' }]);
    expect(asked[0].data).toEqual({ n: 2, who: 0 });
    expect(t.ships('red', 'red/2')).toBe(6);
    expect(heard).toEqual([['left', 0, 2, [placeOf(t, 'red/2')]]]);
  });

  it('R15.2 those that find no home are lost, and those in the warp stay there', () => {
    const t = launching();
    const { game: g } = t.table;
    listen(t);
    moveShips(g, [ships(t, 'red', 'red/5', 4)], GATE);
    for (const n of [1, 2, 3, 4]) moveShips(g, [ships(t, 'red', `red/${n}`, t.ships('red', `red/${n}`))], WARP);
    expect(t.colonies('red')).toBe(0);
    expect(follow(returnShips(g, 0, [ships(t, 'red', 'gate', 3)], rule))).toEqual({ asked: [], value: 3 });
    expect(heard).toEqual([['lost', -1, 0, 3]]);
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([1, 19]);
    deafened();
    expect(follow(returnShips(g, 0, [ships(t, 'red', 'warp', 3)], rule)).value).toBe(3);
    expect([heard, t.warp('red')]).toEqual([[], 19]);
    expect(follow(returnShips(g, 0, [], rule)).value).toBe(0);
  });

  it('as many come out of the warp as there is room for, and no more are said to', () => {
    const t = launching({ ships: { red: { warp: 3 } } });
    const { game: g } = t.table;
    listen(t);
    tight.start(g, 0, 5);
    const n = t.warp('red');
    const room = placeOf(t, 'red/5');
    const before = t.ships('red', 'red/5');
    const { value } = follow(returnShips(g, 0, [ships(t, 'red', 'warp', n)], rule, [room]));
    const came = 5 - before;
    expect([t.ships('red', 'red/5'), value]).toEqual([5, n - came]);
    expect(heard).toEqual([['left', 0, came, [room]]]);
    deafened();
    // Ships that come from elsewhere have not been in the warp.
    moveShips(g, [ships(t, 'red', 'red/5', 1)], GATE);
    follow(returnShips(g, 0, [ships(t, 'red', 'gate', 1)], rule, [room]));
    expect(heard).toEqual([]);
  });

  it('stacks go home one by one, plain ships together', () => {
    const t = launching();
    const { game: g } = t.table;
    const s = redStack(t);
    moveShips(g, [ships(t, 'red', 'red/1', 2), ships(t, 'red', 'red/1', 1, s.id)], GATE);
    const both = [ships(t, 'red', 'gate', 2), ships(t, 'red', 'gate', 1, s.id)];
    const { asked } = follow(returnShips(g, 0, both, rule), { 'red/2': 2 }, { 'red/3': 1 });
    expect(asked.map((d) => d.data)).toEqual([{ n: 2 }, { n: 1 }]);
    expect([t.ships('red', 'red/2'), t.ships('red', 'red/3'), s.place]).toEqual([6, 5, placeOf(t, 'red/3')]);
    // Ships of one kind out of several places are one question.
    moveShips(g, [ships(t, 'red', 'red/2', 1)], GATE);
    moveShips(g, [ships(t, 'red', 'red/2', 1)], SIDE);
    const alike = [ships(t, 'red', 'gate', 1), ships(t, 'red', 'side', 1)];
    expect(follow(returnShips(g, 0, alike, rule), { 'red/4': 2 }).asked).toHaveLength(1);
  });

  it('R5.4 without a colony they found one where an effect allows it', () => {
    const homeless = (): Scenario => {
      const t = launching();
      const { game: g } = t.table;
      moveShips(g, [ships(t, 'red', 'red/1', 2)], GATE);
      for (const n of [1, 2, 3, 4, 5]) moveShips(g, [ships(t, 'red', `red/${n}`, t.ships('red', `red/${n}`))], WARP);
      return t;
    };
    const gate = (t: Scenario) => [ships(t, 'red', 'gate', 2)];
    const one = homeless();
    refuge.start(one.table.game, 0, [placeOf(one, 'red/3')]);
    expect(follow(returnShips(one.table.game, 0, gate(one), rule))).toEqual({ asked: [], value: 0 });
    expect(one.ships('red', 'red/3')).toBe(2);
    const two = homeless();
    refuge.start(two.table.game, 0, [placeOf(two, 'red/3'), placeOf(two, 'red/4')]);
    const { asked } = follow(returnShips(two.table.game, 0, gate(two), rule), 'red/4');
    expect(asked).toMatchObject([{ seat: 0, tag: 'regroup.refound', options: ['red/3', 'red/4'] }]);
    expect(two.ships('red', 'red/4')).toBe(2);
    // The owner decides, whoever brings the ships home.
    const other = homeless();
    refuge.start(other.table.game, 0, [placeOf(other, 'red/3'), placeOf(other, 'red/4')]);
    expect(follow(returnShips(other.table.game, 0, gate(other), rule, undefined, 1), 'red/3').asked).toMatchObject([{ seat: 0 }]);
    expect(other.ships('red', 'red/3')).toBe(2);
    // No ships, nothing to found.
    const none = homeless();
    refuge.start(none.table.game, 0, [placeOf(none, 'red/3'), placeOf(none, 'red/4')]);
    expect(follow(returnShips(none.table.game, 0, [], rule))).toEqual({ asked: [], value: 0 });
    // An effect that has no planet for them.
    const barred = homeless();
    refuge.start(barred.table.game, 0, []);
    expect(follow(returnShips(barred.table.game, 0, gate(barred), rule))).toEqual({ asked: [], value: 2 });
    expect(barred.warp('red')).toBe(20);
    // With a colony there is no need.
    const settled = homeless();
    moveShips(settled.table.game, [ships(settled, 'red', 'warp', 1)], placeOf(settled, 'blue/2'));
    refuge.start(settled.table.game, 0, [placeOf(settled, 'red/3')]);
    follow(returnShips(settled.table.game, 0, gate(settled), rule));
    expect([settled.ships('red', 'blue/2'), settled.ships('red', 'red/3')]).toEqual([3, 0]);
    expect(follow(refound(settled.table.game, 0, [ships(settled, 'red', 'warp', 1)], [placeOf(settled, 'red/1')]))).toEqual({
      asked: [],
      value: placeOf(settled, 'red/1'),
    });
  });

  it('R26.6 what a kicker keeps in the gate is lost instead, and nothing else is', () => {
    const t = stranding();
    const { game: g } = t.table;
    listen(t);
    const allies = [ships(t, 'yellow', 'gate', 1), ships(t, 'purple', 'side', 2), ships(t, 'red', 'gate', 1)];
    expect(follow(leaveGate(g, allies)).value).toEqual([allies[1], allies[2]]);
    expect(heard).toEqual([['lost', 0, 2, 1]]);
    expect([t.warp('yellow'), t.warp('purple'), t.ships('red', 'gate')]).toEqual([1, 0, 3]);
    const home = stranding();
    expect(follow(returnShips(home.table.game, 2, [ships(home, 'yellow', 'gate', 1)], rule)).value).toBe(0);
    expect([home.warp('yellow'), home.ships('yellow', 'gate')]).toEqual([1, 0]);
    const landing = stranding();
    expect(follow(land(landing.table.game, 2, [ships(landing, 'yellow', 'gate', 1)], placeOf(landing, 'blue/1'))).value).toBe(0);
    expect([landing.warp('yellow'), landing.ships('yellow', 'blue/1')]).toEqual([1, 0]);
  });
});
