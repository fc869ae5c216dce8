import { InputError, type Plain } from '@parley/kernel';
import type { GameLab, TableOptions } from '../contract/game-lab.ts';
import { atMost, listOf, oneOf, readArgs, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';
import { givenFor } from '../game/command.ts';
import { gamesOption, SEED, WORKERS } from '../shared/run-options.ts';
import { TABLE_OPTIONS, tableOptions } from '../shared/table-options.ts';

export const FORMATS = ['table', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What is simulated. The result depends on nothing else. */
export interface SimulateOptions {
  /** The id of the game. */
  readonly game: string;
  readonly games: number;
  /** The number of the first game: a single game of a run can be played again by its number. */
  readonly first: number;
  readonly players: number;
  /** One for each seat. */
  readonly bots: readonly string[];
  /** Who or what plays, in the game's own terms. */
  readonly plan: Plain;
  /** Variants and house rules; left out: the game as it is. */
  readonly table?: TableOptions;
  readonly seed: string;
}

export interface SimulateArgs {
  readonly options: SimulateOptions;
  readonly format: Format;
  /** A folder for the report, or null. */
  readonly out: string | null;
  /** Threads; left out: one for each core. */
  readonly workers?: number;
}

const GAMES = gamesOption(1000);

export const specOf = <S>({ game, simulation }: GameLab<S>): CommandSpec => ({
  name: 'simulate',
  rest: '',
  about:
    `Plays many games of ${game.name} among bots and tells how often each ${simulation.rowName} wins, with 95% confidence intervals,\n` +
    'how long games are and how often they are shared. The same seed gives the same figures on any number of cores.',
  options: {
    games: GAMES,
    players: { takes: 'N', about: `players at each table, ${game.seats.min} to ${game.seats.max} (${simulation.players})` },
    bots: { takes: 'NAME or LIST', about: `${Object.keys(game.bots).join(', ')}, or one for each seat, with commas (${game.usualBot})` },
    ...simulation.options,
    options: TABLE_OPTIONS,
    seed: SEED,
    first: { takes: 'N', about: 'number of the first game, to see one again (1)' },
    out: { takes: 'DIR', about: 'write report.html, results.csv and results.json there' },
    format: { takes: 'table|csv|json', about: 'what is printed (table)' },
    workers: WORKERS,
  },
  examples: simulation.examples,
});

export function parseSimulateArgs<S>(lab: GameLab<S>, argv: readonly string[]): SimulateArgs {
  return readSimulateArgs(lab, readArgs(specOf(lab), argv));
}

export function readSimulateArgs<S>(lab: GameLab<S>, args: Args): SimulateArgs {
  const { game, simulation } = lab;
  atMost(args, 0, specOf(lab));
  const players = wholeNumber(args, 'players', { min: game.seats.min, max: game.seats.max, usual: simulation.players });
  const table = tableOptions(lab, args, players);
  return {
    options: {
      game: game.id,
      games: GAMES.read(args),
      first: wholeNumber(args, 'first', { min: 1, max: 1_000_000_000, usual: 1 }),
      players,
      bots: botsOf(lab, args, players),
      plan: simulation.read(givenFor(simulation.options, args), players),
      ...(table === null ? {} : { table }),
      seed: SEED.read(args),
    },
    format: oneOf(args, 'format', FORMATS, 'table'),
    out: args.values.out ?? null,
    ...WORKERS.read(args),
  };
}

function botsOf<S>({ game }: GameLab<S>, args: Args, players: number): string[] {
  const bots = args.values.bots === undefined ? [game.usualBot] : listOf(args, 'bots');
  for (const name of bots)
    if (!Object.hasOwn(game.bots, name))
      throw new InputError(`There is no bot "${name}"; the bots are ${Object.keys(game.bots).join(' and ')}.`);
  if (bots.length === 1) return Array.from({ length: players }, () => bots[0]);
  if (bots.length === players) return bots;
  throw new InputError(`--bots names ${bots.length} bots for ${players} players; name one for all of them, or one for each.`);
}
