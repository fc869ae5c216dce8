import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { InputError } from '@parley/kernel';
import { atMost, command, type CommandSpec } from '../shared/args.ts';
import { ROOT } from '../shared/paths.ts';
import { gamesOption } from '../shared/run-options.ts';
import { checkGolden, GOLDEN, readGolden, RECORD_COMMAND, recordGolden } from './games.ts';

const GAMES = gamesOption(7, 'to record');

const spec: CommandSpec = {
  name: 'golden',
  rest: 'record|check',
  about:
    'Golden games are recorded games that are replayed in every test run: if the rules lead elsewhere, the first entry\n' +
    'that differs is named. Record them anew after an intended change of the rules.',
  options: {
    games: GAMES,
    seed: { takes: 'TEXT', about: 'what they are made of (golden)' },
  },
  examples: ['golden check', 'golden record'],
};

export const main = command(spec, async (args) => {
  const [what] = args.rest;
  atMost(args, 1, spec);
  if (what === 'check') return check();
  if (what !== 'record') throw new InputError(`lab golden does "record" or "check", not "${what ?? ''}".`);
  const games = recordGolden(args.values.seed ?? 'golden', GAMES.read(args));
  mkdirSync(GOLDEN, { recursive: true });
  for (const { file } of readGolden()) rmSync(join(GOLDEN, file));
  for (const { file, text } of games) {
    writeFileSync(join(GOLDEN, file), text);
    console.log(`${relative(ROOT, join(GOLDEN, file))}: ${text.split('\n').length - 3} answers, ${text.length} bytes`);
  }
  return 0;
});

function check(): number {
  const games = readGolden();
  if (games.length === 0) {
    console.error(`There are no golden games yet. Record them: ${RECORD_COMMAND}`);
    return 1;
  }
  const differences = games.flatMap((game) => checkGolden(game) ?? []);
  for (const text of differences) console.log(text);
  console.log(`${games.length - differences.length} of ${games.length} golden games are as they were`);
  if (differences.length > 0) console.log(`If the change of the rules was intended: ${RECORD_COMMAND}`);
  return differences.length > 0 ? 1 : 0;
}
