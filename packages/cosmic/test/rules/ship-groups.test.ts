import { describe, expect, it } from 'vitest';
import { chooseAmong, chooseShips, groupKey, spreadOver } from '../../rules/asking/choose-ships.ts';
import { addFleet } from '../../rules/board/fleets.ts';
import { countIn, fromWarp, groupsAt, groupsIn, kinds, present } from '../../rules/board/groups.ts';
import { slipShips } from '../../rules/board/move.ts';
import { addPrey } from '../../rules/board/stacks.ts';
import { GATE, WARP } from '../../rules/state/state.ts';
import { colour, follow, placeOf, ships } from '../board.ts';
import { launching, redStack, tight } from '../fleets.ts';

describe('what ships somebody has in a place', () => {
  it('plain ships of one colour are one group, and where there are none there is no group', () => {
    const t = launching({ ships: { red: { 'blue/2': 1 } } });
    const { game: g } = t.table;
    expect(groupsAt(g, 0, placeOf(t, 'red/2'))).toEqual([ships(t, 'red', 'red/2', 4)]);
    expect(groupsAt(g, 0, placeOf(t, 'blue/2'))).toEqual([ships(t, 'red', 'blue/2', 1)]);
    expect(groupsAt(g, 0, placeOf(t, 'blue/3'))).toEqual([]);
    const places = ['red/2', 'blue/3', 'blue/2'].map((x) => placeOf(t, x));
    expect(groupsIn(g, 0, places)).toEqual([ships(t, 'red', 'red/2', 4), ships(t, 'red', 'blue/2', 1)]);
    expect(groupsIn(g, 1, places)).toEqual([ships(t, 'blue', 'blue/3', 4), ships(t, 'blue', 'blue/2', 4)]);
  });

  it('a stack is a group by itself, beside the plain ships and alone', () => {
    const t = launching({ ships: { red: { 'yellow/1': 1 } } });
    const { game: g } = t.table;
    const one = redStack(t, 'red/2').id;
    const beside = [ships(t, 'red', 'red/2', 3), ships(t, 'red', 'red/2', 1, one)];
    expect([groupsAt(g, 0, placeOf(t, 'red/2')), groupsIn(g, 0, [placeOf(t, 'red/2')])]).toEqual([beside, beside]);
    const two = redStack(t, 'yellow/1').id;
    expect(groupsAt(g, 0, placeOf(t, 'red/2'))).toEqual(beside);
    expect(groupsAt(g, 0, placeOf(t, 'yellow/1'))).toEqual([ships(t, 'red', 'yellow/1', 1, two)]);
    // Others in the same place have nothing to do with it.
    expect(groupsAt(g, 2, placeOf(t, 'yellow/1'))).toEqual([ships(t, 'yellow', 'yellow/1', 4)]);
    expect(groupsAt(g, 0, placeOf(t, 'yellow/2'))).toEqual([]);
    slipShips(g, [ships(t, 'red', 'red/2', 2)], GATE);
    expect(groupsAt(g, 0, placeOf(t, 'red/2'))).toEqual([ships(t, 'red', 'red/2', 1), ships(t, 'red', 'red/2', 1, one)]);
  });

  it('a second fleet is a group of its own, with stacks and without', () => {
    const t = launching();
    const { game: g } = t.table;
    expect(addFleet(g, 0, [placeOf(t, 'red/1'), placeOf(t, 'red/2')])).toBe(colour('purple'));
    const both = [ships(t, 'red', 'red/1', 4), ships(t, 'purple', 'red/1', 10)];
    expect(groupsAt(g, 0, placeOf(t, 'red/1'))).toEqual(both);
    expect(groupsAt(g, 0, placeOf(t, 'red/3'))).toEqual([ships(t, 'red', 'red/3', 4)]);
    expect(groupsAt(g, 0, placeOf(t, 'blue/1'))).toEqual([]);
    expect(groupsAt(g, 1, placeOf(t, 'red/1'))).toEqual([]);
    const s = addPrey(g, { place: placeOf(t, 'red/1'), colour: colour('purple'), stack: -1 }, ships(t, 'blue', 'blue/5', 1));
    expect(groupsAt(g, 0, placeOf(t, 'red/1'))).toEqual([
      ships(t, 'red', 'red/1', 4),
      ships(t, 'purple', 'red/1', 9),
      ships(t, 'purple', 'red/1', 1, s.id),
    ]);
    expect(groupKey(g, 0, both[0])).toBe('red/1');
    expect(groupKey(g, 0, both[1])).toBe('red/1@purple');
    expect(groupKey(g, 0, ships(t, 'purple', 'red/1', 1, s.id))).toBe(`red/1@purple#${s.id}`);
    expect(groupKey(g, 0, ships(t, 'red', 'red/1', 1, 77))).toBe('red/1#77');
  });

  it('of ships that were chosen, those are still there that have not left', () => {
    const t = launching();
    const { game: g } = t.table;
    expect(present(g, [ships(t, 'red', 'red/1', 3), ships(t, 'red', 'blue/1', 2)])).toEqual([ships(t, 'red', 'red/1', 3)]);
    expect(present(g, [ships(t, 'red', 'red/3', 1)])).toEqual([ships(t, 'red', 'red/3', 1)]);
    const s = redStack(t);
    const other = redStack(t, 'red/2');
    addPrey(g, { place: placeOf(t, 'yellow/1'), colour: 2, stack: -1 }, ships(t, 'blue', 'blue/4', 1));
    slipShips(g, [ships(t, 'yellow', 'yellow/1', 1, g.s.stacks[2].id)], placeOf(t, 'red/1'));
    // Three plain ships and a stack are left of the four.
    expect(present(g, [ships(t, 'red', 'red/1', 4)])).toEqual([ships(t, 'red', 'red/1', 3)]);
    expect(present(g, [ships(t, 'red', 'red/1', 1, s.id)])).toEqual([ships(t, 'red', 'red/1', 1, s.id)]);
    slipShips(g, [ships(t, 'red', 'red/1', 1, s.id)], GATE);
    expect(present(g, [ships(t, 'red', 'red/1', 1, s.id), ships(t, 'red', 'red/1', 4)])).toEqual([ships(t, 'red', 'red/1', 3)]);
    expect(present(g, [ships(t, 'red', 'red/2', 1, other.id)])).toHaveLength(1);
    slipShips(g, [ships(t, 'red', 'red/2', 3)], GATE);
    expect(present(g, [ships(t, 'red', 'red/2', 1)])).toEqual([]);
  });

  it('plain ships of a colour are alike, and no stack is like anything else', () => {
    const t = launching();
    const [a, b, other] = [ships(t, 'red', 'red/1', 2), ships(t, 'red', 'red/2', 1), ships(t, 'purple', 'red/1', 1)];
    const [s, z] = [ships(t, 'red', 'red/1', 1, 7), ships(t, 'red', 'red/1', 1, 8)];
    expect(kinds([a, other, b])).toEqual([[a, b], [other]]);
    expect(kinds([s, a, z, b])).toEqual([[s], [a, b], [z]]);
    expect([countIn(WARP, [a, b]), countIn(a.place, [a, b, s])]).toEqual([0, 3]);
    expect(fromWarp([a, ships(t, 'red', 'warp', 2)])).toEqual([ships(t, 'red', 'warp', 2)]);
  });
});

