import { InputError } from '@parley/kernel';
import { readIfThere } from '../shared/files.ts';
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

export const EQUIVALENTS = fromRoot('packages', 'lab', 'data', 'equivalent.json');

export const readEquivalents = (): Equivalent[] => checked(JSON.parse(readIfThere(EQUIVALENTS) ?? '[]'));

export function checked(given: unknown): Equivalent[] {
  if (!Array.isArray(given)) throw new InputError('equivalent.json must hold a list.');
  return given.map((x: Partial<Equivalent>, i) => {
    const { file, in: where, original, replacement, near, reason } = x;
    const name = `equivalent.json, entry ${i + 1} (${file ?? 'no file'})`;
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
