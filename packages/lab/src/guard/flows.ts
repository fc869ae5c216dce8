import type { SourceFile } from '../shared/files.ts';
import { closing, importsOf, lineOf, mask, opening, type Code } from '../shared/source.ts';

/**
 * A flow that is called without `yield*` does nothing, and neither the compiler nor the linter says so. This finds calls
 * of flows that stand alone as a statement.
 */
export interface Forgotten {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

export function forgottenFlows(files: readonly SourceFile[]): Forgotten[] {
  const masked = files.map(({ path, text }): Code => ({ path, text, code: mask(text) }));
  const flows = new Map(masked.map(({ path, code }) => [path, new Set(declaredFlows(code, 'functions'))]));
  const methods = new Set(masked.flatMap(({ code }) => declaredFlows(code, 'methods')));
  const makers = new Set(masked.flatMap(({ code }) => flowMakers(code)));
  return masked.flatMap((file) => {
    const { path, text, code } = file;
    // By its bare name a flow is called only where it is declared or imported; elsewhere that name is something else.
    const plain = new Set([...(flows.get(path) ?? []), ...madeFlows(code, makers), ...importedFlows(file, flows)]);
    return callsOf(code)
      .filter(({ name, owner }) => (owner === '' ? plain : owner.startsWith('this.') ? NONE : methods).has(name))
      .filter(({ at, end }) => isForgotten(code, at, end))
      .map(({ name, at, end }) => ({ path, line: lineOf(text, at), name, text: text.slice(at, end) }));
  });
}

const NONE: ReadonlySet<string> = new Set();

/** Imported names that are flows where they come from; from a package, or passed on, if they are flows anywhere. */
function importedFlows(file: Code, flows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return importsOf(file).flatMap(({ from, names }) => {
    const source = from === null ? undefined : flows.get(from);
    return names.filter((name) => (source ? source.has(name) : [...flows.values()].some((all) => all.has(name))));
  });
}

/** The names of functions, or of methods, that are generators or say that they return a flow. */
export function declaredFlows(code: string, what: 'functions' | 'methods'): string[] {
  const isFunction = (at: number): boolean => /\b(?:function\s*\*?|const)\s*$/.test(code.slice(Math.max(0, at - 20), at));
  const wanted = (at: number): boolean => isFunction(at) === (what === 'functions');
  const names: string[] = [];
  const add = (pattern: RegExp, after: RegExp): void => {
    for (const m of code.matchAll(pattern)) {
      const end = closing(code, m.index + m[0].length - 1);
      if (wanted(m.index) && after.test(code.slice(end, end + 40))) names.push(m[1]);
    }
  };
  // `function* run(`, `*commit(`
  for (const m of code.matchAll(/(?:\bfunction\s*\*|(?<=[{,;}]\s*)\*)\s*([\w$]+)\s*(?=[<(])/g))
    if (m[0].startsWith('function') === (what === 'functions')) names.push(m[1]);
  // `settle(g: Game): Flow`, `redeal?(g: Game): Flow`
  add(/\b([\w$]+)\??\s*(?:<[^<>()]*>)?\s*\(/g, /^\s*:\s*Flow\b/);
  // `readonly run: (g: Game) => Flow`, `const run = (g: Game): Flow =>`
  add(/\b([\w$]+)\??\s*(?::|=)\s*(?:<[^<>()]*>)?\(/g, /^\s*(?:=>|:)\s*Flow\b/);
  return names;
}

/** Functions that make flows to be called later: `at(name): (g) => Flow`. */
function flowMakers(code: string): string[] {
  const out: string[] = [];
  for (const m of code.matchAll(/\bfunction\s+([\w$]+)\s*(?:<[^()]*>)?\s*\(/g)) {
    const end = closing(code, m.index + m[0].length - 1);
    const type = /^\s*:\s*\(/.exec(code.slice(end));
    if (type && /^\s*=>\s*Flow\b/.test(code.slice(closing(code, end + type[0].length - 1)))) out.push(m[1]);
  }
  return out;
}

/** What was made by them: `const divert = event('ships.divert')`. */
const madeFlows = (code: string, makers: ReadonlySet<string>): string[] =>
  [...code.matchAll(/\bconst\s+([\w$]+)\s*=\s*([\w$]+)\s*\(/g)].filter((m) => makers.has(m[2])).map((m) => m[1]);

interface Call {
  readonly name: string;
  /** What it is called on: `a.` in `a.redeal(g)`. */
  readonly owner: string;
  readonly at: number;
  readonly end: number;
}

const callsOf = (code: string): Call[] =>
  [...code.matchAll(/(?<![\w$.])((?:[\w$]+(?:\?|\[[^\]]*\])?\.)*)([\w$]+)(?:<[^<>()]*>)?(?:\?\.)?\(/g)].map((m) => ({
    name: m[2],
    owner: m[1],
    at: m.index,
    end: closing(code, m.index + m[0].length - 1),
  }));

function isForgotten(code: string, at: number, end: number): boolean {
  const after = code.slice(end).trimStart();
  // A declaration: `name(...): Flow`, `name(...) {`; or something is done with the result.
  if (/^(?:[:{.[?]|=>)/.test(after)) return false;
  const before = code.slice(0, at).trimEnd();
  if (/(?:^|[;{}])$|\b(?:else|do|void)$|[;{}]\s*(?:case\b[^;{}?]*|default\s*):$/.test(before)) return !isObject(before, after);
  if (before.endsWith(')')) return closesControl(before);
  if (before.endsWith('=>')) return /\.forEach\(\s*(?:\([^()]*\)|[\w$]+)\s*=>$/.test(before);
  if (/(?:&&|\|\||\?\?|[?:])$/.test(before)) return standsAlone(before);
  return false;
}

/** `{ settle(g), ...`: no statement is followed by a comma. */
const isObject = (before: string, after: string): boolean => before.endsWith('{') && after.startsWith(',');

/** `if (x) settle(g)` and the like: the bracket before the call belongs to a condition or a loop. */
const closesControl = (before: string): boolean => /\b(?:if|for|while)\s*$/.test(before.slice(0, opening(before, before.length - 1)));

/** `x && settle(g);`: is nothing done with the value of the whole statement? */
function standsAlone(before: string): boolean {
  let depth = 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const c = before[i];
    if (')]}'.includes(c)) depth++;
    else if ('([{'.includes(c) && depth-- === 0) return c === '{' && isPlainStart(before.slice(i + 1));
    else if (c === ';' && depth === 0) return isPlainStart(before.slice(i + 1));
  }
  return isPlainStart(before);
}

/** A statement that keeps no value. In an object or a case there is a colon that a question mark does not explain. */
const isPlainStart = (start: string): boolean =>
  !/\b(?:return|yield|throw|const|let|case|default)\b|[^=!<>]=[^=]|=>/.test(start) &&
  (start.match(/:/g)?.length ?? 0) <= (start.match(/\?(?![.?])/g)?.length ?? 0);

/** What to say about one. */
export const tellForgotten = (f: Forgotten): string =>
  `${f.path}:${f.line} calls the flow ${f.name} without yield*, so nothing happens: ${f.text.split('\n')[0]}`;
