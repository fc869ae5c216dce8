import { answer, questionFor, viewOf, type Seat } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { orderId, pieceId } from '../../ids/index.ts';
import { parseNeed } from '../../language/index.ts';
import { readBoard, zoneIn, zoneOfMission, cardOfZone, type Board, type ChanceRow } from '../../view/index.ts';
import { atVoid, onWorld, scenario, type Scenario } from '../dilemmas/board.ts';
import { dilemma } from '../dilemmas/cards.ts';

dilemma('Gate Fee', 'planet', {
  unless: parseNeed('2 SCIENCE'),
  effects: [{ do: 'kill', whom: { one: { is: 'anybody' }, pick: { by: 'opponent' } } }],
  after: 'discard',
});

const seenBy = (t: Scenario, seat: Seat | null): Board => readBoard(viewOf(t.g, seat), seat);
const chanceIn = (t: Scenario, zone: number, seat = 0): ChanceRow | undefined => seenBy(t, seat).chances.find((x) => x.zone === zone);

describe('what is told about needs', () => {
  it('each of a team adds to a part of the need, and whoever adds nothing is left out', () => {
    const t = onWorld([], ['Ann', 'Bob', 'Gus']);
    const team = chanceIn(t, zoneOfMission(t.piece('World'), 'surface'));
    expect(team?.who).toEqual(['Ann', 'Bob', 'Gus'].map((x) => t.piece(x)));
    for (const row of team?.need.ways.flat() ?? []) {
      const shares = row.shares ?? [];
      expect(shares.reduce((sum, [, n]) => sum + n, 0)).toBe(row.have);
      expect(shares.every(([, n]) => n > 0)).toBe(true);
    }
    expect(team?.need.ways.flat().some((row) => row.shares !== null)).toBe(true);
  });

  it('nobody else is told how a team stands', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    expect(seenBy(t, 0).chances).not.toEqual([]);
    expect(seenBy(t, 1).chances).toEqual([]);
    expect(seenBy(t, null).chances).toEqual([]);
  });

  it('crews aboard ships have chances as teams on the planet do', () => {
    const t = atVoid([], ['Ann', 'Bob']);
    const crew = chanceIn(t, zoneIn(t.piece('Vessel')));
    expect(crew?.who).toEqual(['Ann', 'Bob'].map((x) => t.piece(x)));
  });

  it('what a dilemma asks is told to those who meet it, while it is met', () => {
    const t = onWorld(['Gate Fee'], ['Ann', 'Bob', 'Cy']);
    const everybody = ['Ann', 'Bob', 'Cy'].map((x) => pieceId(t.piece(x)));
    expect(answer(t.table, 0, { verb: orderId('attempt', t.piece('World')), steps: [everybody] })).toBeNull();
    // The opponent is choosing who dies.
    expect(questionFor(t.table, 1)?.tag).toBe('pick.one');
    const [row] = seenBy(t, 0).attempt?.asks?.ways.flat() ?? [];
    expect(row).toMatchObject({ asks: { skill: 'SCIENCE', n: 2 }, have: 0, want: 2, met: false });
    expect([seenBy(t, 1).attempt?.asks, seenBy(t, null).attempt?.asks]).toEqual([null, null]);
    expect(seenBy(t, 1).attempt).toMatchObject({ seat: 0, size: 3, team: null, need: null });
  });

  it('T46.3 a mission says to everybody what it is worth to each seat, and whose people may attempt it', () => {
    const t = scenario({ alpha: ['World', 'Klingon World'] });
    const missions = seenBy(t, null).lines[0].locations.map((x) => x.mission);
    expect(missions).toEqual([
      { mission: t.piece('World'), points: [30, 30], attempters: [['Fed'], ['Fed']] },
      { mission: t.piece('Klingon World'), points: [30, 30], attempters: [['Kli'], ['Kli']] },
    ]);
  });

  it('a ship that is not staffed says which icons nobody fills', () => {
    const t = scenario({ alpha: ['World'], blue: { at: { World: { space: { "D'deridex": [] } } } } });
    const ship = seenBy(t, 0).lines[0].locations[0].space.things[0];
    expect(ship.numbers).toMatchObject({ staffed: false, lacks: ['Cmd', 'Stf', 'Stf'] });
    expect(seenBy(t, 1).lines[0].locations[0].space.things[0].numbers).toBeNull();
  });

  it('a zone says by its number which card it is of', () => {
    const t = onWorld([], ['Ann']);
    const [world, ann] = [t.piece('World'), t.piece('Ann')];
    expect([cardOfZone(zoneOfMission(world, 'on')), cardOfZone(zoneIn(ann)), cardOfZone(0)]).toEqual([world, ann, -1]);
  });
});
