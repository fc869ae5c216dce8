import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from '@parley/kernel';
import { WebSocket } from 'ws';
import { startServerChild } from './child.ts';
import type { RelayShape } from './relay-shape.ts';
import type { LoadTable, Side } from './side.ts';
import { acknowledged, newTally, received, type Tally } from './tally.ts';

export interface RelaySide extends Side {
  /** The file with what it has stored. */
  readonly file: string;
  /** From now on as much as this for each answer. */
  reshape(shape: RelayShape): Promise<void>;
}

/** Starts a relay. `samples`: answers, as JSON with question and answer, which its people send. */
export async function relaySide(seats: number, shape: RelayShape, samples: readonly string[]): Promise<RelaySide> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-relay-'));
  const file = join(folder, 'relay.sqlite');
  const server = await startServerChild('./relay.ts', { file, shape });
  const tally = newTally();
  const tables: LoadTable[] = [];
  return {
    name: 'bare relay',
    server,
    tally,
    file,
    async reshape(next) {
      await server.ask(json.anything, 'shape', next);
    },
    async gather(n) {
      const table = await relayTable(`ws://127.0.0.1:${server.port}`, `relayed-${n}`, seats, samples, tally);
      tables.push(table);
      return table;
    },
    async stop() {
      for (const table of tables) table.leave();
      await server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const readFrame = json.fields({ t: json.text });

async function relayTable(url: string, name: string, seats: number, samples: readonly string[], tally: Tally): Promise<LoadTable> {
  const sockets = Array.from({ length: seats }, () => new WebSocket(url, { perMessageDeflate: false }));
  let sentAt = -1;
  let moves = 0;
  const table: LoadTable = {
    // There is no game to come to an end.
    over: false,
    ready: () => undefined,
    renew: () => Promise.resolve(),
    move() {
      if (sentAt >= 0) return false;
      const sample = samples[moves % samples.length];
      const text = `{"t":"answer","table":"${name}","id":"${name}.${moves}",${sample.slice(1)}`;
      sentAt = performance.now();
      tally.underWay++;
      sockets[moves++ % sockets.length].send(text);
      return true;
    },
    leave() {
      for (const socket of sockets) socket.close();
    },
  };
  const seated = sockets.map(
    (socket) =>
      new Promise<void>((resolve, reject) => {
        socket.once('error', reject);
        socket.once('open', () => socket.send(JSON.stringify({ t: 'open', table: name })));
        socket.on('message', (data: Buffer) => {
          received(tally, data.length);
          const { t } = json.read(readFrame, data.toString(), 'a frame');
          if (t === 'table') resolve();
          if (t !== 'ack') return;
          acknowledged(tally, sentAt, data.length);
          sentAt = -1;
          table.ready();
        });
      }),
  );
  await Promise.all(seated);
  return table;
}
