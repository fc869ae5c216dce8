import { nestFaults, pieceFaults, type Game } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import {
  ability,
  cards,
  CHEST,
  DECK,
  duel,
  glances,
  HAND,
  moved,
  printing,
  RIVALS_HAND,
  sight,
  spells,
  TABLE,
  timing,
  type Duel,
} from './duel.ts';

spells.set('bolt', printing.contribution([ability({ at: 'dusk', *commit() {} })], { page: 'bolt' }));

/** Cards 0 and 1 in the deck, 2 and 3 in one hand, 4 in the other, 5 and 6 on the table, 7 in the chest, which is card 0. */
const game = (): Game<Duel> => duel([], { cards: [['chest', 'bolt'], ['bolt', 'rune'], ['rune'], ['wand', 'rune'], ['gem']] }).game;
const working = (g: Game<Duel>): unknown => g.occasions[timing.keys.window('dusk')]?.map((h) => h.key) ?? [];

describe('a piece', () => {
  it('does what is printed on it where that works, from the beginning', () => {
    const g = game();
    expect(working(g)).toEqual(['card2:bolt.use']);
    expect([cards.zoneOf(g, 2), cards.piecesIn(g, HAND)]).toEqual([HAND, [2, 3]]);
  });

  it('begins and ends to do it as it moves, and belongs to whoever has it', () => {
    const g = game();
    moved.length = 0;
    cards.move(g, 1, RIVALS_HAND);
    expect(working(g)).toEqual(['card1:bolt.use', 'card2:bolt.use']);
    cards.move(g, 2, RIVALS_HAND, 'bottom');
    expect([working(g), cards.piecesIn(g, RIVALS_HAND)]).toEqual([
      ['card1:bolt.use', 'card2:bolt.use'],
      [2, 4, 1],
    ]);
    expect(g.occasions[timing.keys.window('dusk')]?.map((h) => h.source.who(g))).toEqual([1, 1]);
    cards.move(g, 2, TABLE, 1);
    expect([working(g), cards.piecesIn(g, TABLE)]).toEqual([['card1:bolt.use'], [5, 2, 6]]);
    cards.move(g, 4, DECK);
    expect(moved).toEqual([1, 2, 2, 4]);
  });

  it('may lie in another, and not in itself', () => {
    const g = game();
    cards.move(g, 3, CHEST);
    expect(cards.piecesIn(g, CHEST)).toEqual([7, 3]);
    expect(() => cards.move(g, 0, CHEST)).toThrow('piece 0 cannot be put into zone 4');
  });
});

describe('a zone', () => {
  it('is seen by all, by nobody, by its owner, or by whom its rule names', () => {
    const g = game();
    expect([DECK, HAND, RIVALS_HAND, TABLE].map((zone) => sight.seenBy(g, zone))).toEqual([[], [0], [1], 'all']);
    expect(sight.seenBy(g, CHEST)).toEqual([-1]);
    cards.move(g, 0, RIVALS_HAND);
    expect(sight.seenBy(g, CHEST)).toEqual([1]);
    expect([0, 1, null].map((seat) => sight.isHidden(g, CHEST, seat))).toEqual([true, false, true]);
    expect([0, 1, null].map((seat) => sight.isSeen(g, 5, seat))).toEqual([true, true, true]);
    expect([0, 1, null].map((seat) => sight.isSeen(g, 4, seat))).toEqual([false, true, false]);
  });

  it('shows faces to those who see them, and what is behind to everybody else', () => {
    const g = game();
    expect(sight.cell(g, DECK)).toEqual({ all: 2 });
    expect(sight.cell(g, TABLE)).toEqual({ all: ['wand#5', 'rune#6'] });
    expect(sight.cell(g, HAND)).toEqual({ all: 2, own: { 0: ['bolt#2', 'rune#3'] } });
    expect(sight.cell(g, CHEST)).toEqual({ all: 1, own: {} });
  });

  it('may hold pieces that others see than the rest', () => {
    const g = game();
    g.s.covered = [6, 3];
    expect(sight.cell(g, TABLE)).toEqual({ all: ['wand#5', '?'], own: { 1: ['wand#5', 'rune#6'] } });
    expect(sight.cell(g, HAND)).toEqual({ all: 2, own: { 0: ['bolt#2', '?'], 1: ['?', 'rune#3'] } });
    expect([0, 1, null].map((seat) => sight.isSeen(g, 6, seat))).toEqual([false, true, false]);
  });
});

describe('what lies hidden', () => {
  const HIDDEN = [DECK, HAND, RIVALS_HAND];
  const lies = (g: Game<Duel>): number[][] => g.s.cards.in.map((zone) => zone.slice());

  it('can be rearranged: as many everywhere, and what somebody knows as it was', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const g = game();
      const before = lies(g);
      sight.scramble(g, 0, HIDDEN, g.random);
      for (let n = 0; n < i; n++) sight.scramble(g, 0, HIDDEN, g.random);
      const after = lies(g);
      expect(after.map((x) => x.length)).toEqual(before.map((x) => x.length));
      expect([after[HAND], after[TABLE]]).toEqual([before[HAND], before[TABLE]]);
      expect([...pieceFaults(g.s.cards, 'card'), ...nestFaults(g.s.cards, 'card')]).toEqual([]);
      seen.add(JSON.stringify(after[RIVALS_HAND]));
    }
    expect([...seen].sort()).toEqual(['[0]', '[1]', '[4]']);
  });

  it('keeps the backs that are seen, and what is an exception where it lies', () => {
    const g = game();
    g.s.covered = [1];
    const before = lies(g);
    for (let i = 0; i < 20; i++) sight.scramble(g, null, [...HIDDEN, TABLE], g.random, (n) => g.s.names[n]);
    const names = (zones: readonly number[][]): string[][] => zones.map((zone) => zone.map((n) => g.s.names[n]));
    expect(names(lies(g))).toEqual(names(before));
    expect([g.s.cards.in[DECK][1], g.s.cards.in[TABLE]]).toEqual([1, before[TABLE]]);
  });
});

describe('a glance', () => {
  it('is told to whoever has it, and kept in mind for a while', () => {
    const { game: g } = duel([], { cards: [[], ['rune', 'bolt', 'rune', 'gem']] });
    g.listening = true;
    glances.show(g, 1, 0, [0, 1], 'duel');
    expect(g.events.at(-1)).toMatchObject({
      type: 'glanced',
      data: { by: 1, from: 0, n: 2 },
      secret: { to: [1], data: { cards: ['bolt', 'rune'] } },
    });
    const [effect] = g.k.lingering;
    expect([effect.owner, effect.until, glances.in(effect)]).toEqual([1, 'duel', { from: 0, cards: ['bolt', 'rune'] }]);
    expect(glances.unseen(g, 1, 0, cards.piecesIn(g, HAND))).toEqual([3]);
    expect(glances.unseen(g, 0, 1, cards.piecesIn(g, HAND))).toEqual([0, 1, 2, 3]);
    expect(glances.unseen(g, 1, 1, [0])).toEqual([0]);
  });
});
