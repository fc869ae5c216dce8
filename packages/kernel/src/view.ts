import type { Seat } from './decision.ts';
import type { Cause, Game, GameEvent } from './game.ts';
import type { Plain } from './plain.ts';
import type { Table } from './table.ts';

/** What one seat (null: a spectator) may know, cell by cell. */
export type View = { readonly [cell: string]: Plain };

export function viewOf<S>(g: Game<S>, seat: Seat | null): View {
  const view: { [cell: string]: Plain } = {};
  for (const key of g.rules.cells(g)) {
    const cell = g.rules.cell(g, key);
    const mine = seat === null ? undefined : cell.own?.[seat];
    view[key] = mine === undefined ? cell.all : mine;
  }
  return view;
}

export interface SeenEvent {
  readonly n: number;
  readonly type: string;
  readonly data: { readonly [key: string]: Plain };
  readonly why: readonly { readonly kind: string; readonly id: string; readonly by?: Seat }[];
}

/** An event as a seat may see it. */
export function eventFor(e: GameEvent, seat: Seat | null): SeenEvent {
  const mine = seat !== null && e.secret?.to.includes(seat);
  return { n: e.n, type: e.type, data: mine ? { ...e.data, ...e.secret?.data } : e.data, why: chain(e.why) };
}

export function chain(cause: Cause | null): { kind: string; id: string; by?: Seat }[] {
  const out: { kind: string; id: string; by?: Seat }[] = [];
  for (let c = cause; c; c = c.parent)
    out.push(c.by === undefined ? { kind: c.kind, id: c.id } : { kind: c.kind, id: c.id, by: c.by });
  return out;
}

/** What changed since the last call, per receiver: seats 0 to n - 1, then the spectators. Shared parts are encoded once. */
export function packets<S>(table: Table<S>): string[] {
  const { game: g, seats } = table;
  const shared: string[] = [];
  const own: string[][] = Array.from({ length: seats }, () => []);
  for (const key of g.dirty) {
    const cell = g.rules.cell(g, key);
    const name = JSON.stringify(key);
    const all = `${name}:${JSON.stringify(cell.all)}`;
    if (cell.own) {
      for (let seat = 0; seat < seats; seat++) {
        const mine = cell.own[seat];
        if (mine !== undefined) own[seat].push(`${name}:${JSON.stringify(mine)}`);
      }
    }
    shared.push(all);
  }
  g.dirty.clear();
  const events: string[] = [];
  const secrets: string[][] = Array.from({ length: seats }, () => []);
  for (const e of g.events) {
    events.push(JSON.stringify({ n: e.n, type: e.type, data: e.data, why: chain(e.why) }));
    if (e.secret) for (const seat of e.secret.to) secrets[seat]?.push(`"${e.n}":${JSON.stringify(e.secret.data)}`);
  }
  g.events.length = 0;
  const common = `"cells":{${shared.join(',')}},"events":[${events.join(',')}]`;
  const out: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const mine = own[seat].length > 0 ? `,"own":{${own[seat].join(',')}}` : '';
    const secret = secrets[seat].length > 0 ? `,"secret":{${secrets[seat].join(',')}}` : '';
    out.push(`{${common}${mine}${secret}}`);
  }
  out.push(`{${common}}`);
  return out;
}
