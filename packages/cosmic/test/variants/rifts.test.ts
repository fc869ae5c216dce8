import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { Z } from '../../rules/state/state.ts';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { fight, SEATS } from './rewards.ts';

const rewardPile = (t: Scenario): string[] => t.pile(t.state.rewards?.discard ?? -1);

/** Red begins a turn; some ships are in the warp. */
const start = (
  hands: { readonly [colour: string]: readonly string[] },
  warp: { readonly [colour: string]: number } = {},
  more: object = {},
): Scenario =>
  table(SEATS, {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-10'], blue: ['attack-08'], yellow: ['attack-05'], ...hands },
    ships: Object.fromEntries(Object.entries(warp).map(([colour, n]) => [colour, { warp: n }])),
    options: { rewards: 'both' },
    ...more,
  });

describe('rifts that free ships', () => {
  it('[incursion-rift-01] anybody may play one at the start of an encounter, for up to as many ships as its value', () => {
    const t = start({ yellow: ['attack-05', 'rift-4'] }, { blue: 3, yellow: 3 });
    expect(t.untilOffered('yellow', 'rift-4')).toEqual(['rift-4', 'pass']);
    expect(t.encounter().phase).toBe('regroup');
    t.answer('yellow', 'rift-4');
    expect(t.question('yellow')).toMatchObject({ kind: 'spread', tag: 'rift.free', min: 1, max: 4 });
    expect(t.options('yellow')).toEqual(['player:1', 'player:2']);
    t.answer('yellow', { 'player:1': 3, 'player:2': 1 });
    t.run();
    expect(t.events('ships-retrieved')).toEqual([
      { who: 1, n: 3 },
      { who: 2, n: 1 },
    ]);
    expect(rewardPile(t)).toEqual(['rift-4']);
  });

  it('frees no more than their colonies have room for: none of a Pygmy whose planets are full', () => {
    const gone = ['blue/3', 'blue/4', 'blue/5', ...[1, 2, 3, 4, 5].map((n) => `green/${n}`)];
    const pygmy = (guests: number): Scenario =>
      table(
        { ...SEATS, blue: 'pygmy' },
        {
          turn: 'red',
          destiny: ['yellow'],
          options: { rewards: 'both' },
          gone,
          ships: { blue: { 'blue/1': 2, warp: 16 }, yellow: { 'blue/1': 2, 'blue/2': guests } },
          hands: { red: ['attack-10', 'rift-3', 'mobius-tubes'], yellow: ['attack-05'] },
        },
      );
    // Two ships of its own on either planet, and two guests on the first.
    const t = pygmy(1);
    t.use('red', 'rift-3');
    t.runTo('launch');
    expect([t.ships('blue', 'blue/2'), t.warp('blue')]).toEqual([3, 15]);
    // Neither this nor Mobius Tubes would bring anybody anything.
    pygmy(2).neverOffered('red', 'rift-3');
    pygmy(2).neverOffered('red', 'mobius-tubes');
  });

  it.each([3, 4, 5])('Rift %i may free fewer: nobody has to free the ships of others', (value) => {
    const t = start({ red: ['attack-10', `rift-${value}`] }, { red: 2, blue: 5 });
    t.use('red', `rift-${value}`);
    expect(t.until('red', 'rift.free')).toMatchObject({ min: 1, max: value });
    t.answer('red', { 'player:0': 2 });
    t.runTo('launch');
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 5]);
  });

  it('frees no more than there are, and is not offered when there are none', () => {
    const t = start({ yellow: ['attack-05', 'rift-5'] }, { blue: 2 });
    t.use('yellow', 'rift-5');
    expect(t.until('yellow', 'rift.free')).toMatchObject({ min: 1, max: 2, places: [{ id: 'player:2', max: 2 }] });
    t.answer('yellow', { 'player:2': 2 });
    t.run();
    expect(t.events('ships-retrieved')).toEqual([{ who: 2, n: 2 }]);
    start({ yellow: ['attack-05', 'rift-5'] }).neverOffered('yellow', 'rift-5');
  });

  it('[incursion-rift-02] they may belong to any player or players', () => {
    const t = start({ red: ['attack-10', 'rift-3'] }, { blue: 1, yellow: 2, purple: 1 });
    t.use('red', 'rift-3');
    t.until('red', 'rift.free');
    expect(t.options('red')).toEqual(['player:1', 'player:2', 'player:3']);
    t.answer('red', { 'player:1': 1, 'player:2': 1, 'player:3': 1 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([0, 1, 0]);

    // All of one player, the one who plays it included.
    const own = start({ red: ['attack-10', 'rift-3'] }, { red: 4, yellow: 2 });
    own.use('red', 'rift-3');
    own.until('red', 'rift.free');
    expect(own.options('red')).toEqual(['player:0', 'player:1']);
    own.answer('red', { 'player:0': 3 });
    own.runTo('launch');
    // And one ship as in every regroup phase.
    expect([own.warp('red'), own.warp('yellow')]).toEqual([0, 2]);
  });

  it('[incursion-rift-03] they return to any colonies of their owners', () => {
    const t = start({ red: ['attack-10', 'rift-3'] }, {}, { ships: { yellow: { warp: 3, 'blue/3': 1 } } });
    t.use('red', 'rift-3');
    t.plan('red', 'rift.free', { 'player:1': 3 });
    t.until('yellow', 'ships.return');
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5', 'blue/3']);
    t.answer('yellow', { 'blue/3': 2, 'yellow/5': 1 });
    expect(t.ships('yellow', 'blue/3')).toBe(3);
    expect(t.warp('yellow')).toBe(0);

    // Each owner says where to; without a colony at home a foreign one must do.
    const two = start({ red: ['attack-10', 'rift-3'] }, {}, { ships: { yellow: { warp: 1 }, purple: { 'blue/3': 1, warp: 19 } } });
    two.use('red', 'rift-3');
    two.plan('red', 'rift.free', { 'player:1': 1, 'player:3': 2 });
    two.plan('yellow', 'ships.return', { 'yellow/4': 1 });
    two.runTo('launch');
    expect([two.ships('yellow', 'yellow/4'), two.ships('purple', 'blue/3'), two.warp('purple')]).toEqual([5, 3, 17]);
  });

  it('[faq-rift-5] the owner of the ships decides where, not whoever played the rift', () => {
    const t = start({ red: ['attack-10', 'rift-3'] }, { blue: 3 });
    t.use('red', 'rift-3');
    t.plan('red', 'rift.free', { 'player:2': 3 });
    t.until('blue', 'ships.return');
    expect(t.asked()).toEqual(['blue ships.return']);
    t.answer('blue', { 'blue/4': 3 });
    expect([t.warp('blue'), t.ships('blue', 'blue/4')]).toEqual([0, 7]);
  });

  it('leaves out the ships of somebody who has no colony, the offense included', () => {
    const none = start({ yellow: ['attack-05', 'rift-3'] }, {}, { ships: { red: { warp: 20 } } });
    none.neverOffered('yellow', 'rift-3');
    const t = start({ red: ['attack-10', 'rift-3'] }, {}, { ships: { blue: { warp: 20 }, yellow: { warp: 1 } }, destiny: ['yellow'] });
    t.use('red', 'rift-3');
    t.run();
    expect(t.events('ships-retrieved')).toContainEqual({ who: 1, n: 1 });
    expect(t.warp('blue')).toBe(20);
  });
});

