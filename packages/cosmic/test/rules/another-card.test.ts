import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'warpish' };

/** Red attacks blue/1 with two ships, and purple undoes this card as soon as it lies open. */
function undone(
  card: string,
  cards: { readonly [colour: string]: readonly string[] },
  lay: { readonly [colour: string]: string },
  more: object = {},
) {
  const t = table(seats, {
    turn: 'red',
    destiny: ['blue'],
    hands: { yellow: ['attack-05'], purple: ['omni-zap'], ...cards },
    options: { rewards: 'both', largeGroup: true },
    ...more,
  });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  for (const [colour, face] of Object.entries(lay)) t.select(colour, face);
  t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
  t.plan('purple', 'omni-zap.card', card);
  return t;
}

describe('a card that is undone when it has just been revealed', () => {
  it('is discarded, and its player selects another one', () => {
    const t = undone('attack-20', { red: ['attack-20', 'attack-06'], blue: ['attack-08'] }, { red: 'attack-20' });
    t.runWhile(() => t.events('card-undone').length === 0);
    expect(t.pile(Z.discard)).toContain('attack-20');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-06']);
    expect(t.view('yellow').encounter).toMatchObject({ slots: [null, { up: true }] });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [8, 12] });
  });

  it('says no more what it said', () => {
    const cards = { red: ['negotiate-crooked-deal', 'negotiate'], blue: ['attack-40', 'attack-01', 'attack-06', 'attack-07'] };
    const t = undone('negotiate-crooked-deal', cards, { red: 'negotiate-crooked-deal', blue: 'attack-40' });
    t.run();
    // A card for each of two ships, and none more.
    expect(t.events('compensated').map((x) => x.n)).toEqual([2]);
  });

  it('is followed by another that says what it says', () => {
    const cards = { red: ['negotiate', 'negotiate-crooked-deal'], blue: ['attack-40', 'attack-01', 'attack-06', 'attack-07'] };
    const t = undone('negotiate', cards, { red: 'negotiate', blue: 'attack-40' });
    t.run();
    expect(t.events('compensated').map((x) => x.n)).toEqual([3]);
  });

  it('makes a morph across look again at what it meets now, as at what was revealed', () => {
    const t = undone('attack-20', { red: ['attack-20', 'attack-06'], blue: ['morph', 'reinforcement-2'] }, { red: 'attack-20' });
    t.untilOffered('blue', 'reinforcement-2');
    expect(t.encounter().slots.map((s) => [s.type, s.value, s.revealed?.value])).toEqual([
      ['attack', 6, 6],
      ['attack', 6, 6],
    ]);
  });
});
