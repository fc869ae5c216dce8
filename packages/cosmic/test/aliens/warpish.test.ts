import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'warpish', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
/** Red takes back one ship when it regroups: five are left in the warp. */
const fight = {
  turn: 'red',
  destiny: ['blue'],
  ships: { red: { warp: 2, 'red/1': 4, 'red/5': 4 }, blue: { warp: 3, 'blue/1': 4 }, yellow: { warp: 1 } },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'] },
} as const;

describe('Warpish', () => {
  it('adds one for every ship in the warp, whosever it is', () => {
    const t = table(seats, fight);
    t.send('red', { 'red/5': 2 });
    t.run();
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'warpish', clause: 'use' }]);
    expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [8 + 2 + 5, 10 + 4] }]);
    expect(t.story()).not.toContain('red answers use');
    expect(t.restored().divergence).toBeNull();
  });

  it('does so as the defense, but not with a negotiate and not as an ally', () => {
    const defense = table(seats, { ...fight, turn: 'blue', destiny: ['red'] });
    defense.send('blue', { 'blue/5': 1 });
    defense.run();
    expect(defense.events('outcome')).toMatchObject([{ winner: 1, totals: [11, 8 + 4 + 5] }]);

    const peaceful = table(seats, { ...fight, hands: { ...fight.hands, red: ['negotiate'] } });
    peaceful.run();
    expect(peaceful.events('power-used')).toEqual([]);

    const ally = table(seats, { ...fight, turn: 'blue', destiny: ['yellow'] });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/5': 1 });
    ally.run();
    expect(ally.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'warpish' }));
  });

  it('adds nothing when it is zapped, or when nothing is in the warp', () => {
    const t = table(seats, { ...fight, hands: { ...fight.hands, blue: ['attack-10', 'cosmic-zap'] } });
    t.send('red', { 'red/5': 2 });
    t.zap('blue', 'warpish');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 1, totals: [10, 14] }]);

    const empty = table(seats, { ...fight, ships: {} });
    empty.run();
    expect(empty.events('total-changed')).toEqual([]);
  });

  it('[faq-warpish-1] counts ships that reach the warp before its use, and none that come later', () => {
    // The Gambler loses ships for a lie while the cards are being turned over.
    const early = table({ ...seats, blue: 'gambler' }, { ...fight, ships: {}, hands: { ...fight.hands, blue: ['attack-10'] } });
    early.send('red', { 'red/5': 2 });
    early.use('blue', 'gambler');
    early.plan('blue', 'gambler.claim', 'attack-40');
    early.plan('red', 'gambler.challenge', true);
    early.run();
    expect(early.events('ships-lost')[0]).toEqual({ who: early.seat('blue'), n: 4 });
    expect(early.events('outcome')).toMatchObject([{ totals: [8 + 2 + 4, 10 + 4] }]);

    // Yellow's ship goes to the warp to stop an artifact, when the Warpish has counted already.
    const late = table(seats, { ...fight, hands: { ...fight.hands, yellow: ['attack-06', 'flare:void'], purple: ['emotion-control'] } });
    late.send('red', { 'red/5': 2 });
    late.use('purple', 'emotion-control');
    late.use('yellow', 'flare:void');
    late.run();
    expect(late.warp('yellow')).toBe(2);
    expect(late.events('outcome')).toMatchObject([{ totals: [8 + 2 + 5, 10 + 4] }]);

    // With an empty warp it has counted as well: none.
    const none = table(seats, {
      ...fight,
      ships: {},
      hands: { ...fight.hands, yellow: ['attack-06', 'flare:void'], purple: ['emotion-control'] },
    });
    none.send('red', { 'red/5': 2 });
    none.use('purple', 'emotion-control');
    none.use('yellow', 'flare:void');
    none.run();
    expect(none.events('power-used')).toContainEqual({ who: none.seat('red'), alien: 'warpish', clause: 'use' });
    expect(none.warp('yellow')).toBe(1);
    expect(none.events('outcome')).toMatchObject([{ totals: [8 + 2, 10 + 4] }]);
  });

  it('counts a single ship', () => {
    const t = table(seats, { ...fight, ships: { yellow: { warp: 1 } } });
    t.send('red', { 'red/5': 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 1 + 1, 14] }]);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'sorcerer' };
    const holding = { ...fight, ships: { red: { warp: 4, 'red/5': 3 }, blue: { warp: 5, 'blue/1': 4 } } };

    it('adds one for each own ship in the warp', () => {
      const t = table(others, { ...holding, hands: { ...fight.hands, red: ['attack-08', 'flare:warpish'] } });
      t.send('red', { 'red/5': 1 });
      expect(t.untilOffered('red', 'flare:warpish')).toEqual(['flare:warpish', 'pass']);
      expect(t.encounter().phase).toBe('reveal');
      t.use('red', 'flare:warpish');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [8 + 1 + 3, 14] }]);
      expect(t.hand('red')).toEqual(['flare:warpish']);
    });

    it('is for main players', () => {
      const t = table(others, { ...holding, turn: 'blue', destiny: ['yellow'], hands: { ...fight.hands, red: ['flare:warpish'] } });
      t.invite('blue', 'red');
      t.ally('red', 'offense', { 'red/5': 1 });
      t.neverOffered('red', 'flare:warpish');
    });

    it('is of no use with a negotiate or with no ship there', () => {
      table(others, { ...holding, hands: { ...fight.hands, red: ['negotiate', 'flare:warpish'] } }).neverOffered('red', 'flare:warpish');
      table(others, {
        ...holding,
        ships: { blue: { warp: 5 } },
        hands: { ...fight.hands, red: ['attack-08', 'flare:warpish'] },
      }).neverOffered('red', 'flare:warpish');
    });
  });

  it("super: takes one off the opponent's total for each of its ships in the warp, besides the power", () => {
    const t = table(seats, { ...fight, hands: { ...fight.hands, red: ['attack-08', 'flare:warpish'] } });
    t.send('red', { 'red/5': 1 });
    expect(t.untilOffered('red', 'flare:warpish')).toEqual(['flare:warpish', 'warpish']);
    t.use('red', 'flare:warpish');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 1 + 5, 10 + 4 - 3] }]);
  });

  it('super: for main players, against an attack and ships in the warp', () => {
    const hands = { ...fight.hands, red: ['attack-08', 'flare:warpish'] };
    const none = { ...fight, ships: { red: { warp: 3 }, yellow: { warp: 2 } }, hands };
    table(seats, none).neverOffered('red', 'flare:warpish');
    const peaceful = { ...fight, hands: { ...hands, blue: ['negotiate'] } };
    table(seats, peaceful).neverOffered('red', 'flare:warpish');
    const aside = table(seats, { ...fight, turn: 'blue', destiny: ['yellow'], hands });
    aside.invite('blue', 'red');
    aside.ally('red', 'offense', { 'red/5': 1 });
    aside.neverOffered('red', 'flare:warpish');
  });
});

describe('Warpish: a single ship, and what was revealed', () => {
  it('does nothing for a negotiate that has become an attack', () => {
    const t = table(seats, { ...fight, hands: { ...fight.hands, red: ['negotiate', 'flare:human'] } });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('power-used')).toEqual([]);
  });

  it('wild: one ship in the warp is enough, once the cards are revealed', () => {
    const position = { ...fight, ships: { red: { warp: 2 } }, hands: { ...fight.hands, red: ['attack-08', 'flare:warpish'] } };
    const t = table({ ...seats, red: 'hacker' }, { ...position, strict: ['red'] });
    t.pass('red', 'flare:warpish', 1, { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('ships-retrieved')).toHaveLength(1);
  });

  it('super: one ship of the opponent is enough', () => {
    const t = table(seats, { ...fight, ships: { blue: { warp: 1 } }, hands: { ...fight.hands, red: ['attack-08', 'flare:warpish'] } });
    t.send('red', { 'red/5': 1 });
    t.aim('red', 'blue/2');
    t.use('red', 'flare:warpish', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 1 + 1, 10 + 4 - 1] }]);
  });
});
