import { cosmic } from '@parley/cosmic';
import { InputError, type Plain } from '@parley/kernel';
import type { Args } from './args.ts';

/** Options of the tables besides who plays, as anybody would write them for a game: variants and house rules. */
export type TableOptions = { readonly [name: string]: Plain };

/** What has a word of its own here, or is drawn for each table. */
const ELSEWHERE: { readonly [name: string]: string } = {
  players: '--players says how many play',
  planets: '--planets says how many planets there are',
  aliens: '--aliens says who plays',
  seats: 'seats are drawn for each table',
  position: 'every table begins like a new game',
};

/** The JSON behind `--options`, or null. Refused at once when no table could be opened with it. */
export function tableOptions(args: Args, players: number): TableOptions | null {
  const text = args.values.options;
  if (text === undefined) return null;
  const options = parsed(text);
  for (const name of Object.keys(options))
    if (Object.hasOwn(ELSEWHERE, name)) throw new InputError(`--options has no "${name}": ${ELSEWHERE[name]}.`);
  try {
    cosmic.parse({ ...options, players });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`--options: ${error.message}`);
  }
  return options;
}

function parsed(text: string): TableOptions {
  const example = 'write JSON such as {"technology":true,"rewards":"both"}';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(`--options cannot be read (${(error as Error).message}); ${example}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(`--options names options with their values; ${example}.`);
  return value as TableOptions;
}

/** For the help of commands that take them. */
export const TABLE_OPTIONS = {
  takes: 'JSON',
  about: 'variants and house rules of the tables: {"technology":true,"rewards":"both","hazards":true,"stations":"one",...}',
} as const;
