import { describe, expect, it } from 'vitest';
import { allButTwo, table } from '../table.ts';

const seats = { red: 'trader', blue: 'healer', yellow: 'sycophant', purple: 'parasite' };
/** Red attacks blue and wins. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20', 'attack-06'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;

/** Yellow flatters a main player. */
function flatter(who: string, position: Position = {}, at: { readonly [colour: string]: string } = seats) {
  const t = table(at, { ...start, ...position });
  t.select('red', 'attack-20');
  t.use('yellow', 'sycophant');
  t.plan('yellow', 'sycophant.flatter', who);
  return t;
}
const tokens = (t: ReturnType<typeof table>) => t.sheet('sycophant').tokens;

describe('Sycophant', () => {
  it('starts with ten tokens, with four planets each with eight', () => {
    expect(tokens(table(seats, start))).toBe(10);
    expect(tokens(table(seats, { ...start, options: { planets: 4 } }))).toBe(8);
  });

  it('may flatter a main player once alliances are formed, and discards a token when that player wins', () => {
    const t = table(seats, start);
    t.select('red', 'attack-20');
    expect(t.untilOffered('yellow', 'sycophant')).toEqual(['sycophant', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:alliance.formed' } });
    t.answer('yellow', 'sycophant');
    expect(t.options('yellow')).toEqual(['red', 'blue']);
    t.answer('yellow', 'red');
    expect(t.events('flattered')).toEqual([{ by: t.seat('yellow'), who: t.seat('red') }]);
    expect(tokens(t)).toBe(10);
    t.run();
    expect(tokens(t)).toBe(9);
    expect(t.restored().divergence).toBeNull();

    const wrong = flatter('blue');
    wrong.run();
    expect(tokens(wrong)).toBe(10);

    const nobody = table(seats, start);
    nobody.run();
    expect(tokens(nobody)).toBe(10);
  });

  it('discards one for a deal of that player, not for one that fails', () => {
    const talk = { hands: { ...start.hands, red: ['negotiate', 'attack-06'], blue: ['negotiate', 'attack-10'] } };
    const made = table(seats, { ...start, ...talk });
    made.select('red', 'negotiate');
    made.select('blue', 'negotiate');
    made.use('yellow', 'sycophant');
    made.plan('yellow', 'sycophant.flatter', 'blue');
    made.offer('red', { red: ['attack-06'] });
    made.accept('blue');
    made.run();
    expect(tokens(made)).toBe(9);

    const failed = table(seats, { ...start, ...talk });
    failed.select('red', 'negotiate');
    failed.select('blue', 'negotiate');
    failed.use('yellow', 'sycophant');
    failed.plan('yellow', 'sycophant.flatter', 'blue');
    failed.run();
    expect(failed.events('deal-failed')).toHaveLength(1);
    expect(tokens(failed)).toBe(10);
  });

  it('may flatter the player it is allied against', () => {
    const t = flatter('red');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
    expect(t.encounter().id).toBeGreaterThan(1);
    expect([tokens(t), t.warp('yellow')]).toEqual([9, 1]);
  });

  it('flatters nobody as a main player', () => {
    table(seats, { ...start, destiny: ['yellow'] }).neverOffered('yellow', 'sycophant');
    table(seats, { ...start, turn: 'yellow' }).neverOffered('yellow', 'sycophant');
  });

  it('gets nothing for flattery that was zapped', () => {
    const t = flatter('red', { hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.zap('purple', 'sycophant');
    t.run();
    expect(tokens(t)).toBe(10);
  });

  it('wins at once with its last token, and with it those who have just won by colonies', () => {
    const t = flatter('red', { tokens: { sycophant: 1 } });
    t.run();
    expect(t.winners()).toEqual(['yellow']);
    expect(t.state.wonBy).toBe('sycophant');

    const together = flatter('red', {
      tokens: { sycophant: 1 },
      ships: { red: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 } },
    });
    together.run();
    expect(together.winners().sort()).toEqual(['red', 'yellow']);
  });

  it('wild: takes back a ship for each player with ships on the winning side, if it had no part', () => {
    const at = { ...seats, yellow: 'amoeba' };
    const position = { ...start, ships: { yellow: { warp: 4 } }, hands: { ...start.hands, yellow: ['attack-06', 'flare:sycophant'] } };
    const t = table(at, position);
    t.select('red', 'attack-20');
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    expect(t.untilOffered('yellow', 'flare:sycophant')).toEqual(['flare:sycophant', 'pass']);
    t.answer('yellow', 'flare:sycophant');
    t.run();
    expect(t.warp('yellow')).toBe(2);
    expect(t.hand('yellow')).toContain('flare:sycophant');

    const held = table(at, position);
    held.select('red', 'attack-06');
    held.use('yellow', 'flare:sycophant');
    held.run();
    expect(held.events('outcome')[0]).toMatchObject({ winner: 1 });
    expect(held.warp('yellow')).toBe(3);
  });

  it('wild: also when somebody has settled an own planet again, which is a victory', () => {
    const t = table(
      { ...seats, yellow: 'amoeba' },
      {
        ...start,
        destiny: ['red'],
        ships: { yellow: { warp: 4 }, red: { 'red/1': 0 } },
        hands: { ...start.hands, yellow: ['attack-06', 'flare:sycophant'] },
      },
    );
    t.plan('red', 'destiny.own', 'reclaim');
    t.use('yellow', 'flare:sycophant');
    t.run();
    expect(t.warp('yellow')).toBe(3);
  });

  it('wild: not for an ally, nor for one that was thrown out, nor after a deal', () => {
    const at = { ...seats, yellow: 'amoeba' };
    const hands = { ...start.hands, yellow: ['attack-06', 'flare:sycophant'], purple: ['attack-06', 'force-field'] };
    const position = { ...start, ships: { yellow: { warp: 4 } }, hands };
    for (const thrownOut of [false, true]) {
      const t = table(at, position);
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      if (thrownOut) t.use('purple', 'force-field');
      if (thrownOut) t.plan('purple', 'force-field', ['yellow']);
      t.neverOffered('yellow', 'flare:sycophant');
    }
    const deal = table(at, { ...position, hands: { ...hands, red: ['negotiate', 'attack-06'], blue: ['negotiate'] } });
    deal.select('red', 'negotiate');
    deal.offer('red', { red: ['attack-06'] });
    deal.accept('blue');
    deal.neverOffered('yellow', 'flare:sycophant');
  });

  const armed = { hands: { ...start.hands, yellow: ['attack-06', 'flare:sycophant'] } };

  it('[errata-sycophant-flare] super: more than five tokens become five, and another player gets the flare', () => {
    const t = table(seats, { ...start, ...armed });
    t.until('red', 'launch.aim');
    expect(t.canRaise('yellow')).toEqual(['flare:sycophant']);
    t.raise('yellow', 'flare:sycophant');
    t.until('yellow', 'sycophant.give');
    expect(t.options('yellow')).toEqual(['purple', 'red', 'blue']);
    t.answer('yellow', 'blue');
    expect(tokens(t)).toBe(5);
    expect(t.hand('blue')).toContain('flare:sycophant');
    expect(t.hand('yellow')).not.toContain('flare:sycophant');
    expect(t.restored().divergence).toBeNull();
  });

  it('[faq-sycophant-1] super: with five or fewer one goes, and the flare is never kept', () => {
    const t = table(seats, { ...start, ...armed, tokens: { sycophant: 5 } });
    t.until('red', 'launch.aim');
    t.raise('yellow', 'flare:sycophant');
    t.until('yellow', 'sycophant.give');
    expect(t.options('yellow')).not.toContain('yellow');
    t.answer('yellow', 'red');
    expect([tokens(t), t.hand('red').includes('flare:sycophant')]).toEqual([4, true]);
    t.run();
  });

  it('super: the last token wins the game, whoever has colonies enough by then', () => {
    const ships = { red: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1, 'purple/3': 1 } };
    const t = table(seats, { ...start, ...armed, ships, tokens: { sycophant: 1 } });
    t.until('red', 'launch.aim');
    t.raise('yellow', 'flare:sycophant');
    t.until('yellow', 'sycophant.give');
    t.answer('yellow', 'red');
    expect([t.over(), t.winners()]).toEqual([true, ['yellow']]);
  });
});

describe('Sycophant wild, closely', () => {
  const at = { ...seats, yellow: 'amoeba' };
  const hands = { ...start.hands, yellow: ['attack-06', 'flare:sycophant'] };

  it('takes back a single ship, and is of no use without one in the warp', () => {
    const one = table(at, { ...start, hands, ships: { yellow: { warp: 1 } } });
    one.select('red', 'attack-20');
    one.use('yellow', 'flare:sycophant', { at: 'window:resolution.landing' });
    one.run();
    expect(one.warp('yellow')).toBe(0);

    const none = table(at, { ...start, hands });
    none.select('red', 'attack-20');
    none.neverOffered('yellow', 'flare:sycophant');
  });

  it('is not for a main player who wins', () => {
    const t = table(at, {
      ...start,
      hands: { ...hands, yellow: ['attack-40', 'flare:sycophant'] },
      turn: 'yellow',
      ships: { yellow: { warp: 5 } },
    });
    t.neverOffered('yellow', 'flare:sycophant');
    expect(t.events('won')).toMatchObject([{ who: [t.seat('yellow')] }]);
  });
});

describe('Sycophant and a main player who has allied against itself', () => {
  it('is not paid when the flattered player has won only on the other side', () => {
    for (const [card, left] of [
      ['attack-20', 9],
      ['attack-00', 10],
    ] as const) {
      const hands = { ...start.hands, red: [card] };
      const t = table({ ...seats, red: 'lunatic' }, { ...start, hands });
      t.use('red', 'lunatic');
      t.plan('red', 'alliance.ships', { 'red/2': 1 });
      t.use('yellow', 'sycophant');
      t.plan('yellow', 'sycophant.flatter', 'red');
      t.run();
      expect([tokens(t), t.events('won').length]).toEqual([left, 1]);
    }
  });
});

describe('Sycophant: hope, and whom to congratulate', () => {
  it('can win in its own way where nobody has planets enough to win in another', () => {
    const people = { red: 'trader', blue: 'healer', yellow: 'sycophant' };
    const hands = { red: ['attack-20', 'attack-06'], blue: ['attack-10'] };
    const position = { ...start, hands, gone: allButTwo('red', 'blue', 'yellow'), ships: { red: { 'yellow/1': 1 } } };
    const t = table(people, position);
    t.run();
    expect(t.over()).toBe(false);
    const without = table({ ...people, yellow: 'hacker' }, position);
    without.run();
    expect(without.over()).toBe(true);
  });

  it('flatters for itself, as everybody sees', () => {
    const t = flatter('red');
    t.runTo('planning');
    expect(t.view(null).lingering).toMatchObject([{ kind: 'sycophant.flattery', owner: t.seat('yellow') }]);
  });

  it('wild: is of no use when nobody has ships on the winning side', () => {
    const position = {
      ...start,
      ships: { blue: { 'blue/5': 0 }, purple: { warp: 3 } },
      hands: { ...start.hands, red: ['attack-06'], blue: ['attack-20'], purple: ['flare:sycophant'] },
    };
    const t = table({ ...seats, yellow: 'hacker' }, position);
    t.aim('red', 'blue/5');
    t.neverOffered('purple', 'flare:sycophant');
    expect(t.events('won')).toMatchObject([{ who: [t.seat('blue')] }]);
  });
});
