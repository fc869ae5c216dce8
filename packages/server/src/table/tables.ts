import type { ServerContext } from '../context/context.ts';
import { Lobby } from './lobby.ts';
import { TableOpener } from './opener.ts';
import { TableRegistry } from './registry.ts';

/** The tables of a server: finding one, listing them, opening new ones. */
export interface Tables {
  readonly registry: TableRegistry;
  readonly lobby: Lobby;
  readonly opener: TableOpener;
}

export function tablesOf(context: ServerContext): Tables {
  const lobby = new Lobby(context);
  const registry = new TableRegistry(context, lobby);
  return { lobby, registry, opener: new TableOpener(context, registry, lobby) };
}
