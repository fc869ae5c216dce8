import { describe, expect, it } from 'vitest';
import { scenario, seen } from '../dilemmas/board.ts';
import './made-missions.ts';

const twoDeadEnds = (other: 'blue' | 'red') =>
  scenario({
    alpha: ['World', 'Outer World'],
    blue: {
      at: { World: { planet: ['Dot'] }, 'Outer World': { planet: ['Ann', 'Nan'], ...(other === 'blue' ? { seeds: ['Dead End'] } : {}) } },
    },
    red: { at: { World: { seeds: ['Dead End'] }, ...(other === 'red' ? { 'Outer World': { seeds: ['Dead End'] } } : {}) } },
  });

describe('copies of unique dilemmas', () => {
  it('T39.6 the second of one player is discarded without effect while the first lies in play', () => {
    const t = twoDeadEnds('red');
    t.order('blue', 'attempt', 'World');
    expect(t.events('placed')).toHaveLength(1);
    t.order('blue', 'attempt', 'Outer World');
    expect(t.events('placed')).toHaveLength(1);
    expect(t.events('discarded').at(-1)).toMatchObject({ data: { cards: ['FC-7'] }, why: { id: 'T39.6' } });
    // Nobody is stopped by it: they go on and solve.
    expect([t.score('blue'), ...seen(t, 'failed', 'solved')]).toEqual([25, 'failed', 'solved']);
  });

  it('T39.6 one of the other player is none of his', () => {
    const t = twoDeadEnds('blue');
    t.order('blue', 'attempt', 'World');
    t.order('blue', 'attempt', 'Outer World');
    expect([t.events('placed').length, t.score('blue')]).toEqual([2, 0]);
  });

  it('T39.6 while none lies in play it works wherever it is met', () => {
    const t = twoDeadEnds('red');
    t.order('blue', 'attempt', 'Outer World');
    expect([t.events('placed').length, t.score('blue')]).toEqual([1, 0]);
  });
});

describe('cards that a mission asks for', () => {
  it('T3.16, T39.8 are no part of too many artifacts', () => {
    const t = scenario({
      alpha: ['Shrine'],
      blue: { at: { Shrine: { planet: ['Dot'] } } },
      red: { at: { Shrine: { seeds: ['Made Relic', 'Made Orb', 'Made Scroll'] } } },
    });
    t.order('blue', 'attempt', 'Shrine');
    expect(['Made Relic', 'Made Scroll'].map((x) => t.where(x))).toEqual(['out red', 'out red']);
    expect(t.events('earned').map((e) => e.data.card)).toEqual(['DOM-7007']);
  });

  it('T3.14, T3.16 a second copy of one player is a mis-seed there, too', () => {
    const t = scenario({
      alpha: ['Shrine'],
      blue: { at: { Shrine: { planet: ['Dot'] } } },
      red: { at: { Shrine: { seeds: ['Made Orb', 'Made Orb'] } } },
    });
    t.order('blue', 'attempt', 'Shrine');
    expect(seen(t, 'mis-seed', 'earned')).toEqual(['mis-seed', 'earned']);
  });
});
