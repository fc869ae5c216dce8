import { describe, expect, it } from 'vitest';
import { shownOn, table } from '../table.ts';
import { expectBound } from '../bound.ts';

type Table = ReturnType<typeof table>;

const seats = { red: 'lizard', blue: 'trader', yellow: 'tripler', purple: 'healer' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-30'], blue: ['attack-08'] } } as const;

const left = (t: Table): unknown => shownOn(t, 'lizard').reserve;
/** Normal and morphed ships in a place. */
const both = (t: Table, place: string): number[] => {
  const row =
    t.state.ships.at[
      t.state.places.findIndex(
        (x) => place === (x.kind === 'planet' ? `${['red', 'blue', 'yellow', 'purple'][x.colour]}/${x.nth}` : x.kind),
      )
    ];
  return [row[0], row[4]];
};

describe('Lizard', () => {
  it('morphs the normal ships with which it wins as the offense', () => {
    const t = table(seats, start);
    expect(shownOn(t, 'lizard')).toEqual({ fleet: 'green', reserve: 20 });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.run();
    // The bonus comes with the morph, so it did not count for this victory.
    expect(t.events('outcome')).toMatchObject([{ totals: [33, 8 + 4] }]);
    expect([both(t, 'blue/1'), t.out('red'), left(t)]).toEqual([[0, 3], 3, 17]);
    expect(t.events('ships-morphed')).toEqual([{ who: 0, n: 3 }]);
    expect(t.events('ships-removed')).toEqual([]);
    expect(t.foreign('red')).toBe(1);
    expect(t.restored().divergence).toBeNull();
  });

  it('morphs those on the planet it defends', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['red'] });
    t.aim('blue', 'red/2');
    t.run();
    expect([both(t, 'red/2'), both(t, 'red/1'), left(t)]).toEqual([[0, 4], [4, 0], 16]);
  });

  it('does not morph as an ally, in defeat or zapped', () => {
    const lost = table(seats, { ...start, hands: { red: ['attack-01'], blue: ['attack-40'] } });
    lost.run();
    expect(left(lost)).toBe(20);
    const ally = table(seats, { ...start, turn: 'yellow', hands: { yellow: ['attack-30'], blue: ['attack-01'] } });
    ally.aim('yellow', 'blue/1');
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 2 });
    ally.run();
    expect([both(ally, 'blue/1'), left(ally)]).toEqual([[2, 0], 20]);
    const beside = table(seats, { ...start, turn: 'yellow', hands: { yellow: ['attack-01'], blue: ['attack-30'] } });
    beside.invite('blue', 'red');
    beside.ally('red', 'defense', { 'red/1': 2 });
    beside.run();
    expect(left(beside)).toBe(20);
    const zapped = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.zap('purple', 'lizard');
    zapped.run();
    expect(left(zapped)).toBe(20);
  });

  it('adds 2 more for each morphed ship as a main player or ally, even zapped or without its power', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['attack-30'], blue: ['attack-08'], purple: ['cosmic-zap'] },
      ships: { red: { out: 6, warp: 14 }, green: { 'yellow/1': 6 } },
    });
    // Too few home colonies: the power is gone.
    expect(t.sheet('lizard').down).toBe(true);
    t.aim('yellow', 'blue/1');
    t.invite('blue', 'red');
    t.ally('red', 'defense', { 'yellow/1@green': 3 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [30 / 3 + 1, 8 + 4 + 3 * 3] }]);
  });

  it('counts morphed ships for 3 in the next encounter, and does not morph them again', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-30', 'attack-06'], blue: ['attack-08'], yellow: ['attack-20'] },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-30');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.aim('red', 'yellow/1');
    t.send('red', { 'blue/1@green': 2, 'red/2': 1 });
    t.run();
    expect(t.events('outcome')[1]).toMatchObject({ totals: [6 + 3 + 2 * 2, 7 + 4] });
    // Only the normal one has something to morph into.
    expect([both(t, 'yellow/1'), left(t)]).toEqual([[0, 3], 16]);
  });

  it('morphs the ships with which it settles an empty home planet again', () => {
    const t = table(seats, { ...start, destiny: ['red'], ships: { red: { 'red/1': 0, 'red/2': 8 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.send('red', { 'red/2': 2 });
    t.run();
    expect([both(t, 'red/1'), left(t)]).toEqual([[0, 2], 18]);
  });

  it('wins at once when no normal ship is left in the game', () => {
    const t = table(seats, { ...start, ships: { red: { out: 17, 'red/1': 3 }, green: { 'red/2': 4, 'red/3': 4, 'red/4': 4 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.run();
    expect([t.over(), t.winners(), t.state.wonBy]).toEqual([true, ['red'], 'lizard']);
  });

  it('does not win while a normal ship is in the warp', () => {
    const t = table(seats, { ...start, ships: { red: { out: 15, warp: 2, 'red/1': 3 }, green: { 'red/2': 4, 'red/3': 4, 'red/4': 4 } } });
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.run();
    expect([t.over(), both(t, 'blue/1'), both(t, 'warp')]).toEqual([false, [0, 4], [1, 0]]);
  });

  it('cannot be parted from its power or its colour', () => expectBound(seats, 'lizard'));

  it('the wild flare doubles reinforcements that are played after it', () => {
    const t = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'healer' },
      {
        ...start,
        hands: { red: ['attack-06', 'flare:lizard', 'reinforcement-3', 'reinforcement-2'], blue: ['attack-08', 'reinforcement-5'] },
      },
    );
    t.send('red', { 'red/1': 1 });
    t.until('red', 'use');
    expect(t.untilOffered('red', 'flare:lizard')).toEqual(['flare:lizard', 'pass']);
    // First one reinforcement, then the flare, then another.
    t.answer('red', 'pass');
    expect(t.untilOffered('red', 'reinforcement-3')).toContain('flare:lizard');
    t.answer('red', 'reinforcement-3');
    t.answer('red', 'offense');
    t.use('red', 'flare:lizard');
    t.use('red', 'reinforcement-2');
    t.plan('red', 'reinforce.side', 'offense');
    t.use('blue', 'reinforcement-5');
    t.plan('blue', 'reinforce.side', 'defense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [6 + 1 + 3 + 4, 8 + 4 + 5] }]);
  });

  it('the wild flare is not for a side that revealed a negotiate', () => {
    const t = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'healer' },
      { ...start, hands: { red: ['negotiate', 'flare:lizard'], blue: ['attack-08'] } },
    );
    t.neverOffered('red', 'flare:lizard');
  });

  it('the wild flare makes the own kicker multiply by one more', () => {
    for (const kickerOrder of ['after-effects', 'before-effects']) {
      const t = table(
        { red: 'zombie', blue: 'healer', yellow: 'tripler', purple: 'human' },
        {
          ...start,
          options: { rewards: 'incursion', house: { kickerOrder } },
          hands: { red: ['attack-06', 'flare:lizard', 'kicker-x2'], blue: ['attack-08'] },
        },
      );
      t.send('red', { 'red/1': 1 });
      t.use('red', 'kicker-x2');
      t.use('red', 'flare:lizard');
      expect(t.until('red', 'lizard.raise')).toMatchObject({ options: ['reinforcements', 'kicker'] });
      t.answer('red', 'kicker');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [6 * 3 + 1, 8 + 4] }]);
    }
  });

  it('the wild flare doubles nothing where reinforcements are jammed: it is for the own kicker, or not offered', () => {
    const others = { red: 'zombie', blue: 'healer', yellow: 'tripler', purple: 'human' };
    const jam = (red: readonly string[], blue: readonly string[]): Table => {
      const t = table(others, { ...start, options: { rewards: 'both' }, hands: { red, blue } });
      t.send('red', { 'red/1': 1 });
      return t;
    };
    const t = jam(['attack-06', 'flare:lizard', 'reinforcement-2'], ['attack-08', 'kicker-x2-jamming-signal']);
    t.use('blue', 'kicker-x2-jamming-signal');
    t.neverOffered('red', 'flare:lizard');

    const own = jam(['attack-06', 'flare:lizard', 'kicker-x2-jamming-signal'], ['attack-08']);
    own.use('red', 'kicker-x2-jamming-signal');
    own.use('red', 'flare:lizard');
    own.run();
    expect(own.events('outcome')).toMatchObject([{ totals: [6 * 3 + 1, 8 + 4] }]);
  });

  it('the super flare lets two idle ships morph along, also from the warp', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-30', 'flare:lizard'] },
      ships: { red: { warp: 2, 'red/1': 4, 'red/2': 4 } },
    });
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.boost('red');
    expect(t.until('red', 'lizard.idle')).toMatchObject({ min: 0, max: 2 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'warp']);
    t.answer('red', { warp: 1, 'red/2': 1 });
    t.run();
    expect([both(t, 'blue/1'), both(t, 'red/2'), both(t, 'warp'), left(t)]).toEqual([[0, 1], [3, 1], [0, 1], 17]);
  });
});

