import { describe, expect, it } from 'vitest';
import { orderId, zoneId } from '../../ids/index.ts';
import { zoneIn, zoneOfMission } from '../../view/index.ts';
import { inOrder, subjectsOf } from '../../web/model/orders.ts';
import { pieceAt, pointOf } from '../../web/model/point.ts';
import { subjectInFocus, wishesFor } from '../../web/model/wishes.ts';
import { stage, verbsIn } from './scenes.ts';

const BOARD = {
  alpha: ['World', 'Void'],
  blue: {
    hand: ['Bob'],
    at: { World: { planet: ['Ann', 'Dot'], space: { Vessel: ['Eve', 'Gus'] } }, Void: { space: { Tender: ['Cy'] } } },
  },
  red: { at: { Void: { space: { Raider: ['Kang'] } } } },
} as const;

describe('orders by whom they are given to', () => {
  it('stand together, teams before ships, from left to right along the line', () => {
    const { scene, question, piece } = stage(BOARD);
    const subjects = subjectsOf(scene, verbsIn(question));
    expect(subjects.map((x) => [x.kind, x.piece])).toEqual([
      ['team', piece('World')],
      ['ship', piece('Vessel')],
      ['ship', piece('Tender')],
    ]);
    const [team, vessel] = subjects;
    expect(team.items.map((x) => x.verb)).toEqual(['attempt', 'beam']);
    expect(vessel.items.map((x) => x.verb)).toContain('move');
    expect(vessel.items.map((x) => x.verb)).toContain('beam');
  });

  it('the order on screen is that of the keys, and what ends the turn comes last', () => {
    const { scene, question } = stage(BOARD);
    const verbs = verbsIn(question);
    const ordered = inOrder(scene, verbs);
    expect([...ordered].toSorted()).toEqual([...verbs].toSorted());
    expect(ordered.at(-1)).toBe('end');
    expect(ordered.slice(0, -1)).toEqual(subjectsOf(scene, verbs).flatMap((x) => x.items.map((y) => y.option)));
  });

  it('places stand from left to right', () => {
    const { scene, piece } = stage(BOARD);
    const [world, void_] = [zoneId(zoneOfMission(piece('World'), 'space')), zoneId(zoneOfMission(piece('Void'), 'space'))];
    expect(inOrder(scene, [void_, world])).toEqual([world, void_]);
    // Where a card would be out of play when it is met, it is offered last.
    expect(inOrder(scene, [void_, world], [world])).toEqual([void_, world]);
  });

  it('can be pressed on whom they are given to', () => {
    const { piece } = stage(BOARD);
    const vessel = piece('Vessel');
    expect(pointOf(orderId('move', vessel))).toBe(pieceAt(vessel));
    expect(pointOf(orderId('beam', zoneIn(vessel)))).toBe(pieceAt(vessel));
    expect(pointOf(orderId('beam', zoneOfMission(piece('World'), 'surface')))).toBe(pieceAt(piece('World')));
    expect(pointOf(orderId('attempt', piece('World')))).toBe(pieceAt(piece('World')));
    expect(pointOf('end')).toBeNull();
  });
});

describe('what one might wish of whoever is in focus', () => {
  it('a ship flies, beams, docks and attempts, a team attempts and beams', () => {
    const { scene, piece } = stage(BOARD);
    const ship = subjectInFocus(scene, piece('Vessel'));
    expect(ship && wishesFor(scene, ship).map((x) => x.verb)).toEqual(['attempt', 'move', 'beam', 'dock']);
    const team = subjectInFocus(scene, piece('World'));
    expect(team && wishesFor(scene, team)).toEqual([
      { verb: 'attempt', of: piece('World') },
      { verb: 'beam', of: zoneOfMission(piece('World'), 'surface') },
    ]);
  });

  it('nothing is wished of the other player, of a place without people, or by spectators', () => {
    const { scene, piece } = stage(BOARD);
    expect(subjectInFocus(scene, piece('Raider'))).toBeNull();
    expect(subjectInFocus(scene, piece('Void'))).toBeNull();
    expect(subjectInFocus(stage(BOARD, null).scene, piece('Vessel'))).toBeNull();
  });
});
