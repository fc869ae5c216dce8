import { INTIMIDATES } from '@parley/cosmic';
import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { SEATS, dominion, laid, slots } from './intimidates.ts';

describe('laying intimidates', () => {
  it('[dominion-intimidate-22] there are four of them, with 19 and 29 among their values', () => {
    expect(INTIMIDATES.map((x) => [x.type, x.value])).toEqual([
      ['intimidate', -9],
      ['intimidate', 19],
      ['intimidate', 29],
      ['intimidate', 39],
    ]);
  });

  it('[dominion-intimidate-01] they are no encounter cards in hand: with nothing else the offense draws a new hand', () => {
    const t = dominion({ hands: { red: ['intimidate-19'], blue: ['attack-06'] } });
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['intimidate-19'] }]);
    const select = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06'] } });
    select.until('red', 'planning.select');
    expect(select.options('red')).toEqual(['attack-10']);
  });

  it('[dominion-intimidate-02] everybody in the game may play one in an encounter, and no more than one', () => {
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19', 'intimidate-29'], blue: ['attack-06'], purple: ['intimidate-39'] } });
    expect(t.canRaise('red')).toEqual(['intimidate-19', 'intimidate-29']);
    expect(t.canRaise('purple')).toEqual(['intimidate-39']);
    t.raise('red', 'intimidate-29');
    t.raise('purple', 'intimidate-39');
    t.runTo('alliance');
    expect(t.canRaise('red')).toEqual([]);
    expect(t.events('card-laid')).toEqual([
      { who: 0, type: 'intimidate' },
      { who: 3, type: 'intimidate' },
    ]);
    // A further one in the next encounter.
    t.run();
    expect(t.hand('red')).toContain('intimidate-19');
    expect(t.canRaise('red')).toContain('intimidate-19');
    // Another card that was played does not count.
    const u = dominion({ hands: { red: ['attack-10', 'intimidate-19', 'plague'], blue: ['attack-06'] } });
    u.use('red', 'plague');
    u.runTo('launch');
    expect(u.events('card-played')).toHaveLength(1);
    expect(u.canRaise('red')).toEqual(['intimidate-19']);
  });

  it('[dominion-intimidate-03] facedown and announced as what it is, at any time before the planning phase', () => {
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06'], yellow: ['intimidate-29'] } });
    expect(t.encounter().phase).toBe('launch');
    t.raise('red', 'intimidate-19');
    t.runTo('alliance');
    const card = t.state.face.indexOf('intimidate-19');
    expect(laid(t, 'red')).toEqual([{ by: 0, type: 'intimidate', card: `intimidate-19#${card}` }]);
    for (const other of ['blue', 'yellow', null]) expect(laid(t, other)).toEqual([{ by: 0, type: 'intimidate', card: null }]);
    // Whoever has one is asked before invitations.
    expect(t.untilOffered('yellow', 'intimidate-29')).toEqual(['intimidate-29', 'pass']);
    expect(t.question('yellow')?.data).toMatchObject({ at: 'window:alliance.beforeInvites' });
    t.runTo('planning');
    expect(t.canRaise('yellow')).toEqual([]);
  });

  it('those in the encounter are asked a last time when the alliances stand', () => {
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06'], yellow: ['intimidate-29'] } });
    t.untilOffered('red', 'intimidate-19');
    t.answer('red', 'pass');
    t.untilOffered('red', 'intimidate-19');
    expect(t.question('red')?.data).toMatchObject({ at: 'window:alliance.formed' });
    t.answer('red', 'pass');
    // Yellow, who did not ally, has nothing to offer to anybody.
    expect(t.asked()).not.toContain('yellow use');
  });

  it('[dominion-intimidate-19] on the table they are no part of a hand', () => {
    // The special destiny card names whoever has most cards: purple, once yellow has laid one down.
    const t = dominion({
      destiny: ['most-cards-in-hand'],
      hands: { red: ['attack-10', 'plague'], yellow: ['attack-06', 'intimidate-19'], purple: ['attack-04', 'attack-08'] },
    });
    t.untilOffered('red', 'plague');
    t.raise('yellow', 'intimidate-19');
    t.answer('red', 'pass');
    t.runTo('launch');
    expect(t.hand('yellow')).toEqual(['attack-06']);
    expect(t.encounter().defense).toBe(3);
  });
});

