import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '@parley/kernel';
import { readIfThere } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import type { Mutant } from './mutants.ts';
import { hashOf, writeWhole } from './prepare.ts';
import type { TestRun } from './protocol.ts';
import { outsideTests } from './rulings.ts';

/** What is known of one mutant: which tests notice it (and how), and which pass all the same. Tests are named by their fingerprints. */
export interface Known {
  readonly killers: { [test: string]: 'failed' | 'timeout' };
  readonly passes: Set<string>;
  /** The rules did not even load with it. */
  unloadable: boolean;
  /** Tests that noticed it before the file changed: they are tried first. */
  readonly likely: ReadonlySet<string>;
}

interface Kept {
  /** Of every file: a hash of its text, and what is known of its mutants while it has that text. */
  readonly [file: string]: { readonly text: string; readonly mutants: { readonly [mutant: string]: KeptMutant } };
}
interface KeptMutant {
  readonly killers: Readonly<Known['killers']>;
  /** Places in the list of tests. */
  readonly passes: readonly number[];
  readonly unloadable?: boolean | undefined;
}
interface Stored {
  readonly tests: readonly string[];
  readonly files: Kept;
}

const keptMutant: json.Reader<KeptMutant> = json.fields({
  killers: json.named(json.among('failed', 'timeout')),
  passes: json.list(json.number),
  unloadable: json.optional(json.flag),
});
const stored: json.Reader<Stored> = json.fields({
  tests: json.list(json.text),
  files: json.named(json.fields({ text: json.text, mutants: json.named(keptMutant) })),
});

const KEPT = 'tried.json';
const NOTHING: Stored = { tests: [], files: {} };

/**
 * Verdicts of earlier runs, one for each mutant and test. One holds as long as the mutant's file and the test are the same: another
 * test, or one more in the same file, takes nothing away from it.
 */
export class Verdicts {
  private readonly folder: string | null;
  private readonly textOf: (file: string) => string;
  private readonly stored: Stored;
  private readonly files = new Map<string, { text: string; mutants: Map<string, Known> }>();
  private unsaved = 0;

  /** `folder`: where they are kept; null: nowhere. `fresh`: begin with none, whatever was kept. `shared`: what all tests are made with. */
  constructor(folder: string | null, fresh: boolean, shared: string, textOf = (file: string) => readFileSync(fromRoot(file), 'utf8')) {
    this.folder = folder;
    this.textOf = (file) => hashOf(shared, textOf(file));
    const text = folder === null || fresh ? null : readIfThere(join(folder, KEPT));
    this.stored = text === null ? NOTHING : json.read(stored, text, KEPT);
  }

  /** What is known of a mutant; whatever is found out is written into it. `nth`: of several that read the same. */
  of(mutant: Mutant, nth: number): Known {
    const { text, mutants } = this.fileOf(mutant.file);
    const id = hashOf(mutant.within, mutant.original, mutant.replacement, mutant.as, String(nth)).slice(0, 12);
    const found = mutants.get(id);
    if (found) return found;
    const { files } = this.stored;
    const file = Object.hasOwn(files, mutant.file) ? files[mutant.file] : undefined;
    const before = file?.mutants[id];
    const known: Known =
      file?.text === text
        ? {
            killers: { ...before?.killers },
            passes: new Set(before?.passes.map((i) => this.stored.tests[i])),
            unloadable: before?.unloadable === true,
            likely: new Set(),
          }
        : { killers: {}, passes: new Set(), unloadable: false, likely: new Set(Object.keys(before?.killers ?? {})) };
    mutants.set(id, known);
    return known;
  }

  private fileOf(path: string): { text: string; mutants: Map<string, Known> } {
    const found = this.files.get(path);
    if (found) return found;
    const made = { text: this.textOf(path), mutants: new Map<string, Known>() };
    this.files.set(path, made);
    return made;
  }

  /** Called after each mutant. */
  progress(): void {
    if (++this.unsaved >= 500) this.save();
  }

  save(): void {
    this.unsaved = 0;
    if (this.folder === null) return;
    const tests: string[] = [];
    const places = new Map<string, number>();
    const placeOf = (test: string): number => {
      const place = places.get(test) ?? tests.push(test) - 1;
      places.set(test, place);
      return place;
    };
    const files: { -readonly [file in keyof Kept]: Kept[file] } = {};
    for (const [path, file] of Object.entries(this.stored.files)) {
      // Mutants that were not looked at this time.
      const mutants = Object.entries(file.mutants).map(
        ([id, m]) => [id, { ...m, passes: m.passes.map((i) => placeOf(this.stored.tests[i])) }] as const,
      );
      files[path] = { text: file.text, mutants: Object.fromEntries(mutants) };
    }
    for (const [path, { text, mutants }] of this.files) {
      const others = files[path]?.text === text ? files[path].mutants : {};
      const found = [...mutants].map(
        ([id, { killers, passes, unloadable }]) =>
          [id, { killers, passes: [...passes].map(placeOf), ...(unloadable ? { unloadable } : {}) }] as const,
      );
      files[path] = { text, mutants: { ...others, ...Object.fromEntries(found) } };
    }
    mkdirSync(this.folder, { recursive: true });
    writeWhole(join(this.folder, KEPT), JSON.stringify({ tests, files } satisfies Stored));
  }
}

/** A short text for each test that changes when the test does, or what is around the tests of its file. */
export function fingerprints(tests: readonly TestRun[]): ReadonlyMap<TestRun, string> {
  const around = new Map<string, string>();
  return new Map(
    tests.map((t) => {
      let shared = around.get(t.file);
      if (shared === undefined) {
        shared = hashOf(outsideTests({ path: t.file, text: readFileSync(fromRoot(t.file), 'utf8') }));
        around.set(t.file, shared);
      }
      return [t, hashOf(t.file, t.title, t.source, shared).slice(0, 12)];
    }),
  );
}
