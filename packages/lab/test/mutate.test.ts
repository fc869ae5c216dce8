import { stripTypeScriptTypes } from 'node:module';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { checked, isSame } from '../src/mutate/equivalents.ts';
import { mutantsOf, type Mutant } from '../src/mutate/mutants.ts';
import { proofsIn } from '../src/mutate/rulings.ts';
import { withMutants } from '../src/mutate/schemata.ts';
import { parse } from '../src/mutate/syntax.ts';
import { tagsOf } from '../src/mutate/tags.ts';
import { unionsOf } from '../src/mutate/unions.ts';

const TYPES = {
  path: 'types.ts',
  text:
    "export type Role = 'any' | 'offense' | 'main' | 'ally';\ntype Frequency = 'occasion' | 'turn';\n" +
    "export const WINDOWS = ['first', 'second', 'third'] as const;\ninterface Loss { kind: 'losing' | 'lost' }",
};
const unions = unionsOf([TYPES]);
const mutants = (text: string): Mutant[] => mutantsOf(parse('a.ts', text), unions);
const said = (text: string): string[] => mutants(text).map((m) => `${m.kind}: ${m.original} -> ${m.replacement}`);

describe('mutants', () => {
  it('break conditions so that each side of them must be seen', () => {
    expect(said('function f(n) { if (here(n)) return 1000; }')).toEqual([
      'always: here(n) -> true',
      'never: here(n) -> false',
      'number: 1000 -> 1001',
      'number: 1000 -> 999',
    ]);
    expect(said('const f = (a, b, c) => a && b && c;')).toEqual([
      'operand: a && b && c -> a && b',
      'operand: a && b -> b',
      'operand: a && b -> a',
    ]);
    expect(said('const f = (a) => (a ? x : y);')).toEqual(['always: a -> true', 'never: a -> false']);
    expect(said('const f = (a, b) => a < b;')).toEqual(['boundary: a < b -> a <= b', 'negated: a < b -> a >= b']);
    expect(said('const f = (a) => a.n > 0;')).toEqual(['negated: a.n > 0 -> a.n <= 0', 'number: 0 -> 1']);
  });

  it('leave out statements, filters and clauses, but nothing that only tells', () => {
    expect(said("function* f(g) { yield* lose(g); g.s.x = y; emit(g, 'lost', { n: 3 }); touch(g, 'map'); }")).toEqual([
      'left out: yield* lose(g); -> ',
      'left out: g.s.x = y; -> ',
    ]);
    expect(said('const f = (a) => a.filter(fit);')).toEqual(['filter: a.filter(fit) -> a']);
    expect(said('const a = { clauses: [amend({})] };')).toEqual(['left out: amend({}) -> ']);
  });

  it('change who, when, how often and whether one must', () => {
    expect(said("ability({ at: 'second', as: 'main', must: true, per: 'turn' });")).toEqual([
      "left out: ability({ at: 'second', as: 'main', must: true, per: 'turn' }); -> ",
      "word: 'second' -> 'first'",
      "word: 'second' -> 'third'",
      "word: 'main' -> 'any'",
      "word: 'main' -> 'ally'",
      'flag: true -> undefined',
      "word: 'turn' -> 'occasion'",
      "flag: 'turn' -> undefined",
    ]);
    expect(said("const f = (x) => x.kind === 'lost';")).toEqual([
      "negated: x.kind === 'lost' -> x.kind !== 'lost'",
      "word: 'lost' -> 'losing'",
    ]);
  });

  it('take one player for another', () => {
    expect(said('const f = ({ g, me, ev }) => { const x = ev.owner; return draw(g, me); };')).toContain(
      'who: me -> ev.owner',
    );
    expect(said('const f = (g, me, who) => give(g, me, who);')).toEqual([
      'swapped: give(g, me, who) -> give(g, who, me)',
    ]);
    expect(said('const f = (g, me: Player, who) => start(g, { who });')).toEqual(['who: who -> me']);
  });

  it('leave texts, types, imports and messages alone', () => {
    expect(
      said(
        "import { a } from './a.ts';\ntype T = 1 | 2;\nexport const x = { id: 'main', name: 'main', text: 'main', asks: { 'x.y': 'lost' } };\n" +
          'const f = (n: 1) => { throw new Error(`no ${n + 1}`); };\nconst s = `${1 + 1}`;',
      ),
    ).toEqual([]);
  });

  it('say where they stand', () => {
    const [m] = mutants(
      'export const healer = alien({\n  power: { clauses: [reaction({ when: () => here() })] },\n});',
    );
    expect([m.within, m.line]).toEqual(['healer.power.when', 2]);
  });
});

/** Runs a source with its mutants in it, one of them switched on or none. */
function runWith<T>(text: string, i: number): T {
  const parsed = parse('a.ts', text);
  const source = stripTypeScriptTypes(withMutants(parsed, mutantsOf(parsed, unions))).replaceAll('export ', '');
  const was = globalThis.parleyMutants;
  globalThis.parleyMutants = { file: () => (n) => n === i, kept: (x) => x, variable: () => undefined };
  try {
    return runInThisContext(`(() => { ${source};return result(); })()`) as T;
  } finally {
    globalThis.parleyMutants = was;
  }
}

