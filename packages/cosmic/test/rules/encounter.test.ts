import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', yellow: 'lunatic', blue: 'tripler', purple: 'void' };
const hands = {
  red: ['attack-40', 'attack-30'],
  blue: ['attack-00', 'attack-01'],
  purple: ['attack-04', 'attack-07'],
  yellow: ['attack-05', 'attack-06'],
};
const start = { turn: 'red', destiny: ['blue', 'purple', 'blue'], hands } as const;
const INFINITY = { options: { technology: true } };

describe('R3.2 an encounter', () => {
  it('begins with nothing decided', () => {
    const t = table(seats, { ...start, hands: { ...hands, red: [...hands.red, 'plague'] } });
    t.untilOffered('red', 'plague');
    expect(t.view('blue').encounter).toMatchObject({
      nth: 1,
      offense: 0,
      defense: -1,
      hazard: false,
      system: null,
      target: null,
      reclaim: false,
      outcome: null,
      success: null,
      invited: [[], []],
      allies: [[], []],
      winners: [],
      losers: [],
      slots: [null, null],
    });
  });

  it('R3.5 that is cut short leaves no ship in the gate and no card on the table, by no rule of a phase', () => {
    const t = table(
      { red: 'deuce', blue: 'magician', yellow: 'healer', purple: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06', 'attack-08', 'plague'], blue: ['attack-20', 'attack-01'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.plan('red', 'ships.return', { 'red/2': 2 });
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect([t.ships('red', 'gate'), t.ships('red', 'red/2')]).toEqual([0, 6]);
    expect([t.why('ships-moved'), t.pile(Z.discard)]).toEqual([[], []]);
    expect([t.hand('red').length, t.hand('blue').length]).toEqual([2, 3]);
  });

  it('R18.2 a power that was zapped works again once the encounter has ended', () => {
    const t = table(
      { ...seats, blue: 'tripler' },
      { ...start, hands: { ...hands, yellow: ['attack-05', 'cosmic-zap'], blue: ['attack-08', 'attack-01'] } },
    );
    const isZapped = (): unknown => (t.view(null)[`sheet:${t.sheet('tripler').id}`] as { zapped: boolean }).zapped;
    t.select('red', 'attack-40');
    t.select('blue', 'attack-08');
    t.zap('yellow', 'tripler');
    t.until('red', 'encounter.second');
    expect(isZapped()).toBe(false);
  });
});

describe('R3.4 an encounter in between', () => {
  it('comes after another one has ended, belongs to no turn, and play goes on where it stopped', () => {
    const t = table(seats, { ...start, ...INFINITY, completed: { yellow: ['infinity-drive'] } });
    t.select('red', 'attack-40');
    t.use('yellow', 'tech:infinity-drive');
    t.runWhile(() => t.events('encounter').length < 2);
    expect(t.events('encounter')[1]).toEqual({ offense: 1, nth: 0 });
    t.until('yellow', 'launch.aim');
    expect(t.view('red').encounter).toMatchObject({ nth: 0, offense: 1, phase: 'launch' });
    t.until('red', 'technology.second');
    expect(t.turn()).toBe('red');
  });

  it('R9.2 whoever runs out of cards in it has not ended the turn of another', () => {
    const t = table(
      { ...seats, yellow: 'trader' },
      {
        ...start,
        ...INFINITY,
        destiny: ['blue', 'purple'],
        completed: { yellow: ['infinity-drive'] },
        hands: { ...hands, yellow: ['attack-05'], purple: ['plague'] },
      },
    );
    t.select('red', 'attack-40');
    t.use('yellow', 'tech:infinity-drive');
    t.use('yellow', 'trader');
    t.runWhile(() => t.events('out-of-cards').length === 0);
    t.until('red', 'technology.second');
    expect([t.events('turn').length, t.events('out-of-cards')]).toEqual([1, [{ who: 1 }]]);
  });

  it('what an encounter before has brought about does not last into it', () => {
    const t = table(
      { ...seats, blue: 'tripler' },
      {
        ...start,
        ...INFINITY,
        destiny: ['blue', 'blue'],
        completed: { red: ['infinity-drive'] },
        hands: { ...hands, yellow: ['attack-05', 'cosmic-zap'], blue: ['attack-08', 'attack-10'] },
      },
    );
    t.select('red', 'attack-40');
    t.select('blue', 'attack-08');
    t.zap('yellow', 'tripler');
    t.use('red', 'tech:infinity-drive');
    t.runWhile(() => t.state.encounters.length < 2);
    t.runWhile(() => t.state.encounters.length > 1);
    // 10 times three the second time.
    expect(t.events('outcome').map((x) => (x.totals as readonly number[])[1] > 20)).toEqual([false, true]);
  });
});

describe('an encounter that is played again from its planning phase', () => {
  /** Red travels in time. Yellow zaps a power before planning, or after. */
  const again = (zap: 'before' | 'after') => {
    const t = table(
      { red: 'chronos', yellow: zap === 'before' ? 'mind' : 'lunatic', blue: 'loser', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-10', 'attack-06'], blue: ['attack-08', 'attack-10'], yellow: ['attack-05'], purple: ['cosmic-zap'] },
      },
    );
    t.select('red', 'attack-10');
    t.select('blue', 'attack-08');
    return t;
  };
  const zapped = (t: ReturnType<typeof again>, alien: string): unknown =>
    (t.view(null)[`sheet:${t.sheet(alien).id}`] as { zapped: boolean }).zapped;

  it('a zap since then is void', () => {
    const t = again('after');
    t.use('blue', 'loser');
    t.zap('purple', 'loser');
    t.untilOffered('red', 'chronos');
    expect(zapped(t, 'loser')).toBe(true);
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect(zapped(t, 'loser')).toBe(false);
  });

  it('one from before stands', () => {
    const t = again('before');
    t.use('yellow', 'mind');
    t.zap('purple', 'mind');
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect(zapped(t, 'mind')).toBe(true);
  });
});
