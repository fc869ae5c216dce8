import { InputError, type Entry, type Plain, type Seat } from '@parley/kernel';
import { Refused } from '../errors.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { GameLog, Identity, ImportedLog } from '../protocol/index.ts';
import { seatsOf } from '../tables/describe.ts';
import type { Hall } from '../tables/hall.ts';
import type { Line, SeatState, TableSettings } from '../tables/journal.ts';
import type { LiveTable } from '../tables/live.ts';
import { finished } from './replay.ts';

/** A finished game as a file. */
export function exportLog(table: LiveTable): GameLog {
  const { engine, start } = finished(table);
  return {
    parley: 1,
    game: table.state.settings.game,
    version: start.version,
    options: start.options,
    seed: start.seed,
    entries: engine.entries.slice(),
    names: seatsOf(table.state, table.game, new Set(), null).map((x) => x.name),
  };
}

/** A game that was played elsewhere, to be looked at here. */
export async function importLog(hall: Hall, host: Identity, log: ImportedLog, request?: string): Promise<LiveTable> {
  const game = hall.gameCalled(log.game);
  const options = parse(game, log.options);
  const entries = log.entries as readonly Entry[];
  let divergence: string | null;
  try {
    ({ divergence } = game.restore({ version: game.version, options, seed: log.seed, entries }));
  } catch (error) {
    throw new Refused('bad-options', `This log does not replay: ${error instanceof InputError ? error.message : 'the rules fail on it'}.`);
  }
  if (divergence !== null) throw new Refused('bad-options', `This log does not replay: ${divergence}.`);
  const at = hall.house.now();
  const seats = game.seats.of(options).map((choice, i): SeatState => {
    const name = log.names[i];
    // People from elsewhere are names here, not identities.
    return { owner: name === undefined ? null : { id: `imported-${i}`, name }, bot: game.usualBot, choice };
  });
  const settings: TableSettings = { ...SOLO, name: 'Imported game', game: log.game };
  const begun: Line[] = [
    { k: 'start', at, options, seed: log.seed, version: game.version, entries },
    { k: 'end', at },
  ];
  return hall.open(host, seats, settings, begun, request);
}

/** A new table that goes on from there: the caller on one seat, bots on the others. */
export async function continueFrom(
  hall: Hall,
  host: Identity,
  from: LiveTable,
  n: number,
  seat: Seat,
  request?: string,
): Promise<LiveTable> {
  const { engine, start } = finished(from);
  if (n > engine.entries.length) throw new Refused('no-such-game', `The game has entries 0 to ${engine.entries.length}.`);
  if (seat >= engine.seats) throw new Refused('no-such-seat', `The seats are 0 to ${engine.seats - 1}.`);
  const seats = from.state.seats.map(({ choice }, i): SeatState =>
    i === seat ? { owner: host, bot: null, choice } : { owner: null, bot: from.game.usualBot, choice },
  );
  const settings: TableSettings = { ...SOLO, name: `${from.state.settings.name}, from #${n}`.slice(-40), game: from.state.settings.game };
  const at = hall.house.now();
  return hall.open(host, seats, settings, [{ ...start, at, entries: engine.entries.slice(0, n) }], request);
}

const SOLO = {
  visibility: 'unlisted',
  password: null,
  watchers: true,
  pokerFace: false,
  clocks: { decision: null, bank: null, deal: null },
  options: {},
} as const;

function parse(game: HostedGame, options: unknown): Plain {
  try {
    return game.parse(options);
  } catch (error) {
    if (error instanceof InputError) throw new Refused('bad-options', error.message);
    throw error;
  }
}