describe('a source with all its mutants', () => {
  const RULE = `
    interface X { n: number; who?: string }
    const NONE: X[] = [];
    let count = 0;
    function* flow(n: number): Generator<number, number> { count++; yield n; return n * 2; }
    function* all(list: readonly X[]): Generator<number, string> {
      const who = 'p';
      let sum = 0;
      for (const { n = 1 } of list.filter((x) => x.n > 1 && x.n !== 7)) sum += yield* flow(n);
      if (list.length === 0) return 'empty'; else sum += list[0]?.n ?? 5;
      const said = sum > 10 ? { who, sum } : { who: 'few' as const, sum: -1 };
      return JSON.stringify([said, list.some((x) => x.who === 'me'), !list.includes(NONE[0]), Math.min(sum, 9)]);
    }
    function result(): string {
      const it = all([{ n: 1, who: 'me' }, { n: 7 }, { n: 5 }]);
      for (const x of [...Array(50).keys()]) { const step = it.next(x); if (step.done) return step.value + count; }
    }`;

  it('does what it did while none is switched on', () => {
    expect(runWith(RULE, -1)).toBe('[{"who":"p","sum":11},true,true,9]1');
  });

  it('does something else for each of them, or breaks', () => {
    const list = mutantsOf(parse('a.ts', RULE), unions);
    const same = list.filter((_, i) => {
      try {
        return runWith(RULE, i) === runWith(RULE, -1);
      } catch {
        return false;
      }
    });
    expect(list.length).toBeGreaterThan(20);
    // Nothing here asks for an empty list, for a first element that is missing, or for a sum near the limit.
    expect(same.map((m) => `${m.original} -> ${m.replacement}`)).toEqual([
      '1 -> 2',
      'list.length === 0 -> false',
      '0 -> 1',
      'list[0]?.n ?? 5 -> list[0]?.n',
      '5 -> 6',
      '5 -> 4',
      'sum > 10 -> true',
      '10 -> 9',
      "x.who === 'me' -> x.who !== 'me'",
      '50 -> 51',
      '50 -> 49',
    ]);
  });

  it('keeps every line in its place', () => {
    const parsed = parse('a.ts', RULE);
    expect(withMutants(parsed, mutants(RULE)).split('\n').findIndex((x) => x.includes('result()'))).toBe(RULE.split('\n').findIndex((x) => x.includes('result()'))); // prettier-ignore
  });
});

describe('tags', () => {
  const known = new Set(['faq-healer-1', 'faq-healer-2', 'dominion-kicker-15']);
  const tagged = (text: string): string[] =>
    tagsOf(parse('a.ts', text), known).map((t) => `${t.id}: ${t.code ? text.slice(t.code.start, t.code.end) : '-'}`);

  it('speak about what begins on their line', () => {
    expect(tagged('const a = {\n  x: 1, // faq-healer-1\n  y: {\n  },\n};')).toEqual(['faq-healer-1: x: 1']);
    expect(tagged('f(\n  a &&\n    b && // faq-healer-2\n    c,\n);')).toEqual(['faq-healer-2: b']);
    expect(tagged('if (x) { // faq-healer-1\n  y();\n}')).toEqual([
      'faq-healer-1: if (x) { // faq-healer-1\n  y();\n}',
    ]);
  });

  it('speak about what follows them when they stand alone', () => {
    expect(tagged('// R3.1, dominion-kicker-15 and faq-healer-1.\nf();\ng();')).toEqual([
      'dominion-kicker-15: f();',
      'faq-healer-1: f();',
    ]);
    expect(tagged('/** faq-healer-2 */\nexport const a = () => 1;')).toEqual([
      'faq-healer-2: export const a = () => 1;',
    ]);
    expect(tagged('/** faq-healer-2, faq-healer-9 */\ninterface A {}\nf();')).toEqual(['faq-healer-2: -']);
  });

  it('belong together with the tests that carry the id', () => {
    const text = "it('[faq-healer-1] [faq-healer-2] heals', () => { a(); });\ndescribe('x', () => { it.each([1])('[faq-x-1] %s', () => b()); });"; // prettier-ignore
    expect(proofsIn({ path: 'a.test.ts', text }).map((p) => [p.id, p.text.length])).toEqual([
      ['faq-healer-1', 57],
      ['faq-healer-2', 57],
      ['faq-x-1', 39],
    ]);
  });
});

describe('equivalents', () => {
  const entry = { file: 'a.ts', in: 'f', original: 'here(n)', replacement: 'true', reason: 'nothing else comes here' };

  it('are known by their text, wherever it moves', () => {
    const moved = 'const a = 1;\n\nfunction f(n) {\n  if (here(n)) go();\n}';
    const fits = mutants(moved).filter((m) => isSame(entry, m, moved));
    expect(fits.map((m) => [m.line, m.kind])).toEqual([[4, 'always']]);
    expect(mutants(moved).filter((m) => isSame({ ...entry, near: 'elsewhere' }, m, moved))).toEqual([]);
  });

  it('need a reason', () => {
    expect(checked([entry])).toEqual([entry]);
    expect(() => checked([{ ...entry, reason: '' }])).toThrow('needs a reason');
    expect(() => checked([{ file: 'a.ts', reason: 'because of this' }])).toThrow('needs file, in, original');
  });
});
