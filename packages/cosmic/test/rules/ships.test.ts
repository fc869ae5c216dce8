import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { chooseAmong, chooseShips, groupKey, spreadOver } from '../../rules/asking/choose-ships.ts';
import { addFleet } from '../../rules/board/fleets.ts';
import { countIn, fromWarp, groupsAt, groupsIn, kinds, present, splitShips } from '../../rules/board/groups.ts';
import { isInFight, moveShips, moveSome, slipShips } from '../../rules/board/move.ts';
import { shipsAt } from '../../rules/board/places.ts';
import {
  addPrey,
  addSpecialShip,
  changeCount,
  freePrey,
  looseStacks,
  markShip,
  preyOf,
  removeSpecialShip,
} from '../../rules/board/stacks.ts';
import { modifier, reaction } from '../../rules/registry/clauses.ts';
import { lingering } from '../../rules/registry/lingering.ts';
import { returnPlaces, returnShips } from '../../rules/ships/homecoming.ts';
import { announceColonies, land, leaveGate, refound } from '../../rules/ships/landing.ts';
import { leaveWarp, leavingWarp, tookBack } from '../../rules/ships/leaving-warp.ts';
import { GATE, SIDE, WARP } from '../../rules/state/state.ts';
import type { Founding } from '../../rules/timing/events.ts';
import { colour, follow, news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;

/** In the launch phase of red against blue. */
function launching(position: object = {}) {
  const t = table(seats, { ...start, ...position });
  t.until('red', 'launch.aim');
  return t;
}
type T = ReturnType<typeof launching>;

/** Cards lie open and the totals can still change: red's three ships against blue's planet 1. */
function revealed(position: object = {}) {
  const t = table(seats, { ...start, hands: { red: ['attack-08', 'reinforcement-3'], blue: ['attack-10'] }, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.untilOffered('red', 'reinforcement-3');
  return t;
}

/** A ship of red with a ship of blue under it. */
const redStack = (t: T, at = 'red/1') =>
  addPrey(t.table.game, { place: placeOf(t, at), colour: 0, stack: -1 }, ships(t, 'blue', 'blue/5', 1));

const heard: unknown[] = [];
const deafened = (): void => {
  heard.length = 0;
};
const listener = lingering('test.ships-listener', [
  reaction<'ships.retrieve'>({
    on: 'ships.retrieve',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['leaving', ev.who, ev.n]);
    },
  }),
  reaction<'ships.retrieved'>({
    on: 'ships.retrieved',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['left', ev.who, ev.n, [...ev.to]]);
    },
  }),
  reaction<'ships.landed'>({
    on: 'ships.landed',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['landed', ev.who, ev.n, ev.founded]);
    },
  }),
  reaction<'colonies.gained'>({
    on: 'colonies.gained',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push(['gained', ev.founded.map((x) => [x.who, x.place])]);
    },
  }),
  reaction<'ships.lost'>({
    on: 'ships.lost',
    must: true,
    passive: true,
    *commit({ ev }) {
      heard.push([ev.kind, ev.by, ev.owner, ev.n]);
    },
  }),
]);
function listen(t: T): void {
  deafened();
  listener.start(t.table.game, 2, {});
}
/** No place holds more ships than this. */
const tight = lingering<number>('test.tight', (dataOf) => [modifier('planet.capacity', (n, _, c) => Math.min(n, dataOf(c)))]);
/** Whoever has no colony may found one on these planets. */
const refuge = lingering<number[]>('test.refuge', (dataOf) => [modifier('ships.refuge', (_, __, c) => dataOf(c))]);
/** All ships count for something. */
const weighing = lingering('test.weighing', [modifier('total.ships', (x) => x)]);
const waits = lingering('test.waits', [reaction<'colonies.lost'>({ on: 'colonies.lost', must: true, passive: true, *commit() {} })]);
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

