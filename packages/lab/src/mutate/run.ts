import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, json } from '@parley/kernel';
import type { MutationTargets } from '../contract/game-lab.ts';
import { readIfThere, sourceFiles } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { Lane } from './lane.ts';
import type { Mutant } from './mutants.ts';
import { hashOf, STORE, writeWhole, type Prepared } from './prepare.ts';
import type { Dry, Start, TestRun } from './protocol.ts';
import { idsOf, type Spoken } from './rulings.ts';
import { isCalledAfter, isOwnTest } from './select.ts';
import { speaksOf } from './tags.ts';
import { fingerprints, Verdicts, type Known } from './verdicts.ts';

export interface Settings {
  readonly where: Pick<MutationTargets, 'helpers' | 'reload'>;
  readonly prepared: Prepared;
  readonly tests: readonly string[];
  readonly rulings: readonly Spoken[];
  /** Only these mutants; the others are left alone. */
  wanted(m: Mutant): boolean;
  readonly workers: number;
  /** Try all over again what was tried before. */
  readonly fresh: boolean;
  /** The folder in which what is found is kept for later runs; null: nowhere. */
  readonly store: string | null;
  /** How many tests at most are tried on one mutant. */
  readonly most: number;
  /** Milliseconds that a test may take at least before it is given up. */
  readonly patience: number;
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
  /** Of how many mutants all was known from earlier runs. */
  readonly known: number;
}

const startOf = ({ entries, files }: Prepared, { reload }: Settings['where'], active: Start['active']): Omit<Start, 'watch'> => ({
  entries,
  prepared: files,
  reload: reload.module,
  active,
});

export async function run(settings: Settings): Promise<Result> {
  const from = performance.now();
  const { tests, loading } = await dryRun(settings);
  const dry = performance.now() - from;
  const verdicts = new Verdicts(settings.store, settings.fresh, sharedByTests(settings.where.helpers));
  const plans = plan(settings, tests, loading, verdicts);
  const prints = fingerprints(tests);
  const outcomes: Outcome[] = [];
  let next = 0;
  let known = 0;
  const work = async (): Promise<void> => {
    const lane = new Lane(startOf(settings.prepared, settings.where, null), settings.patience);
    while (next < plans.length) {
      const p = plans[next++];
      const { killer, rulings, tried } = await tryOut(p, lane, prints, settings);
      if (tried === 0) known++;
      verdicts.progress();
      outcomes.push({ mutant: p.mutant, covering: p.covering, fixed: p.fixed !== 'no', killer, rulings });
      settings.progress(`${outcomes.length} of ${plans.length} mutants, ${outcomes.filter((o) => o.killer === null).length} live`);
    }
    await lane.end();
  };
  await Promise.all(Array.from({ length: settings.workers }, work));
  verdicts.save();
  const place = ({ mutant }: Outcome): string => `${mutant.file} ${String(mutant.start).padStart(8, '0')}`;
  outcomes.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return { outcomes, tests: tests.length, dryRun: dry, trying: performance.now() - from - dry, known };
}

/** What scenarios are built and judged with. */
const sharedByTests = (helpers: readonly string[]): string =>
  hashOf(...sourceFiles('packages/kernel/src/testing/*.ts', ...helpers).map((f) => f.text));

interface Ran {
  readonly tests: readonly TestRun[];
  readonly loading: { readonly [file: string]: readonly number[] };
}

/** Runs the tests with every mutant off: all must pass, and each shows which mutants it comes by. */
async function dryRun({ where, prepared, tests: files, workers, fresh, store, patience, progress }: Settings): Promise<Ran> {
  const tests: TestRun[] = [];
  let loading: Ran['loading'] = {};
  const known = new DryRuns(prepared, where.helpers, store !== null && !fresh);
  let next = 0;
  const work = async (): Promise<void> => {
    const lane = new Lane(startOf(prepared, where, null), patience);
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
        failed
          .slice(0, 10)
          .map((t) => `  ${t.file}: ${t.title}\n    ${(t.error ?? '').split('\n')[0]}`)
          .join('\n'),
    );
  return { tests, loading };
}

const hitsByFile = json.named(json.list(json.number));
const dryRead: json.Reader<Dry> = json.fields({
  loading: hitsByFile,
  tests: json.list(
    json.fields({
      file: json.text,
      n: json.number,
      title: json.text,
      source: json.text,
      ms: json.number,
      hits: hitsByFile,
      error: json.optional(json.text),
    }),
  ),
});

/** Dry runs of test files, as long as the rules and what tests share are the same. Of many files at once they would fill the disk. */
class DryRuns {
  private readonly folder = join(STORE, 'dry');
  private readonly rules: string;
  private readonly few: boolean;

  constructor(prepared: Prepared, helpers: readonly string[], use: boolean) {
    const shared = sourceFiles(...helpers);
    this.rules = hashOf(...Object.values(prepared.files), ...shared.map((f) => f.text));
    this.few = use && prepared.mutants.size <= 5;
    mkdirSync(this.folder, { recursive: true });
  }

  private place(file: string): string {
    return join(this.folder, `${hashOf(this.rules, file, readFileSync(fromRoot(file), 'utf8'))}.json`);
  }

  get(file: string): Dry | null {
    const text = this.few ? readIfThere(this.place(file)) : null;
    return text === null ? null : json.read(dryRead, text, file);
  }

