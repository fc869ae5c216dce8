import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { InputError } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { atMost, type CommandSpec } from '../shared/args.ts';
import { gameCommand } from '../game/command.ts';
import { ROOT } from '../shared/paths.ts';
import { gamesOption } from '../shared/run-options.ts';
import { checkGolden, folderOf, readGolden, RECORD_COMMAND, recordGolden } from './games.ts';

const specOf = <S>({ golden }: GameLab<S>): CommandSpec => ({
  name: 'golden',
  rest: 'record|check',
  about:
    'Golden games are recorded games that are replayed in every test run: if the rules lead elsewhere, the first entry\n' +
    'that differs is named. Record them anew after an intended change of the rules.',
  options: {
    games: gamesOption(golden.plans.length, 'to record'),
    seed: { takes: 'TEXT', about: 'what they are made of (golden)' },
  },
  examples: ['golden check', 'golden record'],
});

export const main = gameCommand(specOf, async (lab, args) => {
  const [what] = args.rest;
  const folder = folderOf(lab);
  atMost(args, 1, specOf(lab));
  if (what === 'check') return check(folder);
  if (what !== 'record') throw new InputError(`lab golden does "record" or "check", not "${what ?? ''}".`);
  const games = recordGolden(lab, args.values.seed ?? 'golden', gamesOption(lab.golden.plans.length).read(args));
  mkdirSync(folder, { recursive: true });
  for (const { file } of readGolden(folder)) rmSync(join(folder, file));
  for (const { file, text } of games) {
    writeFileSync(join(folder, file), text);
    console.log(`${relative(ROOT, join(folder, file))}: ${text.split('\n').length - 3} answers, ${text.length} bytes`);
  }
  return 0;
});

function check(folder: string): number {
  const games = readGolden(folder);
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
