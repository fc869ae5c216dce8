import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { scarce } from '../deck.ts';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'zombie' };
const start = { turn: 'red', destiny: ['blue'] } as const;

describe('cards that change their place', () => {
  it('R16.4 R16.5 the top card comes from a deck that is made anew, or a quake takes its place', () => {
    const pile = scarce({
      hands: { red: [], blue: ['attack-06'] },
      discard: ['attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11', 'attack-13', 'attack-15', 'attack-23'],
    });
    pile.until('red', 'launch.aim');
    expect(pile.events('deck-reshuffled')).toEqual([{ n: 8 }]);
    const quake = scarce({ hands: { red: [], blue: ['attack-06'] } });
    quake.until('red', 'launch.aim');
    expect(quake.events('cosmic-quake')).toHaveLength(1);
  });

  it('nothing is told of cards that nobody takes or picks up', () => {
    // Red wins with the last card of its hand: there is no compensation to be had.
    const t = table(seats, { ...start, hands: { red: ['attack-20'], blue: ['negotiate'], yellow: ['attack-05'] } });
    t.run();
    expect(t.events('cards-taken')).toEqual([]);
    const chosen = table(
      { ...seats, red: 'chosen' },
      { ...start, hands: { red: ['attack-20'], blue: ['attack-06'], yellow: ['attack-05'] }, deck: ['attack-30', 'quash', 'plague'] },
    );
    chosen.use('red', 'chosen');
    chosen.plan('red', 'chosen.card', 'none');
    chosen.run();
    expect(chosen.events('cards-picked-up')).toEqual([]);
    expect(chosen.pile(Z.discard)).toEqual(expect.arrayContaining(['attack-30', 'plague', 'quash']));
  });

  it('a card can be played by whoever holds it, and no longer by whoever held it', () => {
    const t = table(
      { ...seats, purple: 'vulch' },
      { ...start, hands: { red: ['attack-20', 'plague'], blue: ['attack-06'], yellow: ['attack-05', 'card-zap'], purple: ['attack-09'] } },
    );
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.runTo('launch');
    expect(t.hand('purple')).toContain('plague');
    t.neverOffered('red', 'plague');
    expect(t.untilOffered('purple', 'plague')).toContain('plague');
  });

  it('what lies beside the pile belongs to it when a deck is made', () => {
    const heap = ['attack-04', 'attack-05', 'attack-07'];
    const t = scarce(
      {
        hands: { red: [], blue: ['attack-06'] },
        discard: ['attack-09', 'attack-11', 'attack-13', 'attack-15', 'attack-23'],
        sheets: { scavenger: { heap } },
      },
      { red: 'healer', blue: 'macron', yellow: 'scavenger' },
    );
    t.until('red', 'launch.aim');
    expect(t.events('deck-reshuffled')).toEqual([{ n: 8 }]);
    expect(t.pile(t.sheet('scavenger').zones.heap)).toEqual([]);
    expect(t.events('cosmic-quake')).toEqual([]);
  });
});
