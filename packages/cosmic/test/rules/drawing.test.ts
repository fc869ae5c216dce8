import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { scarce } from '../deck.ts';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('drawing', () => {
  it('takes the top card of the deck', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      deck: ['attack-15', 'attack-23', 'attack-30', 'attack-40', 'morph', 'quash', 'plague', 'ionic-gas', 'force-field'],
      hands: { blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toEqual(['attack-15', 'attack-23', 'attack-30', 'attack-40', 'ionic-gas', 'morph', 'plague', 'quash']);
    expect(t.pile(Z.deck).at(-1)).toBe('force-field');
  });

  it('makes a new deck of the discard pile when the deck runs out, and goes on', () => {
    const pile = ['attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11', 'attack-13'];
    const t = scarce({ hands: { red: ['quash'], blue: ['attack-06'] }, deck: ['attack-40', 'attack-30'], discard: pile });
    t.until('red', 'launch.aim');
    // Two from the deck; then quash, discarded as well, and the six of the pile are shuffled.
    expect(t.events('deck-reshuffled')).toEqual([{ n: 7 }]);
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-30', 'attack-40']));
    expect(t.pile(Z.deck)).toHaveLength(1);
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.events('cosmic-quake')).toEqual([]);
  });
});

describe('what others make of a draw', () => {
  const hands = { red: [], blue: ['attack-06', 'flare:mind'] };
  const deck = ['attack-15', 'attack-23', 'attack-30', 'attack-40', 'morph', 'quash', 'plague', 'ionic-gas', 'force-field', 'attack-14'];
  const sees = (t: ReturnType<typeof table>): unknown[] => t.owner.events.filter((e) => e.type === 'cards-seen').map((e) => e.data);

  it('before it, somebody may look on', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands, deck });
    t.use('blue', 'flare:mind');
    t.until('red', 'launch.aim');
    t.done();
    expect(sees(t)).toEqual([expect.objectContaining({ by: 1, from: 0 })]);
    const unseen = table(seats, { turn: 'red', destiny: ['blue'], hands, deck });
    unseen.pass('blue', 'flare:mind');
    unseen.until('red', 'launch.aim');
    unseen.done();
    expect(sees(unseen)).toEqual([]);
  });

  it('after it, somebody may draw, too; nobody does when nothing was drawn', () => {
    const t = table({ ...seats, yellow: 'remora' }, { turn: 'red', destiny: ['blue'], hands, deck });
    t.use('yellow', 'remora', { who: 0, n: 8 });
    t.until('red', 'launch.aim');
    t.done();
    expect(t.hand('yellow')).toEqual(['force-field']);
    expect(t.events('cards-drawn')).toEqual([
      { who: 0, n: 8 },
      { who: 2, n: 1 },
    ]);
  });

  it('a reward of ships alone is no draw', () => {
    const t = table(
      { ...seats, red: 'remora' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04'], blue: ['attack-20', 'flare:mind', 'attack-08'] },
        ships: { yellow: { warp: 2 } },
      },
    );
    t.strict();
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.plan('yellow', 'rewards.ships', 1);
    t.runWhile(() => t.events('turn').length < 2);
    t.done();
    expect(t.events('rewards')).toEqual([{ who: 2, ships: 1, cards: 0 }]);
    expect(t.events('cards-drawn')).toEqual([]);
  });

  it('one card is a draw like any other', () => {
    const t = table(
      { ...seats, red: 'remora' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-20', 'flare:mind'] } },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.pass('blue', 'flare:mind', 1, { who: 2, n: 1 });
    t.use('red', 'remora', { who: 2, n: 1 });
    t.run();
    expect(t.events('cards-drawn').slice(0, 2)).toEqual([
      { who: 2, n: 1 },
      { who: 0, n: 1 },
    ]);
  });

  it('a deck that was made anew on the way is an occasion of its own, and one that lasted is none', () => {
    const pile = ['attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11', 'attack-13', 'attack-15', 'attack-23'];
    const flares = Object.values(seats).map((alien) => `flare:${alien}`);
    const position = {
      hands: { red: [], blue: ['attack-06', 'flare:tick-tock'], yellow: flares },
      options: { aliens: Object.values(seats) },
    };
    const made = scarce({ ...position, deck: pile.slice(0, 2), discard: pile.slice(2) });
    expect(made.untilOffered('blue', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
    expect([made.hand('red').length, made.pile(Z.discard)]).toEqual([8, []]);
    const lasted = scarce({ ...position, deck: pile });
    lasted.strict('blue');
    lasted.until('red', 'launch.aim');
    expect([lasted.hand('red').length, lasted.pile(Z.deck)]).toEqual([8, []]);
  });
});

describe('cards that are drawn face up', () => {
  const people = { red: 'chosen', blue: 'macron', yellow: 'void' };

  it('lie on the table until it is clear where they go', () => {
    const t = scarce({ hands: { red: ['attack-04'], blue: ['attack-06'] }, deck: ['attack-40', 'attack-30', 'quash', 'plague'] }, people);
    t.use('red', 'chosen');
    t.until('red', 'chosen.card');
    expect(t.options('red')).toEqual(['attack-40', 'attack-30', 'none']);
    expect(t.pile(Z.deck)).toEqual(['plague']);
    expect(t.hand('red')).toEqual([]);
  });

  it('R16.7 are discarded when the deck ends before enough are drawn, and a quake takes the place of the draw', () => {
    const t = scarce({ hands: { red: ['attack-04'], blue: ['attack-06'] }, deck: ['attack-40', 'attack-30'] }, people);
    t.use('red', 'chosen');
    t.runWhile(() => t.events('outcome').length === 0);
    expect(t.story()).not.toContain('chosen.card');
    expect(t.events('cosmic-quake')).toHaveLength(1);
    expect(t.events('cards-discarded')[0]).toEqual({ who: 0, cards: ['attack-30', 'attack-40'] });
    expect(t.pile(Z.table)).not.toContain('attack-40');
    for (const colour of ['red', 'blue', 'yellow']) expect(t.hand(colour)).toHaveLength(8);
  });
});
