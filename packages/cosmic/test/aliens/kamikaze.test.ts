import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'kamikaze', blue: 'calculator', yellow: 'parasite' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;
const totals = (t: ReturnType<typeof table>) => t.events('outcome').map((x) => x.totals);

describe('Kamikaze', () => {
  it('sends up to four ships from its colonies to the warp and draws two cards for each', () => {
    const t = table(seats, start);
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'kamikaze')).toEqual(['kamikaze', 'pass']);
    expect(t.encounter()).toMatchObject({ phase: 'planning', slots: [{ card: -1 }, { card: -1 }] });
    t.answer('red', 'kamikaze');
    expect(t.question('red')).toMatchObject({ tag: 'kamikaze.cards', min: 1, max: 4 });
    // Colonies only, not the gate.
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 1, 'red/4': 2 });
    expect([t.warp('red'), t.hand('red').length, t.ships('red', 'gate')]).toEqual([3, 7, 2]);
    expect(t.events('cards-drawn')).toEqual([{ who: 0, n: 6 }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('is not asked when it has no ship on any colony', () => {
    // The Witness lets it keep its power; its only ship out of the warp is in the gate.
    const ships = { red: { warp: 19 } };
    const t = table(seats, { ...start, destiny: ['blue!'], ships, hazardDeck: ['witness'], options: { hazards: true } });
    t.plan('red', 'launch.ships', (d) => (d.kind === 'spread' ? { [d.places[0].id]: 2 } : {}));
    t.until('red', 'planning.select');
    expect([t.sheet('kamikaze').down, t.colonies('red'), t.ships('red', 'gate')]).toEqual([false, 0, 2]);
    expect(t.story()).not.toContain('red answers use');
  });

  it('may give up ships on the planet it defends', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['red'] });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 1 });
    t.use('red', 'kamikaze', { at: 'window:planning.beforeSelect' });
    t.plan('red', 'kamikaze.cards', { 'red/1': 3 });
    t.select('red', 'attack-08');
    t.run();
    expect(totals(t)).toEqual([[11, 8 + 1]]);
  });

  it('[faq-kamikaze-1] sacrifices all ships at once, not one after the other', () => {
    for (const n of [1, 4]) {
      const t = table(seats, { ...start, strict: ['red'] });
      t.use('red', 'kamikaze');
      t.plan('red', 'kamikaze.cards', { 'red/2': n });
      t.run();
      expect(t.events('power-used').filter((x) => x.alien === 'kamikaze')).toHaveLength(1);
      expect(t.events('cards-drawn').filter((x) => x.who === 0)).toEqual([{ who: 0, n: 2 * n }]);
    }
  });

  it('is not offered again when the defense has to draw a new hand', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['plague'] } });
    t.use('red', 'kamikaze');
    t.plan('red', 'kamikaze.cards', { 'red/1': 1 });
    t.use('red', 'kamikaze');
    expect(() => t.run()).toThrow('planned but never asked: red answers use with "kamikaze"');
  });

  it('sacrifices in each encounter, but neither as an ally nor as a bystander', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-04', 'attack-06'] },
      strict: ['red'],
    });
    t.select('red', 'attack-40');
    t.use('red', 'kamikaze');
    t.plan('red', 'kamikaze.cards', { 'red/2': 1 });
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'kamikaze');
    t.runTo('reveal');
    expect(t.events('power-used')).toHaveLength(2);

    for (const joins of [true, false]) {
      const other = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-08'], yellow: ['attack-10'] } });
      if (joins) {
        other.invite('blue', 'red');
        other.ally('red', 'offense', { 'red/1': 1 });
      }
      other.neverOffered('red', 'kamikaze');
    }
  });

  it('is not compensated for ships that it sacrificed', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['attack-40', 'attack-04', 'attack-06'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'negotiate');
    t.select('blue', 'attack-40');
    t.use('red', 'kamikaze');
    t.plan('red', 'kamikaze.cards', { 'red/2': 3 });
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 1 }]);
  });

  it('keeps the ships and gets no cards when it is zapped', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-10', 'cosmic-zap'] } });
    t.use('red', 'kamikaze');
    t.plan('red', 'kamikaze.cards', { 'red/1': 3 });
    t.zap('blue', 'kamikaze');
    t.until('red', 'planning.select');
    expect([t.warp('red'), t.hand('red')]).toEqual([0, ['attack-08']]);
  });

  describe('wild', () => {
    const holder = { red: 'calculator', blue: 'parasite', yellow: 'trader' };
    const hands = { red: ['attack-08', 'flare:kamikaze'], blue: ['attack-10'] };

    it('adds three for each ship outside the encounter that is given up', () => {
      const t = table(holder, { turn: 'blue', destiny: ['red'], hands });
      t.aim('blue', 'red/1');
      t.send('blue', { 'blue/1': 4 });
      expect(t.untilOffered('red', 'flare:kamikaze')).toEqual(['flare:kamikaze', 'calculator', 'pass']);
      expect(t.encounter()).toMatchObject({ phase: 'planning', slots: [{ up: false }, { up: false }] });
      t.answer('red', 'flare:kamikaze');
      expect(t.question('red')).toMatchObject({ tag: 'kamikaze.points', min: 1, max: 4 });
      expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
      t.plan('red', 'kamikaze.points', { 'red/2': 4 });
      t.run();
      expect(totals(t)).toEqual([[14, 8 + 4 + 12]]);
      expect([t.warp('red'), t.ships('red', 'red/1')]).toEqual([4, 4]);
    });

    it('needs ships outside the encounter, on one planet at least, and is for main players', () => {
      const gone = { 'red/3': 0, 'red/4': 0, 'red/5': 0 };
      const defend = { turn: 'blue', destiny: ['red'], hands } as const;
      const none = table(holder, { ...defend, ships: { red: { warp: 16, 'red/1': 4, 'red/2': 0, ...gone } } });
      none.aim('blue', 'red/1');
      none.neverOffered('red', 'flare:kamikaze');

      const one = table(holder, { ...defend, ships: { red: { warp: 15, 'red/1': 4, 'red/2': 1, ...gone } } });
      one.aim('blue', 'red/1');
      one.use('red', 'flare:kamikaze');
      one.run();
      expect(one.events('total-changed')).toMatchObject([{ n: 3 }]);

      for (const joins of [true, false]) {
        const other = table(holder, {
          turn: 'blue',
          destiny: ['red'],
          hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:kamikaze'] },
        });
        if (joins) {
          other.invite('blue', 'yellow');
          other.ally('yellow', 'offense', { 'yellow/1': 1 });
        }
        other.neverOffered('yellow', 'flare:kamikaze');
      }
    });

    it('is not compensated for ships that were given up', () => {
      const t = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['negotiate', 'flare:kamikaze'], blue: ['attack-40', 'attack-04', 'attack-06', 'attack-06'] },
      });
      t.send('red', { 'red/1': 1 });
      t.select('blue', 'attack-40');
      t.use('red', 'flare:kamikaze');
      t.plan('red', 'kamikaze.points', { 'red/2': 2 });
      t.run();
      expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 1 }]);
    });

    it('costs nothing when the flare is stopped', () => {
      const t = table(holder, { turn: 'red', destiny: ['blue'], hands: { ...hands, blue: ['attack-10', 'card-zap'] } });
      t.use('red', 'flare:kamikaze');
      t.plan('red', 'kamikaze.points', { 'red/2': 4 });
      t.send('red', { 'red/1': 1 });
      t.cardZap('blue', 'flare:kamikaze');
      t.run();
      expect(totals(t)).toEqual([[9, 14]]);
      expect(t.ships('red', 'red/2')).toBe(4);
    });

    it('[faq-zombie-4] the Zombie may use it, and keeps its ships out of the warp', () => {
      const t = table({ ...holder, red: 'zombie' }, { turn: 'red', destiny: ['blue'], hands });
      t.send('red', { 'red/1': 1 });
      t.use('red', 'flare:kamikaze');
      t.plan('red', 'kamikaze.points', { 'red/2': 4 });
      expect(t.until('red', 'zombie.rise')).toMatchObject({ min: 4, max: 4 });
      t.plan('red', 'zombie.rise', { 'red/3': 4 });
      t.run();
      expect(totals(t)).toEqual([[8 + 1 + 12, 14]]);
      expect([t.warp('red'), t.ships('red', 'red/3')]).toEqual([0, 8]);
    });
  });

  it('[faq-kamikaze-2] super: takes back three ships, each time it is played', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      ships: { red: { warp: 8 } },
      hands: { red: ['attack-40', 'attack-30', 'flare:kamikaze'], blue: ['attack-04', 'attack-06'] },
    });
    expect(t.untilOffered('red', 'flare:kamikaze')).toEqual(['flare:kamikaze', 'pass']);
    t.answer('red', 'flare:kamikaze');
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 3, max: 3 });
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([t.warp('red'), t.encounter().nth]).toEqual([5, 2]);
    // Not automatic: passed this time, one ship comes back.
    t.untilOffered('red', 'flare:kamikaze');
    t.answer('red', 'pass');
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(4);
  });

  it('super: is for its own regroup phase only, with ships to take back', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 8 }, blue: { warp: 3 } },
      hands: { red: ['flare:kamikaze'], blue: ['attack-08'], yellow: ['attack-10'] },
    });
    t.neverOffered('red', 'flare:kamikaze');
  });

  it('super: is not offered when the one ship that comes back anyhow is all there is', () => {
    for (const [n, more] of [
      [1, false],
      [2, true],
    ] as const) {
      const t = table(seats, {
        ...start,
        ships: { red: { warp: n } },
        hands: { red: ['attack-08', 'flare:kamikaze'], blue: ['attack-10'] },
      });
      if (more) {
        t.use('red', 'flare:kamikaze');
        t.until('red', 'launch.aim');
      } else t.neverOffered('red', 'flare:kamikaze');
      if (more) expect(t.warp('red')).toBe(0);
    }
  });

  it('draws for no ship that an answer to the use has cost', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'flare:void'], blue: ['attack-10', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'kamikaze');
    t.plan('red', 'kamikaze.cards', { 'red/1': 3 });
    t.zap('blue', 'kamikaze');
    t.use('red', 'flare:void');
    t.plan('red', 'void.price', { 'red/1': 1 });
    t.until('red', 'planning.select');
    expect([t.ships('red', 'red/1'), t.warp('red')]).toEqual([0, 3]);
    expect(t.events('cards-drawn')).toEqual([{ who: 0, n: 4 }]);
  });
});

