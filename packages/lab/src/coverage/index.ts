import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { atMost, command, type CommandSpec } from '../shared/args.ts';
import { readIfThere } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { coverage, COVERAGE_COMMAND, type Coverage } from './page.ts';

const spec: CommandSpec = {
  name: 'coverage',
  rest: '',
  about:
    'Writes docs/coverage.md: what of each game is done, and the rulings that tests prove. Writes the\n' +
    'summary into README.md, between its markers, and for each game the rulings its tests prove into its data/rulings.json,\n' +
    'for the Codex.',
  options: { check: { about: 'write nothing; say whether they are up to date' } },
};

export const PAGE = fromRoot('docs', 'coverage.md');
export const README = fromRoot('README.md');
const START = '<!-- coverage:start -->';
const END = '<!-- coverage:end -->';

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const now = coverage();
  for (const id of now.unknown) console.error(`A test names [${id}], which is not the id of a ruling.`);
  const stale = outOfDate(now);
  if (!args.switches.has('check')) {
    mkdirSync(dirname(PAGE), { recursive: true });
    writeFileSync(PAGE, now.page);
    const readme = readIfThere(README);
    if (readme !== null) writeFileSync(README, withSummary(readme, now.summary));
    for (const { file, text } of now.proven) {
      mkdirSync(dirname(fromRoot(file)), { recursive: true });
      writeFileSync(fromRoot(file), text);
    }
    console.log(
      `${now.summary}\n\nWritten: ${['docs/coverage.md', ...now.proven.map((x) => x.file)].join(', ')}${stale.length === 0 ? ' (nothing new)' : ''}`,
    );
    return 0;
  }
  for (const name of stale) console.log(`${name} is out of date; run: ${COVERAGE_COMMAND}`);
  return stale.length > 0 ? 1 : 0;
});

/** The files that do not say what is. */
export function outOfDate(now: Coverage): string[] {
  const readme = readIfThere(README);
  return [
    ...(readIfThere(PAGE) === now.page ? [] : ['docs/coverage.md']),
    ...now.proven.filter(({ file, text }) => readIfThere(fromRoot(file)) !== text).map((x) => x.file),
    ...(readme === null || readme === withSummary(readme, now.summary) ? [] : ['README.md']),
  ];
}

/** A text with the summary between its markers; without markers it stays as it is. */
export function withSummary(text: string, summary: string): string {
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + START.length)}\n${summary}\n${text.slice(to)}`;
}
