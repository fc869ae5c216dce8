import type { SeenEvent } from '@parley/kernel';
import type { LogLine } from '@parley/web/shell';
import type { Speech } from '../../text/speech.ts';
import type { Board, CardView, Location } from '../../view/index.ts';
import { logLines } from '../model/log-lines.ts';

/** A step of a finished game, with what it brought about. */
export interface StoryStep {
  readonly at: number;
  readonly events: readonly SeenEvent[];
}

/** An attempt that mattered. */
export interface Moment {
  /** The step it began with. */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  /** The mission, by its number and as a card. */
  readonly mission: number;
  readonly card: string;
  readonly solved: boolean;
  /** Points it brought, and people and ships it cost. */
  readonly gain: number;
  readonly lost: number;
  readonly events: readonly SeenEvent[];
}

const numberIn = ({ data }: SeenEvent, name: string): number => {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
};

/** What belongs to an attempt though it comes after its end. */
const AFTER: ReadonlySet<string> = new Set(['attempt-over', 'scored', 'earned', 'released', 'discarded', 'won']);
const LOSSES: ReadonlySet<string> = new Set(['killed', 'destroyed']);

/** Every attempt of a game, in their order. */
export function attemptsIn(steps: readonly StoryStep[]): readonly Moment[] {
  const all: Moment[] = [];
  let turn = 0;
  let open: Moment | null = null;
  let ended = false;
  for (const { at, events } of steps)
    for (const e of events) {
      if (e.type === 'turn') turn = numberIn(e, 'n');
      if (open !== null && ended && !AFTER.has(e.type)) open = null;
      if (e.type === 'attempted') {
        const card = typeof e.data.card === 'string' ? e.data.card : '';
        open = { at, turn, seat: numberIn(e, 'by'), mission: numberIn(e, 'mission'), card, solved: false, gain: 0, lost: 0, events: [] };
        ended = false;
        all.push(open);
        continue;
      }
      if (open === null) continue;
      ended ||= e.type === 'attempt-over';
      const isOwn: boolean = e.data.by === open.seat;
      const next: Moment = {
        ...open,
        solved: open.solved || e.type === 'solved',
        gain: open.gain + (isOwn && e.type === 'scored' ? numberIn(e, 'n') : 0),
        lost: open.lost + (isOwn && LOSSES.has(e.type) ? numberIn(e, 'n') : 0),
        events: [...open.events, e],
      };
      all[all.length - 1] = next;
      open = next;
    }
  return all;
}

/** Somebody who is lost weighs as much as so many points. */
const LIFE = 6;
const MOST = 3;

/**
 * The attempts that decided the game, in their order: those that moved most points. One that fails costs half of what the mission is worth, since it may
 * be tried again. The one that won is always among them.
 */
export function turningPoints(steps: readonly StoryStep[], worth: (moment: Moment) => number): readonly Moment[] {
  const all = attemptsIn(steps).filter((x) => x.gain > 0 || x.lost > 0 || x.events.some((e) => e.type === 'failed'));
  const last = all.findLast((x) => x.gain > 0);
  const weight = (x: Moment): number => x.gain + LIFE * x.lost + (x.solved ? 0 : worth(x) / 2) + (x === last ? Infinity : 0);
  return all
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at);
}

/** What of an attempt tells how it went. */
const TELLING: ReadonlySet<string> = new Set(['killed', 'destroyed', 'damaged', 'overcome', 'failed', 'unsolved', 'solved']);
const TOLD = 3;

/** How it went, in the last few sentences of the log that tell it. */
export const tellingLines = ({ events }: Moment, speech: Speech): readonly LogLine[] =>
  logLines(
    events.filter((e) => TELLING.has(e.type)),
    speech,
  ).slice(-TOLD);

/** What a game has cost each side, and how many dilemmas each has met. */
export interface Toll {
  readonly people: number;
  readonly ships: number;
  readonly met: number;
}

export function tollOf(steps: readonly StoryStep[], seat: number, isShip: (card: string) => boolean): Toll {
  const own = steps.flatMap((x) => x.events).filter((e) => e.data.by === seat);
  const sum = (type: string, n: (e: SeenEvent) => number): number => own.filter((e) => e.type === type).reduce((all, e) => all + n(e), 0);
  const shipsIn = ({ data: { cards } }: SeenEvent): number =>
    Array.isArray(cards) ? cards.filter((x) => typeof x === 'string' && isShip(x)).length : 0;
  return { people: sum('killed', (e) => numberIn(e, 'n')), ships: sum('destroyed', shipsIn), met: sum('met', () => 1) };
}

/** What still lies under a mission, and that nobody has ever met. */
export interface Unmet {
  readonly location: Location;
  readonly seeds: readonly CardView[];
}

/** The first to be met comes first. */
export const unmetIn = ({ lines }: Board): readonly Unmet[] =>
  lines
    .flatMap((x) => x.locations)
    .flatMap((location): Unmet[] => {
      const seeds = location.seeds.cards.filter((x) => x.known !== true).toReversed();
      return seeds.length === 0 ? [] : [{ location, seeds }];
    });
