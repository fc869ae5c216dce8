import { posix } from 'node:path';
import type { SourceFile } from './files.ts';

/**
 * TypeScript read as text. `mask` returns a copy of the same length in which the contents of comments, strings, templates
 * and regular expressions are blank, so that brackets and words of the code itself can be found. Quotes stay.
 */
export function mask(source: string): string {
  const out = source.split('');
  const blank = (from: number, to: number): void => {
    for (let i = from; i < to && i < out.length; i++) if (out[i] !== '\n') out[i] = ' ';
  };
  readCode(source, 0, false, blank);
  return out.join('');
}

type Blank = (from: number, to: number) => void;

/** Reads code up to the end, or up to the brace that closes a template's insertion. Returns where it stopped. */
function readCode(s: string, start: number, inTemplate: boolean, blank: Blank): number {
  let depth = 0;
  for (let i = start; i < s.length;) {
    const c = s[i];
    if (s.startsWith('//', i)) i = skipTo(s, '\n', i, 0, blank);
    else if (s.startsWith('/*', i)) i = skipTo(s, '*/', i, 2, blank);
    else if (c === '"' || c === "'") i = quoted(s, i, blank);
    else if (c === '`') i = template(s, i, blank);
    else if (c === '/' && regexMayStart(s, i)) i = regex(s, i, blank);
    else {
      if (c === '{') depth++;
      if (c === '}' && depth-- === 0 && inTemplate) return i + 1;
      i++;
    }
  }
  return s.length;
}

function skipTo(s: string, end: string, from: number, past: number, blank: Blank): number {
  const found = s.indexOf(end, from + past);
  const to = found < 0 ? s.length : found + past;
  blank(from, to);
  return to;
}

function quoted(s: string, from: number, blank: Blank): number {
  let i = from + 1;
  while (i < s.length && s[i] !== s[from] && s[i] !== '\n') i += s[i] === '\\' ? 2 : 1;
  blank(from + 1, i);
  return i + 1;
}

function template(s: string, from: number, blank: Blank): number {
  let i = from + 1;
  while (i < s.length && s[i] !== '`') {
    if (s[i] === '\\') i += 2;
    else if (s.startsWith('${', i)) i = readCode(s, i + 2, true, blank);
    else i++;
  }
  blank(from + 1, i);
  return i + 1;
}

const regexMayStart = (s: string, i: number): boolean => {
  const before = s.slice(Math.max(0, i - 40), i).trimEnd();
  return before === '' || /[(,=:[!&|?{};+\-*%<>~^]$|\b(?:return|case|of|in|yield)$/.test(before);
};

function regex(s: string, from: number, blank: Blank): number {
  let inClass = false;
  let i = from + 1;
  for (; i < s.length && s[i] !== '\n'; i++) {
    if (s[i] === '\\') i++;
    else if (s[i] === '[') inClass = true;
    else if (s[i] === ']') inClass = false;
    else if (s[i] === '/' && !inClass) break;
  }
  blank(from, i + 1);
  return i + 1;
}

/** Just past the bracket that closes the one at `open`. */
export function closing(masked: string, open: number): number {
  let depth = 0;
  for (let i = open; i < masked.length; i++) {
    if ('([{'.includes(masked[i])) depth++;
    else if (')]}'.includes(masked[i]) && --depth === 0) return i + 1;
  }
  return masked.length;
}

/** The bracket that opens the one that closes at `close`. */
export function opening(masked: string, close: number): number {
  let depth = 0;
  for (let i = close; i >= 0; i--) {
    if (')]}'.includes(masked[i])) depth++;
    else if ('([{'.includes(masked[i]) && --depth === 0) return i;
  }
  return 0;
}

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** A file with its text masked. */
export interface Code extends SourceFile {
  readonly code: string;
}

export interface Import {
  readonly names: readonly string[];
  /** The path of the file they come from; null: they come from a package. */
  readonly from: string | null;
}

/** What a file imports by name. */
export const importsOf = ({ path, text, code }: Code): Import[] =>
  [...code.matchAll(/\bimport\s*{([^}]*)}\s*from\s*(['"])/g)].map((m) => {
    const start = m.index + m[0].length;
    const from = text.slice(start, code.indexOf(m[2], start));
    return { names: m[1].match(/[\w$]+/g) ?? [], from: from.startsWith('.') ? posix.join(posix.dirname(path), from) : null };
  });
