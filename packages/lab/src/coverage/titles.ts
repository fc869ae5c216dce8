import type { SourceFile } from '../shared/files.ts';
import { closing, mask } from '../shared/source.ts';

/** The titles of the tests and suites in a file that do run. */
export function testTitles(text: string): string[] {
  const code = mask(text);
  const out: string[] = [];
  const call = /(?<![\w$.])(x?)(describe|suite|it|test)((?:\s*\.\s*\w+)*)\s*(?=\()/g;
  for (let m = call.exec(code); m; m = call.exec(code)) {
    const modifiers = m[3].split('.').map((x) => x.trim());
    let open = call.lastIndex;
    // it.each(table)(title), it.skipIf(condition)(title)
    if (modifiers.some((x) => ['each', 'for', 'skipIf', 'runIf'].includes(x))) {
      open = closing(code, open);
      while (/\s/.test(code[open] ?? '')) open++;
    }
    if (code[open] !== '(') continue;
    if (m[1] === 'x' || modifiers.includes('skip') || modifiers.includes('todo')) call.lastIndex = closing(code, open);
    else out.push(literalAt(text, code, open + 1));
  }
  return out.filter((title) => title !== '');
}

/** One literal, or several joined with +. */
function literalAt(text: string, code: string, from: number): string {
  let title = '';
  for (let i = from; ;) {
    while (/\s/.test(code[i] ?? '')) i++;
    if (!['"', "'", '`'].includes(code[i])) return title;
    const end = code.indexOf(code[i], i + 1);
    if (end < 0) return title;
    title += text.slice(i + 1, end);
    i = end + 1;
    while (/\s/.test(code[i] ?? '')) i++;
    if (code[i] !== '+') return title;
    i++;
  }
}

export interface Named {
  readonly id: string;
  readonly path: string;
}

/** The ids in square brackets in the titles of these tests. */
export const idsInTitles = (files: readonly SourceFile[]): Named[] =>
  files.flatMap(({ path, text }) =>
    testTitles(text).flatMap((title) =>
      [...title.matchAll(/\[([^[\]]+)\]/g)].flatMap(([, inside]) => inside.split(/[\s,;]+/)).map((id) => ({ id, path })),
    ),
  );
