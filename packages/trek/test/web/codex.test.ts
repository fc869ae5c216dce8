import { entriesOf, findEntry, found, refOf, type Entry } from '@parley/web/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TYPES, type SeedRule } from '../../language/index.ts';
import { cardsNamed } from '../../text/codex/about.ts';
import { kindOfType, typeOfKind } from '../../text/codex/kinds.ts';
import { trekCodex } from '../../text/codex/make.ts';
import type { CardEntry } from '../../text/lexicon.ts';
import { codexOf } from '../../web/codex.tsx';
import { relatedTo, startersWith } from '../../web/codex/related.ts';
import { saySeeds } from '../../web/codex/say-seeds.ts';
import { whereOf } from '../../web/codex/where.ts';
import { idOf, LIBRARY, libraryWithout } from './library.ts';

const RULINGS = [
  { id: 'trek-one', title: 'T3.14, T39.7 Founder Secret is met where a Founder is not', file: 'a.test.ts' },
  { id: 'trek-two', title: 'T6.3 the planet of Weyoun is no Planet', file: 'a.test.ts' },
];
const SENT = trekCodex(RULINGS);
const of = codexOf(LIBRARY);
const all = entriesOf(SENT, of);
const at = (name: string): Entry => {
  const entry = all.find((x) => x.name === name);
  if (entry === undefined) throw new Error(`no entry ${name}`);
  return entry;
};
const card = (name: string): CardEntry => {
  const entry = LIBRARY.find(idOf(name));
  if (entry === undefined) throw new Error(`no card ${name}`);
  return entry;
};

describe('the shelves', () => {
  it('have every card there is, each on the shelf of its type', () => {
    const cards = all.filter((x) => typeOfKind(x.kind) !== undefined);
    expect(cards.filter((x) => LIBRARY.find(x.id) !== undefined).length).toBeGreaterThanOrEqual(1227);
    for (const { kind, id } of cards) {
      const entry = LIBRARY.find(id);
      if (entry !== undefined) expect(kindOfType(entry.facts.type)).toBe(kind);
    }
    for (const type of TYPES) expect(cards.some((x) => x.kind === kindOfType(type))).toBe(true);
  });

  it('lead from a card without its type to where it stands', () => {
    const id = idOf('Weyoun');
    expect(refOf(['card', id], of)).toEqual({ kind: 'personnel', id });
    expect(findEntry(all, { kind: 'personnel', id })?.name).toBe('Weyoun');
    expect(refOf(['card', 'ZZZ-1'], of)).toBeNull();
  });

  it('are searched by names, skills and other words on cards', () => {
    const names = (text: string, shelf: string): string[] => found(all, { text, shelf, chosen: {} }, of.filters).map((x) => x.name);
    expect(names('weyoun', 'personnel')).toContain('Weyoun');
    expect(names('cantankerousness', 'personnel')).toEqual(['Admiral McCoy']);
    expect(names('warship', 'ship')).toContain("Jem'Hadar Warship");
  });

  it('are narrowed down by people and by what is at this table', () => {
    const here = codexOf(libraryWithout('Weyoun'));
    const names = (chosen: { readonly [filter: string]: readonly string[] }): string[] =>
      found(all, { text: '', shelf: 'personnel', chosen }, here.filters).map((x) => x.name);
    expect(names({ 'people-personnel': ['Dom'] })).toContain('Weyoun');
    expect(names({ 'people-personnel': ['Kli'] })).not.toContain('Weyoun');
    expect(names({ 'done-personnel': ['no'] })).toContain('Weyoun');
    expect(names({ 'done-personnel': ['yes'] })).not.toContain('Weyoun');
  });
});

