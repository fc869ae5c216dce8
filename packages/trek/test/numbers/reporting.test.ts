import { describe, expect, it } from 'vitest';
import type { Seat } from '@parley/kernel';
import type { Standing } from '../../language/index.ts';
import { giveControl, move } from '../../rules/board/move.ts';
import { reportPlaces, whyNotEnter } from '../../rules/numbers/reporting.ts';
import { countUse, hasChanged, noteChange, usesThisTurn } from '../../rules/numbers/uses.ts';
import { zoneOn } from '../../rules/state/zones.ts';
import { aboard, BLUE, give, RED, scenario, space, surface, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const HOME = 'Expose Covert Supply';
const SHIP = "I.K.C. K'Vort";
type Takes = Extract<Standing, { readonly says: 'takes' }>;

const board = (): Scenario =>
  scenario({
    alpha: [HERE, HOME, 'Study Pulsar'],
    blue: {
      hand: ['Taul', 'Klag', "D'deridex", 'Eris', 'Plain Box'],
      at: {
        [HERE]: { planet: ['Kromm', 'Plain Crate'], space: { [SHIP]: ['Kurak'], 'Remote Supply Depot': [] } },
        [HOME]: { planet: ['The Great Hall'] },
        'Study Pulsar': { space: { 'Klingon Outpost': ['Plain Case'] } },
      },
    },
    red: { hand: ['Tebok'] },
  });
/** The places a text on this card adds for a card, by who could report it. */
function added(host: string, card: string, text: Partial<Takes> = {}, seat: Seat = BLUE): readonly number[] {
  const t = board();
  const before = reportPlaces(t.g, seat, t.piece(card)).map((x) => x.zone);
  give(t.g, t.piece(host), { says: 'takes', of: { or: [{ type: 'Personnel' }, { type: 'Ship' }] }, ...text });
  return reportPlaces(t.g, seat, t.piece(card))
    .map((x) => x.zone)
    .filter((x) => !before.includes(x));
}
const zoneAt = (find: (t: Scenario) => number): number => find(board());

describe('cards that take others', () => {
  it('T6.5, T11.7 with a personnel or an equipment, where nobody would be arrested, whatever the affiliation if it says so', () => {
    expect(added('Kromm', 'Taul')).toEqual([zoneAt((t) => surface(t, HERE))]);
    expect(added('Plain Crate', 'Taul')).toEqual([zoneAt((t) => surface(t, HERE))]);
    expect(added('Kurak', 'Klag')).toEqual([zoneAt((t) => aboard(t, SHIP))]);
    expect(added('Kurak', 'Taul')).toEqual([]);
    expect(added('Kurak', 'Taul', { any: true })).toEqual([zoneAt((t) => aboard(t, SHIP))]);
    expect(added('Kurak', "D'deridex", { any: true })).toEqual([]); // no ship inside a ship
  });

  it('T6.5 not where the card that says so is among no people', () => {
    const t = board();
    move(t.g, t.piece('Plain Crate'), zoneOn(t.piece(SHIP)));
    give(t.g, t.piece('Plain Crate'), { says: 'takes', of: { type: 'Personnel' }, any: true });
    expect(reportPlaces(t.g, BLUE, t.piece('Taul'))).toEqual([]);
  });

  it('T6.3, T6.5, T41.2 aboard a facility: compatible, native, and no ships on planets, unless it says otherwise', () => {
    expect(added('Klingon Outpost', 'Taul')).toEqual([]);
    expect(added('Klingon Outpost', 'Taul', { any: true })).toEqual([zoneAt((t) => aboard(t, 'Klingon Outpost'))]);
    expect(added('Klingon Outpost', "D'deridex")).toEqual([]);
    expect(added('Klingon Outpost', "D'deridex", { any: true })).toEqual([zoneAt((t) => aboard(t, 'Klingon Outpost'))]);
    expect(added('Remote Supply Depot', 'Eris')).toEqual([]);
    expect(added('Remote Supply Depot', 'Eris', { anyQuadrant: true })).toEqual([zoneAt((t) => aboard(t, 'Remote Supply Depot'))]);
    expect(added('The Great Hall', "D'deridex", { any: true })).toEqual([]);
    expect(added('The Great Hall', 'Taul', { any: true })).toEqual([zoneAt((t) => aboard(t, 'The Great Hall'))]);
  });

  it('T6.5, T41.6 at a mission: personnel on its planet if it has one, ships in space', () => {
    expect(added(HERE, 'Taul')).toEqual([zoneAt((t) => surface(t, HERE))]);
    expect(added(HERE, "D'deridex")).toEqual([zoneAt((t) => space(t, HERE))]);
    expect(added('Study Pulsar', 'Taul')).toEqual([]);
  });

  it('T6.13 at missions and headquarters both players’ cards, elsewhere its own player’s unless it says so', () => {
    expect(added(HERE, 'Tebok', {}, RED)).toHaveLength(1);
    expect(added('The Great Hall', 'Tebok', { any: true }, RED)).toHaveLength(1);
    expect(added('Klingon Outpost', 'Tebok', { any: true }, RED)).toEqual([]);
    expect(added('Kromm', 'Tebok', {}, RED)).toEqual([]);
    expect(added('Kromm', 'Tebok', { anyone: true }, RED)).toHaveLength(1);
  });

  it('T5.3, T6.5 a card that is free by its own text is free there, too', () => {
    const cost = (...planet: readonly string[]): readonly string[] => {
      const t = scenario({ alpha: [HERE], blue: { hand: ['Guest of Gowron'], at: { [HERE]: { planet: [...planet, 'Plain Crate'] } } } });
      give(t.g, t.piece('Plain Crate'), { says: 'takes', of: { affil: 'Kli' } });
      return reportPlaces(t.g, BLUE, t.piece('Guest of Gowron')).map((x) => x.cost);
    };
    expect([cost('Gowron'), cost('Kurak')]).toEqual([['free'], ['normal']]);
  });

  it('T6.9 equipment for some affiliations reports for others nowhere, whatever takes it', () => {
    const places = (card: string, planet: readonly string[]): number => {
      const t = scenario({ alpha: [HERE], blue: { hand: [card], at: { [HERE]: { planet, space: ['Remote Supply Depot'] } } } });
      return reportPlaces(t.g, BLUE, t.piece(card)).length;
    };
    expect([places('Guarded Tablet', ['Taul']), places('Guarded Tablet', ['Klag']), places('Plain Box', ['Taul'])]).toEqual([0, 2, 2]);
  });

  it('T6.10 what is asked of the affiliation is asked of the one it comes with', () => {
    const modes = (of: Takes['of']): readonly string[] => {
      const t = scenario({ alpha: [HERE], blue: { hand: ['Tora Ziyal'], at: { [HERE]: { planet: ['Plain Crate'] } } } }); // Car, Baj
      give(t.g, t.piece('Plain Crate'), { says: 'takes', of });
      return (['Car', 'Baj'] as const).filter((as) => reportPlaces(t.g, BLUE, t.piece('Tora Ziyal'), as).length > 0);
    };
    expect(modes({ affil: 'Car' })).toEqual(['Car']);
    expect(modes({ affil: 'Baj' })).toEqual(['Baj']);
    expect(modes({ and: [{ type: 'Personnel' }, { or: [{ affil: 'Baj' }, { affil: 'Kli' }] }] })).toEqual(['Baj']);
    expect(modes({ not: { affil: 'Baj' } })).toEqual(['Car']);
    expect(modes({ species: 'Klingon' })).toEqual([]);
  });

  it('T38.11 only what is limited is counted', () => {
    const t = board();
    give(t.g, t.piece('Kromm'), { says: 'takes', of: { card: 'Taul' }, free: true });
    expect(reportPlaces(t.g, BLUE, t.piece('Taul'))).toEqual([{ zone: surface(t, HERE), cost: 'free', by: 'card:PRE-276' }]);
    give(t.g, t.piece('Kromm'), { says: 'takes', of: { card: 'Klag' }, free: true, each: 2 });
    const [place] = reportPlaces(t.g, BLUE, t.piece('Klag')).filter((x) => x.cost === 'free');
    expect(place).toEqual({ zone: surface(t, HERE), cost: 'free', by: 'card:PRE-276', uses: t.piece('Kromm') });
  });

  it('T6.5 two cards that take others to one place are one place', () => {
    const t = board();
    for (const name of ['Kromm', 'Plain Crate']) give(t.g, t.piece(name), { says: 'takes', of: { card: 'Taul' } });
    expect(reportPlaces(t.g, BLUE, t.piece('Taul'))).toHaveLength(1);
  });
});

describe('one of each', () => {
  it('T32.1, T52.5 what somebody else has still counts for its owner, and what one has of somebody else for oneself', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ['Kurak', 'Gowron'], at: { [HERE]: { planet: ['Kurak'] } } },
      red: { at: { [HERE]: { planet: ['Gowron'] } } },
    });
    const [kurak, gowron] = t.g.s.cards.in[0];
    giveControl(t.g, t.piece('Kurak'), RED);
    expect(whyNotEnter(t.g, BLUE, kurak)).toMatchObject({ tag: 'report.unique', data: { card: 'PRE-277' } });
    expect(whyNotEnter(t.g, BLUE, gowron)).toBeNull();
    giveControl(t.g, t.piece('Gowron'), BLUE);
    expect(whyNotEnter(t.g, BLUE, gowron)).toMatchObject({ tag: 'report.unique' });
  });

  it('T32.5 a dual card is a version of both', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ['Lursa', "B'Etor", 'Sisters of Duras'], at: { [HERE]: { planet: ['Sisters of Duras'] } } },
    });
    for (const piece of t.g.s.cards.in[0]) expect(whyNotEnter(t.g, BLUE, piece)).toMatchObject({ tag: 'report.unique' });
    const u = scenario({ alpha: [HERE], blue: { hand: ['Sisters of Duras'], at: { [HERE]: { planet: ["B'Etor"] } } } });
    expect(whyNotEnter(u.g, BLUE, u.piece('Sisters of Duras'))).toMatchObject({ tag: 'report.unique' });
  });

  it('T32.1 unique ships, of which one is enough', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ["I.K.C. Hegh'ta", 'I.K.C. Bortas'], at: { [HERE]: { space: ["I.K.C. Hegh'ta"] } } },
    });
    const [one, other] = t.g.s.cards.in[0];
    expect(whyNotEnter(t.g, BLUE, one)).toMatchObject({ tag: 'report.unique' });
    expect(whyNotEnter(t.g, BLUE, other)).toBeNull();
    const many = scenario({ alpha: [HERE], blue: { hand: [SHIP], at: { [HERE]: { space: [SHIP] } } } });
    expect(whyNotEnter(many.g, BLUE, many.g.s.cards.in[0][0])).toBeNull(); // universal
  });

  it('T2.6 the door of the opponent lets in none of one’s own', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Major Rakal'] }, red: { table: ['Wide Door'] } });
    expect(whyNotEnter(t.g, BLUE, t.piece('Major Rakal'))).toMatchObject({ tag: 'report.no-door' });
  });
});

