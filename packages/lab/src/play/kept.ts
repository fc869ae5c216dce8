import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashText } from '@parley/kernel';
import { fromRoot } from '../shared/paths.ts';

/**
 * Every game is kept in a file of its own after each decision, until it is over: nobody loses one by leaving it or by
 * losing power.
 */
const FOLDER = '.cache/play';

/** The file of the game with this seed, from the project's folder. */
export const keptAs = (seed: string): string => `${FOLDER}/${(hashText(seed) >>> 0).toString(16).padStart(8, '0')}.json`;

export function keep(seed: string, text: string): void {
  const file = fromRoot(keptAs(seed));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export const forget = (seed: string): void => rmSync(fromRoot(keptAs(seed)), { force: true });

/** The game that was left last, or null. */
export function latestKept(): string | null {
  if (!existsSync(fromRoot(FOLDER))) return null;
  const files = readdirSync(fromRoot(FOLDER)).filter((file) => file.endsWith('.json'));
  const age = (file: string): number => statSync(fromRoot(FOLDER, file)).mtimeMs;
  const newest = files.toSorted((a, b) => age(b) - age(a)).at(0);
  return newest === undefined ? null : `${FOLDER}/${newest}`;
}
