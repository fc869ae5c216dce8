// Runs before every npm script, on any Node >= 18, with no dependency: installs the project's packages, Node 24
// among them, when node_modules is missing or does not match package-lock.json. Otherwise it does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wantedNode = 24;
const lockFile = join(root, 'package-lock.json');
// Remembers which lock the installed packages came from; it goes away with node_modules.
const stampFile = join(root, 'node_modules', '.cache', 'installed-lock');

const lockText = readFileSync(lockFile, 'utf8');
const lockHash = createHash('sha256').update(lockText).digest('hex');

if (read(stampFile) !== lockHash) {
  if (!installedMatches()) install();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash);
}
requireNode();

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Is everything the lock asks for on this platform installed? True after an `npm install` by hand. */
function installedMatches() {
  const hidden = read(join(root, 'node_modules', '.package-lock.json'));
  if (hidden === '') return false;
  const installed = JSON.parse(hidden).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true && !fitsHere(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(join(root, path));
  });
}

function fitsHere({ os = [process.platform], cpu = [process.arch], libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined;
}

function install() {
  console.error('Installing what Parley needs (once, about half a minute) ...');
  // The Node that runs npm, not the one in node_modules: that one is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const done =
    npm !== undefined && /npm-cli\.c?js$/.test(npm)
      ? spawnSync(node ?? process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status === 0) return;
  console.error('The installation failed (see above). Check the network, then run the command again, or run: npm ci');
  process.exit(1);
}

/** Node 24 comes as a package where there is one; elsewhere the machine must bring it. */
function requireNode() {
  const brought = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules', '.bin', name)));
  if (brought || Number(process.versions.node.split('.')[0]) >= wantedNode) return;
  console.error(
    `Parley runs on Node ${wantedNode} or newer, this is ${process.version}, and there is no packaged Node for ` +
      `${process.platform}-${process.arch}. Install Node ${wantedNode} and run the command again.`,
  );
  process.exit(1);
}
