import { existsSync, globSync, readFileSync } from 'node:fs';
import { fromRoot, ROOT } from './paths.ts';

export interface SourceFile {
  /** From the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files that match these patterns, by path. */
export const sourceFiles = (...patterns: readonly string[]): SourceFile[] =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));

export const readIfThere = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);
