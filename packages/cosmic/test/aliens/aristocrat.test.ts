import { hasOptions } from '@parley/kernel';
import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

const seats = { red: 'aristocrat', blue: 'trader', yellow: 'clone' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  unused: ['flare:zombie', 'flare:macron', 'flare:tripler', 'flare:virus'],
  hands: { red: ['attack-20'], blue: ['attack-08'] },
} as const;

describe('Aristocrat', () => {
  it('chooses its first hand from the whole deck, except its own flare', () => {
    const t = table(seats, { turn: 'blue', bare: false, destiny: ['yellow'] });
    expect(t.asked()).toEqual(['red aristocrat.hand']);
    const d = t.question('red');
    expect(d).toMatchObject({ kind: 'some', min: 8, max: 8 });
    const options = d && hasOptions(d) ? d.options : [];
    const deck = t.pile(Z.deck);
    expect(options).toHaveLength(deck.length - 1);
    expect(t.options('red')).not.toContain('flare:aristocrat');
    expect(t.options('red')).toEqual(expect.arrayContaining(['flare:trader', 'flare:clone', 'cosmic-zap', 'attack-40']));
    // What lies where in the deck is not to be seen.
    expect(t.options('red')).toEqual(t.options('red').toSorted());
    const hand = ['attack-40', 'attack-30', 'negotiate', 'negotiate', 'flare:trader', 'flare:clone', 'cosmic-zap', 'morph'];
    t.answer('red', hand);
    // The deck is shuffled before the others draw: what is left is not simply the rest of it.
    const rest = t.pile(Z.deck);
    expect(deck.join().includes(rest.slice(0, 20).join())).toBe(false);
    expect(t.hand('red')).toEqual(hand.toSorted());
    expect([t.hand('blue').length, t.hand('yellow').length]).toEqual([8, 8]);
    expect(t.events('cards-chosen')).toEqual([{ who: 0, n: 8 }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('draws an unused flare as a main player before cards are selected', () => {
    const t = table(seats, start);
    expect(t.canRaise('red')).toEqual(['aristocrat']);
    t.raise('red', 'aristocrat');
    expect(t.hand('red')).toEqual(['attack-20', 'flare:zombie']);
    // Once an encounter.
    expect(t.canRaise('red')).toEqual([]);
    expect(t.events('flares-removed')).toEqual([]);
    const two = table(seats, { ...start, destiny: ['blue', 'blue'], hands: { red: ['attack-20', 'attack-30'], blue: ['attack-08'] } });
    two.raise('red', 'aristocrat');
    two.plan('red', 'encounter.second', true);
    two.runWhile(() => two.encounter().nth < 2);
    two.until('red', 'launch.aim');
    expect(two.canRaise('red')).toEqual(['aristocrat']);
  });

  it('needs a flare to draw', () => {
    for (const n of [0, 1]) {
      const t = table(seats, start);
      const { game } = t.table;
      for (const card of cardsIn(game, Z.unused).slice(n)) moveCard(game, card, Z.removed);
      t.until('red', 'launch.aim');
      expect(t.canRaise('red')).toEqual(n === 0 ? [] : ['aristocrat']);
    }
  });

  it('can do so while cards are being selected, not afterwards, nor as anything but a main player', () => {
    const t = table(seats, start);
    t.until('red', 'planning.select');
    expect(t.canRaise('red')).toEqual(['aristocrat']);
    const late = table(seats, { ...start, hands: { red: ['attack-20', 'reinforcement-2'], blue: ['attack-08'] } });
    late.untilOffered('red', 'reinforcement-2');
    expect(late.canRaise('red')).toEqual([]);
    const laid = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-08', 'flare:daredevil'] } });
    laid.untilOffered('blue', 'flare:daredevil');
    expect([laid.encounter().phase, laid.canRaise('red')]).toEqual(['planning', []]);
    const other = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-08'], yellow: ['attack-06'], red: [] },
    });
    other.until('blue', 'planning.select');
    expect(other.canRaise('red')).toEqual([]);
    const defense = table(seats, { ...start, turn: 'blue', destiny: ['red'] });
    defense.until('blue', 'launch.aim');
    expect(defense.canRaise('red')).toEqual(['aristocrat']);
  });

  it('nor when the encounter is over without any selection', () => {
    const t = table(seats, { ...start, destiny: ['red', 'blue'], ships: { red: { 'red/1': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.until('red', 'launch.ships');
    expect(t.canRaise('red')).toEqual(['aristocrat']);
    t.until('red', 'encounter.second');
    expect(t.canRaise('red')).toEqual([]);
  });

  it('with two or more flares that fit nobody, one of them leaves the game', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'flare:fido', 'flare:trader'], blue: ['attack-08'] } });
    t.raise('red', 'aristocrat');
    // The flare of somebody at the table stays.
    expect(t.question('red')?.tag).toBe('aristocrat.remove');
    expect(t.options('red').sort()).toEqual(['flare:fido', 'flare:zombie']);
    t.answer('red', 'flare:fido');
    expect(t.hand('red')).toEqual(['attack-20', 'flare:trader', 'flare:zombie']);
    expect(t.pile(Z.removed)).toEqual(['flare:fido']);
    // Also that of somebody whose power is lost.
    const lost = table(seats, {
      ...start,
      hands: { red: ['attack-20', 'flare:fido', 'flare:clone'], blue: ['attack-08'] },
      ships: { yellow: { 'yellow/1': 0, 'yellow/2': 0, 'yellow/3': 0 } },
    });
    expect(lost.sheet('clone').down).toBe(true);
    lost.raise('red', 'aristocrat');
    expect(lost.options('red').sort()).toEqual(['flare:fido', 'flare:zombie']);
  });

  it('draws nothing when zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
    t.zap('yellow', 'aristocrat');
    t.raise('red', 'aristocrat');
    t.run();
    expect(t.events('flares-drawn')).toEqual([]);
  });
});

