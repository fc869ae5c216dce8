import { mkdtempSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checked, isSame } from '../src/mutate/equivalents.ts';
import { mutantsOf, type Mutant } from '../src/mutate/mutants.ts';
import { prepare } from '../src/mutate/prepare.ts';
import { judge, rulingVerdicts } from '../src/mutate/report.ts';
import { outsideTests, proofsIn, spokenRulings, type Spoken } from '../src/mutate/rulings.ts';
import { run, type Result } from '../src/mutate/run.ts';
import { withMutants } from '../src/mutate/schemata.ts';
import { isOwnTest, select, testsFor } from '../src/mutate/select.ts';
import { killRates, provenIds, updated, written } from '../src/mutate/summary.ts';
import { parse } from '../src/shared/syntax.ts';
import { speaksOf, tagsOf } from '../src/mutate/tags.ts';
import { unionsOf } from '../src/mutate/unions.ts';
import { Verdicts } from '../src/mutate/verdicts.ts';
import { GAMES } from '../src/games.ts';
import { sourceFiles } from '../src/shared/files.ts';

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

  it('keep brackets where they matter', () => {
    expect(said('const f = (a, b) => (a - b) * c;')).toEqual(['arithmetic: (a - b) * c -> (a - b) + c', 'arithmetic: a - b -> a + b']);
    expect(said('const f = (a, b) => (a ?? b).some(c);')[0]).toBe('negated: (a ?? b).some(c) -> !(a ?? b).some(c)');
    expect(said('const f = (a, b) => (a ?? b).some(c);')[1]).toBe('quantifier: (a ?? b).some(c) -> (a ?? b).every(c)');
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
    expect(said('const f = ({ g, me, ev }) => { const x = ev.owner; return draw(g, me); };')).toContain('who: me -> ev.owner');
    expect(said('const f = (g, me, who) => give(g, me, who);')).toEqual(['swapped: give(g, me, who) -> give(g, who, me)']);
    expect(said('const f = (g, me) => opponent(g, me) + draw(g, me);')).toEqual([
      'arithmetic: opponent(g, me) + draw(g, me) -> opponent(g, me) - draw(g, me)',
    ]);
    expect(said('const f = (g, me, who) => tradeHands(g, me, who);')).toEqual([]);
    expect(said('const f = (g, me: Player, who) => start(g, { who });')).toEqual(['who: who -> me']);
  });

  it('leave texts, types, imports and messages alone', () => {
    expect(
      said(
        "import { a } from './a.ts';\ntype T = 1 | 2;\nexport const x = { id: 'main', name: 'main', text: 'main', asks: { 'x.y': 'lost' } };\n" +
          'const f = (n: 1) => { throw new Error(`no ${n + 1}`); };\nconst s = `${1 + 1}`;' +
          "\nexport const ALL = ['main', 'any'] as const;",
      ),
    ).toEqual([]);
  });

  it('say where they stand', () => {
    const [m] = mutants('export const healer = alien({\n  power: { clauses: [reaction({ when: () => here() })] },\n});');
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
    expect(
      withMutants(parsed, mutants(RULE))
        .split('\n')
        .findIndex((x) => x.includes('result()')),
    ).toBe(RULE.split('\n').findIndex((x) => x.includes('result()')));
  });
});