/** Red has laid a kicker that keeps its ally yellow in the gate; purple stands beside the planet. */
function stranding() {
  const t = table(
    { ...seats, purple: 'mite' },
    {
      ...start,
      options: { rewards: 'dominion' },
      hands: { red: ['attack-08', 'kicker-x2-duplicity', 'reinforcement-3'], blue: ['attack-10'] },
    },
  );
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.invite('red', 'yellow');
  t.invite('blue', 'purple');
  t.ally('yellow', 'offense', { 'yellow/1': 1 });
  t.ally('purple', 'defense', { 'purple/1': 2 });
  t.use('red', 'kicker-x2-duplicity');
  t.untilOffered('red', 'reinforcement-3');
  return t;
}

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
    const homeless = (): T => {
      const t = launching();
      const { game: g } = t.table;
      moveShips(g, [ships(t, 'red', 'red/1', 2)], GATE);
      for (const n of [1, 2, 3, 4, 5]) moveShips(g, [ships(t, 'red', `red/${n}`, t.ships('red', `red/${n}`))], WARP);
      return t;
    };
    const gate = (t: T) => [ships(t, 'red', 'gate', 2)];
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

describe('stacks', () => {
  const onTop = (t: T, at: string, stack = -1) => ({ place: placeOf(t, at), colour: 0, stack });

  it('a ship with others under it is one ship, and everybody is told', () => {
    const t = launching();
    const { game: g } = t.table;
    const caught = news(t, () => addPrey(g, onTop(t, 'red/1'), ships(t, 'blue', 'blue/5', 2)));
    expect(caught.events).toEqual([['ships-captured', { colour: 'blue', n: 2, by: 'red' }]]);
    expect(caught.cells).toEqual(expect.arrayContaining(['blue/5', 'encounter', 'stacks']));
    expect(caught.restless).toBe(true);
    const [s] = g.s.stacks;
    expect([preyOf(g, s), t.ships('red', 'red/1'), t.ships('blue', 'blue/5')]).toEqual([2, 4, 2]);
    // More under the same one.
    expect(addPrey(g, onTop(t, 'red/1', s.id), ships(t, 'yellow', 'yellow/5', 1))).toBe(s);
    expect([preyOf(g, s), g.s.stacks.length]).toEqual([3, 1]);
    // Under another one a stack comes apart: all of it is prey.
    const top = addPrey(g, { place: placeOf(t, 'yellow/2'), colour: 2, stack: -1 }, ships(t, 'red', 'red/1', 1, s.id));
    expect(g.s.stacks).toEqual([top]);
    expect([preyOf(g, top), t.ships('red', 'red/1')]).toEqual([4, 3]);
    expect(g.s.ships.at[top.hold].slice(0, 3)).toEqual([1, 2, 1]);
    expect(cosmic.faults(g)).toEqual([]);
  });

  it('what is under it stands free when it is broken up, with special ships among it', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, colour('blue'), placeOf(t, 'blue/3'), 'scout');
    const [scout] = g.s.stacks;
    addSpecialShip(g, colour('yellow'), placeOf(t, 'yellow/3'), 'barge');
    const s = addPrey(g, onTop(t, 'red/1'), ships(t, 'blue', 'blue/3', 1, scout.id));
    expect([preyOf(g, s), scout.place]).toEqual([1, s.hold]);
    addPrey(g, onTop(t, 'red/1', s.id), ships(t, 'yellow', 'yellow/2', 2));
    const alone = news(t, () => {
      const free = freePrey(g, s);
      expect(free).toEqual([ships(t, 'blue', 'red/1', 1, scout.id), ships(t, 'yellow', 'red/1', 2)]);
    });
    expect(alone.events).toEqual([
      ['ships-freed', { colour: 'blue', n: 1 }],
      ['ships-freed', { colour: 'yellow', n: 2 }],
    ]);
    expect([t.ships('blue', 'red/1'), t.ships('yellow', 'red/1'), scout.place]).toEqual([1, 2, placeOf(t, 'red/1')]);
    expect(g.s.stacks.map((x) => x.special)).toEqual(['scout', 'barge']);
    expect(cosmic.faults(g)).toEqual([]);
    // Both together with plain ships of the same colour.
    const mixed = addPrey(g, onTop(t, 'red/2'), ships(t, 'blue', 'red/1', 1, scout.id));
    addPrey(g, onTop(t, 'red/2', mixed.id), ships(t, 'blue', 'blue/2', 2));
    expect(freePrey(g, mixed)).toEqual([ships(t, 'blue', 'red/2', 2), ships(t, 'blue', 'red/2', 1, scout.id)]);
    expect(t.encounter().fresh[1]).toBe(0);
  });

  it('broken up in the warp its ships have gone there in this encounter', () => {
    const t = launching();
    const { game: g } = t.table;
    const s = addPrey(g, onTop(t, 'red/1'), ships(t, 'blue', 'blue/5', 2));
    moveShips(g, [ships(t, 'red', 'red/1', 1, s.id)], WARP);
    expect(t.encounter().fresh.slice(0, 2)).toEqual([1, 0]);
    freePrey(g, s);
    expect(t.encounter().fresh.slice(0, 2)).toEqual([1, 2]);
    expect([t.warp('blue'), g.s.stacks]).toEqual([2, []]);
  });

  it('the hold of a stack that is no more serves the next one', () => {
    const t = launching();
    const { game: g } = t.table;
    const s = redStack(t);
    const { length } = g.s.places;
    expect(news(t, () => freePrey(g, s)).cells).toEqual(expect.arrayContaining(['stacks', 'map']));
    expect(g.s.places[s.hold].by).toBe('');
    const next = redStack(t, 'red/2');
    expect([next.hold, g.s.places.length]).toEqual([s.hold, length]);
    expect(g.s.places[next.hold].by).toBe(`stack:${next.id}`);
  });

  it('what carries nothing any more is like any other ship, unless it is special', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, 0, placeOf(t, 'red/1'), 'scout');
    const empty = redStack(t);
    const full = redStack(t, 'red/2');
    slipShips(g, [{ ...ships(t, 'blue', 'blue/5', 1), place: empty.hold }], WARP);
    looseStacks(g);
    expect(g.s.stacks.map((x) => x.special ?? x.id)).toEqual(['scout', full.id]);
    // A marker makes a ship special, too.
    const marked = table(seats, { ...start, specialShips: { red: ['red/2'] }, options: { specialShips: 'flagship' } });
    const [flagship] = marked.state.stacks;
    const before = marked.state.stacks.length;
    addPrey(marked.table.game, { place: flagship.place, colour: 0, stack: flagship.id }, ships(marked, 'blue', 'blue/3', 1));
    freePrey(marked.table.game, flagship);
    looseStacks(marked.table.game);
    expect([marked.state.stacks.length, marked.state.stacks[0]]).toEqual([before, flagship]);
  });
});

