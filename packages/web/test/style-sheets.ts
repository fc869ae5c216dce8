import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** A sheet that styles the whole page: what it owns is the first words of its classes, as its first line says. */
export interface Sheet {
  readonly file: string;
  /** The package it lies in. */
  readonly owner: string;
  readonly scope: readonly string[];
  /** Parts that rooms may lay out inside themselves. */
  readonly shared: boolean;
  readonly selectors: readonly string[];
}

const FIRST_LINE = /^\/\* (?<kind>Scope|Shared scope): (?<scope>[a-z, -]+)\. \*\//;

export function readSheet(file: string, css: string): Sheet {
  const { kind = '', scope = '' } = FIRST_LINE.exec(css)?.groups ?? {};
  return {
    file,
    owner: file.split('/')[0],
    scope: scope === '' ? [] : scope.split(', '),
    shared: kind === 'Shared scope',
    selectors: selectorsOf(css),
  };
}

const globals = (): readonly string[] =>
  globSync(['*/src/**/*.css', '*/web/**/*.css'], { cwd: PACKAGES })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.module.css'))
    .toSorted();

export const sheets = (): readonly Sheet[] =>
  globals()
    .map((file) => readSheet(file, readFileSync(join(PACKAGES, file), 'utf8')))
    .filter(({ selectors }) => selectors.some((s) => classesOf(s).length > 0));

export const modules = (): readonly Sheet[] =>
  globSync(['*/src/**/*.module.css', '*/web/**/*.module.css'], { cwd: PACKAGES }).map((file) =>
    readSheet(file, readFileSync(join(PACKAGES, file), 'utf8')),
  );

/** Every selector of a sheet, one by one; the steps of an animation are none. */
export function selectorsOf(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => split(head, /,/));
}

/** Cuts where the mark stands outside brackets. */
function split(text: string, mark: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (depth === 0 && mark.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

export const classesOf = (selector: string): readonly string[] => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name);

/** A state belongs to whatever it stands on, and says nothing alone. */
export const isState = (name: string): boolean => name.startsWith('is-');

/** What the element must carry that is meant, and what those around it must, from the inside out. */
const carried = (selector: string): readonly (readonly string[])[] =>
  split(selector, /[\s>+~]/)
    .map((part) => classesOf(part.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')).filter((name) => !isState(name)))
    .toReversed();

/** The classes of the element that a rule lays out. */
export const targetsOf = (selector: string): readonly string[] => carried(selector)[0] ?? [];

/** The sheet that a class belongs to, by its first words; `icon-button` is none of `icon`. */
export const ownerOf = (name: string, all: readonly Sheet[]): Sheet | undefined =>
  all
    .flatMap((sheet) => sheet.scope.filter((words) => name === words || name.startsWith(`${words}-`)).map((words) => ({ sheet, words })))
    .toSorted((a, b) => b.words.length - a.words.length)[0]?.sheet;

/**
 * The sheet a selector belongs into: that of the element it means; if that is a shared part, the room around it. A game's part is the
 * game's own in the shell's rooms, too.
 */
export function homeOf(selector: string, all: readonly Sheet[]): Sheet | undefined {
  const owners = carried(selector)
    .flatMap((names) => names.toReversed())
    .flatMap((name) => ownerOf(name, all) ?? []);
  const near = owners[0]?.owner === 'web' ? owners : owners.filter(({ owner }) => owner !== 'web');
  return near.find(({ shared }) => !shared) ?? near.find(({ file }) => !file.endsWith('/base.css')) ?? near[0];
}

/** The classes that sources give to elements, and the beginnings of those they put together. */
export interface Given {
  readonly whole: ReadonlyMap<string, string>;
  readonly begun: ReadonlyMap<string, string>;
}

export function given(): Given {
  const whole = new Map<string, string>();
  const begun = new Map<string, string>();
  for (const file of globSync(['web/src/**/*.tsx', '*/web/**/*.tsx'], { cwd: PACKAGES }))
    for (const expression of classExpressions(readFileSync(join(PACKAGES, file), 'utf8')))
      for (const { word, open } of wordsIn(expression)) (open ? begun : whole).set(word, file);
  return { whole, begun };
}

/** What is written behind className, and in functions that make one. */
export function classExpressions(source: string): readonly string[] {
  const found: string[] = [];
  for (const { 0: head, index } of source.matchAll(/\b(?:className(?:=|: | = )|classesOf = )/g)) {
    const from = index + head.length;
    let depth = 0;
    let at = from;
    for (; at < source.length; at++) {
      const sign = source[at];
      if (sign === '{' || sign === '(') depth++;
      if (sign === '}' || sign === ')') depth--;
      if (
        depth < 0 ||
        (depth === 0 && (sign === ';' || (head === 'className=' && (sign === '}' || /"[^"]*"$/.test(source.slice(from, at + 1))))))
      )
        break;
    }
    found.push(source.slice(from, at + 1));
  }
  return found;
}

interface Word {
  readonly word: string;
  /** Something is put behind it. */
  readonly open: boolean;
}

/** The words of the texts in an expression; what a text is compared with gives no class. */
export function wordsIn(expression: string): readonly Word[] {
  const words: Word[] = [];
  const text = /(?<before>[!=]== )?(?:'(?<single>[^'\n]*)'|"(?<double>[^"\n]*)"|`)/y;
  const take = (piece: string, open: boolean): void => {
    const all = piece.split(/\s+/);
    for (const [i, word] of all.entries()) if (word !== '') words.push({ word, open: open && i === all.length - 1 });
  };
  const walk = (from: number, end: '' | '}', heard: boolean): number => {
    let depth = 0;
    for (let at = from; at < expression.length;) {
      const sign = expression[at];
      if (end !== '' && sign === end && depth === 0) return at;
      if (sign === '{') depth++;
      if (sign === '}') depth--;
      text.lastIndex = at;
      const match = text.exec(expression);
      if (match === null) at++;
      else if (match[0].endsWith('`')) at = template(at + match[0].length, heard);
      else {
        at += match[0].length;
        if (heard && match.groups?.before === undefined && !/^ [!=]==/.test(expression.slice(at)))
          take(match.groups?.single ?? match.groups?.double ?? '', false);
      }
    }
    return expression.length;
  };
  const template = (from: number, heard: boolean): number => {
    let piece = '';
    for (let at = from; at < expression.length; at++) {
      if (expression[at] === '`') {
        if (heard) take(piece, false);
        return at + 1;
      }
      if (expression.startsWith('${', at)) {
        if (heard) take(piece, true);
        at = walk(at + 2, '}', heard && !piece.endsWith('-'));
        piece = '';
      } else piece += expression[at];
    }
    return expression.length;
  };
  walk(0, '', true);
  return words;
}
