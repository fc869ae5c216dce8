// `npm test`: the check, then every test. Arguments go to vitest (`npm test -- packages/kernel`, `npm test -- -t zap`).
// The first line says what it ran on, the last one is always `N passed, N failed`; a failed check, a file that does not load and an empty run all count
// as failures.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './check.mjs';
import { surroundings } from './surroundings.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const resultFile = join(root, '.cache', 'test-results.json');

console.log(await surroundings());
const failedChecks = await check();
const tests = runTests(process.argv.slice(2));

const failed = failedChecks.length + tests.failed;
if (failedChecks.length > 0) console.log(`check failed: ${failedChecks.join(', ')}`);
if (tests.problem !== '') console.log(tests.problem);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${tests.passed} passed, ${failed} failed`);

function runTests(args) {
  mkdirSync(dirname(resultFile), { recursive: true });
  rmSync(resultFile, { force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=./scripts/watchdog.mjs', '--reporter=json', `--outputFile.json=${resultFile}`, ...args],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  let report;
  try {
    report = JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, problem: 'vitest ended without a result' };
  }
  const passed = report.numPassedTests;
  const unloaded = report.testResults.filter(
    ({ status: outcome, assertionResults }) => outcome === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const counted = report.numFailedTests + unloaded.length;
  if (counted > 0) return { passed, failed: counted, problem: '' };
  if (passed === 0) return { passed, failed: 1, problem: 'no test was run' };
  if (status !== 0) return { passed, failed: 1, problem: 'vitest reported an error outside of any test' };
  return { passed, failed: 0, problem: '' };
}
