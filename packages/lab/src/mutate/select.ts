import { spawnSync } from 'node:child_process';
import { InputError } from '@parley/kernel';
import { sourceFiles, type SourceFile } from '../shared/files.ts';
import { ROOT } from '../shared/paths.ts';
import type { MutationTargets } from '../contract/game-lab.ts';
import type { Spoken } from './rulings.ts';

export interface Selection {
  /** The files to break. */
  readonly files: readonly string[];
  /** Only what these rulings speak about; empty: everything in the files. */
  readonly rulings: readonly string[];
}

const base = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.test)?\.ts$/, '');
const TEST = /\.test\.ts$/;

/** What the words of the command mean: files, folders, groups of files, ids of rulings. */
export function select(
  where: MutationTargets,
  words: readonly string[],
  rules: readonly SourceFile[],
  spoken: readonly Spoken[],
): Selection {
  const all = rules.map((f) => f.path).filter((f) => where.isRule(f));
  if (words.length === 0) return { files: all, rulings: [] };
  const files = new Set<string>();
  const rulings: string[] = [];
  for (const given of words) {
    const ruling = spoken.find((s) => s.id === given);
    if (ruling) {
      rulings.push(given);
      for (const t of ruling.tags) if (where.isRule(t.file)) files.add(t.file);
      continue;
    }
    const found = filesCalled(where, given, all);
    if (found.length === 0)
      throw new InputError(
        `"${given}" is no file or folder of the rules, and no ruling that a test or a comment names.${near(given, all)}`,
      );
    for (const f of found) files.add(f);
  }
  if (rulings.length > 0 && rulings.length < words.length) throw new InputError('Name rulings or files, but not both.');
  return { files: [...files].sort(), rulings };
}

function filesCalled({ groups }: MutationTargets, given: string, all: readonly string[]): string[] {
  const path = given.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  // A test stands for what it tests.
  if (TEST.test(path)) return testedBy(path, all);
  const group = groups.findIndex((g) => g.id === path);
  if (group >= 0) return all.filter((f) => groups.findIndex((g) => g.has(f)) === group);
  const exact = all.filter((f) => f === path || f.endsWith(`/${path}`) || f.endsWith(`/${path}.ts`));
  const folder = all.filter((f) => f.startsWith(`${path}/`) || f.includes(`/${path}/`));
  // A file may have a folder of its name beside it.
  if (exact.length + folder.length > 0) return [...exact, ...folder];
  // What stands by itself, such as a card, is meant rather than a rule of that name.
  const single = all.filter((f) => groups[0].has(f) && base(f) === path);
  return single.length > 0 ? single : all.filter((f) => base(f) === path);
}

function near(given: string, all: readonly string[]): string {
  const word = given.toLowerCase().replaceAll(/[^a-z]/g, '');
  const alike = [...new Set(all.map(base))].filter(
    (x) => word.length > 2 && (x.replaceAll('-', '').includes(word) || word.includes(x.replaceAll('-', ''))),
  );
  return alike.length > 0 ? ` Did you mean ${alike.slice(0, 5).join(', ')}?` : '';
}

/** The rules that differ from the main branch, and those whose tests do. */
export function changedFiles({ isRule }: MutationTargets, all: readonly string[]): string[] {
  const git = (...args: string[]): string[] => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new InputError(`--changed asks git what differs from the branch main, and git says: ${stderr.trim()}`);
    return stdout.split('\n').filter((x) => x !== '');
  };
  const [from] = git('merge-base', 'HEAD', 'main');
  const changed = [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
  const tested = new Set(changed.filter((x) => TEST.test(x)).flatMap((x) => testedBy(x, all)));
  return all.filter((f) => isRule(f) && (changed.includes(f) || tested.has(f)));
}

/** Which test files are run: those that may come by the files, or only those of the same name, or none; and those that carry these ids. */
export function testsFor(
  { scenarios, isSingle }: MutationTargets,
  targets: readonly SourceFile[],
  which: 'all' | 'own' | 'none',
  ids: readonly string[],
): string[] {
  const tests = sourceFiles(scenarios);
  const names = targets.flatMap(({ path, text }) => [base(path), ...[...text.matchAll(/\bid: '([\w-]+)'/g)].map((m) => m[1])]);
  const named = new RegExp(`(?<![\\w-])(?:${[...new Set(names)].join('|')})(?![\\w-])`);
  const comesBy = (t: SourceFile): boolean => !targets.every((f) => isSingle(f.path)) || named.test(t.text);
  const isOwn = (t: SourceFile): boolean => targets.some((f) => isOwnTest(t.path, f.path));
  const fits = which === 'all' ? comesBy : which === 'own' ? isOwn : () => false;
  return tests.filter((t) => fits(t) || ids.some((id) => t.text.includes(id))).map((t) => t.path);
}

/** Is this a test file of that file of the rules: of its name, or of its name and a subject: `healer-zapped.test.ts`? */
export const isOwnTest = (test: string, file: string): boolean => base(test) === base(file) || base(test).startsWith(`${base(file)}-`);

/** What a test file is about. Of files whose names begin one another it is the one with the longest. */
function testedBy(test: string, all: readonly string[]): string[] {
  const own = all.filter((f) => isOwnTest(test, f));
  const longest = Math.max(...own.map((f) => base(f).length));
  return own.filter((f) => base(f).length === longest);
}

/** Is a test about this one file though others are in its file of tests too: `healer: ...`? */
export const isCalledAfter = (title: string, file: string): boolean =>
  title.startsWith(`${base(file)}: `) || title.includes(` > ${base(file)}: `);
