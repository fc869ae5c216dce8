import { describe, expect, it } from 'vitest';
import { eventsOf, readChain, viewAfter } from '@parley/kernel/client';
import { record } from './fixtures/game.ts';

describe('packets', () => {
  for (const [seed, players, seat] of [
    ['packets-1', 4, 0],
    ['packets-2', 5, 3],
    ['packets-3', 6, null],
  ] as const)
    it(`of a whole game of ${players} lead to the engine's view (${seat === null ? 'spectator' : `seat ${seat}`})`, () => {
      const { first, updates } = record(seed, players, seat);
      let view = first;
      let last: number | null = null;
      for (const { packet, view: wanted } of updates) {
        view = viewAfter(view, packet);
        expect(view).toEqual(wanted);
        for (const e of eventsOf(packet)) {
          if (last !== null) expect(e.n).toBe(last + 1);
          last = e.n;
        }
      }
      expect(last).toBeGreaterThan(100);
    });

  it('reads chains of causes', () => {
    expect(readChain('')).toEqual([]);
    expect(readChain('power:zombie@2<rule:R11')).toEqual([
      { kind: 'power', id: 'zombie', by: 2 },
      { kind: 'rule', id: 'R11' },
    ]);
  });

  it('puts in what this seat alone may know', () => {
    const events = eventsOf({
      n: 7,
      e: [
        ['cards-drawn', { who: 0, n: 1 }, 'rule:R14'],
        ['turn', { n: 2, who: 1 }, ''],
      ],
      s: { '7': { cards: ['attack-08'] } },
      w: { '8': 'card:plague@0' },
    });
    expect(events[0]).toEqual({
      n: 7,
      type: 'cards-drawn',
      data: { who: 0, n: 1, cards: ['attack-08'] },
      why: [{ kind: 'rule', id: 'R14' }],
    });
    expect(events[1].why).toEqual([{ kind: 'card', id: 'plague', by: 0 }]);
  });
});
