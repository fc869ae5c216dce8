import { describe, expect, it } from 'vitest';
import { groupsIn } from '../../rules/board/groups.ts';
import {
  countSendable,
  comesBack,
  isControlled,
  isGone,
  markedAmong,
  markedShip,
  recharge,
  spend,
  withoutSecond,
} from '../../rules/board/markers.ts';
import { moveShips } from '../../rules/board/move.ts';
import { newHold } from '../../rules/board/places.ts';
import { addSpecialShip } from '../../rules/board/stacks.ts';
import { newVessel } from '../../rules/board/vessels.ts';
import { GATE, OUT, SIDE, WARP } from '../../rules/state/state.ts';
import { news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;

function marked() {
  const t = table(seats, { ...start, specialShips: { red: ['red/2'] }, options: { specialShips: 'flagship' } });
  t.until('red', 'launch.aim');
  const [asset] = t.state.assets;
  const move = (to: number): void => {
    const s = markedShip(t.table.game, asset);
    if (s) moveShips(t.table.game, [{ place: s.place, colour: 0, stack: s.id, n: 1 }], to);
  };
  return { t, g: t.table.game, asset, move };
}

describe('marked ships', () => {
  it('R28.2 one is at its owner’s command on a planet, in the encounter and on a vessel', () => {
    const { t, g, asset, move } = marked();
    const vessel = newVessel(g, 'liner', 1);
    const hold = newHold(g, 'captives/9');
    const seen = [placeOf(t, 'blue/2'), GATE, SIDE, vessel, WARP, OUT, hold].map((to) => {
      move(to);
      return [isControlled(g, asset), isGone(g, asset)];
    });
    expect(seen).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [true, false],
      [false, false],
      [false, true],
      [false, true],
    ]);
    delete asset.ship;
    expect([markedShip(g, asset), isControlled(g, asset), isGone(g, asset)]).toEqual([undefined, false, true]);
  });

  it('R28.3 a spent marker is turned up again when its ship leaves the warp for where its owner commands it', () => {
    const { t, g, asset, move } = marked();
    expect(news(t, () => recharge(g, asset))).toEqual({ cells: [], events: [], restless: false });
    spend(g, asset);
    expect(asset.up).toBe(false);
    move(placeOf(t, 'red/3'));
    expect(asset.up).toBe(false);
    move(WARP);
    expect(asset.up).toBe(false);
    const hold = newHold(g, 'captives/9');
    move(hold);
    expect(asset.up).toBe(false);
    comesBack(g, asset);
    expect(asset.up).toBe(false);
    move(WARP);
    const back = news(t, () => move(placeOf(t, 'red/3')));
    expect(asset.up).toBe(true);
    expect(back.events).toContainEqual(['ship-recharged', { who: 0, card: 'ship:flagship' }]);
  });

  it('R28.7 of two special ships only one is sent into an encounter', () => {
    const t = table(seats, {
      ...start,
      specialShips: { red: ['red/2', 'red/3'] },
      options: { specialShips: 'flagship', doubleShip: 'salvage' },
    });
    t.until('red', 'launch.aim');
    const { game: g } = t.table;
    const at = (...names: string[]) =>
      groupsIn(
        g,
        0,
        names.map((x) => placeOf(t, x)),
      );
    expect(markedAmong(g, at('red/1', 'red/2', 'red/3')).map((x) => x.place)).toEqual([placeOf(t, 'red/2'), placeOf(t, 'red/3')]);
    expect([
      countSendable(g, at('red/1', 'red/2', 'red/3')),
      countSendable(g, at('red/1', 'red/2')),
      countSendable(g, at('red/1')),
    ]).toEqual([11, 8, 4]);
    // A special ship without a marker is none of them.
    addSpecialShip(g, 0, placeOf(t, 'red/4'), 'scout');
    expect(markedAmong(g, at('red/4'))).toEqual([]);
    expect(withoutSecond(g, 0, at('red/2', 'red/3'))).toEqual(at('red/2', 'red/3'));
    const [first] = markedAmong(g, at('red/2'));
    moveShips(g, [first], GATE);
    expect(withoutSecond(g, 0, at('red/3'))).toEqual([ships(t, 'red', 'red/3', 3)]);
  });

  it('without a second special ship all of them may be sent', () => {
    const { t, g } = marked();
    expect(countSendable(g, groupsIn(g, 0, [placeOf(t, 'red/1'), placeOf(t, 'red/2')]))).toBe(8);
  });
});
