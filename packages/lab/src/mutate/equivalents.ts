import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@parley/kernel';
import { fromRoot } from '../shared/paths.ts';
import type { Mutant } from './mutants.ts';

/** A mutant that no test can tell from the rule, and why. It is known by its text, so that it survives being moved. */
export interface Equivalent {
  readonly file: string;
  /** Where in the file, as the list of survivors says it. */
  readonly in: string;
  readonly original: string;
  readonly replacement: string;
  /** The line it stands on, where the same text stands in one place several times. */
  readonly near?: string;
  readonly reason: string;
}

/** One list for each source file, named after it. */
const EQUIVALENTS = fromRoot('packages', 'lab', 'data', 'equivalent');

export const readEquivalents = (): Equivalent[] =>
  globSync('*.json', { cwd: EQUIVALENTS })
    .toSorted()
    .flatMap((name) => checked(JSON.parse(readFileSync(join(EQUIVALENTS, name), 'utf8')), name));

export function checked(given: unknown, list = 'the list'): Equivalent[] {
  if (!Array.isArray(given)) throw new InputError(`equivalent/${list} must hold a list.`);
  return given.map((x: Partial<Equivalent>, i) => {
    const { file, in: where, original, replacement, near, reason } = x;
    const name = `equivalent/${list}, entry ${i + 1} (${file ?? 'no file'})`;
    if (file === undefined || where === undefined || original === undefined || replacement === undefined)
      throw new InputError(`${name} needs file, in, original and replacement.`);
    if (reason === undefined || reason.trim().length < 10)
      throw new InputError(`${name} needs a reason: why can no test tell the two apart?`);
    return { file, in: where, original, replacement, reason, ...(near === undefined ? {} : { near }) };
  });
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The line of the source on which a mutant begins. */
export const nearOf = (m: Mutant, source: string): string => (source.split('\n')[m.line - 1] ?? '').trim();

export const isSame = (e: Equivalent, m: Mutant, source: string): boolean =>
  e.file === m.file &&
  e.in === m.within &&
  plain(e.original) === plain(m.original) &&
  plain(e.replacement) === plain(m.replacement) &&
  (e.near === undefined || plain(e.near) === plain(nearOf(m, source)));