describe('texts of its own', () => {
  it('T6.5, T11.7 not to where it would be arrested, and only beside whom it names', () => {
    const at = (ship: string): number =>
      reportPlacesOf(
        scenario({ alpha: [HERE], blue: { hand: ['Companion'], at: { [HERE]: { planet: ['Telle'], space: { [ship]: ['Dukat'] } } } } }),
      );
    const reportPlacesOf = (t: Scenario): number => reportPlaces(t.g, BLUE, t.piece('Companion')).length;
    expect(at('Galor')).toBe(1);
    expect(at(SHIP)).toBe(0);
  });
});

describe('uses each turn', () => {
  it('T38.11 the uses of a text, and the changes of a ship, are counted apart', () => {
    const t = board();
    const ship = t.piece(SHIP);
    countUse(t.g, ship);
    countUse(t.g, ship);
    expect(usesThisTurn(t.g, ship)).toBe(2);
    expect([hasChanged(t.g, ship, 'cloak'), hasChanged(t.g, ship, 'landing')]).toEqual([false, false]);
    noteChange(t.g, ship, 'cloak');
    expect([hasChanged(t.g, ship, 'cloak'), hasChanged(t.g, ship, 'landing')]).toEqual([true, false]);
    expect(usesThisTurn(t.g, ship)).toBe(2);
  });
});
