import { readFileSync } from 'node:fs';
import { InputError } from '@parley/kernel';
import { atMost, command, oneOf, type CommandSpec } from '@parley/lab/commands';
import { readReference } from './reference/card.ts';
import { compare, type Comparison } from './reference/compare.ts';

export const spec: CommandSpec = {
  name: 'reference',
  rest: 'FILE',
  about:
    'Holds the facts of every card of Star Trek against a list of cards in JSON that somebody else has made: names, numbers, skills, icons,\n' +
    'requirements and all other fields. Lists what is different, and what is different on purpose.',
  options: { game: { takes: 'ID', about: 'trek; no other game has this' } },
  examples: ['reference --game trek cards.json'],
};

export const main = command(spec, async (args) => {
  atMost(args, 1, spec);
  oneOf(args, 'game', ['trek'], 'trek');
  const [file] = args.rest;
  if (file === undefined) throw new InputError('lab reference needs the name of a file. See: lab reference --help');
  const found = compare(readReference(read(file)));
  console.log(reportText(found));
  return found.differences.length === 0 ? 0 : 1;
});

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new InputError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export function reportText({ cards, fields, differences, corrected }: Comparison): string {
  const told = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
  return [
    ...differences.map((x) => `${x.id} ${x.name}, ${x.field}: ours ${told(x.ours)}, theirs ${told(x.theirs)}`),
    ...corrected.map((x) => `${x.id} ${x.name}, ${x.field}: on purpose ${told(x.ours)}, not ${told(x.theirs)} (${x.why})`),
    `${cards} cards, ${fields} fields: ${differences.length === 0 ? 'no difference' : `${differences.length} different`}, ${corrected.length} on purpose`,
  ].join('\n');
}
