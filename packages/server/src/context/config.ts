import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rate } from './rate-limit.ts';

/** From and to, in milliseconds. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly secret: string | null;
  /** Further origins that may use the socket; the server's own always may. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly webDir: string;
  readonly metricsToken: string | null;
  /** How long a bot thinks. */
  readonly botDelay: Span;
  /** How long a window of a table with a poker face stands. */
  readonly pokerFace: Span;
  /** What `moreTime` adds to such a window. */
  readonly moreTime: number;
  /** A table that nobody looks at goes to sleep after so long. */
  readonly hibernateAfter: number;
  /** Messages of one connection, what it says and proposes, calls of one address, its new tables and sessions. */
  readonly rates: { readonly socket: Rate; readonly talk: Rate; readonly rest: Rate; readonly create: Rate };
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** May tables begin from a given position? It tells the creator what lies where. */
  readonly allowPositions: boolean;
  /** Every game is dealt from this seed: whoever knows it knows what is hidden. For tests. */
  readonly fixedSeed: string | null;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 8080,
  dataDir: join(ROOT, '.data'),
  databaseUrl: null,
  secret: null,
  origins: [],
  trustProxy: false,
  logLevel: 'info',
  webDir: join(ROOT, 'packages', 'web', 'dist'),
  metricsToken: null,
  botDelay: { min: 400, max: 1_200 },
  pokerFace: { min: 5_000, max: 8_000 },
  moreTime: 15_000,
  hibernateAfter: 300_000,
  rates: {
    socket: { burst: 60, perSecond: 20 },
    talk: { burst: 10, perSecond: 0.5 },
    rest: { burst: 120, perSecond: 20 },
    create: { burst: 30, perSecond: 0.5 },
  },
  maxConnections: 10_000,
  maxConnectionsPerAddress: 100,
  allowPositions: false,
  fixedSeed: null,
};

type Env = { readonly [name: string]: string | undefined };

/** Reads the environment. docs/server.md has the table of names. */
export function readConfig(env: Env): Config {
  const text = (name: string): string | null => (env[name] === undefined || env[name] === '' ? null : env[name]);
  const number = (name: string, usual: number): number => {
    const given = text(name);
    if (given === null) return usual;
    const n = Number(given);
    if (!Number.isFinite(n) || n < 0) throw new Error(`${name} must be a number, 0 or more, not "${given}".`);
    return n;
  };
  const span = (name: string, usual: Span): Span => {
    const min = number(`${name}_MIN`, usual.min);
    return { min, max: Math.max(min, number(`${name}_MAX`, Math.max(min, usual.max))) };
  };
  const rate = (name: string, usual: Rate): Rate => ({
    burst: number(`${name}_BURST`, usual.burst),
    perSecond: number(`${name}_PER_SECOND`, usual.perSecond),
  });
  const flag = (name: string): boolean => ['1', 'true', 'yes'].includes(text(name)?.toLowerCase() ?? '');
  const secret = text('SECRET');
  if (secret !== null && secret.length < 32) throw new Error('SECRET must have 32 characters or more.');
  return {
    host: text('HOST') ?? DEFAULTS.host,
    port: number('PORT', DEFAULTS.port),
    dataDir: text('DATA_DIR') ?? DEFAULTS.dataDir,
    databaseUrl: text('DATABASE_URL'),
    secret,
    origins: (text('ORIGINS') ?? '')
      .split(',')
      .map((x) => x.trim())
      .filter((x) => x !== ''),
    trustProxy: flag('TRUST_PROXY'),
    logLevel: text('LOG_LEVEL') ?? DEFAULTS.logLevel,
    webDir: text('WEB_DIR') ?? DEFAULTS.webDir,
    metricsToken: text('METRICS_TOKEN'),
    botDelay: span('BOT_DELAY', DEFAULTS.botDelay),
    pokerFace: span('POKER_FACE', DEFAULTS.pokerFace),
    moreTime: number('MORE_TIME', DEFAULTS.moreTime),
    hibernateAfter: number('HIBERNATE_AFTER', DEFAULTS.hibernateAfter),
    rates: {
      socket: rate('SOCKET_RATE', DEFAULTS.rates.socket),
      talk: rate('TALK_RATE', DEFAULTS.rates.talk),
      rest: rate('REST_RATE', DEFAULTS.rates.rest),
      create: rate('CREATE_RATE', DEFAULTS.rates.create),
    },
    maxConnections: number('MAX_CONNECTIONS', DEFAULTS.maxConnections),
    maxConnectionsPerAddress: number('MAX_CONNECTIONS_PER_ADDRESS', DEFAULTS.maxConnectionsPerAddress),
    allowPositions: flag('ALLOW_POSITIONS'),
    fixedSeed: text('FIXED_SEED'),
  };
}