describe('detonation', () => {
  /** Red loses with a negotiate and takes all that blue has left. */
  function collected(card: string, blues: readonly string[] = [], more: object = {}): Scenario {
    const t = fight({ red: ['negotiate'], blue: ['attack-20', card, ...blues] }, {}, more);
    t.select('blue', 'attack-20');
    return t;
  }

  it('[incursion-rift-04] whoever takes it as compensation loses as many ships as its value', () => {
    const t = collected('rift-4');
    expect(t.until('red', 'rift.ships')).toMatchObject({ min: 4, max: 4, from: 'card:rift-4' });
    expect(t.warp('red')).toBe(3);
    t.run();
    expect(t.warp('red')).toBe(7);
    expect(t.warp('blue')).toBe(0);
  });

  it('goes off when it is taken, before the winners land', () => {
    const t = fight({ red: ['attack-20', 'rift-3'], blue: ['negotiate'] });
    t.plan('blue', 'rift.ships', { 'blue/2': 3 });
    t.run();
    expect(t.warp('blue')).toBe(7);
    const told = t.story();
    expect(told.indexOf('because of card rift-3')).toBeLessThan(told.indexOf('colony-gained'));
  });

  it('[incursion-rift-06] after that it is discarded', () => {
    const t = collected('rift-4');
    t.run();
    expect(t.hand('red')).toEqual([]);
    expect(rewardPile(t)).toEqual(['rift-4']);
  });

  it('[incursion-rift-05] one that is discarded does not detonate', () => {
    const t = start({ red: ['attack-10', 'plague'], yellow: ['attack-05', 'rift-5'] });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.run();
    expect(t.events('cards-discarded')[0]).toEqual({ who: 1, cards: expect.arrayContaining(['rift-5']) });
    expect(t.warp('yellow')).toBe(3);
    expect(t.story()).not.toContain('because of card rift-5');
  });

  it('[dominion-rift-02] [incursion-rift-04] by other effects that take cards as well, once they are over and if it was kept', () => {
    const t = fight({ red: ['attack-10', 'flare:trader', 'attack-06'], blue: ['rift-3'] });
    t.use('red', 'flare:trader');
    t.plan('red', 'trader.give', 'attack-06');
    expect(t.until('red', 'rift.ships')).toMatchObject({ min: 3, max: 3 });
    expect(t.hand('blue')).toEqual(['attack-06']);
    t.run();
    expect(t.warp('red')).toBe(3);
    // Given straight back it was not kept.
    const u = fight({ red: ['attack-10', 'flare:trader', 'attack-06'], blue: ['rift-3'] });
    u.use('red', 'flare:trader');
    u.plan('red', 'trader.give', 'rift-3');
    u.until('red', 'planning.select');
    expect(u.warp('red')).toBe(0);
  });

  it('R26.8 not when it is thrown away before the effect is over, though others answer meanwhile', () => {
    const thieves = { red: 'human', blue: 'macron', yellow: 'vulch', purple: 'healer' };
    const stolen = table(thieves, {
      turn: 'red',
      destiny: ['blue'],
      options: { rewards: 'both' },
      hands: { red: ['attack-08', 'rift-4', 'plague'], blue: ['attack-10', 'flare:pickpocket'] },
    });
    stolen.send('red', { 'red/1': 4 });
    stolen.use('blue', 'flare:pickpocket');
    stolen.plan('blue', 'pickpocket.number', 3);
    stolen.plan('blue', 'pickpocket.discard', ['rift-4', 'plague']);
    stolen.runTo('planning');
    expect([stolen.hand('yellow'), stolen.warp('blue'), rewardPile(stolen)]).toEqual([['plague'], 0, ['rift-4']]);

    const heirs = { red: 'human', blue: 'ethic', yellow: 'remora', purple: 'healer' };
    const paid = table(heirs, {
      turn: 'red',
      destiny: ['blue'],
      options: { rewards: 'both' },
      hands: { red: ['attack-20', 'rift-4'], blue: ['negotiate', 'flare:barbarian'] },
    });
    paid.plan('blue', 'ethic.deck', 2);
    paid.use('yellow', 'remora');
    paid.use('blue', 'flare:barbarian');
    paid.plan('blue', 'barbarian.throw', ['rift-4']);
    paid.run();
    expect([paid.warp('blue'), rewardPile(paid)]).toEqual([4, ['rift-4']]);
  });

  it('R26.8 if it is kept, when the effect is over, whoever has answered meanwhile', () => {
    const t = table(
      { red: 'human', blue: 'ethic', yellow: 'remora', purple: 'healer' },
      { turn: 'red', destiny: ['blue'], options: { rewards: 'both' }, hands: { red: ['attack-20', 'rift-4'], blue: ['negotiate'] } },
    );
    t.plan('blue', 'ethic.deck', 2);
    t.use('yellow', 'remora');
    t.until('blue', 'rift.ships');
    t.run();
    expect([t.warp('blue'), rewardPile(t)]).toEqual([8, ['rift-4']]);
  });

  it('R26.8 not when a quake has taken it away again, even if it deals it to the same player', () => {
    let dealtAgain = 0;
    for (let i = 0; dealtAgain < 2 && i < 60; i++) {
      const t = fight(
        { red: ['negotiate'], blue: ['attack-20', 'rift-3', 'rift-4'] },
        { red: 'ethic' },
        { seed: `quake ${i}`, options: { rewards: 'both', commonRewards: true } },
      );
      t.runTo('planning');
      const { game } = t.table;
      for (const zone of [Z.deck, Z.discard])
        for (const card of cardsIn(game, zone).slice()) moveCard(game, card, game.s.handOf[t.seat('purple')]);
      t.select('blue', 'attack-20');
      // Two rifts from blue. For the third card there is no deck left.
      t.plan('red', 'ethic.deck', 1);
      t.runWhile(() => t.events('cosmic-quake').length === 0);
      expect(t.events('compensated')).toEqual([{ who: t.seat('red'), from: t.seat('blue'), n: 2 }]);
      if (!t.hand('red').some((x) => x === 'rift-3' || x === 'rift-4')) continue;
      dealtAgain++;
      t.runWhile(() => t.state.encounterCount < 2);
      expect(t.story()).not.toContain('red answers rift.ships');
      expect(t.events('cards-discarded').filter((x) => x.who === t.seat('red'))).not.toContainEqual({
        who: t.seat('red'),
        cards: ['rift-3'],
      });
    }
    expect(dealtAgain).toBe(2);
  });

  it('R26.8 nor when the detonation of another one has led to that quake', () => {
    // Whichever of them went off first.
    const dealtAgain = { first: 0, other: 0 };
    for (let i = 0; Math.min(dealtAgain.first, dealtAgain.other) < 2 && i < 200; i++) {
      const t = fight(
        { red: ['negotiate'], blue: ['attack-20', 'rift-3', 'rift-4'] },
        { purple: 'healer' },
        { seed: `quake ${i}`, options: { rewards: 'both', commonRewards: true } },
      );
      t.runTo('planning');
      const { game } = t.table;
      for (const zone of [Z.deck, Z.discard])
        for (const card of cardsIn(game, zone).slice()) moveCard(game, card, game.s.handOf[t.seat('yellow')]);
      t.select('blue', 'attack-20');
      // Not for the ships lost with the encounter, but for those that the first of two rifts costs.
      t.pass('purple', 'healer');
      t.use('purple', 'healer');
      const { n } = t.until('red', 'rift.ships').data as { readonly n: number };
      const dealt = game.s.face.flatMap((face, card) => (face === 'rift-3' || face === 'rift-4' ? [card] : []));
      t.runWhile(() => t.state.encounterCount < 2);
      expect(t.events('cosmic-quake')).toHaveLength(1);
      for (const card of dealt.filter((x) => cardsIn(game, game.s.handOf[0]).includes(x)))
        dealtAgain[game.s.face[card] === `rift-${n}` ? 'first' : 'other']++;
      // What was dealt stays, and no rift strikes but the first.
      expect(t.hand('red')).toHaveLength(8);
      expect(t.story().split('red answers rift.ships')).toHaveLength(2);
    }
    expect(Math.min(dealtAgain.first, dealtAgain.other)).toBe(2);
  });

  it('[dominion-rift-03] it is discarded even when there is nothing to lose', () => {
    const t = collected('rift-2');
    t.run();
    expect(t.hand('red')).toEqual([]);
    expect(rewardPile(t)).toEqual(['rift-2']);
  });

  it('Rift 2 costs two random cards', () => {
    const t = collected('rift-2', ['attack-06', 'attack-07', 'attack-09']);
    t.owner.plans.splice(1, 1);
    t.send('red', { 'red/1': 4 });
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 2, n: 4 }]);
    expect(t.hand('red')).toHaveLength(1);
    const [gone] = t.events('cards-discarded');
    expect(gone).toEqual({ who: 0, cards: expect.arrayContaining(['rift-2']) });
    expect(gone.cards).toHaveLength(3);
  });

  it('[dominion-rift-06] Rift 1 makes the taker abandon a colony, whose ships go to the other ones', () => {
    const t = collected('rift-1', [], { ships: { red: { 'yellow/1': 2, 'red/1': 4 } } });
    t.until('red', 'rift.abandon');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'yellow/1']);
    t.answer('red', 'yellow/1');
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 2, max: 2 });
    expect(t.options('red')).not.toContain('yellow/1');
    t.answer('red', { 'red/2': 2 });
    expect(t.ships('red', 'yellow/1')).toBe(0);
    expect(t.warp('red')).toBe(3);
    expect(t.hand('red')).toEqual([]);
    expect(rewardPile(t)).toContain('rift-1');
  });

  it('Rift 1 finds nothing to abandon where there is no colony left', () => {
    const t = collected('rift-1', [], { ships: { red: { warp: 17, 'red/1': 3 } } });
    t.owner.plans.splice(1, 1);
    t.send('red', { 'red/1': 4 });
    t.run();
    expect(t.colonies('red')).toBe(0);
    expect(rewardPile(t)).toEqual(['rift-1']);
  });

  it('two at once detonate one after the other', () => {
    const t = collected('rift-3', ['rift-4']);
    t.run();
    expect(t.warp('red')).toBe(10);
    expect(rewardPile(t).sort()).toEqual(['rift-3', 'rift-4']);
  });

  it('is the reason that is told', () => {
    const t = collected('rift-4');
    t.plan('red', 'rift.ships', { 'red/2': 4 });
    t.run();
    expect(t.story()).toContain('ships-lost {"who":0,"n":4} because of card rift-4 of red');
  });
});

