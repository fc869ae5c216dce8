import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'parasite', blue: 'barbarian', purple: 'lunatic' };
const yellow = ['attack-05'];
const start = { turn: 'red', destiny: ['blue'] } as const;
const hands = { red: ['attack-40'], blue: ['attack-00'], yellow };

describe('R20 artifacts', () => {
  it('R20.1 an artifact is discarded once it has worked', () => {
    const t = table(seats, { ...start, hands: { ...hands, yellow: ['attack-05', 'emotion-control'] } });
    t.use('yellow', 'emotion-control');
    t.until('red', 'deal');
    expect(t.pile(Z.discard)).toEqual(['emotion-control']);
  });

  describe('Card Zap', () => {
    it('cancels an artifact or a flare as somebody else plays it; the card is discarded', () => {
      const t = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'plague'], yellow: ['attack-05', 'card-zap'] } });
      t.use('red', 'plague');
      t.plan('red', 'plague', 'blue');
      t.untilOffered('yellow', 'card-zap');
      expect(t.options('yellow')).toEqual(['card-zap', 'pass']);
      t.answer('yellow', 'card-zap');
      expect(t.warp('blue')).toBe(0);
      expect(t.pile(Z.discard).sort()).toEqual(['card-zap', 'plague']);
    });

    it('is of no use against one’s own cards, or against reinforcements', () => {
      const own = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'plague', 'card-zap'] } });
      own.use('red', 'plague');
      own.plan('red', 'plague', 'blue');
      expect(offeredInEncounter(own, 'red')).not.toContain('card-zap');

      const plus = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'reinforcement-2'], blue: ['attack-00', 'card-zap'] } });
      plus.select('red', 'attack-40');
      plus.use('red', 'reinforcement-2');
      plus.plan('red', 'reinforce.side', 'offense');
      expect(offeredInEncounter(plus, 'blue')).toEqual([]);
      expect(plus.events('outcome')[0]).toMatchObject({ totals: [43, 4] });
    });
  });

  describe('Emotion Control', () => {
    it('turns attacks into negotiates, so that the main players must deal', () => {
      const t = table(seats, { ...start, hands: { ...hands, purple: ['emotion-control'] } });
      t.untilOffered('purple', 'emotion-control');
      expect(t.encounter().phase).toBe('reveal');
      t.answer('purple', 'emotion-control');
      expect(t.encounter().slots.map((s) => s.type)).toEqual(['negotiate', 'negotiate']);
      expect(t.asked().sort()).toEqual(['blue deal', 'red deal']);
    });

    it('is of no use between negotiates', () => {
      const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['negotiate'], yellow, purple: ['emotion-control'] } });
      expect(offeredInEncounter(t, 'purple')).not.toContain('emotion-control');
    });
  });

  describe('Force Field', () => {
    it('cancels as many alliances as its player likes, all of them even', () => {
      const t = table(seats, { ...start, hands: { ...hands, blue: ['attack-00', 'force-field'] } });
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 4 });
      t.invite('blue', 'yellow');
      t.plan('yellow', 'use', 'pass');
      t.ally('yellow', 'defense', { 'yellow/1': 4 });
      t.use('blue', 'force-field');
      expect(t.until('blue', 'force-field')).toMatchObject({ kind: 'some', min: 1, max: 2 });
      t.answer('blue', ['purple', 'yellow']);
      t.until('red', 'planning.select');
      expect(t.encounter().allies).toEqual([[], []]);
      expect([t.ships('purple', 'gate'), t.ships('yellow', 'side')]).toEqual([0, 0]);
    });

    it('is of no use when nobody allied', () => {
      const t = table(seats, { ...start, hands: { ...hands, blue: ['attack-00', 'force-field'] } });
      expect(offeredInEncounter(t, 'blue')).toEqual([]);
    });
  });

  describe('Ionic Gas', () => {
    it('comes when the winner is known: nobody collects compensation or rewards', () => {
      const t = table(seats, { ...start, hands: { red: ['negotiate', 'ionic-gas'], blue: ['attack-08', 'attack-01'], yellow } });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.select('red', 'negotiate');
      t.select('blue', 'attack-08');
      t.untilOffered('red', 'ionic-gas');
      expect(t.encounter()).toMatchObject({ phase: 'resolution', outcome: { kind: 'won', winner: 1 } });
      expect(t.warp('red')).toBe(0);
      t.answer('red', 'ionic-gas');
      t.run();
      expect([t.events('compensated'), t.events('rewards')]).toEqual([[], []]);
      expect(t.hand('blue')).toEqual(['attack-01']);
    });

    it('is of no use a second time, also for whoever makes another card pass for it', () => {
      const position = { ...start, hands: { red: ['negotiate', 'ionic-gas'], blue: ['attack-08', 'plague'], yellow } };
      const t = table({ ...seats, blue: 'mesmer' }, position);
      t.use('red', 'ionic-gas');
      t.neverOffered('blue', 'mesmer', { at: 'window:resolution.start' });
      expect(t.events('compensated')).toEqual([]);

      // Without the first one it would have been.
      const alone = table({ ...seats, blue: 'mesmer' }, position);
      alone.pass('blue', 'mesmer', 1, { at: 'window:resolution.start' });
      alone.run();
    });
  });

  describe('Mobius Tubes', () => {
    it('at the start of an encounter of one’s own everybody’s ships leave the warp', () => {
      const t = table(seats, {
        ...start,
        hands: { ...hands, red: ['attack-40', 'mobius-tubes'] },
        ships: { red: { warp: 2 }, blue: { warp: 3 }, purple: { warp: 1 } },
      });
      t.use('red', 'mobius-tubes');
      t.plan('blue', 'ships.return', { 'blue/1': 2, 'blue/5': 1 });
      t.until('red', 'launch.aim');
      expect(['red', 'blue', 'purple'].map((c) => t.warp(c))).toEqual([0, 0, 0]);
      t.done();
    });

    it('is not for encounters of others', () => {
      const t = table(seats, { ...start, hands: { ...hands, blue: ['attack-00', 'mobius-tubes'] }, ships: { blue: { warp: 3 } } });
      expect(offeredInEncounter(t, 'blue')).toEqual([]);
    });

    const RED = ['red/1', 'red/2', 'red/3', 'red/4', 'red/5'];
    it('[faq-general-16] ships without a colony fall back into the warp', () => {
      const t = table(seats, {
        ...start,
        turn: 'blue',
        destiny: ['yellow'],
        hands: { ...hands, blue: ['attack-00', 'mobius-tubes'] },
        gone: RED,
        ships: { purple: { warp: 1 } },
      });
      t.use('blue', 'mobius-tubes');
      t.until('blue', 'launch.aim');
      expect([t.warp('red'), t.warp('purple')]).toEqual([20, 0]);
    });

    it('[faq-general-16] but the offense may first put up to four of them on the gate', () => {
      const t = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'mobius-tubes'] }, gone: RED });
      t.use('red', 'mobius-tubes');
      expect(t.until('red', 'ships.toGate')).toMatchObject({ min: 0, max: 4 });
      t.answer('red', { warp: 4 });
      expect(t.ships('red', 'gate')).toBe(4);
      t.aim('red', 'blue/1');
      t.until('red', 'planning.select');
      // The gate is full, so the ship it would retrieve stays where it is.
      expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([4, 16]);
    });

    it('is not offered when nobody in the warp has anywhere to go', () => {
      const position = { ...start, turn: 'blue', destiny: ['yellow'], gone: RED } as const;
      const held = { ...hands, blue: ['attack-00', 'mobius-tubes'] };
      table(seats, { ...position, hands: held }).neverOffered('blue', 'mobius-tubes');
      const one = table(seats, { ...position, hands: held, ships: { purple: { warp: 1 } } });
      expect(one.untilOffered('blue', 'mobius-tubes')).toEqual(['mobius-tubes', 'pass']);
    });
  });

  describe('Plague', () => {
    it('costs a player of one’s choice, oneself even, three ships and a card of each type', () => {
      const t = table(seats, {
        ...start,
        hands: {
          red: ['attack-40'],
          blue: ['attack-00', 'attack-30', 'negotiate', 'morph', 'quash', 'card-zap', 'flare:void', 'reinforcement-3', 'reinforcement-2'],
          yellow: ['attack-05', 'plague'],
        },
      });
      t.untilOffered('yellow', 'plague');
      t.answer('yellow', 'plague');
      expect(t.options('yellow').sort()).toEqual(['blue', 'purple', 'red', 'yellow']);
      t.answer('yellow', 'blue');
      t.plan('blue', 'use', 'pass');
      t.plan('blue', 'plague.ships', { 'blue/5': 3 });
      t.plan('blue', 'plague.card', 'attack-00', { type: 'attack' });
      t.plan('blue', 'plague.card', 'card-zap', { type: 'artifact' });
      t.plan('blue', 'plague.card', 'reinforcement-2', { type: 'reinforcement' });
      t.until('red', 'launch.aim');
      expect(t.warp('blue')).toBe(3);
      expect(t.hand('blue')).toEqual(['attack-30', 'quash', 'reinforcement-3']);
      t.done();
    });

    it('takes as many ships as there are', () => {
      const t = table(seats, { ...start, hands: { ...hands, yellow: ['attack-05', 'plague'] }, ships: { purple: { out: 18 } } });
      t.use('yellow', 'plague');
      t.plan('yellow', 'plague', 'purple');
      t.until('red', 'launch.aim');
      expect(t.warp('purple')).toBe(2);
    });

    it('can be played by anybody at the start of any encounter', () => {
      const t = table(seats, { ...start, hands: { ...hands, purple: ['plague'] } });
      expect(t.untilOffered('purple', 'plague')).toEqual(['plague', 'pass']);
      expect(t.encounter().phase).toBe('regroup');
    });
  });

  describe('Quash', () => {
    it('R12.10 turns a deal that was just made into a failed one', () => {
      const t = table(seats, { ...start, hands: { red: ['negotiate', 'attack-08'], blue: ['negotiate'], yellow, purple: ['quash'] } });
      t.select('red', 'negotiate');
      t.offer('red', { red: ['attack-08'] });
      t.accept('blue');
      expect(t.untilOffered('purple', 'quash')).toEqual(['quash', 'pass']);
      t.answer('purple', 'quash');
      t.run();
      expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
      expect(t.hand('red')).toEqual(['attack-08']);
      expect(t.turn()).toBe('yellow');
    });

    it('is of no use when no deal was made', () => {
      const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['negotiate'], yellow, purple: ['quash'] } });
      t.leave('red');
      expect(offeredInEncounter(t, 'purple')).not.toContain('quash');
    });
  });
});

