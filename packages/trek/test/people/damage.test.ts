import { describe, expect, it } from 'vitest';
import * as print from '../../language/define.ts';
import { discard } from '../../rules/board/leave.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { damage, repair, repairDocked, repairTurns } from '../../rules/people/damage.ts';
import { is, mark, putMark, putStatus } from '../../rules/state/marks.ts';
import { has, scenario, type Scenario } from '../dilemmas/board.ts';
import { add } from '../dilemmas/cards.ts';

add(print.facility('DOM-9910', 'Quick Dock', 'Fed', 'Station', { shields: 9, universal: true }), {
  standing: [{ says: 'repairs', turns: 1 }],
});
add(print.facility('DOM-9911', 'Plain Station', 'Fed', 'Station', { shields: 9, universal: true }));

const docked = (outpost = 'Federation Outpost'): Scenario =>
  scenario({ alpha: ['Void'], blue: { at: { Void: { space: { [outpost]: { Vessel: ['Eve'] } } } } } });
const hit = (t: Scenario, name: string): void => {
  expect(damage(t.g, t.piece(name)).next().done).toBe(true);
};

describe('damage and repair', () => {
  it('T27.7, T44.5 a damaged ship has RANGE 5 at most', () => {
    const t = docked();
    hit(t, 'Vessel');
    expect([
      ...has(t, 'damaged', 'Vessel'),
      numberOf(t.g, t.piece('Vessel'), 'RANGE'),
      numberOf(t.g, t.piece('Vessel'), 'SHIELDS'),
    ]).toEqual([true, 5, 9]);
  });

  it('T47.8 damage to a damaged ship destroys it', () => {
    const t = docked();
    hit(t, 'Vessel');
    hit(t, 'Vessel');
    expect([t.where('Vessel'), t.where('Eve')]).toEqual(['discard blue', 'discard blue']);
  });

  it('T45.5 its cloak fails', () => {
    const t = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { Vessel: ['Eve'] } } } } });
    putStatus(t.g, t.piece('Vessel'), 'cloaked', true);
    hit(t, 'Vessel');
    expect(has(t, 'cloaked', 'Vessel')).toEqual([false]);
    const told = (x: Scenario): boolean => x.g.events.some(({ type }) => type === 'decloaked');
    const open = docked();
    hit(open, 'Vessel');
    expect([told(t), told(open)]).toEqual([true, false]);
  });

  it("T7.5, T50.1 it is repaired at the end of the second of its player's full turns in dock", () => {
    const t = docked();
    // It docks, or is hit, in blue's first turn: that is no full one.
    hit(t, 'Vessel');
    const after: boolean[] = [];
    for (let turn = 1; turn <= 5; turn++) {
      t.endTurn();
      after.push(is(t.g, t.piece('Vessel'), 'damaged'));
    }
    // Turns 1, 3 and 5 are blue's: 3 and 5 are full ones.
    expect(after).toEqual([true, true, true, true, false]);
    expect(t.events('repaired')[0].why).toMatchObject({ id: 'T50.1' });
  });

  it("T50.1 hit in the opponent's turn, the next one of its player is a full one", () => {
    const t = docked();
    t.endTurn();
    hit(t, 'Vessel');
    const after: boolean[] = [];
    for (let turn = 2; turn <= 5; turn++) {
      t.endTurn();
      after.push(is(t.g, t.piece('Vessel'), 'damaged'));
    }
    expect(after).toEqual([true, true, true, false]);
  });

  it('T50.1 leaving the dock starts the count anew, and in space nothing is repaired', () => {
    const t = docked();
    hit(t, 'Vessel');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'undock', 'Vessel');
    t.order('blue', 'dock', 'Vessel');
    expect(mark(t.g, t.piece('Vessel'), 'since')).toBe(3);
    for (let turn = 3; turn <= 6; turn++) t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([true]);
    t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([false]);
    const space = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { Vessel: ['Eve'] } } } } });
    hit(space, 'Vessel');
    for (let turn = 1; turn <= 6; turn++) space.endTurn();
    expect(has(space, 'damaged', 'Vessel')).toEqual([true]);
  });

  it('T7.5 some facilities repair nothing', () => {
    const t = docked('Neutral Outpost');
    expect(repairTurns(t.g, t.piece('Neutral Outpost'))).toBeNull();
    hit(t, 'Vessel');
    for (let turn = 1; turn <= 6; turn++) t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([true]);
  });

  it('T50.2 a text may say how long it takes; stations that say nothing repair nothing', () => {
    const t = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { 'Quick Dock': { Vessel: ['Eve'] }, 'Plain Station': [] } } } } });
    expect([repairTurns(t.g, t.piece('Quick Dock')), repairTurns(t.g, t.piece('Plain Station'))]).toEqual([1, null]);
    hit(t, 'Vessel');
    t.endTurn();
    t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([true]);
    t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([false]);
  });

  it("T50.1, T50.2 where one full turn is enough the next one is, after a hit in the opponent's", () => {
    const t = docked('Quick Dock');
    t.endTurn();
    hit(t, 'Vessel');
    t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([true]);
    t.endTurn();
    expect(has(t, 'damaged', 'Vessel')).toEqual([false]);
  });

  it('what is gone is not damaged, and what is whole is not repaired', () => {
    const t = docked();
    const from = t.g.events.length;
    repair(t.g, t.piece('Vessel'));
    discard(t.g, [t.piece('Vessel')]);
    hit(t, 'Vessel');
    expect(t.g.events.slice(from).map((e) => e.type)).toEqual(['discarded']);
    expect(has(t, 'damaged', 'Vessel')).toEqual([false]);
  });

  it("an opponent's ship is not repaired in my turn", () => {
    const t = docked();
    hit(t, 'Vessel');
    putMark(t.g, t.piece('Vessel'), 'since', -9);
    repairDocked(t.g, 1).next();
    expect(has(t, 'damaged', 'Vessel')).toEqual([true]);
    repair(t.g, t.piece('Vessel'));
    expect(has(t, 'damaged', 'Vessel')).toEqual([false]);
  });
});
