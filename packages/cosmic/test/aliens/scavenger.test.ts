import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { netted, table } from '../table.ts';

const seats = { red: 'mite', yellow: 'void', blue: 'scavenger', purple: 'trader' };
const hands = { red: ['attack-40'], yellow: ['attack-05'], blue: ['attack-06', 'attack-12'], purple: ['plague', 'morph'] };
const start = { turn: 'red', destiny: ['blue'], hands, discard: ['attack-30', 'quash'] } as const;
type Table = ReturnType<typeof table>;
const heap = (t: Table): string[] => t.pile(t.sheet('scavenger').zones.heap).sort();

function beaten(more: object = {}) {
  // The Void would take the losing ships out of the game, but it is not the one who wins.
  const t = table(seats, { ...start, ...more });
  t.aim('red', 'blue/1');
  t.select('blue', 'attack-06');
  return t;
}

describe('Scavenger', () => {
  it('may take a card from the discard pile when it loses a colony', () => {
    const t = beaten();
    expect(t.untilOffered('blue', 'scavenger')).toEqual(['scavenger', 'pass']);
    expect(t.question('blue')).toMatchObject({ data: { at: 'event:colonies.lost' } });
    t.answer('blue', 'scavenger');
    expect(t.options('blue')).toEqual(['attack-30', 'quash']);
    t.answer('blue', 'quash');
    expect(t.hand('blue')).toEqual(['attack-12', 'quash']);
    expect(t.pile(Z.discard)).not.toContain('quash');
  });

  it('takes nothing when it is zapped', () => {
    const t = beaten({ hands: { ...hands, yellow: ['attack-05', 'cosmic-zap'] } });
    t.use('blue', 'scavenger');
    t.plan('blue', 'scavenger.search', 'quash');
    t.zap('yellow', 'scavenger');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-12']);
    // Discarding to its sheet goes on all the same.
    expect(heap(t)).toEqual(['attack-06']);
  });

  it('does so for a colony it leaves of its own accord, and for each of several', () => {
    const t = table({ ...seats, red: 'scavenger', blue: 'mite' }, { ...start, discard: ['attack-30', 'quash', 'attack-20'] });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.use('red', 'scavenger');
    t.until('red', 'scavenger.search');
    t.answer('red', 'attack-20');
    expect(t.hand('red')).toEqual(['attack-20', 'attack-40']);

    const two = table({ ...seats, red: 'scavenger', blue: 'mite' }, { ...start, ships: { red: { 'red/1': 1, 'red/2': 2 } } });
    two.send('red', { 'red/1': 1, 'red/2': 2 });
    two.use('red', 'scavenger');
    expect(two.until('red', 'scavenger.search')).toMatchObject({ kind: 'some', min: 1, max: 2 });
    two.answer('red', ['attack-30', 'quash']);
    expect(two.hand('red')).toEqual(['attack-30', 'attack-40', 'quash']);
  });

  it('is not offered while it keeps the colony, nor for the colonies of others, nor with an empty pile', () => {
    const kept = table(seats, { ...start, hands: { ...hands, red: ['attack-00'] } });
    kept.send('red', { 'red/1': 4 });
    kept.use('blue', 'scavenger');
    expect(() => kept.run()).toThrow('planned but never asked');
    const empty = beaten({ discard: [] });
    empty.use('blue', 'scavenger');
    expect(() => empty.run()).toThrow('planned but never asked');
  });

  it('lays what it would discard open on its sheet, whatever it is for', () => {
    const t = beaten({ hands: { ...hands, blue: ['attack-06', 'attack-12', 'emotion-control'], red: ['attack-40', 'attack-13'] } });
    t.select('red', 'attack-40');
    t.use('purple', 'plague');
    t.plan('purple', 'plague', 'blue');
    t.plan('blue', 'plague.card', 'attack-12');
    t.run();
    expect(heap(t)).toEqual(['attack-06', 'attack-12', 'emotion-control']);
    expect(t.events('cards-heaped')).toEqual([
      { who: t.seat('blue'), cards: ['emotion-control', 'attack-12'] },
      { who: t.seat('blue'), cards: ['attack-06'] },
    ]);
    expect(t.pile(Z.discard)).toEqual(['attack-30', 'quash', 'plague', 'attack-40']);
    // Open to all, and no part of the hand.
    expect(JSON.stringify(t.view(null)[`zone:${t.sheet('scavenger').zones.heap}`])).toContain('attack-12#');
    expect(t.hand('blue')).toEqual([]);
  });

  it('gives up what lies there when the pile becomes a new deck', () => {
    const position = { ...start, hands: { ...hands, red: ['quash'] }, sheets: { scavenger: { heap: ['attack-23', 'attack-20'] } } };
    // The same cards, with all but three of the deck on the discard pile. Red needs a new hand of eight as its turn starts.
    const { state } = table(seats, { ...position, turn: 'yellow', discard: [] });
    const deck = state.cards.in[Z.deck].map((card) => state.face[card]);
    const t = table(seats, { ...position, discard: deck.slice(3) });
    expect(t.events('deck-reshuffled')).toEqual([{ n: deck.length - 3 + 1 + 2 }]);
    expect(heap(t)).toEqual([]);
    expect(t.hand('red').length).toBeGreaterThanOrEqual(8);
    expect(t.restored().divergence).toBeNull();
  });

  it('has its cards made into a deck even if there are no others', () => {
    const position = { ...start, hands: { ...hands, red: [] }, discard: [] };
    const { state } = table(seats, { ...position, turn: 'yellow' });
    const deck = state.cards.in[Z.deck].map((card) => state.face[card]);
    const t = table(seats, { ...position, sheets: { scavenger: { heap: deck.slice(3) } } });
    expect(t.events('deck-reshuffled')).toEqual([{ n: deck.length - 3 }]);
    expect(t.events('cosmic-quake')).toEqual([]);
    expect(heap(t)).toEqual([]);
  });

  it('discards what lies there when the sheet leaves the game', () => {
    // Red is reborn as the Scavenger with its first defeat, and as another one with the second.
    const t = table(
      { red: 'reincarnator', blue: 'trader', yellow: 'parasite' },
      {
        turn: 'red',
        destiny: ['blue', 'red'],
        unused: ['flare:scavenger', 'flare:tripler'],
        hands: { red: ['attack-04', 'attack-05'], blue: ['attack-30', 'attack-40'], yellow: ['attack-06'] },
      },
    );
    t.select('red', 'attack-04');
    t.run();
    expect(heap(t)).toEqual(['attack-04']);
    t.aim('blue', 'red/1');
    t.run();
    expect(t.events('power-discarded')).toEqual([{ who: t.seat('red'), alien: 'scavenger' }]);
    expect(t.pile(Z.discard)).toContain('attack-04');
    expect(t.restored().divergence).toBeNull();
  });

  it('keeps its power with few home colonies', () => {
    const t = beaten({ ships: { blue: { warp: 16, 'blue/1': 4 } } });
    t.use('blue', 'scavenger');
    t.plan('blue', 'scavenger.search', 'attack-30');
    t.run();
    expect(t.sheet('scavenger').down).toBe(false);
    expect(t.hand('blue')).toContain('attack-30');
  });

  describe('wild', () => {
    const others = { ...seats, blue: 'healer' };
    const position = { hands: { ...hands, blue: ['attack-06', 'flare:scavenger'] }, deck: ['attack-01', 'attack-23', 'attack-09'] };
    function losing() {
      const t = table(others, { ...start, ...position });
      t.aim('red', 'blue/1');
      return t;
    }

    it('draws three cards for a lost colony and keeps one of them', () => {
      const t = losing();
      expect(t.untilOffered('blue', 'flare:scavenger')).toEqual(['flare:scavenger', 'pass']);
      t.answer('blue', 'flare:scavenger');
      expect(t.options('blue')).toEqual(['attack-01', 'attack-23', 'attack-09']);
      t.answer('blue', 'attack-23');
      expect(t.hand('blue')).toEqual(['attack-23', 'flare:scavenger']);
      expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['attack-01', 'attack-09']));
    });

    it('not when no colony is lost', () => {
      const t = table(others, { ...start, ...position, hands: { ...position.hands, red: ['attack-00'] } });
      t.send('red', { 'red/1': 1 });
      t.use('blue', 'flare:scavenger');
      expect(() => t.run()).toThrow('planned but never asked');
    });
  });

  describe('super', () => {
    it('looks into a hand after the power was used, and takes a card', () => {
      const t = beaten({ hands: { ...hands, blue: ['attack-06', 'flare:scavenger'] } });
      t.use('blue', 'scavenger');
      t.plan('blue', 'scavenger.search', 'attack-30');
      t.until('blue', 'super');
      // The card from the pile is taken first.
      expect(t.hand('blue')).toContain('attack-30');
      t.answer('blue', true);
      expect(t.options('blue')).toEqual(['purple', 'yellow']);
      t.answer('blue', 'purple');
      expect(t.events('cards-seen')).toEqual([{ by: t.seat('blue'), from: t.seat('purple'), n: 2 }]);
      expect(t.options('blue')).toEqual(['plague', 'morph']);
      t.answer('blue', 'morph');
      expect(t.hand('blue')).toEqual(['attack-30', 'flare:scavenger', 'morph']);
      expect(t.hand('purple')).toEqual(['plague']);
    });

    it('is not offered without a use of the power', () => {
      const t = beaten({ hands: { ...hands, blue: ['attack-06', 'flare:scavenger'] }, discard: [] });
      t.boost('blue');
      expect(() => t.run()).toThrow('planned but never asked');
    });
  });
});

