import { describe, expect, it } from 'vitest';
import { reaction } from '../../effects/index.ts';
import { zoneIn } from '../../ids/index.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { discard } from '../../rules/board/leave.ts';
import { move } from '../../rules/board/move.ts';
import { locationOf } from '../../rules/board/places.ts';
import { stop } from '../../rules/people/stop.ts';
import { isStopped, mark, putMark } from '../../rules/state/marks.ts';
import type { Piece } from '../../rules/state/state.ts';
import { TIME } from '../../rules/state/zones.ts';
import type { Moving } from '../../rules/timing/events.ts';
import {
  barOf,
  become,
  BLUE,
  carryOut,
  firstOptions,
  give,
  giveClauses,
  halt,
  isOffered,
  offerOf,
  order,
  RED,
  scenario,
  space,
  zoneId,
  type Scenario,
} from '../bench.ts';

const SHIP = "I.K.C. K'Vort"; // RANGE 8, one staff icon
// Spans 3, 4, 3, 4.
const LINE = ['Fever Emergency', 'Investigate Disturbance', 'Study Pulsar', 'Archanis Dispute'];
const at = (mission: string, ...crew: readonly string[]): Scenario =>
  scenario({ alpha: LINE, gamma: ['Rescue Founder'], blue: { at: { [mission]: { space: { [SHIP]: crew } } } } });

function costs(t: Scenario, ship = SHIP): { [mission: string]: number } {
  const data = offerOf(t.g, BLUE, 'move', t.piece(ship))?.first?.ask.data?.costs;
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).map(([option, cost]) => [missionOf(t, option), Number(cost)]));
}
/** The mission in whose space an option is. */
const missionOf = (t: Scenario, option: string): string => t.names([t.g.s.cards.holder[zoneIn(option)]])[0];

