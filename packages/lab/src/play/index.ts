import { rookie } from '@parley/cosmic/bots';
import { random, type Bot } from '@parley/kernel/players';
import { cosmic, type State } from '@parley/cosmic';
import { InputError, newSeed, openTable, restore, type Seat, type Table } from '@parley/kernel';
import { atMost, command, listOf, oneOf, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';
import { readRecord } from '../replay/record.ts';
import { commandWords, savedGame } from './commands.ts';
import { forget, keep, keptAs, latestKept } from './kept.ts';
import { playOn } from './loop.ts';
import { newSession } from './session.ts';
import { ownTerminal } from './terminal.ts';

const spec: CommandSpec = {
  name: 'play',
  rest: '',
  about: 'A game of Cosmic Encounter in the terminal, you against bots. Type help at any prompt.',
  options: {
    players: { takes: 'N', about: 'how many players, you included (4)' },
    bots: { takes: 'rookie|random', about: 'who plays against you (rookie)' },
    me: { takes: 'ALIEN', about: 'your alien (you choose between two)' },
    aliens: { takes: 'a,b', about: 'aliens of the bots, in their order; the others are dealt' },
    planets: { takes: '4|5', about: 'planets in each system, and colonies needed to win (5)' },
    seed: { takes: 'TEXT', about: 'the same seed deals the same game (random)' },
    load: { takes: 'FILE', about: 'go on with a saved game' },
  },
  examples: ['play --players 5 --me zombie', 'play --bots random --planets 4 --seed evening'],
};

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const { table, me } = args.values.load === undefined ? fresh(args) : load(args.values.load);
  const kind = oneOf(args, 'bots', ['rookie', 'random'], 'rookie');
  const bots = Array.from({ length: table.seats }, (_, i): Bot => (kind === 'rookie' ? rookie : random)(`${table.seed}:${i}`));
  const term = ownTerminal(commandWords);
  const session = newSession(table, me, bots, term);
  term.write(term.style.dim('Type help at any prompt; why tells the reason of everything; quit leaves.'));
  const earlier = args.values.load === undefined ? latestKept() : null;
  if (earlier !== null) term.write(term.style.dim(`An earlier game is not over: npm run play -- --load ${earlier}`));
  const ending = await playOn(session, () => keep(table.seed, savedGame(session)));
  term.close();
  if (ending === 'over') forget(table.seed);
  else {
    const why = ending === 'no-input' ? 'The input has ended. ' : '';
    term.write(`${why}The game is kept; go on with: npm run play -- --load ${keptAs(table.seed)}`);
  }
  return ending === 'broken' ? 1 : 0;
});

function fresh(args: Args): { table: Table<State>; me: Seat } {
  const n = wholeNumber(args, 'players', { min: 3, max: 8, usual: 4 });
  const others = listOf(args, 'aliens');
  if (others.length >= n) throw new InputError(`--aliens names ${others.length} aliens for ${n - 1} bots.`);
  const aliens = [args.values.me ?? null, ...others];
  const options = {
    seats: Array.from({ length: n }, (_, i) => ({ alien: aliens[i] ?? null })),
    planets: wholeNumber(args, 'planets', { min: 4, max: 5, usual: 5 }),
  };
  return { table: openTable(cosmic, options, args.values.seed ?? newSeed(), { listen: true }), me: 0 };
}

function load(file: string): { table: Table<State>; me: Seat } {
  const { record, seat } = readRecord(file);
  const { table, divergence } = restore(cosmic, record, { listen: true });
  if (divergence) console.error(`The rules have changed since this game was saved (${divergence.message}); it goes on from before that.`);
  if (table.over) throw new InputError(`The game in ${file} is over; look at it with: npm run lab -- replay ${file}`);
  return { table, me: seat };
}
