import type { Motion } from '@parley/web/shell';
import { FLIGHT, flightsOf, flightTime } from './flights.ts';

/** What is worth a moment, and how long it is. The same events close frames (`view/beats.ts`); ships that move take as long as they fly. */
export const HOLD: { readonly [type: string]: number } = {
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

export const motion: Motion = {
  time(events) {
    const { type } = events[events.length - 1];
    return type === 'ships-moved' ? flightTime(flightsOf(events)) : (HOLD[type] ?? 0);
  },
};
