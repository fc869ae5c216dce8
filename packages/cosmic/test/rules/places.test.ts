import { describe, expect, it } from 'vitest';
import { holdOf } from '../../rules/board/assets.ts';
import { addFleet } from '../../rules/board/fleets.ts';
import { moveShips } from '../../rules/board/move.ts';
import {
  addPlanet,
  areColoniesWeighed,
  assetPlaces,
  berths,
  changePlace,
  closeHold,
  colonies,
  coloniesForPower,
  coloniesKept,
  colonyScore,
  countHomeColonies,
  foreignColonies,
  fixedPlaces,
  hasColonies,
  hasColony,
  hasHomeColonies,
  holdFor,
  holdNamed,
  homeColonies,
  homePlanets,
  idleShips,
  inWarp,
  isAboard,
  isEarly,
  isPlanet,
  movePlanet,
  newHold,
  noWorld,
  placeName,
  placeNamed,
  planets,
  planetsInSystems,
  preparePlanets,
  roomOn,
  shipsAt,
  shipsIn,
  shipsInGame,
  shipsInPlay,
  shipsOnColonies,
  shipsToSpare,
  system,
  unusedColour,
} from '../../rules/board/places.ts';
import { moveVessel, newVessel, vesselNamed } from '../../rules/board/vessels.ts';
import {
  allInWarp,
  countInWarp,
  groupsInWarp,
  isWarp,
  isWarpWorld,
  recallFromWarp,
  sendToWarp,
  warpPlaces,
} from '../../rules/board/warp.ts';
import { modifier } from '../../rules/registry/clauses.ts';
import { lingering } from '../../rules/registry/lingering.ts';
import { GATE, OUT, SIDE, WARP } from '../../rules/state/state.ts';
import { colour, news, placeOf, ships } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void' } as const;
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;
function board(position: object = {}, more: object = {}) {
  const t = table({ ...seats, ...more }, { ...start, ...position });
  t.until('red', 'launch.aim');
  return t;
}
type T = ReturnType<typeof board>;
const named = (t: T, places: readonly number[]): string[] => places.map((x) => placeName(t.table.game, x));
const all = (name: string): string[] => [1, 2, 3, 4, 5].map((n) => `${name}/${n}`);

const worth = lingering<number>('test.places-worth', (dataOf) => [modifier('colonies.worth', (n, _, c) => n * dataOf(c))]);
const extra = lingering<number>('test.places-extra', (dataOf) => [modifier('colonies.extra', (n, _, c) => n + dataOf(c))]);
const tight = lingering<number[]>('test.places-tight', (dataOf) => [
  modifier('planet.capacity', (n, q, c) => (dataOf(c)[0] === q.place ? dataOf(c)[1] : n)),
]);

/** A planet leaves the board, as when it is destroyed. */
function blowUp(t: T, name: string): void {
  changePlace(t.table.game, placeOf(t, name), { system: -1 });
}

