import type { Codex, OptionText, SeatField } from '@parley/kernel';
import {
  addSeat,
  changed,
  createInput,
  fieldOf,
  fillWithBots,
  hindranceOf,
  newDraft,
  problemsOf,
  removeSeat,
  sayOption,
  seatChoice,
  seatKind,
  settingsLines,
  startsAtOnce,
  valueOf,
  withOption,
  type TableDraft,
} from '@parley/web/testing';
import type { CreateInput, GameInfo } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import { client } from '../../client.ts';
import { cosmicGame } from '../../module.ts';
import type { AlienData } from '../../text/codex/types.ts';
import { create } from '../../web/create.tsx';
import { OWN, PICKED, poolNeeded, poolOf, withPicked, withPool } from '../../web/create/pool.ts';

const { id, name, seats, options, bots } = cosmicGame;
const info: GameInfo = {
  id,
  name,
  version: '',
  seats,
  options,
  bots: Object.entries(bots).map(([bot, b]) => ({ id: bot, name: b.name, text: b.text, usual: bot === cosmicGame.usualBot })),
  kept: [],
};
const alien = (n: number): Codex['sections'][number]['entries'][number] => ({
  id: `a${n}`,
  name: `a${n}`,
  summary: '',
  texts: [],
  rulings: [],
  data: {
    set: n < 10 ? 'base' : 'eons',
    alert: n % 2 === 0 ? 'green' : 'red',
    timing: { power: [], wild: [], super: [] },
  } satisfies AlienData,
});
const codex: Codex = {
  game: 'cosmic',
  sections: [{ kind: 'alien', title: 'Aliens', entries: Array.from({ length: 12 }, (_, n) => alien(n)) }],
  options,
  rulings: [],
};
const field = (wanted: string): SeatField => {
  const found = seats.fields.find((f) => f.id === wanted);
  if (!found) throw new Error(`a seat has no ${wanted}`);
  return found;
};
const pooled = (d: TableDraft, pool: string): TableDraft => withOption(d, 'pool', pool);
const sent = (d: TableDraft): CreateInput => createInput(info, create, d);
const wrong = (d: TableDraft): readonly string[] => [...problemsOf(d), ...(create.problems?.(codex, d) ?? [])].map((p) => p.at);
const draft = newDraft(info);
const option = (wanted: string): OptionText => {
  const found = options.find((o) => o.id === wanted);
  if (!found) throw new Error(`there is no option ${wanted}`);
  return found;
};
const set = (d: TableDraft, values: { readonly [id: string]: OptionText['usual'] }): TableDraft =>
  Object.entries(values).reduce((now, [id, value]) => withOption(now, id, value), d);

