import { describe, expect, it } from 'vitest';
import { shownOn, table } from '../table.ts';
import { whereIs } from '../variants/special-ships.ts';

type Table = ReturnType<typeof table>;

const seats = { red: 'pirate', blue: 'trader', yellow: 'tripler', purple: 'human' };
const start = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-40', 'attack-20'], blue: ['attack-04', 'morph', 'negotiate'], yellow: ['attack-30'] },
} as const;

const held = (t: Table): unknown => shownOn(t, 'pirate').captives ?? [];

/** Red beats blue with three ships, captures so many blue ones, and goes on. */
function raid(t: Table, n: number): void {
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.select('red', 'attack-40');
  t.select('blue', 'attack-04');
  t.use('red', 'pirate');
  t.plan('red', 'pirate.raid', { 'blue/1@blue': n });
  t.plan('red', 'ships.return', { 'red/2': n });
  t.plan('red', 'encounter.second', true);
  t.run();
}

describe('Pirate', () => {
  it('captures losing ships as the offense; as many of its own turn back instead of landing', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-40');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    expect(t.untilOffered('red', 'pirate')).toEqual(['pirate', 'pass']);
    t.answer('red', 'pirate');
    expect(t.question('red')).toMatchObject({ tag: 'pirate.raid', min: 1, max: 3, data: { n: 3 } });
    expect(t.options('red')).toEqual(['blue/1@blue', 'side@yellow']);
    t.answer('red', { 'blue/1@blue': 1, 'side@yellow': 1 });
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 2, max: 2 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/4': 2 });
    t.run();
    expect(held(t)).toEqual(['1 blue', '1 yellow']);
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([3, 0]);
    expect([t.ships('red', 'red/4'), t.ships('red', 'blue/1')]).toEqual([6, 1]);
    expect(t.restored().divergence).toBeNull();
  });

  it('gains no colony when all its ships turn back, and captures nothing when it is zapped', () => {
    const t = table(seats, start);
    raid(t, 3);
    expect([t.foreign('red'), held(t)]).toEqual([0, ['3 blue']]);
    const zapped = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.send('red', { 'red/1': 1 });
    zapped.select('red', 'attack-40');
    zapped.use('red', 'pirate');
    zapped.zap('purple', 'pirate');
    zapped.run();
    expect([zapped.warp('blue'), zapped.ships('red', 'blue/1'), held(zapped)]).toEqual([4, 1, []]);
  });

  it('turns back to other colonies than the one on the planet it has cleared', () => {
    const t = table(seats, { ...start, destiny: ['red'], ships: { blue: { 'red/3': 1 } } });
    t.plan('red', 'destiny.own', 'blue');
    t.send('red', { 'red/1': 2 });
    t.select('red', 'attack-40');
    t.use('red', 'pirate');
    t.until('red', 'ships.return');
    expect([t.encounter().target, t.options('red')]).toEqual([
      t.state.places.findIndex((x) => x.kind === 'planet' && x.colour === 0 && x.nth === 3),
      ['red/1', 'red/2', 'red/4', 'red/5'],
    ]);
  });

  it('gets rewards as an ally only for ships that did not turn back', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      deck: ['attack-06', 'attack-07', 'attack-08'],
      hands: { blue: ['attack-01'], yellow: ['attack-10'] },
    });
    t.send('blue', { 'blue/1': 3 });
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 3 });
    t.use('red', 'pirate');
    t.plan('red', 'pirate.raid', { 'gate@blue': 2 });
    t.plan('red', 'ships.return', { 'red/3': 2 });
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.run();
    expect([held(t), t.hand('red'), t.ships('red', 'red/3')]).toEqual([['2 blue'], ['attack-06'], 7]);
  });

  it('does not raid as the defense', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { blue: ['attack-04'], red: ['attack-40'] } });
    t.neverOffered('red', 'pirate');
  });

  it("sells up to four captured ships in anybody's regroup for as many rewards", () => {
    const t = table(seats, { ...start, deck: ['attack-06', 'attack-07', 'attack-08'] });
    raid(t, 3);
    expect(t.untilOffered('red', 'pirate')).toEqual(['pirate', 'pirate', 'pass']);
    t.use('red', 'sheet0:power.sell');
    expect(t.until('red', 'pirate.sell')).toMatchObject({ min: 1, max: 3, data: { n: 4 } });
    t.answer('red', { 'captives/0@blue': 2 });
    t.runTo('launch');
    expect([held(t), t.warp('blue'), t.hand('red')]).toEqual([['1 blue'], 3, ['attack-06', 'attack-07', 'attack-20']]);
  });

  it('sells four at most, in the turn of somebody else too, and gets nothing for ships that never arrive', () => {
    const t = table(
      { ...seats, blue: 'zombie' },
      { ...start, deck: ['attack-06'], destiny: ['blue', 'red'], hands: { ...start.hands, blue: ['attack-04', 'attack-06'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.use('red', 'pirate');
    t.plan('red', 'pirate.raid', { 'blue/1@blue': 4 });
    t.run();
    expect([t.turn(), held(t)]).toEqual(['blue', ['4 blue']]);
    t.use('red', 'sheet0:power.sell');
    expect(t.until('red', 'pirate.sell')).toMatchObject({ max: 4 });
    const before = t.hand('red');
    t.answer('red', { 'captives/0@blue': 4 });
    t.runTo('launch');
    // Zombies rise from captivity, and no reward is due.
    expect([held(t), t.warp('blue'), t.hand('red')]).toEqual([[], 0, before]);
  });

  it('bargains for the release of captured ships', () => {
    const t = table(seats, start);
    raid(t, 2);
    t.use('red', 'sheet0:power.ransom');
    // It gives ships and nothing else; the owner gives what a deal allows.
    const asked = t.until('red', 'pirate.ransom');
    const goods = asked.kind === 'bargain' ? asked.goods : [];
    expect(goods.filter((x) => x.from === 0).map((x) => [x.id, x.max])).toEqual([['terms.pirate.release:0>1', 2]]);
    expect(goods.map((x) => x.id)).toEqual(expect.arrayContaining(['cards.negotiate:1>0', 'colony.blue/2:1>0']));
    t.offer('red', { red: ['terms pirate.release*2'], blue: ['negotiate', 'colony blue/2'] }, 'pirate.ransom');
    t.accept('blue', 'pirate.ransom');
    t.plan('blue', 'ships.return', { 'blue/5': 2 });
    t.plan('red', 'deal.found', { 'red/5': 1 });
    t.runTo('launch');
    expect([held(t), t.ships('blue', 'blue/5'), t.ships('red', 'blue/2')]).toEqual([[], 6, 1]);
    expect(t.hand('red')).toEqual(['attack-20', 'negotiate']);
    // It is no deal of the rules.
    expect(t.events('deal-made')).toEqual([]);
  });

  it('does not bargain with itself for its own ships on a sheet that has changed hands', () => {
    const t = table({ ...seats, blue: 'changeling' }, { ...start, destiny: ['blue', 'blue', 'yellow'] });
    raid(t, 2);
    t.plan('blue', 'changeling.form', 'swap');
    t.aim('red', 'blue/2');
    t.run();
    expect([t.turn(), t.sheet('pirate').owner, held(t)]).toEqual(['blue', t.seat('blue'), ['2 blue']]);
    t.untilOffered('blue', 'pirate');
    expect(t.question('blue')).toMatchObject({ options: ['sheet0:power.sell', 'pass'] });
  });

  it('has nothing to release in deals, and keeps its ships when a bargain fails', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'blue'], hands: { ...start.hands, red: ['attack-40', 'negotiate'] } });
    raid(t, 2);
    t.use('red', 'sheet0:power.ransom');
    t.leave('red', 'pirate.ransom');
    t.aim('red', 'blue/2');
    t.select('blue', 'negotiate');
    const deal = t.until('red', 'deal');
    expect((deal.kind === 'bargain' ? deal.goods : []).filter((x) => x.id.startsWith('terms'))).toEqual([]);
    expect([held(t), t.events('ships-lost').length]).toEqual([['2 blue'], 1]);
  });

  it('the wild flare takes rewards from the hand of the main player', () => {
    const t = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'healer' },
      {
        turn: 'blue',
        destiny: ['yellow'],
        deck: ['attack-06'],
        hands: { blue: ['attack-01'], yellow: ['attack-10', 'morph', 'negotiate'], red: ['flare:pirate'] },
      },
    );
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 3 });
    t.use('red', 'flare:pirate');
    t.select('yellow', 'attack-10');
    expect(t.until('red', 'pirate.cards')).toMatchObject({ min: 1, max: 2, data: { n: 3, who: 2 } });
    t.answer('red', 2);
    t.run();
    expect(t.hand('red')).toEqual(['attack-06', 'flare:pirate', 'morph', 'negotiate']);
    expect(t.events('cards-taken')).toEqual([{ by: 0, from: 2, n: 2 }]);
  });

  it('the super flare captures two ships for each that turns back', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'flare:pirate'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.use('red', 'pirate');
    t.boost('red');
    expect(t.until('red', 'pirate.raid')).toMatchObject({ min: 1, max: 4, data: { n: 4 } });
    t.answer('red', { 'blue/1@blue': 3 });
    // Three for two.
    t.plan('red', 'ships.return', { 'red/3': 2 });
    t.run();
    expect([held(t), t.warp('blue'), t.foreign('red')]).toEqual([['3 blue'], 1, 0]);
  });
});