describe('taken or given', () => {
  const trade = (reds: readonly string[], blues: readonly string[]): Scenario => {
    const t = fight({ red: ['attack-10', ...reds], blue: ['attack-08', ...blues] }, { red: 'trader' });
    t.use('red', 'trader');
    return t;
  };

  it('[faq-rift-1] a rift goes off for whoever takes it, not for whoever is given it', () => {
    const t = trade(['rift-5'], ['rift-3']);
    t.run();
    // Red took the hand with the three; blue was given the one with the five.
    expect(t.warp('red')).toBe(6);
    expect(t.warp('blue')).toBe(0);
    expect(t.hand('blue')).toEqual(['rift-5']);
  });

  it('[faq-rift-2] those in the hand that Trader takes detonate', () => {
    const t = trade([], ['rift-3', 'rift-4']);
    t.until('red', 'rift.ships');
    t.until('red', 'planning.select');
    expect(t.warp('red')).toBe(7);
    expect(t.hand('red')).toEqual(['attack-08']);
  });

  it('[faq-trader-2] those in the hand that Trader gives do not', () => {
    const t = trade(['rift-4'], []);
    t.until('blue', 'planning.select');
    expect(t.warp('red') + t.warp('blue')).toBe(0);
    expect(t.hand('blue')).toEqual(['attack-10', 'rift-4']);
  });

  const gift = (): Scenario => {
    const t = fight({ red: ['attack-10'], blue: ['attack-08', 'rift-3'] }, { blue: 'philanthropist' });
    t.use('blue', 'philanthropist');
    t.plan('blue', 'philanthropist.card', 'rift-3');
    t.until('red', 'planning.select');
    return t;
  };

  it('[faq-rift-3] a rift that Philanthropist gives away does not detonate', () => {
    const t = gift();
    expect(t.hand('red')).toEqual(['attack-10', 'rift-3']);
    expect(t.warp('red')).toBe(0);
  });

  it('[faq-philanthropist-1] it was given, not taken', () => {
    const t = gift();
    expect(t.events('cards-given')).toEqual([{ by: 2, to: 0, n: 1 }]);
    expect(rewardPile(t)).toEqual([]);
  });

  const pillage = (loot: readonly string[]): Scenario => {
    const t = fight({ red: ['attack-20'], blue: ['attack-08', 'rift-3', 'attack-06'] }, { red: 'barbarian' });
    t.select('blue', 'attack-08');
    t.plan('red', 'barbarian.loot', loot);
    t.run();
    return t;
  };

  it('[faq-rift-4] Barbarian sets one off only by taking it', () => {
    expect(pillage(['rift-3']).warp('red')).toBe(3);
    expect(pillage(['attack-06']).warp('red')).toBe(0);
  });

  it('[faq-barbarian-1] one that is discarded after the pillage never was in the hand of Barbarian', () => {
    const t = pillage(['attack-06']);
    expect(t.hand('red')).toEqual(['attack-06']);
    expect(rewardPile(t)).toEqual(['rift-3']);
    expect(t.warp('red')).toBe(0);
  });

  it('[faq-rift-6] a rift that the Oracle flare mixes into the other hand detonates', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = fight({ red: ['attack-19', 'attack-16', 'flare:oracle'], blue: ['rift-3'] }, {}, { seed: `mixed ${i}` });
      t.use('red', 'flare:oracle');
      t.until('red', 'planning.select');
      const took = t.events('cards-taken').length > 0;
      expect(t.warp('red')).toBe(took ? 3 : 0);
      seen.add(String(took));
    }
    expect(seen.size).toBe(2);
  });

  it('[faq-rift-7] rifts may change hands in a deal without detonating', () => {
    const t = fight({ red: ['negotiate'], blue: ['negotiate', 'rift-5'] });
    t.offer('blue', { blue: ['rift-5'] });
    t.accept('red');
    t.run();
    expect(t.hand('red')).toEqual(['rift-5']);
    expect(t.warp('red')).toBe(0);
  });

  it('[faq-mind-2] looking at a hand triggers nothing', () => {
    const t = fight({ red: ['attack-10', 'rift-3'], blue: ['attack-08'] });
    t.use('blue', 'mind');
    t.until('red', 'planning.select');
    expect(t.events('cards-seen')).toEqual([{ by: 2, from: 0, n: 2 }]);
    expect(t.warp('blue')).toBe(0);
    expect(t.hand('red')).toEqual(['attack-10', 'rift-3']);
  });

  it('cards that others pick for the taker are taken all the same', () => {
    const t = fight({ red: ['negotiate'], blue: ['attack-20', 'rift-4', 'attack-06', 'attack-07', 'attack-09'] }, { red: 'hacker' });
    t.select('blue', 'attack-20');
    t.use('red', 'hacker');
    t.plan('red', 'hacker.victim', 'blue');
    t.plan('red', 'compensation.pick', ['rift-4', 'attack-06', 'attack-07']);
    t.run();
    expect(t.warp('red')).toBe(7);
    expect(t.hand('red')).toEqual(['attack-06', 'attack-07']);
  });

  it('compensation that is thrown away at once was not kept', () => {
    const t = fight({ red: ['negotiate', 'flare:barbarian'], blue: ['attack-20', 'rift-4'] });
    t.select('blue', 'attack-20');
    t.use('red', 'flare:barbarian');
    t.run();
    expect(t.warp('red')).toBe(3);
    expect(rewardPile(t)).toEqual(['rift-4']);
  });
});

