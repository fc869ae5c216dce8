import { settle } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { discard } from '../../rules/board/leave.ts';
import { misSeed } from '../../rules/board/mis-seeds.ts';
import { giveControl, move, turn } from '../../rules/board/move.ts';
import { dockOf, isHere, locationOfZone, regionOf, shipsIn } from '../../rules/board/places.ts';
import { controllerOf } from '../../rules/state/control.ts';
import { is, mark, putStatus, STATUS, type Status } from '../../rules/state/marks.ts';
import { piecesIn, zoneOfLine, zoneOfSeat } from '../../rules/state/zones.ts';
import { aboard, BLUE, done, RED, scenario, space, type Scenario } from '../bench.ts';
import { seeding } from '../seeding/table.ts';
import '../turn/made-events.ts';

const HERE = 'Fever Emergency'; // Nahmi IV
const SHIP = "I.K.C. K'Vort";
const OUTPOST = 'Klingon Outpost';

describe('what a card is seeded under', () => {
  const t = scenario({
    alpha: ['Excavation', HERE, 'Study Pulsar'],
    gamma: ['Rescue Founder', 'Survey Star System'],
    blue: { hand: ['Named Trap', 'Local Trap', 'Gamma Trap', 'Space Relic', 'Made Relic', 'Firestorm', 'Klag'] },
  });
  const fitting = (name: string): string[] =>
    ['Excavation', HERE, 'Study Pulsar', 'Rescue Founder', 'Survey Star System'].filter(
      (x) => misSeed(t.g, t.piece(name), t.piece(x)) === null,
    );

  it.each([
    ['Named Trap', ['Excavation']],
    ['Local Trap', [HERE]],
    ['Gamma Trap', ['Rescue Founder', 'Survey Star System']],
    ['Space Relic', ['Excavation', HERE, 'Study Pulsar', 'Rescue Founder', 'Survey Star System']],
    ['Made Relic', ['Excavation', HERE, 'Rescue Founder']],
    ['Firestorm', ['Excavation', HERE, 'Rescue Founder']],
    ['Klag', []],
  ])('T3.13, T3.15, T39.7 %s belongs only there', (name, places) => {
    expect(fitting(name)).toEqual(places);
  });

  it('T3.15 dilemmas of a player are no artifacts too many, nor are those of the other player', () => {
    const u = scenario({
      alpha: [HERE],
      blue: { hand: ['Made Relic'], at: { [HERE]: { seeds: ['Firestorm'] } } },
      red: { at: { [HERE]: { seeds: ['Made Scroll'] } } },
    });
    expect(misSeed(u.g, u.piece('Made Relic'), u.piece(HERE))).toBeNull();
  });
});

