import { describe, expect, it } from 'vitest';
import { ability } from '../../effects/index.ts';
import { relocate } from '../../rules/people/relocate.ts';
import { discard } from '../../rules/board/leave.ts';
import { giveControl, move } from '../../rules/board/move.ts';
import { isDocked } from '../../rules/board/places.ts';
import { is, mark, putMark } from '../../rules/state/marks.ts';
import { zoneIn } from '../../rules/state/zones.ts';
import {
  barOf,
  become,
  BLUE,
  carryOut,
  done,
  give,
  giveClauses,
  halt,
  isOffered,
  offerOf,
  RED,
  scenario,
  space,
  surface,
  type Scenario,
} from '../bench.ts';

const SHIP = "I.K.C. K'Vort";
const HERE = 'Fever Emergency';

describe('docking', () => {
  const beside = (facility: string, ship: string, ...crew: readonly string[]): Scenario =>
    scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [facility]: [], [ship]: crew } } } } });

  it('[trek-dock-02] T8.8, T8.9 a ship beside a facility of its player docks if it wants, without RANGE', () => {
    const t = beside('Klingon Outpost', SHIP, 'Klag');
    expect(offerOf(t.g, BLUE, 'dock', t.piece(SHIP))?.first).toBeUndefined(); // there is only one
    t.order('blue', 'dock', SHIP);
    expect(t.where(SHIP)).toBe('aboard Klingon Outpost');
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(0);
    expect(t.events('docked')).toMatchObject([{ data: { by: BLUE, facility: 'PRE-105' }, why: { id: 'T8.8' } }]);
  });

  it('T8.15 docking stops nobody: it undocks and moves in the same turn', () => {
    const t = scenario({ alpha: [HERE, 'Study Pulsar'], blue: { at: { [HERE]: { space: { 'Klingon Outpost': [], [SHIP]: ['Klag'] } } } } });
    t.order('blue', 'dock', SHIP);
    t.order('blue', 'undock', SHIP);
    expect(t.where(SHIP)).toBe(`space ${HERE}`);
    t.order('blue', 'move', SHIP, 'space Study Pulsar');
    expect(t.where(SHIP)).toBe('space Study Pulsar');
  });

  it('T8.8, T11.1 not at a facility of the opponent, nor at one it does not go with', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } },
      red: { at: { [HERE]: { space: ['Klingon Outpost'] } } },
    });
    expect(t.offers('blue', 'dock', SHIP)).toBe(false);
    expect(barOf(t.g, BLUE, 'dock', t.piece(SHIP))).toBe('dock.not-yours');
    const u = beside('Romulan Outpost', SHIP, 'Klag');
    expect(u.offers('blue', 'dock', SHIP)).toBe(false);
    expect(barOf(u.g, BLUE, 'dock', u.piece(SHIP))).toBe('dock.incompatible');
  });

  it('T8.7 at a Nor only where its sites let it', () => {
    const t = beside('Nor', 'Galor', 'Dukat', 'Telle');
    expect(barOf(t.g, BLUE, 'dock', t.piece('Galor'))).toBe('dock.only-at-sites');
  });

  it('T43.5 neither docks nor undocks without staff, nor stopped, nor cloaked (T45.2)', () => {
    expect(beside('Klingon Outpost', SHIP).offers('blue', 'dock', SHIP)).toBe(false);
    const t = beside('Klingon Outpost', SHIP, 'Klag');
    halt(t.g, t.piece(SHIP));
    expect(isOffered(t.g, BLUE, 'dock', t.piece(SHIP))).toBe(false);
    const u = beside('Klingon Outpost', SHIP, 'Klag');
    become(u.g, 'cloaked', u.piece(SHIP));
    expect(barOf(u.g, BLUE, 'dock', u.piece(SHIP))).toBe('dock.cloaked');
    const docked = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: [] } } } } } });
    expect(docked.offers('blue', 'undock', SHIP)).toBe(false);
    expect(barOf(docked.g, BLUE, 'undock', docked.piece(SHIP))).toBe('unstaffed');
  });

  it('T8.8 says what keeps it from docking where there is nothing, or where it is docked already', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } } });
    expect(barOf(t.g, BLUE, 'dock', t.piece(SHIP))).toBe('dock.nothing-here');
    expect(barOf(t.g, BLUE, 'undock', t.piece(SHIP))).toBe('undock.free');
    const u = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag'] } } } } } });
    expect(barOf(u.g, BLUE, 'dock', u.piece(SHIP))).toBe('dock.docked');
    give(u.g, u.piece(HERE), { says: 'bans', what: 'dock', reach: 'here' });
    expect(barOf(u.g, BLUE, 'undock', u.piece(SHIP))).toBe('banned');
  });

  it.each(['dock', 'undock'] as const)('T5.9 %s: others may answer before it is done, and what they change is looked at again', (verb) => {
    const answered = (then: (t: Scenario, ev: object) => void): Scenario => {
      const t =
        verb === 'dock'
          ? beside('Klingon Outpost', SHIP, 'Klag')
          : scenario({
              alpha: [HERE, 'Study Pulsar'],
              blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag'] }, 'Neutral Outpost': [] } } } },
            });
      giveClauses(t.g, t.piece(HERE), [
        ability({
          at: 'docking',
          must: true,
          *commit({ ev }) {
            then(t, ev);
          },
        }),
      ]);
      carryOut(t.g, BLUE, verb, t.piece(SHIP));
      return t;
    };
    const before = verb === 'dock' ? `space ${HERE}` : 'aboard Klingon Outpost';
    expect(answered(() => undefined).where(SHIP)).not.toBe(before);
    expect(answered((_, ev) => Object.assign(ev, { stopped: true })).where(SHIP)).toBe(before);
    expect(answered((t) => halt(t.g, t.piece('Klag'))).where(SHIP)).toBe(before);
    expect(answered((t) => discard(t.g, [t.piece(SHIP)])).where(SHIP)).toBe('discard blue');
    if (verb === 'undock') {
      const moved = answered((t) => move(t.g, t.piece('Klingon Outpost'), space(t, 'Study Pulsar')));
      expect(moved.where(SHIP)).toBe('space Study Pulsar');
      const other = answered((t) => move(t.g, t.piece(SHIP), zoneIn(t.piece('Neutral Outpost'))));
      expect(other.where(SHIP)).toBe('aboard Neutral Outpost');
    }
    if (verb === 'dock') expect(answered((t) => giveControl(t.g, t.piece('Klingon Outpost'), RED)).where(SHIP)).toBe(before);
  });

  it('T8.8 of two docks one is chosen', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: { 'Klingon Outpost': [], 'Neutral Outpost': [], 'Romulan Outpost': [], [SHIP]: ['Klag'] } } } },
    });
    expect(t.choices('blue', 'dock', SHIP)).toEqual(['Klingon Outpost', 'Neutral Outpost']);
    expect(barOf(t.g, BLUE, 'dock', t.piece(SHIP))).toBeNull();
    t.order('blue', 'dock', SHIP, 'Neutral Outpost');
    expect(t.where(SHIP)).toBe('aboard Neutral Outpost');
    expect(mark(t.g, t.piece(SHIP), 'since')).toBe(t.g.s.turn.n);
    putMark(t.g, t.piece(SHIP), 'since', 0);
    t.order('blue', 'undock', SHIP);
    expect(mark(t.g, t.piece(SHIP), 'since')).toBe(t.g.s.turn.n);
    halt(t.g, t.piece('Klag'));
    expect(barOf(t.g, BLUE, 'dock', t.piece(SHIP))).toBe('unstaffed'); // not that one of them would not take it
  });

  it('T51.3 ships dock at facilities in space, not at those on planets', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: { Settlement: [], 'Yridian Shuttle': ['Baran'] } } } } });
    become(t.g, 'landed', t.piece('Yridian Shuttle'));
    expect(barOf(t.g, BLUE, 'dock', t.piece('Yridian Shuttle'))).toBe('dock.nothing-here');
  });
});

