import type { Lexicon } from '../../text/index.ts';
import type { SeenEvent } from '@parley/kernel';
import type { Board, ColourName } from '../model/board.ts';
import { afterEvent } from './interim.ts';

/** Ships that are seen to move. */
export interface Flight {
  readonly id: string;
  readonly colour: ColourName;
  readonly n: number;
  readonly from: string;
  readonly to: string;
}

/** A moment of what happened: how the board stands at it, what moves, and how long it is worth looking at. */
export interface Beat {
  readonly board: Board;
  /** The last event told by then. */
  readonly upTo: number;
  readonly flights: readonly Flight[];
  /** Milliseconds at normal speed. */
  readonly ms: number;
}

const FLIGHT = 560;
const FALL = 800;
const APART = 60;

/** What is worth a moment. Everything else is told in passing. */
const HOLD: { readonly [type: string]: number } = {
  turn: 450,
  encounter: 250,
  'destiny-drawn': 800,
  defense: 350,
  'gate-aimed': FLIGHT,
  invited: 350,
  allied: 200,
  'card-selected': 260,
  'card-laid': 400,
  'laid-card-revealed': 700,
  'hazard-drawn': 900,
  'station-lost': 400,
  'station-regained': 400,
  'tech-completed': 700,
  'dial-shown': 300,
  'card-revealed': 900,
  'card-changed': 600,
  'cards-switched': 700,
  'total-changed': 600,
  outcome: 1300,
  won: 450,
  'both-lost': 700,
  'power-used': 600,
  'power-zapped': 700,
  'power-lost': 500,
  'power-cut-off': 500,
  'card-played': 700,
  'card-cancelled': 500,
  compensated: 450,
  rewards: 450,
  'deal-offer': 500,
  'deal-agreed': 700,
  'deal-failed': 700,
  'game-won': 600,
};
/** Events of one kind that belong to one moment when they come together. */
const TOGETHER = new Set(['card-revealed', 'card-selected', 'allied', 'ships-moved']);

/** The moments of what came in one update, from the board before it to the board after it. `told`: the last event told by then. */
export function beatsOf(before: Board, events: readonly SeenEvent[], after: Board, lexicon: Lexicon, told = 0): Beat[] {
  const beats: Beat[] = [];
  let board = before;
  let last = events[0] ? events[0].n - 1 : told;
  for (let i = 0; i < events.length;) {
    const { type } = events[i];
    const group = [events[i++]];
    while (TOGETHER.has(type) && events[i]?.type === type && belongs(group[0], events[i])) group.push(events[i++]);
    for (const e of group) board = afterEvent(board, e, lexicon);
    last = group[group.length - 1].n;
    const flights = type === 'ships-moved' ? group.map(flightOf) : [];
    const ms = flights.length > 0 ? flightTime(flights) : (HOLD[type] ?? 0);
    if (ms > 0) beats.push({ board, upTo: last, flights, ms });
  }
  beats.push({ board: after, upTo: last, flights: [], ms: 0 });
  return beats;
}

/** Ships that fly to the warp and ships that fly home are two moments. */
const belongs = (a: SeenEvent, b: SeenEvent): boolean => a.type !== 'ships-moved' || (a.data.to === 'warp') === (b.data.to === 'warp');

const flightOf = (e: SeenEvent): Flight => ({
  id: `${e.n}`,
  colour: e.data.colour as ColourName,
  n: Number(e.data.n),
  from: e.data.from as string,
  to: e.data.to as string,
});

export const isFall = (f: Flight): boolean => f.to === 'warp' || f.to === 'out';
export const flightTime = (flights: readonly Flight[]): number => {
  const most = Math.max(...flights.map((f) => Math.min(f.n, 6)));
  return (flights.some(isFall) ? FALL : FLIGHT) + APART * (most - 1);
};
export const timing = { FLIGHT, FALL, APART };
