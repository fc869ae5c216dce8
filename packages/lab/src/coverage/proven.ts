import type { Ruling } from '@parley/kernel';
import type { SourceFile } from '../shared/files.ts';
import { testTitles } from './titles.ts';

const BRACKETS = /\[([^[\]]+)\]/g;
/** 'faq-vacuum-2': brackets in a title may hold other things. */
const ID = /^[a-z]+(?:-[a-z0-9]+)+$/;

/** The rulings that these tests prove, with what they say about them: `it('[faq-vacuum-2] all four colonies go', ...)`. */
export const rulingsIn = (files: readonly SourceFile[]): Ruling[] =>
  files
    .flatMap((file) =>
      testTitles(file).flatMap((whole) => {
        const ids = [...whole.matchAll(BRACKETS)].flatMap(([, inside]) => inside.split(/[\s,;]+/));
        const title = whole.replace(BRACKETS, '').replace(/\s+/g, ' ').trim();
        return ids.filter((id) => ID.test(id)).map((id) => ({ id, title, file: file.path }));
      }),
    )
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }) || a.file.localeCompare(b.file, 'en'));