describe('carried ships', () => {
  it('T44.6 a ship aboard another cannot act: it neither moves, docks, cloaks nor lands', () => {
    const t = scenario({
      alpha: [HERE, 'Study Pulsar'],
      blue: { at: { [HERE]: { space: { 'Mercenary Ship': { [SHIP]: ['Klag'] }, 'Klingon Outpost': [] } } } },
    });
    const ship = t.piece(SHIP);
    give(t.g, ship, { says: 'lands', of: { type: 'Ship' }, reach: 'self', range: 0 });
    for (const verb of ['move', 'dock', 'undock', 'cloak', 'land'] as const) expect(isOffered(t.g, BLUE, verb, ship)).toBe(false);
    expect([barOf(t.g, BLUE, 'move', ship), barOf(t.g, BLUE, 'cloak', ship), barOf(t.g, BLUE, 'land', ship)]).toEqual([
      'move.not-in-space',
      'cloak.not-in-space',
      'land.no-planet',
    ]);
  });

  it('T65.6 nobody learns by asking which cards of his deck are ships', () => {
    const t = scenario({ alpha: [HERE], blue: { deck: ["D'deridex", 'Taul'], hand: [SHIP] } });
    for (const name of ["D'deridex", SHIP])
      for (const verb of ['move', 'dock', 'undock', 'cloak', 'decloak', 'land', 'launch', 'attempt'] as const)
        expect(barOf(t.g, BLUE, verb, t.piece(name))).toBeNull();
  });
});

