/**
 * Pictures. Without arguments those of the README, into docs/pictures; with --all every scene at every size, dark and light, into
 * .cache/shots, to be looked at. `--all --only reveal,deal --size 390x844 --theme light` makes fewer.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { gather } from './gather.ts';
import { newPerson, signIn, type Look } from './open.ts';
import { startServer } from './server.ts';

// The game whose tables are pictured.
const { scenes: ALL } = await import('@parley/cosmic/scenes');

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    size: { type: 'string', default: '1440x900,1024x768,820x1180,390x844' },
    theme: { type: 'string', default: 'dark,light' },
  },
});

interface Picture {
  /** A scene of the table, or 'landing'. */
  readonly of: string;
  readonly size: string;
  readonly theme: string;
}

const DOCS: readonly Picture[] = [
  { of: 'landing', size: '1440x900', theme: 'dark' },
  { of: 'reveal', size: '1440x900', theme: 'dark' },
  { of: 'deal', size: '1440x900', theme: 'dark' },
  { of: 'reveal', size: '390x844', theme: 'dark' },
];

const everything = (): readonly Picture[] =>
  (values.only?.split(',') ?? ['landing', ...ALL.map((s) => s.name)]).flatMap((of) =>
    values.size.split(',').flatMap((size) => values.theme.split(',').map((theme) => ({ of, size, theme }))),
  );

const out = fileURLToPath(new URL(values.all ? '../../../.cache/shots' : '../../../docs/pictures', import.meta.url));
mkdirSync(out, { recursive: true });
const server = await startServer({ FIXED_SEED: 'shots' });
const browser = await launchBrowser();
let failed = 0;
try {
  for (const { of, size, theme } of values.all ? everything() : DOCS) {
    const name = `${of}-${size}-${theme}.png`;
    const [width, height] = size.split('x').map(Number);
    const look: Look = { width, height, touch: width < 768, theme: theme === 'light' ? 'light' : 'dark' };
    const faults = await take(of, look, join(out, name)).catch((error: unknown) => [String(error)]);
    for (const fault of faults) console.log(`${name}: ${fault}`);
    failed += faults.length;
    console.log(name);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;

/** Takes one picture and says what the page complained about. */
async function take(of: string, look: Look, path: string): Promise<readonly string[]> {
  const scene = ALL.find((s) => s.name === of);
  if (scene) {
    const { page, others, faults, leave } = await gather(browser, server.address, scene, look);
    try {
      await scene.play(page, others);
      await picture(page, path);
      return faults;
    } finally {
      await leave();
    }
  }
  const { page, context, faults } = await newPerson(browser, look, await signIn(server.address, 'Mira'));
  await page.goto(server.address);
  await page.locator('main h1').waitFor();
  // The picture of a table comes after the page.
  await page.waitForLoadState('networkidle');
  await picture(page, path);
  await context.close();
  return faults;
}

async function picture(page: Page, path: string): Promise<void> {
  // Fonts and hovered hints are there a moment later.
  await page.waitForTimeout(400);
  await page.screenshot({ path });
}
