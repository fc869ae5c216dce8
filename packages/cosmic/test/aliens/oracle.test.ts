import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'oracle', blue: 'healer', yellow: 'tripler' };

describe('Oracle', () => {
  it('sees the open card of its opponent before it selects', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-40'], blue: ['attack-08', 'negotiate'] },
    });
    const first = t.until('blue', 'planning.select');
    expect(t.asked()).toEqual(['blue planning.select']);
    expect(first.seat).toBe(t.seat('blue'));
    t.answer('blue', 'attack-08');
    t.until('red', 'planning.select');
    expect(t.encounter().slots[1]).toMatchObject({ up: true, type: 'attack', value: 8 });
    expect(t.options('red')).toEqual(['attack-04', 'attack-40']);
    t.answer('red', 'attack-40');
    t.run();
    expect(t.warp('blue')).toBe(4);
  });

  it('works as the defense too', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-04', 'attack-40'], blue: ['attack-08', 'negotiate'] },
    });
    t.until('blue', 'planning.select');
    expect(t.asked()).toEqual(['blue planning.select']);
  });

  it('selects in secret together with its opponent when zapped', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-40'], blue: ['attack-08', 'cosmic-zap'] },
    });
    t.zap('blue', 'oracle');
    t.until('blue', 'planning.select');
    expect(t.asked()).toEqual(['red planning.select', 'blue planning.select']);
  });

  it('[faq-flare-1] wild: the flare lies on the table while hands are mixed, and then returns to its player', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04', 'attack-05', 'flare:oracle'], blue: ['attack-08', 'attack-20', 'attack-23', 'attack-30', 'attack-40'] },
      },
    );
    t.use('red', 'flare:oracle');
    t.until('blue', 'planning.select');
    expect(t.hand('red')).toHaveLength(3);
    expect(t.hand('red')).toContain('flare:oracle');
    expect(t.hand('blue')).toHaveLength(5);
    expect([...t.hand('red'), ...t.hand('blue')].sort()).toEqual([
      'attack-04',
      'attack-05',
      'attack-08',
      'attack-20',
      'attack-23',
      'attack-30',
      'attack-40',
      'flare:oracle',
    ]);
    // With this seed the two hands really were mixed.
    expect(t.events('cards-taken').length + t.events('cards-given').length).toBeGreaterThan(0);
  });

  it('wild: only a main player may play it', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-08'], yellow: ['attack-10', 'flare:oracle'] } },
    );
    t.use('yellow', 'flare:oracle');
    expect(() => {
      t.run();
    }).toThrow('planned but never asked');
  });

  it('super: calls the encounter off as if a deal had been made', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:oracle'], blue: ['attack-40', 'attack-08'] },
    });
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.select('blue', 'attack-40');
    expect(t.untilOffered('red', 'flare:oracle')).toEqual(['flare:oracle', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.shown');
    t.answer('red', 'flare:oracle');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-40']);
    expect(t.hand('red')).toEqual(['attack-04', 'flare:oracle']);
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([0, 0, 0]);
    expect([t.ships('red', 'gate'), t.ships('yellow', 'gate')]).toEqual([0, 0]);
    expect(t.foreign('red')).toBe(0);
    expect(t.encounter().nth).toBe(2);
  });

  it('super: what follows is the resolution of a deal, and what lies facedown returns', () => {
    const t = table(
      { ...seats, yellow: 'sycophant' },
      {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'both' },
        hands: { red: ['attack-04', 'flare:oracle', 'intimidate-19'], blue: ['attack-40', 'kicker-x3'] },
      },
    );
    t.use('red', 'intimidate-19', { at: 'window:alliance.beforeInvites' });
    t.use('yellow', 'sycophant');
    t.plan('yellow', 'sycophant.flatter', 'blue');
    t.use('blue', 'kicker-x3');
    t.use('red', 'flare:oracle');
    t.until('red', 'encounter.second');
    expect(t.events('deal-made')).toEqual([{ parties: [0, 1] }]);
    expect(t.events('deal-open')).toEqual([]);
    expect(t.encounter()).toMatchObject({ phase: 'resolution', outcome: { kind: 'deal', made: true }, success: true });
    expect([t.hand('red'), t.hand('blue')]).toEqual([
      ['attack-04', 'flare:oracle', 'intimidate-19'],
      ['attack-40', 'kicker-x3'],
    ]);
    // Whoever has flattered one of the two has flattered well.
    expect(t.sheet('sycophant').tokens).toBe(9);
  });

  it('super: is not offered before the card of the opponent lies open', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:oracle'], blue: ['attack-40', 'cosmic-zap'] },
    });
    t.zap('blue', 'oracle');
    t.use('red', 'flare:oracle', { at: 'window:planning.shown' });
    expect(() => {
      t.run();
    }).toThrow('planned but never asked');
  });

  it('forces its opponent once in each encounter, also in the second of a turn', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-08'], yellow: ['attack-06', 'attack-04'] },
    });
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.events('power-used')).toEqual([{ who: t.seat('red'), alien: 'oracle', clause: 'use' }]);
    t.until('yellow', 'planning.select');
    expect(t.asked()).toEqual(['yellow planning.select']);
  });

  it('forces nobody while others fight', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-08', 'attack-09'], yellow: ['attack-06', 'attack-05'], red: ['flare:oracle'] },
      strict: ['red'],
    });
    t.until('blue', 'planning.select');
    expect(t.asked()).toEqual(['blue planning.select', 'yellow planning.select']);
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'oracle')).toEqual([]);
  });

  it('wild: is offered once, just before cards are selected, for a single card of each too', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:oracle'], blue: ['attack-08'] }, strict: ['red'] },
    );
    t.pass('red', 'flare:oracle', 1, { at: 'window:planning.beforeSelect' });
    t.until('red', 'planning.select');
    t.done();
  });
});

