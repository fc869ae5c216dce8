import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
/** Everything that ends up in the pages. */
const SOURCES = [
  'src/**',
  'public/**',
  'index.html',
  'vite.config.ts',
  '../{kernel,kit}/src/**',
  '../server/src/protocol/**',
  // Games: their parts for browsers, and what those use of the rest.
  '../*/client.ts',
  '../*/{data,ids,rules,content,text,view,web}/**',
];

const KEPT = 3_600_000;

/** The folder with the pages as the sources make them now. They are made once for each state of the sources. */
export async function pages(): Promise<string> {
  const hash = createHash('sha1');
  for (const file of globSync(SOURCES, { cwd: WEB, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(file).update(readFileSync(file));
  const made = join(CACHE, `pages-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(made)) await make(made);
  return made;
}

/** In a process of its own, since a test is no place for a production build. Two may make the same pages at once: the first wins. */
async function make(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'making-'));
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error', '--outDir', fresh, '--emptyOutDir'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  forgetOld();
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true });
  }
}

/** Pages of earlier sources. Recent ones may be in use. */
function forgetOld(): void {
  for (const name of globSync('pages-*', { cwd: CACHE })) {
    const folder = join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT) rmSync(folder, { recursive: true, force: true });
  }
}