describe('Pirate: whom it raids', () => {
  it('nobody when its side loses, or when nothing is there to be captured', () => {
    const lost = table(seats, { ...start, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.neverOffered('red', 'pirate');
    const beaten = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-04'], yellow: ['attack-30'] } });
    beaten.invite('blue', 'red');
    beaten.ally('red', 'offense', { 'red/1': 2 });
    beaten.neverOffered('red', 'pirate');
    const empty = table(seats, { ...start, ships: { blue: { 'blue/1': 0 } } });
    empty.aim('red', 'blue/1');
    empty.neverOffered('red', 'pirate');
    expect(empty.foreign('red')).toBe(1);
  });

  it('nobody as a bystander', () => {
    const t = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-40'], yellow: ['attack-04'] } });
    t.neverOffered('red', 'pirate');
  });

  it('the very ships it names, of several players in one place and of several kinds', () => {
    const t = table(seats, { ...start, options: { specialShips: 'flagship' }, specialShips: { blue: ['blue/1'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 4 });
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/2': 2 });
    t.ally('purple', 'defense', { 'purple/2': 1 });
    t.use('red', 'pirate');
    t.until('red', 'pirate.raid');
    t.answer('red', { 'blue/1@blue#2': 1, 'side@purple': 1 });
    t.until('red', 'encounter.second');
    expect(held(t)).toEqual(['1 blue', '1 purple']);
    expect(whereIs(t, 'blue')).not.toBe('warp');
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([3, 2, 0]);
  });

  it('nothing without a ship of its own that could turn back', () => {
    // The Witness lets everybody keep their powers.
    const t = table(seats, { ...start, hazards: ['witness'], options: { hazards: true }, ships: { red: { out: 20 } } });
    t.select('red', 'attack-40');
    t.neverOffered('red', 'pirate');
    expect(t.events('ships-lost')).toEqual([{ who: 1, n: 4 }]);
  });

  it('nothing of what others lose by other means', () => {
    const t = table({ ...seats, blue: 'vacuum' }, { ...start, strict: ['red'] });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-40');
    t.pass('red', 'pirate');
    t.plan('blue', 'vacuum.take', { 'player:2': 2 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([4, 2]);
  });

  it('ships it captures are not lost: nobody saves them any more', () => {
    const t = table({ ...seats, blue: 'zombie' }, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.use('red', 'pirate');
    t.plan('red', 'pirate.raid', { 'blue/1@blue': 1 });
    expect(t.until('blue', 'zombie.rise')).toMatchObject({ min: 3, max: 3 });
    t.run();
    expect([held(t), t.warp('blue')]).toEqual([['1 blue'], 0]);
  });

  it('no ships of its own as an ally of both sides', () => {
    const t = table(
      { red: 'pirate+yin-yang', blue: 'trader+mind', yellow: 'tripler+fido', purple: 'human+oracle' },
      { turn: 'blue', destiny: ['yellow'], options: { powers: 2 }, hands: { blue: ['attack-40'], yellow: ['attack-01'] } },
    );
    t.aim('blue', 'yellow/1');
    t.invite('blue', 'red');
    t.invite('yellow', 'red');
    t.use('red', 'yin-yang');
    t.plan('red', 'alliance.ships', { 'red/1': 2 });
    t.plan('red', 'alliance.ships', { 'red/2': 2 });
    t.use('red', 'pirate');
    t.until('red', 'pirate.raid');
    expect(t.options('red')).toEqual(['yellow/1@yellow']);
    // Where its own ships are all that is lost, there is nothing to raid.
    const none = table(
      { red: 'pirate+yin-yang', blue: 'trader+mind', yellow: 'tripler+fido', purple: 'human+oracle' },
      {
        turn: 'blue',
        destiny: ['yellow'],
        options: { powers: 2 },
        ships: { yellow: { 'yellow/1': 0 } },
        hands: { blue: ['attack-40'], yellow: ['attack-01'] },
      },
    );
    none.aim('blue', 'yellow/1');
    none.invite('blue', 'red');
    none.invite('yellow', 'red');
    none.use('red', 'yin-yang');
    none.plan('red', 'alliance.ships', { 'red/1': 2 });
    none.plan('red', 'alliance.ships', { 'red/2': 2 });
    none.neverOffered('red', 'pirate');
    expect(none.warp('red')).toBe(2);
  });

  it('other allies of the defense keep all their rewards', () => {
    const t = table(seats, { turn: 'purple', destiny: ['yellow'], hands: { purple: ['attack-01'], yellow: ['attack-10'] } });
    t.send('purple', { 'purple/1': 3 });
    t.invite('yellow', 'red', 'blue');
    t.ally('red', 'defense', { 'red/1': 3 });
    t.ally('blue', 'defense', { 'blue/1': 2 });
    t.use('red', 'pirate');
    t.plan('red', 'pirate.raid', { 'gate@purple': 2 });
    t.run();
    expect(t.events('rewards')).toEqual([
      { who: 0, ships: 0, cards: 1 },
      { who: 1, ships: 0, cards: 2 },
    ]);
  });

  it('what is done with captured ships is no use of the power', () => {
    const t = table(seats, start);
    raid(t, 3);
    t.use('red', 'sheet0:power.sell');
    t.plan('red', 'pirate.sell', { 'captives/0@blue': 1 });
    t.use('red', 'sheet0:power.ransom');
    t.leave('red', 'pirate.ransom');
    t.runTo('launch');
    t.done();
    expect(t.events('power-used')).toEqual([{ who: 0, alien: 'pirate', clause: 'use' }]);
    expect(held(t)).toEqual(['2 blue']);
  });

  it('bargains with one owner or with several', () => {
    const captured = () => {
      const t = table(seats, start);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 3 });
      t.select('red', 'attack-40');
      t.select('blue', 'attack-04');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.use('red', 'pirate');
      t.plan('red', 'pirate.raid', { 'blue/1@blue': 1, 'side@yellow': 1 });
      t.plan('red', 'encounter.second', true);
      t.run();
      t.use('red', 'sheet0:power.ransom');
      expect(t.until('red', 'pirate.whom')).toMatchObject({ min: 1, max: 2, options: ['player:1', 'player:2'] });
      return t;
    };
    const one = captured();
    one.answer('red', ['player:2']);
    expect(one.question('red')).toMatchObject({ tag: 'pirate.ransom', data: { by: 0, who: 2 } });
    expect(one.question('blue')).toBeNull();
    one.offer('red', { red: ['terms pirate.release'], yellow: ['any'] }, 'pirate.ransom');
    one.accept('yellow', 'pirate.ransom');
    one.runTo('launch');
    expect([held(one), one.hand('red')]).toEqual([['1 blue'], ['attack-20', 'attack-30']]);

    const both = captured();
    both.answer('red', ['player:1', 'player:2']);
    expect(both.question('red')).toMatchObject({ data: { by: 0, who: 1 } });
    both.leave('red', 'pirate.ransom');
    both.runWhile(() => both.question('red')?.data?.who !== 2);
    expect(both.question('red')).toMatchObject({ tag: 'pirate.ransom', data: { by: 0, who: 2 } });
  });

  describe('super', () => {
    const flare = { ...start, hands: { ...start.hands, red: ['attack-40', 'flare:pirate'] } };

    it('two ships for one that turns back', () => {
      const t = table(seats, { ...flare, ships: { blue: { 'blue/1': 2 } } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 3 });
      t.use('red', 'pirate');
      t.boost('red');
      t.plan('red', 'pirate.raid', { 'blue/1@blue': 2 });
      t.plan('red', 'ships.return', { 'red/3': 1 });
      t.run();
      expect([held(t), t.ships('red', 'blue/1'), t.warp('blue')]).toEqual([['2 blue'], 2, 0]);
    });

    it('is not offered for a single ship', () => {
      const t = table(seats, { ...flare, ships: { blue: { 'blue/1': 1 } }, strict: ['red'] });
      t.aim('red', 'blue/1');
      t.use('red', 'pirate');
      t.run();
      expect(held(t)).toEqual(['1 blue']);
    });
  });

  describe('wild', () => {
    const aliens = { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'healer' };
    const ally = {
      turn: 'blue',
      destiny: ['yellow'],
      deck: ['attack-06'],
      hands: { blue: ['attack-01'], yellow: ['attack-10', 'morph'], red: ['flare:pirate'] },
    } as const;

    it('takes the last card for a single reward', () => {
      const t = table(aliens, { ...ally, strict: ['red'] });
      t.invite('yellow', 'red');
      t.ally('red', 'defense', { 'red/1': 1 });
      t.select('yellow', 'attack-10');
      t.use('red', 'flare:pirate');
      t.run();
      expect(t.hand('red')).toEqual(['flare:pirate', 'morph']);
      expect(t.events('rewards')).toEqual([]);
    });

    it('picks by the backs where there are two kinds', () => {
      const t = table(aliens, {
        ...ally,
        options: { rewards: 'incursion' },
        hands: { ...ally.hands, yellow: ['attack-10', 'morph', 'reward:attack-16'] },
      });
      t.invite('yellow', 'red');
      t.ally('red', 'defense', { 'red/1': 1 });
      t.select('yellow', 'attack-10');
      t.use('red', 'flare:pirate');
      t.until('red', 'random.backs');
      t.answer('red', 1);
      t.run();
      expect(t.hand('red')).toEqual(['attack-16', 'flare:pirate']);
    });

    it('is not offered where that hand is empty', () => {
      const t = table(aliens, { ...ally, hands: { ...ally.hands, yellow: ['attack-10'] } });
      t.invite('yellow', 'red');
      t.ally('red', 'defense', { 'red/1': 1 });
      t.neverOffered('red', 'flare:pirate');
      expect(t.hand('red')).toEqual(['attack-06', 'flare:pirate']);
    });

    it('is for its own rewards, not for those of other allies', () => {
      const t = table(aliens, { ...ally, strict: ['red'] });
      t.invite('yellow', 'red', 'purple');
      t.ally('red', 'defense', { 'red/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.select('yellow', 'attack-10');
      t.pass('red', 'flare:pirate');
      t.run();
      expect(t.events('rewards')).toHaveLength(2);
    });

    it('is not for an ally of the offense, who is due no rewards, nor for a main player', () => {
      const t = table(aliens, { ...ally, hands: { blue: ['attack-40', 'morph'], yellow: ['attack-10'], red: ['flare:pirate'] } });
      t.invite('blue', 'red');
      t.ally('red', 'offense', { 'red/1': 1 });
      t.select('blue', 'attack-40');
      t.neverOffered('red', 'flare:pirate');
      const main = table(aliens, {
        ...ally,
        destiny: ['red'],
        hands: { blue: ['attack-01'], red: ['attack-40', 'morph', 'flare:pirate'] },
      });
      main.select('red', 'attack-40');
      main.neverOffered('red', 'flare:pirate');
      // The Mercenary is rewarded like an ally of the defense, but is none.
      const bounty = table(
        { ...aliens, blue: 'mercenary', red: 'trader' },
        { ...ally, hands: { blue: ['attack-40', 'morph', 'flare:pirate'], yellow: ['attack-10'] } },
      );
      bounty.select('blue', 'attack-40');
      bounty.neverOffered('blue', 'flare:pirate');
      expect(bounty.events('rewards')).toHaveLength(1);
    });
  });
});
