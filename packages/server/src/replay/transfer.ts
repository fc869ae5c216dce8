import { InputError, type Divergence, type Entry, type Seat } from '@parley/kernel';
import { Refused } from '../context/errors.ts';
import type { GameLog, Identity, ImportedLog } from '../protocol/index.ts';
import { seatsOf } from '../delivery/describe.ts';
import type { ServerContext } from '../context/context.ts';
import type { TableOpener } from '../table/opener.ts';
import { gameCalled, readOptions } from '../table/wishes.ts';
import type { Line, SeatState, TableSettings } from '../journal/line.ts';
import type { LiveTable } from '../table/live-table.ts';
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
export async function importLog(
  context: ServerContext,
  opener: TableOpener,
  host: Identity,
  log: ImportedLog,
  request?: string,
): Promise<LiveTable> {
  const game = gameCalled(context.games, log.game);
  const options = readOptions(game, log.options);
  const entries = log.entries as readonly Entry[];
  let divergence: Divergence | null;
  try {
    ({ divergence } = game.restore({ version: game.version, options, seed: log.seed, entries }));
  } catch (error) {
    throw new Refused('bad-options', `This log does not replay: ${error instanceof InputError ? error.message : 'the rules fail on it'}.`);
  }
  if (divergence?.fits === false) throw new Refused('bad-options', `This log does not replay: ${divergence.message}.`);
  const at = context.now();
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
  return opener.open(host, seats, settings, begun, request);
}

/** A new table that goes on from there: the caller on one seat, bots on the others. */
export async function continueFrom(
  opener: TableOpener,
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
  const at = from.context.now();
  return opener.open(host, seats, settings, [{ ...start, at, entries: engine.entries.slice(0, n) }], request);
}

const SOLO = {
  visibility: 'unlisted',
  password: null,
  watchers: true,
  pokerFace: false,
  clocks: { decision: null, bank: null, deal: null },
  options: {},
} as const;
