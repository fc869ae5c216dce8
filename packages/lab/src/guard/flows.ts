import type { SourceFile } from '../shared/files.ts';
import { importsOf, lineOf, nameOf, parse, part, partsOf, walk, type Parsed, type Syntax } from '../shared/syntax.ts';

/**
 * A flow that is called without `yield*` does nothing, and neither the compiler nor the linter says so. This finds calls of flows with whose
 * result nothing is done.
 */
export interface Forgotten {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

export function forgottenFlows(files: readonly SourceFile[]): Forgotten[] {
  const read = files.map(({ path, text }) => {
    const parsed = parse(path, text);
    return { parsed, ...flowsIn(parsed.program) };
  });
  const functions = new Map(read.map((x) => [x.parsed.path, x.functions]));
  const methods = new Set(read.flatMap((x) => [...x.methods]));
  const makers = new Set(read.flatMap((x) => [...x.makers]));
  return read.flatMap(({ parsed, functions: own }) => {
    // By its bare name a flow is called only where it is declared or imported; elsewhere that name is something else.
    const plain = new Set([...own, ...madeBy(parsed.program, makers), ...importedFlows(parsed, functions)]);
    return unusedCalls(parsed.program)
      .filter(({ name, owner }) => (owner === null ? plain : rootOf(owner).type === 'ThisExpression' ? NONE : methods).has(name))
      .map(({ name, node }) => ({
        path: parsed.path,
        line: lineOf(parsed.text, node.start),
        name,
        text: parsed.text.slice(node.start, node.end),
      }));
  });
}

const NONE: ReadonlySet<string> = new Set();

interface Declared {
  readonly functions: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
  /** Functions that make flows to be called later: `at(name): (g) => Flow`. */
  readonly makers: ReadonlySet<string>;
}

/** The names of functions and of methods that are flows, or are said to be. */
function flowsIn(program: Syntax): Declared {
  const functions = new Set<string>();
  const methods = new Set<string>();
  const makers = new Set<string>();
  walk(program, (node) => {
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        if (isFlow(node)) functions.add(nameOf(part(node, 'id')));
        if (isFlow(typeOf(node, 'returnType'))) makers.add(nameOf(part(node, 'id')));
        break;
      case 'VariableDeclarator':
        if (isFlow(part(node, 'init')) || isFlow(typeOf(part(node, 'id'), 'typeAnnotation'))) functions.add(nameOf(part(node, 'id')));
        break;
      // `*commit({ g }) { }`, `run: (g): Flow => ...`
      case 'Property':
      case 'MethodDefinition':
        if (isFlow(part(node, 'value'))) methods.add(nameOf(part(node, 'key')));
        break;
      // `redeal?(g: Game): Flow`, `readonly run: (g: Game) => Flow`
      case 'TSMethodSignature':
        if (isFlow(node)) methods.add(nameOf(part(node, 'key')));
        break;
      case 'TSPropertySignature':
        if (isFlow(typeOf(node, 'typeAnnotation'))) methods.add(nameOf(part(node, 'key')));
        break;
    }
  });
  return { functions, methods, makers };
}

/** The type behind a colon or an arrow. */
const typeOf = (node: Syntax | null, field: string): Syntax | null => {
  const annotation = node && part(node, field);
  return annotation && part(annotation, 'typeAnnotation');
};

const MAY_BE_FLOWS: readonly string[] = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSDeclareFunction',
  'TSEmptyBodyFunctionExpression',
  'TSMethodSignature',
  'TSFunctionType',
];

/** A function, or the type of one, that returns a flow: it says so, or it is a generator that says nothing else. */
function isFlow(node: Syntax | null): boolean {
  if (node === null || !MAY_BE_FLOWS.includes(node.type)) return false;
  const returned = typeOf(node, 'returnType');
  return returned === null ? node.generator === true : nameOf(part(returned, 'typeName')) === 'Flow';
}

/** What was made by makers: `const divert = event('ships.divert')`. */
function madeBy(program: Syntax, makers: ReadonlySet<string>): string[] {
  const out: string[] = [];
  walk(program, (node) => {
    const init = node.type === 'VariableDeclarator' ? part(node, 'init') : null;
    if (init?.type === 'CallExpression' && makers.has(nameOf(part(init, 'callee')))) out.push(nameOf(part(node, 'id')));
  });
  return out;
}

/** Imported names that are flows where they come from; from a package, or passed on, if they are flows anywhere. */
function importedFlows(file: Parsed, functions: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return importsOf(file).flatMap(({ from, names }) => {
    const source = from === null ? undefined : functions.get(from);
    return names.filter((name) => (source ? source.has(name) : [...functions.values()].some((all) => all.has(name))));
  });
}

interface Call {
  readonly node: Syntax;
  readonly name: string;
  /** What it is called on: `a` in `a.redeal(g)`. */
  readonly owner: Syntax | null;
}

function unusedCalls(program: Syntax): Call[] {
  const out: Call[] = [];
  walk(program, (node, around) => {
    if (node.type !== 'CallExpression' || !isUnused(node, around)) return;
    const callee = part(node, 'callee');
    if (callee?.type === 'Identifier') out.push({ node, name: nameOf(callee), owner: null });
    else if (callee?.type === 'MemberExpression') out.push({ node, name: nameOf(part(callee, 'property')), owner: part(callee, 'object') });
  });
  return out;
}

/** Is nothing done with the value of an expression? */
function isUnused(node: Syntax, [parent, ...around]: readonly Syntax[]): boolean {
  if (parent === undefined) return false;
  switch (parent.type) {
    case 'ExpressionStatement':
      return true;
    case 'ChainExpression':
      return isUnused(parent, around);
    case 'UnaryExpression':
      return parent.operator === 'void';
    case 'LogicalExpression':
      return part(parent, 'right') === node && isUnused(parent, around);
    case 'ConditionalExpression':
      return part(parent, 'test') !== node && isUnused(parent, around);
    case 'SequenceExpression':
      return partsOf(parent, 'expressions').at(-1) !== node || isUnused(parent, around);
    case 'ArrowFunctionExpression': {
      // `players.forEach((p) => loseShips(g, p))`
      const [call] = around;
      return part(parent, 'body') === node && call?.type === 'CallExpression' && propertyOf(part(call, 'callee')) === 'forEach';
    }
    default:
      return false;
  }
}

const propertyOf = (node: Syntax | null): string => (node?.type === 'MemberExpression' ? nameOf(part(node, 'property')) : '');

/** What a chain of properties begins with: `a` of `a.b?.c`. */
function rootOf(node: Syntax): Syntax {
  const inner = node.type === 'MemberExpression' ? part(node, 'object') : node.type === 'ChainExpression' ? part(node, 'expression') : null;
  return inner ? rootOf(inner) : node;
}

/** What to say about one. */
export const tellForgotten = (f: Forgotten): string =>
  `${f.path}:${f.line} calls the flow ${f.name} without yield*, so nothing happens: ${f.text.split('\n')[0]}`;
