import { writeFileSync } from 'node:fs';
import { InputError } from '@parley/kernel';
import { wholeNumber, type CommandSpec } from '../shared/args.ts';
import { sourceFiles } from '../shared/files.ts';
import { gameCommand } from '../game/command.ts';
import { progress } from '../shared/progress.ts';
import { readEquivalents, nearOf } from './equivalents.ts';
import { loadedSources, prepare, STORE } from './prepare.ts';
import { fileTable, judge, line, rulingLines, rulingVerdicts } from './report.ts';
import { run } from './run.ts';
import { spokenRulings, type Spoken } from './rulings.ts';
import { readSummary, updated, writeSummary } from './summary.ts';
import { speaksOf, type Tag } from './tags.ts';
import { changedFiles, select, testsFor } from './select.ts';

const spec: CommandSpec = {
  name: 'mutate',
  rest: '[FILES, FOLDERS, GROUPS or RULINGS]',
  about:
    'Breaks the rules in one place at a time, runs the tests that come by, and says what no test noticed. Names are paths, folders\n' +
    '(rules/phases), files without their folder (launch), groups as the coverage page has them, or ids of rulings.',
  options: {
    changed: { about: 'what differs from the main branch' },
    own: {
      about:
        "use only the test file of each file's own name (and with --rulings those of its rulings): quick, but others might notice more",
    },
    rulings: { about: 'say for every ruling concerned whether its own tests prove it' },
    survivors: { about: 'only the list of what lives, ready to be pasted into a file of packages/lab/data/equivalent' },
    workers: { takes: 'N', about: 'how many at once (2)' },
    tests: { takes: 'N', about: 'how many tests at most are tried on one mutant (400); the likeliest come first' },
    thorough: { about: 'no limit to the tests tried on one mutant' },
    fresh: { about: 'forget earlier verdicts' },
    record: { about: 'write what was found into packages/lab/data/mutation.json, which the coverage page is made from' },
    json: { takes: 'FILE', about: 'write all verdicts into a file' },
    strict: { about: 'end with 1 when something lives' },
  },
  examples: [
    'mutate healer',
    'mutate healer --own',
    'mutate faq-healer-2',
    'mutate phases/launch.ts losses.ts',
    'mutate --changed --rulings',
  ],
};

export const main = gameCommand(
  () => spec,
  async ({ mutation: where }, args) => {
    if (args.switches.has('record') && args.switches.has('own'))
      throw new InputError('With --own not all tests are tried, so there is nothing to --record.');
    const rules = sourceFiles(where.sources);
    const spoken = spokenRulings(rules, sourceFiles(where.tests));
    const names = args.switches.has('changed')
      ? [
          ...args.rest,
          ...changedFiles(
            where,
            rules.map((f) => f.path),
          ),
        ]
      : args.rest;
    if (args.switches.has('changed') && names.length === 0) {
      console.log('No rule differs from the main branch.');
      return 0;
    }
    const chosen = select(where, names, rules, spoken);
    const equivalents = readEquivalents();
    const textOf = new Map(rules.map((f) => [f.path, f.text]));
    const targets = rules.filter((f) => chosen.files.includes(f.path));
    const rulings = spoken.filter((s) => chosen.rulings.length === 0 || chosen.rulings.includes(s.id));
    const about = rulings.flatMap((s) => s.tags);
    const which = chosen.rulings.length > 0 ? 'none' : args.switches.has('own') ? 'own' : 'all';
    const judges = which !== 'own' || args.switches.has('rulings');
    const speaking = rulings.filter((s) => s.tags.some((t) => chosen.files.includes(t.file)));
    const tests = testsFor(where, targets, which, judges ? speaking.flatMap((s) => s.ids) : []);
    if (tests.length === 0) throw new InputError(chosen.rulings.length > 0 ? noProof(rulings) : 'No test file comes into question.');
    const bar = progress();
    const prepared = prepare(chosen.files, loadedSources(where), where);
    const result = await run({
      where,
      prepared,
      tests,
      rulings,
      wanted: (m) => chosen.rulings.length === 0 || about.some((t) => t.file === m.file && speaksOf(t.code, m)),
      workers: wholeNumber(args, 'workers', { min: 1, max: 16, usual: 2 }),
      fresh: args.switches.has('fresh'),
      store: STORE,
      most: args.switches.has('thorough') ? Infinity : wholeNumber(args, 'tests', { min: 1, max: 10_000, usual: 400 }),
      patience: 2_500,
      progress: (text) => bar.show(text),
    });
    bar.clear();
    const judged = judge(result, equivalents, (file) => textOf.get(file) ?? '');
    const living = judged.outcomes.filter((o) => o.killer === null && !o.equivalent);
    const concerned = rulings.filter((s) => isWhole(s.tags, chosen.files) || chosen.rulings.includes(s.id));
    const verdicts = rulingVerdicts(concerned, judged.outcomes);
    if (args.switches.has('record')) {
      const whole = chosen.rulings.length === 0 ? judged.files : [];
      writeSummary(updated(readSummary(), whole, verdicts, spoken, (file) => textOf.has(file)));
    }
    if (args.values.json !== undefined) writeFileSync(args.values.json, JSON.stringify(judged, null, 1));
    if (args.switches.has('survivors')) {
      const entries = living.map(({ mutant: m }) => ({
        file: m.file,
        in: m.within,
        original: m.original,
        replacement: m.replacement,
        near: nearOf(m, textOf.get(m.file) ?? ''),
        reason: '',
      }));
      console.log(JSON.stringify(entries, null, 1));
      return args.switches.has('strict') && living.length > 0 ? 1 : 0;
    }
    if (chosen.rulings.length > 0) {
      console.log(rulingLines(verdicts).join('\n'));
      return args.switches.has('strict') && verdicts.some((v) => v.status !== 'proven') ? 1 : 0;
    }
    if (living.length > 0) console.log(['Nobody noticed:', ...living.map(line), ''].join('\n'));
    if (args.switches.has('rulings')) {
      console.log([...rulingLines(verdicts), ''].join('\n'));
    }
    console.log(fileTable(judged.files).join('\n'));
    for (const e of judged.refuted)
      console.log(
        `packages/lab/data/equivalent: ${e.file} [${e.in}] ${e.original} -> ${e.replacement} is noticed by ${e.by}; take it out.`,
      );
    for (const e of judged.stale)
      console.log(`packages/lab/data/equivalent: nothing fits ${e.file} [${e.in}] ${e.original} -> ${e.replacement}; take it out.`);
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
    console.log(
      `${result.tests} tests, dry run ${seconds(result.dryRun)}; ${result.outcomes.length} mutants in ${seconds(result.trying)}, ${result.known} of them known from earlier runs.`,
    );
    return args.switches.has('strict') && living.length > 0 ? 1 : 0;
  },
);

const noProof = (rulings: readonly Spoken[]): string =>
  rulings.map((s) => `${s.id}: ${s.tests.length === 0 ? 'no test carries its id' : 'no comment in the rules names it'}.`).join('\n');

/** Is all the code that a ruling speaks about among these files? */
const isWhole = (tags: readonly Tag[], files: readonly string[]): boolean =>
  tags.some((t) => t.code !== null) && tags.every((t) => t.code === null || files.includes(t.file));
