import { describe, expect, it } from 'vitest';
import { numberOf, type NumberName } from '../../rules/numbers/attributes.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { become, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const value = (t: Scenario, card: string, name: NumberName, of?: 'blue' | 'red'): number => numberOf(t.g, t.piece(card, of), name);
const onPlanet = (planet: readonly string[], more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, 'Excavation'], ...more, blue: { at: { [HERE]: { planet } }, ...more.blue } });
/** All three attributes. */
const three = (t: Scenario, card: string): number[] => (['INTEGRITY', 'CUNNING', 'STRENGTH'] as const).map((x) => value(t, card, x));

describe('personnel who are stronger with somebody', () => {
  it.each([
    ["K'mtar", 'Alexander Rozhenko', [5, 5, 5]],
    ["Keiko O'Brien", "Miles O'Brien", [2, 2, 2]],
    ["Ja'rod", 'Toral', [5, 5, 5]],
    ['Jaro Essa', 'Vedek Winn', [0, 3, 0]],
    ['Natima Lang', 'Rekelen', [2, 2, 2]],
  ])('T1.8 %s with %s', (name, friend, more) => {
    const [alone, together] = [onPlanet([name]), onPlanet([name, friend])];
    const apart = onPlanet([], { blue: { at: { [HERE]: { planet: [name] }, Excavation: { planet: [friend] } } } });
    expect(three(together, name).map((x, i) => x - three(alone, name)[i])).toEqual(more);
    expect(three(apart, name)).toEqual(three(alone, name));
  });

  it("DS9-187 while Miles O'Brien is in play, whosoever", () => {
    const [without, within] = [
      onPlanet(['Gilora Rejal']),
      onPlanet(['Gilora Rejal'], { red: { at: { Excavation: { planet: ["Miles O'Brien"] } } } }),
    ];
    expect(three(within, 'Gilora Rejal').map((x, i) => x - three(without, 'Gilora Rejal')[i])).toEqual([2, 2, 2]);
  });
});

