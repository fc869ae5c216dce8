import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../../language/index.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { skillsOf } from '../../rules/numbers/printed.ts';
import { spanOf } from '../../rules/numbers/spans.ts';
import { isStopped, mark } from '../../rules/state/marks.ts';
import { handOf } from '../../rules/state/zones.ts';
import { cardNamed } from '../../testing/index.ts';
import { become, BLUE, halt, isOffered, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const QUARK = 'Cousin Quark';
const board = (planet: readonly string[], more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, 'Excavation', 'FGC-47 Research'], ...more, blue: { at: { [HERE]: { planet } }, ...more.blue } });

describe('personnel with texts of their own', () => {
  it.each([
    ['Rager', 'Explore Dyson Sphere', ['Geordi La Forge', 'Data', 'Leah Brahms'], 40],
    ['Timicin', 'Test Mission', ['Hannah Bates', 'Sarek', 'Jean-Luc Picard', 'Kareel Odan'], 35],
  ])('T15.15 %s scores for helping to solve %s', (name, mission, others, score) => {
    const t = scenario({ alpha: [mission], blue: { at: { [mission]: { space: { 'U.S.S. Oberth': [name, ...others] } } } } });
    t.order('blue', 'attempt', 'U.S.S. Oberth');
    expect(t.score('blue')).toBe(score);
  });

  it('QC-69 keeps one other from dying aboard his ship', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const fate = (crew: readonly string[]): string[] =>
      seeds.map((seed) => {
        const t = scenario(
          { alpha: [HERE, 'Excavation'], blue: { hand: ['Gaps in Normal Space'], at: { [HERE]: { space: { 'Mercenary Ship': crew } } } } },
          seed,
        );
        t.use('blue', 'John Doe');
        t.order('blue', 'play', 'Gaps in Normal Space');
        t.order('blue', 'move', 'Mercenary Ship', 'aboard Gaps in Normal Space');
        return t.where('Narik');
      });
    expect(fate(['Narik', 'Soto', 'John Doe'])).toEqual(seeds.map(() => 'aboard Mercenary Ship'));
    expect(fate(['Narik', 'Soto'])).toContain('discard blue');
  });

  it('QC-72 a dilemma with the icon is void where she is, if her player wants', () => {
    const meet = (use: boolean): unknown[] => {
      const t = scenario({
        alpha: ['Study Nebula'],
        blue: { at: { 'Study Nebula': { space: { 'U.S.S. Oberth': ['Madam Guinan', 'Data'] } } } },
        red: { table: ['Alternate Universe Door'], at: { 'Study Nebula': { seeds: ['Maman Picard'] } } },
      });
      if (use) t.use('blue', 'Madam Guinan');
      t.order('blue', 'attempt', 'U.S.S. Oberth');
      return t.events('nullified').map((e) => e.data.card);
    };
    expect([meet(true), meet(false)]).toEqual([[cardNamed('Maman Picard').id], []]);
  });

  it('FC-98 releases her Away Team once a game', () => {
    const t = board(['Deanna Troi (First Contact)', 'Data']);
    halt(t.g, t.piece('Deanna Troi (First Contact)'), t.piece('Data'));
    t.raise('blue', 'Deanna Troi (First Contact)');
    expect(isStopped(t.g, t.piece('Data'))).toBe(false);
    halt(t.g, t.piece('Data'));
    expect(t.g.rules.raisable(t.g, BLUE)).toEqual([]);
  });

  it('FC-98, T14.1 her Away Team may be inside headquarters, but a crew is none', () => {
    const home = 'Espionage Mission';
    const raisable = (at: NonNullable<Board['blue']>['at']): number => {
      const t = scenario({ alpha: [home], blue: { at } });
      halt(t.g, t.piece('Data'));
      return t.g.rules.raisable(t.g, BLUE).length;
    };
    const team = ['Deanna Troi (First Contact)', 'Data'];
    expect(raisable({ [home]: { planet: { 'Office of the President': team } } })).toBe(1);
    expect(raisable({ [home]: { space: { 'U.S.S. Oberth': team } } })).toBe(0);
  });

  it('DS9-160, T40.4 stops any Quark with him, none who is stopped already', () => {
    const t = board(['Odo', QUARK], {});
    t.order('blue', 'use', 'Odo');
    expect(isStopped(t.g, t.piece(QUARK))).toBe(true);
    const u = board(['Odo', QUARK], {});
    halt(u.g, u.piece(QUARK));
    expect(isOffered(u.g, BLUE, 'use', u.piece('Odo'))).toBe(false);
    expect(board(['Odo', 'Klag'], {}).offers('blue', 'use', 'Odo')).toBe(false);
  });

  it('T6.10 AU-113, AU-114 have other skills and numbers as one affiliation than as the other', () => {
    const t = board(['Major Rakal', 'Stefan DeSeve']);
    const facts = (name: string): unknown[] => [
      skillsOf(t.g, t.piece(name)).map((x) => `${x.level} ${x.skill}`),
      ATTRIBUTES.map((x) => numberOf(t.g, t.piece(name), x)),
    ];
    expect(facts('Major Rakal')).toEqual([
      ['1 V.I.P.', '1 Tal Shiar', '1 Empathy', '1 Treachery'],
      [4, 8, 4],
    ]);
    expect(facts('Stefan DeSeve')).toEqual([
      ['1 CIVILIAN', '1 Treachery', '1 Greed'],
      [5, 8, 5],
    ]);
    t.order('blue', 'change', 'Major Rakal');
    t.order('blue', 'change', 'Stefan DeSeve');
    expect(facts('Major Rakal')).toEqual([
      ['1 V.I.P.', '1 Empathy', '1 Diplomacy'],
      [8, 7, 4],
    ]);
    expect(facts('Stefan DeSeve')).toEqual([
      ['1 CIVILIAN', '1 OFFICER', '1 Treachery'],
      [4, 8, 5],
    ]);
  });

  it('FC-102, AU-85 nebulas are nearer with him, and FGC-47 with every Navigation aboard', () => {
    const span = (crew: readonly string[]): number => {
      const t = board([], { blue: { at: { [HERE]: { space: { 'U.S.S. Oberth': crew } } } } });
      return spanOf(t.g, t.piece('FGC-47 Research'), t.piece('U.S.S. Oberth'));
    };
    expect([span(['Data']), span(['Gibson']), span(['Hawk'])]).toEqual([6, 4, 3]);
    const t = board([], { blue: { at: { [HERE]: { space: { 'U.S.S. Oberth': ['Gibson'] } } } } });
    become(t.g, 'disabled', t.piece('Gibson')); // T17.2
    expect(spanOf(t.g, t.piece('FGC-47 Research'), t.piece('U.S.S. Oberth'))).toBe(6);
  });

  it('DS9-173 stops one who is with her, once in every turn', () => {
    const t = board(['Vedek Winn', 'Klag'], { red: { at: { [HERE]: { planet: ['Taul'] } } } });
    t.plan('blue', 'pick.one', 'Taul');
    t.raise('blue', 'Vedek Winn');
    expect(isStopped(t.g, t.piece('Taul'))).toBe(true);
    expect(t.g.rules.raisable(t.g, BLUE)).toEqual([]);
    t.endTurn();
    expect(t.g.rules.raisable(t.g, BLUE)).toHaveLength(1);
  });

  it('DS9-183, T35.2 is never picked at random if he does not want', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = scenario(
        {
          alpha: [HERE],
          blue: { at: { [HERE]: { planet: ['Elim Garak', 'Klag'] } } },
          red: { at: { [HERE]: { seeds: ['Armus - Skin of Evil'] } } },
        },
        seed,
      );
      t.use('blue', 'Elim Garak');
      t.order('blue', 'attempt', HERE);
      expect([t.where('Elim Garak'), t.where('Klag')]).toEqual([`planet ${HERE}`, 'discard blue']);
    }
  });

  it('DS9-198 another version takes his place', () => {
    const t = board(['Plain, Simple Garak'], {
      blue: { hand: ['Elim Garak', 'Klag'], at: { [HERE]: { planet: ['Plain, Simple Garak'] } } },
    });
    halt(t.g, t.piece('Plain, Simple Garak'));
    t.raise('blue', 'Plain, Simple Garak');
    expect([t.where('Elim Garak'), t.where('Plain, Simple Garak')]).toEqual([`planet ${HERE}`, 'hand blue']);
    expect(mark(t.g, t.piece('Elim Garak'), 'stopped')).toBe(1); // T1.6
  });

  it('DS9-200 looks at hidden agendas of Cardassians', () => {
    const t = board(['Tekeny Ghemor'], { red: { hand: ['Treaty: Romulan/Cardassian', 'Telle'] }, turn: 'red' });
    t.order('red', 'play', 'Treaty: Romulan/Cardassian');
    t.endTurn();
    t.order('blue', 'use', 'Tekeny Ghemor');
    expect(t.events('looked')[0]?.secret).toMatchObject({ to: [0], data: { cards: ['DS9-76'] } });
  });

  it('DOM-81, T21.4 a Founder becomes another, and T32.1 no unique one twice', () => {
    const t = board(['Founder'], { blue: { hand: ['Founder Leader', 'Klag'], at: { [HERE]: { planet: ['Founder'] } } } });
    t.raise('blue', 'Founder');
    expect([t.where('Founder Leader'), t.names(handOf(t.g, BLUE)).toSorted()]).toEqual([`planet ${HERE}`, ['Founder', 'Klag']]);
    const u = board([], {
      blue: { hand: ['Founder Leader'], at: { [HERE]: { planet: ['Founder'] }, Excavation: { planet: ['Founder Leader'] } } },
    });
    expect(u.g.rules.raisable(u.g, BLUE)).toEqual([]);
  });
});
