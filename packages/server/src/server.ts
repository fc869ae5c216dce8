import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { SomeGame } from '@parley/kernel';
import type { Config } from './context/config.ts';
import { catalogueOf } from './game/catalogue.ts';
import { GAMES } from './games.ts';
import type { ServerContext, Log } from './context/context.ts';
import { buildApp } from './http/app.ts';
import { signer } from './context/identity.ts';
import { newMetrics } from './context/metrics.ts';
import { openPostgres } from './storage/postgres.ts';
import type { Storage } from './storage/storage.ts';
import { openSqlite } from './storage/sqlite.ts';
import { tablesOf, type Tables } from './table/tables.ts';

export interface Running extends Tables {
  readonly address: string;
  readonly port: number;
  readonly context: ServerContext;
  /** Takes no more, finishes what was begun, says good-bye. */
  stop(): Promise<void>;
}

/** What tests put in place of the usual. */
export interface Replaced {
  readonly storage?: Storage;
  readonly games?: readonly SomeGame[];
  readonly quiet?: boolean;
}

/** Starts a server and resolves when it listens. */
export async function startServer(config: Config, replaced: Replaced = {}): Promise<Running> {
  const storage =
    replaced.storage ??
    (config.databaseUrl === null ? openSqlite(join(config.dataDir, 'parley.sqlite')) : await openPostgres(config.databaseUrl));
  const secret = config.secret ?? (await storage.setOnce('secret', randomBytes(32).toString('hex')));
  let log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const context: ServerContext = {
    config,
    storage,
    signer: signer(secret),
    metrics: newMetrics(),
    log: {
      info: (facts, what) => log.info(facts, what),
      warn: (facts, what) => log.warn(facts, what),
      error: (facts, what) => log.error(facts, what),
    },
    games: catalogueOf(replaced.games ?? GAMES),
    now: () => Date.now(),
  };
  const tables = tablesOf(context);
  const { server, connections } = await buildApp(context, tables, replaced.quiet ? false : { level: config.logLevel });
  log = server.log;
  const address = await server.listen({ host: config.host, port: config.port });
  const bound = server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error(`there is no port at ${address}`);
  let stopping: Promise<void> | null = null;
  return {
    address,
    port: bound.port,
    ...tables,
    context,
    stop: () =>
      (stopping ??= (async () => {
        connections.close();
        await tables.registry.close();
        await server.close();
        await storage.close();
      })()),
  };
}
