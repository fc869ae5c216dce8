/**
 * People who behave badly, in a process of their own so that they hold up nobody's clock but the server's: some do not read what they are
 * sent, some send pings and nonsense without end, some only come and go. Where they are and whose names they use comes as JSON in the last
 * argument.
 */
import { randomFrom, json } from '@parley/kernel';
import { PROTOCOL_VERSION } from '@parley/server/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { answerQuestions } from './mailbox.ts';
import { readNeighbours, type Mischief } from './mischief.ts';

const { url, tables, tokens } = json.read(readNeighbours, process.argv[2], 'the neighbours');
const random = randomFrom('bad neighbours');
const done: Mischief = { messages: 0, sockets: 0, thrownOut: 0 };
let active = false;

/** Connects and says who it is. Null where that failed. */
async function connected(token: string): Promise<WebSocket | null> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  done.sockets++;
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  if (!opened) return null;
  say(socket, JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, token }));
  return socket;
}

function say(socket: WebSocket, data: string | Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  socket.send(data);
  done.messages++;
}

/** Plays its trick on a socket, every so many milliseconds, until it is thrown out or may rest. */
async function annoy(socket: WebSocket, every: number, trick: () => void): Promise<void> {
  while (active && socket.readyState === WebSocket.OPEN) {
    trick();
    await pause(every);
  }
  if (active) done.thrownOut++;
  socket.terminate();
}

/** Wants to see tables again and again, and reads nothing. */
async function deaf(token: string): Promise<void> {
  const socket = await connected(token);
  if (!socket) return;
  socket.pause();
  await annoy(socket, 60, () => say(socket, JSON.stringify({ t: 'open', table: tables[random.below(tables.length)] })));
}

const NONSENSE: readonly (string | Buffer)[] = [
  '{"t":"ping","n":1}',
  'nonsense',
  '{"t":"nonsense"}',
  '[[[[[[[[',
  '{"t":"answer","table":"none","id":"x","question":"none","answer":[]}',
  Buffer.alloc(2_000, 7),
  JSON.stringify({ t: 'ping', n: 'x'.repeat(10_000) }),
];

async function loud(token: string): Promise<void> {
  const socket = await connected(token);
  if (!socket) return;
  await annoy(socket, 2, () => say(socket, NONSENSE[random.below(NONSENSE.length)]));
}

async function restless(token: string): Promise<void> {
  const socket = await connected(token);
  await pause(2);
  if (random.below(2) === 0) socket?.close();
  else socket?.terminate();
}

const KINDS = [deaf, loud, restless];
async function live(token: string, n: number): Promise<void> {
  while (active) {
    await KINDS[n % KINDS.length](token);
    await pause(10);
  }
}

let living: Promise<unknown> = Promise.resolve();
answerQuestions(null, {
  begin: () => {
    active = true;
    living = Promise.all(tokens.map(live));
    return null;
  },
  rest: async () => {
    active = false;
    await living;
    return done;
  },
});
