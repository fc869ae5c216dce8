import type { Codex, SeenEvent } from '@parley/kernel';
import {
  REQUEST_HEADER,
  type Created,
  type CreateInput,
  type ErrorCode,
  type GameInfo,
  type GameLog,
  type Joined,
  type JoinTable,
  type LobbyTable,
  type MyGame,
  type Quick,
  type ReplayStep,
  type ReplayStory,
  type RestError,
  type SeatInfo,
  type Session,
  type TableMeta,
} from '@parley/server/protocol';
import { T } from '../text/index.ts';
import { language } from '../text/language.ts';
import { session } from './session.ts';

/** A call that failed: what happened, in words for people, and a code for programs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'offline';
  constructor(code: ErrorCode | 'offline', message: string) {
    super(message);
    this.code = code;
  }
}

/** One call, as whoever is signed in. */
export async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, request?: string): Promise<T> {
  const headers: { [name: string]: string } = {};
  if (request !== undefined) headers[REQUEST_HEADER] = request;
  const token = session.get()?.token;
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError('offline', T.errors.offline);
  }
  if (response.ok) return bodyOf<T>(response);
  const failure = await bodyOf<RestError>(response).catch(() => null);
  throw new ApiError(failure?.error?.code ?? 'internal', failure?.error?.message ?? T.errors.server);
}

/** What the server says. The page comes from the server, so both know the same protocol, and nobody looks. */
const bodyOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

/** Calls whose fate is not known, with the ids they were sent under. */
const doubtful = new Map<string, string>();
/** After these it may have been carried out; anything else is a refusal. */
const DOUBTS: ReadonlySet<string> = new Set(['offline', 'internal', 'unavailable', 'conflict', 'shutting-down']);

/** A call that makes something new. The same call again after a lost answer goes under the same id, and so makes no second one. */
export async function make<T>(path: string, body: unknown): Promise<T> {
  const what = `${session.get()?.id} ${path} ${JSON.stringify(body)}`;
  const request = doubtful.get(what) ?? Math.random().toString(36).slice(2);
  doubtful.set(what, request);
  try {
    const made = await call<T>('POST', path, body, request);
    doubtful.delete(what);
    return made;
  } catch (error) {
    if (error instanceof ApiError && !DOUBTS.has(error.code)) doubtful.delete(what);
    throw error;
  }
}

const id = encodeURIComponent;
/** Texts of games come in the language of the page. */
export const IN_LANGUAGE = `language=${language}`;

export const api = {
  signIn: (name: string): Promise<Session> => call('POST', '/session', { name }),
  /** `table`: what it is called. */
  quick: (table?: string, game?: string): Promise<Quick> =>
    make('/quick', { ...(table === undefined ? {} : { table }), ...(game === undefined ? {} : { game }) }),
  games: (): Promise<{ games: readonly GameInfo[] }> => call('GET', `/games?${IN_LANGUAGE}`),
  tables: (): Promise<{ tables: readonly LobbyTable[] }> => call('GET', '/tables'),
  create: (input: CreateInput): Promise<Created> => make('/tables', input),
  table: (table: string): Promise<{ meta: TableMeta; seats: readonly SeatInfo[] }> => call('GET', `/tables/${id(table)}`),
  join: (table: string, how: JoinTable = {}): Promise<Joined> => call('POST', `/tables/${id(table)}/join`, how),
  earlier: (table: string, before: number): Promise<{ events: readonly SeenEvent[] }> =>
    call('GET', `/tables/${id(table)}/events?before=${before}`),
  myGames: (): Promise<{ games: readonly MyGame[] }> => call('GET', '/my-games'),
  log: (game: string): Promise<GameLog> => call('GET', `/games/${id(game)}/log`),
  importLog: (log: unknown): Promise<{ game: string }> => make('/games/import', log),
  replay: (game: string, at: number, seat: number | 'all' | 'none'): Promise<ReplayStep> =>
    call('GET', `/replay/${id(game)}?at=${at}&seat=${seat}`),
  story: (game: string, seat: number | 'all' | 'none'): Promise<ReplayStory> => call('GET', `/replay/${id(game)}/story?seat=${seat}`),
  continueFrom: (game: string, at: number, seat: number): Promise<Created> => make(`/replay/${id(game)}/continue`, { at, seat }),
  /** The names and texts a game's part of the browser speaks with: its own kind of thing. */
  lexicon: <L>(game: string): Promise<L> => call('GET', `/lexicon/${id(game)}?${IN_LANGUAGE}`),
  codex: (game: string): Promise<Codex> => call('GET', `/codex/${id(game)}?${IN_LANGUAGE}`),
};

/** Signs in as a guest where there is no session yet. */
export async function signedIn(name: string): Promise<Session> {
  const now = session.get();
  if (now && now.name === name) return now;
  const made = await api.signIn(name);
  session.set(made);
  return made;
}

const lexicons = new Map<string, Promise<unknown>>();
/** The texts of a game: fetched once a visit. */
export function lexiconOf<L>(game: string): Promise<L> {
  const known = lexicons.get(game) as Promise<L> | undefined;
  if (known) return known;
  const asked = api.lexicon<L>(game);
  lexicons.set(game, asked);
  asked.catch(() => lexicons.delete(game));
  return asked;
}
