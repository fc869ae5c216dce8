import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pages } from './pages.ts';

export interface RunningServer {
  readonly address: string;
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Ends it for good and forgets its data. */
  stop(): Promise<void>;
}

type Env = { readonly [name: string]: string };

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
export async function startServer(env: Env = {}): Promise<RunningServer> {
  const [port, webDir] = await Promise.all([freePort(), pages()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-web-'));
  const address = `http://127.0.0.1:${port}`;
  const settings: Env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_DIR: webDir,
    LOG_LEVEL: 'error',
    BOT_DELAY_MIN: '0',
    BOT_DELAY_MAX: '0',
    ALLOW_POSITIONS: '1',
    // One machine is many people here.
    CREATE_RATE_BURST: '100000',
    REST_RATE_BURST: '100000',
    SOCKET_RATE_BURST: '100000',
    ...env,
  };
  let child = await launch(settings, address);
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((ended) => {
      if (child.exitCode !== null || child.signalCode !== null) return ended();
      child.once('exit', () => ended());
      child.kill(signal);
    });
  return {
    address,
    kill: () => end('SIGKILL'),
    async restart() {
      child = await launch(settings, address);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(settings: Env, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error(`the server did not start:\n${output}`);
    if (
      await fetch(`${address}/healthz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return child;
    await new Promise((later) => setTimeout(later, 50));
  }
}
