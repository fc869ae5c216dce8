import { describe, expect, it } from 'vitest';
import { singleCases, tellClaim } from '../src/guard/claims.ts';
import { sourceFiles } from '../src/shared/files.ts';

/** Built from pieces, so that this file itself names no ruling. */
const id = `[${'faq-void-1'}]`;
const HELPERS = {
  path: 'test/help.ts',
  text: `import { table } from '@parley/cosmic/test/lab/table.ts';
    export const fight = (hands: object) => table({ red: 'void' }, { hands });
    const variant = (options: object) => (more: object) => table({}, { options, ...more });
    export const techTable = variant({ technology: true });
    export function attack(): void { const t = fight({}); return t; }
    export const totals = (t: object): number[] => [t.length];`,
};
const HEAD = `import { fight, attack, techTable, totals } from './help.ts';\nimport { table } from '@parley/cosmic/test/lab/table.ts';\n`;

const found = (title: string, body: string, call = 'it'): string[] =>
  singleCases([HELPERS, { path: 'test/void.test.ts', text: `${HEAD}${call}('${title}', () => {\n${body}\n});` }]).map((x) => x.title);
const every = `${id} eradicates every ship`;

describe('titles that speak of many', () => {
  it('need two cases at least', () => {
    expect(found(every, `const t = table({}, {}); t.run(); expect(t.out('red')).toBe(2);`)).toEqual([every]);
    expect(found(every, `const t = fight({}); t.run();`)).toEqual([every]);
    expect(found(every, `const t = attack(); expect(totals(t)).toEqual([1]);`)).toEqual([every]);
    expect(found(every, `const t = techTable({});`)).toEqual([every]);
    expect(found(every, `for (const n of [1]) { const t = fight({ n }); }`)).toEqual([every]);
    expect(found(every, `const t = fight({ n });`, 'it.each([[1]])')).toEqual([every]);
  });

  it('have them in tables, encounters, rows and rounds of a loop', () => {
    expect(found(every, `const t = fight({}); const u = attack();`)).toEqual([]);
    expect(found(every, `const t = fight({}); t.run(); t.run();`)).toEqual([]);
    expect(found(every, `const t = fight({}); t.run(); t.until('red', 'launch.aim');`)).toEqual([]);
    expect(found(every, `for (const n of [1, 2]) { const t = fight({ n }); }`)).toEqual([]);
    expect(found(every, `for (const n of [[1, 2], [3, 4]]) fight({ n });`)).toEqual([]);
    expect(found(every, `for (const n of NUMBERS) fight({ n });`)).toEqual([]);
    expect(found(every, `const t = fight({}); for (const p of ['red', 'blue']) expect(t.out(p)).toBe(1);`)).toEqual([]);
    expect(found(every, `expect(['a', 'b'].map((x) => fight({ x }))).toEqual([]);`)).toEqual([]);
    expect(found(every, `const t = fight({ n });`, 'it.each([[1], [2]])')).toEqual([]);
    // A whole list of things, without a table.
    expect(found(every, `expect(ALIENS.every((a) => a.power)).toBe(true);`)).toEqual([]);
  });

  it('are those with a ruling and a word for many', () => {
    const body = `const t = fight({});`;
    for (const word of ['any', 'all', 'each', 'Every'])
      expect(found(`${id} takes ${word} ship`, body)).toEqual([`${id} takes ${word} ship`]);
    expect(found('takes every ship', body)).toEqual([]);
    expect(found(`${id} takes a ship`, body)).toEqual([]);
    expect(found(`${id} does nothing at all`, body)).toEqual([]);
    expect(found(`${id} they see each other`, body)).toEqual([]);
  });

  it('are all shown to hold', () => {
    const files = sourceFiles('packages/cosmic/test/**/*.ts');
    expect(files.length).toBeGreaterThan(200);
    expect(singleCases(files).map(tellClaim)).toEqual([]);
  });
});