describe('cloaking', () => {
  const flying = (ship: string, ...crew: readonly string[]): Scenario =>
    scenario({ alpha: [HERE, 'Study Pulsar'], blue: { at: { [HERE]: { planet: ['Divok'], space: { [ship]: crew } } } } });

  it('T12.10, T45.1 a staffed ship with a device cloaks or decloaks, one change a turn', () => {
    const t = flying(SHIP, 'Klag');
    t.order('blue', 'cloak', SHIP);
    expect(is(t.g, t.piece(SHIP), 'cloaked')).toBe(true);
    expect(t.events('cloaked')).toMatchObject([{ data: { by: BLUE }, why: { id: 'T12.10' } }]);
    expect(t.offers('blue', 'decloak', SHIP)).toBe(false);
    expect(barOf(t.g, BLUE, 'decloak', t.piece(SHIP))).toBe('cloak.once');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'decloak', SHIP);
    expect(is(t.g, t.piece(SHIP), 'cloaked')).toBe(false);
  });

  it('T45.1 not without a device, staff, or space around it', () => {
    expect(flying('Mercenary Ship', 'Baran', 'Vekor').offers('blue', 'cloak', 'Mercenary Ship')).toBe(false);
    expect(flying(SHIP).offers('blue', 'cloak', SHIP)).toBe(false);
    const docked = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag'] } } } } } });
    expect(docked.offers('blue', 'cloak', SHIP)).toBe(false);
    expect(barOf(docked.g, BLUE, 'cloak', docked.piece(SHIP))).toBe('cloak.not-in-space');
  });

  it('T45.1 what is cloaked is not cloaked again, and what is not is not decloaked', () => {
    const t = flying(SHIP, 'Klag');
    expect(t.offers('blue', 'decloak', SHIP)).toBe(false);
    expect(barOf(t.g, BLUE, 'decloak', t.piece(SHIP))).toBe('cloak.uncloaked');
    become(t.g, 'cloaked', t.piece(SHIP));
    expect(isOffered(t.g, BLUE, 'cloak', t.piece(SHIP))).toBe(false);
    expect(barOf(t.g, BLUE, 'cloak', t.piece(SHIP))).toBe('cloak.cloaked');
    expect(isOffered(t.g, BLUE, 'decloak', t.piece(SHIP))).toBe(true);
    const plain = flying('Mercenary Ship', 'Baran', 'Vekor');
    expect(barOf(plain.g, BLUE, 'cloak', plain.piece('Mercenary Ship'))).toBeNull(); // nobody wonders
    expect(barOf(plain.g, BLUE, 'decloak', plain.piece('Mercenary Ship'))).toBeNull();
  });

  it('T12.10 a cloaked ship stays so where it goes', () => {
    const t = flying(SHIP, 'Klag');
    t.order('blue', 'cloak', SHIP);
    t.order('blue', 'move', SHIP, 'space Study Pulsar');
    expect(is(t.g, t.piece(SHIP), 'cloaked')).toBe(true);
    expect(t.events('decloaked')).toEqual([]);
  });

  it('T27.7 the device of a damaged ship does not work', () => {
    const t = flying(SHIP, 'Klag');
    become(t.g, 'damaged', t.piece(SHIP));
    expect(barOf(t.g, BLUE, 'cloak', t.piece(SHIP))).toBe('cloak.damaged');
    expect(isOffered(t.g, BLUE, 'cloak', t.piece(SHIP))).toBe(false);
  });

  it('T45.1 where devices do not work nobody cloaks, and a cloaked ship that comes there is seen', () => {
    const t = flying(SHIP, 'Klag');
    give(t.g, t.piece('Study Pulsar'), { says: 'bans', what: 'cloak', reach: 'here' });
    become(t.g, 'cloaked', t.piece(SHIP));
    t.order('blue', 'move', SHIP, 'space Study Pulsar');
    expect(is(t.g, t.piece(SHIP), 'cloaked')).toBe(false);
    expect(t.events('decloaked')).toMatchObject([{ data: { by: BLUE } }]);
    const seen = flying(SHIP, 'Klag');
    give(seen.g, seen.piece('Study Pulsar'), { says: 'bans', what: 'cloak', reach: 'here' });
    seen.order('blue', 'move', SHIP, 'space Study Pulsar');
    expect(seen.events('decloaked')).toEqual([]); // nothing becomes of one that was seen before
    expect(barOf(t.g, BLUE, 'cloak', t.piece(SHIP))).toBe('banned');
  });
});

