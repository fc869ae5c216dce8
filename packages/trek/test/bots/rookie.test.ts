import { answer, openTable, questionFor, randomFrom, rewind, waitingFor, type Table } from '@parley/kernel';
import { playBots, random, seenBy } from '@parley/kernel/players';
import { describe, expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { trek } from '../../index.ts';
import { starterDecks } from '../../rules/decks/starters.ts';
import type { State } from '../../rules/state/state.ts';
import type { TrekView } from '../../view/index.ts';

const MOST = 3_000;

/** A table with two starter decks. */
function starters(i: number, log = false): Table<State, TrekView> {
  const decks = starterDecks();
  const seats = [decks[i % decks.length], decks[(i * 5 + 1) % decks.length]].map(({ name }) => ({ deck: name }));
  return openTable(trek, { seats }, `rookie.${i}`, { log });
}

describe('the rookie', () => {
  it('beats a random player with every starter deck', () => {
    const games = Array.from({ length: 18 }, (_, i) => {
      const table = starters(i);
      const seat = i % 2;
      const bots = seat === 0 ? [rookie(), random(`${i}`)] : [random(`${i}`), rookie()];
      playBots(table, bots, { most: MOST });
      return table.over && table.game.s.winners?.includes(seat) && table.game.s.winners.length === 1;
    });
    expect(games.filter(Boolean).length).toBeGreaterThanOrEqual(17);
  });

  it('brings games against itself to an end within forty turns a side', () => {
    for (let i = 0; i < 8; i++) {
      const table = starters(i);
      playBots(table, [rookie(), rookie()], { most: MOST });
      expect(table.over).toBe(true);
      expect(table.game.s.turn.n).toBeLessThanOrEqual(80);
    }
  });

  it('answers the same when what it may not know is another', () => {
    const table = starters(3, true);
    const bots = [rookie(), rookie()];
    const twin = rookie();
    const r = randomFrom('scrambled');
    let compared = 0;
    for (let n = 0; n < 120 && !table.over; n++) {
      const [seat] = waitingFor(table);
      const d = questionFor(table, seat);
      if (d === null) break;
      const a = bots[seat].answer(seenBy(table, seat), d);
      if (seat === 0) {
        const other = rewind(table, table.entries.length);
        trek.scramble(other.game, 0, r);
        expect(twin.answer(seenBy(other, 0), d)).toEqual(a);
        compared++;
      }
      expect(answer(table, seat, a)).toBeNull();
    }
    expect(compared).toBeGreaterThan(40);
  });
});
