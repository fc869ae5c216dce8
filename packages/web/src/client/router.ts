import { useSyncExternalStore } from 'react';

/** Addresses of the pages. History, no hashes: a hash means a moment of a replay. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'watch' }
  | { readonly page: 'create' }
  | { readonly page: 'my-games' }
  | { readonly page: 'codex'; readonly path: readonly string[] }
  | { readonly page: 'replay'; readonly game: string; readonly at: number | null }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'kept'; readonly game: string; readonly kind: string; readonly id: string | null }
  | { readonly page: 'shared'; readonly token: string }
  | { readonly page: 'unknown' };

/** Stands in place of an id. */
export const NEW_ITEM = 'new';

export const paths = {
  landing: '/',
  watch: '/watch',
  create: '/create',
  myGames: '/games',
  codex: '/codex',
  codexOf: (game: string): string => `/codex/${game}`,
  codexEntry: (game: string, kind: string, id: string): string => `/codex/${game}/${kind}/${encodeURIComponent(id)}`,
  table: (id: string): string => `/t/${encodeURIComponent(id)}`,
  /** What I keep for a game; `NEW_ITEM` is one that is not kept yet. */
  kept: (game: string, kind: string): string => `/keep/${encodeURIComponent(game)}/${encodeURIComponent(kind)}`,
  keptItem: (game: string, kind: string, id: string): string => `${paths.kept(game, kind)}/${encodeURIComponent(id)}`,
  shared: (token: string): string => `/shared/${encodeURIComponent(token)}`,
  replay: (game: string, at?: number): string => `/replay/${encodeURIComponent(game)}${at === undefined ? '' : `#${at}`}`,
};

export function parseRoute(pathname: string, hash: string): Route {
  const [first = '', ...rest] = pathname
    .split('/')
    .filter((x) => x !== '')
    .map(decode);
  switch (first) {
    case '':
      return { page: 'landing' };
    case 'watch':
      return { page: 'watch' };
    case 'create':
      return { page: 'create' };
    case 'games':
      return { page: 'my-games' };
    case 'codex':
      return { page: 'codex', path: rest };
    case 'replay':
      return rest[0] === undefined ? { page: 'unknown' } : { page: 'replay', game: rest[0], at: momentOf(hash) };
    case 't':
      return rest[0] === undefined ? { page: 'unknown' } : { page: 'table', table: rest[0] };
    case 'keep': {
      const [game, kind, item = null] = rest;
      return game === undefined || kind === undefined ? { page: 'unknown' } : { page: 'kept', game, kind, id: item };
    }
    case 'shared':
      return rest[0] === undefined ? { page: 'unknown' } : { page: 'shared', token: rest[0] };
    default:
      return { page: 'unknown' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
const momentOf = (hash: string): number | null => (/^#\d+$/.test(hash) ? Number(hash.slice(1)) : null);

const CHANGED = 'parley:navigate';

/** What is asked before the page is left; null: nothing. */
let held: string | null = null;

/** Asks this before the page is left for another one, until it is let go. */
export function holdPage(question: string): () => void {
  const stay = (e: BeforeUnloadEvent): void => e.preventDefault();
  held = question;
  window.addEventListener('beforeunload', stay);
  return () => {
    held = null;
    window.removeEventListener('beforeunload', stay);
  };
}

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  // The same page under another address is not left.
  if (how === 'push' && held !== null && !window.confirm(held)) return;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', CHANGED];
  for (const e of events) window.addEventListener(e, listener);
  return () => {
    for (const e of events) window.removeEventListener(e, listener);
  };
}

const address = (): string => location.pathname + location.hash;

export function useRoute(): Route {
  useSyncExternalStore(subscribe, address);
  return parseRoute(location.pathname, location.hash);
}