describe('the intimidate of a main player', () => {
  it('[dominion-intimidate-04] becomes the encounter card when cards are selected', () => {
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06', 'attack-08'] } });
    t.use('red', 'intimidate-19');
    t.until('blue', 'planning.select');
    expect(t.asked()).toEqual(['blue planning.select']);
    t.answer('blue', 'attack-08');
    t.run();
    expect(t.events('card-selected')).toEqual([{ who: 0 }, { who: 1 }]);
    expect(t.events('card-revealed')).toMatchObject([{ card: 'intimidate-19' }, { card: 'attack-08' }]);
    expect(t.hand('red')).toEqual(['attack-10']);
    expect(t.pile(t.state.rewards?.discard ?? -1)).toContain('intimidate-19');
  });

  it('[dominion-intimidate-05] is not bound by Loser, who makes main players select attacks', () => {
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06', 'negotiate'] } }, { ...SEATS, blue: 'loser' });
    t.use('red', 'intimidate-19');
    t.use('blue', 'loser');
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toEqual(['attack-06']);
    expect(t.asked()).toEqual(['blue planning.select']);
    t.run();
    expect(t.events('card-revealed')).toMatchObject([{ card: 'intimidate-19' }, { card: 'attack-06' }]);
  });

  it('[dominion-intimidate-07] is not bound by Oracle: nothing is shown before the other card is selected', () => {
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06', 'attack-08'] } }, { ...SEATS, blue: 'oracle' });
    t.use('red', 'intimidate-19');
    t.until('blue', 'planning.select');
    expect(t.asked()).toEqual(['blue planning.select']);
    expect(t.events('card-revealed')).toEqual([]);
    t.answer('blue', 'attack-08');
    t.run();
    expect(t.events('card-revealed')).toHaveLength(2);
    // One of Oracle's own is selected in its turn.
    const own = dominion(
      { hands: { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'intimidate-19'] } },
      { ...SEATS, blue: 'oracle' },
    );
    own.use('blue', 'intimidate-19');
    own.select('red', 'attack-08');
    own.run();
    expect(own.events('card-revealed')).toMatchObject([{ card: 'attack-08' }, { card: 'intimidate-19' }]);
  });

  it('[dominion-intimidate-08] is not bound by the super flare of Philanthropist, which makes a gift the card to be played', () => {
    const seats = { ...SEATS, blue: 'philanthropist' };
    const hands = { red: ['attack-10', 'intimidate-19'], blue: ['attack-06', 'attack-01', 'flare:philanthropist'] };
    const t = dominion({ hands }, seats);
    t.use('red', 'intimidate-19');
    t.use('blue', 'philanthropist');
    t.plan('blue', 'philanthropist.card', 'attack-01');
    t.neverOffered('blue', 'flare:philanthropist');
    expect(t.events('card-revealed')).toMatchObject([{ card: 'intimidate-19' }, { card: 'attack-06' }]);
    expect(t.hand('red')).toEqual(['attack-01', 'attack-10']);
  });

  it('[dominion-intimidate-10] the defense need not draw a new hand for want of encounter cards', () => {
    const t = dominion({ hands: { red: ['attack-10'], blue: ['reinforcement-2', 'intimidate-19'] } });
    t.use('blue', 'intimidate-19');
    t.untilOffered('blue', 'reinforcement-2');
    expect(t.events('hand-shown')).toEqual([]);
    expect(t.hand('blue')).toEqual(['reinforcement-2']);
    expect(slots(t)).toEqual(['attack-10', 'intimidate-19']);
    // Nor does one who has encounter cards; one with neither has to.
    const card = dominion({ hands: { red: ['attack-10'], blue: ['reinforcement-2', 'attack-06'] } });
    card.until('blue', 'planning.select');
    expect(card.events('hand-shown')).toEqual([]);
    const none = dominion({ hands: { red: ['attack-10'], blue: ['reinforcement-2', 'intimidate-19'] } });
    none.until('blue', 'planning.select');
    expect(none.events('hand-shown')).toHaveLength(1);
  });

  it('[dominion-intimidate-11] the offense does not end its turn for want of encounter cards', () => {
    // Its only encounter card goes on the way: blue finds it.
    const t = dominion({ hands: { red: ['attack-10', 'intimidate-19'], blue: ['attack-06', 'finder'] }, options: { rewards: 'both' } });
    t.use('red', 'intimidate-19');
    t.until('red', 'alliance.invite');
    t.raise('blue', 'finder');
    t.plan('blue', 'finder.card', 'attack-10');
    t.plan('blue', 'finder.take', true);
    t.run();
    expect(t.events('out-of-cards')).toEqual([]);
    expect(t.events('card-revealed')).toMatchObject([{ card: 'intimidate-19' }, { card: 'attack-06' }]);
  });
});