describe('choosing ships', () => {
  const how = { tag: 'ships.spare', from: 'rule:R5', min: 1, max: 2 };

  it('somebody is asked only where there is a choice', () => {
    const t = launching();
    const { game: g } = t.table;
    const both = [ships(t, 'red', 'red/1', 4), ships(t, 'red', 'red/2', 4)];
    expect(follow(chooseAmong(g, 0, both, { ...how, min: 0, max: 0 }))).toEqual({ asked: [], value: [] });
    expect(follow(chooseAmong(g, 0, [both[0]], { ...how, min: 0, max: 0 }))).toEqual({ asked: [], value: [] });
    expect(follow(chooseAmong(g, 0, [], how))).toEqual({ asked: [], value: [] });
    // All of them have to go.
    expect(follow(chooseAmong(g, 0, both, { ...how, min: 9, max: 9 }))).toEqual({ asked: [], value: both });
    // So many of ships that are alike.
    expect(follow(chooseAmong(g, 0, [both[0]], { ...how, min: 2 }))).toEqual({ asked: [], value: [ships(t, 'red', 'red/1', 2)] });
    const some = follow(
      chooseShips(
        g,
        0,
        both.map((x) => x.place),
        how,
      ),
      { 'red/2': 2 },
    );
    expect(some.asked).toMatchObject([
      {
        seat: 0,
        tag: 'ships.spare',
        min: 1,
        max: 2,
        places: [
          { id: 'red/1', max: 4 },
          { id: 'red/2', max: 4 },
        ],
      },
    ]);
    expect(some.value).toEqual([ships(t, 'red', 'red/2', 2)]);
    expect(follow(chooseAmong(g, 0, [both[0]], how), { 'red/1': 2 }).value).toEqual([ships(t, 'red', 'red/1', 2)]);
    const byBlue = follow(chooseAmong(g, 0, both, { ...how, by: 1 }), { 'red/1': 1 });
    expect(byBlue.asked).toMatchObject([{ seat: 1, places: [{ id: 'red/1' }, { id: 'red/2' }] }]);
    expect(byBlue.value).toEqual([ships(t, 'red', 'red/1', 1)]);
  });

  it('ships are spread over places as far as there is room, and the owner is asked only where there is a choice', () => {
    const t = launching({ ships: { red: { 'red/1': 6, 'red/2': 2, 'red/3': 4 } } });
    const { game: g } = t.table;
    const [one, two, three] = ['red/1', 'red/2', 'red/3'].map((x) => placeOf(t, x));
    const spread = (n: number, places: number[], ...answers: { [place: string]: number }[]) =>
      follow(spreadOver(g, 0, n, places, 'ships.return', 'rule:R15.1'), ...answers);
    expect(spread(3, [])).toEqual({ asked: [], value: [] });
    expect(spread(0, [one, two])).toEqual({ asked: [], value: [] });
    expect(spread(3, [two])).toEqual({ asked: [], value: [[two, 3]] });
    const free = spread(3, [one, two, three], { 'red/1': 1, 'red/3': 2 });
    expect(free.asked).toMatchObject([
      {
        seat: 0,
        min: 3,
        max: 3,
        places: [
          { id: 'red/1', max: 3 },
          { id: 'red/2', max: 3 },
          { id: 'red/3', max: 3 },
        ],
      },
    ]);
    expect(free.asked[0].data).toEqual({ n: 3 });
    expect(free.value).toEqual([
      [one, 1],
      [three, 2],
    ]);
    tight.start(g, 0, 5);
    // Six are on the first already, two on the second, four on the third.
    expect(spread(3, [one])).toEqual({ asked: [], value: [] });
    expect(spread(7, [one, two])).toEqual({ asked: [], value: [[two, 3]] });
    const close = spread(7, [one, two, three], { 'red/2': 3, 'red/3': 1 });
    expect(close.asked).toMatchObject([
      {
        min: 4,
        max: 4,
        places: [
          { id: 'red/2', max: 3 },
          { id: 'red/3', max: 1 },
        ],
      },
    ]);
    // What is no planet has room for all of them.
    expect(spread(7, [GATE])).toEqual({ asked: [], value: [[GATE, 7]] });
  });
});
