import type { Session } from '@parley/server/protocol';
import { keep, recall } from '../storage/keep.ts';
import { createStore, useStore } from './store.ts';

/** Who I am, on this browser. The token is the secret that makes a seat mine. */
export const session = createStore<Session | null>(recall<Session>('session'));
session.subscribe(() => keep('session', session.get()));

export const useSession = (): Session | null => useStore(session);
