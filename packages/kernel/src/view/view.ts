import type { Seat } from '../flow/decision.ts';
import type { Cause, Cell, Game, GameEvent, Rules } from '../state/game.ts';
import type { SeenCause, SeenEvent, View } from '../wire/packet.ts';
import { HIDDEN } from '../wire/packet.ts';
import type { Plain } from '../state/plain.ts';

export const viewOf = <S>(g: Game<S>, seat: Seat | null): View => viewAt({ rules: g.rules, game: g }, seat);

/** The same at a table, whose rules say of what type the view is: all cells, each as the rules make it. */
export function viewAt<S, V extends View>({ rules, game }: { readonly rules: Rules<S, V>; readonly game: Game<S> }, seat: Seat | null): V {
  const view: { [cell: string]: Plain } = {};
  for (const key of rules.cells(game)) view[key] = cellFor(rules.cell(game, key), seat);
  return view as V;
}

/** A cell as a seat may see it. */
export function cellFor({ all, own }: Cell, seat: Seat | null): Plain {
  const mine = seat === null ? undefined : own?.[seat];
  return mine === undefined ? all : mine;
}

/** An event as a seat may see it. */
export function eventFor(e: GameEvent, seat: Seat | null): SeenEvent {
  const mine = seat !== null && e.secret?.to.includes(seat);
  return { n: e.n, type: e.type, data: mine ? { ...e.data, ...e.secret?.data } : e.data, why: chain(e.why, seat) };
}

/** The reasons of an event, nearest first, as a seat may know them. Links that are not for it are there, without a name. */
export function chain(cause: Cause | null, seat: Seat | null = null): SeenCause[] {
  const out: SeenCause[] = [];
  for (let c = cause; c; c = c.parent) {
    if (c.known && (seat === null || !c.known.includes(seat))) out.push(HIDDEN);
    else out.push(c.by === undefined ? { kind: c.kind, id: c.id } : { kind: c.kind, id: c.id, by: c.by });
  }
  return out;
}
