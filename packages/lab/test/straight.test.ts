import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { mask } from '../src/shared/source.ts';
import { sourceFiles } from '../src/shared/files.ts';
import { fromRoot, ROOT } from '../src/shared/paths.ts';
import { straightened, takersOfFlows } from '../src/straight/transform.ts';
import { playGames } from './straight-games.ts';

const straight = (text: string, others: { readonly [path: string]: string } = {}): string => {
  const files = Object.entries({ ...others, 'a/one.ts': text }).map(([path, t]) => ({ path, text: t }));
  return straightened({ path: 'a/one.ts', text }, takersOfFlows(files));
};

describe('the straight build', () => {
  it('makes plain functions and calls of flows', () => {
    expect(straight('export function* turn(g: Cosmic): Flow { yield* start(g); }')).toBe(
      'export function turn(g: Cosmic): Flow { start(g); }',
    );
    expect(straight('const a = { at: 1, *commit({ g }) { if (yield* ask(g)) yield* b(g); } };')).toBe(
      'const a = { at: 1, commit({ g }) { if (ask(g)) b(g); } };',
    );
  });

  it('makes a question a call that comes back with the answer', () => {
    expect(straight('function* ask(d: Decision): Flow<Answer> { return (yield { d, n: [1, 2] }) as Answer; }')).toBe(
      "import { pause } from '../table/advance.ts';function ask(d: Decision): Flow<Answer> { return (pause({ d, n: [1, 2] })) as Answer; }",
    );
  });

  it('hands a flow over as a function that starts it', () => {
    const because = 'export const because = <T>(g: Game, why: string, flow: Flow<T>): Flow<T> => run(g, why, flow);\n';
    const run = 'function* run<T>(g: Game, why: string, flow: Flow<T>): Flow<T> { return yield* flow; }';
    expect(straight(because + run)).toBe(because + 'function run<T>(g: Game, why: string, flow: Flow<T>): Flow<T> { return flow(); }');
    const using = "import { because } from './why.ts';\nconst f = (g: Game): Flow => because(g, ...why(g), settle(g, 1));";
    expect(straight(using, { 'a/why.ts': because })).toContain('because(g, ...why(g), () => (settle(g, 1)))');
    // Another function of that name takes none.
    expect(straight(using, { 'b/why.ts': because })).toBe(using);
  });

  it('leaves alone what goes through things one by one, comments and texts', () => {
    const text = "function* each(g: Cosmic): Iterable<number> { yield 1; }\n// yield* here\nconst a = 'yield* there';";
    expect(straight(text)).toBe(text);
  });

  it('refuses a flow that is kept for later', () => {
    expect(() => straight('function* f(g: Cosmic): Flow {\n  const later = g.run();\n  yield* later;\n}')).toThrow(
      'a/one.ts:3 cannot be part of the straight build: the flow later is kept for later.',
    );
  });

  it('refuses a flow that may be none: to look at it would run it', () => {
    expect(() => straight('const zap = (g: Cosmic): Flow<boolean> | null => (g.n > 0 ? play(g) : null);')).toThrow(
      'a/one.ts:1 cannot be part of the straight build: a flow that may be none would be run to find out.',
    );
  });

  it('can be made of all the rules', () => {
    const files = sourceFiles('packages/{kernel/src,cosmic/{rules,content,effects}}/**/*.ts');
    const later = takersOfFlows(files);
    for (const file of files) {
      const code = mask(stripTypeScriptTypes(straightened(file, later)));
      // Only what goes through things one by one may be left.
      if (/\byield\b/.test(code)) expect(file.text, file.path).toMatch(/\): (?:Iterable|Generator)</);
      if (!/\): (?:Iterable|Generator)</.test(file.text)) expect(code, file.path).not.toMatch(/\byield\b|function\s*\*/);
    }
  });

  it('plays every game as the other one does', () => {
    const hooks = fromRoot('packages/lab/src/straight/hooks.ts');
    const script = fromRoot('packages/lab/test/straight-games.ts');
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', hooks, script, 'print', '0', '24'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n'), stderr).toEqual(playGames(0, 24));
  });
});
