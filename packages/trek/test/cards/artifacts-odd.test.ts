import { describe, expect, it } from 'vitest';
import { lineOf } from '../../rules/board/places.ts';
import { deckOf } from '../../rules/cards/draw.ts';
import { cardNamed } from '../../testing/index.ts';
import { BLUE, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Excavation';
const FAR = 'Fever Emergency';
const VOID = 'Study Nebula';
/** Vash solves Excavation, and earns what lies there. */
const earning = (artifact: string, more: Board = {}): Scenario =>
  scenario({
    alpha: [HERE, VOID, FAR],
    ...more,
    blue: { ...more.blue, at: { [HERE]: { planet: ['Vash'], seeds: [artifact] }, ...more.blue?.at } },
  });
const earn = (t: Scenario): void => t.order('blue', 'attempt', HERE);

describe('artifacts that do something at once', () => {
  it('AU-6, T34.4 is worth 5 points for each of its player with Music in play, until The Devil takes it', () => {
    const t = earning('Ressikan Flute', {
      blue: { at: { [FAR]: { planet: ['Data'] } } },
      red: { hand: ['The Devil'], at: { [FAR]: { planet: ['Data'] } } },
    });
    earn(t);
    const mission = t.events('scored')[0].data.n;
    expect([t.where('Ressikan Flute'), t.score('blue')]).toEqual(['table blue', Number(mission) + 5]);
    t.raise('red', 'The Devil');
    expect([t.where('Ressikan Flute'), t.score('blue'), t.score('red')]).toEqual(['discard blue', mission, 0]);
  });

  it('QC-1 one planet is moved along its line, with all that is there', () => {
    const t = earning('Blade of Tkon');
    t.plan('blue', 'text.target', HERE);
    t.plan('blue', 'text.place', 'gap:16.3');
    earn(t);
    expect(t.names(lineOf(t.g, 'Alpha'))).toEqual([VOID, FAR, HERE]);
    expect([t.where('Vash'), t.where('Blade of Tkon')]).toEqual([`planet ${HERE}`, 'discard blue']);
  });

  it('QC-2 two who are named are discarded when they meet', () => {
    const t = earning('Canar', { blue: { at: { [FAR]: { planet: ['Klag'], space: { "I.K.C. K'Vort": ['Divok', 'Kurak'] } } } } });
    t.plan('blue', 'text.target', 'Kurak');
    earn(t);
    // Nobody of the crew is at another location than she is.
    expect(t.where('Canar')).toBe('on Vash');
    const u = earning('Canar', {
      blue: { at: { [HERE]: { planet: ['Vash'], seeds: ['Canar'] }, [VOID]: { space: { "I.K.C. K'Vort": ['Divok', 'Klag'] } } } },
    });
    u.plan('blue', 'text.whom', 'Klag');
    earn(u);
    u.order('blue', 'move', "I.K.C. K'Vort", `space ${HERE}`);
    expect(u.where('Vash')).toBe(`planet ${HERE}`);
    u.order('blue', 'beam', "aboard I.K.C. K'Vort", ['Klag', 'Divok']);
    expect(['Vash', 'Klag', 'Canar', 'Divok'].map((x) => u.where(x))).toEqual([
      'discard blue',
      'discard blue',
      'discard blue',
      `planet ${HERE}`,
    ]);
  });

  it('FC-2 its owner may put a ship that is there to another planet', () => {
    const space = { 'U.S.S. Oberth': ['Hannah Bates', 'Sarek', 'Jean-Luc Picard', 'Kareel Odan'] };
    const seeds = ['Magic Carpet Ride OCD'];
    const boards: readonly Board[] = [
      { blue: { at: { 'Test Mission': { space, seeds } } } },
      { blue: { at: { 'Test Mission': { space } } }, red: { at: { 'Test Mission': { seeds } } } },
    ];
    boards.forEach((board, seat) => {
      const owner = seat === BLUE ? 'blue' : 'red';
      const t = scenario({ alpha: ['Test Mission', HERE, FAR], ...board });
      t.plan(owner, 'text.some', ['U.S.S. Oberth']);
      t.plan(owner, 'text.target', FAR);
      t.order('blue', 'attempt', 'U.S.S. Oberth');
      expect([t.where('U.S.S. Oberth'), t.where('Magic Carpet Ride OCD')]).toEqual([`space ${FAR}`, `discard ${owner}`]);
    });
  });
});

describe('artifacts that are used later', () => {
  it('PRE-5, T65.1 the deck of the opponent is looked through and put into another order', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Thought Maker'] }, red: { deck: ['Klag', 'Divok', 'Kurak'] } });
    t.plan('blue', 'text.order', ['Kurak', 'Klag', 'Divok']);
    t.raise('blue', 'Thought Maker');
    expect(t.names(deckOf(t.g, RED)).toReversed()).toEqual(['Kurak', 'Klag', 'Divok']);
    expect(t.events('looked')[0]).toMatchObject({ data: { by: 0, n: 3 }, secret: { to: [0] } });
    expect(t.where('Thought Maker')).toBe('discard blue');
  });

  it('FC-3 looks at everything at a location beside it without a planet, once each turn', () => {
    const board = (planet: readonly string[]): Scenario =>
      scenario({
        alpha: [HERE, VOID, FAR],
        blue: { at: { [HERE]: { planet } } },
        red: { at: { [VOID]: { seeds: ['Archer'], space: { "I.K.C. K'Vort": ['Klag'] } } } },
      });
    const t = board(["Zefram Cochrane's Telescope", 'Vash']);
    t.order('blue', 'use', "Zefram Cochrane's Telescope");
    expect(t.events('looked').map((e) => e.secret?.data.cards)).toEqual([[cardNamed('Archer').id], [cardNamed('Klag').id]]);
    expect(t.offers('blue', 'use', "Zefram Cochrane's Telescope")).toBe(false);
    expect(board(["Zefram Cochrane's Telescope"]).offers('blue', 'use', "Zefram Cochrane's Telescope")).toBe(false);
  });

  it('DS9-2, T44.9 one personnel is put anywhere in play', () => {
    const t = scenario({
      alpha: [HERE, VOID],
      blue: { hand: ['Mysterious Orb'], at: { [HERE]: { planet: ['Vash'] } } },
      red: { at: { [VOID]: { space: ["I.K.C. K'Vort"] } } },
    });
    t.plan('blue', 'text.place', "aboard I.K.C. K'Vort");
    t.raise('blue', 'Mysterious Orb');
    expect([t.where('Vash'), t.where('Mysterious Orb')]).toEqual(["aboard I.K.C. K'Vort", 'discard blue']);
  });
});
