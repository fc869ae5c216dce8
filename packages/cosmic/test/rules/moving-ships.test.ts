import { describe, expect, it } from 'vitest';
import { splitShips } from '../../rules/board/groups.ts';
import { isInFight, moveShips, moveSome, slipShips } from '../../rules/board/move.ts';
import { shipsAt } from '../../rules/board/places.ts';
import { addPrey } from '../../rules/board/stacks.ts';
import { modifier, reaction } from '../../rules/registry/clauses.ts';
import { lingering } from '../../rules/registry/lingering.ts';
import { announceColonies, land } from '../../rules/ships/landing.ts';
import { leaveWarp, leavingWarp, tookBack } from '../../rules/ships/leaving-warp.ts';
import { GATE, SIDE, WARP } from '../../rules/state/state.ts';
import type { Founding } from '../../rules/timing/events.ts';
import { follow, news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';
import { seats, start, launching, revealed, redStack, heard, deafened, listen, tight, waits } from '../fleets.ts';

/** All ships count for something. */
const weighing = lingering('test.weighing', [modifier('total.ships', (x) => x)]);

/** So many ships stay in the warp. */
const keeper = lingering<number>('test.keeper', (dataOf) => [
  reaction<'ships.retrieve'>({
    on: 'ships.retrieve',
    must: true,
    passive: true,
    *commit(c) {
      c.ev.n -= dataOf(c);
    },
  }),
]);

const worth = lingering('test.worth', [modifier('colonies.worth', (n) => n)]);

describe('moving ships', () => {
  it('each move is told, and nothing is where nothing moves', () => {
    const t = launching();
    const from = news(t, (g) => moveShips(g, [ships(t, 'red', 'red/1', 1), ships(t, 'red', 'red/2', 2)], GATE));
    expect(from.events).toEqual([
      ['ships-moved', { colour: 'red', n: 1, from: 'red/1', to: 'gate' }],
      ['ships-moved', { colour: 'red', n: 2, from: 'red/2', to: 'gate' }],
    ]);
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2'), t.ships('red', 'gate')]).toEqual([3, 2, 3]);
    const nothing = { cells: [], events: [], restless: false };
    // No ships, though the place is empty; and ships that are there already.
    expect(news(t, (g) => moveShips(g, [ships(t, 'red', 'blue/1', 0)], placeOf(t, 'blue/2')))).toEqual(nothing);
    expect(news(t, (g) => moveShips(g, [ships(t, 'red', 'red/3', 4)], placeOf(t, 'red/3')))).toEqual(nothing);
    expect(t.ships('red', 'red/3')).toBe(4);
  });

  it('the laws look again when a colony is founded or abandoned, and only then are colonies told anew', () => {
    const t = launching();
    const moved = (x: ReturnType<typeof ships>, to: string) => news(t, (g) => slipShips(g, [x], placeOf(t, to)));
    expect(moved(ships(t, 'red', 'red/1', 1), 'red/2')).toEqual({ cells: ['red/1', 'red/2'], events: [], restless: false });
    expect(moved(ships(t, 'red', 'red/1', 1), 'gate')).toMatchObject({ cells: ['gate', 'red/1'], restless: false });
    expect(moved(ships(t, 'red', 'gate', 1), 'side')).toMatchObject({ cells: ['gate', 'side'], restless: false });
    expect(moved(ships(t, 'red', 'red/2', 1), 'blue/1')).toMatchObject({ cells: ['blue/1', 'colonies', 'red/2'], restless: true });
    expect(moved(ships(t, 'red', 'red/2', 1), 'blue/1')).toMatchObject({ cells: ['blue/1', 'red/2'], restless: false });
    expect(moved(ships(t, 'red', 'blue/1', 2), 'red/2')).toMatchObject({ cells: ['blue/1', 'colonies', 'red/2'], restless: true });
    // The last ships of one planet go to another colony.
    expect(moved(ships(t, 'red', 'red/3', 4), 'red/4')).toMatchObject({ cells: ['colonies', 'red/3', 'red/4'], restless: true });
    worth.start(t.table.game, 0, {});
    expect(moved(ships(t, 'red', 'red/4', 1), 'gate')).toMatchObject({ cells: ['colonies', 'gate', 'red/4'], restless: false });
  });

  it('a stack comes along with what is under it, and the laws look at it wherever it goes', () => {
    const t = launching();
    const s = redStack(t);
    const away = news(t, (g) => slipShips(g, [ships(t, 'red', 'red/1', 1, s.id)], GATE));
    expect(away).toMatchObject({ cells: ['gate', 'red/1', 'stacks'], restless: true });
    expect(s.place).toBe(GATE);
    expect(shipsAt(t.table.game, 1, s.hold)).toBe(1);
    expect(news(t, (g) => slipShips(g, [ships(t, 'red', 'red/1', 1)], GATE))).toMatchObject({ cells: ['gate', 'red/1'], restless: false });
  });

  it('whoever waits for lost colonies is told of planets that were left, and of no others', () => {
    const t = launching();
    const { game: g } = t.table;
    const left = (): unknown => g.s.vacated;
    slipShips(g, [ships(t, 'red', 'red/1', 4)], placeOf(t, 'red/2'));
    expect(left()).toBeUndefined();
    const waiting = launching();
    const w = waiting.table.game;
    waits.start(w, 2, {});
    slipShips(w, [ships(waiting, 'red', 'red/1', 1)], placeOf(waiting, 'red/2'));
    slipShips(w, [ships(waiting, 'red', 'red/2', 1)], GATE);
    slipShips(w, [ships(waiting, 'red', 'gate', 1)], placeOf(waiting, 'red/2'));
    expect(w.s.vacated ?? []).toEqual([]);
    slipShips(w, [ships(waiting, 'red', 'red/1', 3)], placeOf(waiting, 'red/2'));
    expect(w.s.vacated).toEqual([{ place: placeOf(waiting, 'red/1'), colour: 0 }]);
    addPrey(w, { place: placeOf(waiting, 'red/2'), colour: 0, stack: -1 }, ships(waiting, 'blue', 'blue/5', 3));
    expect(w.s.vacated).toHaveLength(1);
    addPrey(w, { place: placeOf(waiting, 'red/2'), colour: 0, stack: -1 }, ships(waiting, 'blue', 'blue/5', 1));
    expect(w.s.vacated).toHaveLength(2);
    slipShips(w, [ships(waiting, 'blue', 'blue/4', 1)], SIDE);
    addPrey(w, { place: placeOf(waiting, 'red/2'), colour: 0, stack: -1 }, ships(waiting, 'blue', 'side', 1));
    expect(w.s.vacated).toHaveLength(2);
  });

  it('while both totals are open they are told anew when ships in the encounter come or go', () => {
    const t = revealed();
    const { game: g } = t.table;
    for (const place of [GATE, SIDE, placeOf(t, 'blue/1')]) expect(isInFight(g, place)).toBe(true);
    for (const name of ['blue/2', 'red/5', 'warp']) expect(isInFight(g, placeOf(t, name))).toBe(false);
    const told = (x: ReturnType<typeof ships>, to: string): boolean =>
      news(t, () => slipShips(g, [x], placeOf(t, to))).cells.includes('encounter');
    expect(told(ships(t, 'red', 'gate', 1), 'red/2')).toBe(true);
    expect(told(ships(t, 'red', 'red/2', 1), 'gate')).toBe(true);
    expect(told(ships(t, 'yellow', 'yellow/2', 1), 'side')).toBe(true);
    expect(told(ships(t, 'yellow', 'side', 1), 'yellow/2')).toBe(true);
    expect(told(ships(t, 'blue', 'blue/1', 1), 'blue/2')).toBe(true);
    expect(told(ships(t, 'blue', 'blue/2', 1), 'blue/1')).toBe(true);
    expect(told(ships(t, 'red', 'red/2', 1), 'red/3')).toBe(false);
    // A planet in the gate.
    t.encounter().carrier = placeOf(t, 'red/5');
    expect(isInFight(g, placeOf(t, 'red/5'))).toBe(true);
    expect(told(ships(t, 'red', 'red/5', 1), 'red/3')).toBe(true);
    // Where other ships count too.
    weighing.start(g, 0, {});
    expect(told(ships(t, 'red', 'red/2', 1), 'red/3')).toBe(true);
  });

  it('before cards are revealed, and once the outcome stands, no total changes with ships', () => {
    const t = launching();
    expect(news(t, (g) => slipShips(g, [ships(t, 'red', 'red/2', 1)], GATE)).cells).toEqual(['gate', 'red/2']);
    const over = revealed();
    over.encounter().settled = { totals: [11, 14], receipts: [[], []] };
    expect(news(over, (g) => slipShips(g, [ships(over, 'red', 'gate', 1)], WARP)).cells).toEqual(['gate', 'warp']);
  });

  it('the encounter counts the ships that went to the warp in it and are still there', () => {
    const t = launching({ ships: { red: { warp: 2 } } });
    const { game: g } = t.table;
    const fresh = (): number => t.encounter().fresh[0];
    const old = t.warp('red');
    slipShips(g, [ships(t, 'red', 'red/2', 2)], WARP);
    expect(fresh()).toBe(2);
    slipShips(g, [ships(t, 'red', 'red/2', 1)], placeOf(t, 'red/3'));
    expect(fresh()).toBe(2);
    slipShips(g, [ships(t, 'red', 'warp', 1)], placeOf(t, 'red/3'));
    expect(fresh()).toBe(1);
    // Those that were there before.
    slipShips(g, [ships(t, 'red', 'warp', 1 + old)], placeOf(t, 'red/3'));
    expect([fresh(), t.warp('red')]).toEqual([0, 0]);
  });

  it('before the first encounter ships can move as well', () => {
    const t = table(seats, { ...start, options: { specialShips: 'flagship' } });
    const { game: g } = t.table;
    expect(g.s.encounters).toEqual([]);
    expect(isInFight(g, placeOf(t, 'blue/1'))).toBe(false);
    expect(news(t, () => slipShips(g, [ships(t, 'red', 'red/2', 1)], WARP)).cells).toEqual(['red/2', 'warp']);
  });

  it('so many of these ships move, and the others are left', () => {
    const t = launching();
    const { game: g } = t.table;
    const both = [ships(t, 'red', 'red/1', 2), ships(t, 'red', 'red/2', 3)];
    expect(moveSome(g, both, GATE, 3)).toEqual([ships(t, 'red', 'red/2', 2)]);
    expect([t.ships('red', 'red/1'), t.ships('red', 'red/2'), t.ships('red', 'gate')]).toEqual([2, 3, 3]);
    expect(moveSome(g, [ships(t, 'red', 'red/3', 2)], GATE, 2)).toEqual([]);
    expect(splitShips(both, 3)).toEqual([[both[0], ships(t, 'red', 'red/2', 1)], [ships(t, 'red', 'red/2', 2)]]);
    expect(splitShips(both, 2)).toEqual([[both[0]], [both[1]]]);
    expect(splitShips(both, 0)).toEqual([[], both]);
    expect(splitShips(both, 9)).toEqual([both, []]);
  });
});

describe('ships leave the warp', () => {
  it('whoever waits for it is told before and after, and not of nothing', () => {
    const t = launching();
    const { game: g } = t.table;
    listen(t);
    expect(follow(leavingWarp(g, 0, 1)).value).toBe(1);
    expect(follow(leavingWarp(g, 0, 0)).value).toBe(0);
    follow(tookBack(g, 0, 1, [4]));
    follow(tookBack(g, 0, 0));
    expect(heard).toEqual([
      ['leaving', 0, 1],
      ['left', 0, 1, [4]],
    ]);
  });

  it('an effect may keep some of them there, or all', () => {
    const t = launching({ ships: { red: { warp: 5 } } });
    const { game: g } = t.table;
    keeper.start(g, 2, 2);
    expect(follow(leavingWarp(g, 0, 3)).value).toBe(1);
    expect(follow(leavingWarp(g, 0, 1)).value).toBe(0);
    expect(follow(leaveWarp(g, 0, [ships(t, 'red', 'warp', 4)])).value).toEqual([ships(t, 'red', 'warp', 2)]);
    expect(follow(leaveWarp(g, 0, [ships(t, 'red', 'warp', 1)])).value).toEqual([]);
  });
});

describe('landing', () => {
  it('R11.5 the first ships found a colony, further ones do not', () => {
    const t = launching();
    const { game: g } = t.table;
    listen(t);
    const planet = placeOf(t, 'blue/2');
    const first = news(t, () => expect(follow(land(g, 0, [ships(t, 'red', 'red/1', 1)], planet)).value).toBe(0));
    expect(first.events).toContainEqual(['colony-gained', { who: 0, planet: 'blue/2' }]);
    expect(heard).toEqual([
      ['landed', 0, 1, true],
      ['gained', [[0, planet]]],
    ]);
    deafened();
    const second = news(t, () => follow(land(g, 0, [ships(t, 'red', 'red/1', 2)], planet)));
    expect(second.events.map(([type]) => type)).toEqual(['ships-moved']);
    expect([heard, t.ships('red', 'blue/2')]).toEqual([[['landed', 0, 2, false]], 3]);
    expect(t.encounter().feats).toEqual([]);
  });

  it('a home colony that is founded is noted, one that is there already is not', () => {
    const t = launching({ ships: { red: { 'blue/1': 6, 'red/1': 0 } } });
    const { game: g } = t.table;
    const feats = (): string[] => t.encounter().feats.map((x) => `${x.who} ${x.what}`);
    follow(land(g, 0, [ships(t, 'red', 'blue/1', 1)], placeOf(t, 'red/2')));
    expect(feats()).toEqual([]);
    expect(t.ships('red', 'red/1')).toBe(0);
    follow(land(g, 0, [ships(t, 'red', 'blue/1', 1)], placeOf(t, 'red/1')));
    expect(feats()).toEqual(['0 home-colony']);
    follow(land(g, 0, [ships(t, 'red', 'blue/1', 1)], placeOf(t, 'yellow/1')));
    expect(feats()).toEqual(['0 home-colony']);
  });

  it('as many land as there is room for, and where there is none nothing is founded', () => {
    const t = launching();
    const { game: g } = t.table;
    listen(t);
    tight.start(g, 0, 5);
    const planet = placeOf(t, 'blue/2');
    // Four are there, so that one of three fits, whichever that is.
    const both = [ships(t, 'red', 'red/1', 2), ships(t, 'red', 'red/2', 1)];
    const { asked, value } = follow(land(g, 0, both, planet), { 'red/2': 1 });
    expect(asked).toMatchObject([{ seat: 0, tag: 'ships.land', min: 1, max: 1 }]);
    expect([value, t.ships('red', 'blue/2'), t.ships('red', 'red/2')]).toEqual([2, 1, 3]);
    deafened();
    const none = news(t, () => expect(follow(land(g, 2, [ships(t, 'yellow', 'yellow/1', 2)], planet)).value).toBe(2));
    expect([none.events, heard]).toEqual([[], []]);
  });

  it('colonies that are founded at one instant are announced together', () => {
    const t = launching();
    const { game: g } = t.table;
    listen(t);
    const founded: Founding[] = [];
    const [a, b] = [placeOf(t, 'blue/2'), placeOf(t, 'yellow/2')];
    follow(land(g, 0, [ships(t, 'red', 'red/1', 1)], a, founded));
    follow(land(g, 0, [ships(t, 'red', 'red/1', 1)], b, founded));
    expect(heard).toEqual([
      ['landed', 0, 1, true],
      ['landed', 0, 1, true],
    ]);
    deafened();
    follow(announceColonies(g, founded));
    follow(announceColonies(g, []));
    expect(heard).toEqual([
      [
        'gained',
        [
          [0, a],
          [0, b],
        ],
      ],
    ]);
  });
});
