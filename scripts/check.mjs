// Types, lint, the order of imports and format, side by side; the output of whatever fails is printed. Returns the names of what failed.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const steps = [
  { name: 'types', command: 'tsc', args: ['-b', '--pretty', String(process.stdout.isTTY === true)] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'floors', command: 'node', args: ['packages/lab/src/cli.ts', 'floors'] },
  { name: 'format', command: 'oxfmt', args: ['--check'], hint: 'run: npm run format' },
];

export async function check() {
  const results = await Promise.all(steps.map(run));
  const failed = results.filter((result) => result.code !== 0);
  for (const { name, output, hint } of failed) {
    console.log(`\n--- ${name} failed${hint === undefined ? '' : ` (${hint})`}\n${output.trimEnd()}`);
  }
  console.log(results.map(({ name, code, seconds }) => `${name} ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`).join(', '));
  return failed.map(({ name }) => name);
}

function run({ name, command, args, hint }) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      resolve({ name, hint, code, output, seconds });
    };
    child.on('error', (error) => {
      output += `${command} could not be started: ${error.message}`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

if (import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url)) {
  if ((await check()).length > 0) process.exitCode = 1;
}