describe('a Deuce with an intimidate and nothing to lay beside it', () => {
  it('[dominion-intimidate-10] draws no new hand for a second card as the defense', () => {
    const hands = { red: ['attack-10'], blue: ['reinforcement-2', 'intimidate-19'] };
    const t = dominion({ hands }, { ...SEATS, blue: 'deuce' });
    t.use('blue', 'intimidate-19');
    t.untilOffered('blue', 'reinforcement-2');
    expect(t.events('hand-shown')).toEqual([]);
    expect(slots(t)).toEqual(['attack-10', 'intimidate-19']);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1, 19 + 4] }]);
  });

  it('[dominion-intimidate-10] [dominion-intimidate-11] one without an intimidate has to draw for it', () => {
    const hands = { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04', 'reinforcement-2'], purple: ['finder'] };
    const t = dominion({ hands, options: { rewards: 'both' } }, { ...SEATS, blue: 'deuce' });
    t.select('blue', 'attack-06');
    t.until('blue', 'planning.select');
    t.raise('purple', 'finder');
    t.plan('purple', 'finder.who', 'blue');
    t.plan('purple', 'finder.card', 'attack-04');
    t.plan('purple', 'finder.take', true);
    t.run();
    expect(t.events('cards-taken')).toHaveLength(1);
    expect(t.events('hand-shown')).toHaveLength(1);
  });

  it('[dominion-intimidate-11] does not end its turn as the offense', () => {
    const position = {
      hands: { red: ['attack-10', 'attack-08', 'intimidate-19'], blue: ['attack-06', 'finder'], purple: ['flare:changeling'] },
      options: { rewards: 'both' },
    };
    const t = dominion(position, { ...SEATS, red: 'deuce' });
    t.use('red', 'intimidate-19');
    t.until('red', 'alliance.invite');
    // Blue and purple take both encounter cards.
    t.raise('blue', 'finder');
    t.plan('blue', 'finder.who', 'red');
    t.plan('blue', 'finder.card', 'attack-10');
    t.plan('blue', 'finder.take', true);
    t.runWhile(() => t.events('cards-taken').length === 0);
    t.raise('purple', 'flare:changeling');
    t.run();
    expect(t.events('cards-taken')).toHaveLength(2);
    expect(t.events('out-of-cards')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [19 + 1, 6 + 4] }]);
  });
});

describe('[dominion-intimidate-03] none is laid in an encounter without a planning phase to come', () => {
  const offered = (t: Scenario): boolean => t.canRaise('red').includes('intimidate-29');
  const hands = { red: ['attack-10', 'attack-08', 'intimidate-29'], blue: ['attack-06'] };

  it('while an own planet is settled again, and after that', () => {
    const t = dominion({ hands, destiny: ['red', 'blue'], ships: { red: { 'red/1': 0 } } });
    t.until('red', 'destiny.own');
    expect(offered(t)).toBe(true);
    t.answer('red', 'reclaim');
    t.until('red', 'launch.ships');
    expect(offered(t)).toBe(false);
    t.until('red', 'encounter.second');
    expect(offered(t)).toBe(false);
    // In the second encounter it is another matter.
    t.answer('red', true);
    t.until('red', 'launch.aim');
    expect(offered(t)).toBe(true);
  });

  it('after a council of all players', () => {
    const t = dominion({ hands, destiny: ['blue!', 'yellow'], hazardDeck: ['galactic-council'], options: { hazards: true } });
    t.offer('red', { red: ['attack-08 > blue'] });
    for (const colour of ['blue', 'yellow', 'purple']) t.accept(colour);
    t.until('red', 'encounter.second');
    expect(offered(t)).toBe(false);
  });

  it('after a Mite has been let in', () => {
    const t = dominion({ hands: { ...hands, blue: ['attack-06', 'attack-04', 'attack-01', 'attack-12'] } }, { ...SEATS, red: 'mite' });
    t.plan('blue', 'mite.answer', 'colony');
    t.until('red', 'encounter.second');
    expect(t.encounter().phase).toBe('launch');
    expect(offered(t)).toBe(false);
  });
});