describe('personnel who help or hinder others', () => {
  const gain = (helper: string, who: readonly string[], number: NumberName, red: readonly string[] = []): number[] => {
    const more: Board = { red: { at: { [HERE]: { planet: red } } } };
    const [without, within] = [onPlanet(who, more), onPlanet([...who, helper], more)];
    return [...who, ...red].map((x) => value(within, x, number) - value(without, x, number));
  };
  it.each([
    ["D'Tan", ['Galathon', 'Mirok', 'Klag'], 'INTEGRITY', [], [0, 1, 0]],
    ['Kahlest', ['Gorath', 'Klag'], 'STRENGTH', ['Kurn'], [2, 0, 2]],
    ['Admiral McCoy', ['Beverly Crusher', 'Data'], 'CUNNING', [], [3, 0]],
    ['Shakaar Edon', ['Anara', 'Data'], 'STRENGTH', ['Orta'], [2, 0, 2]],
    ['Keeve Falor', ['Orta', 'Anara'], 'STRENGTH', ['Tahna Los'], [2, 0, 0]],
    ['Orta', ['Anara'], 'STRENGTH', ['Taul'], [0, -1]],
    ['Robin Lefler', ['Wesley Crusher', 'Data'], 'CUNNING', [], [2, 0]],
    ['Tora Ziyal', ['Dukat', 'Telle'], 'INTEGRITY', [], [3, 0]],
  ] as const)('T1.8 %s: %j', (helper, who, number, red, more) => {
    expect(gain(helper, who, number, red)).toEqual(more);
  });

  it('T38.8 those who help others do not help themselves', () => {
    const t = onPlanet(['Shakaar Edon', 'Admiral McCoy']);
    expect([value(t, 'Shakaar Edon', 'STRENGTH'), value(t, 'Admiral McCoy', 'CUNNING')]).toEqual([8, 6]);
  });

  it('FC-94, DOM-114 ships of their affiliation at the same location', () => {
    const board = (planet: readonly string[]): Scenario =>
      onPlanet([], {
        blue: { at: { [HERE]: { planet, space: ['U.S.S. Oberth', "I.K.C. K'Vort"] }, Excavation: { space: ["I.K.C. Hegh'ta"] } } },
      });
    const [before, after] = [board([]), board(['Admiral Hayes', 'Martok'])];
    const more = (ship: string, number: NumberName): number => value(after, ship, number) - value(before, ship, number);
    expect([more('U.S.S. Oberth', 'WEAPONS'), more('U.S.S. Oberth', 'SHIELDS')]).toEqual([1, 2]);
    expect([more("I.K.C. K'Vort", 'WEAPONS'), more("I.K.C. K'Vort", 'SHIELDS'), more("I.K.C. Hegh'ta", 'WEAPONS')]).toEqual([2, 0, 0]);
  });

  it('DOM-121 the ship she is aboard of flies further while it is cloaked', () => {
    const t = onPlanet([], { blue: { at: { [HERE]: { space: { Haakona: ["T'Rul"] } } } } });
    const before = value(t, 'Haakona', 'RANGE');
    become(t.g, 'cloaked', t.piece('Haakona'));
    expect(value(t, 'Haakona', 'RANGE')).toBe(before + 1);
  });

  it('DOM-27, DOM-64 a console needs somebody at it, and is better under General Hazar', () => {
    const weapons = (crew: readonly string[]): number => {
      const t = onPlanet([], {
        blue: { hand: ['Tactical Console'], at: { [HERE]: { space: { 'Bajoran Outpost': { 'Assault Vessel': crew } } } } },
      });
      t.order('blue', 'play', 'Tactical Console');
      return value(t, 'Assault Vessel', 'WEAPONS');
    };
    expect([weapons(['Anara']), weapons(['Kallis Ven']), weapons(['Kallis Ven', 'General Hazar']), weapons(['General Hazar'])]).toEqual([
      7, 10, 11, 7,
    ]);
  });

  it('QC-67 knows Biology while Kareen Brianon is in play', () => {
    const level = (red: readonly string[]): number => {
      const t = onPlanet(['Ira Graves'], { red: { at: { Excavation: { planet: red } } } });
      return levelOf(t.g, t.piece('Ira Graves'), 'Biology');
    };
    expect([level([]), level(['Kareen Brianon'])]).toEqual([0, 1]);
  });
});

describe('personnel and dilemmas', () => {
  const meet = (who: string, dilemma: string, use: boolean): unknown[] => {
    const t = scenario({
      alpha: ['Mineral Survey'],
      blue: { at: { 'Mineral Survey': { planet: [who] } } },
      red: { at: { 'Mineral Survey': { seeds: [dilemma] } } },
    });
    t.plan('blue', 'dilemma.nullify', use);
    t.order('blue', 'attempt', 'Mineral Survey');
    return t.events('nullified').map((e) => e.data.card);
  };
  it('T16.4 AU-107 Tamarian-related ones are void by themselves', () => {
    expect(meet('Dathon', 'Shaka, When the Walls Fell', false)).toEqual(['PRE-49']);
  });
  it('T16.4 DOM-83 Hippocratic Oath', () => {
    expect(meet("Goran'Agar", 'Hippocratic Oath', false)).toHaveLength(1);
  });
  it.each([['Soto', 'Lethean Telepathic Attack']])('T47.1 %s nullifies %s only if his player wants', (who, dilemma) => {
    expect([meet(who, dilemma, true).length, meet(who, dilemma, false).length]).toEqual([1, 0]);
  });
});

describe('where they report', () => {
  it('T6.5 DOM-69 Damar where Dukat is, DS9-161 Trazko for free with Pallra, QC-55 empaths with Mr. Homn', () => {
    const t = onPlanet(['Dukat'], { blue: { hand: ['Damar'], at: { [HERE]: { planet: ['Dukat'] } } } });
    t.order('blue', 'report', 'Damar');
    expect([t.where('Damar'), t.g.s.turn.played]).toEqual([`planet ${HERE}`, true]);
    const u = onPlanet(['Pallra'], { blue: { hand: ['Trazko', 'Anara'], at: { [HERE]: { planet: ['Pallra'] } } } });
    u.order('blue', 'report', 'Trazko');
    expect([u.where('Trazko'), u.g.s.turn.played, u.offers('blue', 'report', 'Anara')]).toEqual([`planet ${HERE}`, false, false]);
    const v = onPlanet(['Mr. Homn'], { blue: { hand: ['Lwaxana Troi', 'Data'], at: { [HERE]: { planet: ['Mr. Homn'] } } } });
    v.order('blue', 'report', 'Lwaxana Troi');
    expect([v.where('Lwaxana Troi'), v.offers('blue', 'report', 'Data')]).toEqual([`planet ${HERE}`, false]);
  });
});

