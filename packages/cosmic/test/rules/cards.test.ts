import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('what everybody knows', () => {
  const t = () =>
    table(seats, {
      turn: 'red',
      destiny: ['blue'],
      discard: ['attack-05', 'quash'],
      hands: { red: ['attack-20', 'attack-04', 'flare:zombie'], blue: ['attack-06'] },
    });

  it('[faq-general-41] the number of cards in each hand, but not which', () => {
    const x = t();
    const [red, blue, yellow] = x.state.handOf;
    for (const seat of ['yellow', null]) {
      const view = x.view(seat);
      expect(view[`zone:${red}`]).toBe(3);
      expect(view[`zone:${blue}`]).toBe(1);
    }
    expect(x.view('red')[`zone:${red}`]).toEqual(x.handKeys('red'));
    expect(x.view('red')[`zone:${yellow}`]).toBe(0);
    // The same where there are two kinds of cards.
    const hands = { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'rift-3'] };
    const two = table(seats, { turn: 'red', destiny: ['blue'], hands, options: { rewards: 'incursion' } });
    for (const seat of ['yellow', null]) {
      expect(two.view(seat)[`zone:${two.state.handOf[0]}`]).toBe(2);
      expect(two.view(seat)[`zone:${two.state.handOf[1]}`]).toMatchObject({ n: 2 });
    }
  });

  it('[faq-general-40] everything on the discard piles', () => {
    const x = t();
    x.until('red', 'launch.aim');
    for (const seat of ['red', 'yellow', null]) {
      const view = x.view(seat);
      const faces = (zone: number): string[] => (view[`zone:${zone}`] as string[]).map((key) => key.split('#')[0]);
      expect(faces(Z.discard)).toEqual(['attack-05', 'quash']);
      expect(faces(Z.destinyDiscard)).toEqual(['destiny:blue']);
    }
  });
});
