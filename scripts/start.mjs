// `npm start`: makes the pages if they are missing or older than their sources, then starts the server, which prints its
// address. Arguments and environment go to the server.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages', 'web');
const page = join(web, 'dist', 'index.html');
const sources = [join(web, 'src'), join(web, 'index.html'), join(root, 'packages', 'cosmic', 'src', 'text')];

if (!existsSync(page) || newest(sources) > statSync(page).mtimeMs) build();
const server = spawn(process.execPath, [join(root, 'packages', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const info = statSync(path);
    latest = Math.max(latest, info.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : info.mtimeMs);
  }
  return latest;
}

function build() {
  console.error('Making the pages (once after a change) ...');
  const done = spawnSync('vite', ['build', '--logLevel', 'error'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status === 0) return;
  console.error('The pages could not be made (see above). The server needs them; mend the error and start again.');
  process.exit(1);
}