describe('Scavenger, closely', () => {
  it('searches a pile of a single card, which it takes', () => {
    const t = table(seats, { ...start, discard: ['attack-30'] });
    t.aim('red', 'blue/1');
    t.select('blue', 'attack-06');
    t.use('blue', 'scavenger');
    t.run();
    expect(t.hand('blue')).toContain('attack-30');
  });

  it('super: there may be one hand alone to look into', () => {
    const t = beaten({ hands: { red: ['attack-40'], blue: ['attack-06', 'flare:scavenger'], purple: ['plague'] } });
    t.use('blue', 'scavenger');
    t.boost('blue');
    t.run();
    expect(t.hand('blue')).toContain('plague');
  });

  it('wild: for a colony of its own, and what it does not keep has not been played', () => {
    const people = { ...seats, blue: 'hacker' };
    const holding = { ...start, ...netted, deck: ['attack-30', 'quash', 'attack-20'], discard: [] };
    const own = table(people, { ...holding, hands: { ...hands, blue: ['attack-06', 'flare:scavenger'] } });
    own.aim('red', 'blue/1');
    own.use('blue', 'flare:scavenger');
    own.plan('blue', 'scavenger.keep', 'quash');
    own.run();
    expect(own.pile(Z.discard).sort()).toEqual(['attack-20', 'attack-30']);

    const other = table(people, { ...holding, hands: { ...hands, purple: ['flare:scavenger'] } });
    other.aim('red', 'blue/1');
    other.neverOffered('purple', 'flare:scavenger');
    expect(other.ships('blue', 'blue/1')).toBe(0);
  });
});
