import { enableCompileCache } from 'node:module';
import type { LabCommand } from './contract/game-lab.ts';
import { fromRoot } from './shared/paths.ts';

// The rules are some hundred files; without this every start would compile them anew.
enableCompileCache(fromRoot('.cache', 'compile'));

const COMMANDS: { readonly [name: string]: LabCommand } = {
  play: { about: 'a game in the terminal, against bots', load: () => import('./play/index.ts') },
  simulate: { about: 'thousands of games of bots, and who wins how often', load: () => import('./simulate/index.ts') },
  replay: { about: 'a stored game, step by step, with reasons', load: () => import('./replay/index.ts') },
  fuzz: { about: 'random games in which everything is checked', load: () => import('./fuzz/index.ts') },
  bench: { about: 'how fast the engine is', load: () => import('./bench/index.ts') },
  load: { about: 'a server under load, through real sockets', load: () => import('./load/index.ts') },
  kill: { about: 'a server killed under load, and what it has kept', load: () => import('./load/kill.ts') },
  coverage: { about: 'writes the page of what is done and proven', load: () => import('./coverage/index.ts') },
  words: { about: 'writes the page of words for authors', load: () => import('./words/index.ts') },
  floors: { about: 'says which imports break the order of folders', load: () => import('./guard/floors-command.ts') },
  exhaustive: { about: 'plays until every text and card was used', load: () => import('./exhaustive/index.ts') },
  mutate: { about: 'breaks rules one at a time, and says which break no test noticed', load: () => import('./mutate/index.ts') },
  golden: { about: 'records the golden games, or replays them', load: () => import('./golden/index.ts') },
};

/** Commands that every game has, and those that only some bring along. Games are loaded only when their own are needed. */
async function allCommands(): Promise<{ readonly [name: string]: LabCommand }> {
  const { GAMES } = await import('./games.ts');
  return Object.fromEntries([COMMANDS, ...GAMES.map((game) => game.commands)].flatMap((list) => Object.entries(list)));
}

const usage = (commands: { readonly [name: string]: LabCommand }): string =>
  [
    'lab <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`),
    '',
    'lab <command> --help tells the options of a command.',
  ].join('\n');

async function run([name, ...argv]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage(await allCommands()));
    return name === undefined ? 2 : 0;
  }
  const commands = Object.hasOwn(COMMANDS, name) ? COMMANDS : await allCommands();
  if (!Object.hasOwn(commands, name)) {
    console.error(`There is no command "${name}"; the commands are ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  const { main } = await commands[name].load();
  return main(argv);
}

// Output into a pipe that was closed (`| head`) is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
