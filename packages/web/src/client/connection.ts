import { NO_WORDS, wordsFrom, type Words } from '@parley/kernel/client';
import {
  PROTOCOL_VERSION,
  type AckData,
  type ClientMessage,
  type ClientRequest,
  type ErrorCode,
  type ServerMessage,
} from '@parley/server/protocol';
import { T } from '../text/index.ts';
import { session } from './session.ts';
import { createStore, type Store } from './store.ts';

export interface Link {
  readonly status: 'idle' | 'connecting' | 'online' | 'lost';
  /** Attempts since it was last online. */
  readonly tries: number;
  /** When the next attempt is due, on this machine's clock. */
  readonly retryAt: number | null;
  /** Server time minus the time here. */
  readonly offset: number;
  /** Reloading is the only cure: another version, or a session the server does not know. */
  readonly fatal: 'version' | 'session' | null;
}

export type Unanswered<M extends ClientRequest = ClientRequest> = M extends ClientRequest ? Omit<M, 'id'> : never;

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Something that wants the messages of one table. */
export interface Listener {
  /** What to say when the connection is (again) there. */
  open(): Extract<ClientMessage, { t: 'open' }>;
  receive(message: ServerMessage): void;
}

export interface Connection {
  readonly link: Store<Link>;
  listen(table: string, listener: Listener): () => void;
  /** Sends until it is answered. Kept over a broken connection; carried out once. */
  request(message: Unanswered): Promise<AckData>;
  /** Opens a table once more, when something was missed. */
  reopen(table: string): void;
  retryNow(): void;
  /** The words that a game's packets are written with. */
  words(game: string): Words;
}

interface Waiting {
  readonly message: ClientRequest;
  /** How often the server has put it off. */
  put: number;
  readonly done: (data: AckData) => void;
  readonly failed: (error: Error) => void;
}

/** Refusals that only say "not now". Whether the request was carried out is not known, so the same one is sent again: it happens once. */
const NOT_NOW: ReadonlySet<ErrorCode> = new Set(['unavailable', 'conflict', 'shutting-down', 'not-open']);
const MOST_PUT_OFF = 6;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

/** How long to wait before the next attempt: twice as long each time, never quite the same for two clients. */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.round(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.75 + chance * 0.5));

export function createConnection(address: () => string): Connection {
  const link = createStore<Link>({ status: 'idle', tries: 0, retryAt: null, offset: 0, fatal: null });
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<string, Waiting>();
  /** Tables that have answered since the connection was made: only they take requests. */
  const ready = new Set<string>();
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let beat: ReturnType<typeof setInterval> | null = null;
  let heard = 0;
  let numbers = 0;
  /** What packets are written with, game by game. */
  const words = new Map<string, Words>();
  const run = Math.random().toString(36).slice(2, 8);

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const update = (part: Partial<Link>): void => link.set((now) => ({ ...now, ...part }));

  function connect(): void {
    const token = session.get()?.token;
    if (socket || listeners.size === 0 || !token) return;
    if (retry) clearTimeout(retry);
    retry = null;
    ready.clear();
    update({ status: link.get().tries === 0 ? 'connecting' : 'lost', retryAt: null });
    const ws = new WebSocket(address());
    socket = ws;
    ws.addEventListener('open', () => {
      heard = Date.now();
      send({ t: 'hello', v: PROTOCOL_VERSION, token, words: Object.fromEntries([...words].map(([game, { stamp }]) => [game, stamp])) });
    });
    ws.addEventListener('message', ({ data }) => {
      heard = Date.now();
      receive(JSON.parse(String(data)) as ServerMessage);
    });
    ws.addEventListener('close', () => lost(ws));
    beat ??= setInterval(check, PING_EVERY);
  }

  function check(): void {
    if (!socket) return;
    if (Date.now() - heard > SILENCE) return lost(socket);
    send({ t: 'ping', n: ++numbers });
  }

  function lost(ws: WebSocket): void {
    if (socket !== ws) return;
    socket = null;
    ws.close();
    if (beat) clearInterval(beat);
    beat = null;
    if (listeners.size === 0 || link.get().fatal) return update({ status: 'idle' });
    const { tries } = link.get();
    const pause = pauseBefore(tries, Math.random());
    update({ status: 'lost', tries: tries + 1, retryAt: Date.now() + pause });
    retry = setTimeout(connect, pause);
  }

  function receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        update({ status: 'online', tries: 0, retryAt: null, offset: message.time - Date.now() });
        for (const table of listeners.keys()) openTable(table);
        return;
      case 'words':
        words.set(message.game, wordsFrom(message.list));
        return;
      case 'pong':
        return update({ offset: message.time - Date.now() });
      case 'ack':
      case 'error': {
        if (message.t === 'error' && (message.code === 'version' || message.code === 'bad-token'))
          update({ fatal: message.code === 'version' ? 'version' : 'session' });
        settle(message);
        break;
      }
      case 'table':
      case 'resumed':
        ready.add(message.table);
        break;
      default:
    }
    const table = 'table' in message ? message.table : undefined;
    if (table !== undefined) for (const l of listeners.get(table) ?? []) l.receive(message);
    if (message.t === 'table' || message.t === 'resumed') resend(message.table);
  }

  function settle(message: Extract<ServerMessage, { t: 'ack' | 'error' }>): void {
    const asked = message.id === null ? undefined : waiting.get(message.id);
    if (!asked) return;
    if (message.t === 'error' && NOT_NOW.has(message.code) && asked.put < MOST_PUT_OFF) {
      // What is on its way is sent again when the table has answered.
      setTimeout(() => openTable(asked.message.table), pauseBefore(asked.put++, Math.random()));
      return;
    }
    waiting.delete(asked.message.id);
    if (message.t === 'ack') asked.done(message.data ?? {});
    else asked.failed(new Refused(message.code, message.message));
  }

  function resend(table: string): void {
    for (const { message } of waiting.values()) if (message.table === table) send(message);
  }

  function openTable(table: string): void {
    const first = listeners.get(table)?.values().next().value;
    if (first) send(first.open());
  }

  const retryNow = (): void => {
    if (socket && link.get().status === 'online') return;
    if (socket) lost(socket);
    connect();
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('online', retryNow);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && link.get().status === 'lost') retryNow();
    });
  }

  return {
    link,
    listen(table, listener) {
      const all = listeners.get(table) ?? new Set();
      all.add(listener);
      listeners.set(table, all);
      if (socket && link.get().status === 'online') send(listener.open());
      else connect();
      return () => {
        all.delete(listener);
        if (all.size > 0) return;
        listeners.delete(table);
        ready.delete(table);
        send({ t: 'close', table });
        if (listeners.size === 0 && socket) {
          const ws = socket;
          socket = null;
          ws.close();
          if (beat) clearInterval(beat);
          beat = null;
          update({ status: 'idle', tries: 0, retryAt: null });
        }
      };
    },
    request(message) {
      const id = `${run}-${++numbers}`;
      return new Promise<AckData>((done, failed) => {
        const whole = { ...message, id };
        waiting.set(id, { message: whole, put: 0, done, failed });
        if (ready.has(message.table)) send(whole);
        else if (link.get().status === 'idle') {
          waiting.delete(id);
          failed(new Refused('unavailable', T.errors.offline));
        }
      });
    },
    reopen: openTable,
    retryNow,
    words: (game) => words.get(game) ?? NO_WORDS,
  };
}

export const connection = createConnection(() => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
