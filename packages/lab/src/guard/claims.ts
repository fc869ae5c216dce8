import type { SourceFile } from '../shared/files.ts';
import { closing, importsOf, lineOf, mask, type Code } from '../shared/source.ts';

/**
 * A test that proves a ruling and says "any", "all", "each" or "every" in its title shows two different cases at least: one alone may come out
 * right by chance. A case is a table or an encounter of its own, a row of `it.each`, or a round of a loop.
 */
export interface Claim {
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

export function singleCases(files: readonly SourceFile[]): Claim[] {
  const read = files.map(({ path, text }): Code => ({ path, text, code: mask(text) }));
  const made = makers(read);
  return read.flatMap((file) =>
    testsIn(file)
      .filter(({ title }) => /\[[a-z]+-[\w-]+\]/.test(title) && isClaim(title))
      .filter(({ body, rows }) => Math.max(rows, cases(file.code.slice(...body), made.get(file.path) ?? NONE)) < 2)
      .map(({ title, body }) => ({ path: file.path, line: lineOf(file.text, body[0]), title })),
  );
}

/** "Not at all", "all the same" and the like say nothing about many. */
const IDIOMS = /\b(at all|in all|and all|all the same|all at once|like any other|each other|any (?:more|longer))\b/gi;

const isClaim = (title: string): boolean => /\b(any|all|each|every)\b/i.test(title.replaceAll(IDIOMS, ''));

interface Test {
  readonly title: string;
  readonly body: readonly [number, number];
  /** Of `it.each`; as many as you like when they are made elsewhere. */
  readonly rows: number;
}

function testsIn({ text, code }: Code): Test[] {
  return [...code.matchAll(/(?<![\w$.])(?:it|test)(\s*\.\s*(?:each|for))?\s*(?=\()/g)].map((m): Test => {
    let open = m.index + m[0].length;
    let rows = 0;
    if (m[1] !== undefined) {
      const end = closing(code, open);
      rows = items(code.slice(open + 1, end - 1).trim());
      open = code.indexOf('(', end);
    }
    const end = closing(code, open);
    const quote = /['"`]/.exec(code.slice(open, end))?.[0] ?? "'";
    const from = code.indexOf(quote, open);
    return { title: text.slice(from + 1, code.indexOf(quote, from + 1)), body: [open, end], rows };
  });
}

/** How many things a list has; one that stands elsewhere has enough. */
function items(list: string): number {
  if (!list.startsWith('[')) return Infinity;
  const inside = list.slice(1, closing(list, 0) - 1);
  if (inside.includes('...')) return Infinity;
  let n = 0;
  let depth = 0;
  for (const part of inside.split(/([([{}\])]|,)/)) {
    if ('([{'.includes(part) && part !== '') depth++;
    else if (')]}'.includes(part) && part !== '') depth--;
    else if (part === ',' && depth === 0) n++;
  }
  return inside.trim() === '' ? 0 : /,\s*$/.test(inside) ? n : n + 1;
}

/**
 * Tables, encounters played at one, or what is expected of many things in a loop: each as often as the loop around it goes round. A test without a
 * table looks at a whole list of things.
 */
function cases(body: string, made: ReadonlySet<string>): number {
  const tables = callsIn(body, made);
  if (tables === 0) return Infinity;
  const looped = [...body.matchAll(/\bexpect\(/g)].map((m) => rounds(body, m.index));
  return Math.max(tables, counted(body, /\.(run|neverOffered)\(/g) + (GOES_ON.test(body) ? 1 : 0), ...looped);
}

/** What is played after an encounter is played in the next one. */
const GOES_ON = /\b([\w$]+)\.run\(\)[^]*\b\1\.(?:until|untilOffered|runTo|runWhile)\(/;

const callsIn = (body: string, made: ReadonlySet<string>): number => counted(body, /(?<![\w$.])([\w$]+)\s*\(/g, (name) => made.has(name));

function counted(body: string, call: RegExp, isMeant: (name: string) => boolean = () => true): number {
  let n = 0;
  for (const m of body.matchAll(call)) if (isMeant(m[1])) n += rounds(body, m.index);
  return n;
}

function rounds(body: string, at: number): number {
  let n = 1;
  for (const m of body.slice(0, at).matchAll(/\bfor\s*\(const [^()]*? of\s+/g)) {
    const open = body.indexOf('(', m.index);
    const head = closing(body, open);
    const end = body.slice(head).trimStart().startsWith('{') ? closing(body, body.indexOf('{', head)) : body.indexOf(';', head);
    if (at < end) n *= items(body.slice(m.index + m[0].length, head - 1).trim());
  }
  for (const m of body.slice(0, at).matchAll(/\.(?:map|flatMap|forEach|every|some)\(/g))
    if (at < closing(body, m.index + m[0].length - 1)) n *= 2;
  return n;
}

const NONE: ReadonlySet<string> = new Set();

/** For each file the names of the functions that make a table: `scenario`, `openTable`, and whatever calls one of them. */
function makers(files: readonly Code[]): Map<string, ReadonlySet<string>> {
  const found = new Map(files.map((file) => [file.path, new Set(['scenario', 'openTable', 'table'])]));
  for (let more = true; more;) {
    more = false;
    for (const file of files) {
      const own = found.get(file.path) as Set<string>;
      const before = own.size;
      for (const { from, names } of importsOf(file))
        for (const name of names) if (from !== null && found.get(from)?.has(name)) own.add(name);
      for (const { name, body } of functionsIn(file.code)) if (!own.has(name) && callsIn(body, own) > 0) own.add(name);
      more ||= own.size > before;
    }
  }
  return found;
}

function functionsIn(code: string): { name: string; body: string }[] {
  const declared = [...code.matchAll(/\bfunction\s+([\w$]+)\s*(?=[<(])/g)].map((m) => {
    const open = code.indexOf('{', closing(code, code.indexOf('(', m.index)));
    return { name: m[1], body: code.slice(open, closing(code, open)) };
  });
  const arrows = [...code.matchAll(/\bconst\s+([\w$]+)\s*=\s*(?=\()/g)].flatMap((m) => {
    const params = closing(code, m.index + m[0].length);
    const arrow = /^[^;=]*=>\s*/.exec(code.slice(params));
    if (!arrow) return [];
    const from = params + arrow[0].length;
    const end = code[from] === '{' ? closing(code, from) : endOfStatement(code, from);
    return [{ name: m[1], body: code.slice(from, end) }];
  });
  // Made by another one: `const techTable = variantTable({ ... })`.
  const given = [...code.matchAll(/\bconst\s+([\w$]+)\s*=\s*(?=[\w$]+\()/g)].map((m) => {
    const from = m.index + m[0].length;
    return { name: m[1], body: code.slice(from, closing(code, code.indexOf('(', from))) };
  });
  return [...declared, ...arrows, ...given];
}

function endOfStatement(code: string, from: number): number {
  let i = from;
  while (i < code.length && code[i] !== ';') i = '([{'.includes(code[i]) ? closing(code, i) : i + 1;
  return i;
}

export const tellClaim = ({ path, line, title }: Claim): string => `${path}:${line} ${title}`;
