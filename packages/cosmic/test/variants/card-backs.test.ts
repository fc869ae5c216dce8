import { Z } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

const rewardPile = (t: Scenario): string[] => t.pile(t.state.rewards?.discard ?? -1);
const hand = (t: Scenario, colour: string): string => `zone:${t.state.handOf[t.seat(colour)]}`;

/** Two cosmic cards and two reward cards. */
const MIXED = ['attack-30', 'attack-40', 'attack-16', 'attack-17'];

/** Whoever picks blindly is asked how many reward cards it shall be; plans for none. */
function picking(t: Scenario, colour: string, n: number): void {
  t.plan(colour, 'random.backs', (d) => {
    expect(d).toMatchObject({ kind: 'number', seat: t.seat(colour), data: { n } });
    return d.kind === 'number' ? d.min : 0;
  });
}

describe('card backs', () => {
  it('[faq-reward-deck-5] are never hidden: everybody sees how many cards in a hand are of which deck', () => {
    const t = fight({ red: ['attack-08'], blue: MIXED });
    t.until('red', 'launch.aim');
    for (const viewer of ['red', 'yellow', null]) expect(t.view(viewer)[hand(t, 'blue')]).toEqual({ n: 4, reward: 2 });
    expect(t.view('blue')[hand(t, 'red')]).toBe(1);
    // Facedown encounter cards too.
    t.select('red', 'attack-08');
    t.until('blue', 'planning.select');
    expect(t.view('yellow').encounter).toMatchObject({ slots: [{ card: null, back: 'cosmic' }, null] });
  });

  it('[faq-reward-deck-2] the offense commits its encounter card first, and the defense chooses with its back in view', () => {
    const t = fight({ red: ['attack-08', 'attack-18'], blue: MIXED });
    t.until('red', 'planning.select');
    expect(t.asked()).toEqual(['red planning.select']);
    t.answer('red', 'attack-18');
    expect(t.asked()).toEqual(['blue planning.select']);
    expect(t.view('blue').encounter).toMatchObject({ slots: [{ card: null, up: false, back: 'reward' }, null] });
    // The offense has committed itself and is not asked again.
    t.answer('blue', 'attack-30');
    expect(t.events('card-selected')).toHaveLength(2);
    t.run();
    expect(t.events('card-revealed').map((x) => x.card)).toEqual(['attack-18', 'attack-30']);
    expect(t.hand('red')).toEqual(['attack-08']);
    // One reward card in one of the hands is enough, on either side.
    for (const cards of [
      { red: ['attack-08', 'attack-18'], blue: ['attack-30', 'attack-40'] },
      { red: ['attack-08', 'attack-20'], blue: ['attack-30', 'attack-16'] },
    ]) {
      const one = fight(cards);
      one.until('red', 'planning.select');
      expect(one.asked()).toEqual(['red planning.select']);
      one.answer('red', 'attack-08');
      expect(one.asked()).toEqual(['blue planning.select']);
    }
  });

  it('without reward cards in their hands both choose at once', () => {
    const t = fight({ red: ['attack-08'], blue: ['attack-30'] });
    t.until('red', 'planning.select');
    expect(t.asked()).toEqual(['red planning.select', 'blue planning.select']);
  });
});

