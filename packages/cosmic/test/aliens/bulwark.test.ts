import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { whereIs } from '../variants/special-ships.ts';

const seats = { red: 'bulwark', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
/** Red attacks blue/1 and loses. */
const defeat = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;
/** Blue attacks red/1 and wins. */
const conquest = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

type Table = ReturnType<typeof table>;
const used = (t: Table): unknown[] => t.events('power-used').map((x) => x.alien);

describe('Bulwark', () => {
  it('as the offense loses one ship, and the others return to its colonies', () => {
    const t = table(seats, defeat);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    expect(t.until('red', 'bulwark.return')).toMatchObject({ min: 3, max: 3, data: { n: 3 } });
    expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/2': 1, 'red/5': 2 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/2'), t.ships('red', 'red/5')]).toEqual([1, 5, 6]);
    expect(used(t)).toEqual(['bulwark']);
    expect(t.restored().divergence).toBeNull();
  });

  it('loses one ship of all when the encounter is over: none of them is in it any more', () => {
    // The two have dealt about red/1. Red takes a rift from blue, who is asked about another encounter.
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red', 'yellow'],
      hands: { red: ['negotiate', 'quash', 'flare:changeling'], blue: ['negotiate', 'attack-08', 'rift-4'] },
      options: { rewards: 'both' },
    });
    t.aim('blue', 'red/1');
    t.select('blue', 'negotiate');
    t.offer('blue', { red: ['artifact'] });
    t.accept('red');
    t.until('blue', 'encounter.second');
    t.raise('red', 'flare:changeling');
    t.plan('red', 'random.backs', 1);
    t.plan('red', 'rift.ships', { 'red/1': 2, 'red/2': 2 });
    t.plan('blue', 'encounter.second', false);
    t.run();
    expect(t.warp('red')).toBe(1);
  });

  it('does the same as an ally, of either side', () => {
    const hands = { yellow: ['attack-04'], blue: ['attack-40'] };
    const t = table(seats, { turn: 'yellow', destiny: ['blue'], hands });
    t.aim('yellow', 'blue/1');
    t.invite('yellow', 'red');
    t.ally('red', 'offense', { 'red/1': 3 });
    t.plan('red', 'bulwark.return', { 'red/1': 2 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/1')]).toEqual([1, 3]);

    const guard = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-40'], blue: ['attack-04'] } });
    guard.aim('yellow', 'blue/1');
    guard.invite('blue', 'red');
    guard.ally('red', 'defense', { 'red/1': 2 });
    guard.plan('red', 'bulwark.return', { 'red/2': 1 });
    guard.run();
    expect([guard.warp('red'), guard.ships('red', 'red/2')]).toEqual([1, 5]);
  });

  it('as the defense loses one ship, and the others stay on the planet beside the winners', () => {
    const t = table(seats, conquest);
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 2 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/1'), t.ships('blue', 'red/1')]).toEqual([1, 3, 2]);
  });

  it('is compensated for the one ship it lost', () => {
    const t = table(seats, { ...conquest, hands: { red: ['negotiate'], blue: ['attack-40', 'attack-08', 'attack-10'] } });
    t.aim('blue', 'red/1');
    t.select('blue', 'attack-40');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 1 }]);
  });

  it('reduces any other loss to one ship, of its own choice', () => {
    const t = table(seats, { ...conquest, hands: { ...conquest.hands, purple: ['plague'] } });
    t.use('purple', 'plague');
    t.plan('purple', 'plague', 'red');
    t.plan('red', 'plague.ships', { 'red/1': 1, 'red/2': 1, 'red/3': 1 });
    t.until('red', 'bulwark.lose');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3']);
    t.answer('red', { 'red/2': 1 });
    expect([1, 2, 3].map((n) => t.ships('red', `red/${n}`))).toEqual([4, 3, 4]);
    expect(t.warp('red')).toBe(1);
  });

  it('keeps ships that research where they are', () => {
    const t = table(seats, {
      ...conquest,
      hands: { ...conquest.hands, purple: ['plague'] },
      techs: { red: { 'gluon-mines': 2 } },
      options: { technology: true },
    });
    t.use('purple', 'plague');
    t.plan('purple', 'plague', 'red');
    t.plan('red', 'plague.ships', { 'tech/1': 2, 'red/3': 1 });
    t.plan('red', 'bulwark.lose', { 'red/3': 1 });
    t.until('blue', 'launch.aim');
    expect([t.warp('red'), t.ships('red', 'tech/1'), t.ships('red', 'red/3')]).toEqual([1, 2, 3]);
  });

  it('counts ships of the encounter and others apart', () => {
    // Three were in the encounter, and the Cudgel smashes three more.
    const t = table({ ...seats, blue: 'cudgel' }, { ...conquest, ships: { red: { 'red/1': 3 } } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.plan('red', 'cudgel.smash', { 'red/2': 3 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/1'), t.ships('red', 'red/2')]).toEqual([2, 2, 4]);
    expect(used(t)).toEqual(['cudgel', 'bulwark']);
  });

  it('does not use its power for a single ship, and loses all when it is zapped', () => {
    const single = table(seats, defeat);
    single.aim('red', 'blue/1');
    single.send('red', { 'red/1': 1 });
    single.run();
    expect([used(single), single.warp('red')]).toEqual([[], 1]);

    const zapped = table(seats, { ...defeat, hands: { ...defeat.hands, purple: ['cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.send('red', { 'red/1': 3 });
    zapped.zap('purple', 'bulwark');
    zapped.run();
    expect(zapped.warp('red')).toBe(3);
  });

  it('has nothing to say about ships that are captured or leave the game', () => {
    for (const blue of ['fungus', 'void']) {
      const t = table({ ...seats, blue }, defeat);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 3 });
      t.run();
      expect([t.warp('red'), used(t)]).toEqual([0, [blue]]);
    }
  });

  it('[faq-bulwark-1] loses ships as usual where they cannot stay', () => {
    // The planet is eaten under two ships of red.
    const t = table(
      { ...seats, blue: 'locust' },
      {
        turn: 'yellow',
        destiny: ['blue'],
        ships: { red: { 'purple/1': 2 }, blue: { 'purple/1': 3 }, purple: { 'purple/1': 0 } },
        hands: { blue: ['attack-08', 'flare:locust'], yellow: ['attack-04'] },
      },
    );
    t.use('blue', 'flare:locust');
    t.until('yellow', 'launch.aim');
    expect([t.warp('red'), used(t)]).toEqual([2, []]);

    // The planet that was defended is blown up by somebody else's flare in the hand of red itself.
    const ruin = table(seats, { ...conquest, hands: { red: ['attack-04', 'flare:guerrilla'], blue: ['attack-40'] } });
    ruin.aim('blue', 'red/1');
    ruin.select('red', 'attack-04');
    ruin.use('red', 'flare:guerrilla');
    ruin.run();
    expect([ruin.warp('red'), used(ruin)]).toEqual([4, []]);

    // Nothing but the ships in the gate is left, so there is nowhere to return to.
    const last = table(seats, { ...defeat, ships: { red: { warp: 18, 'red/1': 2 } } });
    last.aim('red', 'blue/1');
    last.plan('red', 'launch.ships', { 'red/1': 3 });
    last.run();
    expect([last.warp('red'), used(last)]).toEqual([20, []]);
  });

  it('loses ships that come free in the warp, where they cannot stay', () => {
    const t = table(
      { red: 'bulwark', blue: 'fungus', yellow: 'parasite', purple: 'trader' },
      { turn: 'blue', destiny: ['red', 'purple'], hands: { blue: ['attack-40', 'attack-05'], red: ['attack-04'], purple: ['attack-30'] } },
    );
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 1 });
    t.select('blue', 'attack-40');
    t.plan('blue', 'encounter.second', true);
    t.run();
    t.aim('blue', 'purple/1');
    t.send('blue', { [`red/1#${t.state.stacks[0].id}`]: 1 });
    t.run();
    expect([t.warp('red'), used(t)]).toEqual([4, ['fungus', 'fungus']]);
  });

  describe('wild', () => {
    const others = { red: 'calculator', blue: 'trader', yellow: 'parasite', purple: 'macron' };

    it('lets a main player lose one ship instead of several; the others return to other colonies', () => {
      const t = table(others, { ...conquest, hands: { red: ['attack-04', 'flare:bulwark'], blue: ['attack-40'] } });
      t.aim('blue', 'red/1');
      t.select('red', 'attack-04');
      expect(t.untilOffered('red', 'flare:bulwark')).toEqual(['flare:bulwark', 'pass']);
      t.answer('red', 'flare:bulwark');
      t.until('red', 'bulwark.return');
      expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
      t.answer('red', { 'red/2': 3 });
      t.run();
      expect([t.warp('red'), t.ships('red', 'red/1'), t.ships('red', 'red/2')]).toEqual([1, 0, 7]);
    });

    it('is of no use for one ship, or to an ally', () => {
      const single = table(others, { ...defeat, hands: { red: ['attack-04', 'flare:bulwark'], blue: ['attack-40'] } });
      single.aim('red', 'blue/1');
      single.send('red', { 'red/1': 1 });
      single.select('red', 'attack-04');
      single.neverOffered('red', 'flare:bulwark');

      const ally = table(others, { ...defeat, hands: { ...defeat.hands, yellow: ['flare:bulwark'] } });
      ally.aim('red', 'blue/1');
      ally.invite('red', 'yellow');
      ally.ally('yellow', 'offense', { 'yellow/1': 3 });
      ally.neverOffered('yellow', 'flare:bulwark');
    });
  });

  describe('super', () => {
    const rich = ['attack-40', 'attack-08', 'attack-10', 'flare:bulwark'];

    it('chooses the cards that are collected from it as compensation', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: rich, blue: ['negotiate'] },
        ships: { blue: { 'blue/1': 2 } },
      });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.use('red', 'flare:bulwark');
      expect(t.until('red', 'compensation.pick')).toMatchObject({ min: 2, max: 2 });
      t.answer('red', ['attack-08', 'flare:bulwark']);
      t.run();
      expect([t.hand('blue'), t.hand('red')]).toEqual([['attack-08', 'flare:bulwark'], ['attack-10']]);
    });

    it('chooses what it discards at random', () => {
      const t = table(
        { ...seats, blue: 'macron' },
        { turn: 'blue', destiny: ['red'], hands: { red: rich, blue: ['attack-12', 'flare:hate'] } },
      );
      t.aim('blue', 'red/1');
      t.use('blue', 'flare:hate');
      t.use('red', 'flare:bulwark');
      expect(t.until('red', 'discard.choose')).toMatchObject({ min: 1, max: 1, data: { n: 1 } });
      expect(t.options('red').sort()).toEqual([...rich].sort());
      t.answer('red', ['attack-08']);
      t.until('red', 'planning.select');
      expect(t.hand('red')).toEqual(['attack-10', 'attack-40', 'flare:bulwark']);
    });

    it('chooses against a Mite, and in other hands the flare does nothing of the kind', () => {
      const t = table(
        { ...seats, blue: 'mite' },
        { turn: 'blue', destiny: ['red'], hands: { red: [...rich, 'attack-12'], blue: ['attack-14'] } },
      );
      t.aim('blue', 'red/1');
      t.plan('red', 'mite.answer', 'discard');
      t.use('red', 'flare:bulwark');
      expect(t.until('red', 'discard.choose')).toMatchObject({ min: 2, max: 2 });

      const others = { red: 'calculator', blue: 'mite', yellow: 'parasite', purple: 'macron' };
      const wild = table(others, {
        turn: 'blue',
        destiny: ['red'],
        hands: { red: [...rich, 'attack-12'], blue: ['attack-14', 'attack-15'] },
      });
      wild.aim('blue', 'red/1');
      wild.plan('red', 'mite.answer', 'discard');
      wild.use('red', 'flare:bulwark');
      wild.until('blue', 'planning.select');
      expect(wild.hand('red')).toHaveLength(3);
    });
  });
});

