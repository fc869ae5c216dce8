/** A server in a process of its own, so that it can be killed. Its settings come as JSON in the last argument. */
import { fileURLToPath } from 'node:url';
import { spawn, type ChildProcess } from 'node:child_process';
import { testConfig } from './server.ts';
import type { Config } from '../../src/context/config.ts';
import { startServer } from '../../src/server.ts';

interface Settings {
  readonly dataDir: string;
  readonly more: Partial<Config>;
}

export interface ChildServer {
  readonly url: string;
  readonly pid: number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a server process and waits until it listens. */
export function startChild(dataDir: string, more: Partial<Config> = {}): Promise<ChildServer> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url), JSON.stringify({ dataDir, more } satisfies Settings)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/compile', import.meta.url)) },
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.once('data', (data: Buffer) =>
      resolve({
        url: `http://127.0.0.1:${data.toString().trim()}`,
        pid: child.pid ?? 0,
        async kill(signal) {
          child.kill(signal);
          await gone;
        },
      }),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { dataDir, more } = JSON.parse(process.argv[2]) as Settings;
  const running = await startServer(testConfig(dataDir, more), { quiet: true });
  process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
  console.log(running.port);
}
