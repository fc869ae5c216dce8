import { players } from '../state/people.ts';
import type { Cosmic, Player } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { colonyScore, coloniesToWin, isEarly } from './places.ts';

const NORMAL = queryOf('win.normal');
/** Has this player fulfilled the normal victory condition, as far as colonies go? */
export const hasEnoughColonies = (g: Cosmic, p: Player): boolean => colonyScore(g, p) >= coloniesToWin(g);

/** Everybody who has won in the normal way if the encounter ends like this. */
export const normalWinners = (g: Cosmic): Player[] =>
  !NORMAL.isAsked(g) && isEarly(g) ? [] : players(g).filter((p) => NORMAL.ask(g, hasEnoughColonies(g, p), { who: p }));
