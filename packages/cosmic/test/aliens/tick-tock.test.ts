import { describe, expect, it } from 'vitest';
import { allButTwo, table } from '../table.ts';

const seats = { red: 'tick-tock', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
/** Blue attacks yellow and loses. */
const held = {
  turn: 'blue',
  destiny: ['yellow'],
  hands: { red: ['attack-08'], blue: ['attack-04'], yellow: ['attack-30'], purple: ['attack-06'] },
} as const;
const taken = { ...held, hands: { ...held.hands, blue: ['attack-40'] } };
const dealing = { ...held, hands: { ...held.hands, blue: ['negotiate', 'attack-06'], yellow: ['negotiate', 'attack-08'] } } as const;

function deal(position = {}) {
  const t = table(seats, { ...dealing, ...position });
  t.select('blue', 'negotiate');
  t.select('yellow', 'negotiate');
  return t;
}

describe('Tick-Tock', () => {
  it('starts with ten tokens, with four planets each with eight', () => {
    expect(table(seats, held).sheet('tick-tock').tokens).toBe(10);
    expect(table(seats, { ...held, options: { planets: 4 } }).sheet('tick-tock').tokens).toBe(8);
  });

  it('discards a token when a defense wins, whoever it is', () => {
    const t = table(seats, held);
    t.run();
    expect(t.sheet('tick-tock').tokens).toBe(9);
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'tick-tock', clause: 'use' }]);
    expect(t.story()).not.toContain('red answers use');
    expect(t.restored().divergence).toBeNull();
  });

  it('discards one when a deal is made, and none when an offense wins or a deal fails', () => {
    const made = deal();
    made.offer('blue', { blue: ['attack-06'] });
    made.accept('yellow');
    made.run();
    expect(made.sheet('tick-tock').tokens).toBe(9);

    const failed = deal();
    failed.run();
    expect(failed.events('deal-failed')).toHaveLength(1);
    expect(failed.sheet('tick-tock').tokens).toBe(10);

    const lost = table(seats, taken);
    lost.run();
    expect(lost.sheet('tick-tock').tokens).toBe(10);
  });

  it('keeps the token when it is zapped', () => {
    const t = table(seats, { ...held, hands: { ...held.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.zap('purple', 'tick-tock');
    t.run();
    expect(t.sheet('tick-tock').tokens).toBe(10);
  });

  it('wins at once with its last token', () => {
    const t = table(seats, { ...held, tokens: { 'tick-tock': 1 } });
    t.run();
    expect([t.over(), t.winners()]).toEqual([true, ['red']]);
    expect(t.events('game-won')).toEqual([{ who: [0], how: 'tick-tock' }]);
    // The cards were still on the table.
    expect(t.events('cards-discarded')).toEqual([]);
  });

  it('[faq-tick-tock-1] wins together with two players whose deal wins the game for them', () => {
    const t = deal({
      tokens: { 'tick-tock': 1 },
      ships: {
        blue: { 'red/1': 1, 'red/2': 1, 'purple/1': 1, 'purple/2': 1 },
        yellow: { 'red/3': 1, 'red/4': 1, 'purple/3': 1, 'purple/4': 1 },
      },
    });
    t.send('blue', { 'blue/2': 1 });
    t.offer('blue', { blue: ['colony blue/1'], yellow: ['colony yellow/1'] });
    t.accept('yellow');
    t.plan('blue', 'deal.found', { 'blue/2': 1 });
    t.plan('yellow', 'deal.found', { 'yellow/2': 1 });
    t.run();
    expect(t.over()).toBe(true);
    expect(t.winners().sort()).toEqual(['blue', 'red', 'yellow']);
  });

  it('can also win in the normal way', () => {
    const t = table(seats, {
      ...held,
      turn: 'red',
      hands: { ...held.hands, red: ['attack-40'] },
      ships: { red: { 'blue/1': 1, 'blue/2': 1, 'purple/1': 1, 'purple/2': 1 } },
    });
    t.run();
    expect(t.winners()).toEqual(['red']);
    expect(t.sheet('tick-tock').tokens).toBe(10);
  });

  describe('wild', () => {
    const others = { red: 'clone', blue: 'trader', yellow: 'parasite', purple: 'chosen' };
    const DECK: { readonly [face: string]: number } = {
      'attack-00': 1,
      'attack-01': 1,
      'attack-04': 4,
      'attack-05': 1,
      'attack-06': 7,
      'attack-07': 1,
      'attack-08': 7,
      'attack-09': 1,
      'attack-10': 4,
      'attack-11': 1,
      'attack-12': 2,
      'attack-13': 1,
      'attack-14': 2,
      'attack-15': 1,
      'attack-20': 2,
      'attack-23': 1,
      'attack-30': 1,
      'attack-40': 1,
      negotiate: 15,
      morph: 1,
      'reinforcement-2': 2,
      'reinforcement-3': 3,
      'reinforcement-5': 1,
      'card-zap': 2,
      'cosmic-zap': 2,
      'emotion-control': 1,
      'force-field': 1,
      'ionic-gas': 1,
      'mobius-tubes': 2,
      plague: 1,
      quash: 1,
      'flare:clone': 1,
      'flare:trader': 1,
      'flare:parasite': 1,
      'flare:chosen': 1,
    };

    /** The deck is empty, the discard pile is not, and blue begins its turn without an encounter card. */
    function reshuffling(position = {}, people: { readonly [colour: string]: string } = others) {
      const hands = { red: ['attack-08', 'flare:tick-tock'], blue: ['card-zap'] };
      const all = Object.entries(DECK).flatMap(([face, n]) => Array.from({ length: n }, () => face));
      for (const face of ['attack-08', 'card-zap']) all.splice(all.indexOf(face), 1);
      return table(people, {
        turn: 'blue',
        destiny: ['yellow'],
        hands: { ...hands, yellow: all.splice(0, 30) },
        discard: all,
        options: { aliens: Object.values(others) },
        ...position,
      });
    }

    it('founds a colony on a home planet of another player when the discard pile becomes the deck', () => {
      const t = reshuffling();
      expect(t.untilOffered('red', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
      expect(t.events('deck-reshuffled')).toHaveLength(1);
      t.answer('red', 'flare:tick-tock');
      expect(t.options('red')).toHaveLength(15);
      expect(t.options('red')).not.toContain('red/1');
      t.answer('red', 'purple/2');
      expect(t.until('red', 'tick-tock.ships')).toMatchObject({ min: 1, max: 4 });
      t.answer('red', { 'red/1': 2, 'red/2': 1 });
      expect([t.ships('red', 'purple/2'), t.ships('purple', 'purple/2')]).toEqual([3, 4]);
      expect(t.hand('red')).toEqual(['attack-08', 'flare:tick-tock']);
    });

    it('with ships that are not in the encounter, if there are any', () => {
      // Blue is attacked and has no encounter card.
      const t = reshuffling({ turn: 'red', destiny: ['blue'] });
      t.send('red', { 'red/1': 2 });
      t.use('red', 'flare:tick-tock');
      t.plan('red', 'tick-tock.planet', 'purple/2');
      t.until('red', 'tick-tock.ships');
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);

      const none = reshuffling({
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { out: 16, 'red/1': 4, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } },
      });
      none.send('red', { 'red/1': 4 });
      none.neverOffered('red', 'flare:tick-tock');
      expect(none.events('deck-reshuffled')).toHaveLength(1);
    });

    it('not where one has a colony already', () => {
      const t = reshuffling({ ships: { red: { 'blue/1': 1 } } });
      t.use('red', 'flare:tick-tock');
      t.until('red', 'tick-tock.planet');
      expect(t.options('red')).not.toContain('blue/1');
      expect(t.options('red')).toHaveLength(14);
    });

    it('not on a home planet of its own, nor where there is no room', () => {
      const pygmies = { ...others, purple: 'pygmy' };
      const t = reshuffling({ ships: { red: { 'red/1': 0 }, purple: { 'purple/1': 4, 'purple/2': 3 } } }, pygmies);
      t.use('red', 'flare:tick-tock');
      t.until('red', 'tick-tock.planet');
      expect(t.options('red')).not.toContain('red/1');
      expect(t.options('red')).not.toContain('purple/1');
      expect(t.options('red')).toContain('purple/2');
      t.answer('red', 'purple/2');
      t.answer('red', { 'red/2': 1 });
      expect(t.ships('red', 'purple/2')).toBe(1);
    });

    it('with the ships of one colony, and not without any', () => {
      const away = { 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 };
      const one = reshuffling({ ships: { red: { ...away, warp: 16 } } });
      expect(one.untilOffered('red', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);

      const none = reshuffling({ ships: { red: { warp: 20 } } });
      none.until('blue', 'launch.aim');
      expect(none.events('deck-reshuffled')).toHaveLength(1);
      expect(none.story()).not.toContain('red answers use');
    });
  });

  describe('super', () => {
    const winning = { ...held, turn: 'red', hands: { ...held.hands, red: ['attack-40', 'flare:tick-tock'] } } as const;

    it('gives up a ship for another token when it wins as a main player', () => {
      const t = table(seats, winning);
      expect(t.untilOffered('red', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
      t.use('red', 'flare:tick-tock');
      t.plan('red', 'tick-tock.price', { 'red/3': 1 });
      t.run();
      expect([t.sheet('tick-tock').tokens, t.warp('red')]).toEqual([9, 1]);
    });

    it('the ship is a price, not a losing ship', () => {
      const hands = { ...winning.hands, red: ['attack-40', 'attack-10', 'flare:tick-tock'] };
      const t = table(seats, { ...winning, hands });
      t.select('red', 'attack-40');
      t.use('red', 'flare:tick-tock');
      t.until('red', 'encounter.second');
      expect(t.events('ships-lost')).toContainEqual({ who: t.seat('red'), n: 1 });
      expect(t.encounter().lost[t.seat('red')]).toBe(0);
    });

    it('comes on top of what the power discards, and wins with the last token', () => {
      const t = table(seats, { ...winning, turn: 'blue', destiny: ['red'], tokens: { 'tick-tock': 2 } });
      expect(t.untilOffered('red', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'tick-tock']);
      t.use('red', 'flare:tick-tock');
      t.run();
      expect(t.winners()).toEqual(['red']);
    });

    it('is not for allies', () => {
      const t = table(seats, { ...winning, turn: 'blue', hands: { ...winning.hands, blue: ['attack-40'], red: ['flare:tick-tock'] } });
      t.invite('blue', 'red');
      t.ally('red', 'offense', { 'red/1': 1 });
      t.neverOffered('red', 'flare:tick-tock');
      expect(t.events('won')[0]).toMatchObject({ who: [t.seat('blue'), t.seat('red')] });
    });

    it('is not for others, nor after a defeat', () => {
      table(seats, { ...winning, turn: 'blue' }).neverOffered('red', 'flare:tick-tock');
      const lost = { ...winning, hands: { ...winning.hands, red: ['attack-00', 'flare:tick-tock'] } };
      table(seats, lost).neverOffered('red', 'flare:tick-tock');
    });
  });
});

describe('Tick-Tock: an outcome that came about in another way', () => {
  it('a deal of the Galactic Council is one deal and costs one token, a failed one none', () => {
    const council = { ...dealing, destiny: ['yellow!'], hazardDeck: ['galactic-council'], options: { hazards: true } } as const;
    const t = table(seats, council);
    t.offer('blue', { blue: ['attack-06 > yellow'] });
    for (const colour of ['yellow', 'purple', 'red']) t.accept(colour);
    t.until('blue', 'encounter.second');
    expect(t.events('deal-made')).toEqual([{ parties: [0, 1, 2, 3] }]);
    expect(t.sheet('tick-tock').tokens).toBe(9);

    const failed = table(seats, council);
    failed.leave('blue');
    failed.run();
    expect(failed.events('deal-failed')).toHaveLength(1);
    expect(failed.sheet('tick-tock').tokens).toBe(10);
  });

  it('an encounter that the Oracle calls off counts as a deal', () => {
    const t = table({ ...seats, blue: 'oracle' }, { ...held, hands: { ...held.hands, blue: ['attack-04', 'flare:oracle'] } });
    t.use('blue', 'flare:oracle');
    t.until('blue', 'encounter.second');
    expect(t.sheet('tick-tock').tokens).toBe(9);
    expect(t.why('tokens')).toContain('power:tick-tock');
  });

  it('super: an own planet that is settled again has been won, too', () => {
    const t = table(seats, {
      ...held,
      turn: 'red',
      destiny: ['red'],
      ships: { red: { 'red/1': 0 } },
      hands: { ...held.hands, red: ['attack-08', 'flare:tick-tock'] },
    });
    t.plan('red', 'destiny.own', 'reclaim');
    expect(t.untilOffered('red', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
    expect(t.ships('red', 'red/1')).toBeGreaterThan(0);
    t.answer('red', 'flare:tick-tock');
    t.until('red', 'encounter.second');
    // Nobody has won as the defense, and no deal was made: the power itself discards nothing.
    expect([t.sheet('tick-tock').tokens, t.warp('red')]).toEqual([9, 1]);
  });
});

describe('Tick-Tock, closely', () => {
  it('can win in its own way where nobody has planets enough to win in another', () => {
    const people = { red: 'tick-tock', blue: 'trader', yellow: 'parasite' };
    const hands = { blue: ['attack-40'], yellow: ['attack-30'] };
    const position = { ...taken, hands, gone: allButTwo('red', 'blue', 'yellow'), ships: { blue: { 'red/1': 1 } } };
    const t = table(people, position);
    t.run();
    expect(t.over()).toBe(false);
    const without = table({ ...people, red: 'hacker' }, position);
    without.run();
    expect(without.over()).toBe(true);
  });

  it('super: the ship may come from the only colony, where it has just defended itself', () => {
    const t = table(seats, {
      ...held,
      turn: 'blue',
      destiny: ['red'],
      options: { hazards: true },
      hazards: ['witness'],
      ships: { red: { warp: 16, 'red/1': 4, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } },
      hands: { ...held.hands, red: ['attack-40', 'flare:tick-tock'] },
    });
    t.aim('blue', 'red/1');
    t.use('red', 'flare:tick-tock');
    t.run();
    expect([t.sheet('tick-tock').tokens, t.ships('red', 'red/1')]).toEqual([8, 3]);
  });

  it('super: is of no use without a ship to give up', () => {
    const t = table(seats, {
      ...held,
      turn: 'blue',
      destiny: ['red'],
      options: { hazards: true },
      hazards: ['witness'],
      ships: { red: { warp: 20 } },
      hands: { ...held.hands, red: ['attack-40', 'flare:tick-tock'] },
    });
    t.aim('blue', 'red/1');
    t.neverOffered('red', 'flare:tick-tock');
    expect(t.events('won')).toMatchObject([{ who: [t.seat('red')] }]);
  });
});
