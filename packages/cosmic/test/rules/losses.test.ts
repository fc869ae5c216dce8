import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { nameOf, whereIs } from '../variants/special-ships.ts';

type Table = ReturnType<typeof table>;

// Blue sits in front of the offense, so that no seat is the number of a place.
const seats = { blue: 'macron', red: 'hacker', yellow: 'tripler', purple: 'healer' };
const beaten = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'], yellow: ['attack-05'] } } as const;
const FLAGSHIPS = { specialShips: 'flagship' } as const;

/** Red attacks blue/1 with these ships. */
function attack(seat: object, position: object, ships: (t: Table) => { readonly [place: string]: number }): Table {
  const t = table({ ...seats, ...seat }, { ...beaten, ...position });
  t.aim('red', 'blue/1');
  t.send('red', ships(t));
  return t;
}
const healed = (t: Table) => t.events('ships-healed').map(({ who, n }) => [who, n]);

describe('R15.4 who saves ships puts them on colonies', () => {
  it('ships that are saved are neither lost nor gone', () => {
    const t = attack({ red: 'zombie' }, {}, () => ({ 'red/1': 2 }));
    t.plan('red', 'zombie.rise', { 'red/2': 2 });
    t.run();
    expect([t.events('ships-lost'), t.events('ships-removed'), t.warp('red')]).toEqual([[], [], 0]);
    expect(t.story()).not.toContain('purple answers use');
  });

  it('ships that leave the game are told of as such', () => {
    const t = attack({ blue: 'void' }, {}, () => ({ 'red/1': 2 }));
    t.run();
    expect([t.events('ships-lost'), t.events('ships-removed')]).toEqual([[], [{ who: 1, n: 2 }]]);
  });

  it('special ships and plain ones go home each by themselves', () => {
    const t = attack({ red: 'zombie' }, { options: FLAGSHIPS, specialShips: { red: ['red/1'] } }, (x) => ({
      [nameOf(x, 'red')]: 1,
      'red/2': 2,
    }));
    t.until('red', 'zombie.rise');
    const first = t.question('red') as { min: number };
    t.answer('red', first.min === 1 ? { 'red/3': 1 } : { 'red/4': 2 });
    t.answer('red', first.min === 1 ? { 'red/4': 2 } : { 'red/3': 1 });
    expect([whereIs(t, 'red'), t.ships('red', 'red/3'), t.ships('red', 'red/4')]).toEqual(['red/3', 5, 6]);
  });

  it('so do ships of two colours', () => {
    const t = table(
      { blue: 'macron+mite', red: 'symbiote+zombie', yellow: 'tripler+void', purple: 'healer+hacker' },
      { ...beaten, options: { powers: 2 } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1, 'red/1@green': 2 });
    t.until('red', 'zombie.rise');
    expect(t.question('red')).toMatchObject({ min: 1, max: 1 });
    t.answer('red', { 'red/3': 1 });
    expect(t.question('red')).toMatchObject({ min: 2, max: 2 });
    t.answer('red', { 'red/4': 2 });
    const at = (planet: number): number[] =>
      t.state.ships.at[t.state.places.findIndex((x) => x.kind === 'planet' && x.colour === 0 && x.nth === planet)];
    expect(at(3).filter((n) => n > 0)).toEqual([5, 4]);
    expect(at(4).filter((n) => n > 0)).toEqual([4, 6]);
  });

  describe('as far as there is room', () => {
    /** A Pygmy that rises like a Zombie: four ships on a planet at most. */
    const small = { blue: 'macron+mite', red: 'pygmy+zombie', yellow: 'tripler+void', purple: 'healer+hacker' };
    const rising = (yellow: object, red: object) => {
      const t = table(small, {
        ...beaten,
        options: { powers: 2 },
        ships: { red: { 'red/2': 4, 'red/3': 4, ...red }, yellow: { ...yellow } },
      });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      return t;
    };

    it('a planet takes as many as have left it', () => {
      const t = rising({}, { 'red/1': 4, out: 8 });
      t.run();
      expect([t.ships('red', 'red/1'), t.warp('red')]).toEqual([4, 0]);
    });

    it('what does not fit is lost', () => {
      const t = rising({ 'red/1': 1 }, { 'red/1': 3, out: 9 });
      t.run();
      expect([t.ships('red', 'red/1'), t.warp('red')]).toEqual([3, 0]);
      // Beside two visitors and the one that stayed there is room for one more.
      const full = rising({ 'red/1': 2 }, { 'red/1': 3, out: 9 });
      full.run();
      expect([full.ships('red', 'red/1'), full.warp('red')]).toEqual([2, 1]);
    });

    it('where nothing fits there is nothing to rise to', () => {
      const t = rising({ 'red/1': 3 }, { 'red/1': 3, out: 9 });
      t.run();
      expect([t.ships('red', 'red/1'), t.warp('red'), t.events('power-used').filter((x) => x.alien === 'zombie')]).toEqual([1, 2, []]);
    });

    it('ships that are lost beside it make room on a planet', () => {
      const t = table(
        { ...seats, blue: 'pygmy', purple: 'zombie' },
        { ...beaten, hands: { red: ['attack-40'], blue: ['attack-04'], yellow: ['attack-05'] }, ships: { purple: { 'blue/1': 2 } } },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.until('purple', 'zombie.rise');
      expect(t.options('purple')).toContain('blue/1');
      t.answer('purple', { 'blue/1': 2 });
      expect(t.ships('purple', 'blue/1')).toBe(4);
    });
  });

  it('a colony is lost by what leaves it, not by what others lose beside it', () => {
    const t = attack(
      { purple: 'zombie' },
      { hands: { red: ['attack-40'], blue: ['attack-04'], yellow: ['attack-05'] }, ships: { purple: { 'blue/1': 2 } } },
      () => ({ 'red/1': 1 }),
    );
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.until('purple', 'zombie.rise');
    expect(t.options('purple')).toContain('blue/1');
  });
});

describe('R13.1 what counts as lost in the encounter', () => {
  const taken = (t: Table) => t.events('compensated').map((x) => x.n);
  const talks = { red: ['negotiate'], blue: ['attack-40', 'attack-01', 'attack-07', 'attack-06'], yellow: ['attack-05'] };

  it('special ships and plain ones together', () => {
    const t = attack({}, { hands: talks, options: FLAGSHIPS, specialShips: { red: ['red/1'] } }, (x) => ({
      [nameOf(x, 'red')]: 1,
      'red/2': 2,
    }));
    t.select('blue', 'attack-40');
    t.run();
    expect([t.warp('red'), taken(t)]).toEqual([3, [3]]);
  });

  it('R13.2 not what has left the game', () => {
    const t = attack({ blue: 'void' }, { hands: talks }, () => ({ 'red/1': 2 }));
    t.select('blue', 'attack-40');
    t.run();
    expect([t.out('red'), taken(t)]).toEqual([2, []]);
  });

  it('not what was lost before by other means', () => {
    const t = attack({}, { hands: { ...talks, red: ['negotiate', 'negotiate', 'plague'] } }, () => ({ 'red/1': 1 }));
    t.use('red', 'plague');
    t.plan('red', 'plague', 'red');
    t.select('blue', 'attack-40');
    t.run();
    expect(taken(t)).toEqual([1]);
  });

  it('Tyrant’s wild flare: who lost ships in the resolution of the encounter, once, and nobody who lost them before', () => {
    const t = attack(
      {},
      {
        hands: {
          red: ['attack-04', 'attack-06'],
          blue: ['attack-40', 'attack-08', 'plague'],
          yellow: ['attack-05', 'flare:tyrant'],
          purple: ['attack-07', 'attack-09'],
        },
        options: FLAGSHIPS,
        specialShips: { red: ['red/1'] },
      },
      (x) => ({ [nameOf(x, 'red')]: 1, 'red/2': 1 }),
    );
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'purple');
    t.select('red', 'attack-04');
    t.select('blue', 'attack-40');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:tyrant');
    t.run();
    expect(t.warp('purple')).toBe(3);
    expect(t.events('cards-taken')).toEqual([{ by: 2, from: 1, n: 1 }]);
  });
});

