import type { Equivalent } from './equivalents.ts';
import { isSame } from './equivalents.ts';
import type { Outcome, Result } from './run.ts';
import type { Spoken } from './rulings.ts';

export interface FileCount {
  readonly file: string;
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: number;
}

export interface Judged {
  readonly outcomes: readonly (Outcome & { readonly equivalent: boolean })[];
  readonly files: readonly FileCount[];
  /** Entries of the list of equivalents that fit nothing any more, among the files looked at. */
  readonly stale: readonly Equivalent[];
  /** Entries that a test tells from the rule after all, with its title. */
  readonly refuted: readonly (Equivalent & { readonly by: string })[];
}

export function judge(result: Result, equivalents: readonly Equivalent[], textOf: (file: string) => string): Judged {
  const outcomes = result.outcomes.map((o) => ({ ...o, equivalent: equivalents.some((e) => isSame(e, o.mutant, textOf(o.mutant.file))) }));
  const files = [...Map.groupBy(outcomes, (o) => o.mutant.file)].map(([file, list]) => ({
    file,
    mutants: list.length,
    killed: list.filter((o) => o.killer !== null).length,
    equivalent: list.filter((o) => o.killer === null && o.equivalent).length,
  }));
  const looked = new Set(files.map((f) => f.file));
  const judged = equivalents
    .filter((e) => looked.has(e.file))
    .map((e) => ({ e, fits: outcomes.filter((o) => isSame(e, o.mutant, textOf(e.file))) }));
  const stale = judged.filter((x) => x.fits.length === 0).map((x) => x.e);
  const refuted = judged.flatMap(({ e, fits: [first, ...more] }) =>
    first && [first, ...more].every((o) => o.killer !== null) ? [{ ...e, by: first.killer ?? '' }] : [],
  );
  return { outcomes, files, stale, refuted };
}

export interface RulingVerdict {
  readonly id: string;
  readonly status: 'proven' | 'covered' | 'open';
  readonly mutants: number;
  /** What its own tests let live. */
  readonly living: readonly Outcome[];
  readonly tagged: boolean;
  readonly tests: number;
}

/** Proven: something speaks about it, and its own tests notice whatever is broken there. */
export function rulingVerdicts(spoken: readonly Spoken[], outcomes: Judged['outcomes']): RulingVerdict[] {
  return spoken.map(({ id, tags, tests }) => {
    const about = outcomes.filter((o) => Object.hasOwn(o.rulings, id));
    const living = about.filter((o) => !o.rulings[id] && !o.equivalent);
    const status = tests.length === 0 ? 'open' : about.length > 0 && living.length === 0 ? 'proven' : 'covered';
    return { id, status, mutants: about.length, living, tagged: tags.some((t) => t.code !== null), tests: tests.length };
  });
}

const short = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > 90 ? `${plain.slice(0, 60)} ... ${plain.slice(-25)}` : plain;
};

/** A path without the folders that all of them begin with. */
const shortPath = (path: string): string => path.replace(/^packages\/[^/]+\//, '');

export const line = ({ mutant: m, covering }: Outcome): string =>
  `  ${shortPath(m.file)}:${m.line}  ${m.kind}  ${short(m.original)}  ->  ${m.replacement === '' ? '(left out)' : short(m.replacement)}` +
  `  [${m.within}; ${covering === 0 ? 'no test comes by' : `${covering} tests`}]`;

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);

export function fileTable(files: readonly FileCount[]): string[] {
  const rows = files.map((f) => [
    shortPath(f.file),
    f.mutants,
    f.killed,
    f.equivalent,
    f.mutants - f.killed - f.equivalent,
    percent(f.killed, f.mutants - f.equivalent),
  ]);
  const sum = (value: (f: FileCount) => number): number => files.reduce((n, f) => n + value(f), 0);
  const [mutants, killed, equivalent] = [sum((f) => f.mutants), sum((f) => f.killed), sum((f) => f.equivalent)];
  rows.push(['all', mutants, killed, equivalent, mutants - killed - equivalent, percent(killed, mutants - equivalent)]);
  const head = ['file', 'mutants', 'killed', 'equivalent', 'live', 'rate'];
  const width = head.map((h, i) => Math.max(h.length, ...rows.map((r) => String(r[i]).length)));
  return [head, ...rows].map((r) => r.map((x, i) => (i === 0 ? String(x).padEnd(width[i]) : String(x).padStart(width[i]))).join('  '));
}

export function rulingLines(verdicts: readonly RulingVerdict[]): string[] {
  return verdicts.flatMap((v) => {
    const why =
      v.status === 'proven'
        ? `${v.mutants} mutants, all killed by its own tests`
        : v.tests === 0
          ? 'no test carries its id'
          : !v.tagged
            ? 'no comment in the rules names it'
            : v.mutants === 0
              ? 'nothing can be broken in the code its comment stands at'
              : `its own tests let ${v.living.length} of ${v.mutants} mutants live`;
    return [`${v.id}: ${v.status} (${why})`, ...v.living.map(line)];
  });
}