describe('artifacts where they change nothing', () => {
  const seats = { red: 'hacker', yellow: 'parasite', blue: 'warpish', purple: 'void' };
  const start = { turn: 'red', destiny: ['blue'] } as const;

  it('Emotion Control leaves a card alone that is no attack', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'emotion-control'], blue: ['negotiate'], yellow: ['attack-05'] } });
    t.use('red', 'emotion-control');
    t.leave('red');
    t.run();
    expect(t.events('card-changed').map((x) => x.who)).toEqual([0]);
  });

  it('Ionic Gas is of no use after a deal, made or failed', () => {
    const hands = { red: ['negotiate', 'ionic-gas', 'attack-10'], blue: ['negotiate', 'attack-15'], yellow: ['attack-05'] };
    const failed = table(seats, { ...start, hands });
    failed.select('red', 'negotiate');
    failed.select('blue', 'negotiate');
    failed.leave('red');
    failed.neverOffered('red', 'ionic-gas');
  });

  it('Mobius Tubes: an offense without colonies may leave its ships in the warp, or put a single one on the gate', () => {
    const nowhere = { warp: 20 };
    const gated = (n: number) => {
      const t = table(seats, {
        ...start,
        hands: { red: ['attack-20', 'mobius-tubes'], blue: ['attack-06'], yellow: ['attack-05'] },
        ships: { red: nowhere },
      });
      t.use('red', 'mobius-tubes');
      t.until('red', 'ships.toGate');
      t.answer('red', n === 0 ? {} : { warp: n });
      return t;
    };
    // The regroup phase brings back one ship more, for which there is no other place either.
    const none = gated(0);
    expect([none.ships('red', 'gate'), none.events('ships-retrieved')]).toEqual([0, [{ who: 0, n: 1 }]]);
    const one = gated(1);
    expect(one.ships('red', 'gate')).toBe(1);
    expect(one.events('ships-retrieved')).toEqual([
      { who: 0, n: 1 },
      { who: 0, n: 1 },
    ]);
  });
});
