import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's Chromium where there is one, otherwise the one that comes as a package. */
export async function launchBrowser(): Promise<Browser> {
  const own = SYSTEM.find((path) => existsSync(path));
  return own === undefined
    ? chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args })
    : chromium.launch({ executablePath: own, args: ['--no-sandbox'] });
}
