import type { SourceFile } from '../shared/files.ts';
import { literalOf, parse } from '../shared/syntax.ts';
import { testCalls } from '../shared/test-calls.ts';

/** The titles of the tests and suites in a file that do run. */
export const testTitles = ({ path, text }: SourceFile): string[] =>
  testCalls(parse(path, text).program)
    .map(({ args: [title] }) => literalOf(title))
    .filter((title) => title !== '');

export interface Named {
  readonly id: string;
  readonly path: string;
}

/** The ids in square brackets in the titles of these tests. */
export const idsInTitles = (files: readonly SourceFile[]): Named[] =>
  files.flatMap((file) =>
    testTitles(file).flatMap((title) =>
      [...title.matchAll(/\[([^[\]]+)\]/g)].flatMap(([, inside]) => inside.split(/[\s,;]+/)).map((id) => ({ id, path: file.path })),
    ),
  );