describe('planets', () => {
  it('there are warp, gate, the side of the planet and what is out of the game, and then planets', () => {
    expect(fixedPlaces().map((x) => [x.kind, x.nth])).toEqual([
      ['warp', 0],
      ['gate', 0],
      ['side', 0],
      ['out', 0],
    ]);
    const t = board();
    const { game: g } = t.table;
    expect([WARP, GATE, SIDE, OUT].map((x) => isPlanet(g, x))).toEqual([false, false, false, false]);
    expect(named(t, planets(g))).toEqual([...all('red'), ...all('blue'), ...all('yellow')]);
    expect(named(t, system(g, colour('blue')))).toEqual(all('blue'));
    expect(named(t, homePlanets(g, 2))).toEqual(all('yellow'));
  });

  it('a planet that has left the board is none of them, and neither is a vessel in a home system', () => {
    const t = board();
    const { game: g } = t.table;
    const vessel = newVessel(g, 'liner', colour('blue'));
    blowUp(t, 'blue/2');
    expect([isPlanet(g, vessel), isPlanet(g, placeOf(t, 'blue/2')), isPlanet(g, placeOf(t, 'blue/3'))]).toEqual([false, false, true]);
    expect(planets(g)).toHaveLength(14);
    expect(named(t, system(g, colour('blue')))).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);
    expect(planetsInSystems(g)).toEqual(planets(g));
    // Ships on either are on no colony.
    moveShips(g, [ships(t, 'red', 'red/1', 2)], vessel);
    moveShips(g, [ships(t, 'red', 'red/1', 1)], placeOf(t, 'blue/2'));
    expect(named(t, colonies(g, 0))).toEqual(all('red'));
    expect([colonyScore(g, 0), shipsOnColonies(g, 0)]).toEqual([0, 17]);
    moveShips(g, [ships(t, 'blue', 'blue/1', 1)], vessel);
    expect(countHomeColonies(g)[1]).toBe(4);
    expect(hasHomeColonies(g, 1, 4)).toBe(true);
    expect(hasHomeColonies(g, 1, 5)).toBe(false);
    expect(isEarly(g)).toBe(true);
  });

  it('a planet in the warp is in no home system, is a colony, and is foreign to its own colour alone', () => {
    const t = board({ ships: { red: { 'red/1': 2, 'blue/2': 1 } } });
    const { game: g } = t.table;
    const [one, two] = [placeOf(t, 'blue/2'), placeOf(t, 'red/1')];
    expect([warpPlaces(g), isWarp(g, WARP), isWarp(g, one), isWarpWorld(g, one)]).toEqual([[WARP], true, false, false]);
    const sent = news(t, () => sendToWarp(g, one));
    expect(sent).toEqual({ cells: ['blue/2', 'map'], events: [['planet-to-warp', { planet: 'blue/2' }]], restless: true });
    expect([warpPlaces(g), isWarp(g, one), isWarpWorld(g, one), isWarpWorld(g, two), isWarp(g, two)]).toEqual([
      [WARP, one],
      true,
      true,
      false,
      false,
    ]);
    expect(named(t, system(g, colour('blue')))).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);
    expect(planetsInSystems(g)).not.toContain(one);
    expect(planets(g)).toContain(one);
    expect([colonies(g, 0).includes(one), foreignColonies(g, 0), foreignColonies(g, 1)]).toEqual([true, [], [one]]);
    // Ships on it are in the warp.
    moveShips(g, [ships(t, 'red', 'red/1', 1)], WARP);
    expect([inWarp(g, 0), inWarp(g, 1), inWarp(g, 2)]).toEqual([2, 4, 0]);
    expect(groupsInWarp(g, 0)).toEqual([ships(t, 'red', 'warp', 1), ships(t, 'red', 'blue/2', 1)]);
    expect(countInWarp(g, [ships(t, 'red', 'blue/2', 1), ships(t, 'red', 'red/3', 2), ships(t, 'red', 'warp', 3)])).toBe(4);
    expect(countInWarp(g, [])).toBe(0);
    expect(allInWarp(g)).toBe(1 + 1 + 4);
    expect(isEarly(g)).toBe(false);
    sendToWarp(g, two);
    expect(t.state.warpWorlds).toEqual([one, two]);
    const back = news(t, () => recallFromWarp(g, one));
    expect(back).toEqual({ cells: ['blue/2', 'map'], events: [['planet-moved', { planet: 'blue/2', system: 'blue' }]], restless: true });
    expect(t.state.warpWorlds).toEqual([two]);
    noWorld(g, two);
    expect(t.state.warpWorlds).toBeUndefined();
    noWorld(g, two);
    expect(t.state.warpWorlds).toBeUndefined();
  });

  it('a planet comes into another home system, out of the warp too', () => {
    const t = board();
    const { game: g } = t.table;
    const [one, two] = [placeOf(t, 'blue/2'), placeOf(t, 'blue/3')];
    const moved = news(t, () => movePlanet(g, one, colour('red')));
    expect(moved).toEqual({ cells: ['map'], events: [['planet-moved', { planet: 'blue/2', system: 'red' }]], restless: true });
    expect(named(t, homePlanets(g, 0))).toEqual([...all('red'), 'blue/2']);
    sendToWarp(g, two);
    sendToWarp(g, placeOf(t, 'blue/4'));
    movePlanet(g, two, colour('yellow'));
    expect(t.state.warpWorlds).toEqual([placeOf(t, 'blue/4')]);
    expect(named(t, homePlanets(g, 2))).toEqual(['blue/3', ...all('yellow')]);
    const added = news(t, () => addPlanet(g, colour('red'), 'test'));
    expect([added.restless, added.events]).toEqual([true, [['planet-added', { planet: 'red/6' }]]]);
    expect(named(t, homePlanets(g, 0))).toContain('red/6');
  });

  it('a vessel goes from one home system to another', () => {
    const t = board();
    const { game: g } = t.table;
    const places = g.s.places.length;
    const vessel = newVessel(g, 'liner', colour('blue'));
    const second = newVessel(g, 'tug', colour('red'));
    holdFor(g, 'barge');
    expect([vessel, second]).toEqual([places, places + 1]);
    expect(g.s.places[vessel]).toMatchObject({ kind: 'vessel', system: 1, nth: 0, by: 'liner' });
    expect(['liner', 'tug', 'barge', 'raft'].map((x) => vesselNamed(g, x))).toEqual([vessel, second, -1, -1]);
    expect([placeName(g, vessel), placeNamed(g, 'vessel/tug')]).toEqual(['vessel/liner', second]);
    const moved = news(t, () => moveVessel(g, vessel, colour('yellow')));
    expect(moved).toEqual({ cells: ['map'], events: [['vessel-moved', { vessel: 'vessel/liner', system: 'yellow' }]], restless: true });
    expect(g.s.places[vessel].system).toBe(2);
  });

  it('a colour is unused when nobody plays it and no planet has it', () => {
    const t = board();
    const { game: g } = t.table;
    expect(unusedColour(g)).toBe(colour('purple'));
    preparePlanets(g, colour('purple'), 1, 'test');
    expect(unusedColour(g)).toBe(colour('green'));
    addFleet(g, 0, [placeOf(t, 'red/1')]);
    expect(unusedColour(g)).toBe(colour('orange'));
    for (const name of ['orange', 'black', 'white'] as const) preparePlanets(g, colour(name), 1, 'test');
    expect(unusedColour(g)).toBe(-1);
  });
});