describe('Bulwark flare, closely', () => {
  it('wild: for two ships, and not for one', () => {
    const at = { ...seats, red: 'virus' };
    const hands = { red: ['attack-04', 'flare:bulwark'], blue: ['attack-40'] };
    const two = table(at, { ...defeat, hands, strict: ['red'] });
    two.send('red', { 'red/1': 2 });
    two.use('red', 'flare:bulwark', { at: 'event:ships.save' });
    two.plan('red', 'bulwark.return', { 'red/3': 1 });
    two.run();
    expect([two.warp('red'), two.ships('red', 'red/3')]).toEqual([1, 5]);

    const one = table(at, { ...defeat, hands });
    one.send('red', { 'red/1': 1 });
    one.neverOffered('red', 'flare:bulwark');
  });

  it('super: not for the cards of others', () => {
    const hands = {
      red: ['attack-04', 'flare:bulwark', 'morph'],
      blue: ['attack-40', 'attack-06', 'attack-07', 'attack-08'],
      yellow: ['flare:converter'],
    };
    const t = table(seats, { ...defeat, hands });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-40');
    t.use('yellow', 'flare:converter');
    t.neverOffered('red', 'flare:bulwark', { at: 'event:cards.random' });
    expect(t.hand('blue')).toHaveLength(2);
  });
});