describe('ships that are lost are told of by their owners', () => {
  it('each owner’s by themselves, in timing order', () => {
    const t = attack({}, {}, () => ({ 'red/1': 2 }));
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.use('purple', 'healer');
    t.use('purple', 'healer');
    t.run();
    expect(healed(t)).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect([t.warp('red'), t.warp('yellow')]).toEqual([0, 0]);
  });

  it('those that left the game too, and of them no others that are gone for long', () => {
    const t = attack({ blue: 'void' }, { ships: { red: { out: 5 } } }, () => ({ 'red/1': 2 }));
    t.use('purple', 'healer');
    t.run();
    expect([healed(t), t.out('red')]).toEqual([[[1, 2]], 5]);
  });

  it('only those that were lost now, not those that are in the warp for long', () => {
    const t = attack({}, { ships: { red: { warp: 4 } } }, () => ({ 'red/1': 2 }));
    t.use('purple', 'healer');
    t.run();
    // One of them was taken back when red regrouped.
    expect([healed(t), t.warp('red')]).toEqual([[[1, 2]], 3]);
  });

  it('a special ship among them', () => {
    const t = attack({}, { options: FLAGSHIPS, specialShips: { red: ['red/1'] }, ships: { red: { warp: 3 } } }, (x) => ({
      [nameOf(x, 'red')]: 1,
    }));
    t.use('purple', 'healer');
    t.run();
    expect(healed(t)).toEqual([[1, 1]]);
    expect([whereIs(t, 'red') === 'warp', t.warp('red')]).toEqual([false, 2]);
  });
});

