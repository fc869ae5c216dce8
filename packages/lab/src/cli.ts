import { enableCompileCache } from 'node:module';
import { fromRoot } from './shared/paths.ts';

// The rules are some hundred files; without this every start would compile them anew.
enableCompileCache(fromRoot('.cache', 'compile'));

interface Command {
  readonly about: string;
  load(): Promise<{ main(argv: string[]): Promise<number> }>;
}

const COMMANDS: { readonly [name: string]: Command } = {
  play: { about: 'a game in the terminal, against bots', load: () => import('./play/index.ts') },
  simulate: { about: 'thousands of games of bots, and who wins how often', load: () => import('./simulate/index.ts') },
  replay: { about: 'a stored game, step by step, with reasons', load: () => import('./replay/index.ts') },
  fuzz: { about: 'random games in which everything is checked', load: () => import('./fuzz/index.ts') },
  bench: { about: 'how fast the engine is', load: () => import('./bench/index.ts') },
  load: { about: 'a server under load, through real sockets', load: () => import('./load/index.ts') },
  coverage: { about: 'writes the page of what is done and proven', load: () => import('./coverage/index.ts') },
  exhaustive: { about: 'plays until every text and card was used', load: () => import('./exhaustive/index.ts') },
  pairs: { about: 'random games for every two aliens that meet in a rule', load: () => import('./pairs/index.ts') },
  rookie: { about: 'how much better than chance the rookie plays each alien', load: () => import('./rookie/index.ts') },
  mutate: { about: 'breaks rules one at a time, and says which break no test noticed', load: () => import('./mutate/index.ts') },
  golden: { about: 'records the golden games, or replays them', load: () => import('./golden/index.ts') },
};

const usage = (): string =>
  [
    'lab <command> [options]',
    '',
    ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`),
    '',
    'lab <command> --help tells the options of a command.',
  ].join('\n');

async function run([name, ...argv]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage());
    return name === undefined ? 2 : 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    console.error(`There is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}.`);
    return 2;
  }
  const { main } = await COMMANDS[name].load();
  return main(argv);
}

// Output into a pipe that was closed (`| head`) is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
