import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { is, isStopped, mark, putMark } from '../../rules/state/marks.ts';
import type { Holding } from '../../testing/board.ts';
import { aboard, become, BLUE, halt, RED, scenario, type Board, type PlayerName, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const NEXT = 'Archanis Dispute';
const SHIP = "I.K.C. K'Vort";
const THEIRS = "D'deridex";
const board = (hand: readonly string[], more: Board = {}): Scenario =>
  scenario({
    alpha: [HERE, NEXT],
    ...more,
    blue: { hand, at: { [HERE]: { planet: ['Klag'], space: { [SHIP]: ['Kurak', 'Divok', 'Tricorder'] } } }, ...more.blue },
    red: { at: { [HERE]: { space: { [THEIRS]: ['Taul'] } } }, ...more.red },
  });
const canRaise = (t: Scenario, player: PlayerName, card: string): boolean =>
  t.g.rules.raisable(t.g, player === 'blue' ? BLUE : RED).some((key) => key === `card${t.piece(card)}:use`);

describe('interrupts about ships', () => {
  it('PRE-110 a ship destroys itself at the end of its own turn, and damages weaker ones beside it', () => {
    const t = board(['Auto-Destruct Sequence'], { red: { at: { [HERE]: { space: { 'Husnock Ship': [], 'Yridian Shuttle': [] } } } } });
    t.raise('blue', 'Auto-Destruct Sequence');
    expect(t.where('Auto-Destruct Sequence')).toBe(`on ${SHIP}`);
    t.endTurn();
    expect([t.where(SHIP), t.where('Kurak'), t.where('Auto-Destruct Sequence')]).toEqual(['discard blue', 'discard blue', 'discard blue']);
    expect([is(t.g, t.piece('Yridian Shuttle'), 'damaged'), is(t.g, t.piece('Husnock Ship'), 'damaged')]).toEqual([true, false]);
  });

  it('PRE-113 releases a ship with all its people, and gives its RANGE back', () => {
    const t = board(['Distortion of Space/Time Continuum']);
    halt(t.g, t.piece(SHIP), t.piece('Kurak'), t.piece('Klag'), t.piece(THEIRS));
    putMark(t.g, t.piece(SHIP), 'range', 6);
    t.plan('blue', 'text.target', SHIP);
    t.raise('blue', 'Distortion of Space/Time Continuum');
    expect([SHIP, 'Kurak', 'Klag', THEIRS].map((x) => isStopped(t.g, t.piece(x)))).toEqual([false, false, false, true]);
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(0);
  });

  it('PRE-129 a ship in orbit has no RANGE this turn, and falls at the end of its next one with weak SHIELDS', () => {
    const t = board(['Loss of Orbital Stability'], { red: { at: { [HERE]: { space: { 'Yridian Shuttle': ['Taul'] } } } } });
    t.plan('blue', 'text.target', 'Yridian Shuttle');
    t.raise('blue', 'Loss of Orbital Stability');
    expect(numberOf(t.g, t.piece('Yridian Shuttle'), 'RANGE')).toBe(0);
    t.endTurn();
    expect(t.where('Yridian Shuttle')).toBe(`space ${HERE}`);
    expect(numberOf(t.g, t.piece('Yridian Shuttle'), 'RANGE')).toBe(6);
    t.endTurn();
    expect(t.where('Yridian Shuttle')).toBe('discard red');
  });

  it('PRE-129 strong SHIELDS save it, and the card is gone', () => {
    const t = board(['Loss of Orbital Stability']);
    t.plan('blue', 'text.target', THEIRS);
    t.raise('blue', 'Loss of Orbital Stability');
    t.endTurn();
    t.endTurn();
    expect([t.where(THEIRS), t.where('Loss of Orbital Stability')]).toEqual([`space ${HERE}`, 'discard blue']);
  });

  it('PRE-130 beams from a ship to the next location', () => {
    const t = board(['Near-Warp Transport']);
    t.plan('blue', 'beam.who', ['Divok', 'Tricorder']);
    t.raise('blue', 'Near-Warp Transport');
    expect(['Divok', 'Tricorder', 'Kurak'].map((x) => t.where(x))).toEqual([`planet ${NEXT}`, `planet ${NEXT}`, `aboard ${SHIP}`]);
    expect(
      canRaise(
        board(['Near-Warp Transport'], { blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Kurak'] } } } } } }),
        'blue',
        'Near-Warp Transport',
      ),
    ).toBe(false);
  });

  it('PRE-130, T11.7, T13.4 nobody is beamed where he would be arrested, or to a cloaked ship', () => {
    const at = (next: Holding, table: readonly string[] = []): Scenario =>
      board(['Near-Warp Transport'], {
        alpha: [HERE, 'Study Pulsar'],
        blue: { table, at: { [HERE]: { space: { [SHIP]: ['Kurak'] } }, 'Study Pulsar': { space: next } } },
      });
    expect(canRaise(at({ "I.K.C. Hegh'ta": [] }), 'blue', 'Near-Warp Transport')).toBe(true);
    expect(canRaise(at({ Galor: [] }), 'blue', 'Near-Warp Transport')).toBe(false);
    const t = at({ "I.K.C. Hegh'ta": [] });
    become(t.g, 'cloaked', t.piece("I.K.C. Hegh'ta"));
    expect(canRaise(t, 'blue', 'Near-Warp Transport')).toBe(false);
  });

  it('PRE-129 has no RANGE at all, whatever adds to it', () => {
    const t = board(['Loss of Orbital Stability', 'Reaction Control Thrusters']);
    t.plan('blue', 'text.target', SHIP);
    t.raise('blue', 'Loss of Orbital Stability');
    t.order('blue', 'play', 'Reaction Control Thrusters');
    expect(numberOf(t.g, t.piece(SHIP), 'RANGE')).toBe(0);
    t.endTurn();
    t.endTurn();
    expect(numberOf(t.g, t.piece(SHIP), 'RANGE')).toBe(8);
  });

  it('PRE-136, T45.2, T45.3 neither tows under a cloak nor takes what is cloaked', () => {
    for (const hidden of [SHIP, THEIRS]) {
      const t = board(['Ship Seizure'], { red: { at: { [HERE]: { space: { [THEIRS]: [] } } } } });
      expect(canRaise(t, 'blue', 'Ship Seizure')).toBe(true);
      become(t.g, 'cloaked', t.piece(hidden));
      expect(canRaise(t, 'blue', 'Ship Seizure')).toBe(false);
    }
  });

  it('PRE-136 tows an empty ship away that is in the same orbit, but none at its own outpost', () => {
    const red = (space: NonNullable<NonNullable<NonNullable<Board['red']>['at']>[string]['space']>): Board => ({
      red: { at: { [HERE]: { space } } },
    });
    const t = board(['Ship Seizure'], red({ [THEIRS]: [] }));
    t.raise('blue', 'Ship Seizure');
    expect(t.where(THEIRS)).toBe('discard red');
    expect(canRaise(board(['Ship Seizure'], red({ [THEIRS]: ['Taul'] })), 'blue', 'Ship Seizure')).toBe(false);
    expect(canRaise(board(['Ship Seizure'], red({ [THEIRS]: [], 'Romulan Outpost': [] })), 'blue', 'Ship Seizure')).toBe(false);
  });

  it('PRE-139 finds a cloaked ship, which cannot cloak again this turn', () => {
    const four = { [SHIP]: ['Kurak'], "I.K.C. Hegh'ta": [], 'I.K.C. Rotarran': [], 'I.K.C. Bortas': [] };
    const t = board(['Tachyon Detection Grid'], { blue: { at: { [HERE]: { space: four } } } });
    expect(canRaise(t, 'blue', 'Tachyon Detection Grid')).toBe(false);
    become(t.g, 'cloaked', t.piece(THEIRS), t.piece(SHIP));
    const u = board(['Tachyon Detection Grid']);
    become(u.g, 'cloaked', u.piece(THEIRS));
    expect(canRaise(u, 'blue', 'Tachyon Detection Grid')).toBe(false); // not four ships
    t.plan('blue', 'text.target', SHIP);
    t.raise('blue', 'Tachyon Detection Grid');
    expect(is(t.g, t.piece(SHIP), 'cloaked')).toBe(false);
    expect(t.offers('blue', 'cloak', SHIP)).toBe(false);
  });

  it('PRE-143 doubles the RANGE of one ship, for this turn', () => {
    const t = board(['Transwarp Conduit']);
    t.plan('blue', 'text.target', SHIP);
    t.raise('blue', 'Transwarp Conduit');
    expect([numberOf(t.g, t.piece(SHIP), 'RANGE'), numberOf(t.g, t.piece(THEIRS), 'RANGE')]).toEqual([16, 8]);
    t.endTurn();
    expect(numberOf(t.g, t.piece(SHIP), 'RANGE')).toBe(8);
  });

  it('DS9-87 a ship that docks or undocks is stopped, and has done so at the end of the turn', () => {
    const dock = (space: Holding, verb: 'dock' | 'undock'): Scenario => {
      const t = board([], { blue: { at: { [HERE]: { space } } }, red: { hand: ['Docking Procedures'] } });
      t.use('red', 'Docking Procedures');
      t.order('blue', verb, SHIP);
      return t;
    };
    const crew = ['Kurak', 'Klag'];
    const t = dock({ [SHIP]: crew, 'Klingon Outpost': [] }, 'dock');
    expect([t.where(SHIP), isStopped(t.g, t.piece(SHIP)), isStopped(t.g, t.piece('Kurak'))]).toEqual([`space ${HERE}`, true, true]);
    t.endTurn();
    expect([t.where(SHIP), isStopped(t.g, t.piece(SHIP))]).toEqual(['aboard Klingon Outpost', false]);
    const u = dock({ 'Klingon Outpost': { [SHIP]: crew } }, 'undock');
    expect(u.where(SHIP)).toBe('aboard Klingon Outpost');
    u.endTurn();
    expect(u.where(SHIP)).toBe(`space ${HERE}`);
  });

  it('PRE-145 two of them bring a ship anywhere, where it is stopped', () => {
    expect(canRaise(board(['Wormhole']), 'blue', 'Wormhole')).toBe(false);
    const t = board(['Wormhole', 'Wormhole'], { gamma: ['Rescue Founder'] });
    t.plan('blue', 'text.target', 'Rescue Founder');
    t.raise('blue', 'Wormhole');
    expect(t.where(SHIP)).toBe('space Rescue Founder');
    expect([SHIP, 'Kurak'].map((x) => isStopped(t.g, t.piece(x)))).toEqual([true, true]);
    expect(t.g.s.cards.in[aboard(t, SHIP)]).toHaveLength(3);
    expect(t.events('discarded').flatMap((e) => e.data.cards)).toEqual(['PRE-145', 'PRE-145']);
  });
});
