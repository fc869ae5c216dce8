import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classSelectors, foundByClass } from './class-selectors.ts';
import {
  classesOf,
  given,
  homeOf,
  isState,
  modules,
  ownerOf,
  PACKAGES,
  readSheet,
  selectorsOf,
  sheets,
  targetsOf,
  wordsIn,
  classExpressions,
  type Sheet,
} from './style-sheets.ts';

/** Whole words with a number at most behind them, no letters that stand for words. */
const WORDS = /^(?:[a-z]{2,}-)*[a-z]{2,}(?:-\d)?$/;
const letters = (name: string): number => name.replaceAll(/[^a-zA-Z]/g, '').length;
const spoken = (name: string): boolean => WORDS.test(name) && letters(name) > 3 && name.split('-').every((w) => /[aeiouy\d]/.test(w));

/** What is wrong with where a sheet's selectors stand. */
function misplaced(sheet: Sheet, all: readonly Sheet[]): readonly string[] {
  return sheet.selectors.flatMap((selector) => {
    const names = classesOf(selector);
    if (names.length === 0) return [];
    if (names.every(isState)) return [`${selector}: a state alone`];
    const lost = names.filter((name) => !isState(name) && ownerOf(name, all) === undefined);
    if (lost.length > 0) return lost.map((name) => `${selector}: .${name} is in no scope`);
    const strange = sheet.owner === 'web' ? names.filter((name) => (ownerOf(name, all) ?? sheet).owner !== 'web') : [];
    if (strange.length > 0) return [`${selector}: the shell knows no .${strange.join(', .')}`];
    const home = homeOf(selector, all);
    return home?.file === sheet.file ? [] : [`${selector}: belongs into ${home?.file ?? 'no sheet'}`];
  });
}

/** Classes that several sheets lay out, though they are no shared parts. */
function scattered(all: readonly Sheet[]): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, selectors } of all)
    for (const name of selectors.flatMap(targetsOf)) files.set(name, (files.get(name) ?? new Set()).add(file));
  return [...files]
    .filter(([name, of]) => of.size > 1 && !ownerOf(name, all)?.shared)
    .map(([name, of]) => `.${name}: ${[...of].join(', ')}`);
}

describe('styles', () => {
  const all = sheets();
  const named = new Set(all.flatMap(({ selectors }) => selectors.flatMap(classesOf)));

  test('a sheet says which first words of classes are its own, and no other sheet has them', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ scope }) => scope.length === 0).map(({ file }) => file)).toEqual([]);
    const owned = all.flatMap(({ scope }) => scope);
    expect(owned.filter((words, i) => owned.indexOf(words) !== i)).toEqual([]);
  });

  test('a class is words of four letters and more in all', () => {
    expect([...named].filter((name) => !spoken(name))).toEqual([]);
    expect(modules().flatMap(({ selectors }) => selectors.flatMap(classesOf).filter((name) => letters(name) < 4))).toEqual([]);
  });

  test('a class is styled in its own sheet alone', () => {
    expect(all.flatMap((sheet) => misplaced(sheet, all).map((fault) => `${sheet.file}: ${fault}`))).toEqual([]);
    expect(scattered(all)).toEqual([]);
  });

  test('elements have only classes that a sheet styles', () => {
    const { whole, begun } = given();
    expect(whole.size).toBeGreaterThan(300);
    const unstyled = [...whole].filter(([name]) => !isState(name) && !named.has(name));
    const idle = [...begun].filter(([start]) => !isState(start) && ![...named].some((name) => name.startsWith(start)));
    expect([...unstyled, ...idle]).toEqual([]);
  });

  test('no class is styled that no element has', () => {
    const { whole, begun } = given();
    const sources = globSync(['web/src/**/*.{ts,tsx}', '*/web/**/*.{ts,tsx}'], { cwd: PACKAGES }).map((f) =>
      readFileSync(join(PACKAGES, f), 'utf8'),
    );
    const starts = [...begun.keys()].filter((start) => start.endsWith('-'));
    const somewhere = (name: string): boolean =>
      whole.has(name) || begun.has(name) || starts.some((start) => name.startsWith(start)) || sources.some((s) => s.includes(`'${name}'`));
    expect([...named].filter((name) => !somewhere(name))).toEqual([]);
  });

  test('parts of a page are found by role, label, id or data-part, never by a class', () => {
    expect(foundByClass((name) => named.has(name) || isState(name) || name.endsWith('-'))).toEqual([]);
  });
});