  set(file: string, dry: Dry): void {
    if (this.few && dry.tests.every((t) => t.error === undefined)) writeWhole(this.place(file), JSON.stringify(dry));
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
  readonly known: Known;
}

function plan(settings: Settings, tests: readonly TestRun[], loading: Ran['loading'], verdicts: Verdicts): Plan[] {
  const { where, prepared, rulings, wanted, most } = settings;
  const out: Plan[] = [];
  const ids = new Map(tests.map((t) => [t, idsOf(t.title)]));
  for (const [file, mutants] of prepared.mutants) {
    const alike = new Map<string, number>();
    const fixedOnes = new Set(loading[file] ?? []);
    const hits = new Map(tests.map((t) => [t, new Set(t.hits[file] ?? [])]));
    const own = tests.filter((t) => isOwnTest(t.file, file) || isCalledAfter(t.title, file));
    const tagged = rulings.flatMap((r) => r.tags.filter((t) => t.file === file).map((t) => ({ r, code: t.code })));
    const ordered = orders(mutants, tests, hits, new Set(own));
    mutants.forEach((mutant, i) => {
      const reads = [mutant.within, mutant.original, mutant.replacement, mutant.as].join(' ');
      const nth = alike.get(reads) ?? 0;
      alike.set(reads, nth + 1);
      if (!wanted(mutant)) return;
      const fixed = !fixedOnes.has(i) ? 'no' : where.reload.has(file) ? 'file' : 'all';
      const order = ordered(mutant);
      const near = order.filter((t) => hits.get(t)?.size !== 0 || own.includes(t));
      const covering = fixed === 'no' ? order.filter((t) => hits.get(t)?.has(i)) : near.length > 0 ? near : order;
      const speaking = tagged.filter(({ code }) => speaksOf(code, mutant));
      const proofs = [...new Set(speaking.map(({ r }) => r))].map((r) => ({
        id: r.id,
        tests: order.filter((t) => ids.get(t)?.some((id) => r.ids.includes(id)) && (fixed !== 'no' || hits.get(t)?.has(i))),
      }));
      const limited = covering.slice(0, most);
      out.push({ mutant, i, fixed, covering: covering.length, tests: limited, rulings: proofs, known: verdicts.of(mutant, nth) });
    });
  }
  return out;
}

/**
 * In which order tests are tried on a mutant: those of the file itself; then in turn those that come by the most unusual places of the same
 * function, and one from each test file. What thousands of tests come by is noticed by few of them.
 */
function orders(
  mutants: readonly Mutant[],
  tests: readonly TestRun[],
  hits: ReadonlyMap<TestRun, ReadonlySet<number>>,
  own: ReadonlySet<TestRun>,
): (m: Mutant) => readonly TestRun[] {
  const counts = mutants.map(() => 0);
  for (const t of tests) for (const i of hits.get(t) ?? []) counts[i]++;
  const regionOf = (m: Mutant): string => m.within.split('.')[0];
  const known = new Map<string, readonly TestRun[]>();
  return (m) => {
    const region = regionOf(m);
    let order = known.get(region);
    if (!order) {
      const inside = new Set(mutants.flatMap((x, i) => (regionOf(x) === region ? [i] : [])));
      const rarity = new Map(tests.map((t) => [t, [...(hits.get(t) ?? [])].reduce((n, i) => n + (inside.has(i) ? 1 / counts[i] : 0), 0)]));
      const rare = (t: TestRun): number => rarity.get(t) ?? 0;
      const name = (t: TestRun): string => `${t.file} ${String(t.n).padStart(4, '0')}`;
      const byRarity = tests.toSorted((a, b) => rare(b) - rare(a) || (name(a) < name(b) ? -1 : 1));
      const perFile = [...Map.groupBy(byRarity, (t) => t.file).values()];
      const rounds = perFile.flatMap((list) => list.map((t, round) => ({ t, round }))).toSorted((a, b) => a.round - b.round);
      order = [...new Set([...byRarity.filter((t) => own.has(t)), ...byRarity.flatMap((t, i) => [t, rounds[i].t])])];
      known.set(region, order);
    }
    return order;
  };
}

type Found = Pick<Outcome, 'killer' | 'rulings'> & {
  /** How many tests had to be run. */
  readonly tried: number;
};

async function tryOut(
  p: Plan,
  shared: Lane,
  prints: ReadonlyMap<TestRun, string>,
  { where, prepared, patience }: Settings,
): Promise<Found> {
  const { known } = p;
  const mutant = { file: p.mutant.file, i: p.i };
  const lane = p.fixed === 'all' ? new Lane(startOf(prepared, where, mutant), patience) : shared;
  const printOf = (t: TestRun): string => prints.get(t) ?? '';
  const said = (t: TestRun): string => (known.killers[printOf(t)] === 'timeout' ? 'timeout' : `${t.file}: ${t.title}`);
  let tried = 0;
  const attempt = async (tests: readonly TestRun[]): Promise<string | null> => {
    if (tests.length === 0) return null;
    if (known.unloadable) return 'load';
    const killer = tests.find((t) => printOf(t) in known.killers);
    if (killer) return said(killer);
    const open = tests.filter((t) => !known.passes.has(printOf(t)));
    const isLikely = (t: TestRun): boolean => known.likely.has(printOf(t));
    const order = [...open.filter(isLikely), ...open.filter((t) => !isLikely(t))];
    if (order.length === 0) return null;
    tried += order.length;
    const v = await lane.try(mutant, p.fixed === 'file', order);
    if (v.by === -2) {
      known.unloadable = true;
      return v.hung ? 'timeout' : 'load';
    }
    for (const t of v.by === -1 ? order : order.slice(0, v.by)) known.passes.add(printOf(t));
    if (v.by === -1) return null;
    known.killers[printOf(order[v.by])] = v.hung ? 'timeout' : 'failed';
    return said(order[v.by]);
  };
  const rulings: { [id: string]: boolean } = {};
  let killer: string | null = null;
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
  return { killer, rulings, tried };
}
