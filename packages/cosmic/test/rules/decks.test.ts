import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { bare, count, DECK, LARGE_GROUP } from '../deck.ts';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('the deck', () => {
  const cosmic = (t: ReturnType<typeof table>): string[] => t.state.face.filter((x) => !x.startsWith('destiny:'));

  it('has 72 cards', () => {
    const t = table(seats, { options: bare });
    expect(cosmic(t)).toHaveLength(72);
    expect(count(cosmic(t))).toEqual(DECK);
  });

  it('has 24 more for large groups, always with seven players', () => {
    const all: { [face: string]: number } = { ...DECK };
    for (const [face, n] of Object.entries(LARGE_GROUP)) all[face] = (all[face] ?? 0) + n;
    expect(Object.values(LARGE_GROUP).reduce((a, b) => a + b)).toBe(24);
    expect(count(cosmic(table(seats, { options: { ...bare, largeGroup: true } })))).toEqual(all);
    const seven = { ...seats, purple: 'tripler', green: 'zombie', orange: 'clone', black: 'filch' };
    expect(count(cosmic(table(seven, { options: bare })))).toEqual(all);
  });

  it('takes the flares of everybody along, ten at least', () => {
    const t = table(seats, { turn: 'red', hands: { red: ['attack-04'] } });
    const inDeck = t.pile(Z.deck).filter((x) => x.startsWith('flare:'));
    expect(inDeck).toHaveLength(10);
    expect(inDeck).toEqual(expect.arrayContaining(['flare:healer', 'flare:macron', 'flare:void']));
    // The others are the unused ones.
    expect(t.pile(Z.unused).filter((x) => inDeck.includes(x))).toEqual([]);
  });
});
