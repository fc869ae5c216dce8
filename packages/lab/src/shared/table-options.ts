import { InputError, json, messageOf } from '@parley/kernel';
import type { GameLab, TableOptions } from '../contract/game-lab.ts';
import type { Args } from './args.ts';

/** The JSON behind `--options`, or null. Refused at once when no table could be opened with it. */
export function tableOptions<S>({ game, simulation: { elsewhere } }: GameLab<S>, args: Args, players: number): TableOptions | null {
  const text = args.values.options;
  if (text === undefined) return null;
  const options = parsed(text);
  for (const name of Object.keys(options))
    if (Object.hasOwn(elsewhere, name)) throw new InputError(`--options has no "${name}": ${elsewhere[name]}.`);
  try {
    game.rules.parse({ ...options, players });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`--options: ${error.message}`);
  }
  return options;
}

function parsed(text: string): TableOptions {
  const example = 'write JSON such as {"option":true,"other":"value"}';
  let value: json.Json;
  try {
    value = json.parse(text);
  } catch (error) {
    throw new InputError(`--options cannot be read (${messageOf(error)}); ${example}.`);
  }
  if (!json.isFields(value)) throw new InputError(`--options names options with their values; ${example}.`);
  return value;
}

/** For the help of commands that take them. */
export const TABLE_OPTIONS = { takes: 'JSON', about: 'variants and house rules of the tables, as JSON: {"option":value,...}' } as const;
