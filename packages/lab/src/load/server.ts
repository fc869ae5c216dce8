/** The server under load, in a process of its own. Its settings come as JSON in the last argument. */
import { json } from '@parley/kernel';
import { DEFAULTS, startServer } from '@parley/server';

export interface ServerSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

const settings: json.Reader<ServerSettings> = json.fields({ dataDir: json.text, databaseUrl: json.orNull(json.text) });
const { dataDir, databaseUrl } = json.read(settings, process.argv[2], 'the settings');
const free = { burst: 1e9, perSecond: 1e9 };
const running = await startServer({
  ...DEFAULTS,
  port: 0,
  dataDir,
  databaseUrl,
  logLevel: 'warn',
  botDelay: { min: 0, max: 0 },
  rates: { socket: free, talk: free, rest: free, create: free },
  maxConnections: 1e6,
  maxConnectionsPerAddress: 1e6,
});
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log(running.port);
