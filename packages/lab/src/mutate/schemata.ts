import type { Mutant } from './mutants.ts';
import { nameOf, part, parts, partsOf, type Parsed, type Syntax } from '../shared/syntax.ts';

/** Something put around a stretch of the source, or in its place. Stretches lie within each other or apart. */
interface Edit {
  readonly start: number;
  readonly end: number;
  wrap(inner: string): string;
}

/**
 * The source with all its mutants in it, each behind a question: `$m(17)` is true while the 17th is the one to be tried. One process can so
 * try them all. With none switched on it does what the source does.
 */
export function withMutants(parsed: Parsed, mutants: readonly Mutant[]): string {
  const edits = [...mutantEdits(mutants), ...keptEdits(parsed)];
  return `${HEAD(parsed.path)}${rendered(parsed.text, edits)}${tail(parsed)}`;
}

/** The source as it is, but what it remembers between games can be put back (`runtime.ts`). */
export const withMemory = (parsed: Parsed): string => withMutants(parsed, []);

// Functions, since modules that import each other may call one before its module has run. On the first line, so that lines stay where they are.
const HEAD = (path: string): string =>
  `var $f;function $m(i) { return ($f ??= globalThis.parleyMutants.file(${JSON.stringify(path)}))(i); }` +
  'function $k(x) { return globalThis.parleyMutants.kept(x); }';

function mutantEdits(mutants: readonly Mutant[]): Edit[] {
  const numbered = mutants.map((m, i) => ({ ...m, i }));
  const alike = Map.groupBy(numbered, (m) => `${m.start} ${m.end} ${m.as}`);
  return [...alike.values()].map((list) => {
    const [{ start, end, as, original }] = list;
    const chosen = list.map((m) => `$m(${m.i}) ? (${m.replacement === '' ? 'undefined' : m.replacement}) : `).join('');
    const expression = (inner: string): string => `(${chosen}(${inner}))`;
    switch (as) {
      case 'expression':
        return { start, end, wrap: expression };
      case 'shorthand':
        return { start, end, wrap: () => `${original}: ${expression(original)}` };
      case 'element':
        return { start, end, wrap: (inner) => `...($m(${list[0].i}) ? [] : [${inner}])` };
      case 'statement':
        return { start, end, wrap: (inner) => `{ if (!$m(${list[0].i})) { ${inner} } }` };
    }
  });
}

/** Everything empty that is made to be filled later: when it is made while modules load, it is a memory between games. */
function keptEdits({ program }: Parsed): Edit[] {
  const out: Edit[] = [];
  const look = (node: Syntax): void => {
    const value = node.type === 'VariableDeclarator' ? part(node, 'init') : node.type === 'Property' ? part(node, 'value') : null;
    if (value && isVessel(value)) out.push({ start: value.start, end: value.end, wrap: (inner) => `$k(${inner})` });
    if (node.type !== 'ObjectPattern') for (const x of parts(node)) look(x);
  };
  look(program);
  return out;
}

function isVessel(node: Syntax): boolean {
  if (node.type === 'ArrayExpression') return partsOf(node, 'elements').length === 0;
  if (node.type === 'ObjectExpression') return partsOf(node, 'properties').length === 0;
  return node.type === 'NewExpression' && ['Map', 'Set', 'WeakMap'].includes(nameOf(part(node, 'callee')));
}

/** Variables of the module that change. */
function tail({ program }: Parsed): string {
  const names = partsOf(program, 'body')
    .map((x) => (x.type === 'ExportNamedDeclaration' ? (part(x, 'declaration') ?? x) : x))
    .filter((x) => x.type === 'VariableDeclaration' && x.kind === 'let')
    .flatMap((x) => partsOf(x, 'declarations').map((d) => nameOf(part(d, 'id'))));
  return names.map((x) => `\nglobalThis.parleyMutants.variable(() => ${x}, ($v) => { ${x} = $v; });`).join('');
}

function rendered(text: string, edits: readonly Edit[]): string {
  // Of several around the same stretch those that came first lie outside: elements and statements around expressions.
  const sorted = edits.map((e, i) => ({ ...e, i })).sort((a, b) => a.start - b.start || b.end - a.end || a.i - b.i);
  let next = 0;
  function stretch(from: number, to: number): string {
    let out = '';
    let at = from;
    while (next < sorted.length && sorted[next].end <= to && sorted[next].start >= from) {
      const edit = sorted[next++];
      out += text.slice(at, edit.start) + edit.wrap(stretch(edit.start, edit.end));
      at = edit.end;
    }
    return out + text.slice(at, to);
  }
  return stretch(0, text.length);
}
