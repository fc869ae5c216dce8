import { describe, expect, it } from 'vitest';
import { isHouseArrested } from '../../rules/numbers/able.ts';
import { numberOf, type NumberName } from '../../rules/numbers/attributes.ts';
import { affiliationsOf, iconsOf, levelOf, traitsOf } from '../../rules/numbers/printed.ts';
import { isStaffed } from '../../rules/numbers/staffing.ts';
import { scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const HOME = 'Expose Covert Supply';
const board = (hand: readonly string[], planet: readonly string[], more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, HOME, 'Excavation'], ...more, blue: { hand, at: { [HERE]: { planet } }, ...more.blue } });
const value = (t: Scenario, card: string, name: NumberName): number => numberOf(t.g, t.piece(card), name);

describe('events about people', () => {
  it('PRE-67 kills everybody at the end of the third full turn of its player', () => {
    const t = board(['Anti-Time Anomaly'], ['Klag'], { red: { at: { [HERE]: { planet: ['Taul'] } } } });
    t.order('blue', 'play', 'Anti-Time Anomaly');
    for (let n = 1; n < 7; n++) t.endTurn();
    expect(t.where('Klag')).toBe(`planet ${HERE}`);
    t.endTurn();
    expect([t.where('Klag'), t.where('Taul')]).toEqual(['discard blue', 'discard red']);
  });

  it('PRE-67 kills once: whoever comes later lives', () => {
    const t = board(['Anti-Time Anomaly', 'Klag'], [], {
      blue: { hand: ['Anti-Time Anomaly', 'Klag'], at: { [HERE]: { space: ['Klingon Outpost'] } } },
    });
    t.order('blue', 'play', 'Anti-Time Anomaly');
    for (let n = 1; n < 9; n++) t.endTurn();
    t.order('blue', 'report', 'Klag');
    t.endTurn();
    expect(t.where('Klag')).toBe('aboard Klingon Outpost');
  });

  it('PRE-76 keeps an Away Team with 2 MEDICAL alive', () => {
    const meet = (planet: readonly string[]): number => {
      const t = board([], planet, {
        blue: { table: ['Genetronic Replicator'], at: { [HERE]: { planet } } },
        red: { at: { [HERE]: { seeds: ['Armus - Skin of Evil'] } } },
      });
      t.order('blue', 'attempt', HERE);
      return t.events('killed').length;
    };
    expect([meet(['Divok', 'Vekma', 'Klag']), meet(['Divok', 'Klag'])]).toEqual([0, 1]);
  });

  it('PRE-81 androids are Non-Aligned', () => {
    const t = board(["Lore's Fingernail"], ['Data', 'Klag']);
    t.order('blue', 'play', "Lore's Fingernail");
    expect(['Data', 'Klag'].map((x) => affiliationsOf(t.g, t.piece(x)))).toEqual([['NA'], ['Kli']]);
  });

  it('AU-43 teaches Barbering', () => {
    const t = board(["Mot's Advice"], ['Klag', 'Divok']);
    t.order('blue', 'play', "Mot's Advice", 'Klag');
    expect(['Klag', 'Divok'].map((x) => levelOf(t.g, t.piece(x), 'Barbering'))).toEqual([1, 0]);
  });

  it('AU-43, T65.6 anybody whose face is known', () => {
    const t = board(["Mot's Advice"], ['Klag'], { red: { at: { [HERE]: { planet: ['Taul'] } } }, faces: 'open' });
    t.order('blue', 'play', "Mot's Advice", 'Taul');
    expect(levelOf(t.g, t.piece('Taul'), 'Barbering')).toBe(1);
    expect(
      board(["Mot's Advice"], ['Klag'], { red: { at: { [HERE]: { planet: ['Taul'] } } } }).choices('blue', 'play', "Mot's Advice"),
    ).toEqual(['Klag']);
  });

  it('AU-48 puts the icon on, or takes it off', () => {
    const t = board(['The Mask of Korgano', 'The Mask of Korgano'], ['Klag']);
    t.order('blue', 'play', 'The Mask of Korgano', 'Klag');
    expect(iconsOf(t.g, t.piece('Klag'))).toContain('AU');
  });

  it('AU-49, AU-51 what they name leaves play, and cannot come again', () => {
    const t = board(['Thermal Deflectors', 'Plasma Fire'], ['Klag'], { red: { at: { [HERE]: { space: ["D'deridex"] } } } });
    t.order('blue', 'play', 'Plasma Fire');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', 'Thermal Deflectors');
    expect(t.where('Plasma Fire')).toBe('discard blue');
    const u = board(['Plasma Fire'], ['Klag'], { red: { table: ['Thermal Deflectors'], at: { [HERE]: { space: ["D'deridex"] } } } });
    u.order('blue', 'play', 'Plasma Fire');
    expect(u.events('nullified')).toMatchObject([{ data: { card: 'PRE-87' } }]);
  });

  it('AU-51 CUNNING +1, once', () => {
    const t = board(['Yellow Alert', 'Yellow Alert'], ['Klag']);
    const before = value(t, 'Klag', 'CUNNING');
    t.order('blue', 'play', 'Yellow Alert');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', 'Yellow Alert');
    expect(value(t, 'Klag', 'CUNNING')).toBe(before + 1);
  });

  it('DS9-68 helps those of the affiliation of a homeworld who serve there', () => {
    const t = board(['HQ: War Room'], ['Klag', 'Gorath', 'Divok', 'Data']);
    const before = ['Klag', 'Gorath', 'Divok', 'Data'].map((x) => value(t, x, 'STRENGTH'));
    t.order('blue', 'play', 'HQ: War Room');
    expect(['Klag', 'Gorath', 'Divok', 'Data'].map((x, i) => value(t, x, 'STRENGTH') - before[i])).toEqual([2, 2, 0, 0]);
  });

  it('DS9-72 arms a freighter, which is none any more', () => {
    const t = board(['System 5 Disruptors'], [], {
      blue: { hand: ['System 5 Disruptors'], at: { [HERE]: { space: ['Xepolite Freighter', 'Galor'] } } },
    });
    t.order('blue', 'play', 'System 5 Disruptors');
    expect([value(t, 'Xepolite Freighter', 'WEAPONS'), value(t, 'Xepolite Freighter', 'SHIELDS')]).toEqual([9, 6]);
    expect(traitsOf(t.g, t.piece('Xepolite Freighter'))).not.toContain('Freighter');
  });

  it('DOM-20 Enterprise-E icons staff ships, and special icons report to ships that ask for them', () => {
    const t = board(['Crew Reassignment'], [], {
      blue: {
        hand: ['Crew Reassignment', 'Beverly Crusher (First Contact)'],
        at: { [HERE]: { space: { 'U.S.S. Oberth': ['William T. Riker (First Contact)'], 'U.S.S. Enterprise-E': [] } } },
      },
    });
    expect(isStaffed(t.g, t.piece('U.S.S. Oberth'))).toBe(false);
    t.order('blue', 'play', 'Crew Reassignment');
    expect(isStaffed(t.g, t.piece('U.S.S. Oberth'))).toBe(true);
    t.endTurn();
    t.endTurn();
    t.order('blue', 'report', 'Beverly Crusher (First Contact)');
    expect(t.where('Beverly Crusher (First Contact)')).toBe('aboard U.S.S. Enterprise-E');
  });

  it('DOM-20, T11.7 nobody reports so with an affiliation that would be arrested aboard', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ['Major Rakal'], table: ['Crew Reassignment', 'Wide Door'], at: { [HERE]: { space: { Decius: ['Tebok'] } } } },
    });
    expect(t.choices('blue', 'report', 'Major Rakal')).toEqual([]); // Romulan, not Federation
    t.order('blue', 'report', 'Major Rakal');
    expect([t.where('Major Rakal'), isHouseArrested(t.g, t.piece('Major Rakal'))]).toEqual(['aboard Decius', false]);
  });

  it('DOM-24 nobody solves cheap unique missions of the opponent', () => {
    const solve = (table: readonly string[], turn: 'blue' | 'red'): number => {
      const t = scenario({
        alpha: ['Excavation'],
        blue: { table, at: { Excavation: { planet: ['Vash'] } } },
        red: { at: { Excavation: { planet: ['Richard Galen'] } } },
        turn,
      });
      t.order(turn, 'attempt', 'Excavation');
      return t.score(turn);
    };
    expect([solve([], 'red'), solve(['Fair Play'], 'red'), solve(['Fair Play'], 'blue')]).toEqual([25, 0, 25]);
  });
});
