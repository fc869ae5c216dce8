import { describe, expect, it } from 'vitest';
import { forgottenFlows, tellForgotten } from '../src/guard/flows.ts';
import { sourceFiles } from '../src/shared/files.ts';

const FLOWS = `
  export function settle<S>(g: Game<S>): Flow { return NOTHING; }
  export function* loseShips(g: Cosmic, n: number): Flow<number> { yield* settle(g); return n; }
  export function event(name: string): (g: Cosmic, ev: object) => Flow { return (g, ev) => settle(g); }
  export interface Alien { redeal?(g: Cosmic): Flow; readonly start: (g: Cosmic) => Flow }
  export const plain = (g: Cosmic): number => g.n;
`;
const HEAD = `import { settle, loseShips, event, plain } from './flows.ts';\nconst divert = event('ships.divert');\n`;

const found = (body: string): string[] =>
  forgottenFlows([
    { path: 'flows.ts', text: FLOWS },
    { path: 'used.ts', text: `${HEAD}function* run(g: Cosmic): Flow {\n${body}\n}` },
  ]).map((f) => `${f.line - 3} ${f.name}`);

describe('flows called without yield*', () => {
  it('finds a bare call of a flow', () => {
    expect(found('settle(g);')).toEqual(['1 settle']);
    expect(found('yield* settle(g);\nloseShips(g, 3);')).toEqual(['2 loseShips']);
    expect(found('loseShips(\n  g,\n  3,\n);')).toEqual(['1 loseShips']);
  });

  it('finds one behind a condition, a loop, a case or an operator', () => {
    expect(found('if (g.n > 0) settle(g);')).toEqual(['1 settle']);
    expect(found('if (x) {\n  y();\n} else settle(g);')).toEqual(['3 settle']);
    expect(found('for (const p of g.players) loseShips(g, p);')).toEqual(['1 loseShips']);
    expect(found('switch (x) {\n  case 1:\n    settle(g);\n    break;\n}')).toEqual(['3 settle']);
    expect(found('y();\ng.open && settle(g);')).toEqual(['2 settle']);
    expect(found('g.players.forEach((p) => loseShips(g, p));')).toEqual(['1 loseShips']);
  });

  it('finds methods that are flows, and flows made from others', () => {
    expect(found('alien.redeal?.(g);')).toEqual(['1 redeal']);
    expect(found('alien.start(g);')).toEqual(['1 start']);
    expect(found('divert(g, {});')).toEqual(['1 divert']);
  });

  it('leaves calls alone that are used or are no flows', () => {
    expect(found('const n = yield* loseShips(g, 3);\nreturn n;')).toEqual([]);
    expect(found('const later = settle(g);\nyield* later;')).toEqual([]);
    expect(found("yield* because(g, 'rule', 'R1', -1, settle(g));")).toEqual([]);
    expect(found('return g.open ? settle(g) : loseShips(g, 1);')).toEqual([]);
    expect(found('return { run: () => settle(g), settle(x: number) { return x; } };')).toEqual([]);
    expect(found("plain(g);\n// settle(g);\nsay('settle(g);');")).toEqual([]);
    expect(found('queue.push(settle(g));')).toEqual([]);
  });

  it('tells flows from other functions of the same name by where they are imported from', () => {
    const files = [
      { path: 'a/flows.ts', text: 'export function* turn(g: Cosmic): Flow {}' },
      { path: 'b/plain.ts', text: 'export function turn(g: Cosmic): void {}' },
      { path: 'c/one.ts', text: "import { turn } from '../a/flows.ts';\nfunction run() {\n  turn(g);\n}" },
      { path: 'c/two.ts', text: "import { turn } from '../b/plain.ts';\nfunction run() {\n  turn(g);\n}" },
      { path: 'c/three.ts', text: "import { turn } from '@parley/kernel';\nfunction run() {\n  turn(g);\n}" },
    ];
    expect(forgottenFlows(files).map((f) => `${f.path}:${f.line}`)).toEqual(['c/one.ts:3', 'c/three.ts:3']);
  });

  it('finds none in the rules', () => {
    const files = sourceFiles('packages/{kernel/src,kit/src/content,kit/src/zones,*/rules,*/content,*/effects}/**/*.ts');
    expect(files.length).toBeGreaterThan(50);
    expect(forgottenFlows(files).map(tellForgotten)).toEqual([]);
  });
});