describe('moving', () => {
  it('T12.4 a move costs the spans of every location entered, the destination included and the start not', () => {
    expect(costs(at('Fever Emergency', 'Klag'))).toEqual({ 'Investigate Disturbance': 4, 'Study Pulsar': 7 });
    expect(costs(at('Study Pulsar', 'Klag'))).toEqual({ 'Investigate Disturbance': 4, 'Fever Emergency': 7, 'Archanis Dispute': 4 });
  });

  it('T12.4 what is not used may be used later in the turn', () => {
    const t = at('Fever Emergency', 'Klag');
    t.order('blue', 'move', SHIP, 'space Investigate Disturbance');
    expect(t.where(SHIP)).toBe('space Investigate Disturbance');
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(4);
    expect(costs(t)).toEqual({ 'Fever Emergency': 3, 'Study Pulsar': 3 });
    expect(offerOf(t.g, BLUE, 'move', t.piece(SHIP))?.data).toEqual({ ship: t.piece(SHIP), left: 4 });
    t.order('blue', 'move', SHIP, 'space Study Pulsar');
    expect(t.events('flew').map((e) => e.data.cost)).toEqual([4, 3]);
    expect(t.offers('blue', 'move', SHIP)).toBe(false);
    expect(barOf(at('Fever Emergency', 'Klag').g, BLUE, 'move', t.piece(SHIP))).toBeNull();
    expect(order('move').whyNot(t.g, BLUE, t.piece(SHIP))).toEqual({
      from: 'rule:T12.4',
      tag: 'move.range',
      data: { ship: t.piece(SHIP), left: 1, cost: 4 },
    });
    expect(mark(t.g, t.piece(SHIP), 'since')).toBe(1);
  });

  it('T12.6 RANGE is restored at the start of its player’s turn', () => {
    const t = at('Fever Emergency', 'Klag');
    t.order('blue', 'move', SHIP, 'space Study Pulsar');
    t.endTurn();
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(7);
    t.endTurn();
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(0);
    expect(t.offers('blue', 'move', SHIP)).toBe(true);
  });

  it('T12.4 crew and equipment go along, and it is told', () => {
    const t = at('Fever Emergency', 'Klag', 'Taul', 'Tricorder');
    t.order('blue', 'move', SHIP, 'space Investigate Disturbance');
    for (const name of ['Klag', 'Taul', 'Tricorder']) expect(locationOf(t.g, t.piece(name))).toBe(t.piece('Investigate Disturbance'));
    expect(t.events('flew')).toMatchObject([{ data: { by: BLUE, cost: 4 }, why: { kind: 'rule', id: 'T12.4' } }]);
  });

  it('T12.7, T44.3 no ship leaves its line', () => {
    expect(Object.keys(costs(at('Archanis Dispute', 'Klag')))).toEqual(['Study Pulsar', 'Investigate Disturbance']);
    const t = at('Rescue Founder', 'Klag');
    expect(t.offers('blue', 'move', SHIP)).toBe(false);
    expect(barOf(t.g, BLUE, 'move', t.piece(SHIP))).toBe('move.nowhere');
  });

  it('T59.1 nor from a place in another time', () => {
    const t = at('Fever Emergency', 'Klag');
    move(t.g, t.piece('Fever Emergency'), TIME);
    expect([isOffered(t.g, BLUE, 'move', t.piece(SHIP)), barOf(t.g, BLUE, 'move', t.piece(SHIP))]).toEqual([false, 'move.nowhere']);
  });

  it('T12.1, T43.5, T44.4 only a staffed ship moves', () => {
    const t = at('Fever Emergency');
    expect(t.offers('blue', 'move', SHIP)).toBe(false);
    expect(barOf(t.g, BLUE, 'move', t.piece(SHIP))).toBe('unstaffed');
    expect(at('Fever Emergency', 'Klag').offers('blue', 'move', SHIP)).toBe(true);
  });

  it('T12.12, T17.1 neither a stopped ship nor one with a stopped crew moves', () => {
    for (const name of [SHIP, 'Klag']) {
      const t = at('Fever Emergency', 'Klag');
      halt(t.g, t.piece(name));
      expect(isOffered(t.g, BLUE, 'move', t.piece(SHIP))).toBe(false);
    }
    const t = at('Fever Emergency', 'Klag');
    halt(t.g, t.piece(SHIP));
    expect(barOf(t.g, BLUE, 'move', t.piece(SHIP))).toBe('stopped');
  });

  it('T8.10 a docked ship does not move', () => {
    const t = scenario({ alpha: LINE, blue: { at: { 'Fever Emergency': { space: { 'Klingon Outpost': { [SHIP]: ['Klag'] } } } } } });
    expect(t.offers('blue', 'move', SHIP)).toBe(false);
    expect(barOf(t.g, BLUE, 'move', t.piece(SHIP))).toBe('move.not-in-space');
  });

  it('T44.5, T27.7 a damaged ship has RANGE 5 at most', () => {
    const t = at('Fever Emergency', 'Klag');
    become(t.g, 'damaged', t.piece(SHIP));
    expect(numberOf(t.g, t.piece(SHIP), 'RANGE')).toBe(5);
    expect(costs(t)).toEqual({ 'Investigate Disturbance': 4 });
  });

  it('T12.10 a cloaked ship moves as others do', () => {
    const t = at('Fever Emergency', 'Klag');
    become(t.g, 'cloaked', t.piece(SHIP));
    expect(isOffered(t.g, BLUE, 'move', t.piece(SHIP))).toBe(true);
  });

  it('T44.1 the end that faces its player counts where the spans of a mission differ', () => {
    const cost = (player: 'blue' | 'red'): number => {
      const t = scenario({
        alpha: ['Fever Emergency', 'Warped Space'],
        turn: player,
        [player]: { at: { 'Fever Emergency': { space: { [SHIP]: ['Klag'] } } } },
      });
      const offer = offerOf(t.g, player === 'blue' ? 0 : 1, 'move', t.piece(SHIP));
      const data = offer?.first?.ask.data?.costs;
      return typeof data === 'object' && data !== null ? Number(Object.values(data)[0]) : NaN;
    };
    expect(cost('red')).toBe(1);
    expect(cost('blue')).not.toBe(1);
  });

  it('T44.2 a text may bar a ship from moving, and give it more RANGE within a region', () => {
    const t = at('Fever Emergency', 'Klag');
    give(t.g, t.piece('Fever Emergency'), { says: 'bans', what: 'move', reach: 'here' });
    expect(isOffered(t.g, BLUE, 'move', t.piece(SHIP))).toBe(false);
    expect(barOf(t.g, BLUE, 'move', t.piece(SHIP))).toBe('banned');
    const u = scenario({
      alpha: ['Refuse Immigration', 'Relocate Settlers', 'Fever Emergency'],
      blue: { at: { 'Relocate Settlers': { space: { [SHIP]: ['Klag'] } } } },
    });
    give(u.g, u.piece(SHIP), { says: 'adds', to: ['RANGE'], n: -5, of: { type: 'Ship' }, reach: 'self' });
    expect(costs(u)).toEqual({ 'Fever Emergency': 3 });
    give(u.g, u.piece(SHIP), { says: 'regional', n: 4 });
    expect(costs(u)).toEqual({ 'Refuse Immigration': 4, 'Fever Emergency': 3 });
  });
});

