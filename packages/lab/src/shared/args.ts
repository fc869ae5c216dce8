import { InputError } from '@parley/kernel';

/** One `--option` of a command. Without `takes` it is a switch. */
export interface OptionSpec {
  /** What follows it: 'N', 'FILE'. */
  readonly takes?: string;
  readonly about: string;
}

export interface CommandSpec {
  readonly name: string;
  /** What stands after the command besides options: '', 'FILE', '[record|check]'. */
  readonly rest: string;
  readonly about: string;
  readonly options: { readonly [name: string]: OptionSpec };
  readonly examples?: readonly string[];
}

export interface Args {
  readonly values: { readonly [name: string]: string };
  readonly switches: ReadonlySet<string>;
  readonly rest: readonly string[];
}

/** Wraps a command so that `--help` and bad input are treated alike everywhere. */
export function command(spec: CommandSpec, run: (args: Args) => Promise<number>): (argv: string[]) => Promise<number> {
  return async (argv) => {
    if (argv.includes('--help') || argv.includes('-h')) {
      console.log(helpText(spec));
      return 0;
    }
    try {
      return await run(readArgs(spec, argv));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      console.error(error.message);
      return 2;
    }
  };
}

export function readArgs(spec: CommandSpec, argv: readonly string[]): Args {
  const values: { [name: string]: string } = {};
  const switches = new Set<string>();
  const rest: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    if (!argv[i].startsWith('--')) {
      rest.push(argv[i]);
      continue;
    }
    const [name, ...given] = argv[i].slice(2).split('=');
    const option = Object.hasOwn(spec.options, name) ? spec.options[name] : undefined;
    if (!option) throw new InputError(`lab ${spec.name} has no option --${name}; ${knownOptions(spec)}`);
    if (option.takes === undefined) {
      if (given.length > 0) throw new InputError(`--${name} takes no value.`);
      switches.add(name);
      continue;
    }
    const value = given.length > 0 ? given.join('=') : argv[++i];
    if (value === undefined || (given.length === 0 && value.startsWith('--')))
      throw new InputError(`--${name} needs a value: --${name} ${option.takes}`);
    values[name] = value;
  }
  return { values, switches, rest };
}

function knownOptions(spec: CommandSpec): string {
  const names = Object.keys(spec.options).map((name) => `--${name}`);
  return names.length === 0 ? 'it takes none.' : `the options are ${names.join(', ')}. See: lab ${spec.name} --help`;
}

export function helpText(spec: CommandSpec): string {
  const options: CommandSpec['options'] = { ...spec.options, help: { about: 'this text' } };
  const rows = Object.entries(options).map(([name, o]): readonly [string, string] => [
    `--${name}${o.takes === undefined ? '' : ` ${o.takes}`}`,
    o.about,
  ]);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `lab ${spec.name}${spec.rest === '' ? '' : ` ${spec.rest}`} [options]`,
    '',
    spec.about,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(spec.examples ? ['', 'For example:', ...spec.examples.map((x) => `  npm run lab -- ${x}`)] : []),
  ].join('\n');
}

/** A whole number of an option, within bounds. */
export function wholeNumber(
  args: Args,
  name: string,
  bounds: { readonly min: number; readonly max: number; readonly usual: number },
): number {
  const text = args.values[name];
  if (text === undefined) return bounds.usual;
  const n = Number(text);
  if (text.trim() === '' || !Number.isInteger(n) || n < bounds.min || n > bounds.max)
    throw new InputError(`--${name} must be a whole number from ${bounds.min} to ${bounds.max}, not "${text}".`);
  return n;
}

export function oneOf<T extends string>(args: Args, name: string, all: readonly T[], usual: T): T {
  const text = args.values[name];
  if (text === undefined) return usual;
  const found = all.find((x) => x === text);
  if (found === undefined) throw new InputError(`--${name} is one of ${all.join(', ')}, not "${text}".`);
  return found;
}

/** A list separated by commas. */
export const listOf = (args: Args, name: string): string[] =>
  (args.values[name] ?? '')
    .split(',')
    .map((x) => x.trim())
    .filter((x) => x !== '');

/** Refuses words that a command has no use for. */
export function atMost(args: Args, n: number, spec: CommandSpec): void {
  if (args.rest.length > n) throw new InputError(`lab ${spec.name} has no use for "${args.rest[n]}". See: lab ${spec.name} --help`);
}