describe('picking at random', () => {
  it('[dominion-rewards-10] from a hand with both backs, whoever picks says how many of each', () => {
    for (const rewards of [0, 1, 2]) {
      const t = fight({ red: ['attack-08', ...MIXED], blue: ['negotiate'] }, {}, { ships: { blue: { 'blue/1': 2 } } });
      t.select('red', 'attack-08');
      const d = t.until('blue', 'random.backs');
      expect(d).toMatchObject({ kind: 'number', min: 0, max: 2, data: { n: 2, rewards: 2, others: 2 } });
      t.answer('blue', rewards);
      t.run();
      expect(t.hand('blue')).toHaveLength(2);
      expect(t.hand('blue').filter((x) => x === 'attack-16' || x === 'attack-17')).toHaveLength(rewards);
      expect(t.restored().divergence).toBeNull();
    }
  });

  it('[faq-reward-deck-8] at random means without seeing the faces', () => {
    const taken = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = fight({ red: ['attack-08', ...MIXED], blue: ['negotiate'] }, {}, { seed, ships: { blue: { 'blue/1': 1 } } });
      t.select('red', 'attack-08');
      // Nothing in the question tells the faces.
      expect(JSON.stringify(t.until('blue', 'random.backs'))).not.toContain('attack-');
      t.answer('blue', 1);
      t.run();
      taken.add(t.hand('blue').join());
    }
    expect([...taken].sort()).toEqual(['attack-16', 'attack-17']);
  });

  it('asks nothing where all backs are the same, or all cards go', () => {
    const same = fight({ red: ['attack-08', 'attack-30', 'attack-40'], blue: ['negotiate'] }, {}, { ships: { blue: { 'blue/1': 1 } } });
    same.select('red', 'attack-08');
    same.run();
    expect(same.hand('blue')).toHaveLength(1);
    const all = fight({ red: ['attack-08', 'attack-30', 'attack-16'], blue: ['negotiate'] });
    all.select('red', 'attack-08');
    all.run();
    expect(all.hand('blue')).toEqual(['attack-16', 'attack-30']);
    for (const t of [same, all]) expect(t.story()).not.toContain('random.backs');
  });

  it('the numbers offered are those that are possible', () => {
    const t = fight({ red: ['attack-08', ...MIXED], blue: ['negotiate'] }, {}, { ships: { blue: { 'blue/1': 3 } } });
    t.select('red', 'attack-08');
    expect(t.until('blue', 'random.backs')).toMatchObject({ min: 1, max: 2 });
  });

  it('[faq-general-45] so it is for compensation, Mite, Mutant, the flares of Hate, Mutant, Oracle and Trader, and the Enigma Device', () => {
    const mite = fight({ red: ['attack-08'], blue: [...MIXED, 'attack-15'] }, { red: 'mite', purple: 'trader' });
    mite.plan('blue', 'mite.answer', 'discard');
    picking(mite, 'red', 2);
    mite.until('red', 'alliance.invite');
    expect(mite.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17']));
    expect(rewardPile(mite)).toEqual([]);

    const mutant = fight({ red: ['attack-08'], blue: MIXED }, { red: 'mutant' });
    mutant.use('red', 'mutant');
    mutant.plan('red', 'mutant.source', 'blue');
    picking(mutant, 'red', 1);
    mutant.runWhile(() => mutant.hand('red').length < 8);
    expect(mutant.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17']));

    const mutants = fight({ red: ['attack-23', 'flare:mutant'], blue: ['attack-04', ...MIXED] });
    mutants.select('blue', 'attack-04');
    mutants.use('red', 'flare:mutant');
    picking(mutants, 'red', 1);
    mutants.run();
    expect(mutants.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17']));

    const hate = fight({ red: ['attack-08', 'flare:hate'], blue: MIXED });
    hate.use('red', 'flare:hate');
    picking(hate, 'red', 1);
    hate.until('red', 'planning.select');
    expect(hate.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17']));
    expect(hate.pile(Z.discard)).toHaveLength(1);

    const trader = fight({ red: ['attack-08', 'flare:trader'], blue: MIXED });
    trader.use('red', 'flare:trader');
    picking(trader, 'red', 1);
    trader.until('red', 'trader.give');
    expect(trader.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17']));

    const oracle = fight({ red: ['attack-08', 'attack-18', 'flare:oracle'], blue: MIXED });
    oracle.use('red', 'flare:oracle');
    picking(oracle, 'red', 2);
    oracle.until('red', 'planning.select');
    expect(oracle.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17', 'attack-18']));

    const ten = [...MIXED, 'attack-04', 'attack-04', 'attack-04', 'attack-06', 'attack-06', 'attack-06'];
    const enigma = fight(
      { red: ['attack-08'], blue: ten, yellow: ['attack-05'] },
      {},
      { completed: { yellow: ['enigma-device'] }, options: { technology: true } },
    );
    enigma.use('yellow', 'tech:enigma-device');
    picking(enigma, 'yellow', 2);
    enigma.until('red', 'planning.select');
    expect(enigma.hand('blue')).toEqual(expect.arrayContaining(['attack-16', 'attack-17']));
    for (const t of [mite, mutant, mutants, hate, trader, oracle, enigma]) t.done();
  });

  it('a random card in a deal: whoever receives it picks', () => {
    const t = fight({ red: ['negotiate', ...MIXED], blue: ['negotiate', 'attack-04'] });
    t.select('red', 'negotiate');
    t.select('blue', 'negotiate');
    t.offer('red', { red: ['random'], blue: ['any'] });
    t.accept('blue');
    expect(t.until('blue', 'random.backs')).toMatchObject({ min: 0, max: 1 });
    t.answer('blue', 1);
    t.run();
    expect(t.hand('blue')[0]).toMatch(/attack-1[67]/);
  });
});
