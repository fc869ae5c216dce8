import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A node of the syntax tree (ESTree with types). What it holds besides its place depends on its type. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export interface Comment {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

export interface Parsed {
  readonly path: string;
  readonly text: string;
  readonly program: Syntax;
  readonly comments: readonly Comment[];
}

export function parse(path: string, text: string): Parsed {
  const { program, comments, errors } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  if (!isSyntax(program)) throw new Error(`${path} was read in a way that is not known here`);
  return { path, text, program, comments };
}

const isSyntax = (x: unknown): x is Syntax =>
  typeof x === 'object' && x !== null && 'type' in x && typeof x.type === 'string' && 'start' in x;
const listIn = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : []);

/** Types are no code, and imports and exports of others' names do nothing. */
const isCode = ({ type }: Syntax): boolean =>
  !['ImportDeclaration', 'ExportAllDeclaration'].includes(type) &&
  (!type.startsWith('TS') || ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type));

/** What a node is made of, in the order of the source. */
export function parts(node: Syntax): Syntax[] {
  const out: Syntax[] = [];
  for (const field in node) {
    if (field === 'parent') continue;
    const value = node[field];
    if (isSyntax(value)) out.push(value);
    else out.push(...listIn(value).filter(isSyntax));
  }
  // A shorthand property holds the same place twice.
  return out
    .filter((x, i) => isCode(x) && !out.slice(0, i).some((y) => y.start === x.start && y.end === x.end))
    .sort((a, b) => a.start - b.start);
}

export const part = (node: Syntax, field: string): Syntax | null => {
  const value = node[field];
  return isSyntax(value) ? value : null;
};
export const partsOf = (node: Syntax, field: string): Syntax[] => listIn(node[field]).filter(isSyntax);
export const word = (node: Syntax, field: string): string => {
  const value = node[field];
  return typeof value === 'string' ? value : '';
};

/** The name of an identifier, or of the key of a property; '' for anything else. */
export function nameOf(node: Syntax | null): string {
  if (node === null) return '';
  if (node.type === 'Identifier') return word(node, 'name');
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return '';
}

/** What an expression is without `as`, `satisfies` and `!`. */
export const bare = (node: Syntax): Syntax => {
  const inner = node.type.startsWith('TS') ? part(node, 'expression') : null;
  return inner ? bare(inner) : node;
};

export const isFunction = ({ type }: Syntax): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** The name of what is called: `f` of `f(x)` and of `a.b.f(x)`. */
export function calleeOf(node: Syntax): string {
  const callee = part(node, 'callee');
  if (callee === null) return '';
  return callee.type === 'MemberExpression' ? nameOf(part(callee, 'property')) : nameOf(callee);
}

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** Calls back for a node and all it is made of, types too, each with those around it, nearest first. False: not for what is inside it. */
export function walk(
  node: Syntax,
  visit: (node: Syntax, around: readonly Syntax[]) => boolean | void,
  around: readonly Syntax[] = [],
): void {
  if (visit(node, around) === false) return;
  const inside = [node, ...around];
  for (const field in node) {
    if (field === 'parent') continue;
    const value = node[field];
    if (isSyntax(value)) walk(value, visit, inside);
    else for (const x of listIn(value)) if (isSyntax(x)) walk(x, visit, inside);
  }
}

export interface Import {
  readonly names: readonly string[];
  /** The path of the file they come from; null: they come from a package. */
  readonly from: string | null;
}

/** What a file imports by name. */
export const importsOf = ({ path, program }: Parsed): Import[] =>
  partsOf(program, 'body')
    .filter((x) => x.type === 'ImportDeclaration')
    .map((x) => {
      const from = nameOf(part(x, 'source'));
      const names = partsOf(x, 'specifiers').map((s) => nameOf(part(s, 'imported')));
      return { names, from: from.startsWith('.') ? posix.join(posix.dirname(path), from) : null };
    });

/** The text of a part of a template. */
export const cookedOf = ({ value }: Syntax): string => {
  const cooked = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : null;
  return typeof cooked === 'string' ? cooked : '';
};

/** The pattern of a regular expression; null for anything else. */
export const patternOf = ({ type, regex }: Syntax): string | null => {
  const pattern = type === 'Literal' && typeof regex === 'object' && regex !== null && 'pattern' in regex ? regex.pattern : null;
  return typeof pattern === 'string' ? pattern : null;
};

/** A text that stands in the source, or several joined with +, up to where something else comes. What is put into a template is left out. */
export function literalOf(node: Syntax | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'TemplateLiteral') return partsOf(node, 'quasis').map(cookedOf).join('');
  const [left, right] =
    node.type === 'BinaryExpression' && node.operator === '+' ? [part(node, 'left'), part(node, 'right')] : [null, null];
  return left && right ? literalOf(left) + literalOf(right) : node.type === 'Literal' ? nameOf(node) : '';
}
