import { json } from '@parley/kernel';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readGauges, type Gauges } from './gauges.ts';
import { asker, type Asker } from './mailbox.ts';

/** A process of its own that was started for a measurement. */
export interface Child extends Pick<Asker, 'ask'> {
  /** What it said when it was ready. */
  readonly ready: json.Json;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** A server in a process of its own. */
export interface ServerChild extends Child {
  readonly port: number;
  /** What it has taken so far, as it says itself. */
  gauges(collected?: 'collected'): Promise<Gauges>;
}

/** Starts a file of this folder with settings as its argument, and waits until it is ready. */
export async function startChild(file: string, settings: json.Json): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [JSON.stringify(settings)], {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/compile', import.meta.url)),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { ready, ask } = asker(child);
  return {
    ready: await ready,
    ask,
    async kill(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

export async function startServerChild(file: string, settings: json.Json): Promise<ServerChild> {
  const child = await startChild(file, settings);
  return {
    ...child,
    port: json.number(child.ready, 'the port'),
    gauges: (collected) => child.ask(readGauges, 'gauges', collected ?? null),
  };
}
