import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { scarce } from '../deck.ts';
import { table } from '../table.ts';

// The Mimic draws or discards until its hand is as large as the other; the Mite lets somebody keep so many.
const seats = { red: 'mimic', blue: 'macron', yellow: 'parasite' };
const start = { turn: 'red', destiny: ['blue'] } as const;

describe('until there are so many cards', () => {
  it('discards as many as there are too many, and none when there are just enough', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-20', 'attack-10', 'attack-15', 'quash'], blue: ['attack-06', 'attack-07'] },
    });
    expect(t.until('red', 'mimic.discard')).toMatchObject({ min: 2, max: 2 });
    t.answer('red', ['attack-10', 'quash']);
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-15', 'attack-20']);
    expect(t.pile(Z.discard)).toEqual(['quash', 'attack-10']);
    const same = table(seats, { ...start, hands: { red: ['attack-20', 'attack-10'], blue: ['attack-06', 'attack-07'] } });
    same.until('red', 'planning.select');
    expect(same.story()).not.toContain('mimic.discard');
    expect(same.events('cards-discarded')).toEqual([]);
  });

  it('draws until there are as many', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20'], blue: ['attack-06', 'attack-07', 'attack-08'] } });
    t.until('red', 'planning.select');
    expect(t.hand('red')).toHaveLength(3);
    expect(t.events('cards-drawn')).toEqual([{ who: 0, n: 2 }]);
  });

  it('R16.7 a quake on the way replaces the rest of it', () => {
    const hands = { red: ['attack-20'], blue: ['attack-06', 'attack-06', 'attack-08', 'attack-08'] };
    const t = scarce({ ...start, hands, deck: ['attack-15'] }, seats);
    t.until('red', 'planning.select');
    expect(t.events('cosmic-quake')).toHaveLength(1);
    // One card was drawn before the deck gave out; then everybody has eight new ones, and nothing more is drawn.
    expect(t.events('cards-drawn').filter((x) => x.who === t.seat('red'))).toEqual([{ who: 0, n: 1 }]);
    expect([t.hand('red').length, t.hand('blue').length]).toEqual([8, 8]);
  });
});
