import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@parley/kernel';
import { readIfThere, sourceFiles } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { Lane } from './lane.ts';
import type { Mutant } from './mutants.ts';
import { hashOf, STORE, type Prepared } from './prepare.ts';
import type { Dry, Start, TestRun } from './protocol.ts';
import { idsOf, type Spoken } from './rulings.ts';
import { isOwnTest } from './select.ts';

export interface Settings {
  readonly prepared: Prepared;
  readonly tests: readonly string[];
  readonly rulings: readonly Spoken[];
  /** Only these mutants; the others are left alone. */
  wanted(m: Mutant): boolean;
  readonly workers: number;
  /** Try all over again what was tried before. */
  readonly fresh: boolean;
  /** No limit to the tests that are tried on one mutant. */
  readonly thorough: boolean;
  progress(text: string): void;
}

export interface Outcome {
  readonly mutant: Mutant;
  /** The title of the test that failed, 'timeout', 'load'; null: it lives. */
  readonly killer: string | null;
  /** How many tests come by. */
  readonly covering: number;
  /** Happens while modules load, and so is tried with modules loaded anew. */
  readonly fixed: boolean;
  /** The rulings that speak about it, and whether their own tests kill it. */
  readonly rulings: { readonly [id: string]: boolean };
}

export interface Result {
  readonly outcomes: readonly Outcome[];
  readonly tests: number;
  /** Milliseconds. */
  readonly dryRun: number;
  readonly trying: number;
  /** How many verdicts were found in the store. */
  readonly known: number;
}

const startOf = ({ entries, files }: Prepared, active: Start['active']): Omit<Start, 'watch'> => ({
  entries,
  prepared: files,
  active,
});

const MOST_TESTS = 400;
const MOST_TIME = 20_000;

export async function run(settings: Settings): Promise<Result> {
  const from = performance.now();
  const { tests, loading } = await dryRun(settings);
  const dry = performance.now() - from;
  const plans = plan(settings, tests, loading);
  const store = new Store(settings.fresh);
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    const lane = new Lane(startOf(settings.prepared, null));
    while (next < plans.length) {
      const p = plans[next++];
      const known = store.get(p.key);
      const found = known ?? (await tryOut(p, lane, settings));
      if (!known) store.set(p.key, found);
      outcomes.push({ mutant: p.mutant, covering: p.covering, fixed: p.fixed !== 'no', ...found });
      settings.progress(
        `${outcomes.length} of ${plans.length} mutants, ${outcomes.filter((o) => o.killer === null).length} live`,
      );
    }
    await lane.end();
  };
  await Promise.all(Array.from({ length: settings.workers }, work));
  store.save();
  const place = ({ mutant }: Outcome): string => `${mutant.file} ${String(mutant.start).padStart(8, '0')}`;
  outcomes.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return { outcomes, tests: tests.length, dryRun: dry, trying: performance.now() - from - dry, known: store.used };
}

interface Ran {
  readonly tests: readonly TestRun[];
  readonly loading: { readonly [file: string]: readonly number[] };
}

/** Runs the tests with every mutant off: all must pass, and each shows which mutants it comes by. */
async function dryRun({ prepared, tests: files, workers, progress }: Settings): Promise<Ran> {
  const tests: TestRun[] = [];
  let loading: Ran['loading'] = {};
  const known = new DryRuns(prepared);
  let next = 0;
  const work = async (): Promise<void> => {
    const lane = new Lane(startOf(prepared, null));
    try {
      while (next < files.length) {
        const file = files[next++];
        const dry = known.get(file) ?? (await lane.dry(file));
        known.set(file, dry);
        tests.push(...dry.tests);
        loading = dry.loading;
        progress(`dry run: ${tests.length} tests`);
      }
    } finally {
      await lane.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work));
  const failed = tests.filter((t) => t.error !== undefined);
  if (failed.length > 0)
    throw new InputError(
      `${failed.length} tests fail without any mutant, so nothing can be said. Mend them first:\n` +
        failed.slice(0, 10).map((t) => `  ${t.file}: ${t.title}\n    ${(t.error ?? '').split('\n')[0]}`).join('\n'),
    ); // prettier-ignore
  return { tests, loading };
}

/** Dry runs of test files, as long as the rules and what tests share are the same. Of many files at once they would fill the disk. */
class DryRuns {
  private readonly folder = join(STORE, 'dry');
  private readonly rules: string;
  private readonly few: boolean;

  constructor(prepared: Prepared) {
    const shared = sourceFiles('packages/cosmic/test/*.ts');
    this.rules = hashOf(...Object.values(prepared.files), ...shared.map((f) => f.text));
    this.few = prepared.mutants.size <= 5;
    mkdirSync(this.folder, { recursive: true });
  }

  private place(file: string): string {
    return join(this.folder, `${hashOf(this.rules, file, readFileSync(fromRoot(file), 'utf8'))}.json`);
  }

  get(file: string): Dry | null {
    const text = this.few ? readIfThere(this.place(file)) : null;
    return text === null ? null : (JSON.parse(text) as Dry);
  }

  set(file: string, dry: Dry): void {
    if (this.few && dry.tests.every((t) => t.error === undefined)) writeFileSync(this.place(file), JSON.stringify(dry));
  }
}