describe('tags', () => {
  const known = new Set(['faq-healer-1', 'faq-healer-2', 'dominion-kicker-15']);
  const tagged = (text: string): string[] =>
    tagsOf(parse('a.ts', text), known).map((t) => `${t.id}: ${t.code ? text.slice(t.code.start, t.code.end) : '-'}`);

  it('speak about what begins on their line', () => {
    expect(tagged('const a = {\n  x: 1, // faq-healer-1\n  y: {\n  },\n};')).toEqual(['faq-healer-1: x: 1']);
    expect(tagged('f(\n  a &&\n    b && // faq-healer-2\n    c,\n);')).toEqual(['faq-healer-2: b']);
    expect(tagged('if (x) { // faq-healer-1\n  y();\n}')).toEqual(['faq-healer-1: if (x) { // faq-healer-1\n  y();\n}']);
  });

  it('speak about what follows them when they stand alone', () => {
    expect(tagged('// R3.1, dominion-kicker-15 and faq-healer-1.\nf();\ng();')).toEqual(['dominion-kicker-15: f();', 'faq-healer-1: f();']);
    expect(tagged('/** faq-healer-2 */\nexport const a = () => 1;')).toEqual(['faq-healer-2: export const a = () => 1;']);
    expect(tagged('/** faq-healer-2, faq-healer-9 */\ninterface A {}\nf();')).toEqual(['faq-healer-2: -']);
  });

  it('speak about the operand that is dropped, and not about the others', () => {
    const text = 'const f = (a, b, c) =>\n  a && // faq-healer-1\n  b &&\n  c; // faq-healer-2\n';
    const tags = tagsOf(parse('a.ts', text), known);
    const broken = (id: string): string[] =>
      mutants(text)
        .filter((m) => tags.some((t) => t.id === id && speaksOf(t.code, m)))
        .map((m) => m.replacement.replaceAll(/\s*\/\/.*\s*/g, ' '));
    expect(broken('faq-healer-1')).toEqual(['b']);
    expect(broken('faq-healer-2')).toEqual(['a && b']);
  });

  it('belong together with the tests that carry the id', () => {
    const text =
      "it('[faq-healer-1] [faq-healer-2] heals', () => { a(); });\ndescribe('x', () => { it.each([1])('[faq-x-1] %s', () => b()); });";
    expect(proofsIn({ path: 'a.test.ts', text }).map((p) => [p.id, p.text.length])).toEqual([
      ['faq-healer-1', 57],
      ['faq-healer-2', 57],
      ['faq-x-1', 39],
    ]);
  });
});

describe('a run', () => {
  const FOLDER = 'packages/lab/test/mutate';
  const rule = sourceFiles(`${FOLDER}/toll.ts`);
  const [{ path, text }] = rule;
  const tags = tagsOf(parse(path, text), new Set(['faq-toll-1', 'faq-toll-2']));
  const spoken = ['faq-toll-1', 'faq-toll-2'].map((id): Spoken => ({
    id,
    ids: [id],
    tags: tags.filter((t) => t.id === id),
    tests: ['a test'],
    stamp: id,
  }));
  const tried = (proof: string, store: string | null = null): Promise<Result> =>
    run({
      where: { helpers: [], reload: { has: () => false, module: '' } },
      prepared: prepare([path], rule, { entries: [path], isText: () => false }),
      tests: [`${FOLDER}/${proof}.ts`],
      rulings: spoken,
      wanted: () => true,
      workers: 1,
      fresh: false,
      store,
      most: 400,
      patience: 600,
      progress: () => undefined,
    });
  const living = ({ outcomes }: Result): string[] =>
    outcomes.filter((o) => o.killer === null).map(({ mutant: m }) => `${m.original} -> ${m.replacement}`);
  const statuses = (result: Result): string[] =>
    rulingVerdicts(spoken, judge(result, [], () => text).outcomes).map((v) => `${v.id} ${v.status} ${v.living.length}/${v.mutants}`);

  it('lets live what a weak proof does not notice', async () => {
    const result = await tried('weak');
    expect(living(result)).toEqual([
      '4 -> 5',
      '4 -> 3',
      'all.filter((y) => y.owner === me) -> all',
      'before !== undefined -> false',
      'n * 2 -> n + 2',
      'known.set(n, made); -> ',
    ]);
    expect(statuses(result)).toEqual(['faq-toll-1 covered 1/3', 'faq-toll-2 covered 1/1']);
  });

  it('is satisfied with a strong one, which also tells what is read while modules load from what never ends', async () => {
    const result = await tried('strong');
    // What is remembered is only quicker.
    expect(living(result)).toEqual(['before !== undefined -> false', 'known.set(n, made); -> ']);
    expect(statuses(result)).toEqual(['faq-toll-1 proven 0/3', 'faq-toll-2 proven 0/1']);
    const of = (original: string): (string | boolean | null)[][] =>
      result.outcomes.filter((o) => o.mutant.original === original).map((o) => [o.killer, o.fixed]);
    expect(of('left -= 1;')).toEqual([['timeout', false]]);
    const limit = `${FOLDER}/strong.ts: toll > [faq-toll-2] takes 7 as 4 at most`;
    expect(of('4')).toEqual([
      [limit, true],
      [limit.replace('7 as', '4 as'), true],
    ]);
    const [entry] = result.outcomes
      .filter((o) => o.killer === null)
      .map(({ mutant: m }) => ({ file: m.file, in: m.within, original: m.original, replacement: m.replacement, reason: 'only quicker' }));
    const { files, stale } = judge(result, [entry, { ...entry, original: 'gone' }], () => text);
    expect(files).toEqual([{ file: path, mutants: result.outcomes.length, killed: result.outcomes.length - 2, equivalent: 1 }]);
    expect(stale).toMatchObject([{ original: 'gone' }]);
    const noticed = { ...entry, in: 'countDown', original: 'left -= 1;', replacement: '' };
    expect(judge(result, [entry, noticed], () => text).refuted).toMatchObject([{ in: 'countDown', by: 'timeout' }]);
  });

  it('tries again only what it has not tried', async () => {
    const store = mkdtempSync(join(tmpdir(), 'parley-mutants-'));
    onTestFinished(() => rmSync(store, { recursive: true }));
    const first = await tried('weak', store);
    expect(first.known).toBe(0);
    const again = await tried('weak', store);
    expect([again.known, living(again), statuses(again)]).toEqual([first.outcomes.length, living(first), statuses(first)]);
    const stronger = await tried('strong', store);
    expect([stronger.known, living(stronger).length]).toEqual([0, 2]);
    expect((await tried('weak', store)).known).toBe(first.outcomes.length);
  });

  it('refuses to say anything while tests fail', async () => {
    await expect(tried('red')).rejects.toThrow('is wrong about the rule');
  });
});

