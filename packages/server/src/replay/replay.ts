import { eventFor, eyesOf, type Entry, type Eyes, type SeenEvent, type Seat } from '@parley/kernel';
import { Refused } from '../context/errors.ts';
import type { Engine } from '../game/engine.ts';
import type { Identity, ReplayStep, ReplayStory } from '../protocol/index.ts';
import { metaOf, seatsOf } from '../delivery/describe.ts';
import { toldSeat } from '../journal/state.ts';
import type { LiveTable } from '../table/live-table.ts';
import { OPEN_EYES } from './open-eyes.ts';

/** From whose eyes: a seat, everybody's at once, or a spectator's. */
export type Onlooker = Seat | 'all' | null;

interface Finished {
  readonly table: LiveTable;
  readonly engine: Engine;
  readonly start: NonNullable<LiveTable['state']['start']>;
}

/** The game of a table, if it is over: until then its log stays closed. */
export function finished(table: LiveTable): Finished {
  const { engine, state } = table;
  if (!engine || !state.start) throw new Refused('no-such-game', 'No game was played at this table.');
  if (table.disclosure.status !== 'over') throw new Refused('hidden', 'The game still goes on; its log is closed until the end.');
  return { table, engine, start: state.start };
}

/** A finished game at its entry `at`, as somebody sees it. */
export function replayStep(game: Finished, at: number, onlooker: Onlooker, caller: Identity | null): ReplayStep {
  const { table, engine, start } = game;
  const { entries } = engine;
  if (at < 0 || at > entries.length) throw new Refused('no-such-game', `The game has entries 0 to ${entries.length}.`);
  const eyes = eyesFor(engine, onlooker);
  // Hands are open when a game is over; what was brought to a seat in secret stays with whoever has brought it.
  const told = toldSeat(table.state, caller?.id);
  const { engine: then } = table.game.restore({ ...start, entries }, Math.max(0, at - 1));
  const last = at > 0 ? entries.at(at - 1) : undefined;
  if (last) then.drain();
  const before = then.viewFrom(eyes);
  if (last) repeat(then, last);
  const outcome = then.over ? then.outcome : null;
  return {
    game: table.id,
    at,
    total: entries.length,
    meta: metaOf(table.state, table.game, table.status, told),
    seats: seatsOf(table.state, table.game, new Set(), told),
    before,
    frames: then.frames(eyes),
    by: last?.seat ?? null,
    waiting: then.waiting(),
    result: outcome && { winners: outcome.winners, by: outcome.by },
  };
}

/** What each entry brought about, from the first to the last. */
export function replayStory({ table, engine, start }: Finished, onlooker: Onlooker): ReplayStory {
  const eyes = eyesFor(engine, onlooker);
  const { entries } = engine;
  const { engine: then } = table.game.restore({ ...start, entries }, 0);
  const told = (): SeenEvent[] => then.drain().events.map((e) => eyes.event(e));
  const steps: { at: number; by: Seat | null; events: SeenEvent[] }[] = [{ at: 0, by: null, events: told() }];
  for (const [i, e] of entries.slice().entries()) {
    repeat(then, e);
    steps.push({ at: i + 1, by: e.seat, events: told() });
  }
  return { game: table.id, total: entries.length, steps };
}

function repeat(engine: Engine, e: Entry): void {
  if ('raise' in e) engine.raise(e.seat, e.raise);
  else engine.answer(e.seat, e.a, e.q);
}

function eyesFor(engine: Engine, onlooker: Onlooker): Eyes {
  if (onlooker === 'all') return OPEN_EYES;
  if (onlooker !== null && onlooker >= engine.seats) throw new Refused('no-such-seat', `The seats are 0 to ${engine.seats - 1}.`);
  return eyesOf(onlooker);
}

/** Everything that has happened so far, as a seat may know it: for the older part of a running game's log. */
export function eventsBefore(table: LiveTable, seat: Seat | null, before: number, limit: number): SeenEvent[] {
  const { engine, state, game } = table;
  if (!engine || !state.start) return [];
  const { entries } = table.disclosure.shownEngine();
  const { engine: then } = game.restore({ ...state.start, entries });
  const { events } = then.drain();
  return events
    .filter((e) => e.n < before)
    .slice(-limit)
    .map((e) => eventFor(e, seat));
}
