import { writeFileSync } from 'node:fs';
import { atMost, command, type CommandSpec } from '../shared/args.ts';
import { readIfThere } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { WORDS_COMMAND, wordsPage } from './page.ts';

const spec: CommandSpec = {
  name: 'words',
  rest: '',
  about: 'Writes docs/effects.md: the words that authors of content may use, what each does, and who uses it.',
  options: { check: { about: 'write nothing; say whether it is up to date' } },
};

export const PAGE = fromRoot('docs', 'effects.md');

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const page = wordsPage();
  const isNew = readIfThere(PAGE) !== page;
  if (args.switches.has('check')) {
    console.log(isNew ? `docs/effects.md is out of date; write it with: ${WORDS_COMMAND}` : 'docs/effects.md is up to date.');
    return isNew ? 1 : 0;
  }
  writeFileSync(PAGE, page);
  console.log(`Written: docs/effects.md${isNew ? '' : ' (nothing new)'}`);
  return 0;
});
