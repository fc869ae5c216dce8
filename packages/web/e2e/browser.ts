import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { json } from '@parley/kernel';
import { chromium, type Browser } from 'playwright-core';

/** Names another browser than the packaged one: the path of a Chromium. */
const VARIABLE = 'PARLEY_BROWSER';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/**
 * Chosen for tests on a machine of any kind. The package's own list is for serverless functions: among it `--single-process`, with which
 * pages hang and close once several are open. Nothing here needs a sandbox (only our own pages are opened, often as root) or a GPU.
 */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none', '--no-pings'];

interface Program {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
  /** What it is, for people. */
  readonly name: string;
}

/** The browser of all tests and pictures: the packaged one, wherever they run, unless the variable names another. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await program();
  return chromium.launch({ executablePath: path, args: ARGUMENTS, env });
}

/** Which browser that is, with its version. */
export async function browserName(): Promise<string> {
  const { path, env, name } = await program();
  const { stdout } = await promisify(execFile)(path, ['--version', '--no-sandbox'], { env });
  return `${stdout.trim()} (${name})`;
}

async function program(): Promise<Program> {
  const named = process.env[VARIABLE];
  if (named === undefined || named === '') return packaged();
  if (!existsSync(named)) throw new Error(`${VARIABLE} names ${named}, and there is no such file.`);
  return { path: named, env: process.env, name: `named by ${VARIABLE}` };
}

async function packaged(): Promise<Program> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `The packaged browser runs on linux-x64, and this is ${process.platform}-${process.arch}. ` +
        `Put the path of a Chromium into the variable ${VARIABLE}.`,
    );
  const manifest = join(PACKAGE, 'package.json');
  const { version } = json.read(json.fields({ version: json.text }), readFileSync(manifest, 'utf8'), manifest);
  const folder = join(CACHE, `browser-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { path: join(folder, 'chromium'), env, name: `packaged, ${version}` };
}

const UNPACK = `
const { inflate } = await import('@sparticuz/chromium');
for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(process.argv[1] + '/bin/' + part);
`;

/**
 * Unpacks the browser with its libraries and fonts. The package does so into the temporary folder and takes what it finds there, so it is
 * given a new one, in a process of its own. Several workers may unpack at once: the first wins.
 */
async function unpack(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'unpacking-'));
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, PACKAGE], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, TMPDIR: fresh },
  });
  const fonts = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  writeFileSync(
    join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig>${fonts}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true });
  }
}