describe('rifts of Dominion', () => {
  const empty = { ships: { blue: { 'blue/3': 0, 'blue/4': 0 }, purple: { 'purple/5': 0 } } };

  it('[dominion-rift-04] Rift 1 is for the offense, at the start of an own encounter, and names anybody', () => {
    const t = start({ red: ['attack-10', 'rift-1'] }, {}, empty);
    expect(t.untilOffered('red', 'rift-1')).toEqual(['rift-1', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:encounter.start');
    t.answer('red', 'rift-1');
    expect(t.question('red')).toMatchObject({ tag: 'rift.colony' });
    expect(t.options('red')).toEqual(['red', 'yellow', 'blue', 'purple']);
    start({ yellow: ['attack-05', 'rift-1'] }, {}, empty).neverOffered('yellow', 'rift-1');
    start({ red: ['attack-10', 'rift-1'] }).neverOffered('red', 'rift-1');
  });

  it('[dominion-rift-05] who is named settles any planet without colonies, with ships from other colonies', () => {
    const t = start({ red: ['attack-10', 'rift-1'] }, {}, empty);
    t.use('red', 'rift-1');
    t.plan('red', 'rift.colony', 'yellow');
    t.until('yellow', 'rift.planet');
    expect(t.options('yellow')).toEqual(['blue/3', 'blue/4', 'purple/5']);
    t.answer('yellow', 'blue/4');
    expect(t.question('yellow')).toMatchObject({ kind: 'spread', min: 1 });
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('yellow', { 'yellow/1': 2, 'yellow/2': 4 });
    expect(t.ships('yellow', 'blue/4')).toBe(6);
    expect(t.foreign('yellow')).toBe(1);
    expect(rewardPile(t)).toEqual(['rift-1']);

    // The owner of an empty planet may go back there, which is no foreign colony.
    const home = start({ red: ['attack-10', 'rift-1'] }, {}, empty);
    home.use('red', 'rift-1');
    home.plan('red', 'rift.colony', 'purple');
    home.until('purple', 'rift.planet');
    expect(home.options('purple')).toEqual(['blue/3', 'blue/4', 'purple/5']);
    home.answer('purple', 'purple/5');
    home.answer('purple', { 'purple/1': 1 });
    expect([home.ships('purple', 'purple/5'), home.foreign('purple'), home.colonies('purple')]).toEqual([1, 0, 5]);
  });

  it('[dominion-rift-01] the benefit may be ships, a colony or cards: Rift 2 lets somebody draw two from either deck', () => {
    const t = start({ red: ['attack-10', 'rift-2'] }, {}, { deck: ['attack-40'], rewardDeck: ['attack-19'] });
    t.use('red', 'rift-2');
    t.plan('red', 'rift.cards', 'purple');
    expect(t.until('purple', 'rewards.deck')).toMatchObject({ min: 0, max: 2 });
    t.answer('purple', 1);
    expect(t.hand('purple')).toEqual(['attack-19', 'attack-40']);
    start({ yellow: ['attack-05', 'rift-2'] }).neverOffered('yellow', 'rift-2');
    // Ships.
    const ships = start({ red: ['attack-10', 'rift-5'] }, { red: 7, blue: 2 });
    ships.use('red', 'rift-5');
    ships.plan('red', 'rift.free', { 'player:0': 4, 'player:2': 1 });
    ships.runTo('launch');
    expect([ships.warp('red'), ships.warp('blue')]).toEqual([2, 1]);
    // A colony.
    const colony = start({ red: ['attack-10', 'rift-1'] }, {}, { ships: { blue: { 'blue/3': 0 } } });
    colony.use('red', 'rift-1');
    colony.plan('red', 'rift.colony', 'red');
    colony.plan('red', 'deal.found', { 'red/2': 2 });
    colony.runTo('launch');
    expect([colony.ships('red', 'blue/3'), colony.foreign('red')]).toEqual([2, 1]);
  });
});