describe('special ships', () => {
  it('one joins a fleet and leaves the game again, and what it carried stands free', () => {
    const t = launching({ ships: { red: { 'blue/2': 1 } } });
    const { game: g } = t.table;
    const hash = g.k.hash;
    const joined = news(t, () => addSpecialShip(g, 0, placeOf(t, 'red/2'), 'scout'));
    expect(joined.events).toEqual([['special-ship-added', { colour: 'red', to: 'red/2' }]]);
    expect([t.ships('red', 'red/2'), joined.restless, joined.cells.includes('colonies')]).toEqual([5, true, false]);
    expect(g.k.hash).not.toBe(hash);
    const [scout] = g.s.stacks;
    addPrey(g, { place: scout.place, colour: 0, stack: scout.id }, ships(t, 'blue', 'blue/3', 1));
    const left = news(t, () => removeSpecialShip(g, 'scout'));
    expect(left.events).toEqual([
      ['ships-freed', { colour: 'blue', n: 1 }],
      ['special-ship-removed', { colour: 'red', from: 'red/2' }],
    ]);
    expect([t.ships('red', 'red/2'), t.ships('blue', 'red/2'), g.s.stacks]).toEqual([4, 1, []]);
    expect(left.cells).not.toContain('colonies');
    expect(news(t, () => removeSpecialShip(g, 'scout'))).toEqual({ cells: [], events: [], restless: false });
  });

  it('without a marker it leaves the warp like any other', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, 0, WARP, 'scout');
    const [scout] = g.s.stacks;
    moveShips(g, [ships(t, 'red', 'warp', 1, scout.id)], placeOf(t, 'red/2'));
    expect([scout.place, t.warp('red'), t.ships('red', 'red/2')]).toEqual([placeOf(t, 'red/2'), 0, 5]);
  });

  it('one that carries nothing frees nothing', () => {
    const t = launching();
    const { game: g } = t.table;
    addSpecialShip(g, 0, placeOf(t, 'red/2'), 'scout');
    expect(news(t, () => removeSpecialShip(g, 'scout')).events).toEqual([['special-ship-removed', { colour: 'red', from: 'red/2' }]]);
  });

  it('it founds a colony where there was none, and leaves none where it was alone', () => {
    const t = launching();
    const { game: g } = t.table;
    waits.start(g, 2, {});
    const told = (happens: () => void): boolean => news(t, happens).cells.includes('colonies');
    expect(told(() => addSpecialShip(g, 0, placeOf(t, 'blue/2'), 'scout'))).toBe(true);
    expect(g.s.vacated ?? []).toEqual([]);
    expect(told(() => addSpecialShip(g, 0, placeOf(t, 'blue/2'), 'barge'))).toBe(false);
    expect(told(() => removeSpecialShip(g, 'scout'))).toBe(false);
    expect(g.s.vacated ?? []).toEqual([]);
    expect(told(() => removeSpecialShip(g, 'barge'))).toBe(true);
    expect(g.s.vacated).toEqual([{ place: placeOf(t, 'blue/2'), colour: 0 }]);
    // In the gate there are no colonies.
    expect(told(() => addSpecialShip(g, 0, GATE, 'scout'))).toBe(false);
    expect(told(() => removeSpecialShip(g, 'scout'))).toBe(false);
    expect(g.s.vacated).toHaveLength(1);
  });

  it('the order in which fleets change is part of the record', () => {
    const hashes = (['red/2', 'red/3'] as const).map((at) => {
      const t = launching();
      changeCount(t.table.game, 0, placeOf(t, at), 1);
      return t.table.game.k.hash;
    });
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('R28.1 a marker goes from ship to ship: the one it was on is like any other again', () => {
    const t = table(seats, { ...start, specialShips: { red: ['red/2'] }, options: { specialShips: 'flagship' } });
    const { game: g } = t.table;
    const [asset] = g.s.assets;
    const first = asset.ship;
    const moved = news(t, () => markShip(g, asset, ships(t, 'red', 'red/3', 1)));
    expect(moved.cells).toEqual(expect.arrayContaining([`asset:${asset.id}`, 'encounter', 'stacks']));
    const marked = () => g.s.stacks.filter((x) => x.marker === asset.id);
    expect(marked()).toMatchObject([{ id: asset.ship, place: placeOf(t, 'red/3') }]);
    expect(g.s.stacks.some((x) => x.id === first)).toBe(false);
    // One that carries something is a stack still, and so is a special one.
    const [carrier] = marked();
    addPrey(g, { place: carrier.place, colour: 0, stack: carrier.id }, ships(t, 'blue', 'blue/3', 1));
    addSpecialShip(g, 0, placeOf(t, 'red/4'), 'scout');
    const scout = g.s.stacks.at(-1);
    expect(scout?.special).toBe('scout');
    const { length } = g.s.stacks;
    markShip(g, asset, ships(t, 'red', 'red/4', 1, scout?.id));
    expect([asset.ship, g.s.stacks.length]).toEqual([scout?.id, length]);
    expect(carrier.marker).toBeUndefined();
    markShip(g, asset, ships(t, 'red', 'red/5', 1));
    expect(g.s.stacks.map((x) => x.id)).toContain(scout?.id);
    expect(g.s.stacks).toHaveLength(length + 1);
  });
});
