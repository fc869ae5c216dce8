import { InputError } from '@parley/kernel';
import type { GameLab, Given, SomeLab } from '../contract/game-lab.ts';
import { GAMES } from '../games.ts';
import { command, type Args, type CommandSpec, type OptionSpec } from '../shared/args.ts';

/** Says which game is meant; every command that plays takes it. */
const GAME: OptionSpec = { takes: 'ID', about: `which game (${GAMES[0].id})` };

export function labOf(id: string): SomeLab {
  const found = GAMES.find((x) => x.id === id);
  if (!found) throw new InputError(`There is no game "${id}"; the games are ${GAMES.map((x) => x.id).join(', ')}.`);
  return found;
}

/** The game named in the words of a command, and the other words. */
export function takeGame(argv: readonly string[]): { readonly lab: SomeLab; readonly rest: string[] } {
  const rest = [...argv];
  const at = rest.findIndex((word) => word === '--game' || word.startsWith('--game='));
  if (at < 0) return { lab: GAMES[0], rest };
  const [, joined] = rest[at].split('=');
  const [, next] = rest.splice(at, joined === undefined ? 2 : 1);
  const id = joined ?? next;
  if (id === undefined) throw new InputError('--game needs a value: --game ID');
  return { lab: labOf(id), rest };
}

/** A command over a game: its options may be the game's own. */
export function gameCommand(
  specOf: <S>(lab: GameLab<S>) => CommandSpec,
  run: <S>(lab: GameLab<S>, args: Args) => Promise<number>,
): (argv: string[]) => Promise<number> {
  return async (argv) => {
    let taken: ReturnType<typeof takeGame>;
    try {
      taken = takeGame(argv);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      console.error(error.message);
      return 2;
    }
    return taken.lab.with((lab) => {
      const spec = specOf(lab);
      return command({ ...spec, options: { game: GAME, ...spec.options } }, (args) => run(lab, args))(taken.rest);
    });
  };
}

/** The words that say which game is meant, where it is not the usual one. */
export const gameWords = (id: string): string[] => (id === GAMES[0].id ? [] : ['--game', id]);

/** What was given for the options that a game brings. */
export const givenFor = (options: { readonly [name: string]: OptionSpec }, { values, switches }: Args): Given =>
  Object.fromEntries(
    Object.keys(options).flatMap((name) => (switches.has(name) ? [[name, '']] : name in values ? [[name, values[name]]] : [])),
  );

/** The same as words of a command line. */
export const givenWords = (options: { readonly [name: string]: OptionSpec }, given: Given): string[] =>
  Object.entries(given).flatMap(([name, value]) => (options[name]?.takes === undefined ? [`--${name}`] : [`--${name}`, value]));
