/** The server under load, in a process of its own. Its settings come as JSON in the last argument. */
import { json } from '@parley/kernel';
import { DEFAULTS, startServer } from '@parley/server';
import { GAUGES } from './gauges.ts';
import { meanEntryBytes, storedOf } from './journal.ts';
import { answerQuestions } from './mailbox.ts';

export type ServerSettings = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** With the limits that bad neighbours are held to; good ones at full speed would not keep to them either. */
  readonly limited: boolean;
  /** Milliseconds until a table that nobody looks at goes to sleep. */
  readonly hibernateAfter: number;
};

const settings: json.Reader<ServerSettings> = json.fields({
  dataDir: json.text,
  databaseUrl: json.orNull(json.text),
  limited: json.flag,
  hibernateAfter: json.number,
});
const { dataDir, databaseUrl, limited, hibernateAfter } = json.read(settings, process.argv[2], 'the settings');
const free = { burst: 1e9, perSecond: 1e9 };
const running = await startServer({
  ...DEFAULTS,
  port: 0,
  dataDir,
  databaseUrl,
  logLevel: 'error',
  botDelay: { min: 0, max: 0 },
  rates: limited ? { ...DEFAULTS.rates, rest: free, create: free } : { socket: free, talk: free, rest: free, create: free },
  // All come from one address here.
  maxConnections: 1e6,
  maxConnectionsPerAddress: 1e6,
  hibernateAfter,
});
const { storage, games } = running.context;

answerQuestions(running.port, {
  ...GAUGES,
  'entry bytes': async (about) => meanEntryBytes(await storage.lines(json.text(about, 'a table'), 1)),
  stored: async (about) => storedOf(storage, games, about),
  awake: () => running.registry.awake,
});
