import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { messageOf, Refused, stackOf } from '../context/errors.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { ServerContext } from '../context/context.ts';
import { parse } from '../context/parse.ts';
import { bucket, type Bucket } from '../context/rate-limit.ts';
import {
  CLOSE,
  LIMITS,
  PROTOCOL_VERSION,
  type ClientMessage,
  type ClientMessageOf,
  type ClientRequest,
  type ErrorCode,
  type Identity,
  type ServerMessage,
} from '../protocol/index.ts';
import { ClientMessageSchema } from '../protocol/schemas/messages.ts';
import { mayEnter, tableId } from '../table/access.ts';
import { handleRequest } from '../table/requests/handle.ts';
import { Outbox } from './outbox.ts';
import type { Viewer } from '../delivery/audience.ts';
import type { Tables } from '../table/tables.ts';
import type { LiveTable } from '../table/live-table.ts';
import { seatOf } from '../journal/state.ts';

const HELLO_WITHIN = 10_000;
/** Bytes that may wait for a slow reader. With more it hears nothing of its tables until it has read them, and then gets those whole. */
const MOST_WAITING = 256_000;
/** Replies are kept for it all the same, up to this: a reader that asks and does not read is none. */
const MOST_REPLIES = 1_000_000;
/** How long it may be behind. */
const BEHIND_FOR = 60_000;
/** Bad messages before the connection is closed; they are forgiven one a second. */
const PATIENCE = { burst: 50, perSecond: 1 };
const MOST_TABLES = 20;
/** What others are bothered with, or what takes room for ever. */
const TALK = new Set<ClientRequest['t']>(['chat', 'propose', 'bugReport', 'moreTime', 'rematch']);

/** One socket: who is there, what they look at, and what they ask for. */
export class Connection implements Viewer {
  private readonly context: ServerContext;
  private readonly tables: Tables;
  private readonly socket: WebSocket;
  private readonly rate: Bucket;
  private readonly talk: Bucket;
  private readonly patience = bucket(PATIENCE);
  private readonly transport: Duplex;
  private readonly outbox: Outbox;
  /** The tables that are looked at. */
  private readonly opened = new Map<string, LiveTable>();
  /** The stamps of the words the client has, by game. */
  private readonly words = new Map<string, number>();
  private identity: Identity | null = null;
  private alive = true;
  /** Since when this client has been told nothing of its tables, because it does not read. */
  private behindSince: number | null = null;
  watchesLobby = false;

  constructor(context: ServerContext, tables: Tables, socket: WebSocket, transport: Duplex) {
    this.context = context;
    this.tables = tables;
    this.socket = socket;
    this.transport = transport;
    this.outbox = new Outbox(transport);
    this.rate = bucket(context.config.rates.socket);
    this.talk = bucket(context.config.rates.talk);
    const timer = setTimeout(() => this.bye('unknown'), HELLO_WITHIN);
    timer.unref();
    socket.on('message', (data, binary) => {
      if (this.identity) clearTimeout(timer);
      this.alive = true;
      this.received(data, binary);
    });
    socket.on('pong', () => (this.alive = true));
    socket.on('close', () => {
      clearTimeout(timer);
      this.gone();
    });
    // A message that is too large or no WebSocket frame closes the connection; there is nobody to tell.
    socket.on('error', () => this.context.metrics.add('bad_messages'));
  }

  get who(): Identity {
    if (!this.identity) throw new Refused('not-signed-in', 'Say hello first.');
    return this.identity;
  }

  /** Something of a table. */
  send(text: string): void {
    if (this.behindSince !== null) return;
    if (this.socket.bufferedAmount > MOST_WAITING) this.fallBehind();
    else this.write(text);
  }
  private fallBehind(): void {
    this.behindSince = this.context.now();
    this.transport.once('drain', () => {
      this.behindSince = null;
      for (const table of this.opened.values()) table.read(() => table.room.show(this)).catch((error: unknown) => table.fault(error));
    });
  }
  private write(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.context.metrics.add('bytes_sent', text.length);
    this.outbox.open();
    this.socket.send(text);
  }
  /** Something for this person alone: a reply, or what was asked for. */
  private tell(message: ServerMessage): void {
    if (this.socket.bufferedAmount > MOST_REPLIES) this.bye('slow');
    else this.write(JSON.stringify(message));
  }
  private refuse(id: string | null, code: ErrorCode, message: string, table?: string): void {
    this.context.metrics.add('refusals');
    this.tell({ t: 'error', id, code, message, ...(table === undefined ? {} : { table }) });
  }

