import { describe, expect, it } from 'vitest';
import { moveShips } from '../../rules/board/move.ts';
import { colonies, holdNamed } from '../../rules/board/places.ts';
import {
  allCaptives,
  captiveOwners,
  captives,
  captivesShown,
  capture,
  dropCaptives,
  free,
  freeCaptives,
} from '../../rules/ships/captives.ts';
import { GATE } from '../../rules/state/state.ts';
import { follow, news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;
function board() {
  const t = table(seats, start);
  t.until('red', 'launch.aim');
  return { t, g: t.table.game, sheet: t.sheet('hacker') };
}

describe('captured ships', () => {
  it('they stand on the sheet for all to see, and go home when they are freed', () => {
    const { t, g, sheet } = board();
    expect([captivesShown(g, sheet), captives(g, sheet, 1), captiveOwners(g, sheet)]).toEqual([null, [], []]);
    expect(follow(freeCaptives(g, sheet, 'rule:R15.1')).asked).toEqual([]);
    const taken = news(t, () => capture(g, sheet, [ships(t, 'blue', 'blue/1', 2), ships(t, 'yellow', 'yellow/1', 1)]));
    expect(taken.events).toContainEqual(['ships-captured', { colour: 'blue', n: 2, by: 'red' }]);
    expect([captivesShown(g, sheet), captiveOwners(g, sheet), allCaptives(g, sheet).length]).toEqual([
      [
        { colour: 'blue', n: 2 },
        { colour: 'yellow', n: 1 },
      ],
      [1, 2],
      2,
    ]);
    follow(free(g, sheet, 1, 'rule:R15.1'), { 'blue/2': 2 });
    expect([t.ships('blue', 'blue/2'), captiveOwners(g, sheet)]).toEqual([6, [2]]);
    follow(freeCaptives(g, sheet, 'rule:R15.1'), { 'yellow/3': 1 });
    expect([t.ships('yellow', 'yellow/3'), holdNamed(g, `captives/${sheet.id}`)]).toEqual([5, -1]);
  });

  it('where nobody can be asked they go to a colony of their owner, or else to the warp', () => {
    const { t, g, sheet } = board();
    expect(news(t, () => dropCaptives(g, sheet))).toEqual({ cells: [], events: [], restless: false });
    capture(g, sheet, [ships(t, 'blue', 'blue/1', 2), ships(t, 'yellow', 'yellow/1', 1)]);
    for (const x of colonies(g, 2)) moveShips(g, [{ place: x, colour: 2, stack: -1, n: g.s.ships.at[x][2] }], GATE);
    dropCaptives(g, sheet);
    expect([t.ships('blue', 'blue/1'), t.warp('blue'), t.warp('yellow')]).toEqual([4, 0, 1]);
    expect(holdNamed(g, `captives/${sheet.id}`)).toBe(-1);
    expect(placeOf(t, 'blue/1')).toBeGreaterThan(0);
  });
});
