import { format } from 'node:util';
import { expect, expectTypeOf } from 'vitest';

// Stands for 'vitest' where mutants are tried: tests are kept here, to be run one by one, again and again.

export interface Test {
  /** With the titles of the suites around it. */
  readonly title: string;
  /** What it does, and with what it is given. */
  readonly source: string;
  run(): void;
}

type Body = (...given: readonly unknown[]) => unknown;
interface Suite {
  readonly title: string;
  readonly before: (() => unknown)[];
  readonly after: (() => unknown)[];
}

let suites: Suite[] = [];
let tests: Test[] = [];

/** The tests of a file, which is loaded by this. */
export async function testsOf(load: () => Promise<unknown>): Promise<Test[]> {
  suites = [{ title: '', before: [], after: [] }];
  tests = [];
  await load();
  return tests;
}

function addTest(title: string, body: Body, given: readonly unknown[] = []): void {
  const around = suites.slice();
  tests.push({
    title: [...around.map((s) => s.title), title].filter((x) => x !== '').join(' > '),
    source: [body, ...given].map(written).join('\n'),
    run() {
      for (const s of around) for (const f of s.before) f();
      try {
        const done: unknown = body(...given);
        if (done instanceof Promise) throw new Error('tests that wait are not run here');
      } finally {
        for (const s of around.toReversed()) for (const f of s.after) f();
      }
    },
  });
}

const written = (x: unknown): string => (typeof x === 'function' ? String(x) : (JSON.stringify(x) ?? ''));

function addSuite(title: string, body: () => void): void {
  suites.push({ title, before: [], after: [] });
  body();
  suites.pop();
}

const each =
  (add: (title: string, body: Body, given: readonly unknown[]) => void) =>
  (table: readonly unknown[]) =>
  (title: string, body: Body): void => {
    for (const row of table) {
      const given: readonly unknown[] = Array.isArray(row) ? row : [row];
      const fields = new Map<string, unknown>(typeof row === 'object' && row !== null ? Object.entries(row) : []);
      const named = title.replaceAll(/\$(\w+)/g, (all, key: string) => (fields.has(key) ? String(fields.get(key)) : all));
      const holes = named.match(/%[sdifjo]/g)?.length ?? 0;
      add(format(named, ...given.slice(0, holes)), body, given);
    }
  };

const skip = (): void => undefined;
export const it = Object.assign((title: string, body: Body): void => addTest(title, body), { each: each(addTest), skip, todo: skip });
export const test = it;
export const describe = Object.assign(addSuite, { each: each((title, body, given) => addSuite(title, () => void body(...given))), skip });
export const beforeEach = (f: () => unknown): void => void suites[suites.length - 1].before.push(f);
export const afterEach = (f: () => unknown): void => void suites[suites.length - 1].after.push(f);
/** Tests are run one by one, again and again: what is set up for all of them is set up for each, and nothing is ever cleared away. */
export const beforeAll = beforeEach;
export const afterAll = skip;
export const onTestFailed = skip;
export const onTestFinished = skip;
export { expect, expectTypeOf };
