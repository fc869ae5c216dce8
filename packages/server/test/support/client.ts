import {
  applyPacket,
  eventsOf,
  NO_WORDS,
  readPacket,
  wordsFrom,
  type Answer,
  type Packet,
  type Plain,
  type SeenEvent,
  type Words,
} from '@parley/kernel';
import { WebSocket } from 'ws';
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type ClientRequest,
  type CreateInput,
  type Created,
  type ErrorMessage,
  type Prompt,
  type Proposal,
  type ServerMessage,
  type ServerMessageOf,
  type Session,
  type TableMessage,
  type Waiting,
} from '../../src/protocol/index.ts';

/** REST as a client uses it. Throws the error's code. */
export async function call<T>(
  url: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: { readonly [name: string]: string } = {},
): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data = (await response.json()) as T & { error?: { code: string; message: string } };
  if (!response.ok) throw new Error(`${response.status} ${data.error?.code}: ${data.error?.message}`);
  return data;
}

export const signIn = (url: string, name: string): Promise<Session> => call(url, '/api/session', { name });
export const createTable = async (url: string, session: Session, wish: CreateInput): Promise<string> =>
  (await call<Created>(url, '/api/tables', wish, session.token)).table;

type Omitted<M> = M extends { id: string } ? Omit<M, 'id' | 'table'> : never;

/** A player's program: keeps its view up to date and knows its open question. */
export class Client {
  readonly session: Session;
  readonly table: string;
  readonly texts: string[] = [];
  private socket: WebSocket;
  private url: string;
  last: TableMessage | null = null;
  view: { [cell: string]: Plain } = {};
  events: SeenEvent[] = [];
  prompt: Prompt | null = null;
  raisable: readonly string[] = [];
  result: TableMessage['game'] extends infer G ? (G extends { result: infer R } ? R : null) : null = null;
  waiting: Waiting | null = null;
  clocks: readonly { seat: number; deadline: number | null; bank: number | null }[] = [];
  proposal: Proposal | null = null;
  private words: Words = NO_WORDS;
  stream = '';
  seq = 0;
  gaps = 0;
  resumed = 0;
  closed: number | null = null;
  keepTexts = true;
  readonly acks = new Set<string>();
  readonly errors: ErrorMessage[] = [];
  readonly heard: ServerMessage[] = [];
  onMessage: ((m: ServerMessage) => void) | null = null;
  private readonly waiters = new Map<string, { resolve(m: ServerMessage): void }>();
  private readonly watchers = new Set<() => void>();
  private next = 1;
  /** Ids are new for each request, also after a page was loaded again. */
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  private constructor(url: string, session: Session, table: string) {
    this.url = url;
    this.session = session;
    this.table = table;
    this.socket = this.dial();
  }

  /** Connects, says hello, opens the table and waits for it. */
  static async sit(url: string, session: Session, table: string, password?: string): Promise<Client> {
    const client = new Client(url, session, table);
    await client.opened(password);
    return client;
  }

