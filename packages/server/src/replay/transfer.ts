import { InputError, same, type Divergence, type Seat } from '@parley/kernel';
import { Refused } from '../context/errors.ts';
import { parse } from '../context/parse.ts';
import { toldSeat } from '../journal/state.ts';
import type { GameLog, Identity, ImportedLog } from '../protocol/index.ts';
import { SealedPart } from '../protocol/schemas/rest.ts';
import { seatsOf } from '../delivery/describe.ts';
import type { ServerContext } from '../context/context.ts';
import type { TableOpener } from '../table/opener.ts';
import { gameCalled, readOptions } from '../table/wishes.ts';
import type { Line, SeatState, TableSettings } from '../journal/line.ts';
import type { LiveTable } from '../table/live-table.ts';
import { finished } from './replay.ts';

/** A finished game as a file, with what whoever asks for it may know of it. */
export function exportLog(table: LiveTable, caller: Identity | null): GameLog {
  const { engine, start } = finished(table);
  const { state, game } = table;
  return {
    parley: 1,
    game: state.settings.game,
    version: start.version,
    ...givenAs(table, start, caller),
    entries: engine.entries.slice(),
    names: seatsOf(state, game, new Set(), null).map((x) => x.name),
  };
}

/** Options and seed; sealed where seats have brought what the options tell and this person is not told. */
function givenAs(
  { state, game, context }: LiveTable,
  { options, seed }: Pick<GameLog, 'options' | 'seed'>,
  caller: Identity | null,
): Pick<GameLog, 'options' | 'seed' | 'sealed'> {
  const secrets = state.seats.some(({ choice }) => Object.keys(game.secretPart(choice)).length > 0);
  const known = game.publicOptions(options, toldSeat(state, caller?.id));
  if (!secrets || same(known, options)) return { options, seed };
  // With the seed at hand somebody could try out what was brought.
  return { options: known, seed: 'sealed', sealed: context.signer.seal(JSON.stringify({ options, seed })) };
}

/** The options and the seed of a log, whether they are sealed or not. */
function givenIn({ signer }: ServerContext, log: ImportedLog): Pick<ImportedLog, 'options' | 'seed'> {
  if (log.sealed === undefined) return log;
  const text = signer.unseal(log.sealed);
  if (text === null)
    throw new Refused('bad-options', 'Parts of this log are sealed, and only the server that has written it can open them.');
  return parse(SealedPart, JSON.parse(text));
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
  const { options: given, seed } = givenIn(context, log);
  const options = readOptions(game, given);
  const { entries } = log;
  let divergence: Divergence | null;
  try {
    ({ divergence } = game.restore({ version: game.version, options, seed, entries }));
  } catch (error) {
    throw new Refused('bad-options', `This log does not replay: ${error instanceof InputError ? error.message : 'the rules fail on it'}.`);
  }
  if (divergence?.fits === false) throw new Refused('bad-options', `This log does not replay: ${divergence.message}.`);
  const at = context.now();
  const seats = game.seats.of(options).map((choice, i): SeatState => {
    const name = log.names[i];
    // People from elsewhere are names here, not identities.
    const id = `imported-${i}`;
    return { owner: name === undefined ? null : { id, name }, bot: game.usualBot, choice, broughtBy: id };
  });
  const settings: TableSettings = { ...SOLO, name: 'Imported game', game: log.game };
  const begun: Line[] = [
    { k: 'start', at, options, seed, version: game.version, entries },
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
  const seats = from.state.seats.map(({ choice, broughtBy }, i): SeatState => ({
    ...(i === seat ? { owner: host, bot: null } : { owner: null, bot: from.game.usualBot }),
    choice,
    // What was brought there before is theirs who brought it; what the host chose for a bot is the host's.
    broughtBy: broughtBy ?? from.state.host.id,
  }));
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