describe('ships', () => {
  it('DS9-259, DOM-127 explorers are better in the Gamma Quadrant', () => {
    const range = (where: 'alpha' | 'gamma', ship: string): number => {
      const at = where === 'alpha' ? HERE : 'Rescue Founder';
      const t = scenario({ alpha: [HERE], gamma: ['Rescue Founder'], blue: { at: { [at]: { space: [ship] } } } });
      return value(t, ship, 'SHIELDS');
    };
    for (const ship of ["I.K.C. Toh'Kaht", 'U.S.S. Odyssey']) expect(range('gamma', ship)).toBe(range('alpha', ship) + 1);
  });

  it('DS9-249 an interceptor lands for nothing, and flies further within a region', () => {
    const t = scenario({
      alpha: ['Refuse Immigration', 'Relocate Settlers', HERE],
      blue: { at: { 'Relocate Settlers': { space: { 'Bajoran Interceptor': ['Anara'] } } } },
    });
    expect(t.offers('blue', 'land', 'Bajoran Interceptor')).toBe(true);
    t.order('blue', 'move', 'Bajoran Interceptor', 'space Refuse Immigration');
    expect(t.offers('blue', 'move', 'Bajoran Interceptor')).toBe(true); // 4 of 9 used within the region
  });
});

describe('events that just work', () => {
  it.each([
    ['Bynars Weapon Enhancement', 'WEAPONS', 2],
    ["Captain's Log", 'SHIELDS', 3],
    ['Defiant Dedication Plaque', 'RANGE', 2],
  ] as const)('%s: %s +%i', (name, number, more) => {
    const t = onPlanet([], { blue: { hand: [name], at: { [HERE]: { space: { 'I.K.C. Bortas': ['Gowron'] } } } } });
    const before = value(t, 'I.K.C. Bortas', number);
    t.order('blue', 'play', name);
    expect(value(t, 'I.K.C. Bortas', number)).toBe(before + more);
  });

  it('T62.1 AU-37 and DS9-59 need the matching commander aboard, and a Defiant flies one further', () => {
    const range = (ship: string, crew: readonly string[]): number => {
      const t = onPlanet([], {
        blue: { table: ['Defiant Dedication Plaque', 'Defiant Dedication Plaque'], at: { [HERE]: { space: { [ship]: crew } } } },
      });
      return value(t, ship, 'RANGE');
    };
    expect([range('I.K.C. Bortas', []), range('I.K.C. Bortas', ['Gowron'])]).toEqual([9, 11]);
    expect(range('U.S.S. Defiant', ['Benjamin Sisko']) - range('U.S.S. Defiant', [])).toBe(3);
  });

  it('AU-42 universal personnel who are no holograms: everything +2', () => {
    const [before, after] = [
      onPlanet(['Klag', 'Gowron']),
      onPlanet(['Klag', 'Gowron'], { blue: { table: ['Lower Decks'], at: { [HERE]: { planet: ['Klag', 'Gowron'] } } } }),
    ];
    expect(three(after, 'Klag').map((x, i) => x - three(before, 'Klag')[i])).toEqual([2, 2, 2]);
    expect(three(after, 'Gowron')).toEqual(three(before, 'Gowron'));
  });

  it('DS9-67 ships without staffing land for 1 RANGE', () => {
    const land = (ship: string): boolean => {
      const t = onPlanet([], { blue: { table: ['Establish Landing Protocols'], at: { [HERE]: { space: { [ship]: ['Data'] } } } } });
      return t.offers('blue', 'land', ship);
    };
    expect([land('Runabout'), land('U.S.S. Oberth')]).toEqual([true, false]);
  });
});
