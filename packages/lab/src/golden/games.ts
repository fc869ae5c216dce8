import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rookie } from '@parley/cosmic/bots';
import { playBots, random, type Bot } from '@parley/kernel/players';
import { cosmic, type State } from '@parley/cosmic';
import { openTable, randomFrom, recordOf, type Plain, type Table } from '@parley/kernel';
import { playable } from '@parley/cosmic/lab';
import { parseRecord } from '../replay/record.ts';
import { retell } from '../replay/retell.ts';
import { fromRoot } from '../shared/paths.ts';
import { labCommand } from '../shared/shell.ts';

export const GOLDEN = fromRoot('packages', 'cosmic', 'test', 'golden');
/** A golden game is small enough to be read. */
export const LARGEST = 60_000;
const MOST_ANSWERS = 900;

interface Plan {
  readonly name: string;
  readonly players: number;
  readonly bots: 'rookie' | 'random';
  readonly options: { readonly [key: string]: Plain };
}

/** Different numbers of players, bots and options, so that a change of the rules is noticed whatever it touches. */
const PLANS: readonly Plan[] = [
  { name: '1-three-rookies', players: 3, bots: 'rookie', options: {} },
  { name: '2-four-at-random', players: 4, bots: 'random', options: { planets: 4 } },
  { name: '3-five-rookies', players: 5, bots: 'rookie', options: { largeGroup: true } },
  { name: '4-six-at-random', players: 6, bots: 'random', options: { planets: 4, secondEncounters: false } },
  { name: '5-eight-rookies', players: 8, bots: 'rookie', options: { planets: 4 } },
  {
    name: '6-four-rookies-with-cards',
    players: 4,
    bots: 'rookie',
    options: { planets: 4, rewards: 'both', hazards: true, technology: true },
  },
  {
    name: '7-five-rookies-with-stations',
    players: 5,
    bots: 'rookie',
    options: { planets: 4, stations: 'one', conquest: true, specialShips: 'flagship', dials: true },
  },
];

export interface Golden {
  readonly file: string;
  readonly text: string;
}

/** Plays the golden games. Each has other aliens, as far as there are enough. */
export function recordGolden(seed: string, games = PLANS.length): Golden[] {
  const deck = randomFrom(`${seed}:golden`).shuffle(playable(8).map((a) => a.id));
  return Array.from({ length: games }, (_, i) => {
    const plan = PLANS[i % PLANS.length];
    const name = i < PLANS.length ? plan.name : `${i + 1}-${plan.name.slice(2)}`;
    const aliens = Array.from({ length: plan.players }, () => {
      const id = deck.shift() ?? null;
      if (id !== null) deck.push(id);
      return id;
    });
    return { file: `${name}.json`, text: recordOne(plan, aliens, `${seed}-${i + 1}`) };
  });
}

/** The first game of this plan that ends early enough. */
function recordOne(plan: Plan, aliens: readonly (string | null)[], seed: string): string {
  const options = { ...plan.options, seats: aliens.map((alien) => ({ alien })) };
  for (let attempt = 1; attempt <= 200; attempt++) {
    const table = openTable(cosmic, options, `${seed}.${attempt}`);
    const bots = aliens.map((_, i): Bot => (plan.bots === 'rookie' ? rookie : random)(`${seed}.${attempt}:${i}`));
    playBots(table, bots, { most: MOST_ANSWERS });
    const text = table.over ? writeRecord(table) : null;
    if (text !== null && text.length < LARGEST) return text;
  }
  throw new Error(`no game of ${plan.name} was short enough; give another seed`);
}

/** One line for each entry, so that a difference is a line. */
export function writeRecord(table: Table<State>): string {
  const { checkpoint: _, entries, ...head } = recordOf(table);
  const lines = entries.slice().map((e) => JSON.stringify(e)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}

export function readGolden(folder = GOLDEN): Golden[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json')).sort();
  return files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** How to make them anew. */
export const RECORD_COMMAND = labCommand('golden', 'record');

/** Replays a golden game. Says where it differs, or null. */
export function checkGolden({ file, text }: Golden): string | null {
  const { record } = parseRecord(text, file);
  const { stopped, table } = retell(record, record.entries.length, 'all');
  if (stopped === null && table.over) return null;
  return `${file}: ${stopped ?? 'the game does not end any more'}`;
}
