import { cosmic } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { answer, wordsOf, openTable, packets, raise, readPacket, recordOf, viewOf, type View } from '@parley/kernel';
import { viewAfter } from '@parley/kernel/client';
import { expect } from 'vitest';

/** Plays what has been played so far once more: after each answer every seat, and a spectator, has been told what there is to be seen. */
export function expectFollowed(t: Scenario): void {
  const { options, seed, entries } = recordOf(t.table);
  const table = openTable(cosmic, options, seed, { listen: true });
  const seats = [...table.game.s.handOf.keys(), null];
  const views: View[] = seats.map(() => ({}));
  const look = (): void => {
    packets(table).forEach((text, i) => {
      views[i] = viewAfter(views[i], readPacket(JSON.parse(text) as string, wordsOf(cosmic)));
      expect(views[i]).toEqual(viewOf(table.game, seats[i]));
    });
  };
  look();
  for (const e of entries) {
    if ('raise' in e) raise(table, e.seat, e.raise);
    else answer(table, e.seat, e.a);
    look();
  }
}
