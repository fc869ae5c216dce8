import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { Z } from '../../rules/state/state.ts';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { fight } from './rewards.ts';
import { rewardPile, start } from './rifts.ts';

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
