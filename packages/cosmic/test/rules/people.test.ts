import { describe, expect, it } from 'vitest';
import { addFleet } from '../../rules/board/fleets.ts';
import { storeOf } from '../../rules/cards/asset-cards.ts';
import { makeZone } from '../../rules/cards/zones.ts';
import {
  alliedSides,
  arePartners,
  clockwise,
  isAlly,
  isDefense,
  isInvolved,
  isMain,
  isOffense,
  leftOf,
  opponent,
  opposing,
  opposingMain,
  others,
  partnerOf,
  passHands,
  personOf,
  playerKey,
  playerOfKey,
  sideOf,
  swapColours,
  swapHands,
  swapPlaces,
  swapRoles,
  timing,
  touchAsset,
} from '../../rules/state/people.ts';
import { DEFENSE, OFFENSE } from '../../rules/state/state.ts';
import { colour, news, placeOf } from '../board.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'trader', yellow: 'void', purple: 'mite' } as const;
const hands = { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06', 'attack-04'], purple: ['attack-12'] };
const start = { turn: 'red', hands } as const;

/** Red attacks yellow; blue helps it, purple helps yellow. */
function fighting(position: object = {}) {
  const t = table(seats, { ...start, destiny: ['yellow'], ...position });
  t.invite('red', 'blue');
  t.invite('yellow', 'purple');
  t.ally('blue', 'offense', { 'blue/1': 1 });
  t.ally('purple', 'defense', { 'purple/1': 1 });
  t.until('red', 'planning.select');
  return t;
}

/** Nobody has begun an encounter: the markers of special ships are being placed. */
function beforePlay() {
  const t = table(seats, { ...start, turn: 'blue', options: { specialShips: 'flagship' } });
  expect(t.state.encounters).toEqual([]);
  return t;
}

describe('who acts when', () => {
  it('R21.1 offense, defense, the others clockwise from the offense', () => {
    const t = fighting();
    const { game: g } = t.table;
    expect(timing(g)).toEqual([0, 2, 1, 3]);
    expect([clockwise(g, 2), clockwise(g, 9), others(g, 2), leftOf(g, 3)]).toEqual([[2, 3, 0, 1], [0, 1, 2, 3], [3, 0, 1], 0]);
    // Of the encounter, not of the turn.
    Object.assign(t.encounter(), { offense: 3, defense: 1 });
    expect(timing(g)).toEqual([3, 1, 0, 2]);
    // Before destiny has spoken, and against oneself, nobody is named twice.
    t.encounter().defense = -1;
    expect(timing(g)).toEqual([3, 0, 1, 2]);
    t.encounter().defense = 3;
    expect(timing(g)).toEqual([3, 0, 1, 2]);
  });

  it('before the first encounter it goes clockwise from whoever has the turn, and nobody takes part in anything', () => {
    const t = beforePlay();
    const { game: g } = t.table;
    expect(t.state.turn.owner).toBe(1);
    expect(timing(g)).toEqual([1, 2, 3, 0]);
    for (const is of [isMain, isOffense, isDefense, isAlly, isInvolved])
      expect([0, 1, 2, 3].map((p) => is(g, p))).toEqual([false, false, false, false]);
  });

  it('people who change places act in the order in which they sit', () => {
    const t = fighting();
    const { game: g } = t.table;
    expect(timing(g)).toEqual([0, 2, 1, 3]);
    const swapped = news(t, () => swapPlaces(g, 1, 3));
    expect([swapped.cells, swapped.events]).toEqual([['people'], [['places-swapped', { a: 1, b: 3 }]]]);
    expect([timing(g), clockwise(g, 0), leftOf(g, 0)]).toEqual([[0, 2, 3, 1], [0, 3, 2, 1], 3]);
    swapPlaces(g, 3, 1);
    expect([timing(g), clockwise(g, 0)]).toEqual([
      [0, 2, 1, 3],
      [0, 1, 2, 3],
    ]);
  });
});

describe('who is on which side', () => {
  it('main players, allies and those who stand aside', () => {
    const t = table({ ...seats, green: 'macron' }, { ...start, destiny: ['yellow'] });
    t.until('red', 'launch.aim');
    const { game: g } = t.table;
    Object.assign(t.encounter(), { allies: [[1], [3]] });
    const all = [0, 1, 2, 3, 4];
    expect(all.map((p) => sideOf(g, p))).toEqual([OFFENSE, OFFENSE, DEFENSE, DEFENSE, null]);
    expect(all.map((p) => [isMain(g, p), isOffense(g, p), isDefense(g, p), isAlly(g, p)].map(Number).join(''))).toEqual([
      '1100',
      '0001',
      '1010',
      '0001',
      '0000',
    ]);
    expect(all.map((p) => isInvolved(g, p))).toEqual([true, true, true, true, false]);
    expect([opponent(g, 0), opponent(g, 2)]).toEqual([2, 0]);
    expect(all.map((p) => opposingMain(g, p))).toEqual([2, 2, 0, 0, -1]);
    expect(all.map((p) => opposing(g, p))).toEqual([[2, 3], [2, 3], [0, 1], [0, 1], []]);
    expect(all.map((p) => alliedSides(g, p))).toEqual([[], [OFFENSE], [], [DEFENSE], []]);
  });

  it('whoever is allied with both sides is not opposed to itself', () => {
    const t = fighting();
    const { game: g } = t.table;
    Object.assign(t.encounter(), { allies: [[1, 3], [3]] });
    expect([sideOf(g, 3), alliedSides(g, 3), opposing(g, 3), opposing(g, 1)]).toEqual([OFFENSE, [OFFENSE, DEFENSE], [2], [2, 3]]);
  });

  it('R29.1 partners belong together, and nobody is the partner of nobody', () => {
    const t = table(
      { ...seats, green: 'macron' },
      {
        ...start,
        teams: [
          ['red', 'yellow'],
          ['blue', 'purple'],
        ],
        options: { teams: true },
      },
    );
    const { game: g } = t.table;
    expect([0, 1, 2, 3, 4, -1].map((p) => partnerOf(g, p))).toEqual([2, 3, 0, 1, -1, -1]);
    expect([arePartners(g, 0, 2), arePartners(g, 0, 1), arePartners(g, 4, -1), arePartners(g, 4, 0)]).toEqual([true, false, false, false]);
    const apart = fighting().table.game;
    expect([partnerOf(apart, 0), arePartners(apart, 0, 2), arePartners(apart, 0, -1)]).toEqual([-1, false, false]);
  });

  it('a colour that is none is nobody’s', () => {
    const t = fighting();
    const { game: g } = t.table;
    expect([personOf(g, -1), personOf(g, 1), personOf(g, 6)]).toEqual([-1, 1, -1]);
    expect([playerKey(3), playerOfKey('player:3')]).toEqual(['player:3', 3]);
    expect(() => playerOfKey('blue/2')).toThrow('not of a player');
  });
});

describe('people exchange what is theirs', () => {
  it('colours, with every fleet of either and the assets of both', () => {
    const t = fighting({
      options: { technology: true },
      techs: { red: { 'precursor-seed': 1 }, blue: { 'genesis-bomb': 1 }, yellow: { 'energy-cloak': 1 } },
    });
    const { game: g } = t.table;
    const green = addFleet(g, 0, [placeOf(t, 'red/1')]);
    const orange = addFleet(g, 1, [placeOf(t, 'blue/1')]);
    const black = addFleet(g, 2, [placeOf(t, 'yellow/1')]);
    const swapped = news(t, () => swapColours(g, 0, 1));
    expect([0, 1, 2].map((p) => t.state.colourOf[p])).toEqual([1, 0, 2]);
    expect([colour('red'), colour('blue'), green, orange, black].map((c) => personOf(g, c))).toEqual([1, 0, 1, 0, 2]);
    expect([personOf(g, 3), personOf(g, 7)]).toEqual([3, -1]);
    expect(swapped.restless).toBe(true);
    const told = (id: number): boolean => swapped.cells.includes(`asset:${id}`);
    const byColour = g.s.assets.map((x) => [x.colour, told(x.id)]);
    expect(byColour).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
    expect(swapped.events).toEqual([['colours-swapped', { a: 0, b: 1 }]]);
  });

  it('colours, without anything else having changed: the laws look again all the same', () => {
    const t = fighting();
    expect(news(t, (g) => swapColours(g, 0, 1))).toEqual({
      cells: ['encounter', 'people'],
      events: [['colours-swapped', { a: 0, b: 1 }]],
      restless: true,
    });
  });

  it('an asset that has changed is told with its card and what lies under it', () => {
    const t = fighting({ options: { technology: true }, techs: { red: { 'precursor-seed': 1 } } });
    const [asset] = t.state.assets;
    const own = [`asset:${asset.id}`, `zone:${asset.zone}`];
    expect(news(t, (g) => touchAsset(g, asset))).toEqual({ cells: own, events: [], restless: true });
    const store = storeOf(t.table.game, asset);
    expect(news(t, (g) => touchAsset(g, asset)).cells).toEqual([...own, `zone:${store}`].sort());
  });

  it('hands, between two and round the table', () => {
    const t = fighting();
    const [red, blue, yellow] = t.state.handOf;
    const two = news(t, (g) => swapHands(g, 0, 1));
    expect(t.state.handOf.slice(0, 3)).toEqual([blue, red, yellow]);
    expect(two).toEqual({
      cells: ['people', `zone:${red}`, `zone:${blue}`].sort(),
      events: [['hands-swapped', { a: 0, b: 1 }]],
      restless: true,
    });
    swapHands(t.table.game, 0, 1);
    const round = news(t, (g) => passHands(g, [0, 1, 2]));
    // Red's goes to blue, blue's to yellow, yellow's to red.
    expect(t.state.handOf.slice(0, 3)).toEqual([yellow, red, blue]);
    expect(round).toEqual({
      cells: ['people', `zone:${red}`, `zone:${blue}`, `zone:${yellow}`].sort(),
      events: [['hands-passed', { who: [0, 1, 2] }]],
      restless: true,
    });
  });

  it('their parts in the encounter and the turn, and nothing else', () => {
    const t = fighting();
    const { game: g } = t.table;
    const e = t.encounter();
    const feat = { what: 'deal', score: 1 } as const;
    Object.assign(e, {
      selectsFirst: 0,
      invited: [[1], [3]],
      joined: [[1], [3]],
      dials: [
        { who: 0, set: 'a' },
        { who: 1, set: 'b' },
        { who: 2, set: 'c' },
      ],
      winners: [0, 1],
      losers: [2, 0],
      dealt: [1, 2],
      replaced: [0],
      failed: [1, 3],
      sunk: [0, 2],
      feats: [
        { who: 0, ...feat },
        { who: 2, ...feat },
      ],
      aside: [
        { card: 1, to: 0, from: 0 },
        { card: 2, to: 3, from: 0 },
      ],
      laid: [
        { card: 3, by: 1, type: 'kicker', up: true },
        { card: 4, by: 2, type: 'kicker', up: true },
      ],
      lost: [5, 6, 7, 8],
      wrecks: [1, 2, 3, 4],
    });
    t.state.turn.planet = 1;
    const swapped = news(t, () => swapRoles(g, 0, 1));
    expect(e).toMatchObject({
      offense: 1,
      defense: 2,
      selectsFirst: 1,
      invited: [[0], [3]],
      allies: [[0], [3]],
      joined: [[0], [3]],
      dials: [
        { who: 1, set: 'a' },
        { who: 0, set: 'b' },
        { who: 2, set: 'c' },
      ],
      winners: [1, 0],
      losers: [2, 1],
      dealt: [0, 2],
      replaced: [1],
      failed: [0, 3],
      sunk: [1, 2],
      feats: [{ who: 1 }, { who: 2 }],
      aside: [
        { card: 1, to: 1 },
        { card: 2, to: 3 },
      ],
      laid: [
        { card: 3, by: 0 },
        { card: 4, by: 2 },
      ],
      lost: [6, 5, 7, 8],
      wrecks: [2, 1, 3, 4],
    });
    expect([t.state.turn.owner, t.state.turn.planet]).toEqual([1, 0]);
    expect(swapped.cells).toEqual(['encounter', 'turn']);
    delete t.state.turn.planet;
    Object.assign(e, { dials: undefined, sunk: undefined, laid: undefined });
    swapRoles(g, 1, 2);
    expect([e.offense, e.defense]).toEqual([2, 1]);
    expect([e.dials, e.sunk, e.laid, 'planet' in t.state.turn]).toEqual([undefined, undefined, undefined, false]);
  });

  it('and with them what lies facedown for either', () => {
    const t = fighting();
    const { game: g } = t.table;
    const zones = seatsOf(t).map(() => makeZone(g, { kind: 'covered', sheet: -1, name: '' }));
    t.state.covered = zones.slice();
    const swapped = news(t, () => swapRoles(g, 0, 2));
    expect(t.state.covered).toEqual([zones[2], zones[1], zones[0], zones[3]]);
    expect(swapped.cells).toEqual(['encounter', 'people', 'turn', `zone:${zones[0]}`, `zone:${zones[2]}`].sort());
  });
});

const seatsOf = (t: ReturnType<typeof fighting>): readonly number[] => t.state.order;