const FEVER = { 'Fever Emergency': { space: { [SHIP]: ['Klag'] } } };

describe('on the way', () => {
  const watch = (t: Scenario, then: (ev: Moving, type: string) => void = () => undefined): string[] => {
    const seen: string[] = [];
    for (const type of ['ship.leaves', 'ship.passes', 'ship.arrives'] as const)
      giveClauses(t.g, t.piece('Klag'), [
        reaction({
          id: type,
          on: type,
          must: true,
          *commit({ g, ev }) {
            seen.push(`${type} ${t.names([locationOf(g, ev.ship)])[0]}`);
            then(ev, type);
          },
        }),
      ]);
    return seen;
  };
  const to = (t: Scenario, mission: string): string => zoneId(space(t, mission));

  it('T12.5, T44.2 it leaves, passes by and arrives, each where it then is', () => {
    const t = at('Fever Emergency', 'Klag');
    const seen = watch(t);
    carryOut(t.g, BLUE, 'move', t.piece(SHIP), to(t, 'Study Pulsar'));
    expect(seen).toEqual(['ship.leaves Fever Emergency', 'ship.passes Investigate Disturbance', 'ship.arrives Study Pulsar']);
  });

  it('T12.5 what holds it on its way makes that the end, and only what it entered is paid for', () => {
    const t = at('Fever Emergency', 'Klag');
    const ship: Piece = t.piece(SHIP);
    watch(t, (_, type) => type === 'ship.passes' && stop(t.g, [ship]));
    carryOut(t.g, BLUE, 'move', ship, to(t, 'Study Pulsar'));
    expect(t.where(SHIP)).toBe('space Investigate Disturbance');
    expect(mark(t.g, ship, 'range')).toBe(4);
  });

  it('T44.5, T40.7 a ship that is damaged on its way goes no further than it still can', () => {
    const t = at('Fever Emergency', 'Klag');
    const ship: Piece = t.piece(SHIP);
    watch(t, (_, type) => type === 'ship.passes' && become(t.g, 'damaged', ship)); // RANGE 5, 4 of it used, 3 to go
    carryOut(t.g, BLUE, 'move', ship, to(t, 'Study Pulsar'));
    expect([t.where(SHIP), mark(t.g, ship, 'range')]).toEqual(['space Investigate Disturbance', 4]);
    expect(t.g.events.filter((e) => e.type === 'flew')).toMatchObject([{ data: { cost: 4 } }]);
    const enough = scenario({ alpha: ['Fever Emergency', 'Warped Space', 'Study Pulsar'], turn: 'red', red: { at: FEVER } });
    watch(enough, (_, type) => type === 'ship.passes' && become(enough.g, 'damaged', enough.piece(SHIP))); // spans 1 and 3
    carryOut(enough.g, RED, 'move', enough.piece(SHIP), to(enough, 'Study Pulsar'));
    expect(enough.where(SHIP)).toBe('space Study Pulsar');
  });

  it('T12.4 all of its RANGE may be used, and each part of a way is paid for once', () => {
    const t = at('Fever Emergency', 'Klag');
    const ship: Piece = t.piece(SHIP);
    putMark(t.g, ship, 'range', 1); // 7 are left for 4 and 3
    carryOut(t.g, BLUE, 'move', ship, to(t, 'Study Pulsar'));
    expect([t.where(SHIP), mark(t.g, ship, 'range')]).toEqual(['space Study Pulsar', 8]);
    const held = at('Fever Emergency', 'Klag');
    putMark(held.g, held.piece(SHIP), 'range', 1);
    watch(held, (ev, type) => type === 'ship.passes' && (ev.stopped = true));
    carryOut(held.g, BLUE, 'move', held.piece(SHIP), to(held, 'Study Pulsar'));
    expect(held.g.events.filter((e) => e.type === 'flew')).toMatchObject([{ data: { cost: 4 } }]);
  });

  it('T12.1, T40.7 nor does one whose staff is gone, and one that loses it when it leaves stays', () => {
    const passing = at('Fever Emergency', 'Klag');
    watch(passing, (_, type) => type === 'ship.passes' && halt(passing.g, passing.piece('Klag')));
    carryOut(passing.g, BLUE, 'move', passing.piece(SHIP), to(passing, 'Study Pulsar'));
    expect(passing.where(SHIP)).toBe('space Investigate Disturbance');
    const leaving = at('Fever Emergency', 'Klag');
    watch(leaving, (_, type) => type === 'ship.leaves' && halt(leaving.g, leaving.piece('Klag')));
    carryOut(leaving.g, BLUE, 'move', leaving.piece(SHIP), to(leaving, 'Study Pulsar'));
    expect([leaving.where(SHIP), mark(leaving.g, leaving.piece(SHIP), 'range')]).toEqual(['space Fever Emergency', 0]);
  });

  it('T44.2 what bars ships from leaving a location does not hold those that pass by', () => {
    const t = at('Fever Emergency', 'Klag');
    give(t.g, t.piece('Investigate Disturbance'), { says: 'bans', what: 'move', reach: 'here' });
    carryOut(t.g, BLUE, 'move', t.piece(SHIP), to(t, 'Study Pulsar'));
    expect(t.where(SHIP)).toBe('space Study Pulsar');
  });

  it('T12.5 a text may end its way where it passes by', () => {
    const t = at('Fever Emergency', 'Klag');
    const seen = watch(t, (ev, type) => type === 'ship.passes' && (ev.stopped = true));
    carryOut(t.g, BLUE, 'move', t.piece(SHIP), to(t, 'Study Pulsar'));
    expect(t.where(SHIP)).toBe('space Investigate Disturbance');
    expect(seen.at(-1)).toBe('ship.arrives Investigate Disturbance');
    expect(isStopped(t.g, t.piece(SHIP))).toBe(false);
    expect(t.g.events.filter((e) => e.type === 'flew')).toMatchObject([
      { data: { by: BLUE, cost: 4, to: space(t, 'Investigate Disturbance') } },
    ]);
  });

  it.each(['ship.leaves', 'ship.passes'])(
    'T12.5 a ship that is gone at %s flies no further, and neither does one that was taken elsewhere',
    (when) => {
      const t = at('Fever Emergency', 'Klag');
      watch(t, (ev, type) => type === when && discard(t.g, [ev.ship]));
      carryOut(t.g, BLUE, 'move', t.piece(SHIP), to(t, 'Study Pulsar'));
      expect(t.where(SHIP)).toBe('discard blue');
      const u = at('Fever Emergency', 'Klag');
      watch(u, (ev, type) => type === when && move(u.g, ev.ship, space(u, 'Archanis Dispute')));
      carryOut(u.g, BLUE, 'move', u.piece(SHIP), to(u, 'Study Pulsar'));
      expect(u.where(SHIP)).toBe('space Archanis Dispute');
      expect(u.g.events.some((e) => e.type === 'flew')).toBe(false);
    },
  );

  it('T12.5 a ship that is not let go stays and pays nothing', () => {
    const t = at('Fever Emergency', 'Klag');
    watch(t, (ev, type) => type === 'ship.leaves' && (ev.stopped = true));
    carryOut(t.g, BLUE, 'move', t.piece(SHIP), to(t, 'Study Pulsar'));
    expect(t.where(SHIP)).toBe('space Fever Emergency');
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(0);
    expect(firstOptions(offerOf(t.g, BLUE, 'move', t.piece(SHIP)))).toHaveLength(2);
  });
});
