import { asks, query } from '@parley/kernel';
import { players } from '../state/people.ts';
import type { Cosmic, Player } from '../state/state.ts';
import { queryKeyOf } from '../timing/queries.ts';
import { colonyScore, coloniesToWin, isEarly } from './places.ts';

const NORMAL = queryKeyOf('win.normal');
/** Has this player fulfilled the normal victory condition, as far as colonies go? */
export const hasEnoughColonies = (g: Cosmic, p: Player): boolean => colonyScore(g, p) >= coloniesToWin(g);

/** Everybody who has won in the normal way if the encounter ends like this. */
export const normalWinners = (g: Cosmic): Player[] =>
  !asks(g, NORMAL) && isEarly(g) ? [] : players(g).filter((p) => query(g, NORMAL, hasEnoughColonies(g, p), { who: p }));
