import { InputError, type Plain, type SeatChoice } from '@parley/kernel';
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

/** What stays of a choice without what is secret. */
export const withoutSecrets = (game: HostedGame, choice: SeatChoice): SeatChoice => readChoice(game, game.openPart(choice), null);

/**
 * The options of a table with these seats. `told`: whoever asks for the table has brought this to it, or has chosen it. What a game says is wrong
 * with what somebody else has brought in secret would tell of it, so then only the seat is named.
 */
export function tableOptions(
  game: HostedGame,
  { options }: TableSettings,
  seats: readonly SeatState[],
  told: (seat: SeatState) => boolean,
): Plain {
  const read = (secret: (seat: SeatState) => boolean): Plain =>
    game.parse(
      game.seats.options(
        options,
        seats.map((x) => (secret(x) ? withoutSecrets(game, x.choice) : x.choice)),
      ),
    );
  const complaint = (secret: (seat: SeatState) => boolean): string | null => {
    try {
      read(secret);
      return null;
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
  };
  const others = seats.filter((x) => !told(x));
  return refusing(() => {
    try {
      return read(() => false);
    } catch (error) {
      if (!(error instanceof InputError) || others.length === 0) throw error;
      const known = complaint((x) => others.includes(x));
      if (known === error.message) throw error;
      // Without what others have brought there is another fault, or none.
      if (known !== null) throw new InputError(known);
      const at = seats.findIndex((x) => others.includes(x) && complaint((y) => y !== x && others.includes(y)) !== null);
      const whose = at < 0 ? 'What the others have' : `What seat ${at + 1} has`;
      throw new InputError(`${whose} brought cannot be played at this table. It has to be chosen anew there.`);
    }
  });
}

/** Options that are whole, as in the log of a game. */
export const readOptions = (game: HostedGame, options: unknown): Plain => refusing(() => game.parse(options));
