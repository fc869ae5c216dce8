import { describe, expect, it } from 'vitest';
import { canAct } from '../../rules/numbers/able.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { is } from '../../rules/state/marks.ts';
import { cardNamed } from '../../testing/index.ts';
import { scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const board = (hand: readonly string[], more: Board = {}): Scenario =>
  scenario({
    alpha: [HERE, 'Excavation'],
    ...more,
    blue: { hand, at: { [HERE]: { planet: ['Klag', 'Gorath', 'Divok'], space: { [SHIP]: ['Kurak'] } } }, ...more.blue },
    red: { at: { [HERE]: { planet: ['Taul', 'Data'] } }, ...more.red },
  });
const strength = (t: Scenario, name: string): number => numberOf(t.g, t.piece(name), 'STRENGTH');

describe('looking at what is hidden', () => {
  it.each([
    ['Full Planet Scan', 'Excavation', ['Chalnoth', 'Archer']],
    ['Life-form Scan', '', ['Taul']],
    ['Long-Range Scan', "D'deridex", ['Tomalak']],
    ['Jaglom Shrek - Information Broker', '', ['Sela', 'Toreth']],
  ])('T35.3 %s tells its player alone', (name, target, seen) => {
    const red = { space: { "D'deridex": ['Tomalak'] }, seeds: ['Chalnoth', 'Archer'] };
    const t = board([name], { red: { hand: ['Taul'], deck: ['Sela', 'Toreth'], at: { Excavation: red } } });
    t.plan('blue', 'text.target', target);
    t.raise('blue', name);
    const [event] = t.events('looked');
    expect(event?.data).toMatchObject({ by: 0, n: seen.length });
    expect(event?.data.cards).toBeUndefined();
    expect(event?.secret).toMatchObject({ to: [0], data: { cards: seen.map((x) => cardNamed(x).id) } });
  });

  it('PRE-135 space missions are for another scan', () => {
    const t = board(['Scan'], { red: { at: { Excavation: { seeds: ['Chalnoth'] } } } });
    expect(t.g.rules.raisable(t.g, 0)).toEqual([]);
  });

  it('PRE-128 shields against long-range scans keep the crew hidden', () => {
    const t = board(['Long-Range Scan'], { blue: { at: {} }, red: { at: { [HERE]: { space: { 'Mercenary Ship': ['Taul'] } } } } });
    expect(t.g.rules.raisable(t.g, 0)).toEqual([]);
  });
});

describe('interrupts about people', () => {
  it('PRE-114 beams up or down at any time, also in the other turn', () => {
    const t = board(['Emergency Transporter Armbands'], { turn: 'red' });
    t.plan('blue', 'beam.from', `planet ${HERE}`);
    t.plan('blue', 'beam.who', ['Klag', 'Divok']);
    t.raise('blue', 'Emergency Transporter Armbands');
    expect(['Klag', 'Divok', 'Gorath'].map((x) => t.where(x))).toEqual([`aboard ${SHIP}`, `aboard ${SHIP}`, `planet ${HERE}`]);
    expect(t.where('Emergency Transporter Armbands')).toBe('discard blue');
  });

  it('PRE-114 beams personnel, and nothing else', () => {
    const t = board(['Emergency Transporter Armbands'], {
      blue: { at: { [HERE]: { planet: ['Klag', 'Tricorder'], space: { [SHIP]: [] } } } },
    });
    t.raise('blue', 'Emergency Transporter Armbands');
    expect([t.where('Klag'), t.where('Tricorder')]).toEqual([`aboard ${SHIP}`, `planet ${HERE}`]);
    const u = board(['Emergency Transporter Armbands'], { blue: { at: { [HERE]: { planet: ['Tricorder'], space: { [SHIP]: [] } } } } });
    expect(u.g.rules.raisable(u.g, 0)).toEqual([]);
  });

  it('PRE-125 yells for a Klingon with Honor who was killed, once for each', () => {
    const t = board(['Klingon Death Yell', 'Klingon Death Yell', 'Auto-Destruct Sequence'], {
      blue: { at: { [HERE]: { space: { [SHIP]: ['Kurak', 'Gorath', 'Divok'] } } } },
    });
    t.use('blue', 'Klingon Death Yell');
    t.use('blue', 'Klingon Death Yell');
    t.raise('blue', 'Auto-Destruct Sequence');
    t.endTurn();
    expect(t.score('blue')).toBe(10); // Kurak and Gorath, not Divok
    expect(t.events('scored')).toMatchObject([{ data: { kind: 'bonus', n: 5 } }, { data: { kind: 'bonus', n: 5 } }]);
  });

  it('PRE-125 is not offered for others', () => {
    const t = board(['Klingon Death Yell', 'Auto-Destruct Sequence'], { blue: { at: { [HERE]: { space: { [SHIP]: ['Divok'] } } } } });
    t.raise('blue', 'Auto-Destruct Sequence');
    t.endTurn();
    expect(t.where('Klingon Death Yell')).toBe('hand blue');
  });

  it('PRE-132 a fountain for an Away Team with 2 ENGINEER that has solved a planet', () => {
    const solve = (planet: readonly string[]): Scenario => {
      const t = board(['Particle Fountain', 'Particle Fountain'], { blue: { at: { Excavation: { planet } } } });
      t.use('blue', 'Particle Fountain');
      t.order('blue', 'attempt', 'Excavation');
      return t;
    };
    expect(solve(['Data', 'Geordi La Forge', 'Vash']).score('blue')).toBe(30);
    expect(solve(['Data', 'Vash']).score('blue')).toBe(25);
  });

  it('QC-37 switches an android off until the end of the turn; AU-57 kills who is in stasis, but not those', () => {
    const t = board(['Off Switch', 'Dead in Bed'], {
      faces: 'open',
      blue: { table: ['Alternate Universe Door'], hand: ['Off Switch', 'Dead in Bed'] },
    });
    t.raise('blue', 'Off Switch');
    expect([is(t.g, t.piece('Data'), 'stasis'), canAct(t.g, t.piece('Data'))]).toEqual([true, false]);
    expect(t.g.rules.raisable(t.g, 0)).toEqual([]);
    t.endTurn();
    expect(is(t.g, t.piece('Data'), 'stasis')).toBe(false);
    expect(t.where('Off Switch')).toBe('discard blue');
  });

  it('AU-64 helps Youth and hinders strangers at one location, for this turn', () => {
    const t = board(["Humuhumunukunukuapua'a"], { red: { at: { [HERE]: { planet: ['Baran', 'Taul'] } } } });
    const before = ['Divok', 'Klag', 'Baran', 'Taul'].map((x) => strength(t, x));
    t.plan('blue', 'text.target', HERE);
    t.raise('blue', "Humuhumunukunukuapua'a");
    expect(['Divok', 'Klag', 'Baran', 'Taul'].map((x, i) => strength(t, x) - before[i])).toEqual([4, 0, -4, 0]);
    t.endTurn();
    expect(strength(t, 'Divok')).toBe(before[0]);
  });

  it('DS9-103 stops one of those who saw somebody die', () => {
    const t = board([], { red: { hand: ['Unnatural Causes'], at: { [HERE]: { seeds: ['Armus - Skin of Evil'] } } } });
    t.use('red', 'Unnatural Causes');
    t.order('blue', 'attempt', HERE);
    expect(t.events('killed')).toMatchObject([{ data: { n: 1 } }]);
    expect(t.events('stopped')).toMatchObject([{ data: { n: 1 }, why: { id: 'DS9-103' } }]);
  });

  it('DOM-39 shape-shifters who are together fly back to the hand', () => {
    const t = board(['Flight of the Intruder'], {
      blue: { at: { [HERE]: { planet: ['Founder', 'Salia', 'Klag'], space: { [SHIP]: ['Founder'] } } } },
    });
    t.plan('blue', 'text.target', 'Salia');
    t.plan('blue', 'text.some', ['Founder', 'Salia']);
    t.raise('blue', 'Flight of the Intruder');
    expect(['Salia', 'Klag'].map((x) => t.where(x))).toEqual(['hand blue', `planet ${HERE}`]);
    expect(t.events('returned')).toMatchObject([{ data: { n: 2 } }]);
  });

  it('DOM-44 a rat is disabled and picked by nobody, until its player ends it', () => {
    const t = board(['You Dirty Rat'], { blue: { at: { [HERE]: { planet: ['Salia', 'Klag'] } } } });
    t.raise('blue', 'You Dirty Rat');
    expect(is(t.g, t.piece('Salia'), 'disabled')).toBe(true);
    t.raise('blue', 'You Dirty Rat');
    expect([is(t.g, t.piece('Salia'), 'disabled'), t.where('You Dirty Rat')]).toEqual([false, 'discard blue']);
  });
});
