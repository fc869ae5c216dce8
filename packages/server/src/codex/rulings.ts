import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ruling } from '../protocol.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Written by `node packages/server/src/codex/write-rulings.ts` for places where the tests are not. */
export const RULINGS_FILE = fileURLToPath(new URL('../../data/rulings.json', import.meta.url));

/** The rulings that tests prove: in a clone read from the tests' titles, elsewhere from what was written at build time. */
export function readRulings(): Ruling[] {
  const found = collectRulings();
  if (found.length > 0 || !existsSync(RULINGS_FILE)) return found;
  return JSON.parse(readFileSync(RULINGS_FILE, 'utf8')) as Ruling[];
}

/** Looks for tests with the ids of rulings in their titles: `it('[faq-vacuum-2] all four colonies go', ...)`. */
export function collectRulings(root = ROOT): Ruling[] {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .flatMap((name) => testFiles(join(packages, name, 'test')))
    .flatMap((file) => rulingsIn(readFileSync(file, 'utf8'), relative(root, file).split(sep).join('/')))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

function testFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(dir, name));
}

const TITLE = /(?<![\w$.])(?:it|test)\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

export function rulingsIn(text: string, file: string): Ruling[] {
  return [...text.matchAll(TITLE)].flatMap(([, , whole]) => {
    const ids = [...whole.matchAll(/\[([^[\]]+)\]/g)].flatMap(([, inside]) => inside.split(/[\s,;]+/));
    const title = whole
      .replace(/\[[^[\]]+\]/g, '')
      .replace(/\\(.)/g, '$1')
      .trim();
    return ids.filter((id) => /^[a-z]+(?:-[a-z0-9]+)+$/.test(id)).map((id) => ({ id, title, file }));
  });
}
