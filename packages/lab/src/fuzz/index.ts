import { InputError } from '@parley/kernel';
import type { GameLab, Wishes } from '../contract/game-lab.ts';
import { atMost, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';
import { gameCommand, givenFor } from '../game/command.ts';
import { bar, progress } from '../shared/progress.ts';
import { gamesOption, SEED, WORKERS } from '../shared/run-options.ts';
import { replayCommand } from './game.ts';
import { fuzz, type Failure } from './run.ts';

const GAMES = gamesOption(100);

export const specOf = <S>({ game, random }: GameLab<S>): CommandSpec => ({
  name: 'fuzz',
  rest: '',
  about:
    `Plays random games of ${game.name} with random content, numbers of players and options, and checks after each\n` +
    'answer that everything is in order: pieces, questions, refusals, restore, undo, views. A failure prints the one\n' +
    'command that plays the same game again.',
  options: {
    games: GAMES,
    seed: SEED,
    players: { takes: 'N or A..B', about: `how many players (${game.seats.min}..${game.seats.max})` },
    ...random.wishes,
    thorough: { about: 'look closer after every answer: some ten times slower' },
    failures: { takes: 'N', about: 'stop after so many failures (10)' },
    workers: WORKERS,
  },
  examples: ['fuzz --games 500 --seed today', `fuzz --games 200 --players ${game.seats.max} --thorough`],
});

export interface FuzzSettings {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly wishes: Wishes;
  readonly thorough: boolean;
  readonly enough: number;
  readonly workers?: number;
}

/** What the words after `lab fuzz` ask for. */
export function readSettings<S>(lab: GameLab<S>, args: Args): FuzzSettings {
  atMost(args, 0, specOf(lab));
  const given = givenFor(lab.random.wishes, args);
  lab.random.check(given);
  const games = GAMES.read(args);
  return {
    game: lab.game.id,
    games,
    seed: SEED.read(args),
    wishes: { players: playersOf(args, lab.game.seats), given },
    thorough: args.switches.has('thorough'),
    enough: wholeNumber(args, 'failures', { min: 1, max: 1_000_000, usual: 10 }),
    ...(games === 1 ? { workers: 1 } : WORKERS.read(args)),
  };
}

export const main = gameCommand(specOf, async (lab, args) => {
  const settings = readSettings(lab, args);
  const { games, seed } = settings;
  const line = progress();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const totals = await fuzz({
    ...settings,
    tick(done, { answers, failures }) {
      const rate = (done / seconds()).toFixed(1);
      line.show(`${bar(done / games)} ${done}/${games} games, ${answers} answers, ${rate}/s, ${failures.length} failed`);
    },
    fail(failure) {
      line.clear();
      console.log(told(failure));
    },
  });
  line.clear();
  const { answers, raised, refused, scrambled, failures } = totals;
  console.log(
    `${totals.games} games from seed ${seed} in ${seconds().toFixed(1)} s: ${answers} answers, ${raised} raised effects, ` +
      `${refused} wrong inputs refused, ${scrambled} views compared; ${failures.length} failed`,
  );
  if (failures.length > 1) console.log(summary(lab, failures, settings));
  return failures.length > 0 ? 1 : 0;
});

const told = ({ message, stack }: Failure): string => `\nFAILED: ${message}${stack === '' ? '' : `\n${stack.replaceAll(/^/gm, '    ')}`}`;

/** Failures that say the same, numbers aside, with one command for each. */
function summary<S>(lab: GameLab<S>, failures: readonly Failure[], how: FuzzSettings): string {
  const kinds = Map.groupBy(failures, ({ message }) => message.split('\n')[0].replaceAll(/\d+/g, 'N'));
  const rows = [...kinds].sort(([, a], [, b]) => b.length - a.length);
  return ['', ...rows.map(([, list]) => row(lab, list, how))].join('\n');
}

const row = <S>(lab: GameLab<S>, [first, ...more]: readonly Failure[], how: FuzzSettings): string =>
  `${String(more.length + 1).padStart(4)} x ${first.message.split('\n')[0]}\n       ${replayCommand(lab, { ...how, seed: first.seed })}`;

function playersOf(args: Args, seats: Wishes['players']): Wishes['players'] {
  const range = `${seats.min}..${seats.max}`;
  const text = args.values.players ?? range;
  const found = /^(\d+)(?:\.\.(\d+))?$/.exec(text);
  const min = Number(found?.[1]);
  const max = Number(found?.[2] ?? found?.[1]);
  if (!found || min < seats.min || max > seats.max || min > max)
    throw new InputError(`--players is a number from ${seats.min} to ${seats.max} or a range such as ${range}, not "${text}".`);
  return { min, max };
}
