import { InputError } from '@parley/kernel';
import { atMost, oneOf, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';

export const PEER_NAMES = ['relay', 'boardgame'] as const;
export type PeerName = (typeof PEER_NAMES)[number];

export interface LoadOptions {
  readonly tables: number;
  readonly seats: number;
  /** Answers a second, all tables together; 0: as fast as it goes. */
  readonly rate: number;
  readonly seconds: number;
  /** Answers before anything is measured. */
  readonly warm: number;
  readonly peers: readonly PeerName[];
  readonly database: string | null;
  readonly json: string | null;
  /** Per cent of the people; 0: none. */
  readonly bad: number;
  /** Minutes; 0: not that. */
  readonly soak: number;
}

export const spec: CommandSpec = {
  name: 'load',
  rest: '',
  about:
    'Starts a server and lets people at many tables answer at random through real sockets. A bare relay and the server of boardgame.io play in turns with it.',
  options: {
    tables: { takes: 'N', about: 'tables (100)' },
    seats: { takes: 'N', about: 'people at each table (5)' },
    rate: { takes: 'N', about: 'answers a second, all tables together (0: as fast as it goes)' },
    seconds: { takes: 'N', about: 'how long to measure each server, in turns of a second (10)' },
    warm: { takes: 'N', about: 'answers of each server before it is measured (4000)' },
    'no-peers': { about: 'only our own server' },
    peer: { takes: 'NAME', about: 'only this one: relay or boardgame' },
    bad: { takes: 'N', about: 'per cent of the people who are bad neighbours: what the others notice of them' },
    soak: { takes: 'MINUTES', about: 'tables come and go, and what the server takes is told every minute' },
    database: { takes: 'URL', about: 'a PostgreSQL to use instead of SQLite' },
    json: { takes: 'FILE', about: 'write the figures to a file' },
  },
  examples: ['load', 'load --tables 500 --rate 1000', 'load --tables 2000 --rate 500 --peer relay', 'load --bad 5', 'load --soak 30'],
};

export function readOptions(args: Args): LoadOptions {
  atMost(args, 0, spec);
  const tables = wholeNumber(args, 'tables', { min: 1, max: 10_000, usual: 100 });
  const bad = wholeNumber(args, 'bad', { min: 1, max: 50, usual: 0 });
  const soak = wholeNumber(args, 'soak', { min: 1, max: 10_000, usual: 0 });
  if (args.switches.has('no-peers') && args.values.peer !== undefined) throw new InputError('--no-peers goes without --peer.');
  if (bad > 0 && soak > 0) throw new InputError('--bad and --soak are two different runs.');
  if ((bad > 0 || soak > 0) && args.values.peer !== undefined)
    throw new InputError('--bad and --soak are about our own server; leave out --peer.');
  const only = args.values.peer === undefined ? PEER_NAMES : [oneOf(args, 'peer', PEER_NAMES, 'relay')];
  return {
    tables,
    seats: wholeNumber(args, 'seats', { min: 2, max: 8, usual: 5 }),
    // Neighbours are measured within the limits of the server, which nobody who plays at full speed keeps to.
    rate: wholeNumber(args, 'rate', { min: bad > 0 ? 1 : 0, max: 1_000_000, usual: bad > 0 ? 2 * tables : 0 }),
    seconds: wholeNumber(args, 'seconds', { min: 1, max: 3_600, usual: 10 }),
    warm: wholeNumber(args, 'warm', { min: 1, max: 1_000_000, usual: 4_000 }),
    peers: args.switches.has('no-peers') || bad > 0 || soak > 0 ? [] : only,
    database: args.values.database ?? null,
    json: args.values.json ?? null,
    bad,
    soak,
  };
}
