import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { changesOf, numberOf } from '../../rules/numbers/attributes.ts';
import { dotsOf, fits, hasGear, isAny, isCommanded, isNamed, staffingOf } from '../../rules/numbers/filter.ts';
import { equipmentWith, isCrew, isIntruder, peopleOf, teamsAt } from '../../rules/numbers/groups.ts';
import { affiliationsOf, classesOf, skillsOf } from '../../rules/numbers/printed.ts';
import { modifier } from '../../rules/registry/clauses.ts';
import { putMark } from '../../rules/state/marks.ts';
import { aboard, become, BLUE, give, giveClauses, halt, RED, scenario, surface, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const VOID = 'Study Nebula';
const board = (blue: NonNullable<Board['blue']>['at'], red: NonNullable<Board['red']>['at'] = {}): Scenario =>
  scenario({ alpha: [HERE, VOID], blue: { at: blue }, red: { at: red } });

describe('numbers', () => {
  it('T7.7, T27.9 facilities have SHIELDS, WEAPONS if they are printed, and no RANGE', () => {
    const t = board({ [HERE]: { space: ['Klingon Outpost'] }, [VOID]: { space: ['Terok Nor'] } });
    const numbers = (name: string): number[] => (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((x) => numberOf(t.g, t.piece(name), x));
    expect([numbers('Klingon Outpost'), numbers('Terok Nor')]).toEqual([
      [0, 0, 32],
      [0, 6, 34],
    ]);
  });

  it('T42.7 what is printed on no card of a type is 0', () => {
    const t = board({ [HERE]: { planet: ['Klag', 'Tricorder'], space: ["I.K.C. K'Vort"] } });
    expect(numberOf(t.g, t.piece("I.K.C. K'Vort"), 'CUNNING')).toBe(0);
    expect(numberOf(t.g, t.piece('Tricorder'), 'STRENGTH')).toBe(0);
    expect([numberOf(t.g, t.piece('Klag'), 'RANGE'), numberOf(t.g, t.piece('Tricorder'), 'SHIELDS')]).toEqual([0, 0]);
    for (const name of ['Tricorder', "I.K.C. K'Vort"]) {
      expect([skillsOf(t.g, t.piece(name)), classesOf(t.g, t.piece(name)), dotsOf(t.g, t.piece(name))]).toEqual([[], [], 0]);
      expect([hasGear(t.g, t.piece(name), 'Holodeck'), staffingOf(t.g, t.piece('Tricorder'))]).toEqual([false, []]);
    }
  });

  it('T1.7 whoever wants to know is told what each card adds to a number', () => {
    const t = board({ [HERE]: { planet: ['Klag', 'Klingon Disruptor', 'Klingon Disruptor'] } });
    const { printed, changes } = changesOf(t.g, t.piece('Klag'), 'STRENGTH');
    expect([printed, changes.map((x) => x.n)]).toEqual([7, [2, 2]]);
    expect(changesOf(t.g, t.piece('Klag'), 'CUNNING')).toEqual({ printed: 5, changes: [] });
  });

  it('T6.10 a card of one affiliation has it whatever is marked', () => {
    const t = board({ [HERE]: { planet: ['Klag', 'Major Rakal'] } });
    putMark(t.g, t.piece('Klag'), 'affiliation', 1);
    putMark(t.g, t.piece('Major Rakal'), 'affiliation', 1);
    expect([affiliationsOf(t.g, t.piece('Klag')), affiliationsOf(t.g, t.piece('Major Rakal'))]).toEqual([['Kli'], ['Fed']]);
  });
});

describe('which cards are meant', () => {
  it('T38.8 a name is a title, another name of the same card, or a persona', () => {
    const t = board({ [HERE]: { planet: ['Major Rakal', 'Deanna Troi (First Contact)'], space: ["I.K.C. K'Vort"] } });
    const named = (card: string, name: string): boolean => isNamed(t.g, t.piece(card), name);
    expect([named('Major Rakal', 'Deanna Troi'), named('Major Rakal', 'Major Rakal'), named('Major Rakal', 'Data')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(['Deanna Troi', 'Deanna Troi (First Contact)'].map((x) => named('Deanna Troi (First Contact)', x))).toEqual([true, true]);
    expect([named("I.K.C. K'Vort", "I.K.S. K'Vort"), named("I.K.C. K'Vort", "I.K.C. K'Vort")]).toEqual([true, true]);
  });

  it('T32.4, T32.6 any of a name is every title with it and every version of the persona, but no lookalike', () => {
    const t = board({ [HERE]: { planet: ['Martok', 'Martok Founder', 'Founder', 'Galen', 'Cousin Quark'] } });
    const any = (card: string, name: string): boolean => isAny(t.g, t.piece(card), name);
    expect([any('Martok', 'Martok'), any('Martok Founder', 'Martok'), any('Cousin Quark', 'Quark')]).toEqual([true, false, true]);
    expect([any('Galen', 'Jean-Luc Picard'), any('Galen', 'Picard'), any('Founder', 'Odo')]).toEqual([true, false, false]);
  });

  it('T1.8, T44.8 ships in orbit, docked, landed, cloaked and damaged', () => {
    const t = board({
      [HERE]: { space: { "I.K.C. K'Vort": [], 'Klingon Outpost': ['Yridian Shuttle'] } },
      [VOID]: { space: ['Mercenary Ship'] },
    });
    const such = (name: string, what: string): boolean => fits(t.g, BLUE, t.piece(name), parseFilter(what));
    const ships = ["I.K.C. K'Vort", 'Yridian Shuttle', 'Mercenary Ship'];
    expect(ships.map((x) => such(x, 'in-orbit'))).toEqual([true, false, false]);
    expect(ships.map((x) => such(x, 'docked'))).toEqual([false, true, false]);
    expect(such('Klingon Outpost', 'in-orbit')).toBe(false);
    for (const status of ['landed', 'cloaked', 'damaged'] as const) {
      expect(ships.map((x) => such(x, status))).toEqual([false, false, false]);
      become(t.g, status, t.piece('Mercenary Ship'));
      expect(['landed', 'cloaked', 'damaged'].filter((x) => such('Mercenary Ship', x))).toContain(status);
    }
    expect(such('Mercenary Ship', 'disabled')).toBe(false);
  });

  it('T38.6, T42.9 odd numbers, shape-shifters, and both of two species', () => {
    const t = board({ [HERE]: { planet: ['Klag', 'Divok', 'Odo', "Ba'el"] } });
    const fit = (filter: string): string[] =>
      ['Klag', 'Divok', 'Odo', "Ba'el"].filter((x) => fits(t.g, BLUE, t.piece(x), parseFilter(filter)));
    expect(fit('Klingon with odd STRENGTH').slice(0, 1)).toEqual(['Klag']);
    expect(fits(t.g, BLUE, t.piece('Divok'), { odd: 'STRENGTH' })).toBe(false);
    expect([fit('shape-shifter'), fit('Romulan')]).toEqual([['Odo'], ["Ba'el"]]);
    give(t.g, t.piece('Klag'), { says: 'adds', to: ['STRENGTH'], n: 1, of: { card: 'Klag' }, reach: 'self' });
    expect(fits(t.g, BLUE, t.piece('Klag'), { odd: 'STRENGTH' })).toBe(false); // as it is now
  });

  it('T62.1 a matching commander is aboard and of the same player', () => {
    const ship = 'U.S.S. Sutherland';
    const commanded = (blue: readonly string[], red: readonly string[] = []): boolean => {
      const t = board({ [HERE]: { space: { [ship]: blue } } }, { [HERE]: { planet: red } });
      for (const name of red) giveAboard(t, name, ship);
      return isCommanded(t.g, t.piece(ship));
    };
    expect([commanded(['Data']), commanded(['Taitt']), commanded(['Taitt'], ['Data'])]).toEqual([true, false, false]);
    const t = board({ [HERE]: { space: { 'Bajoran Interceptor': ['Rinnak Pire'], 'Klingon Outpost': [] } } });
    expect([isCommanded(t.g, t.piece('Bajoran Interceptor')), isCommanded(t.g, t.piece('Klingon Outpost'))]).toEqual([true, false]);
    const u = board({ [HERE]: { space: { "I.K.C. K'Vort": ['Rinnak Pire'] } } });
    expect(isCommanded(u.g, u.piece("I.K.C. K'Vort"))).toBe(false);
  });

  it('T43.1 a text may change what a ship asks for', () => {
    const t = board({ [HERE]: { space: ["I.K.C. K'Vort"] } });
    const ship = t.piece("I.K.C. K'Vort");
    const before = staffingOf(t.g, ship);
    giveClauses(t.g, ship, [modifier('staffing', (icons, piece) => (piece === ship ? icons.slice(1) : icons))]);
    expect(staffingOf(t.g, ship)).toEqual(before.slice(1));
    expect(fits(t.g, BLUE, ship, { staffing: before.length })).toBe(false);
  });
});
const giveAboard = (t: Scenario, name: string, ship: string): void => move(t.g, t.piece(name, 'red'), aboard(t, ship));

describe('groups', () => {
  it('T17.5, T14.5 who is held is in no group, who is stopped in no team', () => {
    const t = board({ [HERE]: { planet: ['Klag', 'Divok', 'Kurak'] } });
    const zone = surface(t, HERE);
    halt(t.g, t.piece('Divok'));
    expect([t.names(peopleOf(t.g, BLUE, zone)), teamsAt(t.g, BLUE, zone).map(t.names)]).toEqual([
      ['Klag', 'Divok', 'Kurak'],
      [['Klag', 'Kurak']],
    ]);
    become(t.g, 'held', t.piece('Kurak'));
    expect(t.names(peopleOf(t.g, BLUE, zone))).toEqual(['Klag', 'Divok']);
  });

  it('T11.5, T14.4 those who do not go together form teams, each in the order in which they lie', () => {
    const t = board({ [HERE]: { planet: ['Klag', 'Taul', 'Baran', 'Divok', 'Tarus'] } });
    expect(teamsAt(t.g, BLUE, surface(t, HERE)).map(t.names)).toEqual([
      ['Klag', 'Baran', 'Divok'],
      ['Taul', 'Baran', 'Tarus'],
    ]);
  });

  it('T13.6, T14.2 equipment is of whoever brought it; crews and intruders are aboard something', () => {
    const t = board(
      { [HERE]: { planet: ['Klag', 'Tricorder'] } },
      { [HERE]: { planet: ['Divok', 'Medical Kit'], space: ["I.K.C. K'Vort"] } },
    );
    expect(t.names(equipmentWith(t.g, BLUE, surface(t, HERE)))).toEqual(['Tricorder']);
    expect([isCrew(t.g, t.piece('Klag')), isIntruder(t.g, t.piece('Klag'))]).toEqual([false, false]);
    move(t.g, t.piece('Klag'), aboard(t, "I.K.C. K'Vort"));
    move(t.g, t.piece('Divok'), aboard(t, "I.K.C. K'Vort"));
    expect([
      isIntruder(t.g, t.piece('Klag')),
      isCrew(t.g, t.piece('Divok')),
      peopleOf(t.g, RED, aboard(t, "I.K.C. K'Vort")).length,
    ]).toEqual([true, true, 1]);
  });
});
