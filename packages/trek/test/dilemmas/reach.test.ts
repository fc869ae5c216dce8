import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../language/index.ts';
import { stop } from '../../rules/people/stop.ts';
import { atVoid, has, living, onWorld, scenario, seen, type Scenario } from './board.ts';
import { dilemma } from './cards.ts';
import { putStatus } from '../../rules/state/marks.ts';

const EVERYBODY = { is: 'anybody' } as const;
const TOTAL = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
dilemma('Virus', 'planet', {
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: {
    again: [{ at: 'every-turn-end', effects: [{ do: 'kill', whom: { one: EVERYBODY, among: 'planet', pick: { by: 'random' } } }] }],
  },
});
dilemma('Dread', 'planet', {
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: {
    again: [
      {
        at: 'every-turn-start',
        effects: [{ do: 'kill', whom: { one: EVERYBODY, among: 'location', pick: { by: 'lowest', of: TOTAL, ties: 'you' } } }],
      },
    ],
  },
});
dilemma('Radiation', 'space', { effects: [{ do: 'kill', whom: { all: EVERYBODY, among: 'aboard' } }], after: 'discard' });
dilemma('Old Age', 'planet', {
  effects: [
    { do: 'place', on: 'mission' },
    { do: 'quarantine', whom: { all: EVERYBODY } },
  ],
  after: 'discard',
  placed: { turns: 1, expires: [{ do: 'kill', whom: 'them' }] },
});
dilemma('Saboteur', 'either', {
  targets: [{ one: { skill: 'SECURITY' }, pick: { by: 'random' } }],
  effects: [{ do: 'place', on: 'them' }],
  after: 'discard',
  placed: { again: [{ at: 'your-turn-end', effects: [{ do: 'damage' }] }] },
});
dilemma('Haunting', 'either', {
  effects: [{ do: 'place', on: 'table' }],
  after: 'discard',
  placed: {
    again: [
      {
        at: 'your-turn-end',
        effects: [{ do: 'kill', whom: { one: EVERYBODY, pick: { by: 'random' } } }, { do: 'damage' }, { do: 'score', n: 1 }],
      },
    ],
  },
});
dilemma('Jailer', 'planet', {
  targets: [{ one: { skill: 'Youth' }, pick: { by: 'random' } }],
  effects: [
    { do: 'place', on: 'mission' },
    { do: 'hold', whom: 'them' },
  ],
  after: 'discard',
  placed: {},
});
dilemma('Fever', 'planet', { effects: [{ do: 'place', on: 'mission' }], after: 'discard', placed: { cure: parseNeed('2 MEDICAL') } });
dilemma('Daze', 'either', {
  targets: [{ one: { skill: 'SCIENCE' }, pick: { by: 'random' } }],
  effects: [
    { do: 'place', on: 'them' },
    { do: 'disable', whom: 'them' },
  ],
  after: 'discard',
  placed: { cure: parseNeed('CUNNING>15 OR 2 Exobiology') },
});
dilemma('Slow Fuse', 'space', {
  effects: [{ do: 'place', on: 'ship' }],
  after: 'discard',
  placed: { turns: 3, expires: [{ do: 'destroy' }] },
});
dilemma('Brief Static', 'space', { effects: [{ do: 'place', on: 'ship' }], after: 'discard', placed: {} }, { countdown: 1 });
dilemma('Quicksand', 'planet', {
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: { again: [{ at: 'your-turn-end', effects: [{ do: 'kill', whom: { all: EVERYBODY } }] }] },
});
dilemma('Stowaway', 'either', { effects: [{ do: 'place', on: 'ship' }], after: 'discard', placed: {} });
dilemma('Suitor', 'either', {
  targets: [{ one: { skill: 'Youth' }, pick: { by: 'random' } }],
  effects: [{ do: 'place', on: 'them' }],
  after: 'discard',
  placed: {},
});
dilemma('Doctor Wanted', 'either', {
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: {
    again: [{ at: 'your-turn-end', effects: [{ do: 'when', need: parseNeed('2 MEDICAL'), does: [{ do: 'score', n: 2 }], otherwise: [] }] }],
  },
});

