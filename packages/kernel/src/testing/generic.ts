import { sampleAnswer } from '../flow/sample.ts';
import type { Rules } from '../state/game.ts';
import { randomFrom, type Random } from '../state/random.ts';
import { answer, openTable, questionFor, raisable, raise, waitingFor, type Table } from '../table/table.ts';
import { checkFrameSafety, watchFrames, type FrameWatch } from './frames.ts';
import { checkLog, checkPlain, checkRestore, checkUndo } from './history.ts';
import { checkRest } from './laws.ts';
import { checkOptions, checkQuestions } from './questions.ts';
import { checkRefusals } from './refusals.ts';
import type { Shapes } from './shapes.ts';
import { checkClients, checkFullViews, checkSafety, checkTexts, connect, nameOf, receivers, update, type Clients } from './views.ts';
import { checkOffer, type Trial } from './trial.ts';
import { watchUses } from './uses.ts';
import { watchChanges, type Watch } from './watch.ts';

export interface GenericSettings<S = unknown> {
  /** The command that plays the same game again, for the message of a failure. */
  command(seed: string): string;
  /** Restore after every answer and look closer everywhere. The same game is played. */
  readonly thorough?: boolean;
  /** Answers after which a game must be over. */
  readonly maxAnswers?: number;
  /** Changes that may happen between two questions. */
  readonly maxChanges?: number;
  /** Random players hardly ever end such a game: after `maxAnswers` it has been looked at enough. */
  readonly openEnd?: boolean;
  /** How likely it is that somebody tries to raise an effect before an answer. */
  readonly raises?: number;
  /** Effects that can be used for nothing. */
  mayDoNothing?(what: string): boolean;
  /** Offers that are tried out both ways. */
  readonly trial?: Trial<S>;
}

export interface GameReport<S> {
  readonly table: Table<S>;
  readonly answers: number;
  readonly raised: number;
  /** Wrong inputs that were tried. */
  readonly refused: number;
  /** Times that hidden things were rearranged and nobody noticed. */
  readonly scrambled: number;
  /** Frames that were closed, and times that things were rearranged at one of them. */
  readonly framed: number;
  readonly scrambledFrames: number;
}

/** One in how many answers is followed by each of the dearer checks. Undo plays the whole game again, twice. */
const SAMPLED = { restore: 8, safety: 8, views: 8, frames: 8, refusals: 32, undo: 384 };
const THOROUGH = { restore: 1, safety: 1, views: 1, frames: 1, refusals: 4, undo: 16 };

interface Run<S> {
  readonly table: Table<S>;
  readonly clients: Clients;
  readonly shapes: Shapes;
  readonly watch: Watch;
  readonly frames: FrameWatch;
  /** Players and checks draw from different streams, so that a closer look sees the same game. */
  readonly players: Random;
  readonly checks: Random;
  readonly often: typeof SAMPLED;
  /** The last thing that was done. */
  last: string;
  answers: number;
  raised: number;
  refused: number;
  scrambled: number;
  framed: number;
  scrambledFrames: number;
}

/** The generic test: a whole game of random legal answers in which, after each, everything must be in order. */
export function playGame<S>(rules: Rules<S>, options: unknown, seed: string, settings: GenericSettings<S>): GameReport<S> {
  let run: Run<S> | null = null;
  try {
    checkOptions(rules, options);
    run = begin(rules, options, seed, settings);
    playOn(run, settings);
    checkLog(run.table);
    run.refused += checkRefusals(run.table, run.checks);
    return run;
  } catch (error) {
    throw new Error(failure(rules, options, seed, run, error, settings), { cause: error });
  }
}

function begin<S>(rules: Rules<S>, options: unknown, seed: string, settings: GenericSettings<S>): Run<S> {
  const table = openTable(rules, options, seed, { log: true, listen: true, hashEvery: 1 });
  const frames = watchFrames(table.game);
  table.game.watcher = { ...watchUses(table.game, settings.mayDoNothing ?? (() => false)), framed: frames.framed };
  return {
    table,
    clients: connect(table),
    shapes: new Map(),
    watch: watchChanges(table.game, settings.maxChanges ?? 20_000),
    frames,
    players: randomFrom(`${seed}:players`),
    checks: randomFrom(`${seed}:checks`),
    often: settings.thorough ? THOROUGH : SAMPLED,
    last: 'the table was opened',
    answers: 0,
    raised: 0,
    refused: 0,
    scrambled: 0,
    framed: 0,
    scrambledFrames: 0,
  };
}

