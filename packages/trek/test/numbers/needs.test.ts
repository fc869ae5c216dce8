import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../language/index.ts';
import { groupOf } from '../../rules/numbers/groups.ts';
import { checkNeed, meets, sharesOf, shipsWith, waysOf } from '../../rules/numbers/needs.ts';
import { become, BLUE, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const VOID = 'Study Nebula';
const PEOPLE = ['Klag', 'Divok', 'Data', 'Vash', 'Taul'];
const board = (more: Board = {}): Scenario => scenario({ alpha: [HERE, VOID], blue: { at: { [HERE]: { planet: PEOPLE } } }, ...more });
/** Does a group of these meet a need? They are on a planet unless a ship is named. */
function has(
  t: Scenario,
  names: readonly string[],
  need: string,
  { ship, them = [] }: { ship?: string; them?: readonly string[] } = {},
): boolean {
  const people = names.map((x) => t.piece(x));
  const group = groupOf(t.g, BLUE, people, ship === undefined ? -1 : t.piece(ship));
  return meets(t.g, { ...group, them: them.map((x) => t.piece(x)) }, parseNeed(need));
}

describe('what a group has', () => {
  it('T38.6 totals are strictly more or less, of all of them', () => {
    const t = board();
    // STRENGTH 7 and 8.
    expect(['STRENGTH>14', 'STRENGTH>15', 'STRENGTH<16', 'STRENGTH<15'].map((x) => has(t, ['Klag', 'Divok'], x))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('T38.6 "each" is that number for every personnel, a dual card being two', () => {
    const t = board({ blue: { at: { [HERE]: { planet: [...PEOPLE, '10 and 01'] } } } });
    expect([has(t, ['Klag', 'Divok'], 'STRENGTH>7 each'), has(t, ['Klag', 'Divok'], 'STRENGTH>8 each')]).toEqual([true, false]);
    // STRENGTH 4 of both together.
    expect([has(t, ['10 and 01'], 'STRENGTH>1 each'), has(t, ['10 and 01'], 'STRENGTH>2 each')]).toEqual([true, false]);
  });

  it('T38.7 from so many at most, the best of them for it', () => {
    const t = board();
    expect(['STRENGTH>14 from 2', 'STRENGTH>8 from 1', 'STRENGTH>7 from 1'].map((x) => has(t, ['Klag', 'Divok'], x))).toEqual([
      true,
      false,
      true,
    ]);
    expect(has(t, ['Divok', 'Klag'], 'STRENGTH<8 from 1')).toBe(true);
    expect(['STRENGTH>19 from 2', 'STRENGTH>20 from 2'].map((x) => has(t, ['Klag', 'Divok', 'Data'], x))).toEqual([true, false]);
  });
  it('T38.3 so many cards, of different affiliations if it says so', () => {
    const t = board();
    expect(has(t, ['Klag', 'Divok', 'Taul'], '3 personnel')).toBe(true);
    expect(has(t, ['Klag', 'Divok', 'Taul'], '3 personnel of different affiliations')).toBe(false);
    expect(has(t, ['Klag', 'Data', 'Taul'], '3 personnel of different affiliations')).toBe(true);
  });

  it('T17.2, T42.6 who may not use skills counts as somebody, not as somebody with a skill', () => {
    const t = board();
    become(t.g, 'disabled', t.piece('Vash'));
    expect(
      ['personnel', 'personnel with Archaeology', 'male/female', 'personnel with Archaeology and CUNNING>1'].map((x) =>
        has(t, ['Vash'], x),
      ),
    ).toEqual([true, false, true, false]);
    expect([has(t, ['Vash'], 'Archaeology'), has(t, ['Vash'], '<CIVILIAN>/<V.I.P.>')]).toEqual([false, false]);
  });

  it('T16.3 those who were picked, and the rest of them', () => {
    const t = board();
    const picked = { them: ['Vash'] };
    expect([has(t, ['Vash', 'Klag'], 'them (Archaeology)', picked), has(t, ['Vash', 'Klag'], 'others (Archaeology)', picked)]).toEqual([
      true,
      false,
    ]);
    expect([has(t, ['Vash', 'Klag'], 'them (Archaeology)'), has(t, ['Vash', 'Klag'], 'others (Archaeology)')]).toEqual([false, true]);
  });

  it('T46.9 where they are: on a planet, in space, at an outpost of their player', () => {
    const t = scenario({
      alpha: [HERE, VOID],
      blue: { at: { [HERE]: { planet: ['Klag'], space: ['Klingon Outpost'] }, [VOID]: { space: { "I.K.C. K'Vort": ['Divok'] } } } },
    });
    const ship = { ship: "I.K.C. K'Vort" };
    expect(['at planet', 'at space', 'at outpost'].map((x) => has(t, ['Klag'], x))).toEqual([true, false, true]);
    expect(['at planet', 'at space', 'at outpost'].map((x) => has(t, ['Divok'], x, ship))).toEqual([false, true, false]);
    const u = scenario({
      alpha: ['Expose Covert Supply'],
      blue: { at: { 'Expose Covert Supply': { planet: { 'The Great Hall': [], Klag: [] } } } },
    });
    expect([has(u, ['Klag'], 'at outpost'), has(u, [], 'at outpost')]).toEqual([false, false]);
  });

  it('T38.1 what either player has in play, points, and more of one skill than of another', () => {
    const t = board({ points: { blue: 20, red: 50 }, red: { at: { [HERE]: { planet: ['Gowron'] } } } });
    expect([has(t, ['Klag'], 'opponent has {Gowron}'), has(t, ['Klag'], 'opponent has {Klag}')]).toEqual([true, false]);
    expect([has(t, ['Klag'], 'you have {Klag}'), has(t, ['Klag'], 'you have {Gowron}')]).toEqual([true, false]);
    expect([has(t, ['Klag'], 'score 20'), has(t, ['Klag'], 'score 21')]).toEqual([true, false]);
    expect([
      has(t, ['Vash'], 'more Archaeology than Law'),
      has(t, ['Klag'], 'more Archaeology than Law'),
      has(t, ['Vash'], 'more Law than Archaeology'),
    ]).toEqual([true, false, false]);
  });

  it('T46.9 a ship: their own, or those of their player where they are; in a region those of both', () => {
    const t = scenario({
      alpha: ['Covert Installation', VOID],
      blue: {
        at: { 'Covert Installation': { planet: ['Klag'], space: { "I.K.C. K'Vort": ['Divok'] } }, [VOID]: { space: ['Mercenary Ship'] } },
      },
      red: { at: { 'Covert Installation': { space: ['Haakona'] } } },
    });
    const group = groupOf(t.g, BLUE, [t.piece('Klag')], -1);
    expect(t.names(shipsWith(t.g, group))).toEqual(["I.K.C. K'Vort"]);
    expect(t.names(shipsWith(t.g, group, 'Neutral Zone')).toSorted()).toEqual(['Haakona', "I.K.C. K'Vort"]);
    expect(t.names(shipsWith(t.g, { ...group, ship: t.piece('Mercenary Ship') }))).toEqual(['Mercenary Ship']);
    expect([has(t, ['Klag'], 'ship carrying {Divok}'), has(t, ['Klag'], 'ship carrying {Klag}'), has(t, [], 'ship')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('T16.19 different personnel, each for one of what is asked', () => {
    const t = board();
    expect([has(t, ['Klag', 'Vash'], 'different (Klingon | CIVILIAN)'), has(t, ['Vash'], 'different (CIVILIAN | female)')]).toEqual([
      true,
      false,
    ]);
    expect(has(t, ['Vash', 'Divok'], 'different (CIVILIAN | female)')).toBe(false);
  });
});

describe('receipts', () => {
  it('T62.3 the way that lacks least comes first, with whoever carries a part alone', () => {
    const t = board();
    const group = groupOf(t.g, BLUE, [t.piece('Klag'), t.piece('Vash')], -1);
    const { met, ways } = checkNeed(t.g, group, parseNeed('9 Law + 9 Honor OR Archaeology + 9 Law'));
    expect([met, ways.map((rows) => rows.filter((x) => !x.met).length)]).toEqual([false, [1, 2]]);
    expect(ways[0].map((x) => [x.have, x.want, x.met, x.alone])).toEqual([
      [2, 1, true, t.piece('Vash')],
      [0, 9, false, -1],
    ]);
  });

  it('T38.5 alternatives inside a part are told apart as long as they are few', () => {
    expect(waysOf(parseNeed('Law + (Honor OR Music)'))).toHaveLength(2);
    expect(waysOf(parseNeed('(Law OR Honor) + (Law OR Honor) + (Law OR Honor)'))).toHaveLength(8);
    expect(waysOf(parseNeed('(Law OR Honor) + (Law OR Honor) + (Law OR Honor) + (Law OR Honor)'))).toHaveLength(8);
  });

  it('T38.3 shares are told where the whole is their sum', () => {
    const t = board();
    const group = groupOf(t.g, BLUE, [t.piece('Klag'), t.piece('Vash')], -1);
    expect(sharesOf(t.g, group, parseNeed('Archaeology'))).toEqual([[t.piece('Vash'), 2]]);
    expect(sharesOf(t.g, group, parseNeed('STRENGTH>9 from 1'))).toBeNull();
    expect(sharesOf(t.g, group, parseNeed('STRENGTH>1 each'))).toBeNull();
    expect(sharesOf(t.g, group, parseNeed('2 personnel of different affiliations'))).toBeNull();
  });
});
