import type { Decision, Seat } from '@parley/kernel';

/** Windows come one after the other, and mostly nothing happens in them. */
const WINDOW = 0.2;
/** A person in a bargain has to read what lies on the table, and wants to say something. */
const TALK = 6;

/** How much of its usual time a bot takes for a question. It says nothing about what it holds. */
export function paceOf(d: Decision, isPerson: (seat: Seat) => boolean): number {
  if (d.kind === 'choose' && d.shows?.role === 'use') return WINDOW;
  return d.kind === 'bargain' && d.parties.some((seat) => seat !== d.offer?.by && isPerson(seat)) ? TALK : 1;
}
