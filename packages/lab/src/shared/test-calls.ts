import { nameOf, part, partsOf, walk, type Syntax } from './syntax.ts';

/** `it('title', ...)`, `describe.skip('title', ...)`, `it.each(rows)('title', ...)`. */
export interface TestCall {
  readonly node: Syntax;
  /** 'it', 'describe' ... */
  readonly base: string;
  readonly modifiers: readonly string[];
  /** What stands in the brackets of `each` and the like, before those of the title. */
  readonly given: readonly Syntax[];
  readonly args: readonly Syntax[];
}

const BASES: readonly string[] = ['describe', 'suite', 'it', 'test'].flatMap((x) => [x, `x${x}`]);
/** Their own brackets come first. */
const TAKE_SOMETHING: readonly string[] = ['each', 'for', 'skipIf', 'runIf'];

function testCall(node: Syntax): TestCall | null {
  let callee = part(node, 'callee');
  if (node.type !== 'CallExpression' || callee === null) return null;
  const inner = callee.type === 'CallExpression' ? callee : null;
  if (inner) callee = part(inner, 'callee');
  const modifiers: string[] = [];
  for (; callee?.type === 'MemberExpression'; callee = part(callee, 'object')) modifiers.unshift(nameOf(part(callee, 'property')));
  const base = callee?.type === 'Identifier' ? nameOf(callee) : '';
  if (!BASES.includes(base) || modifiers.some((x) => TAKE_SOMETHING.includes(x)) !== (inner !== null)) return null;
  return { node, base, modifiers, given: inner ? partsOf(inner, 'arguments') : [], args: partsOf(node, 'arguments') };
}

/** The tests and suites of a file that do run. */
export function testCalls(program: Syntax): TestCall[] {
  const out: TestCall[] = [];
  walk(program, (node) => {
    const call = testCall(node);
    if (call === null) return true;
    if (call.base.startsWith('x') || call.modifiers.includes('skip') || call.modifiers.includes('todo')) return false;
    out.push(call);
    return true;
  });
  return out;
}
