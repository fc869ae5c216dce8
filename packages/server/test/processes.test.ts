import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, sampleAnswer, type Random } from '@parley/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { readLine } from '../src/journal/line.ts';
import { fold } from '../src/journal/state.ts';
import { startChild, type ChildServer } from './support/child.ts';
import { call, type Client } from './support/client.ts';
import { cosmic } from './support/cosmic.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { seated, type Seated } from './support/tables.ts';

const ROUNDS = [1, 2, 3, 4];
/** In each round. */
const KILLS = 5;
/** Acknowledged answers between two kills. */
const BETWEEN = 12;
const NOT_NOW: ReadonlySet<string> = new Set(['unavailable', 'conflict', 'shutting-down']);
const TABLES = 6;

let postgres: TestPostgres;
let databaseUrl: string;
let dataDir: string;
const processes: ChildServer[] = [];
const start = (): Promise<ChildServer> => startChild(dataDir, { databaseUrl });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parley-processes-'));
  postgres = await startPostgres();
  databaseUrl = await postgres.database();
  processes.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  await Promise.all(processes.map((p) => p.kill('SIGKILL')));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One person's program: answers, and when the connection breaks goes to another process and sends again what was not acknowledged. */
class Player {
  readonly client: Client;
  readonly acknowledged: string[] = [];
  reconnects = 0;
  private readonly random: Random;
  private pending: { readonly id: string; readonly text: string } | null = null;

  constructor(client: Client, seed: string) {
    this.client = client;
    this.random = randomFrom(seed);
    client.keepTexts = false;
  }

  async play(stop: () => boolean): Promise<void> {
    const { client } = this;
    for (;;) {
      if (client.closed !== null) await this.comeBack();
      if (this.pending) await this.finish();
      else if (stop() || client.result !== null) return;
      else {
        const ready = (): boolean => client.prompt !== null || client.closed !== null || client.result !== null || stop();
        await client.until(ready, 3_000).catch(() => undefined);
        if (client.prompt) this.give();
      }
    }
  }
  private give(): void {
    const { client } = this;
    if (!client.prompt) return;
    const { question, decision } = client.prompt;
    const id = client.newId();
    const answer = sampleAnswer(decision, this.random);
    this.pending = { id, text: JSON.stringify({ t: 'answer', table: client.table, id, question, answer }) };
    client.raw(this.pending.text);
  }
  /** Waits for the ack; a refusal is an answer too, unless it only says "not now": then the same request is sent again. */
  private async finish(): Promise<void> {
    const { client, pending } = this;
    if (!pending) return;
    const { id, text } = pending;
    const seen = client.errors.length;
    const refusal = (): string | undefined => client.errors.slice(seen).find((e) => e.id === id)?.code;
    await client.until(() => client.acks.has(id) || refusal() !== undefined || client.closed !== null, 5_000).catch(() => client.cut());
    const code = refusal();
    if (client.acks.has(id)) this.acknowledged.push(id);
    else if (code === undefined) return;
    else await new Promise((resolve) => setTimeout(resolve, 5));
    if (code !== undefined && NOT_NOW.has(code)) client.raw(text);
    else this.pending = null;
  }
  private async comeBack(): Promise<void> {
    for (;;) {
      const { url } = processes[this.random.below(processes.length)];
      try {
        await this.client.reconnect(url);
        this.reconnects++;
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    if (this.pending) this.client.raw(this.pending.text);
  }
}

it.each(ROUNDS)('two processes on one PostgreSQL, one of them killed five times under load: nothing is lost (%i of 4)', async () => {
  const tables: Seated[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await seated(processes[i % 2], 3));
  const players = tables.flatMap(({ clients, table }) => clients.map((c, i) => new Player(c, `${table} ${i}`)));
  // People of one table sit at different processes.
  await Promise.all(players.map((p, i) => p.client.reconnect(processes[i % 2].url)));
  let stopped = false;
  const playing = Promise.all(players.map((p) => p.play(() => stopped)));
  const answers = (): number => players.reduce((n, p) => n + p.acknowledged.length, 0);
  const over = (): boolean => players.every((p) => p.client.result !== null);
  /** Waits until they have gone on playing, or have all come to the end of their games. */
  const goOn = (from = answers()) => expect.poll(() => over() || answers() > from + BETWEEN, { timeout: 30_000, interval: 5 }).toBe(true);
  for (let kill = 0; kill < KILLS; kill++) {
    await goOn();
    const victim = kill % 2;
    await processes[victim].kill('SIGKILL');
    processes[victim] = await start();
  }
  await goOn();
  stopped = true;
  await playing;

  const storage = await openPostgres(databaseUrl);
  let stored = 0;
  let acknowledged = 0;
  for (const { table, clients } of tables) {
    const lines = (await storage.lines(table, 1)).map(readLine);
    const { state, entries } = fold(table, lines);
    stored += lines.filter((line) => line.k === 'e').length;
    // The journal replays, entry by entry, to the state each client sees.
    if (!state.start) throw new Error('the game has not begun');
    const { engine, divergence } = cosmic.restore({ ...state.start, entries });
    expect(divergence).toBeNull();
    for (const [seat, client] of clients.entries()) {
      const view = (): unknown => JSON.parse(JSON.stringify(engine.view(seat)));
      await expect.poll(() => client.view, { timeout: 30_000 }).toEqual(view());
      const player = players.find((p) => p.client === client);
      for (const id of player?.acknowledged ?? []) expect(await storage.hasKey(table, `${client.session.id}:answer:${id}`)).toBe(true);
      acknowledged += player?.acknowledged.length ?? 0;
      client.leave();
    }
  }
  await storage.close();
  // Everything acknowledged is stored (above), and everything stored was acknowledged, once.
  expect(acknowledged).toBe(stored);
  expect(stored).toBeGreaterThan((KILLS + 1) * BETWEEN);
  expect(players.reduce((sum, p) => sum + p.reconnects, 0)).toBeGreaterThan(KILLS);
  console.info(
    `${KILLS} kills, ${acknowledged} acknowledged = ${stored} stored, ${players.reduce((n, p) => n + p.reconnects, 0)} reconnects`,
  );
});

it('what happens at one process is seen at the other', async () => {
  const { clients, table } = await seated(processes[0], 2, { bots: 1 });
  const [a, b] = clients;
  await b.reconnect(processes[1].url);
  const there = (c: Client): string => {
    const m = c.heard.findLast((x) => x.t === 'presence');
    return m?.t === 'presence' ? m.connected.toSorted((x, y) => x - y).join() : '';
  };
  await a.until(() => there(a) === '0,1');
  await a.ask({ t: 'chat', channel: 'table', text: 'do you hear me?' });
  await b.until(() => b.heard.some((m) => m.t === 'chat' && m.line.text === 'do you hear me?'));
  await b.ask({ t: 'propose', what: 'pause' });
  await a.until(() => a.proposal !== null);
  await a.ask({ t: 'consent', proposal: a.proposal?.proposal ?? '', yes: true });
  await b.until(() => b.last?.meta.paused === true);
  const meta = await call<{ meta: { paused: boolean } }>(processes[1].url, `/api/tables/${table}`);
  expect(meta.meta.paused).toBe(true);
  for (const c of clients) c.leave();
});