describe('landing', () => {
  const board = (...crew: readonly string[]): Scenario =>
    scenario({
      alpha: [HERE, 'Study Pulsar'],
      blue: { at: { [HERE]: { space: { 'Yridian Shuttle': crew, 'Mercenary Ship': [], 'Vulcan Lander': ['Sakonna'] } } } },
    });
  const protocols = (t: Scenario): void =>
    give(t.g, t.piece('Mercenary Ship'), { says: 'lands', of: { not: { staffing: 1 } }, reach: 'everywhere', range: 1 });

  it('T12.8 only by text', () => {
    const t = board('Baran');
    expect(isOffered(t.g, BLUE, 'land', t.piece('Yridian Shuttle'))).toBe(false);
    protocols(t);
    expect(isOffered(t.g, BLUE, 'land', t.piece('Yridian Shuttle'))).toBe(true);
    expect(isOffered(t.g, BLUE, 'land', t.piece('Mercenary Ship'))).toBe(false);
  });

  it('T44.7 it costs the RANGE the text says, once each turn, and the ship is on the planet', () => {
    const t = board('Baran');
    protocols(t);
    const ship = t.piece('Yridian Shuttle');
    carryOut(t.g, BLUE, 'land', ship);
    expect(t.where('Yridian Shuttle')).toBe(`planet ${HERE}`);
    expect(is(t.g, ship, 'landed')).toBe(true);
    expect(mark(t.g, ship, 'range')).toBe(1);
    expect(barOf(t.g, BLUE, 'launch', ship)).toBe('land.once');
    expect(isOffered(t.g, BLUE, 'move', ship)).toBe(false);
    t.endTurn();
    t.endTurn();
    expect(mark(t.g, ship, 'since')).toBe(1);
    carryOut(t.g, BLUE, 'launch', ship);
    expect(mark(t.g, ship, 'since')).toBe(3);
    expect(t.where('Yridian Shuttle')).toBe(`space ${HERE}`);
    expect(is(t.g, ship, 'landed')).toBe(false);
  });

  it('T44.7 once each turn only if the text says so; of several ways the cheapest that is left', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Vulcan Lander': ['Sakonna'] } } } } });
    const ship = t.piece('Vulcan Lander'); // RANGE 7
    t.order('blue', 'land', 'Vulcan Lander');
    t.order('blue', 'launch', 'Vulcan Lander');
    expect([t.where('Vulcan Lander'), mark(t.g, ship, 'range')]).toEqual([`space ${HERE}`, 2]);
    give(t.g, ship, { says: 'lands', of: { type: 'Ship' }, reach: 'self', range: 0 });
    t.order('blue', 'land', 'Vulcan Lander');
    expect(mark(t.g, ship, 'range')).toBe(2);
    t.order('blue', 'launch', 'Vulcan Lander');
    expect(mark(t.g, ship, 'range')).toBe(3);
  });

  it('T44.7 the RANGE must be left', () => {
    const t = board('Baran');
    protocols(t);
    const ship = t.piece('Yridian Shuttle'); // RANGE 6
    putMark(t.g, ship, 'range', 5);
    expect(isOffered(t.g, BLUE, 'land', ship)).toBe(true);
    putMark(t.g, ship, 'range', 6);
    expect(isOffered(t.g, BLUE, 'land', ship)).toBe(false);
    expect(barOf(t.g, BLUE, 'land', ship)).toBe('land.range');
  });

  it('T12.8 taking off is offered to what has landed, and takes the text as well', () => {
    const t = board('Baran');
    const ship = t.piece('Yridian Shuttle');
    become(t.g, 'landed', ship);
    expect(isOffered(t.g, BLUE, 'launch', ship)).toBe(false);
    expect(barOf(t.g, BLUE, 'launch', ship)).toBe('land.no-text');
    protocols(t);
    expect(isOffered(t.g, BLUE, 'launch', ship)).toBe(true);
    expect(isOffered(t.g, BLUE, 'land', ship)).toBe(false);
    expect(barOf(t.g, BLUE, 'land', ship)).toBe('land.no-planet');
    expect(barOf(t.g, BLUE, 'launch', t.piece('Mercenary Ship'))).toBeNull();
    expect(isOffered(t.g, BLUE, 'launch', t.piece('Vulcan Lander'))).toBe(false); // it flies
    expect(barOf(t.g, BLUE, 'land', t.piece('Mercenary Ship'))).toBeNull(); // no text lets it
  });

  it('T12.8 a text is for ships of its player', () => {
    const t = scenario({
      alpha: [HERE],
      turn: 'red',
      blue: { at: { [HERE]: { space: ['Mercenary Ship'] } } },
      red: { at: { [HERE]: { space: { 'Yridian Shuttle': ['Baran'] } } } },
    });
    protocols(t);
    expect(isOffered(t.g, RED, 'land', t.piece('Yridian Shuttle'))).toBe(false);
  });

  it('T12.8, T43.5 not without staff, cloaked, or where there is no planet', () => {
    const t = board();
    protocols(t);
    expect(isOffered(t.g, BLUE, 'land', t.piece('Yridian Shuttle'))).toBe(false);
    const u = board('Baran');
    protocols(u);
    become(u.g, 'cloaked', u.piece('Yridian Shuttle'));
    expect(barOf(u.g, BLUE, 'land', u.piece('Yridian Shuttle'))).toBe('land.cloaked');
    const v = scenario({
      alpha: ['Study Pulsar'],
      blue: { at: { 'Study Pulsar': { space: { 'Yridian Shuttle': ['Baran'], 'Mercenary Ship': [] } } } },
    });
    protocols(v);
    expect(barOf(v.g, BLUE, 'land', v.piece('Yridian Shuttle'))).toBe('land.no-planet');
  });
});