describe('Kamikaze: ships that do not reach the warp', () => {
  it('[faq-general-10] a ship that is saved on its way was not sent, and brings no cards', () => {
    for (const [ships, drawn] of [
      [3, 4],
      [1, 0],
    ]) {
      const t = table(seats, { ...start, hands: { red: ['attack-08', 'flare:zombie'], blue: ['attack-10'] } });
      t.use('red', 'kamikaze');
      t.plan('red', 'kamikaze.cards', { 'red/2': ships });
      t.use('red', 'flare:zombie');
      t.plan('red', 'zombie.save', 'red/3');
      t.until('red', 'planning.select');
      expect([t.warp('red'), t.ships('red', 'red/3')]).toEqual([ships - 1, 5]);
      expect(t.hand('red')).toHaveLength(2 + drawn);
    }
  });

  it('wild: adds nothing for a ship that an answer to the flare has cost', () => {
    const t = table(
      { red: 'calculator', blue: 'parasite', yellow: 'trader' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:kamikaze', 'omni-zap'], blue: ['attack-10', 'card-zap'] },
        options: { rewards: 'dominion' },
      },
    );
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:kamikaze');
    t.plan('red', 'kamikaze.points', { 'red/2': 4 });
    t.cardZap('blue', 'flare:kamikaze');
    t.use('red', 'omni-zap', { card: 'card-zap' });
    t.plan('red', 'omni-zap.price', 'send');
    t.plan('red', 'omni-zap.send', { 'red/2': 3 });
    t.run();
    // One of the four was left to be given up.
    expect(totals(t)).toEqual([[8 + 1 + 3, 14]]);
  });
});