function playOn<S>(run: Run<S>, { maxAnswers = 20_000, openEnd = false, raises = 0.05, trial }: GenericSettings<S>): void {
  const { table, players } = run;
  checkAll(run);
  while (!table.over) {
    if (run.answers === maxAnswers && openEnd) return;
    if (run.answers === maxAnswers) throw new Error(`the game did not end within ${maxAnswers} answers`);
    if (players.chance(raises) && raiseSomething(run)) {
      checkAll(run);
      if (table.over) return;
    }
    const d = questionFor(table, players.pick(waitingFor(table)));
    if (d === null) throw new Error('a seat is waited for without a question');
    if (trial?.isOffer(d)) checkOffer(table, d, trial);
    const a = sampleAnswer(d, players);
    run.last = `seat ${d.seat} answered "${d.tag}" with ${JSON.stringify(a)}`;
    expectInput(run);
    const refusal = answer(table, d.seat, a);
    if (refusal) throw new Error(`a sampled answer was refused: ${refusal.message}`);
    run.answers++;
    checkAll(run);
  }
}

function raiseSomething<S>(run: Run<S>): boolean {
  const { table, players } = run;
  const seat = players.below(table.seats);
  const keys = raisable(table, seat).filter((key) => !table.game.k.raised.some((r) => r.seat === seat && r.key === key));
  if (keys.length === 0) return false;
  const key = players.pick(keys);
  run.last = `seat ${seat} raised "${key}"`;
  expectInput(run);
  const refusal = raise(table, seat, key);
  if (refusal) throw new Error(`raising "${key}" was refused: ${refusal.message}`);
  run.raised++;
  return true;
}

/** Somebody is about to do something: now and then somebody's eyes are on every moment of it. */
function expectInput<S>({ table, checks, often, watch, frames }: Run<S>): void {
  watch.reset();
  frames.look(checks.below(often.frames) === 0 ? checks.pick(receivers(table)) : undefined);
}

function checkAll<S>(run: Run<S>): void {
  const { table, clients, shapes, checks, often, frames } = run;
  const now = (rate: number): boolean => checks.below(rate) === 0;
  const faults = table.rules.faults(table.game);
  if (faults.length > 0) throw new Error(`the state is not in order: ${faults.join('; ')}`);
  checkRest(table);
  checkQuestions(table);
  const events = table.game.events.slice();
  const closed = table.game.snapshots?.length ?? 0;
  run.framed += closed;
  update(table, clients, frames);
  checkClients(table, clients, shapes);
  if (now(often.views)) {
    checkFullViews(table, clients);
    checkTexts(table, events);
    checkPlain(table);
  }
  if (now(often.restore)) checkRestore(table);
  if (now(often.safety) && checkSafety(table, checks)) run.scrambled++;
  if (closed > 0 && now(often.safety) && checkFrameSafety(table, closed, checks, nameOf)) run.scrambledFrames++;
  if (now(often.undo)) checkUndo(table, checks);
  if (now(often.refusals)) run.refused += checkRefusals(table, checks);
}

function failure<S>(
  rules: Rules<S>,
  options: unknown,
  seed: string,
  run: Run<S> | null,
  error: unknown,
  settings: GenericSettings<S>,
): string {
  const what = error instanceof Error ? error.message : String(error);
  const broken = run?.table.broken ?? null;
  // An answer at which the rules throw does not come into the log.
  const entry = (run?.table.entries.length ?? 0) + (broken ? 1 : 0);
  return [
    broken ? `the rules threw: ${what}` : what,
    `  game     ${rules.id}, options ${JSON.stringify(options)}`,
    `  seed     ${seed}`,
    `  entry    ${entry}: ${run?.last ?? 'the table was not opened'}`,
    `  replay   ${settings.command(seed)}`,
  ].join('\n');
}