describe('an article', () => {
  const drawn = (name: string, codex = of): string => {
    const entry = at(name);
    const Article = codex.articles[entry.kind];
    return renderToStaticMarkup(createElement(Article, { codex: SENT, all, entry, rulings: [] }));
  };

  it('shows what is printed, what it says and where it works', () => {
    const html = drawn('Rescue Founder');
    for (const words of ['Rescue Founder', '2 Diplomacy', 'MEDICAL', 'Dominion', 'Gamma Quadrant', 'attempted', 'seeded'])
      expect(html).toContain(words);
    expect(html).not.toContain('Not at this table yet');
  });

  it('says of a card that is not there yet that no deck may have it', () => {
    expect(drawn('Weyoun', codexOf(libraryWithout('Weyoun')))).toContain('No deck with it can be brought to a table');
    expect(drawn('Weyoun')).not.toContain('No deck with it can be brought to a table');
  });

  it('of every card can be drawn', () => {
    const known = all.filter(({ kind, id }) => typeOfKind(kind) !== undefined && LIBRARY.find(id) !== undefined);
    expect(known.length).toBeGreaterThanOrEqual(1227);
    for (const { name } of known) expect(drawn(name)).toContain('entry-name');
  });
});

describe('where a card works', () => {
  const marks = (name: string): object => whereOf(card(name)).marks;

  it('follows from its type, its text and its icons', () => {
    expect(marks('Weyoun')).toEqual({ play: 'reports' });
    expect(marks('Archer')).toEqual({ dilemma: 'seeded', orders: 'met' });
    expect(marks('Rescue Founder')).toEqual({ mission: 'seeded', orders: 'attempted' });
    expect(marks('Cardassian Outpost')).toEqual({ facility: 'seeded', play: 'built' });
    expect(marks('Kevin Uxbridge')).toEqual({ any: 'played' });
    expect(marks('Subjugate Planet')).toMatchObject({ any: 'turned' });
  });

  it('is said in a sentence for every way to seed', () => {
    const rules: readonly SeedRule[] = [
      { phase: 'dilemma', under: 'missions' },
      { phase: 'dilemma', under: 'hosts' },
      { phase: 'dilemma', under: { named: ['Rescue Founder', 'Planet'] } },
      { phase: 'dilemma', under: { quadrant: 'Gamma' } },
      { phase: 'dilemma', under: { location: 'Qualor II' } },
      { phase: 'facility', at: 'homeworld' },
      { phase: 'facility', at: { region: 'Cardassia' } },
      { phase: 'facility', at: { location: 'Bajor' } },
      { phase: 'facility', at: { named: ['Planet'] } },
      { phase: 'doorway', on: 'table' },
      { phase: 'facility', on: 'nor' },
      { phase: 'facility', aboard: 'hosts' },
    ];
    const said = rules.map(saySeeds);
    expect(new Set(said).size).toBe(rules.length);
    for (const text of said) expect(text).toMatch(/^[A-Z].*\.$/);
    expect(said[2]).toBe('Under Rescue Founder or Planet.');
  });
});

describe('what belongs to a card', () => {
  it('is whom it looks like, what it commands, and other versions of the same person', () => {
    const ties = (name: string): string[] => relatedTo(LIBRARY, card(name)).map((x) => `${x.tie} ${x.entry.name}`);
    expect(ties('Kira Founder')).toContain('looksLike Kira Nerys');
    expect(ties('Worf (First Contact)')).toContain('same Worf');
    const [{ entry }] = relatedTo(LIBRARY, card('U.S.S. Defiant')).filter((x) => x.tie === 'commands');
    expect(ties(entry.name)).toContain('commanded U.S.S. Defiant');
  });

  it('are the starter decks that have it', () => {
    const [{ deck }] = LIBRARY.starters;
    expect(startersWith(LIBRARY, deck.draw[0])).toContain(deck.name);
    expect(startersWith(LIBRARY, 'ZZZ-1')).toEqual([]);
  });

  it('are rulings that name it: the longest name is meant, and words that are names of cards are none', () => {
    const about = cardsNamed(
      RULINGS,
      LIBRARY.all.map((x) => x.facts),
    );
    expect(about.get(idOf('Founder Secret'))).toEqual(['trek-one']);
    expect(about.get(idOf('Founder'))).toEqual(['trek-one']);
    expect(about.get(idOf('Weyoun'))).toEqual(['trek-two']);
    expect(about.has(idOf('Planet'))).toBe(false);
    const rule = SENT.sections.find((x) => x.kind === 'rule')?.entries.find((x) => x.id === 'T3.14');
    expect(rule?.rulings).toEqual(['trek-one']);
  });
});
