import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, TURN } from './median.ts';
import type { PaceName } from './tasks.ts';

export const TASK = fileURLToPath(new URL('./task.ts', import.meta.url));
export const FLAGS: readonly string[] = ['--expose-gc', '--max-semi-space-size=64'];

export interface Found {
  /** Decisions a second: the median of all turns. */
  readonly speeds: readonly number[];
  /** How many times the second the first is: the median of all turns, each compared with the one right after it. */
  readonly ratio: number;
}

/**
 * Measures one speed, or two that are compared: they play in turns of a second, so that a host that is slower at one time than at another is
 * so for both. Each warms up for twice as long as it is measured.
 */
export async function measure(names: readonly PaceName[], seconds: number, peers: string): Promise<Found> {
  const runners = names.map((name) => start(name, peers));
  try {
    for (const runner of runners) await play(runner, 2 * seconds * 1000);
    const turns: number[][] = [];
    for (let i = 0; i < seconds; i++) {
      const turn: number[] = [];
      for (const runner of runners) turn.push(await play(runner, TURN));
      turns.push(turn);
    }
    return {
      speeds: names.map((_, k) => median(turns.map((turn) => turn[k]))),
      ratio: names.length < 2 ? 1 : median(turns.map(([ours, theirs]) => ours / theirs)),
    };
  } finally {
    for (const { child } of runners) child.kill();
  }
}

interface Runner {
  readonly child: ChildProcess;
  /** Fails when the process does. */
  readonly failure: Promise<never>;
}

function start(name: PaceName, peers: string): Runner {
  const child = fork(TASK, [name, peers], { execArgv: [...FLAGS], silent: true });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(String(text)));
  const failure = once(child, 'exit').then(() => {
    throw new Error(`${name} failed: ${said.join('').slice(-2000)}`);
  });
  failure.catch(() => {});
  return { child, failure };
}

async function play({ child, failure }: Runner, ms: number): Promise<number> {
  child.send(ms);
  const answered = new Promise<number>((resolve) => child.once('message', (perSecond) => resolve(Number(perSecond))));
  return Promise.race([answered, failure]);
}