  /** Is anybody still there? */
  beat(): void {
    if (!this.alive) this.socket.terminate();
    if (this.behindSince !== null && this.context.now() - this.behindSince > BEHIND_FOR) this.bye('slow');
    this.alive = false;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }
  bye(reason: keyof typeof CLOSE): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(JSON.stringify({ t: 'bye', reason }));
    this.socket.close(CLOSE[reason]);
  }
  private gone(): void {
    for (const table of this.opened.values()) {
      table.room.leave(this);
      table.usedAt = this.context.now();
    }
    this.opened.clear();
  }

  private received(data: RawData, binary: boolean): void {
    const started = performance.now();
    this.context.metrics.add('messages');
    if (this.socket.readyState !== this.socket.OPEN) return;
    const size = sizeOf(data);
    // What is larger than usual counts for more.
    if (!this.rate.take(1 + Math.floor(size / LIMITS.message))) {
      this.badly(null, new Refused('too-fast', 'That is too much at once; wait a little.'));
      return;
    }
    let id: string | null = null;
    let table: string | undefined;
    try {
      const given = read(data, binary);
      id = idOf(given);
      const m = parse(ClientMessageSchema, given);
      if (size > LIMITS.message && m.t !== 'takeSeat')
        throw new Refused('too-large', `A message has ${LIMITS.message / 1024} KB at most; what a seat brings can have more.`);
      if ('table' in m) table = m.table;
      this.handle(m, started).catch((error: unknown) => this.failed(id, error, table));
    } catch (error) {
      if (error instanceof Refused) this.badly(id, error);
      else this.failed(id, error, table);
    }
  }

  /** Something that no honest client sends. Some patience, then the door. */
  private badly(id: string | null, error: Refused): void {
    this.context.metrics.add('bad_messages');
    if (!this.patience.take()) this.bye('abuse');
    else this.refuse(id, error.code, error.message);
  }

  private failed(id: string | null, error: unknown, table?: string): void {
    if (error instanceof Refused) {
      this.refuse(id, error.code, error.message, table);
      return;
    }
    this.context.metrics.add('faults');
    this.context.log.error({ table, error: messageOf(error), stack: stackOf(error) }, 'fault');
    this.refuse(id, 'internal', 'Something went wrong on our side; nothing has changed.', table);
  }

  private async handle(m: ClientMessage, started: number): Promise<void> {
    switch (m.t) {
      case 'hello':
        this.hello(m);
        break;
      case 'ping':
        this.tell({ t: 'pong', n: m.n, time: this.context.now() });
        break;
      case 'lobby':
        this.watchesLobby = m.on && this.who !== null;
        if (m.on) this.tell({ t: 'lobby', tables: await this.tables.lobby.open() });
        break;
      case 'open':
        await this.open(m);
        break;
      case 'close':
        this.opened.get(tableId(m.table))?.room.leave(this);
        this.opened.delete(tableId(m.table));
        break;
      default:
        await this.request(m, started);
    }
  }

  private hello(m: ClientMessageOf<'hello'>): void {
    if (m.v !== PROTOCOL_VERSION) throw new Refused('version', `This server speaks version ${PROTOCOL_VERSION}; reload the page.`);
    const who = this.context.signer.read(m.token);
    if (!who) throw new Refused('bad-token', 'This token is not valid; sign in again.');
    if (this.identity && this.identity.id !== who.id) throw new Refused('bad-token', 'This connection belongs to somebody else.');
    this.identity = who;
    for (const [game, stamp] of Object.entries(m.words ?? {})) this.words.set(game, stamp);
    this.tell({ t: 'welcome', v: PROTOCOL_VERSION, you: who, time: this.context.now() });
  }

  /** Before the first packets of a game come the words they are written with. */
  private tellWords({ id, words }: HostedGame): void {
    if (words.list.length === 0 || this.words.get(id) === words.stamp) return;
    this.words.set(id, words.stamp);
    this.tell({ t: 'words', game: id, stamp: words.stamp, list: words.list });
  }

  private async open(m: ClientMessageOf<'open'>): Promise<void> {
    const { who } = this;
    const id = tableId(m.table);
    if (this.opened.size >= MOST_TABLES && !this.opened.has(id)) throw new Refused('too-fast', 'You look at too many tables at once.');
    const table = await this.tables.registry.get(id);
    const { state } = table;
    if (!mayEnter(state, this.context.signer, who.id, m.password)) throw new Refused('wrong-password', 'This table has a password.');
    const seated = seatOf(state, who.id) !== null || state.host.id === who.id;
    // In the lobby those who come are those who might play.
    if (!seated && !state.settings.watchers && table.status !== 'lobby') throw new Refused('no-watchers', 'Nobody may watch this table.');
    await table.read(() => {
      if (this.socket.readyState !== this.socket.OPEN) return;
      this.opened.set(id, table);
      this.tellWords(table.game);
      table.room.enter(this, m.since);
    });
  }

  private async request(m: ClientRequest, started: number): Promise<void> {
    const { who } = this;
    const id = tableId(m.table);
    const table = this.opened.get(id);
    if (!table) throw new Refused('not-open', 'Open the table first.');
    if (TALK.has(m.t) && !this.talk.take()) throw new Refused('too-fast', 'Wait a little before the next one.');
    table.usedAt = this.context.now();
    const data = await handleRequest({ opener: this.tables.opener, table, who, key: `${who.id}:${m.t}:${m.id}` }, m);
    this.tell({ t: 'ack', id: m.id, table: m.table, ...(data === undefined ? {} : { data }) });
    if (m.t === 'answer' || m.t === 'raise') this.context.metrics.answered((performance.now() - started) / 1000);
  }
}

function read(data: RawData, binary: boolean): unknown {
  if (binary) throw new Refused('bad-message', 'Messages are text.');
  try {
    return JSON.parse(textOf(data));
  } catch {
    throw new Refused('bad-message', 'This is not JSON.');
  }
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)).toString();

const sizeOf = (data: RawData): number => (Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength);

/** The id of a request that may be wrong in other ways, so that its sender knows which one it was. */
function idOf(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !('id' in given)) return null;
  return typeof given.id === 'string' && given.id.length <= 40 ? given.id : null;
}