  private dial(): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`);
    this.closed = null;
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.closed = code;
      this.changed();
    });
    socket.on('error', () => undefined);
    return socket;
  }
  private async opened(password?: string): Promise<void> {
    const { socket } = this;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    this.say({ t: 'hello', v: PROTOCOL_VERSION, token: this.session.token });
    const before = this.last;
    const { resumed } = this;
    const failed = this.errors.length;
    this.say({
      t: 'open',
      table: this.table,
      ...(password === undefined ? {} : { password }),
      ...(this.stream === '' ? {} : { since: { stream: this.stream, seq: this.seq } }),
    });
    await this.until(() => this.last !== before || this.resumed !== resumed || this.errors.length > failed || this.closed !== null);
    const error = this.errors[failed];
    if (error) throw new Error(`${error.code}: ${error.message}`);
    if (this.closed !== null) throw new Error(`closed with ${this.closed}`);
  }
  /** Comes back after the connection broke, perhaps to another process. */
  async reconnect(url = this.url): Promise<void> {
    this.url = url;
    this.socket.terminate();
    this.socket = this.dial();
    await this.opened();
  }
  /** As if the network were gone. */
  cut(): void {
    this.socket.terminate();
  }
  leave(): void {
    this.socket.close();
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }
  raw(text: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }
  newId(): string {
    return `${this.prefix}.${this.next++}`;
  }
  /** Sends a request and resolves with its ack; rejects with its error. */
  async ask(request: Omitted<ClientRequest>, id = this.newId()): Promise<ServerMessageOf<'ack'>> {
    const { promise, resolve } = Promise.withResolvers<ServerMessage>();
    this.waiters.set(id, { resolve });
    this.say({ ...request, id, table: this.table });
    const reply = await promise;
    this.waiters.delete(id);
    if (reply.t === 'ack') return reply;
    if (reply.t === 'error') throw new Error(`${reply.code}: ${reply.message}`);
    throw new Error(`unexpected ${reply.t}`);
  }
  answer(a: Answer, question = this.prompt?.question ?? ''): Promise<ServerMessageOf<'ack'>> {
    return this.ask({ t: 'answer', question, answer: a as never });
  }

  /** Resolves when the condition holds; looked at after each message. */
  until(condition: () => boolean, ms = 20_000): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(look);
        reject(new Error(`waited in vain: ${condition.toString()}`));
      }, ms);
      const look = (): void => {
        if (!condition()) return;
        clearTimeout(timer);
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
    });
  }
  private changed(): void {
    for (const look of this.watchers) look();
  }
  /** Looks again at what it waits for: something has changed that no message tells of. */
  wake(): void {
    this.changed();
  }

  packetOf(text: string): Packet {
    return readPacket(text, this.words);
  }

  private receive(text: string): void {
    if (this.keepTexts) this.texts.push(text);
    const m = JSON.parse(text) as ServerMessage;
    if (this.keepTexts) this.heard.push(m);
    switch (m.t) {
      case 'words':
        this.words = wordsFrom(m.list);
        break;
      case 'table':
        this.take(m);
        break;
      case 'update':
        if (m.seq !== this.seq + 1) this.gaps++;
        this.seq = m.seq;
        if (m.packet !== undefined) {
          const packet = this.packetOf(m.packet);
          applyPacket(this.view, packet);
          // Some were told before, when this seat alone was asked.
          for (const e of eventsOf(packet)) if (e.n > (this.events[this.events.length - 1]?.n ?? 0)) this.events.push(e);
        }
        if (m.prompt !== undefined) this.prompt = m.prompt;
        if (m.raisable !== undefined) this.raisable = m.raisable;
        if (m.waiting !== undefined) this.waiting = m.waiting;
        if (m.clocks !== undefined) this.clocks = m.clocks;
        if (m.result !== undefined) this.result = m.result as never;
        break;
      case 'resumed':
        this.resumed++;
        break;
      case 'meta':
        if (this.last) this.last = { ...this.last, meta: m.meta, seats: m.seats, you: m.you };
        break;
      case 'proposal':
        this.proposal = m.proposal;
        break;
      case 'ack':
        this.acks.add(m.id);
        this.waiters.get(m.id)?.resolve(m);
        break;
      case 'error':
        this.errors.push(m);
        if (m.id !== null) this.waiters.get(m.id)?.resolve(m);
        break;
      default:
        break;
    }
    this.onMessage?.(m);
    this.changed();
  }
  private take(m: TableMessage): void {
    this.last = m;
    this.stream = m.stream;
    this.seq = m.seq;
    this.proposal = m.proposal;
    this.view = { ...m.game?.view };
    this.events = [...(m.game?.events ?? [])];
    this.prompt = m.game?.prompt ?? null;
    this.raisable = m.game?.raisable ?? [];
    this.waiting = m.game?.waiting ?? null;
    this.clocks = m.game?.clocks ?? [];
    this.result = (m.game?.result ?? null) as never;
  }
}
