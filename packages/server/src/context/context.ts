import type { Config } from './config.ts';
import type { Catalogue } from '../game/catalogue.ts';
import type { Signer } from './identity.ts';
import type { Metrics } from './metrics.ts';
import type { Storage } from '../storage/storage.ts';

/** What every part of the server shares. */
export interface ServerContext {
  readonly config: Config;
  readonly storage: Storage;
  readonly signer: Signer;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly games: Catalogue;
  /** Server time in milliseconds. */
  now(): number;
}

/** The part of the logger that is used: what and, first, the facts. */
export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
  error(facts: object, what: string): void;
}
