import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { is } from '../../rules/state/marks.ts';
import { BLUE, become, isOffered, scenario, type Board, type Scenario } from '../bench.ts';

const LINE = ['Fever Emergency', 'Archanis Dispute', 'Study Pulsar'];
const [HERE, NEXT, FAR] = LINE;
const SHIP = "I.K.C. K'Vort";
const THEIRS = "D'deridex";
const board = (hand: readonly string[], crew: readonly string[] = ['Klag', 'Divok'], more: Board = {}): Scenario =>
  scenario({
    alpha: LINE,
    ...more,
    blue: { hand, at: { [HERE]: { space: { [SHIP]: crew } } }, ...more.blue },
    red: { at: { [HERE]: { space: { [THEIRS]: ['Tarus'] } } }, ...more.red },
  });
const number = (t: Scenario, name: 'RANGE' | 'SHIELDS', ship = SHIP): number => numberOf(t.g, t.piece(ship), name);
const isDamaged = (t: Scenario, ship = SHIP): boolean => is(t.g, t.piece(ship), 'damaged');

describe('events about ships', () => {
  it('PRE-75 a gap between two missions takes RANGE 4, and kills one of those who stop there', () => {
    const t = board(['Gaps in Normal Space', 'Klag']);
    t.plan('blue', 'text.place', 'gap:16.1');
    t.order('blue', 'play', 'Gaps in Normal Space');
    t.order('blue', 'move', SHIP, 'aboard Gaps in Normal Space');
    expect(t.events('flew')).toMatchObject([{ data: { cost: 4 } }]);
    expect(t.events('killed')).toMatchObject([{ data: { n: 1 }, why: { id: 'PRE-75' } }]);
  });

  it('T4.1 ships at a gap that is nullified are at the next location', () => {
    const t = board(['Gaps in Normal Space'], ['Klag', 'Divok'], { red: { hand: ['Kevin Uxbridge'] } });
    t.order('blue', 'play', 'Gaps in Normal Space');
    t.order('blue', 'move', SHIP, 'aboard Gaps in Normal Space');
    t.raise('red', 'Kevin Uxbridge');
    expect(t.where(SHIP)).toBe(`space ${HERE}`);
    expect(t.where('Gaps in Normal Space')).toBe('discard blue');
  });

  it.each([
    ['Metaphasic Shields', ['Kurak', 'Torin', 'Klag'], 4],
    ['Nutational Shields', ['Kromm', 'Klag', "T'Kar"], 2],
  ])('T38.4 %s count those of the classification aboard', (name, crew, more) => {
    const t = board([name], crew);
    const before = number(t, 'SHIELDS');
    t.order('blue', 'play', name);
    expect(number(t, 'SHIELDS')).toBe(before + more);
  });

  it('PRE-87 a fire damages a ship at the end of the next turn, and again, until SECURITY is aboard', () => {
    const t = board(['Plasma Fire']);
    t.order('blue', 'play', 'Plasma Fire', THEIRS);
    t.endTurn();
    expect(isDamaged(t, THEIRS)).toBe(false);
    t.endTurn();
    expect(isDamaged(t, THEIRS)).toBe(true);
    t.endTurn();
    expect(t.where(THEIRS)).toBe('discard red');
    const u = board(['Plasma Fire'], ['Klag', 'Gorath']);
    u.order('blue', 'play', 'Plasma Fire', SHIP);
    expect(u.where('Plasma Fire')).toBe('discard blue');
  });

  it('PRE-88 nobody passes the net without 2 Diplomacy, or through a door', () => {
    const t = board(['Q-Net', 'Alternate Universe Door']);
    t.order('blue', 'play', 'Q-Net', NEXT);
    expect(t.choices('blue', 'move', SHIP)).toEqual([`space ${NEXT}`]);
    t.plan('blue', 'text.target', SHIP);
    t.raise('blue', 'Alternate Universe Door');
    expect(t.choices('blue', 'move', SHIP)).toEqual([`space ${NEXT}`, `space ${FAR}`]);
    const u = board(['Q-Net'], ["Ch'Pok"]);
    u.order('blue', 'play', 'Q-Net', NEXT);
    expect(u.choices('blue', 'move', SHIP)).toEqual([`space ${NEXT}`, `space ${FAR}`]);
  });

  it('PRE-92, T50.2 a spacedock repairs what docks there, at once', () => {
    const t = board(['Spacedock'], ['Klag'], {
      blue: { hand: ['Spacedock'], at: { [NEXT]: { space: ['Klingon Outpost'] }, [HERE]: { space: { [SHIP]: ['Klag', 'Divok'] } } } },
    });
    t.order('blue', 'play', 'Spacedock');
    become(t.g, 'damaged', t.piece(SHIP));
    t.order('blue', 'move', SHIP, `space ${NEXT}`);
    expect(isDamaged(t)).toBe(true);
    t.order('blue', 'dock', SHIP);
    expect([isDamaged(t), t.events('repaired').length]).toEqual([false, 1]);
  });

  it('PRE-92 also what was in dock before, of its player or Non-Aligned, and lies on any outpost', () => {
    const t = board(['Spacedock'], [], {
      red: { at: { [NEXT]: { space: { 'Romulan Outpost': { [THEIRS]: [], 'Mercenary Ship': [] } } } } },
    });
    become(t.g, 'damaged', t.piece(THEIRS), t.piece('Mercenary Ship'));
    t.order('blue', 'play', 'Spacedock', 'Romulan Outpost');
    expect([isDamaged(t, THEIRS), isDamaged(t, 'Mercenary Ship')]).toEqual([true, false]);
  });

  it('PRE-88, PRE-94, PRE-97 lie on any location, also on one that is no mission', () => {
    const t = board(['Gaps in Normal Space', 'Q-Net', 'Subspace Warp Rift', 'Tetryon Field']);
    t.plan('blue', 'text.place', 'gap:16.1');
    t.order('blue', 'play', 'Gaps in Normal Space');
    t.endTurn();
    t.endTurn();
    for (const name of ['Q-Net', 'Subspace Warp Rift', 'Tetryon Field'])
      expect(t.choices('blue', 'play', name)).toContain('Gaps in Normal Space');
    t.order('blue', 'play', 'Q-Net', 'Gaps in Normal Space');
    expect(t.choices('blue', 'move', SHIP)).toEqual(['aboard Gaps in Normal Space']);
  });

  it('PRE-94 a rift damages who passes, not who stops', () => {
    const fly = (to: string): boolean => {
      const t = board(['Subspace Warp Rift']);
      t.order('blue', 'play', 'Subspace Warp Rift', NEXT);
      t.order('blue', 'move', SHIP, `space ${to}`);
      return isDamaged(t);
    };
    expect([fly(FAR), fly(NEXT)]).toEqual([true, false]);
  });

  it('PRE-97 a field holds ships without Navigation until their next turn', () => {
    const fly = (crew: readonly string[]): Scenario => {
      const t = board(['Tetryon Field'], crew);
      t.order('blue', 'play', 'Tetryon Field', NEXT);
      t.order('blue', 'move', SHIP, `space ${FAR}`);
      return t;
    };
    const t = fly(['Divok']);
    expect(t.where(SHIP)).toBe(`space ${NEXT}`);
    expect(isOffered(t.g, BLUE, 'move', t.piece(SHIP))).toBe(false);
    expect(fly(['Klag']).where(SHIP)).toBe(`space ${FAR}`);
  });

  it('PRE-97 a ship that was taken away from the field goes on', () => {
    const t = board(['Tetryon Field', 'Wormhole', 'Wormhole', 'Distortion of Space/Time Continuum'], ['Divok']);
    t.order('blue', 'play', 'Tetryon Field', NEXT);
    t.order('blue', 'move', SHIP, `space ${NEXT}`);
    expect(t.offers('blue', 'move', SHIP)).toBe(false);
    t.plan('blue', 'text.target', FAR);
    t.raise('blue', 'Wormhole');
    t.plan('blue', 'text.target', SHIP);
    t.raise('blue', 'Distortion of Space/Time Continuum');
    expect(t.offers('blue', 'move', SHIP)).toBe(true);
  });

  it('PRE-102 a breach destroys a ship at the end of the next turn of its player, unless ENGINEER is aboard', () => {
    const t = board(['Warp Core Breach']);
    t.order('blue', 'play', 'Warp Core Breach', THEIRS);
    t.endTurn();
    expect(t.where(THEIRS)).toBe(`space ${HERE}`);
    t.endTurn();
    expect([t.where(THEIRS), t.where('Warp Core Breach')]).toEqual(['discard red', 'discard blue']);
    const u = board(['Warp Core Breach'], ['Klag'], { red: { at: { [HERE]: { space: { [THEIRS]: ["T'Rul"] } } } } });
    u.order('blue', 'play', 'Warp Core Breach', THEIRS);
    u.endTurn();
    u.endTurn();
    expect([u.where(THEIRS), u.where('Warp Core Breach')]).toEqual([`space ${HERE}`, 'discard blue']);
  });

  it('AU-36 takes RANGE 2, until the ship lies empty in dock', () => {
    const t = board(['Baryon Buildup'], ['Klag'], { red: { at: { [HERE]: { space: { 'Romulan Outpost': { [THEIRS]: [] } } } } } });
    t.order('blue', 'play', 'Baryon Buildup', THEIRS);
    expect(number(t, 'RANGE', THEIRS)).toBe(6);
    t.endTurn();
    expect([number(t, 'RANGE', THEIRS), t.where('Baryon Buildup')]).toEqual([8, 'discard blue']);
  });

  it('DS9-69 all ships fly further this turn, or a station with 2 ENGINEER moves within its region for free', () => {
    const t = board(['Reaction Control Thrusters']);
    t.order('blue', 'play', 'Reaction Control Thrusters');
    expect([number(t, 'RANGE'), number(t, 'RANGE', THEIRS)]).toEqual([10, 8]);
    t.endTurn();
    expect(number(t, 'RANGE')).toBe(8);
    const move = (crew: readonly string[]): Scenario =>
      scenario({
        alpha: ['Refuse Immigration', 'Relocate Settlers', HERE],
        blue: { hand: ['Reaction Control Thrusters'], at: { 'Relocate Settlers': { space: { 'Bajoran Outpost': crew } } } },
      });
    const u = move(['Anara', 'Anara']);
    u.raise('blue', 'Reaction Control Thrusters');
    expect([u.where('Bajoran Outpost'), u.g.s.turn.played]).toEqual(['space Refuse Immigration', false]);
    const v = move(['Anara']);
    expect(v.g.rules.raisable(v.g, BLUE)).toEqual([]);
  });
});