describe('Aristocrat flare', () => {
  const boosted = { ...start, hands: { red: ['attack-20', 'flare:aristocrat'], blue: ['attack-08'] } };

  it('super: three flares for this one', () => {
    const t = table(seats, boosted);
    t.raise('red', 'aristocrat');
    t.answer('red', true);
    expect(t.question('red')?.tag).toBe('aristocrat.how');
    expect(t.options('red')).toEqual(['draw', 'search']);
    t.answer('red', 'draw');
    expect(t.options('red').sort()).toEqual(['flare:macron', 'flare:tripler', 'flare:zombie']);
    t.answer('red', 'flare:macron');
    expect(t.hand('red')).toEqual(['attack-20', 'flare:tripler', 'flare:zombie']);
    expect(t.pile(Z.discard)).toEqual(['flare:aristocrat']);
  });

  it('super: or any flare there is', () => {
    const t = table(seats, boosted);
    t.raise('red', 'aristocrat');
    t.answer('red', true);
    t.answer('red', 'search');
    const d = t.question('red');
    expect(d?.tag).toBe('aristocrat.flare');
    expect(t.options('red')).toEqual(t.options('red').toSorted());
    expect(t.options('red').sort()).toEqual(t.pile(Z.unused).sort());
    const before = t.pile(Z.unused).filter((x) => x !== 'flare:virus');
    t.answer('red', 'flare:virus');
    expect(t.hand('red')).toEqual(['attack-20', 'flare:virus']);
    // The others are shuffled.
    expect(t.pile(Z.unused)).not.toEqual(before);
    expect(t.pile(Z.unused).sort()).toEqual(before.sort());
    expect(t.pile(Z.discard)).toEqual(['flare:aristocrat']);
  });

  it('super: is not offered for the last unused flare', () => {
    const t = table(seats, boosted);
    t.until('red', 'launch.aim');
    const { game } = t.table;
    for (const card of cardsIn(game, Z.unused).slice(1)) moveCard(game, card, Z.removed);
    t.raise('red', 'aristocrat');
    t.boost('red');
    expect(() => t.run()).toThrow('planned but never asked');
    expect(t.events('flares-drawn')).toHaveLength(1);
  });

  const others = { red: 'trader', blue: 'clone', yellow: 'mutant' };
  const wild = {
    turn: 'red',
    destiny: ['blue'],
    discard: ['attack-30', 'negotiate'],
    hands: { red: ['attack-20'], blue: ['attack-08'], yellow: ['flare:aristocrat'] },
  } as const;

  it('wild: takes any card of the deck at the start of an encounter; the discard pile is shuffled in', () => {
    const t = table(others, wild);
    t.use('yellow', 'flare:aristocrat', { at: 'window:encounter.start' });
    t.until('yellow', 'aristocrat.card');
    const faces = t.options('yellow');
    expect(faces).toEqual([...new Set(t.pile(Z.deck))].sort());
    t.answer('yellow', 'cosmic-zap');
    expect(t.hand('yellow')).toEqual(['cosmic-zap']);
    // Nobody is the Aristocrat, so the flare is discarded, after the pile was shuffled in.
    expect(t.pile(Z.discard)).toEqual(['flare:aristocrat']);
    expect(t.pile(Z.deck)).toEqual(expect.arrayContaining(['attack-30']));
    expect(t.events('cards-chosen')).toEqual([{ who: 2, n: 1 }]);
    const owned = table({ ...others, blue: 'aristocrat' }, wild);
    owned.use('yellow', 'flare:aristocrat');
    owned.plan('yellow', 'aristocrat.card', 'cosmic-zap');
    owned.run();
    expect(owned.events('flare-given')).toEqual([{ card: 'flare:aristocrat', to: 1 }]);
  });

  it('wild: pile and deck make a new deck, which others may be waiting for', () => {
    const clock = { ...wild, hands: { ...wild.hands, blue: ['attack-08', 'flare:tick-tock'] } };
    const t = table(others, clock);
    t.use('yellow', 'flare:aristocrat');
    t.plan('yellow', 'aristocrat.card', 'cosmic-zap');
    expect(t.untilOffered('blue', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
    expect(t.question('blue')?.data).toMatchObject({ at: 'event:deck.remade' });
    expect(t.pile(Z.discard)).toEqual([]);
    // Without a discard pile the deck is only shuffled.
    const bare = table(others, { ...clock, discard: [] });
    bare.use('yellow', 'flare:aristocrat');
    bare.plan('yellow', 'aristocrat.card', 'cosmic-zap');
    bare.neverOffered('blue', 'flare:tick-tock');
  });

  it('wild: not for the Aristocrat itself', () => {
    const t = table({ ...others, yellow: 'aristocrat' }, wild);
    t.neverOffered('yellow', 'flare:aristocrat');
  });
});

describe('Aristocrat: what it may know and hold', () => {
  it('copies of a card are listed in one order, wherever they lie', () => {
    const t = table(seats, { turn: 'blue', bare: false, destiny: ['yellow'] });
    const d = t.question('red');
    const options = d && hasOptions(d) ? d.options : [];
    for (const face of ['negotiate', 'attack-08', 'attack-06']) {
      const ids = options.filter((x) => x.startsWith(`${face}#`)).map((x) => Number(x.slice(face.length + 1)));
      expect(ids.length).toBeGreaterThan(5);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it('the flare of a power that nobody has seen fits nobody', () => {
    const held = { ...start, hands: { ...start.hands, red: ['attack-20', 'flare:trader'] } };
    const open = table(seats, held);
    open.until('red', 'launch.aim');
    open.raise('red', 'aristocrat');
    expect(open.question('red')?.tag).not.toBe('aristocrat.remove');
    const hidden = table(seats, { ...held, options: { hiddenPowers: true } });
    hidden.until('red', 'launch.aim');
    hidden.raise('red', 'aristocrat');
    expect(hidden.question('red')?.tag).toBe('aristocrat.remove');
    expect(hidden.options('red').toSorted()).toEqual(['flare:trader', 'flare:zombie']);
  });

  it('super: is offered with two unused flares left', () => {
    const t = table(seats, {
      ...start,
      options: { sets: ['conflict'] },
      unused: ['flare:mimic', 'flare:lunatic'],
      hands: { ...start.hands, red: ['attack-20', 'flare:aristocrat'] },
    });
    t.until('red', 'launch.aim');
    t.raise('red', 'aristocrat');
    t.runWhile(() => t.question('red')?.tag !== 'super');
    t.answer('red', true);
    t.plan('red', 'aristocrat.how', 'draw');
    t.plan('red', 'aristocrat.remove', 'flare:mimic');
    t.runWhile(() => t.question('red')?.tag !== 'launch.aim');
    // Three there are not.
    expect(t.hand('red')).toEqual(['attack-20', 'flare:lunatic']);
  });

  it('does not draw once the encounter is over', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-40', 'attack-30'], blue: ['attack-08'] } });
    t.until('red', 'encounter.second');
    expect(t.canRaise('red')).toEqual([]);
    const lost = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-08', 'attack-01'] },
    });
    lost.runTo('resolution');
    expect(lost.canRaise('red')).toEqual([]);
  });
});

describe('Aristocrat flare and a small deck', () => {
  it('wild: needs a card in the deck, one is enough', () => {
    const others = { red: 'zombie', blue: 'trader', yellow: 'clone' };
    const hands = { red: ['attack-20', 'flare:aristocrat'], blue: ['attack-08'] };
    const deck = table(others, { turn: 'red', destiny: ['blue'], hands }).pile(Z.deck);
    const none = table(others, { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: deck } });
    expect(none.pile(Z.deck)).toEqual([]);
    none.runWhile(() => {
      expect(none.question('red')?.data?.at).not.toBe('window:encounter.start');
      return none.encounter().phase !== 'launch';
    });
    const one = table(others, { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: deck.slice(1) } });
    one.use('red', 'flare:aristocrat');
    one.runTo('launch');
    one.done();
    expect(one.hand('red')).toEqual(['attack-20', deck[0]].toSorted());
  });
});

describe('Aristocrat: the deck after its choice', () => {
  it('is shuffled before the others draw', () => {
    const t = table(seats, { turn: 'blue', bare: false, destiny: ['yellow'] });
    const deck = t.pile(Z.deck);
    // There is one of each of these.
    const hand = ['attack-40', 'attack-30', 'attack-23', 'morph', 'plague', 'quash', 'ionic-gas', 'emotion-control'];
    t.answer('red', hand);
    const rest = deck.filter((x) => !hand.includes(x));
    const drawn = [...t.hand('blue'), ...t.hand('yellow')];
    expect(drawn).toHaveLength(16);
    expect([...t.pile(Z.deck), ...drawn].toSorted()).toEqual(rest.toSorted());
    expect(t.pile(Z.deck)).not.toEqual(rest.slice(0, -16));
    expect(drawn.toSorted()).not.toEqual(rest.slice(-16).toSorted());
  });
});
