import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { BLUE, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const THEIRS = "D'deridex";
const canRaise = (t: Scenario, seat: number, card: string, id = 'use'): boolean =>
  t.g.rules.raisable(t.g, seat).includes(`card${t.piece(card)}:${id}`);
const value = (t: Scenario, name: string, of: 'CUNNING' | 'STRENGTH' | 'INTEGRITY'): number => numberOf(t.g, t.piece(name), of);
/** A door is open for cards of another universe. */
const door = { table: ['Alternate Universe Door'] };

describe('interrupts that need more than a form', () => {
  it('AU-55 somebody has no skills and no CUNNING this turn, but keeps the classification', () => {
    const t = scenario({ alpha: [HERE], blue: { ...door, hand: ['Brain Drain'], at: { [HERE]: { planet: ['Kurak'] } } } });
    t.raise('blue', 'Brain Drain');
    expect([value(t, 'Kurak', 'CUNNING'), levelOf(t.g, t.piece('Kurak'), 'Physics'), levelOf(t.g, t.piece('Kurak'), 'SCIENCE')]).toEqual([
      0, 0, 1,
    ]);
    t.endTurn();
    expect(value(t, 'Kurak', 'CUNNING')).toBeGreaterThan(0);
  });
  it('AU-55 or doubles Interphasic Plasma Creatures', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { ...door, hand: ['Brain Drain'] },
      red: { table: ['Interphasic Plasma Creatures'], at: { [HERE]: { planet: ['Taul'] } } },
    });
    const before = value(t, 'Taul', 'STRENGTH');
    t.raise('blue', 'Brain Drain');
    expect(value(t, 'Taul', 'STRENGTH')).toBe(before - 2);
    t.endTurn();
    expect(value(t, 'Taul', 'STRENGTH')).toBe(before);
  });

  it('AU-59 two of a discard pile feed one of another universe, and are out of play', () => {
    const board = (discard: readonly string[]): Scenario =>
      scenario({
        alpha: [HERE],
        blue: { ...door, hand: ['Devidian Foragers'], at: { [HERE]: { planet: ['Governor Worf', 'Klag'] } } },
        red: { discard },
      });
    const t = board(['Taul', 'Tarus', 'Tricorder']);
    const before = value(t, 'Governor Worf', 'STRENGTH');
    const more = ['Taul', 'Tarus'].reduce((n, x) => n + value(t, x, 'STRENGTH'), 0);
    t.raise('blue', 'Devidian Foragers');
    expect([value(t, 'Governor Worf', 'STRENGTH'), t.where('Taul'), t.where('Tarus')]).toEqual([before + more, 'out red', 'out red']);
    t.endTurn();
    expect(value(t, 'Governor Worf', 'STRENGTH')).toBe(before);
    expect(canRaise(board(['Taul', 'Tricorder']), BLUE, 'Devidian Foragers')).toBe(false);
  });

  it("AU-61 moves a fire onto the opponent's nearest ship, or melts a card of a discard pile", () => {
    const line = [HERE, 'Archanis Dispute', 'Study Pulsar'];
    const board = (more: Board): Scenario => scenario({ alpha: line, ...more });
    const t = board({
      blue: { hand: ['Fire Sculptor', 'Plasma Fire'], at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } },
      red: { at: { 'Study Pulsar': { space: { [THEIRS]: [] } }, 'Archanis Dispute': { space: { 'Science Vessel': [] } } } },
    });
    t.order('blue', 'play', 'Plasma Fire', SHIP);
    t.raise('blue', 'Fire Sculptor');
    expect(t.where('Plasma Fire')).toBe('on Science Vessel');
    const u = board({ blue: { hand: ['Fire Sculptor'] }, red: { discard: ['Taul', 'Tarus'] } });
    expect(canRaise(u, BLUE, 'Fire Sculptor')).toBe(false);
    u.plan('blue', 'text.target', 'Tarus');
    u.raise('blue', 'Fire Sculptor');
    expect([u.where('Tarus'), u.where('Taul')]).toEqual(['out red', 'discard red']);
  });

  it('AU-66 a ship at a nebula is destroyed at the end of your next turn, unless Youth is aboard', () => {
    const board = (crew: readonly string[], at = 'Study Nebula'): Scenario =>
      scenario({ alpha: [at], blue: { hand: ['Isabella'] }, red: { at: { [at]: { space: { [THEIRS]: crew } } } } });
    const t = board(['Taul']);
    t.raise('blue', 'Isabella');
    t.endTurn();
    t.endTurn();
    expect(t.where(THEIRS)).toBe('space Study Nebula');
    t.endTurn();
    expect([t.where(THEIRS), t.where('Isabella')]).toEqual(['discard red', 'discard blue']);
    const young = scenario({
      alpha: ['Study Nebula'],
      blue: { hand: ['Isabella'] },
      red: { at: { 'Study Nebula': { space: { Runabout: ['Wesley Crusher'] } } } },
    });
    young.raise('blue', 'Isabella');
    for (let n = 0; n < 3; n++) young.endTurn();
    expect([young.where('Runabout'), young.where('Isabella')]).toEqual(['space Study Nebula', 'discard blue']);
    expect(canRaise(board(['Taul'], 'Study Pulsar'), BLUE, 'Isabella')).toBe(false);
  });
  it('AU-66 or kills one with Greed who has won points from Worshiper, and nobody else', () => {
    const board = (planet: readonly string[]): Scenario => {
      const t = scenario({
        alpha: [HERE],
        blue: { at: { [HERE]: { planet } } },
        red: { hand: ['Isabella'], at: { [HERE]: { seeds: ['Worshiper'] } } },
      });
      t.use('red', 'Isabella');
      t.order('blue', 'attempt', HERE);
      return t;
    };
    const t = board(['Vekor', "B'Etor"]);
    expect([t.score('blue'), t.events('killed').map((e) => e.data.n), t.where('Isabella')]).toEqual([5, [1], 'discard red']);
    expect(board(['Klag']).events('killed')).toEqual([]);
  });

  it('QC-39 nullifies what it names, and nothing nullifies it', () => {
    const t = scenario({
      alpha: ['Excavation'],
      blue: { hand: ['Plexing'], at: { Excavation: { planet: ['Data'] } } },
      red: { hand: ['Amanda Rogers'], at: { Excavation: { seeds: ['System-Wide Cascade Failure'] } } },
    });
    t.order('blue', 'attempt', 'Excavation');
    expect(t.where('System-Wide Cascade Failure')).toBe('on Data');
    t.use('red', 'Amanda Rogers');
    t.raise('blue', 'Plexing');
    expect([t.where('System-Wide Cascade Failure'), t.where('Amanda Rogers')]).toEqual(['discard red', 'hand red']);
    const u = scenario({
      alpha: ['Excavation'],
      blue: { hand: ['Plexing'], at: { Excavation: { planet: ['Data'] } } },
      red: { at: { Excavation: { seeds: ['System-Wide Cascade Failure'] } } },
    });
    u.use('blue', 'Plexing');
    u.order('blue', 'attempt', 'Excavation');
    expect(u.events('nullified')).toMatchObject([{ data: { card: 'QC-10' } }]);
  });

  it('FC-48 nullifies alerts, bubbles and a ship about to destroy itself, or erases holograms', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ['Auto-Destruct Sequence'], at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } },
      red: { hand: ['Deactivation'] },
    });
    expect(canRaise(t, RED, 'Deactivation', 'nullify')).toBe(false);
    t.raise('blue', 'Auto-Destruct Sequence');
    t.raise('red', 'Deactivation');
    t.endTurn();
    expect([t.where('Auto-Destruct Sequence'), t.where(SHIP)]).toEqual(['discard blue', `space ${HERE}`]);
    for (const name of ['Red Alert!', 'Static Warp Bubble']) {
      const u = scenario({ alpha: [HERE], blue: { hand: ['Deactivation'] }, red: { table: [name] } });
      u.raise('blue', 'Deactivation');
      expect(u.where(name)).toBe('discard red');
    }
    const holo = (planet: readonly string[]): Scenario =>
      scenario({
        alpha: [HERE],
        faces: 'open',
        blue: { hand: ['Deactivation'] },
        red: { at: { [HERE]: { planet, on: ['Holo-Projectors'] } } },
      });
    const v = holo(['Tomek']);
    v.raise('blue', 'Deactivation');
    expect([v.where('Tomek'), v.events('killed').length]).toEqual(['discard red', 0]);
    expect(canRaise(holo(['Tomek', 'Taul']), BLUE, 'Deactivation', 'erase')).toBe(false);
  });

  it('DS9-89 with MEDICAL enough a death is put off until the end of your next turn', () => {
    const board = (planet: readonly string[]): Scenario => {
      const t = scenario({
        alpha: [HERE],
        blue: { hand: ['Extraordinary Methods'], at: { [HERE]: { planet } } },
        red: { at: { [HERE]: { seeds: ['Armus - Skin of Evil'] } } },
      });
      t.use('blue', 'Extraordinary Methods');
      t.order('blue', 'attempt', HERE);
      return t;
    };
    const t = board(['Divok', 'Divok', 'Divok']);
    expect(t.events('killed')).toEqual([]);
    t.endTurn();
    t.endTurn();
    expect(t.events('killed')).toEqual([]);
    t.endTurn();
    expect([t.events('killed').length, t.where('Extraordinary Methods')]).toEqual([1, 'discard blue']);
    const without = board(['Divok', 'Divok', 'Klag']);
    expect([without.events('killed').length, without.where('Extraordinary Methods')]).toEqual([1, 'hand blue']);
  });

  it('DS9-101 once in your turn a changeling reports aboard an occupied ship of the opponent, or an intruder scores', () => {
    const board = (crew: readonly string[], turn: 'blue' | 'red' = 'blue'): Scenario =>
      scenario({
        alpha: ['Study Pulsar'],
        turn,
        blue: { hand: ['The Walls Have Ears', 'The Walls Have Ears', 'Founder'] },
        red: { at: { 'Study Pulsar': { space: { [THEIRS]: crew } } } },
      });
    const t = board(['Taul']);
    t.raise('blue', 'The Walls Have Ears');
    expect([t.where('Founder'), t.g.s.turn.played, t.score('blue')]).toEqual([`aboard ${THEIRS}`, false, 0]);
    expect(t.g.rules.raisable(t.g, BLUE).filter((x) => /report|listen/.test(x))).toEqual([]);
    t.endTurn();
    expect(t.g.rules.raisable(t.g, BLUE).filter((x) => /report|listen/.test(x))).toEqual([]);
    t.endTurn();
    t.raise('blue', 'The Walls Have Ears');
    expect(t.score('blue')).toBe(5);
    expect(
      board([])
        .g.rules.raisable(board([]).g, BLUE)
        .filter((x) => /report|listen/.test(x)),
    ).toEqual([]);
  });
});