interface Plan {
  readonly mutant: Mutant;
  readonly i: number;
  /** Is it passed while modules load? Then the file, or everything, is loaded anew with it. */
  readonly fixed: 'no' | 'file' | 'all';
  readonly covering: number;
  readonly tests: readonly TestRun[];
  readonly rulings: readonly { readonly id: string; readonly tests: readonly TestRun[] }[];
  readonly key: string;
}

/** Nothing but the list of its set imports the file of an alien, so it can be loaded again by itself. */
const RELOADABLE = /\/src\/aliens\/\w+\/[\w-]+\.ts$/;

function plan(
  { prepared, rulings, wanted, thorough }: Settings,
  tests: readonly TestRun[],
  loading: Ran['loading'],
): Plan[] {
  const out: Plan[] = [];
  const ids = new Map(tests.map((t) => [t, idsOf(t.title)]));
  const hashes = new Map<string, string>();
  const hashOfFile = (file: string): string => {
    let hash = hashes.get(file);
    if (hash === undefined) hashes.set(file, (hash = hashOf(readFileSync(fromRoot(file), 'utf8'))));
    return hash;
  };
  for (const [file, mutants] of prepared.mutants) {
    const fixedOnes = new Set(loading[file] ?? []);
    const comeBy = tests.filter((t) => t.hits[file] !== undefined || isOwnTest(t.file, file));
    const hits = new Map(comeBy.map((t) => [t, new Set(t.hits[file] ?? [])]));
    const order = (t: TestRun): number => (isOwnTest(t.file, file) ? 0 : (ids.get(t)?.length ?? 0) > 0 ? 1 : 2);
    const ordered = (list: readonly TestRun[]): TestRun[] => list.toSorted((a, b) => order(a) - order(b) || a.ms - b.ms || (a.file < b.file ? -1 : 1)); // prettier-ignore
    const byOrder = ordered(comeBy.length > 0 ? comeBy : tests);
    const tagged = rulings.flatMap((r) => r.tags.filter((t) => t.file === file && t.code !== null).map((t) => ({ r, code: t.code }))); // prettier-ignore
    mutants.forEach((mutant, i) => {
      if (!wanted(mutant)) return;
      const fixed = !fixedOnes.has(i) ? 'no' : RELOADABLE.test(file) ? 'file' : 'all';
      const covering = fixed === 'no' ? byOrder.filter((t) => hits.get(t)?.has(i)) : byOrder;
      const speaking = tagged.filter(
        ({ code }) => code !== null && code.start <= mutant.start && mutant.end <= code.end,
      );
      const own = [...new Set(speaking.map(({ r }) => r))].map((r) => ({
        id: r.id,
        tests: ordered(tests.filter((t) => ids.get(t)?.some((id) => r.ids.includes(id)) && (fixed !== 'no' || t.hits[file]?.includes(i)))),
      })); // prettier-ignore
      const limited = thorough ? covering : covering.slice(0, MOST_TESTS);
      const names = (list: readonly TestRun[]): string =>
        list
          .map((t) => `${t.file}#${t.n}`)
          .sort()
          .join();
      const files = [...new Set([...covering, ...own.flatMap((r) => r.tests)].map((t) => t.file))].sort();
      const key = hashOf(
        hashOfFile(file), String(mutant.start), String(mutant.end), mutant.replacement, fixed, String(thorough), names(covering), ...own.map((r) => `${r.id} ${names(r.tests)}`), ...files.map(hashOfFile),
      ); // prettier-ignore
      out.push({ mutant, i, fixed, covering: covering.length, tests: limited, rulings: own, key });
    });
  }
  return out;
}

type Found = Pick<Outcome, 'killer' | 'rulings'>;

async function tryOut(p: Plan, shared: Lane, { prepared, thorough }: Settings): Promise<Found> {
  const { file } = p.mutant;
  const mutant = { file, i: p.i };
  const lane = p.fixed === 'all' ? new Lane(startOf(prepared, mutant)) : shared;
  const rulings: { [id: string]: boolean } = {};
  let killer: string | null = null;
  const attempt = async (tests: readonly TestRun[]): Promise<string | null> => {
    if (tests.length === 0) return null;
    const v = await lane.try(mutant, p.fixed === 'file', tests, thorough ? Infinity : MOST_TIME);
    if (v.by === -1) return null;
    return v.hung ? 'timeout' : v.by === -2 ? 'load' : `${tests[v.by].file}: ${tests[v.by].title}`;
  };
  try {
    for (const r of p.rulings) {
      const by = await attempt(r.tests);
      rulings[r.id] = by !== null;
      killer ??= by;
    }
    killer ??= await attempt(p.tests);
  } finally {
    if (lane !== shared) await lane.end();
  }
  return { killer, rulings };
}

/** Verdicts of earlier runs. They hold as long as the file and the tests that come by are the same. */
class Store {
  private readonly file = join(STORE, 'verdicts.json');
  private readonly kept: Map<string, Found>;
  private readonly fresh: boolean;
  private unsaved = 0;
  used = 0;

  constructor(fresh: boolean) {
    this.fresh = fresh;
    this.kept = new Map(Object.entries(JSON.parse(readIfThere(this.file) ?? '{}') as { [key: string]: Found }));
  }

  get(key: string): Found | undefined {
    const found = this.fresh ? undefined : this.kept.get(key);
    if (found) this.used++;
    return found;
  }

  set(key: string, found: Found): void {
    this.kept.set(key, found);
    if (++this.unsaved >= 500) this.save();
  }

  save(): void {
    this.unsaved = 0;
    mkdirSync(STORE, { recursive: true });
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.kept)));
  }
}
