import { describe, expect, it } from 'vitest';
import { isStaffed, staffingLack, whyUnstaffed } from '../../rules/numbers/staffing.ts';
import { modifier } from '../../effects/index.ts';
import { move } from '../../rules/board/move.ts';
import { aboard, become, give, giveClauses, halt, scenario, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const crewed = (ship: string, ...crew: readonly string[]): Scenario =>
  scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [ship]: crew } } } } });
const lack = (ship: string, ...crew: readonly string[]): ReturnType<typeof staffingLack> => {
  const t = crewed(ship, ...crew);
  return staffingLack(t.g, t.piece(ship));
};

describe('staffing', () => {
  it('T12.1, T43.1 each icon is filled by a different personnel aboard', () => {
    expect(lack("D'deridex", 'Tebok', 'Taul', 'Taul')).toBeNull(); // Cmd, Stf, Stf
    expect(lack("D'deridex", 'Tebok', 'Taul')).toEqual({ icons: ['Stf'], matching: false });
    expect(lack("D'deridex", 'Taul', 'Taul', 'Taul')).toEqual({ icons: ['Cmd'], matching: false });
  });

  it('T12.1, T43.1 command fills staff, whoever is asked first', () => {
    expect(lack("D'deridex", 'Taul', 'Tebok', 'Toreth')).toBeNull();
    expect(lack("D'deridex", 'Tebok', 'Toreth', 'Taul')).toBeNull();
    expect(lack("D'deridex", 'Tebok', 'Toreth', 'Taris')).toBeNull();
  });

  it('T43.1 somebody without icons fills none', () => {
    expect(lack('Galor', 'Dukat', 'Telle')).toBeNull(); // Cmd, Stf
    expect(lack('Galor', 'Dukat', 'Silaran Prin')).toEqual({ icons: ['Stf'], matching: false });
  });

  it('T12.1, T43.3 one of the crew matches the ship; those who fill its icons need not', () => {
    expect(lack("I.K.C. K'Vort", 'Baran')).toEqual({ icons: [], matching: true });
    expect(lack("I.K.C. K'Vort", 'Baran', 'Divok')).toBeNull();
    const t = crewed("I.K.C. K'Vort", 'Baran');
    expect(whyUnstaffed(t.g, t.piece("I.K.C. K'Vort"))).toMatchObject({ from: 'rule:T43.3', tag: 'nobody-matches' });
  });

  it('T12.2 a ship without icons needs one matching personnel all the same', () => {
    expect(lack('U.S.S. Rio Grande')).toEqual({ icons: [], matching: true });
    expect(lack('U.S.S. Rio Grande', 'Baran')).toEqual({ icons: [], matching: true });
    expect(lack('U.S.S. Rio Grande', 'Benjamin Sisko')).toBeNull();
  });

  it('T12.1, T43.3 a Non-Aligned ship is content with whoever is compatible', () => {
    expect(lack('Yridian Shuttle', 'Klag')).toBeNull();
    expect(lack('Yridian Shuttle', 'Taul')).toBeNull();
    expect(lack('Yridian Shuttle')).toEqual({ icons: [], matching: true });
  });

  it('T43.1 a dual personnel fills two icons', () => {
    expect(lack('Mercenary Ship', '10 and 01')).toBeNull();
    expect(lack('Mercenary Ship', 'Baran')).toEqual({ icons: ['Stf'], matching: false });
  });

  it('T43.2 named conditions and affiliations are filled like icons, by different personnel', () => {
    expect(lack('Vulcan Lander', 'Sakonna')).toBeNull(); // a Vulcan
    expect(lack('Vulcan Lander', 'Baran')).toEqual({ icons: ['Vulcan'], matching: false });
    expect(lack('Zalkonian Vessel', 'Baran', 'Vekor', 'Bok')).toBeNull(); // Cmd, NA, NA
    expect(lack('Zalkonian Vessel', 'Baran', 'Vekor', 'Divok')).toEqual({ icons: ['NA'], matching: false });
    expect(lack('Gomtuu', 'Soto')).toEqual({ icons: ['Empathy x2'], matching: false }); // Empathy once
    expect(lack('Gomtuu', 'Tam Elbrun')).toBeNull();
  });

  it('T43.1 whoever fills one icon makes room for another who can fill nothing else', () => {
    expect(lack('Zalkonian Vessel', 'Baran', 'Klag', 'Vekor')).toBeNull(); // Klag has command alone, so Baran is one of the two
  });

  it('T43.2 a text may ask for other icons, words or skills, or for none', () => {
    const t = crewed("D'deridex", 'Taul');
    const ship = t.piece("D'deridex");
    giveClauses(t.g, ship, [modifier('staffing', () => ['Treachery'])]);
    expect(isStaffed(t.g, ship)).toBe(true);
    giveClauses(t.g, t.piece('Taul'), [modifier('staffing', () => ['Treachery x2'])]);
    expect(staffingLack(t.g, ship)).toEqual({ icons: ['Treachery x2'], matching: false });
    expect(whyUnstaffed(t.g, ship)).toMatchObject({ from: 'rule:T12.1', tag: 'unstaffed', data: { icons: 'Treachery x2' } });
    giveClauses(t.g, t.piece('Taul'), [modifier('staffs', (icons) => [...icons, 'Treachery x2'])]);
    expect(isStaffed(t.g, ship)).toBe(true);
  });

  it('T12.3 special staffing icons are filled by those who show them', () => {
    expect(lack('Decius', 'Tebok', 'Taul')).toEqual({ icons: ['AU'], matching: false }); // AU, Cmd, Stf
    expect(lack('Decius', 'Tebok', 'Taul', 'Major Rakal')).toBeNull();
  });

  it('T43.4, T12.12 those who are stopped, disabled or under house arrest do not staff, nor does the opponent', () => {
    const t = crewed("I.K.C. K'Vort", 'Klag');
    const [ship, klag] = [t.piece("I.K.C. K'Vort"), t.piece('Klag')];
    expect(isStaffed(t.g, ship)).toBe(true);
    halt(t.g, klag);
    expect(isStaffed(t.g, ship)).toBe(false);
    const u = crewed("I.K.C. K'Vort", 'Klag');
    become(u.g, 'disabled', u.piece('Klag'));
    expect(isStaffed(u.g, u.piece("I.K.C. K'Vort"))).toBe(false);
    expect(lack('Zalkonian Vessel', 'Klag', 'Taul', 'Baran', 'Vekor')).toBeNull();
    expect(lack('Mercenary Ship', 'Klag', 'Taul')).toEqual({ icons: ['Stf'], matching: false }); // Taul is arrested
    const foes = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: ["I.K.C. K'Vort"] } } },
      red: { at: { [HERE]: { planet: ['Klag'] } } },
    });
    move(foes.g, foes.piece('Klag'), aboard(foes, "I.K.C. K'Vort"));
    expect(isStaffed(foes.g, foes.piece("I.K.C. K'Vort"))).toBe(false);
  });

  it('T43.1 a personnel in the facility the ship is docked at does not staff it', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': { "I.K.C. K'Vort": [], Klag: [] } } } } } });
    expect(isStaffed(t.g, t.piece("I.K.C. K'Vort"))).toBe(false);
  });

  it('T11.2, T43.3 a treaty lets others aboard, but they match the ship no more than before', () => {
    const t = crewed("I.K.C. K'Vort", 'Tebok', 'Taul');
    give(t.g, t.piece("I.K.C. K'Vort"), { says: 'treaty', between: ['Rom', 'Kli'] });
    expect(staffingLack(t.g, t.piece("I.K.C. K'Vort"))).toEqual({ icons: [], matching: true });
  });
});