describe('Oracle: just when', () => {
  it('foresees after a defense without cards has drawn new ones', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: [] } });
    t.until('blue', 'planning.select');
    const order = t.owner.events.map((e) => e.type).filter((x) => x === 'cards-drawn' || x === 'power-used');
    expect(order).toEqual(['cards-drawn', 'power-used']);
  });

  it('wild: is of no use while either hand is empty', () => {
    const people = { red: 'void', blue: 'healer', yellow: 'tripler' };
    // Blue has no card at first, and then a new hand.
    const t = table(people, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:oracle'], blue: [] }, strict: ['red'] });
    t.pass('red', 'flare:oracle', 1, { at: 'window:planning.beforeSelect' });
    t.until('red', 'planning.select');
    t.done();
    expect(t.hand('blue')).toHaveLength(8);

    // Red holds nothing but the flare, which goes with the hand.
    const own = table(people, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['flare:oracle'], blue: ['attack-08'] },
      deck: ['attack-06', 'attack-05', 'attack-07', 'attack-09', 'attack-10', 'attack-11', 'attack-12', 'attack-13'],
    });
    own.neverOffered('red', 'flare:oracle');
  });

  it('[faq-seeker-2] need not name a card before it has seen the other one, unless its power does not work', () => {
    const people = { red: 'seeker', blue: 'oracle', yellow: 'tripler' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:seeker'], blue: ['attack-08', 'attack-09'] },
    } as const;
    const ask = (ships: { [colour: string]: { [place: string]: number } }, to = people) => {
      const t = table(to, { ...position, ships });
      t.use('red', 'seeker');
      t.boost('red');
      t.plan('red', 'seeker.about', 'which');
      t.until('blue', 'seeker.which');
      return t.options('blue');
    };
    expect(ask({})).toEqual(['attack-08', 'attack-09', 'unknown']);
    expect(ask({ blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } })).toEqual(['attack-08', 'attack-09']);
    // An Oracle at the table makes nobody else wait.
    expect(ask({}, { red: 'seeker', blue: 'tripler', yellow: 'oracle' })).toEqual(['attack-08', 'attack-09']);
  });
});
