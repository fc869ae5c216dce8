import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Reload } from '../contract/game-lab.ts';
import { fromRoot } from '../shared/paths.ts';
import { installHooks } from './hooks.ts';
import { hashOf } from './prepare.ts';
import type { Dry, Job, MutantId, Reply, Start, Tried } from './protocol.ts';
import { activate, loadMore, mapHolding, remember, restore, takeHits } from './runtime.ts';
import type { Test } from './shim.ts';

// Tries mutants: loads the rules once with all of them in, and runs tests with one after the other switched on.

enableCompileCache(fromRoot('.cache', 'mutants', 'compile'));
const start = workerData as Start;
const watch = new Int32Array(start.watch);
installHooks(start.prepared);
// What tests print when they fail is of no use here.
console.log = () => undefined;

const urlOf = (path: string): string => pathToFileURL(fromRoot(path)).href;
const { testsOf } = await import('./shim.ts');
const loaded = new Map<string, readonly Test[]>();
let broken = false;
let loading: Dry['loading'] = {};
activate(start.active);
try {
  for (const path of start.entries) await import(urlOf(path));
  loading = takeHits();
} catch (error) {
  if (!start.active) throw error;
  broken = true;
}
remember();

async function load(file: string): Promise<readonly Test[]> {
  const known = loaded.get(file);
  if (known) return known;
  restore();
  loadMore();
  const tests = await testsOf(() => import(urlOf(file)));
  remember();
  loaded.set(file, tests);
  return tests;
}

/** What a test file makes while it is loaded serves other mutants too, so it is made without this one. */
async function loadUnbroken(file: string, mutant: MutantId): Promise<void> {
  Atomics.store(watch, 0, -1);
  Atomics.add(watch, 1, 1);
  activate(start.active);
  await load(file);
  activate(mutant);
}

/** What is put into the registries anew after each restoring, while a file is loaded a second time. */
let overlay: (() => void)[] = [];

function begin(): void {
  restore();
  for (const put of overlay) put();
}

function runTest(test: Test): string | null {
  begin();
  try {
    test.run();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

async function dry(file: string): Promise<Dry> {
  const tests = await load(file);
  takeHits();
  return {
    loading,
    tests: tests.map((t, n) => {
      const from = performance.now();
      const error = runTest(t);
      const ms = performance.now() - from;
      return { file, n, title: t.title, source: hashOf(t.source), ms, hits: takeHits(), ...(error === null ? {} : { error }) };
    }),
  };
}

async function tryMutant(job: Job & { do: 'try' }): Promise<Tried> {
  const lost: Tried = { by: -2 };
  if (broken) return lost;
  overlay = [];
  begin();
  activate(job.mutant);
  try {
    if (job.reload) await reload(job.mutant);
  } catch {
    activate(start.active);
    return lost;
  }
  let by = -1;
  for (let i = 0; i < job.tests.length && by < 0; i++) {
    const { file, n } = job.tests[i];
    if (!loaded.has(file)) await loadUnbroken(file, job.mutant);
    Atomics.store(watch, 0, i);
    Atomics.add(watch, 1, 1);
    const test = loaded.get(file)?.[n];
    if (test && runTest(test) !== null) by = i;
  }
  Atomics.store(watch, 0, -1);
  activate(start.active);
  overlay = [];
  return { by };
}

/** A module that was loaded already would not register anything again. */
let reloads = 0;

/** Loads a file once more, with a mutant switched on, and puts what it makes in the place of what there was. */
async function reload({ file, i }: MutantId): Promise<void> {
  const { reload: reloaded } = (await import(urlOf(start.reload))) as { readonly reload: Reload };
  const load = (path: string): Promise<unknown> => import(urlOf(path));
  const again: Parameters<Reload>[1] = () => import(`${urlOf(file)}?mutant=${i}&time=${++reloads}`);
  overlay = [await reloaded(load, again, mapHolding)];
}

parentPort?.on('message', (job: Job) => {
  const answer = (reply: Reply): void => parentPort?.postMessage(reply);
  const failed = (e: unknown): void => answer({ error: e instanceof Error ? (e.stack ?? e.message) : String(e) });
  if (job.do === 'dry') dry(job.file).then((x) => answer({ dry: x }), failed);
  else tryMutant(job).then((x) => answer({ tried: x }), failed);
});