describe('colonies', () => {
  it('R3.1 they are wherever a player has ships on a planet: at home and abroad', () => {
    const t = board({ ships: { red: { 'blue/2': 2, 'yellow/1': 1, 'red/1': 0, warp: 1 } } });
    const { game: g } = t.table;
    expect(t.ships('red', 'red/1')).toBe(0);
    const at = named(t, colonies(g, 0));
    expect(at).toEqual([...named(t, homeColonies(g, 0)), 'blue/2', 'yellow/1']);
    expect(named(t, foreignColonies(g, 0))).toEqual(['blue/2', 'yellow/1']);
    expect(at).not.toContain('red/1');
    const onThem = at.reduce((n, x) => n + t.ships('red', x), 0);
    expect(onThem).toBe(20 - t.warp('red'));
    expect(shipsOnColonies(g, 0)).toBe(onThem);
    expect(shipsOnColonies(g, 0, 1)).toBeGreaterThanOrEqual(1);
    moveShips(g, [ships(t, 'red', 'blue/2', 2)], GATE);
    expect(shipsOnColonies(g, 0)).toBe(onThem - 2);
    expect([hasColony(g, 0, placeOf(t, 'blue/2')), hasColony(g, 0, placeOf(t, 'yellow/1'))]).toEqual([false, true]);
    expect([hasColonies(g, 0), colonyScore(g, 0)]).toEqual([true, 1]);
    for (const x of colonies(g, 2))
      moveShips(g, [{ ...ships(t, 'yellow', 'yellow/2', t.ships('yellow', placeName(g, x))), place: x }], GATE);
    expect([hasColonies(g, 2), colonies(g, 2)]).toEqual([false, []]);
  });

  it('ships of a second fleet make colonies like the first', () => {
    const t = board();
    const { game: g } = t.table;
    const purple = addFleet(g, 0, [placeOf(t, 'red/1')]);
    const put = (n: number, to: string): void => moveShips(g, [{ ...ships(t, 'red', 'red/1', n), colour: purple }], placeOf(t, to));
    put(1, 'blue/2');
    put(1, 'red/2');
    expect(shipsAt(g, 0, placeOf(t, 'red/1'))).toBe(4 + 18);
    expect([shipsAt(g, 0, placeOf(t, 'blue/2')), shipsAt(g, 1, placeOf(t, 'blue/2'))]).toEqual([1, 4]);
    expect(named(t, foreignColonies(g, 0))).toEqual(['blue/2']);
    expect([isEarly(g), colonyScore(g, 0), hasColonies(g, 0)]).toEqual([false, 1, true]);
    for (const n of [2, 3, 4, 5]) moveShips(g, [ships(t, 'red', `red/${n}`, 4)], WARP);
    expect([hasHomeColonies(g, 0, 2), hasHomeColonies(g, 0, 3), countHomeColonies(g)[0]]).toEqual([true, false, 2]);
    expect(shipsOnColonies(g, 0)).toBe(4 + 18 + 1 + 1);
    expect(named(t, colonies(g, 1))).toEqual(all('blue'));
  });

  it('R17.1 home colonies are counted for everybody, and two or three keep the power', () => {
    const t = board({ ships: { red: { warp: 12, 'red/1': 4, 'red/2': 4, 'red/3': 0, 'red/4': 0, 'red/5': 0 } } });
    const { game: g } = t.table;
    const counts = (): number[] => [0, 1, 2, 3].map((c) => countHomeColonies(g)[c]);
    expect(counts()).toEqual([colonies(g, 0).length, 5, 5, 0]);
    // Others on a home planet, and ships abroad, make none.
    moveShips(g, [ships(t, 'blue', 'blue/1', 4)], placeOf(t, 'red/5'));
    expect(counts()).toEqual([colonies(g, 0).length, 4, 5, 0]);
    expect([hasHomeColonies(g, 1, 4), hasHomeColonies(g, 1, 5), hasHomeColonies(g, 1, 0)]).toEqual([true, false, true]);
    // One ship is enough for each.
    for (const n of [2, 3, 4, 5]) moveShips(g, [ships(t, 'blue', `blue/${n}`, 3)], WARP);
    expect([hasHomeColonies(g, 1, 4), counts()[1]]).toEqual([true, 4]);
    expect(coloniesForPower(g)).toBe(3);
    expect(coloniesForPower(board({ options: { planets: 4 } }).table.game)).toBe(2);
    // Planets of a colour that nobody plays are nobody's home.
    addPlanet(g, colour('purple'), 'test');
    moveShips(g, [ships(t, 'blue', 'red/5', 1)], placeOf(t, 'purple/6'));
    expect(counts()).toEqual([colonies(g, 0).length, 4, 5, 0]);
  });

  it('R15.7 the colony marker counts foreign colonies, what is kept off the board and what effects make of it', () => {
    const t = board({ ships: { red: { 'blue/2': 1, 'blue/3': 1, 'yellow/1': 1 } } });
    const { game: g } = t.table;
    expect([colonyScore(g, 0), colonyScore(g, 1), areColoniesWeighed(g)]).toEqual([3, 0, false]);
    blowUp(t, 'blue/5');
    expect([coloniesKept(g, 0), coloniesKept(g, 1), coloniesKept(g, -1)]).toEqual([0, 0, 0]);
    changePlace(g, placeOf(t, 'blue/5'), { keeper: 0 });
    expect([colonyScore(g, 0), colonyScore(g, 1), coloniesKept(g, 0)]).toEqual([4, 0, 1]);
    worth.start(g, 0, 0.5);
    expect([colonyScore(g, 0), areColoniesWeighed(g), isEarly(g)]).toEqual([Math.floor(1.5 + 1), true, false]);
    const other = board();
    extra.start(other.table.game, 0, 2);
    expect([colonyScore(other.table.game, 0), areColoniesWeighed(other.table.game), isEarly(other.table.game)]).toEqual([2, true, false]);
  });

  it('R23.1 nobody can win with four foreign colonies, but with five somebody can', () => {
    const four = { red: { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'yellow/1': 1 } };
    const t = board({ ships: four });
    const { game: g } = t.table;
    expect(isEarly(g)).toBe(true);
    expect(isEarly(g)).toBe(true);
    // Ships at home do not count, nor those in the gate and on what is no planet.
    moveShips(g, [ships(t, 'red', 'red/1', 1)], GATE);
    moveShips(g, [ships(t, 'red', 'red/2', 1)], newVessel(g, 'liner', 1));
    expect(isEarly(g)).toBe(true);
    // A planet that is kept counts for whoever keeps it, and nothing counts that has left the board.
    blowUp(t, 'yellow/5');
    moveShips(g, [ships(t, 'red', 'red/2', 1)], placeOf(t, 'yellow/5'));
    expect(isEarly(g)).toBe(true);
    changePlace(g, placeOf(t, 'yellow/5'), { keeper: 0 });
    expect(isEarly(g)).toBe(false);
    changePlace(g, placeOf(t, 'yellow/5'), { keeper: 1 });
    expect(isEarly(g)).toBe(true);
    moveShips(g, [ships(t, 'red', 'red/3', 1)], placeOf(t, 'yellow/2'));
    expect(isEarly(g)).toBe(false);
    expect(isEarly(board({ ships: four, options: { planets: 4 } }).table.game)).toBe(false);
  });

  it('a planet holds as many ships as an effect says, whosever they are', () => {
    const t = board({ ships: { red: { 'blue/2': 2 } } });
    const { game: g } = t.table;
    const planet = placeOf(t, 'blue/2');
    expect(roomOn(g, planet)).toBe(Infinity);
    tight.start(g, 0, [planet, 7]);
    expect([roomOn(g, planet), roomOn(g, planet, 0), roomOn(g, planet, 1), roomOn(g, placeOf(t, 'blue/3'))]).toEqual([1, 3, 5, Infinity]);
    moveShips(g, [ships(t, 'yellow', 'yellow/1', 3)], planet);
    expect(roomOn(g, planet)).toBe(0);
  });
});

