import type { Plain, SeatChoice } from '@parley/kernel';
import { Refused } from '../context/errors.ts';
import { readByGame } from '../context/parse.ts';
import type { Catalogue } from '../game/catalogue.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { SeatState, TableSettings } from '../journal/line.ts';

/** What people wish for a table, read by the game it is for. Everything here throws Refused when it cannot be had. */

export type Wish = { readonly [field: string]: unknown };

const refusing = <T>(read: () => T): T => readByGame('bad-options', read);

/** The game of this name. */
export function gameCalled(games: Catalogue, id: string): HostedGame {
  const game = games.find(id);
  if (!game) throw new Refused('bad-options', `There is no game "${id}" on this server.`);
  return game;
}

/** Is there such a bot in this game? */
export function needBot({ bots }: HostedGame, id: string): void {
  if (!Object.hasOwn(bots, id))
    throw new Refused('bad-options', `There is no bot "${id}" in this game; the bots are ${Object.keys(bots).join(', ')}.`);
}

/** What a seat brings, on top of what is chosen for it already. */
export const readChoice = ({ seats }: HostedGame, wish: Wish, chosen: SeatChoice | null): SeatChoice =>
  refusing(() => seats.read(wish, chosen));

/** What all seats have when one of them chooses this. */
export const changedChoices = ({ seats }: HostedGame, choices: readonly SeatChoice[], seat: number, wish: Wish): readonly SeatChoice[] =>
  refusing(() => seats.change(choices, seat, seats.read(wish, choices[seat])));

/** The options of a table with these seats. */
export const tableOptions = (game: HostedGame, { options }: TableSettings, seats: readonly Pick<SeatState, 'choice'>[]): Plain => {
  const choices = seats.map((x) => x.choice);
  return refusing(() => game.parse(game.seats.options(options, choices)));
};

/** Options that are whole, as in the log of a game. */
export const readOptions = (game: HostedGame, options: unknown): Plain => refusing(() => game.parse(options));
