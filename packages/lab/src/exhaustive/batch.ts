import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cosmic, type State } from '@parley/cosmic';
import { cosmicLab } from '@parley/cosmic/lab';
import { answer, clearNews, openTable, questionFor, randomFrom, waitingFor, type Table } from '@parley/kernel';
import { writeRecord } from '../golden/games.ts';
import { origin } from '../shared/origin.ts';
import { fromRoot } from '../shared/paths.ts';
import { labCommand } from '../shared/shell.ts';
import { biasedOptions } from './bias.ts';
import { eagerAnswer, eagerRaise } from './eager.ts';
import { count, type Tally } from './tally.ts';

export interface Batch {
  readonly seeds: readonly string[];
  /** What has been used so far. */
  readonly seen: Tally;
}

export interface BatchResult {
  readonly used: Tally;
  readonly answers: number;
  readonly failures: readonly string[];
}

const MOST_ANSWERS = 5000;

/** Plays a few games and counts what was used in them. */
export function playBatch({ seeds, seen }: Batch): BatchResult {
  const used: Tally = {};
  const failures: string[] = [];
  let answers = 0;
  for (const seed of seeds) {
    const known = { ...seen };
    for (const [target, n] of Object.entries(used)) count(known, target, n);
    try {
      answers += playOne(seed, known, used, false).answers;
    } catch (error) {
      const where = origin(error).replaceAll(/^/gm, '    ');
      failures.push(`${error instanceof Error ? error.message : String(error)}\n${where}\n  ${keep(seed, known)}`);
    }
  }
  return { used, answers, failures };
}

interface Played {
  readonly table: Table<State>;
  readonly answers: number;
}

function playOne(seed: string, known: Tally, used: Tally, log: boolean, opened?: (table: Table<State>) => void): Played {
  const r = randomFrom(`${seed}:players`);
  const table = openTable(cosmic, biasedOptions(seed, known), seed, { listen: true, log });
  opened?.(table);
  const { game } = table;
  let answers = 0;
  for (; !table.over && answers < MOST_ANSWERS; answers++) {
    eagerRaise(table, r);
    const d = questionFor(table, r.pick(waitingFor(table)));
    if (d === null) continue;
    const refusal = answer(table, d.seat, eagerAnswer(table, d, r, known));
    if (refusal) throw new Error(`seat ${d.seat} was refused at ${d.tag}: ${refusal.message}`);
    for (const e of game.events) {
      const target = cosmicLab.usedBy(e);
      if (target !== null) count(used, target);
    }
    clearNews(game);
  }
  if (table.over) for (const target of cosmicLab.usedInGame(table)) count(used, target);
  return { table, answers };
}

/** Plays a game that broke once more, with its log, and stores it up to where it broke. */
function keep(seed: string, known: Tally): string {
  let table: Table<State> | null = null;
  try {
    playOne(seed, known, {}, true, (opened) => (table = opened));
  } catch {
    // It breaks again, as it should.
  }
  if (table === null) return `the game with seed ${seed} could not be opened`;
  const file = `.cache/exhaustive/${seed}.json`;
  mkdirSync(dirname(fromRoot(file)), { recursive: true });
  writeFileSync(fromRoot(file), writeRecord(table));
  return `up to there: ${labCommand('replay', file)}`;
}