describe('whom a dilemma reaches from where it lies', () => {
  it('T16.15 "on planet" is everybody on the surface, of both players, at the end of every turn', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob'], space: { Vessel: ['Ann'] } } } },
      red: { at: { World: { seeds: ['Virus'], planet: ['Gus'] } } },
    });
    t.order('blue', 'attempt', 'World');
    t.endTurn();
    expect(living(t, 'Bob', 'Gus')).toHaveLength(1);
    t.endTurn();
    expect(living(t, 'Bob', 'Gus', 'Ann')).toEqual(['Ann']);
    t.endTurn();
    expect(living(t, 'Ann')).toEqual(['Ann']);
  });

  it('T1.8 "at this location" is the whole location, aboard ships too, but nobody who is held and nowhere else', () => {
    const t = scenario({
      alpha: ['World', 'Outer World'],
      blue: { at: { World: { planet: ['Dot', 'Fay'], space: { Vessel: ['Eve'] } }, 'Outer World': { planet: ['Duo'] } } },
      red: { at: { World: { seeds: ['Jailer', 'Dread'] } } },
    });
    // Fay and Duo are weaker than Eve, but held and elsewhere.
    t.order('blue', 'attempt', 'World');
    expect([...has(t, 'held', 'Fay'), t.where('Dread')]).toEqual([true, 'on World']);
    t.endTurn();
    expect(living(t, 'Dot', 'Fay', 'Eve', 'Duo')).toEqual(['Dot', 'Fay', 'Duo']);
  });

  it('"aboard" is everybody aboard, whether they take part or not', () => {
    const t = atVoid(['Radiation'], ['Eve', 'Bob']);
    stop(t.g, [t.piece('Bob')]);
    t.order('blue', 'attempt', 'Vessel');
    expect([...living(t, 'Eve', 'Bob'), t.where('Vessel')]).toEqual(['space Void']);
    const planet = onWorld(['Radiation'], ['Dot']);
    planet.order('blue', 'attempt', 'World');
    expect(seen(planet, 'mis-seed', 'killed')).toEqual(['mis-seed']);
  });

  it('those whom it keeps as they are, and nobody who came later', () => {
    const t = onWorld(['Old Age'], ['Bob', 'Dot', 'Ann']);
    t.order('blue', 'attempt', 'World', ['Bob', 'Dot']);
    t.endTurn();
    t.endTurn();
    expect(living(t, 'Bob', 'Dot', 'Ann')).toEqual(['Bob', 'Dot', 'Ann']);
    t.endTurn();
    expect(living(t, 'Bob', 'Dot', 'Ann')).toEqual(['Ann']);
  });

  it('on a personnel it reaches the ship that is aboard of, if there is one', () => {
    const crew = atVoid(['Saboteur'], ['Eve', 'Bob']);
    crew.order('blue', 'attempt', 'Vessel');
    expect(crew.where('Saboteur')).toBe('on Bob');
    crew.endTurn();
    expect(has(crew, 'damaged', 'Vessel')).toEqual([true]);
    const team = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob'], space: { Vessel: ['Eve'] } } } },
      red: { at: { World: { seeds: ['Saboteur'] } } },
    });
    team.order('blue', 'attempt', 'World');
    team.endTurn();
    expect([team.where('Saboteur'), ...has(team, 'damaged', 'Vessel')]).toEqual(['on Bob', false]);
  });

  it('on the table it reaches nobody in particular', () => {
    const t = onWorld(['Haunting'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect(t.where('Haunting')).toBe('table blue');
    t.endTurn();
    expect([...living(t, 'Bob'), t.score('blue')]).toEqual(['Bob', 1]);
  });

  it('on a mission it reaches those on its planet, unless it says more', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob'], space: { Vessel: ['Ann'] } } } },
      red: { at: { World: { seeds: ['Quicksand'], planet: ['Gus'] } } },
    });
    t.order('blue', 'attempt', 'World');
    t.endTurn();
    expect(living(t, 'Bob', 'Gus', 'Ann')).toEqual(['Ann']);
  });

  it('T16.10, T47.4 one that finds nothing to lie on is discarded', () => {
    for (const name of ['Stowaway', 'Suitor']) {
      const t = onWorld([name], ['Bob']);
      t.order('blue', 'attempt', 'World');
      expect([t.where(name), ...seen(t, 'placed')]).toEqual(['discard red']);
    }
  });

  const cured = (planet: readonly string[], more: object = {}, red: readonly string[] = []): Scenario => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob', 'Gus', ...planet], ...more } } },
      red: { at: { World: { seeds: ['Fever'], planet: red } } },
    });
    t.order('blue', 'attempt', 'World', ['Bob']);
    return t;
  };
  it('T1.8, T16.9 at a mission any one team present can cure it, of either player, but not several together, nor who is in orbit', () => {
    expect(cured(['Cy', 'Cy']).where('Fever')).toBe('discard red');
    expect(cured([], {}, ['Cy', 'Cy']).where('Fever')).toBe('discard red');
    expect(cured([], { space: { Vessel: ['Cy', 'Cy'] } }).where('Fever')).toBe('on World');
    expect(cured(['Cy'], {}, ['Cy']).where('Fever')).toBe('on World');
    expect(cured(['Cy'], { space: { Vessel: ['Cy'] } }).where('Fever')).toBe('on World');
  });

  it('T17.1, T17.2 those who are stopped help to cure, those who are disabled do not', () => {
    const t = onWorld(['Fever'], ['Bob', 'Cy', 'Cy']);
    stop(t.g, [t.piece('Cy')]);
    t.order('blue', 'attempt', 'World', ['Bob']);
    expect(t.where('Fever')).toBe('discard red');
    const out = onWorld(['Fever'], ['Bob', 'Cy', 'Cy']);
    putStatus(out.g, out.piece('Cy'), 'disabled', true);
    out.order('blue', 'attempt', 'World', ['Bob']);
    expect(out.where('Fever')).toBe('on World');
  });

  it('T16.9, T17.2 on a personnel: those with it cure it, without what whoever is disabled has', () => {
    // Dot, who is dazed, has CUNNING 9; Cy 8, Ann 7, Bob 5.
    const alone = onWorld(['Daze'], ['Dot', 'Ann']);
    alone.order('blue', 'attempt', 'World');
    expect([alone.where('Daze'), ...has(alone, 'disabled', 'Dot')]).toEqual(['on Dot', true]);
    const many = onWorld(['Daze'], ['Dot', 'Ann', 'Bob', 'Gus']);
    many.order('blue', 'attempt', 'World');
    expect([many.where('Daze'), ...has(many, 'disabled', 'Dot')]).toEqual(['discard red', false]);
    const aboard = atVoid(['Daze'], ['Dot', 'Cy', 'Cy']);
    aboard.order('blue', 'attempt', 'Vessel');
    expect(aboard.where('Daze')).toBe('discard red');
  });

  it('T35.1 when one card has expired, what another does at its own end does not happen', () => {
    const t = atVoid(['Slow Fuse', 'Brief Static'], ['Eve']);
    t.order('blue', 'attempt', 'Vessel');
    t.endTurn();
    expect([t.where('Brief Static'), t.where('Slow Fuse'), t.where('Vessel')]).toEqual(['discard red', 'on Vessel', 'space Void']);
  });

  it('T38.1 what it asks later is asked of the player who met it', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob', 'Cy'] } } },
      red: { at: { World: { seeds: ['Doctor Wanted'], planet: ['Cy'] } } },
    });
    t.order('blue', 'attempt', 'World', ['Bob']);
    t.endTurn();
    expect([t.score('blue'), t.score('red')]).toEqual([0, 0]);
  });
});
