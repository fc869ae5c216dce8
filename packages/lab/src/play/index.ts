import { InputError, newSeed, openTable, restore, type Seat, type Table } from '@parley/kernel';
import type { GameLab } from '../contract/game-lab.ts';
import { readRecord } from '../game/record.ts';
import { atMost, oneOf, wholeNumber, type Args, type CommandSpec } from '../shared/args.ts';
import { gameCommand, givenFor } from '../game/command.ts';
import { commandWords, savedGame } from './commands.ts';
import { forget, keep, keptAs, latestKept } from './kept.ts';
import { playOn } from './loop.ts';
import { newSession } from './session.ts';
import { ownTerminal } from '../terminal/terminal.ts';

const specOf = <S>({ game, terminal }: GameLab<S>): CommandSpec => ({
  name: 'play',
  rest: '',
  about: `A game of ${game.name} in the terminal, you against bots. Type help at any prompt.`,
  options: {
    players: { takes: 'N', about: `how many players, you included (${terminal.players})` },
    bots: { takes: Object.keys(game.bots).join('|'), about: `who plays against you (${game.usualBot})` },
    ...terminal.options,
    seed: { takes: 'TEXT', about: 'the same seed deals the same game (random)' },
    load: { takes: 'FILE', about: 'go on with a saved game' },
  },
  examples: [`play --players ${terminal.players}`, 'play --bots random --seed evening'],
});

export const main = gameCommand(specOf, async (lab, args) => {
  atMost(args, 0, specOf(lab));
  const { load: file } = args.values;
  if (file === undefined) return playAt(lab, { table: fresh(lab, args), me: 0 }, args);
  const { lab: some, record, seat } = readRecord(file);
  return some.with((stored) => {
    const { table, divergence } = restore(stored.game.rules, record, { listen: true });
    if (divergence) console.error(`The rules have changed since this game was saved (${divergence.message}); it goes on from before that.`);
    if (table.over) throw new InputError(`The game in ${file} is over; look at it with: npm run lab -- replay ${file}`);
    return playAt(stored, { table, me: seat }, args);
  });
});

interface Sitting<S> {
  readonly table: Table<S>;
  readonly me: Seat;
}

async function playAt<S>(lab: GameLab<S>, { table, me }: Sitting<S>, args: Args): Promise<number> {
  const kind = oneOf(args, 'bots', Object.keys(lab.game.bots), lab.game.usualBot);
  const bots = Array.from({ length: table.seats }, (_, i) => lab.game.bots[kind].make(`${table.seed}:${i}`));
  const term = ownTerminal(() => commandWords(lab));
  const session = newSession(lab, table, me, bots, term);
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
}

function fresh<S>({ game, terminal }: GameLab<S>, args: Args): Table<S> {
  const players = wholeNumber(args, 'players', { min: game.seats.min, max: game.seats.max, usual: terminal.players });
  const options = terminal.read(givenFor(terminal.options, args), players);
  return openTable(game.rules, options, args.values.seed ?? newSeed(), { listen: true });
}
