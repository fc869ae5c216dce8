import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { addPrey } from '../../rules/board/stacks.ts';
import { addStandIn, isStandIn, removeStandIn, withoutStandIns } from '../../rules/board/stand-ins.ts';
import { returnShips } from '../../rules/ships/homecoming.ts';
import { GATE } from '../../rules/state/state.ts';
import { follow, news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;
function board() {
  const t = table(seats, start);
  t.until('red', 'launch.aim');
  return t;
}

describe('what counts as a ship without being one', () => {
  it('it is one ship more, and what it carried stands free when it is none any longer', () => {
    const t = board();
    const { game: g } = t.table;
    const s = addStandIn(g, 0, GATE);
    expect([t.ships('red', 'gate'), isStandIn(g, ships(t, 'red', 'gate', 1, s.id)), isStandIn(g, ships(t, 'red', 'gate', 1))]).toEqual([
      1,
      true,
      false,
    ]);
    addPrey(g, { place: GATE, colour: 0, stack: s.id }, ships(t, 'blue', 'blue/5', 1));
    const gone = news(t, () => removeStandIn(g, s));
    expect(gone.events).toEqual([['ships-freed', { colour: 'blue', n: 1 }]]);
    expect([t.ships('red', 'gate'), t.ships('blue', 'gate'), g.s.stacks]).toEqual([0, 1, []]);
    expect(cosmic.faults(g)).toEqual([]);
    // Under another ship it leaves nothing behind, and that ship carries nothing any more.
    const prey = addStandIn(g, 0, GATE);
    addPrey(g, { place: placeOf(t, 'blue/1'), colour: 1, stack: -1 }, ships(t, 'red', 'gate', 1, prey.id));
    removeStandIn(g, prey);
    expect(g.s.stacks).toEqual([]);
  });

  it('it has no home to return to: the ships beside it go, and it is none any longer', () => {
    const t = board();
    const { game: g } = t.table;
    const s = addStandIn(g, 0, GATE);
    const plain = [ships(t, 'red', 'red/1', 2)];
    expect(withoutStandIns(g, plain)).toBe(plain);
    const { asked, value } = follow(returnShips(g, 0, [ships(t, 'red', 'gate', 1, s.id)], 'rule:R15.1'));
    expect([asked, value, t.ships('red', 'gate'), g.s.stacks]).toEqual([[], 0, 0, []]);
    const again = addStandIn(g, 0, placeOf(t, 'red/1'));
    const captor = addPrey(g, { place: placeOf(t, 'red/1'), colour: 0, stack: -1 }, ships(t, 'blue', 'blue/5', 1));
    const mixed = [ships(t, 'red', 'red/1', 1, again.id), ships(t, 'red', 'red/1', 1, captor.id), ships(t, 'red', 'red/1', 1)];
    expect(withoutStandIns(g, mixed)).toEqual([mixed[1], mixed[2]]);
    expect([t.ships('red', 'red/1'), g.s.stacks]).toEqual([4, [captor]]);
  });
});