describe('where things lie', () => {
  it('T3.9 a card that is a location says itself in which region it is, perhaps in one quadrant alone', () => {
    const t = scenario({ alpha: [HERE], gamma: ['Rescue Founder'], blue: { table: ['Near Gate', 'Far Gate', 'Bajoran Wormhole'] } });
    const at = (name: string, line: 'Alpha' | 'Gamma'): string | null => {
      move(t.g, t.piece(name), zoneOfLine(line));
      return regionOf(t.g, t.piece(name));
    };
    expect([at('Near Gate', 'Alpha'), at('Near Gate', 'Gamma'), at('Far Gate', 'Gamma')]).toEqual(['Bajor', 'Bajor', null]);
    expect([at('Bajoran Wormhole', 'Alpha'), at('Bajoran Wormhole', 'Gamma')]).toEqual(['Bajor', null]);
    expect(regionOf(t.g, -1)).toBeNull();
  });

  it('T1.8 two cards that are nowhere are not at one location', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Klag', 'Kurak'] } });
    expect(isHere(t.g, t.piece('Klag'), t.piece('Kurak'))).toBe(false);
    expect([locationOfZone(t.g, zoneOfSeat(BLUE, 'hand')), locationOfZone(t.g, space(t, HERE))]).toEqual([-1, t.piece(HERE)]);
  });

  it('T8.8 a ship is docked where it lies in a facility; ships are told from what lies beside them', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [OUTPOST]: { [SHIP]: ['Klag'], Divok: [] } } } } } });
    expect(dockOf(t.g, t.piece(SHIP))).toBe(t.piece(OUTPOST));
    expect(shipsIn(t.g, aboard(t, OUTPOST))).toEqual([t.piece(SHIP)]);
    move(t.g, t.piece(SHIP), space(t, HERE));
    expect(dockOf(t.g, t.piece(SHIP))).toBe(-1);
  });

  it('T3.7, T65.4 there are plain missions for all six of a player', () => {
    const unique = ['Excavation', HERE, 'Archanis Dispute', 'Alter Records', 'Orb Negotiations', 'Reunion'];
    const t = seeding({ missions: unique }, { missions: unique });
    t.until('dilemma');
    expect(t.of('blue', 'out').length + t.of('red', 'out').length).toBe(6);
    expect(t.line().filter((x) => x === 'Space')).toHaveLength(12);
    for (const seat of [BLUE, RED]) expect(piecesIn(t.g, zoneOfSeat(seat, 'missions'))).toEqual([]);
  });
});

describe('what becomes of cards', () => {
  it('T1.3 control that returns to the owner is no longer lent', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: [SHIP] } } } });
    const ship = t.piece(SHIP);
    giveControl(t.g, ship, RED);
    expect([controllerOf(t.g, ship), mark(t.g, ship, 'controller')]).toEqual([RED, RED + 1]);
    giveControl(t.g, ship, BLUE);
    expect([controllerOf(t.g, ship), mark(t.g, ship, 'controller')]).toEqual([BLUE, 0]);
  });

  it('T57.1 what lies in the pile is not discarded again', () => {
    const t = scenario({ alpha: [HERE], blue: { discard: ['Klag', 'Kurak'], hand: ['Divok'] } });
    const told = (): number => t.g.events.filter((e) => e.type === 'discarded').length;
    const before = told();
    discard(t.g, [t.piece('Klag')]);
    expect(told()).toBe(before);
    discard(t.g, [t.piece('Klag'), t.piece('Divok')]);
    expect(t.g.events.at(-1)).toMatchObject({ type: 'discarded', data: { pieces: [t.piece('Divok')] } });
    expect(piecesIn(t.g, zoneOfSeat(BLUE, 'discard'))).toEqual(['Klag', 'Kurak', 'Divok'].map((x) => t.piece(x)));
  });

  it('T17 conditions do not touch one another', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag'] } } } });
    const isStatus = (name: string): name is Status => Object.hasOwn(STATUS, name);
    const all = Object.keys(STATUS).filter(isStatus);
    for (const status of all) {
      putStatus(t.g, t.piece('Klag'), status, true);
      expect(all.filter((x) => is(t.g, t.piece('Klag'), x))).toEqual([status]);
      putStatus(t.g, t.piece('Klag'), status, false);
      expect(t.g.s.marks.status[t.piece('Klag')]).toBe(0);
    }
  });

  it('T23.3, T38.15 laws look at a card that is turned up, and at one that changes hands', () => {
    const laid = (): Scenario => {
      const t = scenario({ alpha: [HERE], blue: { table: ['Undoing', 'Slow Agenda'], hand: ['Two Turns'] } });
      done(settle(t.g));
      return t;
    };
    for (const change of [
      (t: Scenario) => turn(t.g, t.piece('Slow Agenda'), true),
      (t: Scenario) => giveControl(t.g, t.piece('Slow Agenda'), RED),
    ]) {
      const t = laid();
      expect(t.g.k.unsettled).toBeFalsy();
      change(t);
      expect(t.g.k.unsettled).toBeTruthy();
    }
  });
});
