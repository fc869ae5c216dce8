import { describe, expect, it } from 'vitest';
import { starMap } from '../../web/geometry/star-map.ts';
import { berths, vesselBox } from '../../web/geometry/berths.ts';
import { OFFENSE, type Board } from '../../view/board.ts';
import { boardOf } from '../../view/read.ts';
import { pointOf } from '../../web/model/point.ts';
import { fleetsOf, knownCards, personOf, placeNamed, shipsOnSheet, vesselsIn, warpWorlds } from '../../web/model/queries.ts';
import { textOf } from '@parley/kernel/sentence';
import { speakerFor } from '../../web/model/speech.ts';
import { coveredOf, hasThings, isCovered } from '../../web/model/things.ts';
import type { Interaction } from '@parley/web/testing';
import { receiptOf } from '../../web/encounter/receipt-model.ts';
import { anchorOf, carrierOf, mapModel } from '../../web/map/map-model.ts';
import { planetLabel, vesselLabel } from '../../web/map/planet-text.ts';
import { withDraft } from '../../web/map/planets.tsx';
import { handCards } from '../../web/own/hand-model.ts';
import { redWith, viewAt, type Scenario } from './fixtures/alien.ts';
import { lexicon } from './fixtures/game.ts';
import { SHOWS } from '../../ids/index.ts';
import type { Shows } from '@parley/kernel';

/** What aliens bring to the table beside cards, ships and planets: the client knows none of them, only what views say. */

const seen = (t: Scenario, who: string | null): Board => boardOf(viewAt(t, who));
const SIZE = { width: 808, height: 648, unit: 1 };
const speak = (b: Board) => speakerFor(lexicon, b, (seat) => ['Ada', 'Ben', 'Cyd'][seat], null);

describe('a vessel', () => {
  const t = redWith('tourist');
  t.plan('red', 'tourist.board', { 'red/1': 2, 'red/2': 1 });
  t.plan('red', 'tourist.course', 'clockwise');
  t.until('red', 'launch.aim');
  const b = seen(t, 'red');
  const liner = placeNamed(b, 'vessel/cruise-liner');

  it('stands in a home system with the ships on board', () => {
    expect(vesselsIn(b, 'blue')).toEqual([liner]);
    expect(liner).toMatchObject({ kind: 'vessel', system: 'blue', colour: null, ships: { red: 3 } });
    expect(vesselsIn(b, 'red')).toEqual([]);
  });

  it('has a name, and says who is on board', () => {
    expect(speak(b).place('vessel/cruise-liner')).toBe('the cruise liner');
    expect(liner && vesselLabel(b, liner, speak(b))).toBe('The cruise liner, in the system of Ben, Ada has 3 ships');
    expect(liner && vesselLabel(b, { ...liner, ships: {} }, speak(b))).toBe('The cruise liner, in the system of Ben, nobody on board');
  });

  it('has its place on the map, where ships fly to and can be chosen', () => {
    const model = mapModel(b, 0, SIZE);
    const at = model.pointOf.get('vessel/cruise-liner');
    expect(at).toBeDefined();
    expect(anchorOf(model, b, 'vessel/cruise-liner', 'red')).toEqual(at);
    expect(pointOf(b, 'vessel/cruise-liner')).toEqual({ kind: 'place', name: 'vessel/cruise-liner' });
  });

  it('stays on the map and off the planets, however many systems there are', () => {
    for (const players of [3, 4, 5, 6, 7, 8]) {
      const layout = starMap(
        SIZE,
        Array.from({ length: players }, () => 5),
      );
      const all = layout.systems.flatMap((s) => s.planets);
      for (let i = 0; i < players; i++) {
        const [at] = berths(layout, i, [38]);
        const box = vesselBox(at, 38, 1);
        expect(box.x - box.w / 2).toBeGreaterThan(0);
        expect(box.x + box.w / 2).toBeLessThan(SIZE.width);
        expect(box.y - box.h / 2).toBeGreaterThan(0);
        expect(box.y + box.h / 2).toBeLessThan(SIZE.height);
        // It may touch a planet between eight systems, but hides none of its ships.
        for (const p of all) expect(Math.hypot(p.x - at.x, p.y - at.y)).toBeGreaterThan(layout.radius + 12);
        const [first, second] = berths(layout, i, [38, 38]);
        expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(20);
      }
    }
  });
});

