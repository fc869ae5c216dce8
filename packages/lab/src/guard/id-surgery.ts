import type { SourceFile } from '../shared/files.ts';
import { cookedOf, lineOf, nameOf, parse, part, partsOf, patternOf, walk, type Syntax } from '../shared/syntax.ts';

/**
 * Ids are written and taken apart by their codec alone. What would take one apart elsewhere looks for a letter that ids put between their
 * parts: with a regular expression, or with one of the words for cutting texts.
 */
export interface Surgery {
  readonly path: string;
  readonly line: number;
  /** The call or the expression, as it stands there. */
  readonly code: string;
}

/** What stands between the parts of ids: 'player:2', 'attack-08#20', 'gate@red', 'blue/2', '0>1', 'red/1+red/2'. */
const BETWEEN = /[:#@/>+]/;

const CUTS: readonly string[] = [
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'split',
  'replace',
  'replaceAll',
  'search',
];

/** The letters that a regular expression looks for, without the marks of its own grammar. What must not be there is not looked for. */
function lookedFor(pattern: string): string {
  let out = '';
  for (let i = 0; i < pattern.length; i++) {
    const letter = pattern.charAt(i);
    if (letter === '\\') out += pattern.charAt(++i);
    else if (letter === '[') {
      const end = endOfClass(pattern, i);
      if (pattern.charAt(i + 1) !== '^') out += pattern.slice(i + 1, end);
      i = end;
    } else if (letter === '(' && pattern.charAt(i + 1) === '?') i += 2;
    else if (letter !== '+') out += letter;
  }
  return out;
}

function endOfClass(pattern: string, start: number): number {
  let i = start + 1;
  while (i < pattern.length && pattern.charAt(i) !== ']') i += pattern.charAt(i) === '\\' ? 2 : 1;
  return i;
}

/** The texts of a literal or template, without what is put into it. */
function textsOf(node: Syntax | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'TemplateLiteral') return partsOf(node, 'quasis').map(cookedOf).join('');
  // `'player:'.length` says how much is cut off.
  if (node.type === 'MemberExpression' && nameOf(part(node, 'property')) === 'length') return textsOf(part(node, 'object') ?? undefined);
  return typeof node.value === 'string' ? node.value : '';
}

function isSurgery(node: Syntax): boolean {
  const pattern = patternOf(node);
  if (pattern !== null) return BETWEEN.test(lookedFor(pattern));
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : null;
  if (callee?.type !== 'MemberExpression') return false;
  const name = nameOf(part(callee, 'property'));
  const [first] = partsOf(node, 'arguments');
  return (CUTS.includes(name) || name === 'slice') && BETWEEN.test(textsOf(first));
}

export function idSurgery(files: readonly SourceFile[]): Surgery[] {
  return files.flatMap(({ path, text }) => {
    const out: Surgery[] = [];
    walk(parse(path, text).program, (node) => {
      if (isSurgery(node))
        out.push({ path, line: lineOf(text, node.start), code: text.slice(node.start, node.end).replaceAll(/\s+/g, ' ') });
    });
    return out;
  });
}
