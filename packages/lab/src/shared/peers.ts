import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The peers, pinned. They are installed on demand in a folder of their own and are no part of the project. */
const PEERS = { 'pokemon-showdown': '0.11.11', 'boardgame.io': '0.50.2' };

/** Installs the peers if they are missing, and returns their folder. */
export function ensurePeers(): string {
  const folder = join(fileURLToPath(new URL('../../../../', import.meta.url)), '.cache', 'bench-peers');
  if (Object.keys(PEERS).every((name) => existsSync(join(folder, 'node_modules', name)))) return folder;
  process.stderr.write('installing the peers to compare with (once) ...\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PEERS }));
  const r = spawnSync('npm', ['install', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (r.status !== 0) throw new Error(`The peers could not be installed; use --no-peers to go without them.\n${r.stderr.slice(-1500)}`);
  return folder;
}
