import { OPTION_TEXTS } from '@parley/cosmic/texts';
import type { OptionText } from '@parley/kernel';
import type { Codex, CodexAlien } from '@parley/cosmic/web/codex/read.ts';
import { describe, expect, it } from 'vitest';
import {
  addSeat,
  changeSeat,
  fillWithRookies,
  newDraft,
  OWN,
  PICKED,
  removeSeat,
  startsAtOnce,
  type TableDraft,
} from '../../src/create/draft.ts';
import { createInput, fieldOf } from '../../src/create/input.ts';
import { changed, hindranceOf, valueOf, withOption, withPool } from '../../src/create/options.ts';
import { poolNeeded, poolOf, problemsOf } from '../../src/create/problems.ts';
import { sayOption } from '../../src/text/option-words.ts';
import { settingsLines } from '../../src/lobby/settings-lines.ts';

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
const codex: Codex = {
  aliens: Array.from({ length: 12 }, (_, i) => alien(`a${i}`, i < 10 ? 'base' : 'eons', i % 2 === 0 ? 'green' : 'red')),
  cards: [],
  options: OPTION_TEXTS,
  rules: [],
  rulings: [],
};
const draft = newDraft(codex);
const option = (id: string): OptionText => {
  const found = codex.options.find((o) => o.id === id);
  if (!found) throw new Error(`there is no option ${id}`);
  return found;
};
const set = (d: TableDraft, values: { readonly [id: string]: OptionText['usual'] }): TableDraft =>
  Object.entries(values).reduce((now, [id, value]) => withOption(now, id, value), d);

describe('a new table', () => {
  it('is fine as it stands', () => {
    expect(problemsOf(codex, draft)).toEqual([]);
    expect(draft.seats.map((s) => s.kind)).toEqual(['me', 'open', 'rookie', 'rookie']);
    expect(new Set(draft.seats.map((s) => s.colour)).size).toBe(4);
  });
  it('sends only what is not as usual', () => {
    const { options, start, visibility, password } = createInput(codex, draft);
    expect(options).toEqual({});
    expect(start).toBe(false);
    expect(visibility).toBe('unlisted');
    expect(password).toBeUndefined();
  });
  it('sends changed options, house rules and the pool', () => {
    const own = { ...draft, pool: OWN };
    expect(createInput(codex, set(own, { planets: 4, 'house.noColony': 'gate', sets: ['base'] })).options).toEqual({
      planets: 4,
      house: { noColony: 'gate' },
      sets: ['base'],
    });
    const picked = set({ ...draft, pool: PICKED, picked: ['a1', 'a2'] }, { sets: ['base'] });
    expect(createInput(codex, picked).options).toEqual({ aliens: ['a1', 'a2'] });
  });
  it('a named pool brings sets, levels and flares, and each may be changed after', () => {
    const first = withPool(codex, draft, 'beginner');
    expect(createInput(codex, first).options).toEqual({ sets: ['base'], alerts: ['green'], flares: false });
    expect(poolOf(codex, first)).toEqual(['a0', 'a2', 'a4', 'a6', 'a8']);
    expect(createInput(codex, set(first, { flares: true })).options).toEqual({ sets: ['base'], alerts: ['green'] });
    expect(createInput(codex, withPool(codex, first, 'everything')).options).toEqual({});
  });
  it('describes seats as the server wants them', () => {
    const seats = changeSeat(draft, 2, { alien: 'a3' });
    expect(createInput(codex, seats).seats.map(({ kind, bot, choice }) => [kind, bot, choice?.alien])).toEqual([
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
    expect(problemsOf(codex, set({ ...draft, pool: OWN }, { sets: [] }))).toContain('sets');
    expect(problemsOf(codex, set({ ...draft, pool: OWN }, { sets: ['eons'] }))).toContain('pool');
    expect(problemsOf(codex, { ...draft, visibility: 'password' })).toEqual(['password']);
    expect(problemsOf(codex, { ...draft, clock: 'own', own: { decision: 2, bank: null, deal: 5 } })).toEqual(['decision', 'deal']);
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

describe('options', () => {
  it('that need another one are as usual until it is chosen', () => {
    const common = option('commonRewards');
    const alone = set(draft, { commonRewards: true });
    expect(hindranceOf(alone, common)).toMatchObject({ kind: 'needs', link: { option: 'rewards' } });
    expect(valueOf(alone, common)).toBe(false);
    expect(createInput(codex, alone).options).toEqual({});
    const both = set(alone, { rewards: 'both' });
    expect(hindranceOf(both, common)).toBeNull();
    expect(createInput(codex, both).options).toEqual({ rewards: 'both', commonRewards: true });
  });
  it('that are not for so many players say so', () => {
    const ships = set(draft, { specialShips: 'flagship', doubleShip: 'salvage' });
    expect(hindranceOf(ships, option('doubleShip'))).toBeNull();
    expect(hindranceOf(addSeat(ships), option('doubleShip'))).toEqual({ kind: 'players', players: [3, 4] });
    expect(createInput(codex, addSeat(ships)).options).toEqual({ specialShips: 'flagship' });
  });
  it('that exclude each other cannot both be set', () => {
    const against = { ...option('teams'), excludes: [{ option: 'dials', values: [true] }] };
    expect(hindranceOf(draft, against)).toBeNull();
    expect(hindranceOf(set(draft, { dials: true }), against)).toMatchObject({ kind: 'excluded' });
  });
  it('are said in a few words, here and in the waiting room', () => {
    const d = set({ ...draft, pool: OWN }, { technology: true, flares: false, planets: 4, alerts: ['green', 'red'] });
    const said = ['Planets: Four', 'Without flares', 'Technology', 'Alert levels: Green and Red'];
    expect(changed(codex, d).map(([o, value]) => sayOption(o, value))).toEqual(said);
    const meta = {
      options: { technology: true, flares: false, planets: 4, alerts: ['green', 'red'], house: { noColony: 'gate' } },
      clocks: { decision: 60, bank: null, deal: null },
      pokerFace: true,
      watchers: false,
      visibility: 'open' as const,
    };
    expect(settingsLines(meta)).toEqual([
      ...said,
      'No colony left: Straight into the gate',
      '60 s a decision',
      'Poker face',
      'No spectators',
    ]);
    expect(settingsLines({ ...meta, options: {} })[0]).toBe('The usual game');
  });
});

it('a refusal is shown beside what it is about', () => {
  const about = (message: string): string => fieldOf(codex, message);
  expect(about('Two seats want to be red; give each its own colour.')).toBe('seats');
  expect(about('There is no alien "x".')).toBe('pool');
  expect(about('House rule noColony is one of a, b, not "c".')).toBe('house');
  expect(about('planets must be 4 or 5, not 7.')).toBe('game');
  expect(about('doubleShip is for three or four players, not 6.')).toBe('variant');
  expect(about('There are ten space stations, so two for everybody are for up to five players.')).toBe('variant');
  expect(about('Something else.')).toBe('form');
});
