import type { Codex, CodexEntry } from '@parley/kernel';
import type { CodexAlien, CodexCard } from '../../web/codex/read.ts';
import type { CodexTiming } from '../../text/index.ts';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  counts,
  entriesOf,
  findEntry,
  found,
  refOf,
  rulingsFor,
  shelfFor,
  toggled,
  type Entry,
  type Filter,
} from '@parley/web/testing';
import { codex as of } from '../../web/codex.tsx';
import { alienTiming, cardTiming, dutyOf, phasesOfWindow } from '../../web/codex/timing.ts';

const use = (part: Partial<CodexTiming>): CodexTiming => ({ as: 'any', must: false, windows: [], events: [], rules: [], ...part });
const alien = (id: string, part: Partial<CodexAlien> = {}): CodexAlien => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  set: 'base',
  alert: 'green',
  summary: `About ${id}`,
  power: '',
  wild: '',
  super: '',
  timing: { power: [], wild: [], super: [] },
  rulings: [],
  ...part,
});
const alienEntry = ({ id, name, summary, rulings, power, wild, super: strong, set, alert, timing }: CodexAlien): CodexEntry => ({
  id,
  name,
  summary,
  texts: Object.entries({ power, wild, super: strong }).map(([which, text]) => ({ id: which, text })),
  rulings,
  data: { set, alert, timing },
});
const card = (id: string, type: string, value = 0, rulings: readonly string[] = []): CodexEntry => ({
  id,
  name: id,
  summary: `text of ${id}`,
  texts: [],
  rulings,
  data: { type, value, copies: 1, timing: [] } satisfies Omit<CodexCard, 'id' | 'name' | 'text' | 'rulings'>,
});
const rule = (id: string, summary: string, rulings: readonly string[] = []): CodexEntry => ({
  id,
  name: id,
  summary,
  texts: [],
  rulings,
  data: null,
});
const codex: Codex = {
  game: 'cosmic',
  sections: [
    {
      kind: 'alien',
      title: 'Aliens',
      entries: [
        alien('zombie', { power: 'Ships never go to the warp.', rulings: ['faq-zombie-1'] }),
        alien('amoeba', { set: 'eons', alert: 'red', summary: 'Moves ships late, like no zombie' }),
      ].map(alienEntry),
    },
    {
      kind: 'card',
      title: 'Cards',
      entries: [
        card('attack-12', 'attack', 12),
        card('attack-08', 'attack', 8),
        card('plague', 'artifact', 0, ['faq-plague-1']),
        card('flare:zombie', 'flare'),
      ],
    },
    { kind: 'rule', title: 'Rules', entries: [rule('R12', 'Deals'), rule('R12.1', 'Two negotiates make a deal', ['faq-deal-2'])] },
  ],
  options: [
    { id: 'planets', group: 'game', kind: 'one', name: 'Planets', text: 'Home planets', choices: [{ value: 5, name: 'Five' }], usual: 5 },
  ],
  rulings: [
    { id: 'faq-zombie-1', title: 'no compensation', file: 'a.test.ts' },
    { id: 'faq-zombie-1', title: 'no compensation', file: 'b.test.ts' },
    { id: 'faq-deal-2', title: 'R12.1 two negotiates', file: 'c.test.ts' },
    { id: 'faq-plague-1', title: 'strikes once', file: 'd.test.ts' },
  ],
};
const all = entriesOf(codex, of);
const NO_FILTER: Filter = { text: '', shelf: 'alien', chosen: {} };
const shown = (f: Filter): readonly Entry[] => found(all, f, of.filters);

describe('addresses', () => {
  it('name an entry', () => {
    expect(refOf(['alien', 'zombie'], of)).toEqual({ kind: 'alien', id: 'zombie' });
    expect(refOf(['rule', 'R10.7'], of)).toEqual({ kind: 'rule', id: 'R10.7' });
  });
  it('say whose Codex is meant, or mean the usual one', () => {
    expect(addressOf(['cosmic', 'alien', 'zombie'], ['bids', 'cosmic'], 'bids')).toEqual({ game: 'cosmic', rest: ['alien', 'zombie'] });
    expect(addressOf(['alien', 'zombie'], ['bids', 'cosmic'], 'cosmic')).toEqual({ game: 'cosmic', rest: ['alien', 'zombie'] });
  });
  it('of a flare lead to its alien', () => {
    expect(refOf(['card', 'flare:zombie'], of)).toEqual({ kind: 'alien', id: 'zombie' });
  });
  it('of nothing lead nowhere', () => {
    expect(refOf([], of)).toBeNull();
    expect(refOf(['planet', 'red'], of)).toBeNull();
  });
});

