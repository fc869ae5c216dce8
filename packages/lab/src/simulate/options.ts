import { alienById, allAliens, haveColours, type Alien } from '@parley/cosmic';
import { InputError } from '@parley/kernel';
import { atMost, listOf, oneOf, readArgs, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';
import { gamesOption, SEED, WORKERS } from '../shared/run-options.ts';
import { TABLE_OPTIONS, tableOptions, type TableOptions } from '../shared/table-options.ts';

export const BOT_NAMES = ['rookie', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const FORMATS = ['table', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** What is simulated. The result depends on nothing else. */
export interface SimulateOptions {
  readonly games: number;
  /** The number of the first game: a single game of a run can be played again by its number. */
  readonly first: number;
  readonly players: number;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  /** Fewer than there are seats: they play in every game. Otherwise nobody else plays. Empty: everybody may. */
  readonly aliens: readonly string[];
  readonly planets: 4 | 5;
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

export const spec: CommandSpec = {
  name: 'simulate',
  rest: '',
  about:
    'Plays many games of Cosmic Encounter among bots and tells how often each alien wins, with 95% confidence intervals,\n' +
    'how long games are and how often they are shared. The same seed gives the same figures on any number of cores.',
  options: {
    games: GAMES,
    players: { takes: 'N', about: 'players at each table, 3 to 8 (5)' },
    aliens: { takes: 'a,b,c', about: 'only these aliens; fewer than players: these in every game, the others random' },
    bots: { takes: 'NAME or LIST', about: 'rookie, random, or one for each seat: rookie,random,... (rookie)' },
    planets: { takes: '4|5', about: 'planets of each player, and foreign colonies to win (5)' },
    options: TABLE_OPTIONS,
    seed: SEED,
    first: { takes: 'N', about: 'number of the first game, to see one again (1)' },
    out: { takes: 'DIR', about: 'write report.html, results.csv and results.json there' },
    format: { takes: 'table|csv|json', about: 'what is printed (table)' },
    workers: WORKERS,
  },
  examples: [
    'simulate --games 10000 --players 5 --out report',
    'simulate --games 2000 --bots rookie,random,random,random,random --format csv',
    `simulate --games 500 --options '{"technology":true,"rewards":"both"}'`,
  ],
};

export function parseSimulateArgs(argv: readonly string[]): SimulateArgs {
  const args = readArgs(spec, argv);
  atMost(args, 0, spec);
  const players = wholeNumber(args, 'players', { min: 3, max: 8, usual: 5 });
  const table = tableOptions(args, players);
  return {
    options: {
      games: GAMES.read(args),
      first: wholeNumber(args, 'first', { min: 1, max: 1_000_000_000, usual: 1 }),
      players,
      bots: botsOf(args, players),
      aliens: aliensOf(args, players),
      planets: oneOf(args, 'planets', ['4', '5'], '5') === '4' ? 4 : 5,
      ...(table === null ? {} : { table }),
      seed: SEED.read(args),
    },
    format: oneOf(args, 'format', FORMATS, 'table'),
    out: args.values.out ?? null,
    ...WORKERS.read(args),
  };
}

function botsOf(args: Args, players: number): BotName[] {
  const names = args.values.bots === undefined ? ['rookie'] : listOf(args, 'bots');
  const bots = names.map((name): BotName => {
    const found = BOT_NAMES.find((x) => x === name);
    if (!found) throw new InputError(`There is no bot "${name}"; the bots are ${BOT_NAMES.join(' and ')}.`);
    return found;
  });
  if (bots.length === 1) return Array.from({ length: players }, () => bots[0]);
  if (bots.length === players) return bots;
  throw new InputError(`--bots names ${bots.length} bots for ${players} players; name one for all of them, or one for each.`);
}

function aliensOf(args: Args, players: number): string[] {
  const known = playable(players);
  const aliens = [...new Set(listOf(args, 'aliens'))];
  if (args.values.aliens !== undefined && aliens.length === 0)
    throw new InputError('--aliens names nobody; leave it out to let all aliens play.');
  for (const id of aliens) if (!known.some((a) => a.id === id)) throw unknown(id, known);
  if (known.length < players) throw new InputError(`There are only ${known.length} aliens for ${players} players; choose fewer players.`);
  const foes = conflicts(aliens);
  // Without one of each pair there must be enough left for every seat.
  if (foes.length > 0 && aliens.length - foes.length < players)
    throw new InputError(
      `${foes.map((pair) => pair.join(' and ')).join(', ')} may not be in the same game; leave one of them out or name more aliens.`,
    );
  return aliens;
}

/** Aliens by their ids, each of which must be able to play; all of them when none is named. */
export function knownAliens(ids: readonly string[], players: number): string[] {
  const known = playable(players);
  for (const id of ids) if (!known.some((a) => a.id === id)) throw unknown(id, known);
  return ids.length === 0 ? known.map((a) => a.id) : [...new Set(ids)];
}

/** Pairs of which one keeps the other out of a game. */
const conflicts = (aliens: readonly string[]): (readonly [string, string])[] =>
  aliens.flatMap((a, i) =>
    aliens
      .slice(i + 1)
      .filter((b) => !getAlong(a, b))
      .map((b) => [a, b] as const),
  );

export const getAlong = (a: string, b: string): boolean => !alienById(a).bans?.includes(b) && !alienById(b).bans?.includes(a);

/** Can this alien take a seat beside those at a table of `n`? */
export const maySit = (seated: readonly string[], id: string, n: number): boolean =>
  !seated.includes(id) && seated.every((x) => getAlong(x, id)) && haveColours([...seated, id], n);

/** Aliens that can be given to a seat at a table of `n`. */
export const playable = (n: number): Alien[] => allAliens().filter((a) => !a.power.unimplemented && haveColours([a.id], n));

function unknown(id: string, known: readonly Alien[]): InputError {
  const exists = allAliens().find((a) => a.id === id);
  if (exists) return new InputError(`${exists.name} cannot play in such a game.`);
  const near = known.filter((a) => a.id.startsWith(id.slice(0, 2).toLowerCase())).map((a) => a.id);
  return new InputError(`There is no alien "${id}"${near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.'}`);
}
