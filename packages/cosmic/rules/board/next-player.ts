import { leftOf } from '../state/people.ts';
import type { Cosmic, Player } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';

const NEXT = queryOf('turn.next');

/** Whose turn follows somebody's. */
export const nextAfter = (g: Cosmic, after: Player): Player => NEXT.ask(g, leftOf(g, after), { after });