describe('verdicts', () => {
  const RULES = 'const f = (a, b) => a < b;\nconst g = (a, b) => [a < b, a < b];';

  it('hold for a mutant and a test as long as the file is the same, and are a hint afterwards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-verdicts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [m, other] = mutants(RULES);
    const first = new Verdicts(folder, false, 'harness', () => RULES);
    first.of(m, 0).passes.add('one').add('two');
    first.of(m, 0).killers.three = 'timeout';
    first.of(other, 0).unloadable = true;
    first.save();

    const second = new Verdicts(folder, false, 'harness', () => RULES);
    expect(second.of(m, 0)).toEqual({
      killers: { three: 'timeout' },
      passes: new Set(['one', 'two']),
      unloadable: false,
      likely: new Set(),
    });
    // What was not asked for this time is kept all the same.
    second.save();
    expect(new Verdicts(folder, false, 'harness', () => RULES).of(other, 0).unloadable).toBe(true);

    const changed = new Verdicts(folder, false, 'harness', () => `${RULES}\n`);
    expect(changed.of(m, 0)).toEqual({ killers: {}, passes: new Set(), unloadable: false, likely: new Set(['three']) });
    expect(new Verdicts(folder, true, 'harness', () => RULES).of(m, 0).passes.size).toBe(0);
    expect(new Verdicts(folder, false, 'another harness', () => RULES).of(m, 0).passes.size).toBe(0);
  });

  it('are of one among several mutants that read the same', () => {
    const verdicts = new Verdicts(null, false, 'harness', () => RULES);
    const [m] = mutants(RULES);
    verdicts.of(m, 0).passes.add('one');
    expect([verdicts.of(m, 1).passes.size, verdicts.of(m, 0).passes.size]).toEqual([0, 1]);
  });

  it('do not care for other tests of the same file, but for what all of them share', () => {
    const outside = (text: string): string => outsideTests({ path: 'a.test.ts', text });
    const file = "const n = 1;\nit('a', () => go(n));\ndescribe('b', () => {\n  const m = 2;\n  it.each([1])('c %i', () => go(m));\n});\n";
    expect(outside(file.replace('go(n)', 'stay(n)').replace('[1]', '[1, 2]'))).toBe(outside(file));
    expect(outside(file.replace('m = 2', 'm = 3'))).not.toBe(outside(file));
    expect(outside("describe.each([1])('b', (m) => {\n  it('c', () => go(m));\n  after(m);\n});")).toContain('after(m)');
  });
});