describe('Bulwark: which ship is lost', () => {
  it('chooses one, where its ships can be told apart', () => {
    const marked = { ...defeat, options: { specialShips: 'flagship' }, specialShips: { red: ['red/1'] } };
    for (const special of [true, false]) {
      const t = table(seats, marked);
      t.aim('red', 'blue/1');
      t.plan('red', 'launch.ships', (d) => {
        const places = d.kind === 'spread' ? d.places.map((x) => x.id) : [];
        return { [places.find((x) => x.startsWith('red/1#')) ?? '']: 1, 'red/1': 2 };
      });
      expect(t.until('red', 'bulwark.lose')).toMatchObject({ min: 1, max: 1, places: [{ max: 1 }, { max: 1 }] });
      const [plain, flagship] = t.options('red').toSorted((a, b) => a.length - b.length);
      t.answer('red', { [special ? flagship : plain]: 1 });
      t.run();
      expect(t.warp('red')).toBe(1);
      expect(whereIs(t, 'red') === 'warp').toBe(special);
    }
  });

  it('of either colour, if it has two', () => {
    for (const green of [true, false]) {
      const people = { red: 'bulwark+symbiote', blue: 'calculator+hacker', yellow: 'parasite+mirror', purple: 'trader+macron' };
      const t = table(people, { ...defeat, options: { powers: 2 } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2, 'red/1@green': 2 });
      t.until('red', 'bulwark.lose');
      expect(t.options('red')).toEqual(['gate', 'gate@green']);
      t.answer('red', { [green ? 'gate@green' : 'gate']: 1 });
      t.run();
      expect([t.warp('red'), t.state.ships.at[0][4]]).toEqual([1, green ? 1 : 0]);
    }
  });

  it('as the offense one out of the gate, and one of the others that are lost with them', () => {
    const t = table({ ...seats, blue: 'cudgel' }, defeat);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.plan('red', 'cudgel.smash', { 'red/2': 4 });
    t.plan('red', 'bulwark.return', { 'red/3': 2 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/2')]).toEqual([2, 4 - 1]);
    expect(t.ships('red', 'gate')).toBe(0);
  });

  it('wild: is of no use without a colony to return to', () => {
    const others = { red: 'calculator', blue: 'trader', yellow: 'parasite', purple: 'macron' };
    const t = table(others, {
      ...conquest,
      ships: { red: { warp: 16, 'red/1': 4, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } },
      hands: { red: ['attack-04', 'flare:bulwark'], blue: ['attack-40'] },
    });
    t.aim('blue', 'red/1');
    t.neverOffered('red', 'flare:bulwark');
    expect(t.warp('red')).toBe(20);
  });

  it('super: has no say in compensation from others', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['purple'],
      hands: { red: ['attack-04', 'flare:bulwark'], blue: ['negotiate'], purple: ['attack-40', 'attack-10', 'attack-08'] },
    });
    t.send('blue', { 'blue/1': 2 });
    t.select('purple', 'attack-40');
    t.neverOffered('red', 'flare:bulwark');
    expect(t.hand('blue')).toHaveLength(2);
  });
});
