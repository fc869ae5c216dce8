import { writeFileSync } from 'node:fs';
import { json } from '@parley/kernel';
import { readIfThere } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import type { MutationTargets } from '../contract/game-lab.ts';
import type { FileCount, RulingVerdict } from './report.ts';
import type { Spoken } from './rulings.ts';

/** What is remembered of runs, and part of the project: the coverage page is made from it. */
export interface Summary {
  /** Rulings that code speaks about. The stamp belongs to that code and to their tests: with another one nothing is known any more. */
  readonly rulings: { readonly [id: string]: { readonly status: 'proven' | 'covered'; readonly stamp: string } };
  readonly files: { readonly [file: string]: Omit<FileCount, 'file'> };
}

export const SUMMARY = fromRoot('packages', 'lab', 'data', 'mutation.json');

const summary: json.Reader<Summary> = json.fields({
  rulings: json.named(json.fields({ status: json.among('proven', 'covered'), stamp: json.text })),
  files: json.named(json.fields({ mutants: json.number, killed: json.number, equivalent: json.number })),
});

export const readSummary = (): Summary => json.read(summary, readIfThere(SUMMARY) ?? '{"rulings":{},"files":{}}', SUMMARY);

/** The summary after a run: what was looked at replaces what was known of it, and what is gone goes. */
export function updated(
  old: Summary,
  files: readonly FileCount[],
  verdicts: readonly RulingVerdict[],
  spoken: readonly Spoken[],
  exists: (file: string) => boolean,
): Summary {
  const stamps = new Map(spoken.map((s) => [s.id, s.stamp]));
  const known = Object.entries(old.rulings).filter(([id]) => stamps.has(id));
  const judged = verdicts.flatMap(({ id, status, tagged }) =>
    tagged && status !== 'open' ? [[id, { status, stamp: stamps.get(id) ?? '' }] as const] : [],
  );
  const counted = files.map(({ file, mutants, killed, equivalent }) => [file, { mutants, killed, equivalent }] as const);
  return {
    rulings: Object.fromEntries([...known, ...judged]),
    files: Object.fromEntries([...Object.entries(old.files).filter(([file]) => exists(file)), ...counted]),
  };
}

/** One line for each entry, so that two people can change it at once. */
export function written({ rulings, files }: Summary): string {
  const block = (entries: { readonly [key: string]: unknown }): string =>
    Object.entries(entries)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "rulings": {\n${block(rulings)}\n  },\n  "files": {\n${block(files)}\n  }\n}\n`;
}

export const writeSummary = (s: Summary): void => writeFileSync(SUMMARY, written(s));

/** The rulings that are proven: what was found about them still holds for the code and the tests as they are. */
export const provenIds = (summary: Summary, spoken: readonly Spoken[]): Set<string> =>
  new Set(
    spoken.filter(({ id, stamp }) => summary.rulings[id]?.status === 'proven' && summary.rulings[id].stamp === stamp).map((s) => s.id),
  );

/** How many mutants are noticed, by group. */
export function killRates({ groups }: MutationTargets, summary: Summary): (Rate & { readonly name: string })[] {
  const files = Object.entries(summary.files);
  return groups.map(({ name }, i) => {
    const own = files.filter(([file]) => groups.findIndex((g) => g.has(file)) === i).map(([, f]) => f);
    return { name, killed: own.reduce((n, f) => n + f.killed, 0), of: own.reduce((n, f) => n + f.mutants - f.equivalent, 0) };
  });
}
export interface Rate {
  readonly killed: number;
  /** Without those that no test can tell from the rule. */
  readonly of: number;
}
