import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { answer, clearNews, openTable, questionFor, randomFrom, waitingFor, type Table } from '@parley/kernel';
import type { GameLab, Tally } from '../contract/game-lab.ts';
import { writeRecord } from '../game/record.ts';
import { labOf } from '../game/command.ts';
import { origin } from '../shared/origin.ts';
import { fromRoot } from '../shared/paths.ts';
import { labCommand } from '../shared/shell.ts';
import { eagerAnswer, eagerRaise } from './eager.ts';
import { count } from './tally.ts';

export interface Batch {
  /** The id of the game. */
  readonly game: string;
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
export const playBatch = (batch: Batch): BatchResult => labOf(batch.game).with((lab) => playAll(lab, batch));

function playAll<S>(lab: GameLab<S>, { seeds, seen }: Batch): BatchResult {
  const used: Tally = {};
  const failures: string[] = [];
  let answers = 0;
  for (const seed of seeds) {
    const known = { ...seen };
    for (const [target, n] of Object.entries(used)) count(known, target, n);
    try {
      answers += playOne(lab, seed, known, used, false);
    } catch (error) {
      const where = origin(error).replaceAll(/^/gm, '    ');
      failures.push(`${error instanceof Error ? error.message : String(error)}\n${where}\n  ${keep(lab, seed, known)}`);
    }
  }
  return { used, answers, failures };
}

function playOne<S>(
  { game: { rules }, targets }: GameLab<S>,
  seed: string,
  known: Tally,
  used: Tally,
  log: boolean,
  opened?: (table: Table<S>) => void,
): number {
  const r = randomFrom(`${seed}:players`);
  const table = openTable(rules, targets.options(seed, known), seed, { listen: true, log });
  opened?.(table);
  const { game } = table;
  let answers = 0;
  for (; !table.over && answers < MOST_ANSWERS; answers++) {
    eagerRaise(table, r);
    const d = questionFor(table, r.pick(waitingFor(table)));
    if (d === null) continue;
    const refusal = answer(table, d.seat, eagerAnswer(targets, table, d, r, known));
    if (refusal) throw new Error(`seat ${d.seat} was refused at ${d.tag}: ${refusal.message}`);
    for (const e of game.events) {
      const target = targets.usedBy(e);
      if (target !== null) count(used, target);
    }
    clearNews(game);
  }
  if (table.over) for (const target of targets.usedByWhole(table)) count(used, target);
  return answers;
}

/** Plays a game that broke once more, with its log, and stores it up to where it broke. */
function keep<S>(lab: GameLab<S>, seed: string, known: Tally): string {
  let table: Table<S> | null = null;
  try {
    playOne(lab, seed, known, {}, true, (opened) => (table = opened));
  } catch {
    // It breaks again, as it should.
  }
  if (table === null) return `the game with seed ${seed} could not be opened`;
  const file = `.cache/exhaustive/${seed}.json`;
  mkdirSync(dirname(fromRoot(file)), { recursive: true });
  writeFileSync(fromRoot(file), writeRecord(table));
  return `up to there: ${labCommand('replay', file)}`;
}
