import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { MutationTargets } from '../contract/game-lab.ts';
import { sourceFiles, type SourceFile } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { withMemory, withMutants } from './schemata.ts';
import { parse } from '../shared/syntax.ts';
import { unionsOf } from './unions.ts';

/** Where what was made and found is kept. */
export const STORE = fromRoot('.cache', 'mutants');

export const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex').slice(0, 24);
};

/** Others may read it while it is written: they find all of it or what was there before. */
export function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** Kernel and kit are loaded with every game, and remember things for it. */
const COMMON = 'packages/{kernel,kit}/src/**/*.ts';
/** Everything that is loaded while mutants of a game are tried. */
export const loadedSources = ({ sources }: MutationTargets): SourceFile[] => sourceFiles(COMMON, sources);

/** The part of this tool that decides what the prepared files look like. */
const ownHash = (): string =>
  hashOf(
    ...['mutants.ts', 'prepare.ts', 'schemata.ts', '../shared/syntax.ts', 'unions.ts'].map((x) =>
      readFileSync(new URL(x, import.meta.url), 'utf8'),
    ),
  );

export interface Prepared {
  readonly entries: readonly string[];
  /** The prepared file of every source that is loaded, by path. */
  readonly files: { readonly [path: string]: string };
  /** The mutants of every file that is broken, in the order of their numbers. */
  readonly mutants: ReadonlyMap<string, readonly Mutant[]>;
}

/** The mutants of these files of the rules. */
export function mutantsIn(rules: readonly SourceFile[], targets: readonly string[]): Map<string, readonly Mutant[]> {
  const unions = unionsOf(rules);
  const wanted = new Set(targets);
  const chosen = rules.filter((f) => wanted.has(f.path));
  return new Map(chosen.map(({ path, text }) => [path, mutantsOf(parse(path, text), unions)]));
}

/** Writes all sources as they are loaded while mutants of the targets are tried. What was written before is not written again. */
export function prepare(
  targets: readonly string[],
  sources: readonly SourceFile[],
  { entries, isText }: Pick<MutationTargets, 'entries' | 'isText'>,
): Prepared {
  const mutants = mutantsIn(
    sources.filter((f) => !/^packages\/(?:kernel|kit)\//.test(f.path)),
    targets,
  );
  const own = ownHash();
  const folder = join(STORE, 'sources');
  mkdirSync(folder, { recursive: true });
  const files: { [path: string]: string } = {};
  for (const { path, text } of sources) {
    const list = mutants.get(path);
    const file = join(folder, `${hashOf(own, path, text, list ? JSON.stringify(list) : '')}.mjs`);
    if (!existsSync(file)) {
      const parsed = parse(path, text);
      writeWhole(
        file,
        plainScript(
          list
            ? withMutants(parsed, list) // What texts remember is costly to make again for every test.
            : isText(path)
              ? text
              : withMemory(parsed),
        ),
      );
    }
    files[path] = file;
  }
  return { entries, files, mutants };
}

/** Without the warning that Node may do this otherwise one day. */
function plainScript(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}
