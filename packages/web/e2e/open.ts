import type { Quick } from '@parley/server/protocol';
import type { Page } from 'playwright-core';

export interface GameOptions {
  readonly players?: number;
  /** How fast things move; 0: not at all. */
  readonly speed?: number;
  readonly theme?: 'dark' | 'light';
}

/** Starts a game against rookies and opens it. */
export async function openQuickGame(page: Page, address: string, options: GameOptions = {}): Promise<Quick> {
  const { players = 4, speed = 0.5, theme = 'dark' } = options;
  const response = await fetch(`${address}/api/quick`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ players, name: 'Mira' }),
  });
  const quick = (await response.json()) as Quick;
  await openTable(page, address, quick, { speed, theme });
  return quick;
}

export async function openTable(
  page: Page,
  address: string,
  { table, session }: Quick,
  options: GameOptions,
): Promise<void> {
  await page.addInitScript(
    ({ me, settings }) => {
      localStorage.setItem('parley.session', JSON.stringify(me));
      localStorage.setItem('parley.settings', JSON.stringify(settings));
      localStorage.setItem('parley.coach', JSON.stringify({ off: true }));
    },
    { me: session, settings: { speed: options.speed ?? 1, theme: options.theme ?? 'dark' } },
  );
  await page.goto(`${address}/t/${table}`);
  await page.waitForSelector('#decision', { timeout: 20_000 });
}

/** Collects whatever the page complains about. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
