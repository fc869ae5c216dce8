import { json } from '@parley/kernel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '../shared/progress.ts';
import { startChild } from './child.ts';
import { figuresOf, type Figures } from './figures.ts';
import { signIn } from './group.ts';
import type { LoadOptions } from './options.ts';
import { readMischief, type Mischief, type Neighbours } from './mischief.ts';
import { ownSide } from './own-side.ts';
import { gathered, playStretch, renewed, warmUp, type Stretch } from './pace.ts';
import { latency, markdown, milliseconds } from './report.ts';

/** How long they are alone, and how long in bad company, in milliseconds. */
const TURN = 2_000;

/** Answers a second of each person, which the server's limits allow with room to spare. */
const WITHIN_LIMITS = 5;

export interface WithNeighbours {
  readonly table: string;
  readonly figures: { readonly alone: Figures; readonly together: Figures; readonly done: Mischief };
}

/** The same people at the same tables, in turns alone and with bad neighbours: what they notice of them. */
export async function withNeighbours(options: LoadOptions, line: Progress): Promise<WithNeighbours> {
  const { tables: n, seats, rate, seconds, warm, bad, database } = options;
  const own = await ownSide(seats, { databaseUrl: database, limited: true });
  try {
    const tables = await gathered(own, 0, n, (done) => line.show(`${done} of ${n} tables`));
    const many = badOf(n * seats, bad);
    const sessions = await Promise.all(Array.from({ length: many }, (_, i) => signIn(own.url, `Bad ${i}`)));
    const neighbours = await startChild('./bad-neighbours.ts', {
      url: own.url,
      tables: own.groups.map(({ table }) => table),
      tokens: sessions.map(({ token }) => token),
    } satisfies Neighbours);
    await warmUp(own, tables, warm, n * seats * WITHIN_LIMITS);
    const alone: Stretch[] = [];
    const together: Stretch[] = [];
    let done: Mischief = { messages: 0, sockets: 0, thrownOut: 0 };
    for (let at = 0; at < seconds * 1000; at += TURN) {
      line.show(`${at / 1000} of ${seconds} seconds`);
      await renewed(tables);
      alone.push(await playStretch(own, tables, { rate, ms: TURN }));
      await renewed(tables);
      await neighbours.ask(json.orNull(json.text), 'begin');
      together.push(await playStretch(own, tables, { rate, ms: TURN }));
      done = await neighbours.ask(readMischief, 'rest');
      // What they have left behind is not to be counted against those who come next.
      await pause(200);
    }
    await neighbours.kill('SIGTERM');
    const figures = { alone: figuresOf('alone', alone, null), together: figuresOf('together', together, null), done };
    return { table: told(figures, many), figures };
  } finally {
    await own.stop();
  }
}

/** At least one of each kind. */
export const badOf = (people: number, percent: number): number => Math.max(3, Math.round((people * percent) / 100));

function told({ alone, together, done }: WithNeighbours['figures'], many: number): string {
  const row = (what: string, tell: (f: Figures) => string, ratio = ''): readonly string[] => [what, tell(alone), tell(together), ratio];
  const times = (a: number, b: number): string => (a > 0 ? `${(b / a).toFixed(2)} x` : '');
  const rows = [
    row('acknowledged answers', (f) => `${f.answers}${f.refused > 0 ? ` (${f.refused} refused)` : ''}`),
    row('answers a second', (f) => `${f.speed.toFixed(0)}${f.missed > 0 ? ` (${f.missed} not in time)` : ''}`),
    row('answer to ack, p50 / p95 / p99', (f) => `${latency(f)} ms`),
    row('p99', (f) => milliseconds(f.p99), times(alone.p99, together.p99)),
    row('server processor time per answer', (f) => `${f.cpu.toFixed(0)} us`, times(alone.cpu, together.cpu)),
  ];
  const did = `${done.messages} messages, ${done.sockets} sockets, thrown out ${done.thrownOut} times`;
  return `${markdown(['what the others notice', 'alone', `with ${many} bad neighbours`, ''], rows)}\n\nThe neighbours: ${did}.`;
}
