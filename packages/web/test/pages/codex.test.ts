import type { Codex, CodexAlien } from '@parley/cosmic/web/codex/read.ts';
import type { CodexTiming } from '@parley/cosmic/texts';
import { describe, expect, it } from 'vitest';
import { entriesOf, findEntry, rulingsFor } from '@parley/cosmic/web/codex/entries.ts';
import { refOf } from '../../src/codex/path.ts';
import { counts, found, NO_FILTER, shelfFor, toggled } from '../../src/codex/search.ts';
import { alienTiming, cardTiming, dutyOf, phasesOfWindow } from '@parley/cosmic/web/codex/timing.ts';

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
const card = (id: string, type: string, value = 0, rulings: readonly string[] = []): Codex['cards'][number] => ({
  id,
  name: id,
  type,
  value,
  text: `text of ${id}`,
  copies: 1,
  timing: [],
  rulings,
});
const codex: Codex = {
  aliens: [
    alien('zombie', { power: 'Ships never go to the warp.', rulings: ['faq-zombie-1'] }),
    alien('amoeba', { set: 'eons', alert: 'red', summary: 'Moves ships late, like no zombie' }),
  ],
  cards: [
    card('attack-12', 'attack', 12),
    card('attack-08', 'attack', 8),
    card('plague', 'artifact', 0, ['faq-plague-1']),
    card('flare:zombie', 'flare'),
  ],
  options: [
    { id: 'planets', group: 'game', kind: 'one', name: 'Planets', text: 'Home planets', choices: [{ value: 5, name: 'Five' }], usual: 5 },
  ],
  rules: [
    { id: 'R12', name: 'R12', text: 'Deals', rulings: [] },
    { id: 'R12.1', name: 'R12.1', text: 'Two negotiates make a deal', rulings: ['faq-deal-2'] },
  ],
  rulings: [
    { id: 'faq-zombie-1', title: 'no compensation', file: 'a.test.ts' },
    { id: 'faq-zombie-1', title: 'no compensation', file: 'b.test.ts' },
    { id: 'faq-deal-2', title: 'R12.1 two negotiates', file: 'c.test.ts' },
    { id: 'faq-plague-1', title: 'strikes once', file: 'd.test.ts' },
  ],
};
const all = entriesOf(codex);

describe('addresses', () => {
  it('name an entry', () => {
    expect(refOf('alien', 'zombie')).toEqual({ kind: 'alien', id: 'zombie' });
    expect(refOf('rule', 'R10.7')).toEqual({ kind: 'rule', id: 'R10.7' });
  });
  it('of a flare lead to its alien', () => {
    expect(refOf('card', 'flare:zombie')).toEqual({ kind: 'alien', id: 'zombie' });
  });
  it('of nothing lead nowhere', () => {
    expect(refOf(null, null)).toBeNull();
    expect(refOf('planet', 'red')).toBeNull();
  });
});

describe('the list', () => {
  it('has aliens by name and cards by type and value, and no flares of their own', () => {
    expect(found(all, NO_FILTER).map((e) => e.name)).toEqual(['Amoeba', 'Zombie']);
    expect(found(all, { ...NO_FILTER, shelf: 'card' }).map((e) => e.ref.id)).toEqual(['attack-08', 'attack-12', 'plague']);
  });
  it('finds names before texts', () => {
    expect(found(all, { ...NO_FILTER, text: 'zombie' }).map((e) => e.name)).toEqual(['Zombie', 'Amoeba']);
    expect(found(all, { ...NO_FILTER, text: 'never WARP' }).map((e) => e.name)).toEqual(['Zombie']);
    expect(found(all, { ...NO_FILTER, text: 'zombie nothing' })).toEqual([]);
  });
  it('keeps to the chosen sets, levels and types', () => {
    expect(found(all, { ...NO_FILTER, sets: ['eons'] }).map((e) => e.name)).toEqual(['Amoeba']);
    expect(found(all, { ...NO_FILTER, alerts: ['green'] }).map((e) => e.name)).toEqual(['Zombie']);
    expect(found(all, { ...NO_FILTER, shelf: 'card', types: ['artifact'] }).map((e) => e.ref.id)).toEqual(['plague']);
  });
  it('goes to the shelf that has what is searched for', () => {
    expect(counts(all, 'plague')).toMatchObject({ alien: 0, card: 1 });
    expect(shelfFor(all, { ...NO_FILTER, text: 'plague' })).toBe('card');
    expect(shelfFor(all, { ...NO_FILTER, text: 'nowhere to be found' })).toBe('alien');
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
