import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { SomeGame } from '@parley/kernel';
import type { Config } from './config.ts';
import { catalogueOf } from './game/catalogue.ts';
import { GAMES } from './games.ts';
import type { House, Log } from './house.ts';
import { buildApp } from './http/app.ts';
import { signer } from './identity.ts';
import { newMetrics } from './metrics.ts';
import { openPostgres } from './storage/postgres.ts';
import type { Storage } from './storage/port.ts';
import { openSqlite } from './storage/sqlite.ts';
import { Hall } from './tables/hall.ts';

export interface Running {
  readonly address: string;
  readonly port: number;
  readonly hall: Hall;
  readonly house: House;
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
  const secret = config.secret ?? (await storage.keep('secret', randomBytes(32).toString('hex')));
  let log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const house: House = {
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
  const hall = new Hall(house);
  const { server, connections } = await buildApp(house, hall, replaced.quiet ? false : { level: config.logLevel });
  log = server.log;
  const address = await server.listen({ host: config.host, port: config.port });
  let stopping: Promise<void> | null = null;
  return {
    address,
    port: (server.server.address() as AddressInfo).port,
    hall,
    house,
    stop: () =>
      (stopping ??= (async () => {
        connections.close();
        await hall.close();
        await server.close();
        await storage.close();
      })()),
  };
}