describe('the summary', () => {
  const spoken = (stamp: string): Spoken => ({ id: 'faq-toll-1', ids: ['faq-toll-1'], tags: [], tests: ['x'], stamp });
  const verdict = { id: 'faq-toll-1', status: 'proven', mutants: 3, living: [], tagged: true, tests: 1 } as const;
  const count = { file: 'a/aliens/b.ts', mutants: 5, killed: 3, equivalent: 1 };
  const made = updated(
    { rulings: { gone: { status: 'proven', stamp: '1' } }, files: { 'gone.ts': { mutants: 1, killed: 1, equivalent: 0 } } },
    [count],
    [verdict],
    [spoken('2')],
    (x) => x !== 'gone.ts',
  );

  it('keeps what was found, and drops what is gone', () => {
    expect(JSON.parse(written(made))).toEqual({
      rulings: { 'faq-toll-1': { status: 'proven', stamp: '2' } },
      files: { 'a/aliens/b.ts': { mutants: 5, killed: 3, equivalent: 1 } },
    });
    const rates = GAMES[0].with(({ mutation }) => killRates(mutation, { ...made, files: { 'a/content/aliens/b.ts': count } }));
    expect(rates).toEqual([
      { name: 'aliens', killed: 3, of: 4 },
      { name: 'all other rules', killed: 0, of: 0 },
    ]);
  });

  it('holds a ruling for proven only while its code and its tests are the same', () => {
    expect([...provenIds(made, [spoken('2')])]).toEqual(['faq-toll-1']);
    expect([...provenIds(made, [spoken('3')])]).toEqual([]);
    const rules = (text: string): Spoken[] => spokenRulings([{ path: 'a.ts', text }], []);
    const [a, b, c] = ['f(1); // faq-healer-1', '\n// x\nf(1); // faq-healer-1', 'f(2); // faq-healer-1'].map((x) => rules(x)[0].stamp);
    expect([a === b, a === c]).toEqual([true, false]);
  });
});

describe('names', () => {
  const where = GAMES[0].with(({ mutation }) => mutation);
  const rules = ['content/aliens/base/healer.ts', 'rules/phases/launch.ts', 'text/healer.ts', 'rules/phases/reveal.ts', 'cosmic.ts'].map(
    (x) => ({ path: `packages/cosmic/${x}`, text: '' }),
  );
  const chosen = (...words: string[]): string[] => select(where, words, rules, []).files.map((x) => x.replace('packages/cosmic/', ''));

  it('are files, folders, aliens and tests', () => {
    expect(chosen('healer')).toEqual(['content/aliens/base/healer.ts']);
    expect(chosen('phases')).toEqual(['rules/phases/launch.ts', 'rules/phases/reveal.ts']);
    expect(chosen('rules')).toEqual(['cosmic.ts', 'rules/phases/launch.ts', 'rules/phases/reveal.ts']);
    expect(chosen('cosmic.ts')).toEqual(['cosmic.ts']);
    expect(chosen('phases/launch.ts', 'packages/cosmic/test/aliens/healer.test.ts')).toEqual([
      'content/aliens/base/healer.ts',
      'rules/phases/launch.ts',
    ]);
    expect(() => chosen('heal')).toThrow(
      '"heal" is no file or folder of the rules, and no ruling that a test or a comment names. Did you mean healer?',
    );
  });

  it('of tests say what they are about, perhaps with a subject', () => {
    const [healer, launch] = rules.map((x) => x.path);
    expect(isOwnTest('packages/cosmic/test/aliens/healer.test.ts', healer)).toBe(true);
    expect(isOwnTest('packages/cosmic/test/aliens/healer-flares.test.ts', healer)).toBe(true);
    expect(isOwnTest('packages/cosmic/test/aliens/healers.test.ts', healer)).toBe(false);
    expect(isOwnTest('packages/cosmic/test/aliens/healer-flares.test.ts', launch)).toBe(false);
    expect(chosen('packages/cosmic/test/aliens/healer-flares.test.ts')).toEqual(['content/aliens/base/healer.ts']);
    const longer = [...rules, { path: 'packages/cosmic/content/aliens/base/healer-more.ts', text: '' }];
    expect(select(where, ['healer-more-flares.test.ts'], longer, []).files).toEqual(['packages/cosmic/content/aliens/base/healer-more.ts']);
  });

  it('own tests are all files of a name, with a subject or without', () => {
    const fungus = sourceFiles('packages/cosmic/content/aliens/incursion/fungus.ts');
    const own = testsFor(where, fungus, 'own', []);
    expect(own).toContain('packages/cosmic/test/aliens/fungus.test.ts');
    expect(own).toContain('packages/cosmic/test/aliens/fungus-flares.test.ts');
    expect(own.every((x) => x.includes('/fungus'))).toBe(true);
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
