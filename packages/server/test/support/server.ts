import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, type Config } from '../../src/context/config.ts';
import { startServer, type Replaced, type Running } from '../../src/server.ts';

const FAST = { burst: 1e9, perSecond: 1e9 };

/** Quick bots, no limits, a port of its own. */
export const testConfig = (dataDir: string, more: Partial<Config> = {}): Config => ({
  ...DEFAULTS,
  port: 0,
  dataDir,
  secret: 'a secret of the tests, long enough to be one',
  botDelay: { min: 0, max: 0 },
  pokerFace: { min: 30, max: 60 },
  rates: { socket: FAST, talk: FAST, rest: FAST, create: FAST },
  maxConnectionsPerAddress: 10_000,
  webDir: join(dataDir, 'no-web'),
  ...more,
});

export interface TestServer extends Running {
  readonly dataDir: string;
  readonly url: string;
  /** Stops it and forgets its data. */
  end(): Promise<void>;
}

export async function testServer(more: Partial<Config> = {}, replaced: Replaced = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-server-'));
  const running = await startServer(testConfig(dataDir, more), { quiet: true, ...replaced });
  return {
    ...running,
    dataDir,
    url: `http://127.0.0.1:${running.port}`,
    async end() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
