import { closing, importsOf, lineOf, mask, type Code } from '../shared/source.ts';
import type { SourceFile } from '../shared/files.ts';

/**
 * The straight build: the rules as plain functions. Generators can wait for an answer for days, and pay for it at every call; a game between bots
 * never waits. `function*` becomes `function`, `yield*` a call, `yield` a call of `pause`, and where a flow is handed to another function it is
 * handed over as a function that starts it.
 */
export function straightened(file: SourceFile, later: Later): string {
  const { text } = file;
  const code = mask(text);
  const edits: Edit[] = [];
  const iterators = iteratorsIn(code);
  const isFlow = (at: number): boolean => !iterators.some(([from, to]) => at >= from && at < to);
  const params = new Set([...code.matchAll(FLOW_PARAM)].map((m) => m[1]));
  for (const m of code.matchAll(GENERATOR)) if (isFlow(m.index)) edits.push(cut(m.index + m[0].indexOf('*'), 1));
  const perhaps = /\): Flow(?:<[^<>]*>)? \|/.exec(code);
  if (perhaps) throw new Error(unclear(file, perhaps.index, 'a flow that may be none would be run to find out'));
  let pauses = false;
  for (const m of code.matchAll(/\byield\b(\*?)\s*/g)) {
    if (!isFlow(m.index)) continue;
    const end = m.index + m[0].length;
    const operand = /^[\w$]+(?=\s*[;),\]}])/.exec(code.slice(end))?.[0];
    edits.push(cut(m.index, m[0].length));
    if (m[1] === '') {
      pauses = true;
      edits.push(put(end, 'pause('), put(endOfValue(code, end), ')'));
    } else if (operand !== undefined && params.has(operand)) edits.push(put(end + operand.length, '()'));
    else if (operand !== undefined) throw new Error(unclear(file, m.index, `the flow ${operand} is kept for later`));
  }
  for (const call of callsOf(code, takersFor({ ...file, code }, later))) {
    const [from, to] = call;
    if (!params.has(code.slice(from, to))) edits.push(put(from, '() => ('), put(to, ')'));
  }
  const out = apply(text, edits);
  // Only the kernel asks by itself; everybody else asks through it.
  return pauses ? `import { pause } from '../table/advance.ts';${out}` : out;
}

/** Functions that take a flow, by name, and at which place: from the front, or from the end where it is the last. */
type Takers = ReadonlyMap<string, number>;
/** The same for all files, by path. */
export type Later = ReadonlyMap<string, Takers>;

const FLOW_PARAM = /\b([\w$]+): Flow(?:<[^<>]*>)?\s*(?=[,)])/g;
const GENERATOR = /\bfunction\s*\*|(?<=[{,;}]\s*)\*\s*[\w$[]/g;

/** Which functions take flows: all files are looked through before the first is changed. */
export const takersOfFlows = (files: readonly SourceFile[]): Later => new Map(files.map(({ path, text }) => [path, takersIn(mask(text))]));

function takersIn(code: string): Takers {
  const out = new Map<string, number>();
  for (const m of code.matchAll(/\b(?:function\s*\*?|const)\s*([\w$]+)\s*(?:=\s*)?(?:<[^()=]*>)?\s*\(/g)) {
    const params = split(code, m.index + m[0].length - 1);
    const at = params.findIndex(([from, to]) => /^[\w$]+: Flow(?:<[^<>]*>)?$/.test(code.slice(from, to)));
    if (at >= 0) out.set(m[1], at === params.length - 1 ? -1 : at);
  }
  return out;
}

/** Those that this file declares or imports. */
function takersFor(file: Code, later: Later): Takers {
  const out = new Map(later.get(file.path));
  for (const { from, names } of importsOf(file)) {
    const sources = from === null ? [...later.values()] : [later.get(from)];
    for (const name of names)
      for (const source of sources) {
        const at = source?.get(name);
        if (at !== undefined) out.set(name, at);
      }
  }
  return out;
}

/** Where generators begin and end that are no flows: they say that they give something else. */
function iteratorsIn(code: string): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  for (const m of code.matchAll(GENERATOR)) {
    const params = closing(code, code.indexOf('(', m.index));
    const type = /^\s*:\s*(?!Flow\b)[\w$]/.exec(code.slice(params, params + 40));
    if (type) out.push([m.index, closing(code, code.indexOf('{', params))]);
  }
  return out;
}

/** The flow that each call of such a function is given. */
function* callsOf(code: string, takers: Takers): Iterable<readonly [number, number]> {
  for (const m of code.matchAll(/(?<![\w$.]|\bfunction\s*\*?\s*)([\w$]+)(?:<[^<>()]*>)?\(/g)) {
    const at = takers.get(m[1]);
    if (at === undefined) continue;
    const given = split(code, m.index + m[0].length - 1).at(at);
    if (given) yield given;
  }
}

/** What stands between the commas of the brackets that open here. */
function split(code: string, open: number): (readonly [number, number])[] {
  const end = closing(code, open) - 1;
  const out: (readonly [number, number])[] = [];
  let from = open + 1;
  const take = (to: number): void => {
    const part = code.slice(from, to);
    if (part.trim() !== '') out.push([from + part.length - part.trimStart().length, from + part.trimEnd().length]);
    from = to + 1;
  };
  for (let i = open + 1; i < end; i++) {
    if ('([{'.includes(code[i])) i = closing(code, i) - 1;
    else if (code[i] === ',') take(i);
  }
  take(end);
  return out;
}

/** Where the value that begins here ends: at the bracket around it, or with its statement. */
function endOfValue(code: string, from: number): number {
  for (let i = from; i < code.length; i++) {
    if ('([{'.includes(code[i])) i = closing(code, i) - 1;
    else if (')]},;'.includes(code[i])) return i;
  }
  return code.length;
}

interface Edit {
  readonly at: number;
  readonly drop: number;
  readonly add: string;
}
const cut = (at: number, drop: number): Edit => ({ at, drop, add: '' });
const put = (at: number, add: string): Edit => ({ at, drop: 0, add });

function apply(text: string, edits: readonly Edit[]): string {
  let out = '';
  let from = 0;
  for (const { at, drop, add } of edits.toSorted((a, b) => a.at - b.at)) {
    out += text.slice(from, at) + add;
    from = at + drop;
  }
  return out + text.slice(from);
}

const unclear = ({ path, text }: SourceFile, at: number, why: string): string =>
  `${path}:${lineOf(text, at)} cannot be part of the straight build: ${why}. Call a flow where it is run, behind yield*.`;
