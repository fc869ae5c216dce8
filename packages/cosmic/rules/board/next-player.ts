import { query } from '@parley/kernel';
import { leftOf } from '../state/people.ts';
import type { Cosmic, Player } from '../state/state.ts';
import { queryKeyOf } from '../timing/queries.ts';

const NEXT = queryKeyOf('turn.next');

/** Whose turn follows somebody's. */
export const nextAfter = (g: Cosmic, after: Player): Player => query(g, NEXT, leftOf(g, after), { after });