describe('ships of a player', () => {
  it('are in play on planets, in the encounter, on vessels and on assets of its own', () => {
    const t = board({
      options: { technology: true },
      techs: { red: { 'precursor-seed': 2 }, blue: { 'genesis-bomb': 1 } },
      completed: { red: ['energy-cloak'] },
    });
    const { game: g } = t.table;
    const crewed = g.s.assets.filter((x) => x.hold >= 0);
    expect(g.s.assets.length).toBe(crewed.length + 1);
    const [mine, theirs] = crewed.map((x) => holdOf(g, x));
    const vessel = newVessel(g, 'liner', 1);
    const idle = newVessel(g, 'tug', 1);
    expect(idle).toBeGreaterThan(vessel);
    moveShips(g, [ships(t, 'red', 'red/5', 1)], vessel);
    expect([assetPlaces(g, 0), assetPlaces(g, 1), berths(g, 0)]).toEqual([[mine], [theirs], [mine, vessel]]);
    expect([shipsInPlay(g, 0), shipsInGame(g, 0)]).toEqual([20, 20]);
    moveShips(g, [ships(t, 'red', 'red/5', 1)], GATE);
    moveShips(g, [ships(t, 'red', 'red/4', 1)], SIDE);
    expect(shipsInPlay(g, 0)).toBe(20);
    moveShips(g, [ships(t, 'red', 'red/4', 1)], WARP);
    moveShips(g, [ships(t, 'red', 'red/4', 1)], OUT);
    moveShips(g, [ships(t, 'red', 'red/4', 1)], theirs);
    expect([shipsInPlay(g, 0), shipsInGame(g, 0), shipsToSpare(g, 0)]).toEqual([17, 19, 14]);
    // With no ship on it an asset is no berth.
    moveShips(g, [{ ...ships(t, 'red', 'red/4', 2), place: mine }], placeOf(t, 'red/1'));
    expect([assetPlaces(g, 0), berths(g, 0)]).toEqual([[], [vessel]]);
    // As many must stay as it takes colonies to win.
    for (const n of [1, 2, 3, 5]) moveShips(g, [ships(t, 'red', `red/${n}`, t.ships('red', `red/${n}`))], OUT);
    expect([shipsInGame(g, 0), shipsToSpare(g, 0)]).toEqual([5, 0]);
  });

  it('are in the encounter: in the gate, beside the planet, on it as the defense, or aboard a planet in the gate', () => {
    const t = table({ ...seats, purple: 'mite' }, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.runTo('planning');
    const { game: g } = t.table;
    // Somebody else's ships on the planet take no part.
    moveShips(g, [ships(t, 'red', 'red/2', 2)], placeOf(t, 'blue/1'));
    expect([0, 1, 2, 3].map((p) => shipsIn(g, p))).toEqual([3, 4, 2, 1]);
    const e = t.encounter();
    e.carrier = placeOf(t, 'red/5');
    moveShips(g, [ships(t, 'yellow', 'yellow/2', 1)], e.carrier);
    moveShips(g, [ships(t, 'purple', 'purple/2', 1)], e.carrier);
    const onIt = t.ships('red', 'red/5');
    expect([0, 1, 2, 3].map((p) => isAboard(g, p))).toEqual([true, false, true, false]);
    expect([0, 1, 2, 3].map((p) => shipsIn(g, p))).toEqual([3 + onIt, 4, 3, 1]);
    moveShips(g, [ships(t, 'yellow', 'red/5', 1)], GATE);
    expect(isAboard(g, 2)).toBe(false);
    // Before a planet is aimed at, the defense has none in it.
    e.target = -1;
    e.carrier = undefined;
    expect([shipsIn(g, 1), isAboard(g, 0)]).toEqual([0, false]);
  });

  it('are idle in a home system where they take no part in the encounter', () => {
    const t = table(seats, {
      ...start,
      ships: { red: { 'blue/2': 1 } },
      options: { technology: true },
      techs: { red: { 'precursor-seed': 2 } },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.runTo('planning');
    const { game: g } = t.table;
    moveShips(g, [ships(t, 'red', 'red/2', 1)], placeOf(t, 'blue/1'));
    const atHome = all('red').reduce((n, x) => n + t.ships('red', x), 0);
    const idle = (p: number, home: 'red' | 'blue' | 'yellow'): number => idleShips(g, p, colour(home));
    // Those on the asset are at home; those of the offense on the planet it attacks are idle, those of the defense are not.
    expect([idle(0, 'red'), idle(0, 'blue'), idle(0, 'yellow')]).toEqual([atHome + 2, 2, 0]);
    expect([idle(1, 'blue'), idle(1, 'red'), idle(2, 'yellow')]).toEqual([16, 0, 20]);
    sendToWarp(g, placeOf(t, 'blue/3'));
    expect(idle(1, 'blue')).toBe(12);
    const carrier = placeOf(t, 'red/5');
    t.encounter().carrier = carrier;
    const aboard = t.ships('red', 'red/5');
    expect([idle(0, 'red'), idle(0, 'blue'), idle(1, 'blue')]).toEqual([atHome + 2 - aboard, 2, 12]);
    moveShips(g, [ships(t, 'blue', 'blue/5', 1)], carrier);
    expect(idle(1, 'red')).toBe(1);
  });
});

describe('holds', () => {
  it('a hold is made when it is needed, found by its name, and used again once it is closed', () => {
    const t = board();
    const { game: g } = t.table;
    const { length } = g.s.places;
    const first = newHold(g, 'sheet/7');
    expect([first, placeName(g, first), g.s.places[first]]).toMatchObject([length, 'sheet/7', { kind: 'hold', system: -1, nth: 0 }]);
    expect([holdFor(g, 'sheet/7'), holdNamed(g, 'sheet/7'), holdNamed(g, 'sheet/8')]).toEqual([first, first, -1]);
    // A vessel of that name is no hold.
    newVessel(g, 'sheet/9', 1);
    expect(holdNamed(g, 'sheet/9')).toBe(-1);
    expect(news(t, () => closeHold(g, first)).cells).toEqual(['map']);
    expect([holdNamed(g, 'sheet/7'), placeNamed(g, 'sheet/7')]).toEqual([-1, -1]);
    const again = newHold(g, 'stack:3');
    expect([again, placeName(g, again), holdNamed(g, 'stack:3')]).toEqual([first, `hold/${first}`, first]);
    closeHold(g, again);
    placeName(g, again);
    expect(placeName(g, newHold(g, 'tech/1'))).toBe('tech/1');
    const other = holdFor(g, 'sheet/8');
    expect([placeName(g, other), other > first]).toEqual(['sheet/8', true]);
    expect([placeNamed(g, 'tech/1'), placeNamed(g, 'nowhere')]).toEqual([first, -1]);
  });
});
