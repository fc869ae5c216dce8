import type { SourceFile } from '../shared/files.ts';
import { importsOf, lineOf, literalOf, nameOf, parse, part, partsOf, walk, type Parsed, type Syntax } from '../shared/syntax.ts';
import { testCalls, type TestCall } from '../shared/test-calls.ts';

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
  const read = files.map(({ path, text }) => parse(path, text));
  const made = makers(read);
  return read.flatMap((file) =>
    testCalls(file.program)
      .filter((test) => ['it', 'test'].includes(test.base) && test.modifiers.every((x) => x === 'each' || x === 'for'))
      .map((test) => ({ test, title: literalOf(test.args[0]) }))
      .filter(({ title }) => /\[[a-z]+-[\w-]+\]/.test(title) && isClaim(title))
      .filter(({ test }) => Math.max(rowsOf(test), cases(test.args, made.get(file.path) ?? NONE)) < 2)
      .map(({ test, title }) => ({ path: file.path, line: lineOf(file.text, test.args[0].start), title })),
  );
}

/** "Not at all", "all the same" and the like say nothing about many. */
const IDIOMS = /\b(at all|in all|and all|all the same|all at once|like any other|each other|any (?:more|longer))\b/gi;

const isClaim = (title: string): boolean => /\b(any|all|each|every)\b/i.test(title.replaceAll(IDIOMS, ''));

/** Of `it.each`; as many as you like when they are made elsewhere. */
const rowsOf = ({ given: [rows] }: TestCall): number => (rows ? items(rows) : 0);

/** How many things a list has; one that stands elsewhere has enough. */
function items(list: Syntax): number {
  const all = list.type === 'ArrayExpression' ? partsOf(list, 'elements') : null;
  return all === null || all.some((x) => x.type === 'SpreadElement') ? Infinity : all.length;
}

interface Call {
  readonly node: Syntax;
  /** How often the loops around it go round. */
  readonly rounds: number;
  readonly name: string;
  /** `t` of `t.run()`; null for a plain call. */
  readonly on: string | null;
}

/** The calls in there, in the order of the source. */
function callsIn(roots: readonly Syntax[]): Call[] {
  const out: Call[] = [];
  for (const root of roots)
    walk(root, (node, around) => {
      const callee = node.type === 'CallExpression' ? part(node, 'callee') : null;
      if (callee === null) return;
      const rounds = roundsOf([node, ...around]);
      if (callee.type === 'Identifier') out.push({ node, rounds, name: nameOf(callee), on: null });
      else if (callee.type === 'MemberExpression')
        out.push({ node, rounds, name: nameOf(part(callee, 'property')), on: nameOf(part(callee, 'object')) });
    });
  return out.toSorted((a, b) => a.node.end - b.node.end);
}

const GO_ROUND: readonly string[] = ['map', 'flatMap', 'forEach', 'every', 'some'];

function roundsOf(chain: readonly Syntax[]): number {
  let n = 1;
  chain.slice(1).forEach((outer, i) => {
    const inner = chain[i];
    const right = outer.type === 'ForOfStatement' && part(outer, 'body') === inner ? part(outer, 'right') : null;
    if (right) n *= items(right);
    const callee = outer.type === 'CallExpression' ? part(outer, 'callee') : null;
    if (callee?.type === 'MemberExpression' && callee !== inner && GO_ROUND.includes(nameOf(part(callee, 'property')))) n *= 2;
  });
  return n;
}

const sum = (calls: readonly Call[]): number => calls.reduce((n, x) => n + x.rounds, 0);

/**
 * Tables, encounters played at one, or what is expected of many things in a loop: each as often as the loop around it goes round. A test without a
 * table looks at a whole list of things.
 */
function cases(body: readonly Syntax[], made: ReadonlySet<string>): number {
  const calls = callsIn(body);
  const tables = sum(calls.filter((x) => x.on === null && made.has(x.name)));
  if (tables === 0) return Infinity;
  const looped = calls.filter((x) => x.on === null && x.name === 'expect').map((x) => x.rounds);
  const encounters = sum(calls.filter((x) => x.on !== null && (x.name === 'run' || x.name === 'neverOffered')));
  return Math.max(tables, encounters + (goesOn(calls) ? 1 : 0), ...looped);
}

/** What is played after an encounter is played in the next one. */
const goesOn = (calls: readonly Call[]): boolean =>
  calls.some(
    ({ name, on }, i) => name === 'run' && on !== null && on !== '' && calls.slice(i).some((x) => x.on === on && NEXT.includes(x.name)),
  );
const NEXT: readonly string[] = ['until', 'untilOffered', 'runTo', 'runWhile'];

const NONE: ReadonlySet<string> = new Set();

/** For each file the names of the functions that make a table: `scenario`, `openTable`, and whatever calls one of them. */
function makers(files: readonly Parsed[]): Map<string, ReadonlySet<string>> {
  const read = files.map((file) => ({
    imports: importsOf(file),
    functions: functionsIn(file.program),
    own: new Set(['scenario', 'openTable', 'table']),
    path: file.path,
  }));
  const found = new Map(read.map(({ path, own }) => [path, own]));
  for (let more = true; more;) {
    more = false;
    for (const { imports, functions, own } of read) {
      const before = own.size;
      for (const { from, names } of imports) for (const name of names) if (from !== null && found.get(from)?.has(name)) own.add(name);
      for (const { name, calls } of functions) if (calls.some((x) => own.has(x))) own.add(name);
      more ||= own.size > before;
    }
  }
  return found;
}

/** Functions with what they call by its bare name; also those made by another one: `const techTable = variantTable({ ... })`. */
function functionsIn(program: Syntax): { readonly name: string; readonly calls: readonly string[] }[] {
  const out: { name: string; calls: string[] }[] = [];
  walk(program, (node) => {
    const body = node.type === 'FunctionDeclaration' ? part(node, 'body') : node.type === 'VariableDeclarator' ? part(node, 'init') : null;
    if (body === null || !MAKE.includes(body.type)) return;
    const calls = callsIn([body]).filter((x) => x.on === null);
    out.push({ name: nameOf(part(node, 'id')), calls: calls.map((x) => x.name) });
  });
  return out;
}
const MAKE: readonly string[] = ['BlockStatement', 'ArrowFunctionExpression', 'FunctionExpression', 'CallExpression'];

export const tellClaim = ({ path, line, title }: Claim): string => `${path}:${line} ${title}`;
