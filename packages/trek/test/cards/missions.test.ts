import { describe, expect, it } from 'vitest';
import { canAct } from '../../rules/numbers/able.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { attemptersOf, pointsOf } from '../../rules/numbers/missions.ts';
import { spanOf } from '../../rules/numbers/spans.ts';
import { aboard, barOf, BLUE, isOffered, RED, scenario, type Board, type Scenario } from '../bench.ts';

const solve = (mission: string, planet: readonly string[], more: Board['blue'] = {}): Scenario => {
  const t = scenario({ alpha: [mission], blue: { ...more, at: { [mission]: { planet } } } });
  t.order('blue', 'attempt', mission);
  return t;
};

describe('what missions say', () => {
  it('AU-82 is worth 15, or 40 with all three', () => {
    expect(solve('Reunion', ['Montgomery Scott']).score('blue')).toBe(15);
    expect(solve('Reunion', ['Montgomery Scott', 'Admiral McCoy', 'Spock']).score('blue')).toBe(40);
  });

  it('AU-89 keeps everybody of an affiliation on the planet in stasis until it is solved', () => {
    const t = scenario({ alpha: ['Qualor II Rendezvous'], blue: { at: { 'Qualor II Rendezvous': { planet: ['Klag', 'Bok'] } } } });
    expect([canAct(t.g, t.piece('Klag')), canAct(t.g, t.piece('Bok'))]).toEqual([false, true]);
    t.order('blue', 'attempt', 'Qualor II Rendezvous');
    expect([t.score('blue'), canAct(t.g, t.piece('Klag'))]).toEqual([30, true]);
  });

  it('AU-90 nobody beams from ship to ship', () => {
    const t = scenario({
      alpha: ['Quash Conspiracy'],
      blue: { at: { 'Quash Conspiracy': { space: { "D'deridex": ['Taul'], Haakona: [] } } } },
    });
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBe(false);
    expect(barOf(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBe('banned');
  });

  it('FC-60 is worth 10 for each location of the Neutral Zone, and not solved while others fly there', () => {
    const board = (red: Board['red']): Scenario =>
      scenario({
        alpha: ['Patrol Neutral Zone', 'Covert Installation', 'Excavation'],
        blue: { at: { 'Patrol Neutral Zone': { space: { Haakona: ['Tomalak', 'Taul', 'Tarus'] } } } },
        red,
      });
    const t = board({});
    t.order('blue', 'attempt', 'Haakona');
    expect(t.score('blue')).toBe(20);
    const u = board({ at: { 'Covert Installation': { space: ["I.K.C. K'Vort"] } } });
    u.order('blue', 'attempt', 'Haakona');
    expect(u.score('blue')).toBe(0);
  });

  it('OTS-12 whoever solves it draws up to two cards', () => {
    const t = scenario({ alpha: ['Mineral Survey'], blue: { at: { 'Mineral Survey': { planet: ['Taitt', 'Data', 'Sarek'] } } } });
    t.plan('blue', 'text.number', 2);
    t.order('blue', 'attempt', 'Mineral Survey');
    expect(t.events('drew')).toMatchObject([{ data: { by: 0, n: 2 } }]);
  });

  it('OTS-14 the ships of whoever solved it fly further', () => {
    const t = scenario({
      alpha: ['Test Propulsion Systems'],
      blue: { at: { 'Test Propulsion Systems': { space: { 'U.S.S. Oberth': ['Geordi La Forge'] } } } },
      red: { at: { 'Test Propulsion Systems': { space: ["D'deridex"] } } },
    });
    t.order('blue', 'attempt', 'U.S.S. Oberth');
    expect([numberOf(t.g, t.piece('U.S.S. Oberth'), 'RANGE'), numberOf(t.g, t.piece("D'deridex"), 'RANGE')]).toEqual([8, 8]);
  });

  it('DS9-109 Vorta and Jem’Hadar of the Gamma Quadrant report there', () => {
    const t = scenario({ gamma: ['Camping Trip'], blue: { hand: ['Weyoun', 'Klag'] } });
    t.order('blue', 'report', 'Weyoun');
    expect(t.where('Weyoun')).toBe('planet Camping Trip');
    expect(t.offers('blue', 'report', 'Klag')).toBe(false);
  });

  it.each([
    ['Cure Blight', ['Julian Bashir', 'Jadzia Dax'], ['Medical Kit'], 30, 5],
    ['Geological Survey', ['Taitt', 'Data', 'Thomas Riker', 'Inge Eiger'], [], 30, 0],
    ['Geological Survey', ['Taitt', 'Data'], [], 20, 0],
  ])('T15.15 %s is worth more with what it names', (mission, people, things, points, more) => {
    expect(solve(mission, people).score('blue')).toBe(points);
    expect(solve(mission, [...people, ...things]).score('blue')).toBe(points + more);
  });

  it('DS9-116 nobody cloaks there', () => {
    const t = scenario({
      alpha: ['Establish Station', 'Excavation'],
      blue: { at: { 'Establish Station': { space: { Haakona: ['Tomalak', 'Taul', 'Tarus'] } } } },
    });
    expect(barOf(t.g, BLUE, 'cloak', t.piece('Haakona'))).toBe('banned');
  });

  it('DS9-117 takes WEAPONS of more than 14', () => {
    const may = (ships: Readonly<Record<string, readonly string[]>>): boolean => {
      const t = scenario({ alpha: ['Intercept Maquis'], blue: { at: { 'Intercept Maquis': { space: ships } } } });
      return isOffered(t.g, BLUE, 'attempt', t.piece('Trager'));
    };
    expect(may({ Trager: ['Dukat', 'Telle', 'Telle'] })).toBe(false);
    expect(may({ Trager: ['Dukat', 'Telle', 'Telle'], Galor: [], Prakesh: [] })).toBe(true);
  });

  it('DS9-120 hand weapons are worth 5 points each', () => {
    const t = scenario({
      alpha: ['Kressari Rendezvous'],
      blue: {
        at: {
          'Kressari Rendezvous': { space: { Galor: ['Dukat', 'Perak', 'Cardassian Disruptor', 'Cardassian Disruptor', 'Medical Kit'] } },
        },
      },
    });
    const before = pointsOf(t.g, BLUE, t.piece('Kressari Rendezvous'));
    t.plan('blue', 'text.some', ['Cardassian Disruptor', 'Cardassian Disruptor']);
    t.order('blue', 'attempt', 'Galor');
    expect(t.score('blue')).toBe(before + 10);
  });

  it('DS9-120 hand weapons there are discarded, also those that nobody there can use', () => {
    const t = scenario({
      alpha: ['Kressari Rendezvous'],
      blue: { at: { 'Kressari Rendezvous': { space: { Galor: ['Dukat', 'Perak', 'Klingon Disruptor', 'Medical Kit'] } } } },
    });
    t.plan('blue', 'text.some', ['Klingon Disruptor']);
    t.order('blue', 'attempt', 'Galor');
    expect([t.where('Klingon Disruptor'), t.score('blue')]).toEqual(['discard blue', 30]);
  });

  it('DS9-110 Seismic Quake strikes two there', () => {
    const dead = (mission: string, line: 'alpha' | 'gamma'): number => {
      const t = scenario({
        [line]: [mission],
        blue: { at: { [mission]: { planet: ['Tomalak', 'Taul', 'Tarus', 'Jaron'] } } },
        red: { at: { [mission]: { seeds: ['Seismic Quake'] } } },
      });
      t.order('blue', 'attempt', mission);
      return t.events('killed').reduce((n, e) => n + Number(e.data.n), 0);
    };
    expect([dead('Changeling Research', 'gamma'), dead('Excavation', 'alpha')]).toEqual([2, 1]);
  });

  it('DS9-107, T38.12 whoever Hippocratic Oath takes away comes to Aid Fugitives, from any quadrant', () => {
    const fate = (gamma: readonly string[]): string => {
      const t = scenario({
        alpha: ['Excavation', 'Fever Emergency'],
        gamma,
        blue: { at: { Excavation: { planet: ['Vash', 'Beverly Crusher'] } } },
        red: { at: { Excavation: { seeds: ['Hippocratic Oath'] } } },
      });
      t.order('blue', 'attempt', 'Excavation');
      return t.where('Beverly Crusher');
    };
    expect(fate(['Aid Fugitives'])).toBe('planet Aid Fugitives');
    expect(fate(['Rescue Founder'])).toBe('planet Fever Emergency');
  });

  it('DS9-129 equipment works only with Computer Skill', () => {
    const cunning = (crew: readonly string[]): number => {
      const t = scenario({
        alpha: ['Study Plasma Storm'],
        blue: { at: { 'Study Plasma Storm': { space: { Galor: [...crew, 'Cardassian PADD'] } } } },
      });
      return numberOf(t.g, t.piece('Jasad'), 'CUNNING');
    };
    expect([cunning(['Jasad']), cunning(['Jasad', 'Telle'])]).toEqual([6, 8]);
  });

  it('DOM-47 opens another mission to more affiliations', () => {
    const t = scenario({ alpha: ['Uncover DNA Clues', 'Hunt for DNA Program'] });
    expect(attemptersOf(t.g, RED, t.piece('Hunt for DNA Program'))).toEqual(['Fed', 'Rom', 'Kli', 'Car', 'Baj', 'Fer']);
  });

  it('QC-47 its span grows with universal neighbours', () => {
    const span = (alpha: readonly string[]): number => {
      const t = scenario({ alpha, blue: { at: { [alpha[0]]: { space: ['Galor'] } } } });
      return spanOf(t.g, t.piece('Space'), t.piece('Galor'));
    };
    expect([span(['Excavation', 'Space', 'Archanis Dispute']), span(['Excavation', 'Space', 'Study Pulsar'])]).toEqual([3, 4]);
  });
});
