import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A port nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts the real server on a free port with an empty data folder. Bots answer at once unless told otherwise. */
export async function startServer(env: { readonly [name: string]: string } = {}): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'parley-web-')),
      LOG_LEVEL: 'error',
      BOT_DELAY_MIN: '0',
      BOT_DELAY_MAX: '20',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`the server did not start:\n${output}`);
    const up = await fetch(`${address}/healthz`).then((r) => r.ok, () => false); // prettier-ignore
    if (up) break;
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    address,
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => stopped());
        child.kill('SIGTERM');
      }),
  };
}
