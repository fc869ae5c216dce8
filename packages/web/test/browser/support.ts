import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../e2e/browser.ts';
import { startServer, type RunningServer } from '../../e2e/server.ts';

/** A real server and a real browser for the tests of one file. */
export interface House {
  readonly server: RunningServer;
  readonly browser: Browser;
}

export function house(seed: string, env: { readonly [name: string]: string } = {}): () => House {
  let open: House | null = null;
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startServer({ FIXED_SEED: seed, ...env }), launchBrowser()]);
    open = { server, browser };
  });
  afterAll(async () => {
    await open?.browser.close();
    await open?.server.stop();
  });
  return () => {
    if (!open) throw new Error('the server has not started');
    return open;
  };
}