describe('the list', () => {
  it('has aliens by name and cards by type and value, and no flares of their own', () => {
    expect(shown(NO_FILTER).map((e) => e.name)).toEqual(['Amoeba', 'Zombie']);
    expect(shown({ ...NO_FILTER, shelf: 'card' }).map((e) => e.id)).toEqual(['attack-08', 'attack-12', 'plague']);
  });
  it('finds names before texts', () => {
    expect(shown({ ...NO_FILTER, text: 'zombie' }).map((e) => e.name)).toEqual(['Zombie', 'Amoeba']);
    expect(shown({ ...NO_FILTER, text: 'never WARP' }).map((e) => e.name)).toEqual(['Zombie']);
    expect(shown({ ...NO_FILTER, text: 'zombie nothing' })).toEqual([]);
  });
  it('keeps to the chosen sets, levels and types', () => {
    expect(shown({ ...NO_FILTER, chosen: { set: ['eons'] } }).map((e) => e.name)).toEqual(['Amoeba']);
    expect(shown({ ...NO_FILTER, chosen: { alert: ['green'] } }).map((e) => e.name)).toEqual(['Zombie']);
    expect(shown({ ...NO_FILTER, shelf: 'card', chosen: { type: ['artifact'] } }).map((e) => e.id)).toEqual(['plague']);
  });
  it('goes to the shelf that has what is searched for', () => {
    expect([...counts(all, 'plague')]).toEqual([['card', 1]]);
    expect(shelfFor(all, { ...NO_FILTER, text: 'plague' }, of.shelves)).toBe('card');
    expect(shelfFor(all, { ...NO_FILTER, text: 'nowhere to be found' }, of.shelves)).toBe('alien');
  });
  it('takes filters in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('rulings', () => {
  const of = (kind: 'alien' | 'card' | 'rule', id: string): readonly string[] => {
    const entry = findEntry(all, { kind, id });
    return entry ? rulingsFor(codex, entry).map((r) => r.id) : [];
  };
  it('stand under what they are about, each once', () => {
    expect(of('alien', 'zombie')).toEqual(['faq-zombie-1']);
    expect(of('card', 'plague')).toEqual(['faq-plague-1']);
    expect(of('rule', 'R12.1')).toEqual(['faq-deal-2']);
  });
});

describe('timing', () => {
  it('knows the phase of a window', () => {
    expect(phasesOfWindow('reveal.revealed')).toEqual(['reveal']);
    expect(phasesOfWindow('encounter.start')).toEqual(['start-turn']);
    expect(phasesOfWindow('encounter.end')).toEqual(['resolution']);
    expect(phasesOfWindow('any.time')).toHaveLength(8);
  });
  it('shows a power by role and flares by themselves', () => {
    const macron = alien('macron', {
      timing: {
        power: [
          use({ as: 'offense-or-ally', must: true, windows: ['launch.commit', 'alliance.commit'] }),
          use({ must: true, rules: ['comp.amount'] }),
        ],
        wild: [use({ as: 'main-or-ally', windows: ['reveal.revealed'] })],
        super: [],
      },
    });
    const { rows } = alienTiming(macron);
    const row = (id: string): readonly unknown[] | undefined => rows.find((r) => r.row === id)?.marks;
    expect(row('offense')).toEqual([null, null, null, 'must', 'must', null, null, 'rule']);
    expect(row('defense')).toEqual([null, null, null, null, null, null, null, 'rule']);
    expect(row('wild')).toEqual([null, null, null, null, null, null, 'may', null]);
    expect(row('super')).toBeUndefined();
    expect(dutyOf(macron)).toBe('must');
  });
  it('lists events that belong to no phase', () => {
    const timing = cardTiming([use({ events: ['power.used'] }), use({ events: ['rewards'] })]);
    expect(timing.events).toEqual([{ text: 'card', event: 'power.used' }]);
    expect(timing.rows[0].marks[7]).toBe('may');
  });
});