describe('a revealed intimidate', () => {
  const meets = (other: string, seats = SEATS, hands: ScenarioOptions['hands'] = {}): Scenario => {
    const t = dominion({ hands: { red: ['attack-01', 'intimidate-29'], blue: [other], ...hands } }, seats);
    t.use('red', 'intimidate-29');
    return t;
  };

  it('[dominion-intimidate-16] is an attack of its value if the other card is an attack', () => {
    const t = meets('attack-20');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 29 }]);
    expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'totals' }]);
    // On the other side too.
    const u = dominion({ hands: { red: ['attack-08'], blue: ['attack-01', 'intimidate-39'] } });
    u.use('blue', 'intimidate-39');
    u.run();
    expect(u.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 39 }]);
    expect(u.events('outcome')).toMatchObject([{ winner: 1, how: 'totals' }]);
  });

  it('[dominion-intimidate-17] is a negotiate if the other card is anything else', () => {
    for (const other of ['negotiate', 'morph', 'retreat']) {
      const t = meets(other);
      t.until('red', 'deal');
      expect(
        t.encounter().slots.map((x) => x.type),
        other,
      ).toEqual(['negotiate', 'negotiate']);
    }
    const two = meets('attack-06', SEATS, { blue: ['attack-06', 'intimidate-39'] });
    two.use('blue', 'intimidate-39');
    two.until('red', 'deal');
    expect(two.encounter().slots.map((x) => x.type)).toEqual(['negotiate', 'negotiate']);
    const defended = dominion({ hands: { red: ['negotiate'], blue: ['attack-01', 'intimidate-39'] } });
    defended.use('blue', 'intimidate-39');
    defended.until('red', 'deal');
    expect(defended.encounter().slots.map((x) => [x.type, x.value])).toEqual([
      ['negotiate', 0],
      ['negotiate', 0],
    ]);
    // Against an attack it is none.
    const attacked = meets('attack-20');
    attacked.run();
    const defending = dominion({ hands: { red: ['attack-08'], blue: ['attack-01', 'intimidate-39'] } });
    defending.use('blue', 'intimidate-39');
    defending.run();
    for (const x of [attacked, defending]) expect(x.events('card-changed').map((y) => y.type)).toEqual(['attack']);
  });

  it('[dominion-intimidate-18] changes itself before any other effect: Mirror turns its value round', () => {
    // 19 against an attack is an attack of 19 when Mirror looks at it: 91.
    const t = dominion({ hands: { red: ['attack-01', 'intimidate-19'], blue: ['attack-20'] } }, { ...SEATS, red: 'mirror' });
    t.use('red', 'intimidate-19');
    t.use('red', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([
      { who: 0, type: 'attack', value: 19 },
      { who: 0, type: 'attack', value: 91 },
      { who: 1, type: 'attack', value: 2 },
    ]);
    // Emotion Control makes negotiates of attacks afterwards: the intimidate had been an attack by then.
    const calm = meets('attack-20', SEATS, { blue: ['attack-20', 'emotion-control'] });
    calm.use('blue', 'emotion-control');
    calm.until('red', 'deal');
    expect(calm.events('card-changed')).toEqual([
      { who: 0, type: 'attack', value: 29 },
      { who: 0, type: 'negotiate', value: 0 },
      { who: 1, type: 'negotiate', value: 0 },
    ]);
  });
});