describe('a planet that is elsewhere', () => {
  it('is in the warp and in its system', () => {
    const t = redWith('voyager');
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/2');
    t.until('red', 'launch.aim');
    const b = seen(t, 'blue');
    expect(warpWorlds(b).map((p) => p.name)).toEqual(['red/2']);
    expect(placeNamed(b, 'red/2')).toMatchObject({ system: 'red', inWarp: true });
    expect(placeNamed(b, 'red/1')).toMatchObject({ inWarp: false });
    expect(mapModel(b, 1, SIZE).pointOf.has('red/2')).toBe(true);
  });

  it('is in the gate, and its ships fight there', () => {
    const t = redWith('leviathan');
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.plan('red', 'leviathan.planet', 'red/3');
    t.until('red', 'planning.select');
    const b = seen(t, 'blue');
    expect(carrierOf(b)?.name).toBe('red/3');
    expect(receiptOf(b, OFFENSE).rows).toMatchObject([
      { kind: 'no-card' },
      { kind: 'ships', seat: 0, colour: 'red', n: 4 },
      { kind: 'effect', why: 'power:leviathan', n: 20 },
    ]);
    const model = mapModel(b, 1, SIZE);
    expect(anchorOf(model, b, 'red/3', 'red')).not.toEqual(model.pointOf.get('red/3'));
    expect(carrierOf(seen(redWith('human'), 'red'))).toBeNull();
  });

  it('is found and comes into a system as its sixth; what is not found yet is nowhere', () => {
    const t = redWith('explorer');
    const before = mapModel(seen(t, 'red'), 0, SIZE);
    expect(before.systems.map((s) => s.planets.length)).toEqual([5, 5, 5]);
    expect(seen(t, 'red').goal).toBe(5);
    t.aim('red', 'blue/1');
    t.use('red', 'explorer');
    t.until('red', 'launch.ships');
    const b = seen(t, 'red');
    const found = b.encounter?.target ?? '';
    expect(placeNamed(b, found)).toMatchObject({ system: 'blue', nth: 1 });
    expect(mapModel(b, 0, SIZE).systems.map((s) => s.planets.length)).toEqual([5, 6, 5]);
    expect(b.goal).toBe(5);
  });

  it('needs no more colonies to win for being one more', () => {
    const t = redWith('explorer', { options: { planets: 4 } });
    expect(seen(t, 'red').goal).toBe(4);
  });
});

describe('a second fleet', () => {
  const t = redWith('symbiote');
  t.until('red', 'launch.aim');
  const b = seen(t, 'blue');
  const [own, other] = fleetsOf(b, 0);

  it('belongs to whoever plays it', () => {
    expect(own).toBe('red');
    expect(other).toBeDefined();
    expect(personOf(b, other)).toBe(0);
    expect(fleetsOf(b, 1)).toEqual(['blue']);
    expect(personOf(b, null)).toBe(-1);
    const place = placeNamed(b, 'red/1');
    expect(place && planetLabel(b, place, 'red', speak(b), [])).toBe('Red 1, Ada, 8 ships');
  });

  it('holds home colonies and counts in encounters', () => {
    expect([b.people[0].homes, b.people[0].hangs]).toEqual([5, false]);
    expect(placeNamed(b, 'red/1')?.crew).toEqual([8, 0, 0]);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1, [`red/2@${other}`]: 2 });
    t.until('red', 'planning.select');
    expect(receiptOf(seen(t, 'blue'), OFFENSE).rows).toMatchObject([
      { kind: 'no-card' },
      { kind: 'ships', seat: 0, colour: 'red', n: 1 },
      { kind: 'ships', seat: 0, colour: other, n: 2 },
    ]);
  });

  it('is seen to leave in the colour that was chosen', () => {
    const ask = (counts: { readonly [place: string]: number }, shows: Shows = SHOWS.launch): Interaction =>
      ({ draft: { kind: 'counts', counts }, decision: { kind: 'spread', shows } }) as unknown as Interaction;
    const fleet = { red: 4, [other]: 4 };
    expect(withDraft(fleet, 'red/1', ask({ [`red/1@${other}`]: 1 }), 'red')).toEqual({ red: 4, [other]: 3 });
    expect(withDraft(fleet, 'red/1', ask({ 'red/1': 4, 'red/2': 1 }), 'red')).toEqual({ [other]: 4 });
    expect(withDraft(fleet, 'red/1', ask({ 'red/1#7': 1 }, SHOWS.put), 'red')).toEqual({ red: 5, [other]: 4 });
    expect(withDraft(fleet, 'red/1', ask({ 'red/1': 1 }), null)).toBe(fleet);
  });

  it('waits on its sheet where it does', () => {
    const b2 = seen(redWith('roach'), 'blue');
    const [, roaches] = fleetsOf(b2, 0);
    expect(shipsOnSheet(b2, b2.sheets[0])).toEqual({ captives: {}, reserve: { [roaches]: 20 } });
    expect(shipsOnSheet(b2, b2.sheets[1])).toEqual({ captives: {}, reserve: {} });
  });
});

