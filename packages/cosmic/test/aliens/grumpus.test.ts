import { describe, expect, it } from 'vitest';
import { groupsAt } from '../../rules/board/groups.ts';
import { moveShips } from '../../rules/board/move.ts';
import { placeNamed } from '../../rules/board/places.ts';
import { GATE } from '../../rules/state/state.ts';
import { table } from '../table.ts';

const seats = { red: 'grumpus', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
/** Blue attacks red/1 and wins. */
const conquest = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

type Table = ReturnType<typeof table>;
const used = (t: Table): unknown[] => t.events('power-used').map((x) => x.alien);

describe('Grumpus', () => {
  it('takes a ship at the end of the phase from everybody who has a colony where it lost one', () => {
    const t = table(seats, { ...conquest, ships: { purple: { 'red/1': 1 } } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.run();
    // Those who have just landed pay as well as whoever was there before.
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([1, 1, 1]);
    expect(['blue', 'yellow', 'purple'].map((p) => t.ships(p, 'red/1'))).toEqual([2, 1, 0]);
    expect([used(t), t.warp('red')]).toEqual([['grumpus'], 4]);
    expect(t.why('ships-lost')).toContain('power:grumpus');
    expect(t.restored().divergence).toBeNull();
  });

  it('pays back in whatever phase it left: also when it has sent all its ships away', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['yellow'],
      ships: { red: { 'blue/1': 1 } },
      hands: { red: ['attack-04'], yellow: ['attack-40'] },
    });
    t.aim('red', 'yellow/1');
    t.send('red', { 'blue/1': 1 });
    t.until('red', 'alliance.invite');
    // The launch phase is over.
    expect([t.warp('blue'), t.ships('blue', 'blue/1'), used(t)]).toEqual([1, 3, ['grumpus']]);
    t.run();
    // Ships that left the gate were no colony.
    expect([t.warp('blue'), used(t)]).toEqual([1, ['grumpus']]);
  });

  it('does not mind ships that leave a colony standing, nor colonies of others', () => {
    const t = table(seats, { turn: 'red', destiny: ['yellow'], hands: { red: ['attack-40'], yellow: ['attack-04'] } });
    t.aim('red', 'yellow/1');
    t.send('red', { 'red/1': 3 });
    t.run();
    expect([used(t), t.warp('yellow')]).toEqual([[], 4]);
  });

  it('does not mind a colony whose ships are back before all has come to rest', () => {
    const t = table(seats, conquest);
    t.until('blue', 'launch.aim');
    const { game } = t.table;
    const home = placeNamed(game, 'red/1');
    moveShips(game, groupsAt(game, t.seat('red'), home), GATE);
    moveShips(game, groupsAt(game, t.seat('red'), GATE), home);
    t.aim('blue', 'red/2');
    t.until('blue', 'alliance.invite');
    expect(used(t)).toEqual([]);
  });

  it('also lets those pay who captured the colony', () => {
    const t = table({ ...seats, blue: 'fungus' }, conquest);
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 2 });
    t.plan('blue', 'fungus.adhere', (d) => (d.kind === 'spread' ? { [d.places[0].id]: 4 } : 'none'));
    // The owner chooses which ship goes: the stack or the plain one.
    t.until('blue', 'grumpus.ship');
    expect(t.question('blue')).toMatchObject({ min: 1, max: 1, data: { planet: 'red/1' } });
    t.answer('blue', { 'red/1': 1 });
    t.run();
    expect([t.warp('blue'), t.warp('red'), t.state.stacks.length]).toEqual([1, 0, 1]);
  });

  it('counts each time it loses one, and forgets what was paid', () => {
    const t = table(seats, {
      ...conquest,
      destiny: ['red', 'red'],
      hands: { red: ['attack-04', 'attack-05'], blue: ['attack-40', 'attack-30'] },
    });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.select('blue', 'attack-40');
    t.plan('blue', 'encounter.second', true);
    t.run();
    expect(t.warp('blue')).toBe(1);
    t.plan('blue', 'ships.return', { 'blue/2': 1 });
    t.aim('blue', 'red/2');
    t.send('blue', { 'blue/2': 2 });
    t.run();
    expect([t.ships('blue', 'red/1'), t.ships('blue', 'red/2'), used(t)]).toEqual([2, 1, ['grumpus', 'grumpus']]);
  });

  it('keeps its power with too few home colonies', () => {
    const t = table(seats, { ...conquest, ships: { red: { warp: 16, 'red/1': 4 } } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 2 });
    t.run();
    expect([t.sheet('grumpus').down, t.warp('blue'), t.ships('blue', 'red/1')]).toEqual([false, 1, 1]);
  });

  it('loses a colony also with its planet, but then nobody is left there', () => {
    const t = table(seats, { ...conquest, hands: { red: ['attack-04', 'flare:guerrilla'], blue: ['attack-40'] } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 2 });
    t.select('red', 'attack-04');
    t.use('red', 'flare:guerrilla');
    t.run();
    expect([used(t), t.out('blue'), t.warp('blue')]).toEqual([['grumpus'], 2, 0]);
  });

  it('takes nothing when it is zapped', () => {
    const t = table(seats, { ...conquest, hands: { ...conquest.hands, purple: ['cosmic-zap'] } });
    t.aim('blue', 'red/1');
    t.zap('purple', 'grumpus');
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'red/1')]).toEqual([0, 1]);
  });

  it('has the phase end when an effect breaks it off, too', () => {
    // The Mite settles beside the defense: the launch phase, and with it the encounter, ends there.
    const t = table(
      { ...seats, red: 'mite+grumpus' },
      {
        turn: 'red',
        destiny: ['yellow'],
        ships: { red: { 'blue/1': 2 } },
        hands: { red: ['attack-04'], yellow: ['attack-40', 'attack-30', 'attack-20', 'attack-10'] },
        options: { powers: 2 },
      },
    );
    t.aim('red', 'yellow/1');
    t.send('red', { 'blue/1': 2 });
    t.plan('yellow', 'mite.answer', 'colony');
    t.run();
    expect([t.ships('red', 'yellow/1'), t.warp('blue'), t.ships('blue', 'blue/1')]).toEqual([2, 1, 3]);
  });

  describe('wild', () => {
    const others = { red: 'calculator', blue: 'macron', yellow: 'parasite', purple: 'trader' };
    const attack = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-10'], blue: ['attack-20'], purple: ['flare:grumpus'] },
    } as const;

    it('makes a player lose a ship out of the system at which the gate points', () => {
      const t = table(others, { ...attack, ships: { yellow: { 'blue/2': 2, 'blue/3': 1 }, purple: { 'red/1': 1 } } });
      t.aim('red', 'blue/1');
      expect(t.untilOffered('purple', 'flare:grumpus')).toEqual(['flare:grumpus', 'pass']);
      expect(t.question('purple')).toMatchObject({ data: { at: 'window:launch.aimed' } });
      t.answer('purple', 'flare:grumpus');
      expect(t.options('purple')).toEqual(['blue', 'yellow']);
      expect(t.question('purple')).toMatchObject({ data: { system: 'blue' } });
      t.answer('purple', 'yellow');
      t.until('yellow', 'grumpus.choose');
      expect(t.options('yellow')).toEqual(['blue/2', 'blue/3']);
      t.answer('yellow', { 'blue/3': 1 });
      t.run();
      expect([t.warp('yellow'), t.ships('yellow', 'blue/3')]).toEqual([1, 0]);
    });

    it('reaches ships that research at home', () => {
      const t = table(others, { ...attack, techs: { blue: { 'gluon-mines': 2 } }, options: { technology: true } });
      t.aim('red', 'blue/1');
      t.use('purple', 'flare:grumpus');
      t.until('blue', 'grumpus.choose');
      expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'tech/1']);
    });
  });

  describe('super', () => {
    const hands = { red: ['attack-04', 'flare:grumpus'], blue: ['attack-40'] };

    it('takes a ship of each colony in that system, from those who have one on the planet', () => {
      const ships = { blue: { 'red/2': 1, 'red/3': 1, 'yellow/1': 1 }, purple: { 'red/2': 1 } };
      const t = table(seats, { ...conquest, hands, ships });
      t.aim('blue', 'red/1');
      t.send('blue', { 'blue/1': 2 });
      t.select('red', 'attack-04');
      t.boost('red');
      t.run();
      expect([t.warp('blue'), t.warp('purple')]).toEqual([3, 0]);
      expect(['red/1', 'red/2', 'red/3', 'yellow/1'].map((x) => t.ships('blue', x))).toEqual([1, 0, 0, 1]);

      const declined = table(seats, { ...conquest, hands, ships });
      declined.aim('blue', 'red/1');
      declined.select('red', 'attack-04');
      declined.boost('red', false);
      declined.run();
      expect(declined.warp('blue')).toBe(1);
    });

    it('is nothing to be played by itself', () => {
      const t = table(seats, { ...conquest, hands: { red: ['attack-40', 'flare:grumpus'], blue: ['attack-04'] } });
      t.aim('blue', 'red/1');
      t.select('red', 'attack-40');
      t.neverOffered('red', 'flare:grumpus');
    });
  });
});

describe('Grumpus wild, closely', () => {
  it('reaches somebody with a single colony there, for one ship of its choice', () => {
    const t = table(
      { red: 'calculator', blue: 'macron', yellow: 'parasite', purple: 'trader' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-10'], blue: ['attack-20'], purple: ['flare:grumpus'] },
        ships: { yellow: { 'blue/3': 2 } },
      },
    );
    t.aim('red', 'blue/1');
    t.untilOffered('purple', 'flare:grumpus');
    t.answer('purple', 'flare:grumpus');
    expect(t.options('purple')).toEqual(['blue', 'yellow']);
    t.answer('purple', 'blue');
    expect(t.until('blue', 'grumpus.choose')).toMatchObject({ min: 1, max: 1 });
    t.answer('blue', { 'blue/4': 1 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/4')]).toEqual([1, 3]);
  });
});