describe('how many are lost', () => {
  const tokens = (t: Table): number => t.sheet('fury').tokens;

  it('of each owner for itself', () => {
    const t = attack({ red: 'fury' }, {}, () => ({ 'red/1': 2 }));
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.run();
    expect([tokens(t), t.warp('red'), t.warp('yellow')]).toEqual([2, 2, 3]);
  });

  it('each ship once, whether it goes to the warp or out of the game', () => {
    const t = attack(
      { red: 'fury' },
      {
        destiny: ['blue!'],
        options: { hazards: true },
        hazardDeck: ['black-hole'],
        // Seven are left in all, so two can be spared.
        ships: { red: { out: 13, 'red/1': 4, 'red/2': 2, 'red/3': 1 } },
      },
      () => ({ 'red/1': 3 }),
    );
    t.run();
    expect([tokens(t), t.warp('red'), t.out('red')]).toEqual([3, 1, 15]);
  });

  it('none where all are captured', () => {
    const t = attack({ red: 'fury', blue: 'fungus' }, {}, () => ({ 'red/1': 2 }));
    t.run();
    expect([tokens(t), t.warp('red')]).toEqual([0, 0]);
  });

  it('nothing of those who have lost none', () => {
    const t = attack({ blue: 'fury' }, {}, () => ({ 'red/1': 2 }));
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'fury')).toEqual([]);
  });

  it('a special ship that the Bulwark loses is one loss, and nothing else is', () => {
    const t = attack({ red: 'bulwark' }, { options: FLAGSHIPS, specialShips: { red: ['red/1'] } }, (x) => ({
      [nameOf(x, 'red')]: 1,
      'red/2': 1,
    }));
    t.until('red', 'bulwark.lose');
    t.answer('red', { [nameOf(t, 'red')]: 1 });
    t.run();
    expect([t.events('ships-lost'), whereIs(t, 'red')]).toEqual([[{ who: 1, n: 1 }], 'warp']);
  });

  it('a single one of the Bulwark, whose single ship is one loss', () => {
    for (const n of [1, 3]) {
      const t = attack({ red: 'bulwark' }, {}, () => ({ 'red/1': n }));
      t.run();
      expect([t.events('ships-lost'), t.warp('red')]).toEqual([[{ who: 1, n: 1 }], 1]);
    }
  });
});

describe('R15.3 from where ships are lost', () => {
  it('[faq-general-21] ships on a planet in the gate are inside the encounter', () => {
    const t = table(
      { ...seats, red: 'leviathan' },
      { ...beaten, hands: { red: ['attack-04', 'flare:void'], blue: ['attack-40'], yellow: ['attack-05', 'emotion-control'] } },
    );
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.plan('red', 'leviathan.planet', 'red/2');
    t.use('yellow', 'emotion-control');
    t.use('red', 'flare:void');
    t.until('red', 'void.price');
    expect(t.options('red')).toEqual(['red/1', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 1 });
    expect(t.events('ships-lost')).toEqual([{ who: 1, n: 1 }]);
  });

  it('a single one in the gate can be lost, and one beside the planet', () => {
    const t = attack({ red: 'lunatic' }, { hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['attack-05'] } }, () => ({
      'red/1': 1,
    }));
    t.leave('red');
    expect(t.until('red', 'deal.penalty')).toMatchObject({ min: 3, max: 3 });
    expect(t.options('red')).toContain('gate');
  });

  it('R17.1 a destroyed planet may cost a power at once', () => {
    const t = table(seats, {
      ...beaten,
      options: { technology: true },
      completed: { blue: ['omega-missile'] },
      ships: { red: { 'red/1': 4, 'red/2': 4, 'red/3': 0, 'red/4': 0, 'red/5': 12 } },
    });
    t.use('blue', 'tech:omega-missile');
    t.plan('blue', 'omega-missile.planet', 'red/2');
    t.until('red', 'launch.aim');
    expect(t.events('power-lost')).toEqual([{ who: 1, alien: 'hacker' }]);
    expect([t.warp('red'), t.events('planet-removed')]).toEqual([3, [{ planet: 'red/2', keeper: null }]]);
  });

  it('a colony goes with its planet, for everybody who had one there and nobody else', () => {
    const t = table(
      { ...seats, yellow: 'scavenger' },
      {
        ...beaten,
        options: { technology: true },
        completed: { blue: ['omega-missile'] },
        discard: ['negotiate'],
        ships: { yellow: { 'red/2': 1 } },
      },
    );
    t.use('blue', 'tech:omega-missile');
    t.plan('blue', 'omega-missile.planet', 'red/2');
    t.use('yellow', 'scavenger');
    t.until('red', 'launch.aim');
    expect(t.hand('yellow')).toContain('negotiate');

    const elsewhere = table(
      { ...seats, yellow: 'scavenger' },
      { ...beaten, options: { technology: true }, completed: { blue: ['omega-missile'] }, discard: ['negotiate'] },
    );
    elsewhere.use('blue', 'tech:omega-missile');
    elsewhere.plan('blue', 'omega-missile.planet', 'red/2');
    elsewhere.neverOffered('yellow', 'scavenger');
  });

  it('Guerrilla’s wild flare: everybody keeps as many ships as it takes to win, whatever they are', () => {
    const t = attack(
      {},
      {
        hands: { red: ['attack-40'], blue: ['attack-04', 'flare:guerrilla'], yellow: ['attack-05'] },
        options: FLAGSHIPS,
        specialShips: { red: ['red/1'] },
        // Seven are left in all, so two can be spared.
        ships: { red: { out: 13, 'red/1': 1, 'red/2': 3, 'red/3': 3 } },
      },
      (x) => ({ [nameOf(x, 'red')]: 1, 'red/2': 3 }),
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.use('blue', 'flare:guerrilla');
    t.run();
    expect([t.out('red'), t.warp('red'), t.out('yellow'), t.warp('yellow')]).toEqual([15, 2, 2, 0]);
    expect(t.events('planet-removed')).toEqual([{ planet: 'blue/1', keeper: null }]);
  });
});