it('captured ships are on the sheet of whoever holds them, and are told by it', () => {
  const t = redWith('pirate', { hands: { red: ['attack-40', 'attack-20'], blue: ['attack-04'] } });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  t.select('red', 'attack-40');
  t.use('red', 'pirate');
  t.plan('red', 'pirate.raid', { 'blue/1@blue': 2 });
  t.plan('red', 'encounter.second', false);
  t.run();
  const b = seen(t, null);
  expect(shipsOnSheet(b, b.sheets[0])).toEqual({ captives: { blue: 2 }, reserve: {} });
  expect(speak(b).place('captives/0')).toBe('the Pirate sheet');
  expect(speak(b).place('captives/0@blue')).toBe('the Pirate sheet, blue ships');
});

it('what stands in for a ship is told from the others', () => {
  const b = seen(redWith('human'), null);
  const stack = { id: 7, colour: 'red', place: 'gate', ships: 1, prey: {}, marker: -1 } as const;
  expect(speak({ ...b, stacks: [stack] }).place('gate#7')).toBe('the gate, a stand-in');
  expect(speak({ ...b, stacks: [{ ...stack, ships: 3 }] }).place('gate#7')).toBe('the gate, stack of 3');
});

describe('cards that lie aside', () => {
  const t = redWith('human', { hands: { red: ['attack-08', 'attack-10', 'flare:voyager'], blue: ['attack-04'] } });
  t.until('red', 'launch.aim');
  t.raise('red', 'flare:voyager');
  t.plan('red', 'voyager.card', 'attack-10');
  t.until('red', 'planning.select');
  const [mine, theirs] = [seen(t, 'red'), seen(t, 'blue')];

  it('are known to their player and counted by the others', () => {
    expect(coveredOf(mine, 0).cards).toEqual([expect.stringMatching(/^attack-10#/)]);
    expect(coveredOf(theirs, 0)).toEqual({ n: 1, cards: null });
    expect(coveredOf(seen(t, null), 0)).toEqual({ n: 1, cards: null });
    expect([hasThings(theirs, 0), hasThings(theirs, 1)]).toEqual([true, false]);
  });

  it('are among the own cards, and can be pointed at', () => {
    const [card] = coveredOf(mine, 0).cards ?? [];
    expect(handCards(mine, lexicon, 0)).toContainEqual({ key: card, zone: 'aside' });
    expect([...knownCards(mine).values()]).toContain(card);
    expect([isCovered(mine, card), isCovered(theirs, card)]).toEqual([true, false]);
  });
});

it('ships that go to research are said to stand on a tech', () => {
  const b = seen(redWith('human'), null);
  const data = { colour: 'red', n: 2, from: 'red/1', to: 'tech/3' };
  expect(textOf(speak(b).event({ type: 'ships-moved', data }))).toBe('2 red ships from Red 1 to a tech.');
  expect(speak(b).option({ tag: 'x' }, 'tech/3')).toBe('tech 3');
});