describe('a new table', () => {
  it('is fine as it stands', () => {
    expect(wrong(draft)).toEqual([]);
    expect(draft.seats.map((s) => s.kind)).toEqual(['me', 'open', 'rookie', 'rookie']);
    expect(new Set(draft.seats.map((s) => s.choice.colour)).size).toBe(4);
  });
  it('sends only what is not as usual', () => {
    const { options, start, visibility, password } = sent(draft);
    expect(options).toEqual({});
    expect(start).toBe(false);
    expect(visibility).toBe('unlisted');
    expect(password).toBeUndefined();
  });
  it('sends changed options, house rules and the pool', () => {
    const own = pooled(draft, OWN);
    expect(sent(set(own, { planets: 4, 'house.noColony': 'gate', sets: ['base'] })).options).toEqual({
      planets: 4,
      house: { noColony: 'gate' },
      sets: ['base'],
    });
    const picked = set(withPicked(pooled(draft, PICKED), ['a1', 'a2']), { sets: ['base'] });
    expect(sent(picked).options).toEqual({ aliens: ['a1', 'a2'] });
  });
  it('a named pool brings sets, levels and flares, and each may be changed after', () => {
    const first = withPool(options, draft, 'beginner');
    expect(sent(first).options).toEqual({ sets: ['base'], alerts: ['green'], flares: false });
    expect(poolOf(codex, first)).toEqual(['a0', 'a2', 'a4', 'a6', 'a8']);
    expect(sent(set(first, { flares: true })).options).toEqual({ sets: ['base'], alerts: ['green'] });
    expect(sent(withPool(options, first, 'everything')).options).toEqual({});
  });
  it('describes seats as the server wants them', () => {
    const seats = seatChoice(draft, 2, field('alien'), 'a3');
    expect(sent(seats).seats.map(({ kind, bot, choice }) => [kind, bot, choice?.alien])).toEqual([
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
    for (let i = 0; i < 9; i++) d = addSeat(info, d);
    expect(d.seats).toHaveLength(8);
    expect(new Set(d.seats.map((s) => s.choice.colour)).size).toBe(8);
    for (let i = 0; i < 9; i++) d = removeSeat(info, d, 0);
    expect(d.seats).toHaveLength(3);
  });
  it('exchange colours instead of sharing one', () => {
    const [a, b] = draft.seats;
    const d = seatChoice(draft, 0, field('colour'), b.choice.colour);
    expect(d.seats[0].choice.colour).toBe(b.choice.colour);
    expect(d.seats[1].choice.colour).toBe(a.choice.colour);
  });
  it('have one place for me', () => {
    const d = seatKind(draft, 2, 'me');
    expect(d.seats.map((s) => s.kind)).toEqual(['rookie', 'open', 'me', 'rookie']);
  });
  it('that are all taken begin at once', () => {
    expect(startsAtOnce(draft)).toBe(false);
    expect(startsAtOnce(fillWithBots(info, draft))).toBe(true);
  });
});

describe('problems', () => {
  it('are found before the server is asked', () => {
    expect(wrong(set(pooled(draft, OWN), { sets: [] }))).toContain('aliens');
    expect(wrong(set(pooled(draft, OWN), { sets: ['eons'] }))).toContain('aliens');
    expect(wrong({ ...draft, visibility: 'password' })).toEqual(['password']);
    expect(wrong({ ...draft, clock: 'own', own: { decision: 2, bank: null, deal: 5 } })).toEqual(['decision', 'deal']);
    const bots = { ...draft, seats: draft.seats.map((s) => ({ ...s, kind: 'rookie' })) };
    expect(wrong(bots)).toContain('seats');
  });
  it('need two aliens for each seat that is dealt to, besides fixed ones', () => {
    const d = seatChoice(draft, 0, field('alien'), 'a0');
    expect(poolNeeded(d)).toBe(6);
    expect(poolOf(codex, d)).not.toContain('a0');
    // Nobody shares one: it goes to whoever wanted it last.
    const passedOn = seatChoice(d, 1, field('alien'), 'a0');
    expect(passedOn.seats.map((s) => s.choice.alien)).toEqual([undefined, 'a0', undefined, undefined]);
  });
});

describe('options', () => {
  it('that need another one are as usual until it is chosen', () => {
    const common = option('commonRewards');
    const alone = set(draft, { commonRewards: true });
    expect(hindranceOf(alone, common)).toMatchObject({ kind: 'needs', link: { option: 'rewards' } });
    expect(valueOf(alone, common)).toBe(false);
    expect(sent(alone).options).toEqual({});
    const both = set(alone, { rewards: 'both' });
    expect(hindranceOf(both, common)).toBeNull();
    expect(sent(both).options).toEqual({ rewards: 'both', commonRewards: true });
  });
  it('that are not for so many players say so', () => {
    const ships = set(draft, { specialShips: 'flagship', doubleShip: 'salvage' });
    expect(hindranceOf(ships, option('doubleShip'))).toBeNull();
    expect(hindranceOf(addSeat(info, ships), option('doubleShip'))).toEqual({ kind: 'players', players: [3, 4] });
    expect(sent(addSeat(info, ships)).options).toEqual({ specialShips: 'flagship' });
  });
  it('that exclude each other cannot both be set', () => {
    const against = { ...option('teams'), excludes: [{ option: 'dials', values: [true] }] };
    expect(hindranceOf(draft, against)).toBeNull();
    expect(hindranceOf(set(draft, { dials: true }), against)).toMatchObject({ kind: 'excluded' });
  });
  it('are said in a few words, here and in the waiting room', () => {
    const d = set(pooled(draft, OWN), { technology: true, flares: false, planets: 4, alerts: ['green', 'red'] });
    const said = ['Planets: Four', 'Without: Flares', 'Technology', 'Alert levels: Green and Red'];
    expect(changed(options, create, d).map(([o, value]) => sayOption(o, value))).toEqual(said);
    const meta = {
      options: { technology: true, flares: false, planets: 4, alerts: ['green', 'red'], house: { noColony: 'gate' } },
      clocks: { decision: 60, bank: null, deal: null },
      pokerFace: true,
      watchers: false,
    };
    expect(settingsLines(meta, options, client)).toEqual([
      ...said,
      'No colony left: Straight into the gate',
      '60 s a decision',
      'Poker face',
      'No spectators',
    ]);
    expect(settingsLines({ ...meta, options: {} }, options, client)[0]).toBe('The usual game');
  });
});

it('a refusal is shown beside what it is about', () => {
  const about = (message: string): string => fieldOf(info, create, message);
  expect(about('Two seats want to be red; give each its own colour.')).toBe('seats');
  expect(about('There is no alien "x".')).toBe('aliens');
  expect(about('House rule noColony is one of a, b, not "c".')).toBe('house');
  expect(about('planets must be 4 or 5, not 7.')).toBe('game');
  expect(about('doubleShip is for three or four players, not 6.')).toBe('variant');
  expect(about('There are ten space stations, so two for everybody are for up to five players.')).toBe('variant');
  expect(about('Something else.')).toBe('form');
});

it('a waiting room says how the table plays', () => {
  const lines = settingsLines(
    {
      options: { planets: 4, flares: false, sets: ['base', 'eons'], alerts: ['green'], aliens: null },
      clocks: { decision: 60, bank: null, deal: null },
      pokerFace: true,
      watchers: false,
    },
    options,
    client,
  );
  expect(lines).toEqual([
    'Planets: Four',
    'Without: Flares',
    'Sets: Cosmic Encounter and Cosmic Eons',
    'Alert levels: Green',
    '60 s a decision',
    'Poker face',
    'No spectators',
  ]);
});