describe('ships under other ships', () => {
  /** Red captures the four blue ships of blue/1 under a single ship and loses it to yellow. */
  function freed(seat: object, more: object = {}, prey = 4) {
    const t = table(
      { blue: 'macron', red: 'fungus', yellow: 'tripler', purple: 'healer', ...seat },
      {
        turn: 'red',
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-40', 'attack-05'], blue: ['attack-04', 'attack-06'], yellow: ['attack-30'] },
        ships: { blue: { 'blue/1': prey } },
        ...more,
      },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([t.state.stacks.length, t.warp('blue')]).toEqual([1, 0]);
    t.aim('red', 'yellow/1');
    t.send('red', { [`blue/1#${t.state.stacks[0].id}`]: 1 });
    return t;
  }

  it('are free when it is lost, and lost by their owners', () => {
    const t = freed({});
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.state.stacks]).toEqual([1, 4, []]);
  });

  it('they can be healed, as a loss of their own, also a single one', () => {
    for (const prey of [4, 1]) {
      const t = freed({}, {}, prey);
      t.pass('purple', 'healer');
      t.use('purple', 'healer');
      t.run();
      expect(healed(t)).toEqual([[0, prey]]);
      expect([t.warp('red'), t.warp('blue')]).toEqual([1, 0]);
    }
  });

  it('they can be saved by their owner, and are not lost then', () => {
    const t = freed({ blue: 'zombie' });
    t.plan('blue', 'zombie.rise', { 'blue/2': 4 });
    t.pass('purple', 'healer');
    t.run();
    expect([t.ships('blue', 'blue/2'), t.warp('blue'), healed(t)]).toEqual([8, 0, []]);
  });

  it('their owner has lost ships in that resolution, also a single one', () => {
    const hands = {
      red: ['attack-40', 'attack-05'],
      blue: ['attack-04', 'attack-06'],
      yellow: ['attack-30', 'attack-10'],
      purple: ['flare:tyrant'],
    };
    for (const prey of [4, 1]) {
      const t = freed({ purple: 'void' }, { hands }, prey);
      t.invite('yellow', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.use('purple', 'flare:tyrant');
      t.select('yellow', 'attack-30');
      t.run();
      // Red has none left to take.
      expect(t.events('cards-taken').map((x) => x.from)).toEqual([0]);
    }
  });

  it('only those who have lost them are told', () => {
    const t = freed({ yellow: 'fury' });
    t.run();
    expect([t.warp('blue'), t.events('power-used').filter((x) => x.alien === 'fury')]).toEqual([4, []]);
    const own = freed({ blue: 'fury' });
    own.run();
    expect([own.warp('red'), own.sheet('fury').tokens]).toEqual([1, 4]);
  });

  it('stay where they are when the ship over them is not lost', () => {
    const t = freed(
      { red: 'fungus' },
      { hands: { red: ['attack-40', 'attack-30'], blue: ['attack-04', 'attack-06'], yellow: ['attack-05'] } },
    );
    t.run();
    expect([t.state.stacks.length > 0, t.warp('blue'), t.pile(Z.discard).length > 0]).toEqual([true, 0, true]);
  });
});
