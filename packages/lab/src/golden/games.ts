import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTable, randomFrom, type Plain } from '@parley/kernel';
import { playBots } from '@parley/kernel/players';
import type { GameLab, GoldenPlan } from '../contract/game-lab.ts';
import { parseRecord, writeRecord } from '../game/record.ts';
import { retell } from '../replay/retell.ts';
import { fromRoot } from '../shared/paths.ts';
import { labCommand } from '../shared/shell.ts';

/** A golden game is small enough to be read. */
export const LARGEST = 60_000;
const MOST_ANSWERS = 900;

/** Where the golden games of a game are. */
export const folderOf = <S>({ golden }: GameLab<S>): string => fromRoot(golden.folder);

export interface Golden {
  readonly file: string;
  readonly text: string;
}

/** Plays the golden games. Each has other content, as far as there is enough. */
export function recordGolden<S>(lab: GameLab<S>, seed: string, games = lab.golden.plans.length): Golden[] {
  const { plans } = lab.golden;
  const next = lab.golden.seats(lab.game.seats.max, randomFrom(`${seed}:golden`));
  return Array.from({ length: games }, (_, i) => {
    const plan = plans[i % plans.length];
    const name = i < plans.length ? plan.name : `${i + 1}-${plan.name.slice(2)}`;
    const seats = Array.from({ length: plan.players }, next);
    return { file: `${name}.json`, text: recordOne(lab, plan, seats, `${seed}-${i + 1}`) };
  });
}

/** The first game of this plan that ends early enough. */
function recordOne<S>({ game }: GameLab<S>, plan: GoldenPlan, seats: readonly Plain[], seed: string): string {
  const options = { ...plan.options, seats };
  for (let attempt = 1; attempt <= 200; attempt++) {
    const table = openTable(game.rules, options, `${seed}.${attempt}`, { hashEvery: 1 });
    const bots = seats.map((_, i) => game.bots[plan.bot].make(`${seed}.${attempt}:${i}`));
    playBots(table, bots, { most: MOST_ANSWERS });
    const text = table.over ? writeRecord(table) : null;
    if (text !== null && text.length < LARGEST) return text;
  }
  throw new Error(`no game of ${plan.name} was short enough; give another seed`);
}

export function readGolden(folder: string): Golden[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json')).sort();
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** How to make them anew. */
export const RECORD_COMMAND = labCommand('golden', 'record');

/** Replays a golden game. Says where it differs, or null. */
export function checkGolden({ file, text }: Golden): string | null {
  const { lab, record } = parseRecord(text, file);
  return lab.with((l) => {
    const { stopped, table } = retell(l, record, record.entries.length, 'all');
    return stopped === null && table.over ? null : `${file}: ${stopped ?? 'the game does not end any more'}`;
  });
}
