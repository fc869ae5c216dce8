import { describe, expect, it } from 'vitest';
import { affiliationsOf } from '../../rules/numbers/printed.ts';
import { isHouseArrested } from '../../rules/numbers/able.ts';
import { barOf, become, BLUE, halt, isOffered, offerOf, RED, scenario, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';

describe('changing affiliation', () => {
  const board = (...at: readonly string[]): Scenario =>
    scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Cardassian Outpost': at } } } } });

  it('T6.10 a card of two affiliations changes from one to the other, and is arrested where it no longer fits', () => {
    const t = board('Tora Ziyal', 'Telle');
    const ziyal = t.piece('Tora Ziyal');
    expect(affiliationsOf(t.g, ziyal)).toEqual(['Car']);
    const offer = offerOf(t.g, BLUE, 'change', ziyal);
    expect([offer?.first, offer?.data?.affiliation]).toEqual([undefined, 'Baj']); // there is only one
    t.order('blue', 'change', 'Tora Ziyal');
    expect(affiliationsOf(t.g, ziyal)).toEqual(['Baj']);
    expect(isHouseArrested(t.g, ziyal)).toBe(true);
    expect(t.events('changed')).toMatchObject([{ data: { by: BLUE, affiliation: 'Baj' }, why: { id: 'T6.10' } }]);
    t.order('blue', 'change', 'Tora Ziyal'); // T6.10: and back, since it would never be free otherwise
    expect(isHouseArrested(t.g, ziyal)).toBe(false);
  });

  it('T6.10 of three one is chosen', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Tallera'] } } } });
    expect(t.choices('blue', 'change', 'Tallera')).toEqual(['fed', 'na']);
    t.order('blue', 'change', 'Tallera', 'na');
    expect(affiliationsOf(t.g, t.piece('Tallera'))).toEqual(['NA']);
  });

  it('T17.1, T40.3 it is an order: not by those who are stopped; others have nothing to change', () => {
    const t = board('Tora Ziyal', 'Telle');
    expect(t.offers('blue', 'change', 'Telle')).toBe(false);
    halt(t.g, t.piece('Tora Ziyal'));
    expect(isOffered(t.g, BLUE, 'change', t.piece('Tora Ziyal'))).toBe(false);
    expect(barOf(t.g, BLUE, 'change', t.piece('Tora Ziyal'))).toBe('stopped');
    halt(t.g, t.piece('Telle'));
    expect(barOf(t.g, BLUE, 'change', t.piece('Telle'))).toBeNull();
    expect(barOf(t.g, RED, 'change', t.piece('Tora Ziyal'))).toBeNull(); // T65.6: nobody hears of the cards of others
    const hand = scenario({ alpha: [HERE], blue: { hand: ['Tora Ziyal'] } });
    halt(hand.g, hand.piece('Tora Ziyal'));
    expect(barOf(hand.g, BLUE, 'change', hand.piece('Tora Ziyal'))).toBeNull();
    const disabled = board('Tora Ziyal');
    become(disabled.g, 'disabled', disabled.piece('Tora Ziyal'));
    expect(barOf(disabled.g, BLUE, 'change', disabled.piece('Tora Ziyal'))).toBe('disabled');
    expect(isOffered(disabled.g, BLUE, 'change', disabled.piece('Tora Ziyal'))).toBe(false);
  });
});