describe('Lizard: what morphs and what its flare raises', () => {
  const others = { red: 'zombie', blue: 'healer', yellow: 'tripler', purple: 'human' };

  it('uses no power when all ships with which it wins have morphed before', () => {
    const t = table(seats, { ...start, ships: { red: { out: 4 }, green: { 'red/1': 4 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1@green': 2 });
    t.run();
    expect(t.foreign('red')).toBe(1);
    expect(t.events('ships-morphed')).toEqual([]);
    expect(t.events('power-used').filter((x) => x.alien === 'lizard')).toEqual([]);
  });

  it('without the flare no other ship is asked for', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    expect(t.story()).not.toContain('answers lizard.idle');
    expect(t.events('ships-morphed')).toEqual([{ who: 0, n: 1 }]);
  });

  it('super: is for normal ships, one of them is enough', () => {
    const flare = { ...start, hands: { ...start.hands, red: ['attack-30', 'flare:lizard'] } };
    const t = table(seats, {
      ...flare,
      ships: { red: { 'red/1': 3, 'red/2': 1, out: 16 }, green: { 'red/2': 3, 'red/3': 4, 'red/4': 4 } },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.boost('red');
    t.until('red', 'lizard.idle');
    expect(t.options('red')).toEqual(['red/2']);
    t.answer('red', { 'red/2': 1 });
    t.run();
    expect(t.winners()).toEqual(['red']);
    const none = table(seats, {
      ...flare,
      ships: { red: { 'red/1': 3, out: 17 }, green: { 'red/2': 3, 'red/3': 4, 'red/4': 4 } },
      strict: ['red'],
    });
    none.aim('red', 'blue/1');
    none.send('red', { 'red/1': 3 });
    none.run();
    expect(none.winners()).toEqual(['red']);
  });

  it('wild: doubles, and asks nothing where there is no kicker', () => {
    const t = table(others, { ...start, hands: { red: ['attack-06', 'flare:lizard', 'reinforcement-5'], blue: ['attack-08'] } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:lizard', { at: 'window:reveal.revealed' });
    t.use('red', 'reinforcement-5');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [6 + 1 + 10, 8 + 4] }]);
    expect(t.story()).not.toContain('answers lizard.raise');
  });

  it('wild: the kicker of the opponent stays as it is', () => {
    const t = table(others, {
      ...start,
      options: { rewards: 'incursion' },
      hands: { red: ['attack-06', 'flare:lizard', 'kicker-x2'], blue: ['attack-08', 'kicker-x2'] },
    });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'kicker-x2');
    t.use('blue', 'kicker-x2');
    t.use('red', 'flare:lizard');
    t.plan('red', 'lizard.raise', 'kicker');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [6 * 3 + 1, 8 * 2 + 4] }]);
  });

  it('wild: is for allies of either side, who have no kicker to raise, and not for bystanders', () => {
    for (const side of ['offense', 'defense'] as const) {
      const t = table(others, {
        ...start,
        options: { rewards: 'incursion' },
        hands: { red: ['attack-06', 'kicker-x2'], blue: ['attack-08'], yellow: ['flare:lizard', 'reinforcement-3'] },
      });
      t.send('red', { 'red/1': 1 });
      t.use('red', 'kicker-x2');
      t.invite(side === 'offense' ? 'red' : 'blue', 'yellow');
      t.ally('yellow', side, { 'yellow/1': 1 });
      t.use('yellow', 'flare:lizard');
      t.use('yellow', 'reinforcement-3');
      t.plan('yellow', 'reinforce.side', side);
      t.run();
      const [offense, defense] = side === 'offense' ? [12 + 2 + 6, 12] : [12 + 1, 12 + 1 + 6];
      expect(t.events('outcome').map((x) => x.totals)).toEqual([[offense, defense]]);
    }
    const apart = table(others, {
      ...start,
      hands: { red: ['attack-06'], blue: ['attack-08'], yellow: ['flare:lizard', 'reinforcement-3'] },
    });
    apart.neverOffered('yellow', 'flare:lizard');
  });
});
