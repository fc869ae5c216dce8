import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler' };
const hands = { red: ['attack-40'], blue: ['attack-00'], yellow: ['attack-07'] };
const start = { turn: 'red', destiny: ['blue'], hands } as const;

describe('R7 launch', () => {
  it('R7.1 the gate is aimed at a planet of the defense on which the offense has no colony', () => {
    const t = table(seats, { ...start, ships: { red: { 'blue/3': 1 } } });
    expect(t.question('red')).toMatchObject({ tag: 'launch.aim', from: 'rule:R7.1' });
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/4', 'blue/5']);
  });

  it('R7.2 one to four ships from any colonies, in any mix', () => {
    const t = table(seats, { ...start, ships: { red: { 'yellow/2': 2 } } });
    t.aim('red', 'blue/1');
    expect(t.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 4, from: 'rule:R7.2' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'yellow/2']);
    expect(() => t.answer('red', {})).toThrow('1 to 4');
    expect(() => t.answer('red', { 'red/1': 3, 'red/2': 2 })).toThrow('1 to 4');
    t.answer('red', { 'red/1': 1, 'red/4': 2, 'yellow/2': 1 });
    expect(t.ships('red', 'gate')).toBe(4);
  });

  it('R7.2 emptying a colony is allowed and loses it', () => {
    const t = table(seats, { ...start, ships: { red: { 'yellow/2': 2 } } });
    t.send('red', { 'yellow/2': 2 });
    t.until('red', 'planning.select');
    expect(t.foreign('red')).toBe(0);
  });

  it('R7.4 [faq-general-23] an offense with no ships left at all fights on with its card alone, and gains no colony', () => {
    const t = table(seats, { ...start, ships: { red: { out: 20 } }, hands: { ...hands, red: ['attack-40', 'attack-08'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ kind: 'won', winner: 0, totals: [40, 4] });
    expect(t.warp('blue')).toBe(4);
    expect(t.foreign('red')).toBe(0);
    expect(t.events('colony-gained')).toEqual([]);
    expect(t.story()).not.toContain('answers launch.ships');

    // With a single ship left it sends that one.
    const one = table(seats, { ...start, ships: { red: { out: 19 } } });
    one.aim('red', 'blue/1');
    expect(one.until('red', 'launch.ships')).toMatchObject({ min: 1, max: 1 });
    one.run();
    expect(one.foreign('red')).toBe(1);
  });

  it('R7.4 [faq-general-23] when its last ship in the gate is taken away it fights on, too', () => {
    const t = table(seats, {
      ...start,
      hands: { ...hands, red: ['attack-40', 'attack-08'], yellow: ['attack-07', 'ship-zap'] },
      options: { rewards: 'dominion' },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.until('red', 'planning.select');
    t.raise('yellow', 'ship-zap');
    t.plan('yellow', 'ship-zap', { 'gate@red': 1 });
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ kind: 'won', winner: 0, totals: [40, 4] });
    expect([t.warp('red'), t.warp('blue'), t.foreign('red')]).toEqual([1, 4, 0]);
  });

  it('R7.5 an empty planet can be attacked: the defense plays a card and counts no ships', () => {
    const t = table(seats, { ...start, hands: { ...hands, red: ['attack-04'], blue: ['attack-05'] }, ships: { blue: { 'blue/1': 0 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.run();
    // A tie is for the defense.
    expect(t.events('outcome').at(-1)).toMatchObject({ winner: 1, totals: [5, 5] });
    expect(t.warp('red')).toBe(1);
  });

  it('R7.6 colonies of third players on the planet neither count nor suffer', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'blue/1': 3 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [42, 4] });
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.ships('blue', 'blue/1')]).toEqual([2, 3, 0]);
  });

  it('R6.5 a home planet that somebody settles meanwhile cannot be reclaimed: another empty one can, and without one the turn ends', () => {
    for (const [others, reclaimed] of [
      [{ 'red/4': 0, 'red/5': 0 }, ['red/4']],
      [{ 'red/5': 0 }, []],
    ] as const) {
      const t = table(
        { red: 'hacker', blue: 'healer', yellow: 'converter', purple: 'void' },
        {
          turn: 'red',
          destiny: ['red'],
          ships: { red: others },
          discard: ['plague'],
          hands: { red: ['attack-20'], blue: ['attack-00'], yellow: ['quash', 'flare:converter'], purple: ['flare:tick-tock'] },
        },
      );
      t.plan('red', 'destiny.own', 'reclaim');
      t.plan('red', 'launch.reclaim', 'red/5');
      t.until('red', 'launch.ships');
      // Yellow draws from an empty deck, and purple settles on the planet that red is about to send ships to.
      const { game } = t.table;
      for (const card of cardsIn(game, Z.deck).slice()) moveCard(game, card, Z.removed);
      t.use('purple', 'flare:tick-tock');
      t.plan('purple', 'tick-tock.planet', 'red/5');
      t.plan('purple', 'tick-tock.ships', { 'purple/1': 2 });
      t.raise('yellow', 'flare:converter');
      t.run();
      if (reclaimed.length === 0) expect(t.turn()).toBe('blue');
      expect(t.events('reclaimed').map((x) => x.planet)).toEqual(reclaimed);
      expect([t.ships('purple', 'red/5'), t.ships('red', 'red/5')]).toEqual([2, 0]);
    }
  });

  it('R6.4 nobody settles an empty home planet who has lost the last ship meanwhile: the turn ends, without a success', () => {
    const t = table(
      { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void' },
      {
        turn: 'red',
        destiny: ['red'],
        options: { rewards: 'dominion', technology: true },
        completed: { red: ['infinity-drive'] },
        ships: { red: { out: 19, 'red/1': 1 } },
        hands: { red: ['attack-20'], blue: ['attack-00'], purple: ['ship-zap'] },
      },
    );
    t.plan('red', 'destiny.own', 'reclaim');
    t.until('red', 'launch.ships');
    t.raise('purple', 'ship-zap');
    t.answer('purple', { 'red/1@red': 1 });
    expect(t.events('reclaimed')).toEqual([]);
    expect(t.options('red')).toEqual(['tech:infinity-drive', 'pass']);
    expect(t.view('blue').encounter).toMatchObject({ success: false });
    t.answer('red', 'pass');
    expect(t.turn()).toBe('blue');
  });

  it('R6.4 so it does in a further encounter of the own turn, after a success', () => {
    const t = table(
      { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue', 'red'],
        options: { rewards: 'dominion', technology: true },
        completed: { red: ['infinity-drive'] },
        ships: { red: { out: 19, 'red/1': 1 } },
        hands: { red: ['attack-40', 'attack-20'], blue: ['attack-00'], purple: ['ship-zap'] },
      },
    );
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.use('red', 'tech:infinity-drive');
    t.plan('red', 'destiny.own', 'reclaim');
    t.runWhile(() => t.state.encounters.length < 2);
    expect(t.ships('red', 'blue/1')).toBe(1);
    t.until('red', 'launch.ships');
    t.raise('purple', 'ship-zap');
    t.answer('purple', { 'blue/1@red': 1 });
    t.runWhile(() => t.turn() === 'red');
    expect(t.hand('red')).toContain('attack-20');
    expect(t.story()).not.toContain('technology.second');
  });
});

describe('R7.1 where the gate can be aimed', () => {
  it('a planet that holds four ships at most is open only if a ship would fit once the defense is gone', () => {
    const t = table(
      { red: 'hacker', blue: 'pygmy', yellow: 'tripler', purple: 'void' },
      {
        ...start,
        // No room for anybody; room once blue has left; room for one ship.
        ships: { blue: { 'blue/1': 0, 'blue/2': 2, 'blue/3': 1 }, yellow: { 'blue/1': 4, 'blue/2': 2, 'blue/3': 3 } },
      },
    );
    expect(t.until('red', 'launch.aim')).toMatchObject({ from: 'rule:R7.1' });
    const open = t.options('red').filter((x) => x.startsWith('blue/'));
    expect(open).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
  });

  it('whoever has said on which planet to fight is not asked to aim at it', () => {
    const t = table({ ...seats, red: 'will' }, { ...start, destiny: ['yellow'] });
    t.plan('red', 'will.who', 'blue');
    t.plan('red', 'will.where', 'blue/3');
    t.until('red', 'launch.ships');
    expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/3' }]);
    expect(t.story()).not.toContain('launch.aim');
  });

  it('who is made to aim at colonies of somebody chooses among them, and is not asked where there is one', () => {
    const settled = (blue: { readonly [planet: string]: number }, red: { readonly [planet: string]: number } = {}) => {
      const t = table(
        { ...seats, red: 'greenhorn' },
        { ...start, hands: { ...hands, red: ['attack-40', 'flare:greenhorn'] }, ships: { blue, red, yellow: { 'blue/3': 1 } } },
      );
      t.use('red', 'flare:greenhorn');
      t.plan('red', 'greenhorn.defense', 'blue');
      return t;
    };
    const two = settled({ 'blue/1': 0, 'blue/3': 0, 'blue/5': 0 });
    two.until('red', 'launch.aim');
    expect(two.options('red')).toEqual(['blue/2', 'blue/4']);

    // Two planets are open to the offense, and blue has a colony on one of them.
    const one = settled({ 'blue/5': 0 }, { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1 });
    one.until('red', 'launch.ships');
    expect(one.events('gate-aimed')).toEqual([{ planet: 'blue/4' }]);
    expect(one.story()).not.toContain('launch.aim');

    // Where there is only one planet anyway nothing was chosen for the offense, and it aims as always.
    const last = settled({}, { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'blue/4': 1 });
    last.until('red', 'launch.aim');
    expect(last.options('red')).toEqual(['blue/5']);
  });

  describe('whoever loses the last ship on the planet that was chosen leaves nothing to aim at: the turn ends', () => {
    /** Purple takes the ship of yellow that Will has chosen to attack. */
    const emptied = (destiny: readonly string[], red: readonly string[]) => {
      const t = table(
        { red: 'will', blue: 'healer', yellow: 'tripler', purple: 'void' },
        {
          ...start,
          destiny,
          options: { rewards: 'dominion', technology: true },
          completed: { red: ['infinity-drive'] },
          hands: { ...hands, red: [...red, 'flare:leviathan'], purple: ['ship-zap', 'attack-04'] },
          ships: { yellow: { 'blue/3': 1 } },
        },
      );
      const strike = (): void => {
        t.plan('red', 'will.who', 'yellow');
        t.plan('red', 'will.where', 'blue/3');
        t.untilOffered('red', 'flare:leviathan', 'later');
        t.raise('purple', 'ship-zap');
        t.answer('purple', { 'blue/3@yellow': 1 });
      };
      return { t, strike };
    };

    it('without a success, and without anybody having aimed', () => {
      const { t, strike } = emptied(['blue'], ['attack-40', 'attack-08']);
      strike();
      t.untilOffered('red', 'tech:infinity-drive');
      expect(t.view('blue').encounter).toMatchObject({ success: false, target: null });
      t.run();
      expect([t.events('gate-aimed'), t.events('card-revealed')]).toEqual([[], []]);
      expect([t.turn(), t.ships('red', 'red/1')]).toEqual(['blue', 4]);
    });

    it('also in a further encounter in the own turn, after a success', () => {
      const { t, strike } = emptied(['blue', 'blue'], ['attack-40', 'attack-08']);
      t.plan('red', 'will.who', 'blue');
      t.plan('red', 'will.where', 'blue/1');
      t.select('red', 'attack-40');
      t.use('red', 'tech:infinity-drive');
      t.pass('red', 'flare:leviathan');
      t.runWhile(() => t.state.encounters.length < 2);
      strike();
      t.runWhile(() => t.turn() === 'red');
      expect(t.hand('red')).toContain('attack-08');
      expect(t.story()).not.toContain('technology.second');
      expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/1' }]);
    });
  });

  it('a planet that an effect has chosen is chosen for the first aim: a cloaked one leaves all others open', () => {
    const t = table(
      { red: 'will', blue: 'healer', yellow: 'tripler' },
      { ...start, options: { stations: 'one' }, stations: { blue: { 'colony-cloak': 'blue/5' } } },
    );
    t.plan('red', 'will.who', 'blue');
    t.plan('red', 'will.where', 'blue/3');
    t.use('blue', 'station:colony-cloak');
    t.until('red', 'colony-cloak.aim');
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/4', 'blue/5']);
  });

  it('the encounter goes along with the gate into another system', () => {
    const t = table(
      { red: 'worm', blue: 'healer', yellow: 'tripler' },
      { ...start, hands: { red: ['attack-40'], blue: ['attack-00', 'reinforcement-2'] }, ships: { blue: { 'blue/1': 3, 'yellow/2': 1 } } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.use('red', 'worm');
    t.plan('red', 'worm.tunnel', 'yellow/2');
    t.runWhile(() => t.events('gate-aimed').length < 2);
    expect(t.view('blue').encounter).toMatchObject({ system: 'yellow', target: 'yellow/2' });
    t.run();
    expect([t.ships('red', 'yellow/2'), t.ships('blue', 'yellow/2'), t.ships('blue', 'blue/1')]).toEqual([2, 0, 3]);
  });
});

describe('R7.2 R8.2 from where ships are sent', () => {
  it('R7.2 an offense that fights at home may send ships from the planet it attacks', () => {
    const t = table(seats, { ...start, destiny: ['red'], ships: { yellow: { 'red/2': 1 } } });
    t.plan('red', 'destiny.own', 'yellow');
    t.aim('red', 'red/2');
    t.until('red', 'launch.ships');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
  });

  it('R8.4 an ally may send ships from its colony on the planet that is attacked', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'blue/1': 2 } } });
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ from: 'rule:R8.2', min: 1, max: 4 });
    expect(t.options('yellow')).toContain('blue/1');
    t.answer('yellow', { 'blue/1': 2 });
    expect([t.ships('yellow', 'gate'), t.ships('yellow', 'blue/1')]).toEqual([2, 0]);
  });

  it('R7.6 a defense that joins the other side sends nothing from the planet that is attacked', () => {
    const lunatic = { red: 'hacker', blue: 'lunatic', yellow: 'tripler' };
    const t = table(lunatic, start);
    t.aim('red', 'blue/1');
    t.use('blue', 'lunatic');
    t.until('blue', 'alliance.ships');
    expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);

    // With all its ships there it has none to join with.
    const bound = table(lunatic, { ...start, ships: { blue: { 'blue/1': 4, out: 16 } } });
    bound.aim('red', 'blue/1');
    bound.neverOffered('blue', 'lunatic');
  });

  it('R15.8 ships that wait in the gate count as sent: more may follow up to four, or none', () => {
    const t = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'mobius-tubes'] }, ships: { red: { warp: 20 } } });
    t.use('red', 'mobius-tubes');
    t.plan('red', 'ships.toGate', { warp: 3 });
    t.plan('red', 'regroup.refound', 'red/1');
    t.aim('red', 'blue/1');
    // One of those left in the warp was taken back.
    expect(t.until('red', 'launch.ships')).toMatchObject({ min: 0, max: 1 });
    t.answer('red', {});
    expect([t.ships('red', 'gate'), t.ships('red', 'red/1')]).toEqual([3, 1]);

    // A single one in the gate leaves the choice as well; with four there nothing more can be sent.
    for (const n of [1, 4]) {
      const more = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'mobius-tubes'] }, ships: { red: { warp: 20 } } });
      more.use('red', 'mobius-tubes');
      more.plan('red', 'ships.toGate', { warp: n });
      more.plan('red', 'regroup.refound', 'red/1');
      more.aim('red', 'blue/1');
      if (n === 1) expect(more.until('red', 'launch.ships')).toMatchObject({ min: 0, max: 1 });
      more.until('red', 'alliance.invite');
      expect([more.ships('red', 'gate'), more.ships('red', 'red/1')]).toEqual([n, 1]);
      expect(more.story().includes('red answers launch.ships')).toBe(n === 1);
    }
  });

  it('who puts off sending ships sends none at launch', () => {
    const t = table({ ...seats, red: 'sloth' }, start);
    t.aim('red', 'blue/1');
    t.until('red', 'alliance.invite');
    expect(t.ships('red', 'gate')).toBe(0);
    expect(t.story()).not.toContain('launch.ships');
    t.plan('red', 'sloth.ships', { 'red/1': 3 });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [43, 4] });
  });

  it('R8.2 who allies with both sides keeps a ship back for the second', () => {
    const t = table(
      { red: 'hacker', blue: 'healer', yellow: 'lunatic' },
      {
        ...start,
        hands: { ...hands, yellow: ['flare:lunatic'] },
        ships: { yellow: { 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1, out: 17 } },
      },
    );
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'flare:lunatic');
    t.plan('yellow', 'alliance.answer', 'both');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 2 });
    t.answer('yellow', { 'yellow/1': 1, 'yellow/2': 1 });
    expect(t.question('yellow')).toMatchObject({ tag: 'alliance.ships', min: 1, max: 1 });
    t.answer('yellow', { 'yellow/3': 1 });
    expect([t.ships('yellow', 'gate'), t.ships('yellow', 'side')]).toEqual([2, 1]);
  });

  it('Sea of Stars: who has ships only in the warp can ally with them', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue!'],
      options: { hazards: true },
      hazardDeck: ['sea-of-stars'],
      ships: { yellow: { warp: 20 } },
    });
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
    expect(t.options('yellow')).toEqual(['warp']);
    t.answer('yellow', { warp: 4 });
    expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 16]);
  });

  it('R6.4 an empty planet is settled by rule R7.2, also with ships that an effect lets come from the warp', () => {
    const t = table({ ...seats, red: 'wormhole' }, { ...start, destiny: ['red'], ships: { red: { 'red/1': 0, warp: 3, 'red/2': 1 } } });
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.plan('red', 'destiny.own', 'reclaim');
    t.use('red', 'wormhole');
    expect(t.until('red', 'launch.ships')).toMatchObject({ from: 'rule:R7.2', min: 1, max: 4 });
    t.answer('red', { warp: 2, 'red/2': 1 });
    expect([t.ships('red', 'red/1'), t.warp('red')]).toEqual([3, 0]);
    expect(t.events('ships-sent')).toEqual([{ who: 0, n: 3, as: 'offense' }]);
  });

  it('ships that are sent from the warp have been taken back: whoever answers that does', () => {
    const t = table({ red: 'wormhole', blue: 'remora', yellow: 'tripler' }, { ...start, ships: { red: { warp: 3 }, blue: { warp: 2 } } });
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.pass('blue', 'remora');
    t.use('red', 'wormhole');
    t.send('red', { warp: 2 });
    t.use('blue', 'remora');
    t.until('red', 'planning.select');
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 1]);
  });
});

describe('ships from the warp, of which only so many may come', () => {
  const both = { red: 'observer+symbiote', blue: 'healer+macron', yellow: 'tripler+void' };
  it('Observer’s super flare lets one come, also where ships of two colours are in the warp', () => {
    const t = table(both, {
      ...start,
      options: { powers: 2 },
      hands: { ...hands, red: ['attack-40', 'attack-08', 'flare:observer', 'flare:pacifist', 'plague'] },
    });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'red');
    t.plan('red', 'plague.card', 'attack-08', { type: 'attack' });
    t.plan('red', 'plague.card', 'flare:pacifist', { type: 'flare' });
    t.plan('red', 'plague.ships', { 'red/1': 1, 'red/1@purple': 2 });
    t.plan('red', 'ships.retrieve', { 'warp@purple': 1 });
    t.use('red', 'flare:observer');
    t.until('red', 'launch.ships');
    expect(t.options('red').filter((x) => x.startsWith('warp'))).toEqual(['warp', 'warp@purple']);
    expect(() => t.answer('red', { warp: 1, 'warp@purple': 1 })).toThrow('at most 1');
    t.answer('red', { warp: 1, 'red/2': 1 });
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([2, 1]);
  });
});
