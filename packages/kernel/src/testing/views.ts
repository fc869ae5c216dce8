import { optionsOf, type Seat } from '../flow/decision.ts';
import type { GameEvent } from '../state/game.ts';
import * as json from '../state/json.ts';
import { clone, firstDifference, same, type Plain } from '../state/plain.ts';
import type { Random } from '../state/random.ts';
import { questionFor, raisable, rewind, type Table } from '../table/table.ts';
import { applyPacket, readPacket, type View } from '../wire/packet.ts';
import { packets } from '../wire/packets.ts';
import { viewOf } from '../view/view.ts';
import { wordsOf } from '../wire/wire.ts';
import type { FrameWatch } from './frames.ts';
import { checkShape, type Shapes } from './shapes.ts';

/** What clients hold: one view for each seat and, last, a spectator's. Kept up to date by packets alone. */
export type Clients = { [cell: string]: Plain }[];

export const receivers = <S>(table: Table<S>): (Seat | null)[] => [...Array(table.seats).keys(), null];
export const nameOf = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

/** Clients that have just been sent their full views. */
export function connect<S>(table: Table<S>): Clients {
  collect(table);
  const shared = overTheWire(viewOf(table.game, null));
  return receivers(table).map((seat) => {
    const view: Clients[number] = {};
    for (const [key, value] of Object.entries(overTheWire(viewOf(table.game, seat))))
      view[key] = same(value, shared[key]) ? shared[key] : value;
    return view;
  });
}

const overTheWire = (view: View): View => json.read(json.named(json.anything), JSON.stringify(view), 'a view');

function collect<S>(table: Table<S>): string[] {
  const keys = new Set(table.rules.cells(table.game));
  const { dirty, snapshots } = table.game;
  for (const key of [...dirty, ...(snapshots ?? []).flatMap((snapshot) => snapshot.keys)])
    if (!keys.has(key)) throw new Error(`cell "${key}" was touched but is not part of the view`);
  return packets(table);
}

/** Sends what has changed since the last time. */
export function update<S>(table: Table<S>, clients: Clients, frames: FrameWatch): void {
  const spectator = clients[table.seats];
  frames.checkKept();
  collect(table)
    .toReversed()
    .forEach((text, back) => {
      const client = clients[table.seats - back];
      const packet = readPacket(json.read(json.text, text, 'a packet'), wordsOf(table.rules));
      const seat = back === 0 ? null : table.seats - back;
      if (seat === frames.seat) frames.apply(client, packet, nameOf(seat));
      else applyPacket(client, packet);
      // Equal values are made one object, so that comparing a cell for all clients is comparing it once.
      if (client !== spectator)
        for (const key in client) if (client[key] !== spectator[key] && same(client[key], spectator[key])) client[key] = spectator[key];
    });
}

/** What clients hold is what they may know now: no cell has changed without being touched, and each has the fields it always had. */
export function checkClients<S>({ game, seats }: Table<S>, clients: Clients, shapes: Shapes): void {
  const spectator = clients[seats];
  const keys = game.rules.cells(game);
  if (new Set(keys).size < keys.length) throw new Error('the game lists the same cell twice');
  for (const key of keys) {
    const { all, own } = game.rules.cell(game, key);
    if (!same(spectator[key], all)) throw stale(key, null, all, spectator[key]);
    checkShape(shapes, key, all, nameOf(null));
    for (let seat = 0; seat < seats; seat++) {
      const mine = own?.[seat];
      const held = clients[seat][key];
      if (mine === undefined ? held !== spectator[key] && !same(held, all) : !same(held, mine)) throw stale(key, seat, mine ?? all, held);
      if (mine !== undefined) checkShape(shapes, key, mine, nameOf(seat));
    }
  }
  for (const view of clients)
    if (Object.keys(view).length !== keys.length) {
      const extra = Object.keys(view).find((key) => !keys.includes(key));
      throw new Error(`cell "${extra}" is held by clients but no longer part of the view`);
    }
}

function stale(cell: string, seat: Seat | null, is: Plain, held: Plain | undefined): Error {
  const difference = firstDifference(is, held, cell);
  return new Error(`cell "${cell}" of ${nameOf(seat)} changed without being touched (${difference})`);
}

/** The cell by cell comparison of the clients and the full view agree. */
export function checkFullViews<S>(table: Table<S>, clients: Clients): void {
  receivers(table).forEach((seat, i) => {
    const difference = firstDifference(viewOf(table.game, seat), clients[i]);
    if (difference !== null) throw new Error(`packets and full view of ${nameOf(seat)} differ at ${difference}`);
  });
}

/** Everything that happened can be told to everybody. */
export function checkTexts<S>({ game, seats }: Table<S>, events: readonly GameEvent[]): void {
  for (const e of events) {
    for (const seat of [null, e.n % seats])
      if (!game.rules.describeEvent(game, e, seat)) throw new Error(`event "${e.type}" has no text for ${nameOf(seat)}`);
    for (let cause = e.why; cause; cause = cause.parent)
      if (!game.rules.describeCause(game, cause)) throw new Error(`cause "${cause.kind}:${cause.id}" has no text`);
  }
}

/**
 * View safety: somebody at a table that differs only in what they may not know sees the same. True when there was
 * something to rearrange.
 */
export function checkSafety<S>(table: Table<S>, random: Random): boolean {
  const seat = receivers(table)[random.below(table.seats + 1)];
  const copy = rewind(table, table.entries.length);
  const { game, rules } = copy;
  const before = clone(known(copy, seat));
  const state = clone(game.s);
  rules.scramble(game, seat, random);
  const faults = rules.faults(game);
  if (faults.length > 0) throw new Error(`rearranging what ${nameOf(seat)} may not know damages the state: ${faults[0]}`);
  const difference = firstDifference(known(copy, seat), before);
  if (difference !== null) throw new Error(`${nameOf(seat)} sees what it may not know: ${difference}`);
  return !same(state, game.s);
}

function known<S>(table: Table<S>, seat: Seat | null): Plain {
  const { game, rules } = table;
  const view = viewOf(game, seat);
  if (seat === null) return { view };
  const d = questionFor(table, seat);
  const question = d && [rules.describe(game, d), ...optionsOf(d).map((option) => rules.describeOption(game, d, option))];
  return { view, question, raisable: raisable(table, seat) };
}
