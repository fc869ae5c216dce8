import { describe, expect, it } from 'vitest';
import { canAct, canUseSkills } from '../../rules/numbers/able.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { levelOf, skillsOf } from '../../rules/numbers/printed.ts';
import { isStopped } from '../../rules/state/marks.ts';
import { kill } from '../../rules/people/die.ts';
import { done, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Excavation';
const FAR = 'Fever Emergency';
const board = (planet: readonly string[], more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, 'Study Nebula', FAR], ...more, blue: { at: { [HERE]: { planet } }, ...more.blue } });

describe('personnel whose text no form says', () => {
  it.each(['Ajur', 'Boratus'])('T35.3 %s looks at all seed cards but three of the opponent’s choice, alone with Archaeology', (name) => {
    const seeds = ['Archer', 'Chalnoth', 'Armus - Skin of Evil', 'Rebel Encounter'];
    const at = (planet: readonly string[], n = 4): Scenario =>
      scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet } } }, red: { at: { [HERE]: { seeds: seeds.slice(0, n) } } } });
    const t = at([name, 'Vash']);
    t.order('blue', 'use', name);
    expect(t.events('looked')).toMatchObject([{ data: { by: 0, n: 1 }, secret: { to: [0] } }]);
    expect(t.offers('blue', 'use', name)).toBe(false);
    expect([at([name]), at([name, 'Vash', 'Klag']), at([name, 'Vash'], 3)].map((x) => x.offers('blue', 'use', name))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('AU-97 no killer drone is left where he is', () => {
    const drone = (who: string): string => {
      // He is a hologram: he needs a holodeck.
      const t = board([], {
        blue: { at: { [HERE]: { planet: ['Data', 'Echo Papa 607 Killer Drone'], space: { 'U.S.S. Enterprise': [who] } } } },
      });
      t.order('blue', 'beam', `planet ${HERE}`, ['Data', 'Echo Papa 607 Killer Drone']);
      return t.where('Echo Papa 607 Killer Drone');
    };
    expect([drone('Paul Rice'), drone('Taitt')]).toEqual(['discard blue', 'aboard U.S.S. Enterprise']);
  });

  it('QC-52 learns two skills of those who are with her when she reports', () => {
    const t = board([], {
      alpha: ['Avert Disaster'],
      blue: { hand: ['Lal'], at: { 'Avert Disaster': { space: { 'Federation Outpost': ['Sarek'] } } } },
      red: { at: { 'Avert Disaster': { space: { 'Klingon Outpost': ['Klag'] } } } },
    });
    const own = skillsOf(t.g, t.piece('Lal')).length;
    const others = skillsOf(t.g, t.piece('Sarek')).map((x) => x.skill);
    t.plan('blue', 'text.skill', 'diplomacy');
    t.plan('blue', 'text.skill', 'mindmeld');
    t.order('blue', 'report', 'Lal');
    expect(others).toEqual(expect.arrayContaining(['Diplomacy', 'Mindmeld']));
    expect([levelOf(t.g, t.piece('Lal'), 'Diplomacy'), levelOf(t.g, t.piece('Lal'), 'Mindmeld')]).toEqual([1, 1]);
    expect(skillsOf(t.g, t.piece('Lal'))).toHaveLength(own + 2);
  });

  it('QC-58 Bendii Syndrome does nothing while he is there', () => {
    const t = board(['Spock', 'Vash', 'Sakkath'], { red: { at: { [HERE]: { seeds: ['Bendii Syndrome'] } } } });
    const before = numberOf(t.g, t.piece('Vash'), 'INTEGRITY');
    t.order('blue', 'attempt', HERE);
    // The mission is solved with it on Spock: points are scored, and he lives.
    expect([t.where('Bendii Syndrome'), t.where('Spock'), numberOf(t.g, t.piece('Vash'), 'INTEGRITY')]).toEqual([
      'on Spock',
      `planet ${HERE}`,
      before,
    ]);
    expect(t.score('blue')).toBeGreaterThan(0);
    const u = board(['Spock', 'Vash'], { red: { at: { [HERE]: { seeds: ['Bendii Syndrome'] } } } });
    u.order('blue', 'attempt', HERE);
    expect(u.where('Spock')).toBe('discard blue');
  });

  it('QC-53, T34.4 is worth 5 points while she is in play', () => {
    const t = board([], {
      alpha: ['Avert Disaster'],
      blue: { hand: ['Mirasta Yale'], at: { 'Avert Disaster': { space: ['Federation Outpost'] } } },
    });
    t.order('blue', 'report', 'Mirasta Yale');
    expect([t.score('blue'), t.score('red')]).toEqual([5, 0]);
    done(kill(t.g, [t.piece('Mirasta Yale')]));
    t.endTurn();
    expect(t.score('blue')).toBe(0);
  });

  it("QC-62 K'chiQ has a skill of her choice, and may take another at the start of a turn", () => {
    const t = board([], {
      alpha: [FAR],
      blue: { table: ['Alternate Universe Door'], hand: ["K'chiQ"], at: { [FAR]: { space: ['Klingon Outpost'] } } },
    });
    const level = (skill: string): number => levelOf(t.g, t.piece("K'chiQ"), skill);
    t.plan('blue', 'text.skill', 'computer-skill');
    t.order('blue', 'report', "K'chiQ");
    expect([level('Computer Skill'), level('V.I.P.')]).toEqual([1, 0]);
    t.plan('blue', 'text.skill', 'v-i-p');
    t.use('blue', "K'chiQ");
    t.endTurn();
    t.endTurn();
    expect([level('Computer Skill'), level('V.I.P.')]).toEqual([0, 1]);
  });

  it("FAJ-8 doubles Captain's Log for the Enterprise she is aboard of", () => {
    const weapons = (ship: string, crew: readonly string[], table: readonly string[]): number => {
      const t = board([], { blue: { table, at: { [HERE]: { space: { [ship]: crew } } } } });
      return numberOf(t.g, t.piece(ship), 'WEAPONS');
    };
    const log = ["Captain's Log"];
    const crew = ['Jean-Luc Picard', 'Guinan'];
    const plain = weapons('U.S.S. Enterprise', crew, []);
    expect(weapons('U.S.S. Enterprise', crew, log)).toBe(plain + 6);
    expect(weapons('U.S.S. Enterprise', ['Jean-Luc Picard'], log)).toBe(plain + 3);
    expect(weapons('U.S.S. Enterprise', ['Guinan'], log)).toBe(plain);
    expect(weapons('U.S.S. Oberth', crew, log)).toBe(weapons('U.S.S. Oberth', crew, []));
  });

  it('FAJ-10 is stopped the first eight times she is killed, and dies the ninth', () => {
    const t = board(['Spot', 'Data']);
    for (let n = 0; n < 8; n++) {
      done(kill(t.g, [t.piece('Spot')]));
      expect([t.where('Spot'), isStopped(t.g, t.piece('Spot'))]).toEqual([`planet ${HERE}`, true]);
    }
    done(kill(t.g, [t.piece('Spot')]));
    expect(t.where('Spot')).toBe('discard blue');
  });

  it('FAJ-10, T17.2 disables one with her and herself until the end of the turn', () => {
    const t = board(['Spot'], { red: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } } });
    t.plan('blue', 'pick.one', 'Klag');
    t.raise('blue', 'Spot');
    const able = (): boolean[] => ['Spot', 'Klag', 'Divok'].map((x) => canAct(t.g, t.piece(x)) && canUseSkills(t.g, t.piece(x)));
    expect(able()).toEqual([false, false, true]);
    t.endTurn();
    expect(able()).toEqual([true, true, true]);
  });

  it('ATP-2, T12.1 takes a staffed ship with Youth aboard anywhere on its line, and is gone', () => {
    const crew = ['The Traveler', 'Data', 'Geordi La Forge'];
    const at = (more: readonly string[]): Scenario =>
      board([], { blue: { at: { [HERE]: { space: { 'U.S.S. Oberth': [...crew, ...more] } } } } });
    const t = at(['Robin Lefler']);
    t.plan('blue', 'text.target', FAR);
    t.order('blue', 'use', 'The Traveler');
    expect([t.where('U.S.S. Oberth'), t.where('The Traveler'), t.where('Data')]).toEqual([
      `space ${FAR}`,
      'hand blue',
      'aboard U.S.S. Oberth',
    ]);
    expect(at([]).offers('blue', 'use', 'The Traveler')).toBe(false);
  });
});