describe('relocating', () => {
  it('T44.9 takes no RANGE, no staff and no transporter, and the crew stays aboard', () => {
    const t = scenario({
      alpha: [HERE, 'Study Pulsar'],
      blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag', 'Divok'] } } } } },
    });
    halt(t.g, t.piece('Klag'));
    done(relocate(t.g, [t.piece(SHIP), t.piece('Klag')], space(t, 'Study Pulsar')));
    expect(t.where(SHIP)).toBe('space Study Pulsar');
    expect(isDocked(t.g, t.piece(SHIP))).toBe(false);
    expect(t.where('Klag')).toBe(`aboard ${SHIP}`);
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(0);
  });

  it('T45.1, T45.5 a cloaked ship that is relocated to where no device works is seen; elsewhere it stays cloaked', () => {
    const t = scenario({ alpha: [HERE, 'Study Pulsar', 'Establish Station'], blue: { at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } } });
    const ship = t.piece(SHIP);
    become(t.g, 'cloaked', ship);
    done(relocate(t.g, [ship], space(t, 'Study Pulsar')));
    expect(is(t.g, ship, 'cloaked')).toBe(true);
    done(relocate(t.g, [ship], space(t, 'Establish Station')));
    expect(is(t.g, ship, 'cloaked')).toBe(false);
    expect(t.g.events.filter((e) => e.type === 'decloaked')).toMatchObject([{ data: { by: BLUE, piece: ship } }]);
  });

  it('T44.9 a text may move personnel alone; who they are is told to their player', () => {
    const t = scenario({ alpha: [HERE, 'Archanis Dispute'], blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } } });
    expect(t.names(done(relocate(t.g, [t.piece('Klag')], surface(t, 'Archanis Dispute'))))).toEqual(['Klag']);
    expect(t.where('Klag')).toBe('planet Archanis Dispute');
    expect(t.where('Divok')).toBe(`planet ${HERE}`);
    const [told] = t.g.events.filter((e) => e.type === 'relocated');
    expect(told).toMatchObject({ data: { by: BLUE, n: 1 }, secret: { to: [BLUE] } });
    expect(told?.data).not.toHaveProperty('pieces');
  });
});
