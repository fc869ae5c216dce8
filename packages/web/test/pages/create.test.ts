import type { Codex, CodexAlien } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import {
  addSeat,
  changeSeat,
  createInput,
  fieldOf,
  fillWithRookies,
  newDraft,
  poolNeeded,
  poolOf,
  problemsOf,
  removeSeat,
  startsAtOnce,
} from '../../src/pages/create/draft.ts';

const alien = (id: string, set: string, alert: string): CodexAlien => ({
  id,
  name: id,
  set,
  alert,
  summary: '',
  power: '',
  wild: '',
  super: '',
  timing: { power: [], wild: [], super: [] },
  rulings: [],
});
const option = (
  id: string,
  values: readonly (string | number | boolean)[],
  usual: Codex['options'][number]['usual'],
) => ({
  id,
  name: id,
  text: '',
  values: values.map((value) => ({ value, text: String(value) })),
  usual,
});
const codex: Codex = {
  aliens: Array.from({ length: 12 }, (_, i) => alien(`a${i}`, i < 10 ? 'base' : 'eons', i % 2 === 0 ? 'green' : 'red')),
  cards: [],
  options: [
    option('planets', [5, 4], 5),
    option('flares', [true, false], true),
    option('sets', ['base', 'eons', 'storm'], ['base', 'eons', 'storm']),
    option('alerts', ['green', 'yellow', 'red'], ['green', 'yellow', 'red']),
    option('house.noColony', ['home-planet', 'gate'], 'home-planet'),
  ],
  windows: [],
  rulings: [],
};
const draft = newDraft(codex);

describe('a new table', () => {
  it('is fine as it stands', () => {
    expect(problemsOf(codex, draft)).toEqual([]);
    expect(draft.seats.map((s) => s.kind)).toEqual(['me', 'open', 'rookie', 'rookie']);
    expect(new Set(draft.seats.map((s) => s.colour)).size).toBe(4);
  });
  it('sends only what is not as usual', () => {
    const { options, start, visibility, password } = createInput(codex, { ...draft, sets: ['base', 'eons', 'storm'] });
    expect(options).toEqual({});
    expect(start).toBe(false);
    expect(visibility).toBe('unlisted');
    expect(password).toBeUndefined();
  });
  it('sends changed options, house rules and the pool', () => {
    const changed = {
      ...draft,
      options: { ...draft.options, planets: 4, 'house.noColony': 'gate' },
      sets: ['base'],
      alerts: ['green', 'yellow', 'red'],
    };
    expect(createInput(codex, changed).options).toEqual({ planets: 4, house: { noColony: 'gate' }, sets: ['base'] });
    expect(createInput(codex, { ...draft, pool: 'picked', picked: ['a1', 'a2'] }).options).toEqual({
      aliens: ['a1', 'a2'],
    });
  });
  it('describes seats as the server wants them', () => {
    const seats = changeSeat(draft, 2, { alien: 'a3' });
    expect(createInput(codex, seats).seats.map(({ kind, bot, alien: a }) => [kind, bot, a])).toEqual([
      ['me', undefined, undefined],
      ['open', undefined, undefined],
      ['bot', 'rookie', 'a3'],
      ['bot', 'rookie', undefined],
    ]);
  });
});

describe('seats', () => {
  it('are three to eight', () => {
    let d = draft;
    for (let i = 0; i < 9; i++) d = addSeat(d);
    expect(d.seats).toHaveLength(8);
    expect(new Set(d.seats.map((s) => s.colour)).size).toBe(8);
    for (let i = 0; i < 9; i++) d = removeSeat(d, 0);
    expect(d.seats).toHaveLength(3);
  });
  it('exchange colours instead of sharing one', () => {
    const [a, b] = draft.seats;
    const d = changeSeat(draft, 0, { colour: b.colour });
    expect(d.seats[0].colour).toBe(b.colour);
    expect(d.seats[1].colour).toBe(a.colour);
  });
  it('have one place for me', () => {
    const d = changeSeat(draft, 2, { kind: 'me' });
    expect(d.seats.map((s) => s.kind)).toEqual(['rookie', 'open', 'me', 'rookie']);
  });
  it('that are all taken begin at once', () => {
    expect(startsAtOnce(draft)).toBe(false);
    expect(startsAtOnce(fillWithRookies(draft))).toBe(true);
  });
});

describe('problems', () => {
  it('are found before the server is asked', () => {
    expect(problemsOf(codex, { ...draft, sets: [] })).toContain('sets');
    expect(problemsOf(codex, { ...draft, sets: ['eons'] })).toContain('pool');
    expect(problemsOf(codex, { ...draft, visibility: 'password' })).toEqual(['password']);
    expect(problemsOf(codex, { ...draft, clock: 'own', own: { decision: 2, bank: null, deal: 5 } })).toEqual([
      'decision',
      'deal',
    ]);
    const bots = { ...draft, seats: draft.seats.map((s) => ({ ...s, kind: 'rookie' as const })) };
    expect(problemsOf(codex, bots)).toContain('me');
  });
  it('need two aliens for each seat that is dealt to, besides fixed ones', () => {
    const d = changeSeat(draft, 0, { alien: 'a0' });
    expect(poolNeeded(d)).toBe(6);
    expect(poolOf(codex, d)).not.toContain('a0');
    const twice = changeSeat(d, 1, { alien: 'a0' });
    expect(problemsOf(codex, twice)).toContain('aliens');
  });
});

it('a refusal is shown beside what it is about', () => {
  expect(fieldOf('Two seats want to be red; give each its own colour.')).toBe('seats');
  expect(fieldOf('There is no alien "x".')).toBe('pool');
  expect(fieldOf('House rule noColony is one of a, b, not "c".')).toBe('house');
  expect(fieldOf('planets must be 4 or 5, not 7.')).toBe('game');
  expect(fieldOf('Something else.')).toBe('form');
});
