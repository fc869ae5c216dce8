import { touch, type Flow } from '@parley/kernel';
import { shipsOn } from '../resolution/totals.ts';
import { returnPlaces, returnShips } from '../ships/homecoming.ts';
import { isMain } from '../state/people.ts';
import { enc, type Cosmic, type Player } from '../state/state.ts';
import { dismissAlly } from './joining.ts';

/** Somebody who has won goes home to other colonies, and gains nothing of what winning brings. */
export function* denyVictory(g: Cosmic, p: Player, from: string): Flow {
  const e = enc(g);
  if (e.outcome?.kind !== 'won') return;
  const { winner } = e.outcome;
  e.winners = e.winners.filter((x) => x !== p);
  touch(g, 'encounter');
  if (isMain(g, p)) yield* returnShips(g, p, shipsOn(g, winner, p), from, returnPlaces(g, p, [e.target]));
  else yield* dismissAlly(g, p, from, [winner]);
}
