import { describe, expect, it } from 'vitest';
import { castFaults, castsIn } from '../src/guard/casts.ts';
import { tellFault, type Floors } from '../src/guard/floors.ts';

const casts = (text: string): string[] => castsIn({ path: 'x.ts', text }).map(({ line, as }) => `${line} ${as}`);

describe('casts', () => {
  it('are found, each by itself', () => {
    expect(casts('const a = b as C;\nconst d = (e as unknown as F<G>).h;')).toEqual(['1 C', '2 F<G>', '2 unknown']);
    expect(casts('const a = <C>b;')).toEqual(['1 C']);
  });

  it('are not what claims nothing', () => {
    expect(
      casts(
        "import { a as b } from './a.ts';\nexport { b as c };\nimport * as d from 'd';\nconst e = [1] as const;\nconst f = g satisfies H;",
      ),
    ).toEqual([]);
  });

  it('are too many when there are more than the package lets be, tests aside', () => {
    const floors = (limit: number): Floors => ({ in: '', order: [], outside: {}, casts: limit });
    const files = [
      { path: 'packages/house/rules/a.ts', text: 'const a = b as C;\nconst d = e as F;' },
      { path: 'packages/house/test/a.test.ts', text: 'const a = b as C;' },
      { path: 'packages/house/web/test/a.ts', text: 'const a = b as C;' },
    ];
    expect(castFaults({ name: 'house', floors: floors(2), files })).toEqual([]);
    const said = castFaults({ name: 'house', floors: floors(1), files }).map(tellFault);
    expect(said[0]).toMatch(/^packages\/house\/floors\.json:1 lets 1 casts be, and there are 2: let a type guard look/);
    expect(said.slice(1)).toEqual(['packages/house/rules/a.ts:1 casts: as C', 'packages/house/rules/a.ts:2 casts: as F']);
  });
});
