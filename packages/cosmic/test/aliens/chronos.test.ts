import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'chronos', blue: 'healer', yellow: 'sorcerer', green: 'macron' };

describe('Chronos', () => {
  it('plays the encounter again from the planning phase; the card of the opponent lies aside until it is over', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06'] },
    });
    t.send('red', { 'red/1': 2 });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    expect(t.untilOffered('red', 'chronos')).toEqual(['chronos', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:reveal.revealed');
    t.answer('red', 'chronos');
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-20']);
    expect(t.options('blue')).toEqual(['attack-06']);
    expect(t.pile(9)).toEqual(['attack-08']);
    // With another encounter card there is nothing to show.
    expect(t.story()).not.toContain('chronos.show');
    t.answer('red', 'attack-20');
    t.answer('blue', 'attack-06');
    // This time it is final: Chronos is not asked again, and the card has come back.
    expect(t.events('power-used')).toHaveLength(1);
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.hand('blue')).toEqual(['attack-08']);
  });

  it('lets the opponent take back the last encounter card by showing the hand, or lay it aside all the same', () => {
    const hands = { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'reinforcement-2'] };
    const shows = table(seats, { turn: 'red', destiny: ['blue'], hands });
    shows.use('red', 'chronos');
    shows.plan('blue', 'chronos.show', true);
    shows.runWhile(() => shows.events('encounter-replayed').length === 0);
    shows.until('blue', 'planning.select');
    expect(shows.options('blue')).toEqual(['attack-08']);
    expect(shows.events('chronos-shown')).toEqual([{ who: shows.seat('blue'), to: shows.seat('red') }]);

    const hides = table(seats, { turn: 'red', destiny: ['blue'], hands });
    hides.use('red', 'chronos');
    hides.plan('blue', 'chronos.show', false);
    hides.runWhile(() => hides.events('encounter-replayed').length === 0);
    hides.until('blue', 'planning.select');
    expect(hides.events('hand-shown')).toEqual([{ who: hides.seat('blue'), cards: ['reinforcement-2'] }]);
    expect(hides.pile(9)).toEqual(['attack-08']);
  });

  it('changes nothing when zapped', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06', 'cosmic-zap'] },
    });
    t.use('red', 'chronos');
    t.zap('blue', 'chronos');
    t.run();
    expect(t.events('encounter-replayed')).toEqual([]);
    expect(t.warp('red')).toBe(1);
  });

  it('[faq-chronos-2] cards played since the planning phase return to hand, earlier ones and tokens do not', () => {
    const t = table(
      { red: 'chronos', blue: 'warrior', yellow: 'tripler' },
      {
        turn: 'blue',
        destiny: ['red'],
        hands: {
          red: ['attack-04', 'attack-20', 'reinforcement-3', 'plague'],
          blue: ['attack-08', 'attack-06', 'reinforcement-2', 'emotion-control'],
        },
        tokens: { warrior: 3 },
      },
    );
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('red', 'reinforcement-3');
    t.plan('red', 'reinforce.side', 'defense');
    t.use('blue', 'reinforcement-2');
    t.plan('blue', 'reinforce.side', 'offense');
    t.runWhile(() => t.events('card-played').length < 3);
    expect(t.encounter().additions).toHaveLength(3);
    expect(t.untilOffered('red', 'chronos')).toEqual(['chronos', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:reveal.reinforce');
    t.answer('red', 'chronos');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-20', 'reinforcement-3']);
    expect(t.hand('blue')).toEqual(['attack-06', 'emotion-control', 'reinforcement-2']);
    expect(t.encounter().additions).toEqual([]);
    expect(t.pile(1)).toEqual(['plague']);
    expect(t.warp('yellow')).toBe(3);
    expect(t.sheet('warrior').tokens).toBe(3);
    // What is mandatory at the reveal happens again.
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'warrior')).toHaveLength(2);
  });

  it('what was declared since planning is void and may be declared again', () => {
    const t = table(
      { red: 'chronos', blue: 'loser', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'attack-20'], blue: ['attack-08', 'attack-06', 'negotiate'] } },
    );
    t.use('blue', 'loser');
    t.use('red', 'chronos');
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toEqual(['attack-08', 'attack-06']);
    t.answer('blue', 'attack-08');
    expect(t.untilOffered('blue', 'loser')).toEqual(['loser', 'pass']);
    t.answer('blue', 'pass');
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-06', 'negotiate']);
    t.select('blue', 'attack-06');
    t.run();
    expect(t.foreign('red')).toBe(1);
  });

  it('a zap played since planning goes back to its owner, and the zapped power works again', () => {
    const t = table(
      { red: 'chronos', blue: 'loser', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'attack-20', 'cosmic-zap'], blue: ['attack-08', 'attack-06'] } },
    );
    t.use('blue', 'loser');
    t.zap('red', 'loser');
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect(t.hand('red')).toEqual(['attack-20', 'attack-40', 'cosmic-zap']);
    expect(t.untilOffered('blue', 'loser')).toEqual(['loser', 'pass']);
  });

  it('[faq-chronos-5] powers used from planning on may be used again, or used that were not the first time', () => {
    const t = table(
      { red: 'chronos', blue: 'sorcerer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06'] } },
    );
    t.select('red', 'attack-20');
    t.select('blue', 'attack-08');
    t.use('blue', 'sorcerer');
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.until('red', 'planning.select');
    // Red revealed the 08 after the switch, so that is the card it takes back.
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-08']);
    expect(t.pile(9)).toEqual(['attack-20']);
    t.answer('red', 'attack-04');
    t.answer('blue', 'attack-06');
    expect(t.untilOffered('blue', 'sorcerer')).toEqual(['sorcerer', 'pass']);
    t.answer('blue', 'sorcerer');
    expect(t.events('cards-switched')).toHaveLength(2);
    expect(t.hand('blue')).toEqual(['attack-20']);

    // One that is used once an encounter is used once in each run: the Chosen.
    const prayer = table(
      { red: 'chronos', blue: 'chosen', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06'] },
        deck: ['attack-15', 'plague', 'quash', 'attack-14', 'attack-13', 'attack-12'],
      },
    );
    prayer.select('red', 'attack-04');
    prayer.select('blue', 'attack-08');
    prayer.use('blue', 'chosen');
    prayer.plan('blue', 'chosen.card', 'attack-15');
    prayer.use('red', 'chronos', { at: 'window:reveal.reinforce' });
    prayer.runWhile(() => prayer.events('encounter-replayed').length === 0);
    expect(prayer.events('intervention')).toHaveLength(1);
    prayer.select('red', 'attack-20');
    prayer.select('blue', 'attack-06');
    expect(prayer.untilOffered('blue', 'chosen')).toEqual(['chosen', 'pass']);
  });

  it('[faq-chronos-1] what a flare has started in the first run goes on, and it cannot be played again', () => {
    const t = table(
      { red: 'chronos', blue: 'macron', yellow: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06', 'flare:calculator'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('blue', 'flare:calculator');
    t.plan('blue', 'calculator.call', 'even');
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.select('red', 'attack-20');
    t.select('blue', 'attack-06');
    t.neverOffered('blue', 'flare:calculator');
    // The sum of 26 is even as well: six come off the 20.
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [15, 6 + 16] });
  });

  it('a flare of the first run counts as played, and what it added still counts', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06', 'flare:macron'] },
    });
    t.use('blue', 'flare:macron');
    t.use('red', 'chronos', { at: 'window:reveal.reinforce' });
    t.until('red', 'planning.select');
    t.answer('red', 'attack-04');
    t.answer('blue', 'attack-08');
    t.until('red', 'planning.select');
    expect(t.encounter().additions).toEqual([{ side: 1, n: 4, why: 'flare:macron.wild' }]);
    expect(t.encounter().flares.faces).toEqual(['flare:macron']);
    expect(t.hand('blue')).toEqual(['attack-06', 'flare:macron']);
    t.use('blue', 'flare:macron');
    expect(() => {
      t.run();
    }).toThrow('planned but never asked');
  });

  it('a flare that was stopped in the first run stays where it went', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-20', 'card-zap'], blue: ['attack-08', 'attack-06', 'flare:macron'] },
    });
    t.use('blue', 'flare:macron');
    t.cardZap('red', 'flare:macron');
    t.use('red', 'chronos', { at: 'window:reveal.reinforce' });
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect(t.hand('red')).toEqual(['attack-04', 'attack-20', 'card-zap']);
    expect(t.hand('blue')).toEqual(['attack-06']);
    expect(t.pile(1)).toEqual(['flare:macron']);
  });

  it('a flare that waits for the reveal works on the cards of the second run', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06', 'flare:calculator'] },
    });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('blue', 'flare:calculator');
    t.plan('blue', 'calculator.call', 'even');
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.select('red', 'attack-20');
    t.select('blue', 'attack-06');
    t.run();
    // Even again: 20 less 6.
    expect(t.events('card-changed')).toContainEqual({ who: t.seat('red'), type: 'attack', value: 14 });
  });

  it('wild: the rest of the pile and the deck make a new deck, which others may be waiting for', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:tick-tock'], blue: ['attack-08', 'flare:chronos'] },
    } as const;
    const people = { red: 'void', blue: 'healer', yellow: 'mite' };
    const t = table(people, { ...position, discard: ['attack-40', 'negotiate'] });
    t.use('blue', 'flare:chronos');
    t.plan('blue', 'chronos.search', 'attack-40');
    expect(t.untilOffered('red', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
    expect(t.question('red')?.data).toMatchObject({ at: 'event:deck.remade' });
    // The last card of the pile is taken: there is none left to make a deck of.
    const last = table(people, { ...position, discard: ['attack-40'] });
    last.use('blue', 'flare:chronos');
    last.neverOffered('red', 'flare:tick-tock');
  });

  it('wild: takes a card out of the discard pile and shuffles the rest into the deck', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'chronos' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04'], blue: ['attack-08', 'flare:chronos'] },
        discard: ['attack-40', 'negotiate', 'quash'],
      },
    );
    expect(t.untilOffered('blue', 'flare:chronos')).toEqual(['flare:chronos', 'pass']);
    expect(t.question('blue')?.data?.at).toBe('window:encounter.start');
    const deck = t.pile(0).length;
    t.answer('blue', 'flare:chronos');
    expect(t.question('blue')?.tag).toBe('chronos.search');
    expect(t.options('blue')).toEqual(['attack-40', 'negotiate', 'quash']);
    t.answer('blue', 'attack-40');
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-40']);
    expect(t.pile(0)).toHaveLength(deck + 2);
    expect(t.pile(1)).toEqual([]);
    expect(t.hand('yellow')).toEqual(['flare:chronos']);
  });

  it('wild: is discarded when nobody is the Chronos, and needs something to look through', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-08', 'flare:chronos'] }, discard: ['attack-40'] },
    );
    t.use('blue', 'flare:chronos');
    t.until('red', 'launch.aim');
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-40']);
    expect(t.pile(1)).toEqual(['flare:chronos']);

    const empty = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-08', 'flare:chronos'] } },
    );
    empty.neverOffered('blue', 'flare:chronos');
  });

  it('super: the opponent must play the same card again', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-20', 'flare:chronos'], blue: ['attack-08', 'attack-40'] },
    });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('red', 'chronos');
    t.boost('red');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.until('red', 'planning.select');
    expect(t.options('blue')).toEqual(['attack-08']);
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-20']);
    expect(t.hand('red')).toContain('flare:chronos');
    t.select('red', 'attack-20');
    t.run();
    expect(t.foreign('red')).toBe(1);
    expect(t.hand('blue')).toEqual(['attack-40']);
  });

  it('super: only whoever played the card is bound to it, while it is in that hand', () => {
    const t = table(
      { ...seats, blue: 'trader' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'attack-20', 'flare:chronos'], blue: ['attack-08', 'attack-40'] } },
    );
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('red', 'chronos');
    t.boost('red');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.use('blue', 'trader');
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-08', 'attack-40']);
    expect(t.options('blue').sort()).toEqual(['attack-04', 'attack-20']);
  });

  it('super: is of no use on an intimidate, which nobody can play so late: its own, or that of an ally', () => {
    const hands = { red: ['attack-04', 'flare:chronos'], blue: ['attack-08'], green: ['attack-06'] };
    const position = { turn: 'red', destiny: ['blue'], options: { rewards: 'dominion' } } as const;
    const own = table(seats, { ...position, hands: { ...hands, blue: ['attack-08', 'intimidate-19'] } });
    own.use('blue', 'intimidate-19');
    own.use('red', 'chronos');
    own.neverOffered('red', 'flare:chronos');
    // The intimidate lies aside: blue plays what else it has.
    const shown = own.events('card-revealed').flatMap((x) => (x.who === own.seat('blue') ? [x.card] : []));
    expect(shown).toEqual(['intimidate-19', 'attack-08']);

    const lent = table(seats, { ...position, hands: { ...hands, green: ['attack-06', 'intimidate-19'] } });
    lent.invite('blue', 'green');
    lent.ally('green', 'defense', { 'green/1': 1 });
    lent.use('green', 'intimidate-19');
    lent.plan('blue', 'intimidate.accept', 'green');
    lent.use('red', 'chronos');
    lent.neverOffered('red', 'flare:chronos');
  });

  it('a card that nobody has seen goes back to its hand', () => {
    const t = table(
      { ...seats, blue: 'gambler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'attack-20'], blue: ['attack-08', 'attack-06'] } },
    );
    t.select('red', 'attack-04');
    t.select('blue', 'attack-08');
    t.use('blue', 'gambler');
    t.plan('blue', 'gambler.claim', 'attack-40');
    t.plan('red', 'gambler.challenge', false);
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect([t.hand('blue'), t.hand('red'), t.pile(9)]).toEqual([['attack-06', 'attack-08'], ['attack-04', 'attack-20'], []]);
  });

  it('travels as either main player with any cards, and only as a main player', () => {
    const first = table(seats).state.face[0];
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: [first, 'attack-20'], blue: ['attack-08', 'attack-06'] } });
    t.select('red', first);
    t.use('red', 'chronos', { at: 'window:reveal.revealed' });
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect(t.hand('red')).toContain(first);

    const ally = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-04'], blue: ['attack-08', 'attack-06'] } });
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'chronos');
  });
});
