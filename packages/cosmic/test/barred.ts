import type { Scenario } from '@parley/cosmic/testing';
import { modifier } from '../rules/registry/clauses.ts';
import { lingering } from '../rules/registry/lingering.ts';

type Barred = { readonly who: number; readonly side: number };

const barred = lingering<Barred>('test.barred', (dataOf) => [
  modifier('ally.forbidden', (no, q, c) => {
    const { who, side } = dataOf(c);
    return no || (q.who === who && q.side === side);
  }),
]);

/** Somebody may not join a side: as those who have won a game, while a share of the victory is fought for. */
export const bar = (t: Scenario, colour: string, side: 'offense' | 'defense'): void =>
  barred.start(t.table.game, -1, { who: t.seat(colour), side: side === 'offense' ? 0 : 1 }, 'game');
