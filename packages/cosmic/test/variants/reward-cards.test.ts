import { allFaces, COSMIC_DECK, faceById, REWARD_CARDS, Z } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight, totals } from './rewards.ts';

const rewardPile = (t: Scenario): string[] => t.pile(t.state.rewards?.discard ?? -1);

describe('faces', () => {
  /** Types that are nothing but what the rules say of them. */
  const PLAIN = ['attack', 'negotiate', 'morph', 'retreat', 'intimidate', 'kicker', 'rift'];

  it('every card of every deck does something, or is of a type of which the rules tell all', () => {
    const inert = [...COSMIC_DECK, ...REWARD_CARDS.both]
      .map(([id]) => faceById(id))
      .filter((f) => f.clauses.length === 0 && !PLAIN.includes(f.type));
    expect(inert).toEqual([]);
    // Special negotiates work from where they lie, rifts strike whoever takes them.
    for (const f of allFaces()) if (f.id.startsWith('negotiate-')) expect(f.shown, f.id).toBeDefined();
    for (const f of allFaces()) if (f.type === 'rift') expect([f.clauses.length > 0, f.taken !== undefined]).toEqual([true, true]);
    for (const f of allFaces()) if (f.type === 'kicker' || f.type === 'intimidate') expect(f.clauses.length, f.id).toBeGreaterThan(0);
  });

  it('and has a text of its own', () => {
    for (const [id] of REWARD_CARDS.both) expect(faceById(id).text.length, id).toBeGreaterThan(20);
  });
});

describe('negative attacks', () => {
  it('[incursion-negative-02] are attacks that lower the total of their side', () => {
    const t = fight({ red: ['attack-m07'], blue: ['attack-m01'] });
    t.run();
    // Three ships less seven, four ships less one.
    expect(totals(t)).toEqual([-4, 3]);
    expect(t.events('outcome')).toMatchObject([{ winner: 1 }]);
    expect(rewardPile(t)).toEqual(['attack-m07', 'attack-m01']);
    // With allies beside it.
    const u = fight({ red: ['attack-m04'], blue: ['attack-10'] });
    u.invite('red', 'yellow');
    u.ally('yellow', 'offense', { 'yellow/1': 2 });
    u.run();
    expect(totals(u)).toEqual([1, 14]);
  });

  it('win against a negotiate like every attack, and pay compensation', () => {
    const t = fight({ red: ['attack-m07'], blue: ['negotiate'], yellow: ['attack-05'], purple: [] });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
  });

  it('reverse their digits for Mirror, and stay below zero', () => {
    const t = fight({ red: ['attack-m04'], blue: ['attack-10'] }, { red: 'mirror' });
    t.use('red', 'mirror');
    t.run();
    expect(totals(t)).toEqual([-37, 5]);
  });

  it('are ten or less, so Tripler triples them', () => {
    const t = fight({ red: ['attack-m04'], blue: ['attack-10'] }, { red: 'tripler' });
    t.run();
    expect(totals(t)).toEqual([-9, 14]);
  });
});

describe('reinforcements', () => {
  it('+6 adds six', () => {
    const t = fight({ red: ['attack-08', 'reinforcement-6'], blue: ['attack-10'] });
    t.use('red', 'reinforcement-6');
    expect(t.until('red', 'reinforce.side').data).toEqual({ value: 6 });
    t.answer('red', 'offense');
    t.run();
    expect(totals(t)).toEqual([17, 14]);
    expect(rewardPile(t)).toEqual(['reinforcement-6']);
  });

  it('+X adds as much as its player has ships in the encounter', () => {
    const t = fight({ red: ['attack-08'], blue: ['attack-10'], purple: ['reinforcement-x'] });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('purple', 'reinforcement-x');
    expect(t.until('purple', 'reinforce.side').data).toEqual({ value: 2 });
    t.plan('purple', 'reinforce.side', 'offense');
    t.run();
    expect(totals(t)).toEqual([15, 14]);
  });

  it('+X by house rule adds all ships on the side of its player', () => {
    const house = { options: { house: { reinforcementX: 'side-ships' } } };
    const t = fight({ red: ['attack-08'], blue: ['attack-10'], purple: ['reinforcement-x'] }, {}, house);
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('purple', 'reinforcement-x');
    t.plan('purple', 'reinforce.side', 'offense');
    t.run();
    expect(totals(t)).toEqual([18, 14]);
  });
});

describe('another morph', () => {
  it('[incursion-morph-01] is a copy of the card it meets', () => {
    const t = fight({ red: ['reward:morph'], blue: ['attack-10'] }, {}, { options: { rewards: 'incursion' } });
    t.run();
    expect(totals(t)).toEqual([13, 14]);
    expect(rewardPile(t)).toEqual(['morph']);
  });

  it('[incursion-morph-01] [dominion-other-03] of either deck it copies attacks and negotiates like the one of the cosmic deck', () => {
    for (const rewards of ['incursion', 'dominion'])
      for (const morph of ['reward:morph', 'morph']) {
        const options = { rewards };
        const attack = fight({ red: ['attack-20'], blue: [morph] }, {}, { options });
        attack.run();
        expect(attack.events('outcome')).toMatchObject([{ how: 'totals', totals: [23, 24] }]);
        const talk = fight({ red: [morph, 'attack-08'], blue: ['negotiate'] }, {}, { options });
        talk.select('red', 'morph');
        talk.offer('red', { red: ['attack-08'] });
        talk.accept('blue');
        talk.run();
        expect(talk.hand('blue')).toEqual(['attack-08']);
        // What is not a morph copies nothing.
        const plain = fight({ red: ['attack-20'], blue: ['attack-10'] }, {}, { options });
        plain.run();
        expect(totals(plain)).toEqual([23, 14]);
      }
  });

  it('[dominion-other-03] two of them, of whatever deck, are the ruin of both sides', () => {
    const t = fight({ red: ['reward:morph'], blue: ['morph'] }, {}, { options: { rewards: 'dominion' } });
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 4]);
    expect([rewardPile(t), t.pile(Z.discard)]).toEqual([['morph'], ['morph']]);
  });

  it('copies what a special negotiate says: two crooked deals cancel each other', () => {
    const t = fight({ red: ['morph'], blue: ['negotiate-crooked-deal'] });
    t.leave('red');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
  });

  it('[faq-hate-1] Hate may name a morph, and negotiates of every kind are of one type', () => {
    const seats = { red: 'hate', yellow: 'lunatic', blue: 'mind', purple: 'mite' };
    const hands = { red: ['reward:morph', 'attack-08'], blue: ['morph', 'attack-10'], yellow: ['negotiate'], purple: [] };
    const morphs = fight(hands, seats);
    morphs.use('red', 'hate');
    morphs.plan('red', 'hate.card', 'morph');
    morphs.until('red', 'launch.aim');
    expect(morphs.hand('blue')).toEqual(['attack-10']);
    // Yellow has none, and pays with three ships.
    expect(morphs.hand('yellow')).toEqual(['negotiate']);
    expect(morphs.warp('yellow')).toBe(3);

    const deals = fight(
      { red: ['negotiate-crooked-deal', 'attack-08'], blue: ['negotiate', 'attack-10'], yellow: ['attack-05', 'negotiate-epic-oratory'] },
      seats,
    );
    deals.use('red', 'hate');
    deals.plan('red', 'hate.card', 'negotiate-crooked-deal');
    deals.until('red', 'launch.aim');
    expect([deals.hand('blue'), deals.hand('yellow')]).toEqual([['attack-10'], ['attack-05']]);
    expect([deals.warp('blue'), deals.warp('yellow')]).toEqual([0, 0]);
  });
});