describe('the reader of sheets', () => {
  const seats = readSheet('game/web/seats.css', '/* Scope: seat, deck. */\n.seat .button,\n.phone .seat:not(.deck) { color: red }');
  const phone = readSheet('game/web/phone.css', '/* Scope: phone. */\n.phone .button { gap: 0 }');
  const prompt = readSheet('web/src/prompt.css', '/* Scope: prompt. */\n@media (width > 1px) { .prompt, .side .prompt-row { gap: 0 } }');
  const side = readSheet('web/src/side.css', '/* Scope: side. */\n.side { gap: 0 }');
  const parts = readSheet('web/src/parts.css', '/* Shared scope: button. */\n.button.is-big { gap: 0 }');
  const all = [seats, phone, prompt, side, parts];

  test('finds nothing where everything is in its place', () => {
    expect(seats.selectors).toEqual(['.seat .button', '.phone .seat:not(.deck)']);
    expect(all.flatMap((sheet) => misplaced(sheet, all))).toEqual([]);
    expect(scattered(all)).toEqual([]);
  });

  test.each(['.phone .prompt { gap: 0 }', '.phone .prompt p { gap: 0 }', '.prompt.phone-prompt { gap: 0 }'])(
    "finds the shell's part in a game's sheet: %s",
    (css) => {
      const wrong = readSheet(phone.file, `/* Scope: phone. */\n${css}`);
      const others = all.filter((sheet) => sheet !== phone);
      expect([...misplaced(wrong, [...others, wrong]), ...scattered([...others, wrong])]).not.toEqual([]);
    },
  );

  test.each([
    ['.seat { gap: 0 }', "another room's class"],
    ['.side .seat { gap: 0 }', "another room's class inside one's own"],
    ['.phone .prompt { gap: 0 }', "a game's layout in the shell"],
    ['.is-on { gap: 0 }', 'a state alone'],
    ['.mut { gap: 0 }', 'a class of no scope'],
    ['.button { gap: 0 }', 'a shared part everywhere'],
  ])('finds %s: %s', (css) => {
    const wrong = readSheet(side.file, `/* Scope: side. */\n${css}`);
    expect(misplaced(wrong, [...all.filter((sheet) => sheet !== side), wrong])).toHaveLength(1);
  });

  test.each(['mut', 'sp', 'vh', 'seat-nm', 'seatX', 'is-x', 'fl2'])('takes %s for no words', (name) => expect(spoken(name)).toBe(false));

  test.each([
    "page.locator('#hand .card').first()",
    "page.locator('.seat.is-live', { hasText: 'Ben' })",
    'page.waitForSelector("#decision.is-sending")',
    'page.locator(`[data-part="choice"].card`)',
    'x.closest(`#map .seat-${colour}, .card`)',
    `expect(html).toContain('<b class="card">')`,
  ])('finds what looks for a class: %s', (source) => {
    expect(classSelectors(source, (name) => ['card', 'seat', 'is-live', 'is-sending'].includes(name))).toHaveLength(1);
  });

  test.each([
    "import { card } from './seat.card.ts'",
    "say('seat.card')",
    'page.locator(\'[data-part="card"]\')',
    '`${seat.card}`',
    "'. card'",
  ])('takes %s for no class', (source) => expect(classSelectors(source, (name) => name === 'card' || name === 'seat')).toEqual([]));

  test('reads no steps of animations', () => {
    expect(selectorsOf('@keyframes a { from { gap: 0 } to { gap: 1px } } .seat { gap: 0 }')).toEqual(['.seat']);
  });

  test('reads the classes that sources give', () => {
    const source =
      'x = <a className="one two" /> ; y = <b className={open ? `three p-${colour ?? "red"}${kind === "no" ? " four" : ""}` : "five"} title="t" />';
    expect(classExpressions(source).flatMap(wordsIn)).toEqual([
      { word: 'one', open: false },
      { word: 'two', open: false },
      { word: 'three', open: false },
      { word: 'p-', open: true },
      { word: 'four', open: false },
      { word: 'five', open: false },
    ]);
  });
});
