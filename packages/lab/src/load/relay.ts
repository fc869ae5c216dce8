/**
 * A bare relay, in a process of its own: the least a server must do for a durable answer. It parses the answer, stores a line of the same
 * size with the same group commit, and sends as many frames of the same size to the people of the table, and an acknowledgement. It knows no
 * rules and checks nothing.
 */
import { json } from '@parley/kernel';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { WebSocketServer, type WebSocket } from 'ws';
import { GAUGES } from './gauges.ts';
import { answerQuestions } from './mailbox.ts';
import { ofSize, readShape } from './relay-shape.ts';
import type { RelayLine } from './relay-worker.ts';

/** What people send: to be at a table, and an answer there. */
export type RelayMessage =
  | { readonly t: 'open'; readonly table: string }
  | { readonly t: 'answer'; readonly table: string; readonly id: string; readonly question: string; readonly answer: json.Json };

interface RelayTable {
  readonly sockets: WebSocket[];
  seq: number;
  /** Frames are a mean, so parts of one are left over. */
  owed: number;
  /** Whose turn it is to get the next frame. */
  next: number;
}

interface Pending {
  readonly table: RelayTable;
  readonly message: Extract<RelayMessage, { t: 'answer' }>;
  readonly socket: WebSocket;
}

const readSettings = json.fields({ file: json.text, shape: readShape });
const settings = json.read(readSettings, process.argv[2], 'the settings');
let { shape } = settings;
const tables = new Map<string, RelayTable>();
const pending = new Map<number, Pending>();
let stored = 0;

const worker = new Worker(new URL('./relay-worker.ts', import.meta.url), { workerData: settings.file });
worker.on('message', (ids: readonly number[]) => {
  for (const id of ids) relay(id);
});

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const message: RelayMessage = JSON.parse(data.toString());
    const table = tableOf(message.table);
    if (message.t === 'open') {
      table.sockets.push(socket);
      socket.send('{"t":"table"}');
    } else store({ table, message, socket });
  });
});

function tableOf(name: string): RelayTable {
  let table = tables.get(name);
  if (!table) tables.set(name, (table = { sockets: [], seq: 0, owed: 0, next: 0 }));
  return table;
}

function store(one: Pending): void {
  const { table, message } = one;
  const id = ++stored;
  const seq = ++table.seq;
  const line = ofSize({ k: 'e', at: Date.now(), seq }, shape.lineBytes);
  pending.set(id, one);
  worker.postMessage({ id, table: message.table, seq, line, key: message.id } satisfies RelayLine);
}

/** It is durable: tells everybody, and whoever has answered. */
function relay(id: number): void {
  const one = pending.get(id);
  if (!one) return;
  pending.delete(id);
  const { table, message, socket } = one;
  const text = ofSize({ t: 'update', table: message.table, seq: table.seq }, shape.frameBytes);
  for (table.owed += shape.frames; table.owed >= 1; table.owed--) table.sockets[table.next++ % table.sockets.length]?.send(text);
  socket.send(ofSize({ t: 'ack', id: message.id, table: message.table }, shape.ackBytes));
}

await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('there is no port');
answerQuestions(address.port, {
  ...GAUGES,
  shape: (about) => {
    shape = readShape(about, 'a shape');
    return null;
  },
});
