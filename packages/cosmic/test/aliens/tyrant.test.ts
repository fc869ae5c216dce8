import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { type Table, seats, start, held } from './tyrant.ts';

/** Red wins against blue on blue/1 and goes on. */
function conquer(t: Table): void {
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.select('red', 'attack-40');
  t.plan('red', 'encounter.second', true);
  t.run();
}

describe('Tyrant', () => {
  /** Red beats blue and ends its turn. Then blue, with these cards left, draws red. */
  function strikeBack(left: readonly string[], more: { readonly [colour: string]: readonly string[] } = {}): Table {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'red', 'yellow'],
      hands: { ...start.hands, blue: ['attack-04', ...left], ...more },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.run();
    expect([t.turn(), t.hand('blue'), held(t)]).toEqual(['blue', left, ['1 blue']]);
    return t;
  }

  it('captures a ship of each loser when it wins with an attack', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.run();
    expect(held(t)).toEqual(['1 blue', '1 yellow']);
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([3, 1]);
    // Nobody is asked which: they are all alike.
    expect(t.story()).not.toContain('tyrant.ship');
    expect(t.restored().divergence).toBeNull();
  });

  it('chooses which ship it is where they differ', () => {
    const t = table({ ...seats, blue: 'symbiote' }, { ...start, hands: { ...start.hands, blue: ['attack-04'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    expect(t.until('red', 'tyrant.ship')).toMatchObject({ min: 1, max: 1, data: { who: t.seat('blue') } });
    expect(t.options('red')).toEqual(['blue/1', 'blue/1@green']);
    t.answer('red', { 'blue/1@green': 1 });
    t.run();
    // That one and no other is spared the warp.
    expect([held(t), t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([['1 green'], 0, 7]);
  });

  it('captures as the defense too, but not with a negotiate, in defeat or zapped', () => {
    const defending = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-04'] } });
    defending.run();
    expect(held(defending)).toEqual(['1 blue']);
    const lost = table(seats, { ...start, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.run();
    expect(held(lost)).toEqual([]);
    const zapped = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.select('red', 'attack-40');
    zapped.zap('purple', 'tyrant');
    zapped.run();
    expect([held(zapped), zapped.warp('blue')]).toEqual([[], 4]);
    // Pacifist wins by a negotiate against an attack.
    const peaceful = table(
      { red: 'tyrant+pacifist', blue: 'trader+mirror', yellow: 'tripler+hacker', purple: 'human+sorcerer' },
      { ...start, options: { powers: 2 }, hands: { red: ['negotiate'], blue: ['attack-04'] } },
    );
    peaceful.run();
    expect([peaceful.events('won'), held(peaceful)]).toEqual([[{ who: [0], lost: [1] }], []]);
  });

  it('makes an offense whose ships it holds discard at random, one card each', () => {
    const t = strikeBack(['attack-06', 'attack-07', 'morph']);
    t.until('blue', 'launch.aim');
    expect(t.hand('blue')).toHaveLength(2);
    expect(t.why('cards-discarded')[0]).toBe('power:tyrant');
  });

  it('ends the encounter when the offense has no encounter card left', () => {
    const t = strikeBack(['attack-06']);
    t.run();
    expect([t.events('gate-aimed').length, t.hand('blue'), t.turn()]).toEqual([1, [], 'yellow']);
  });

  it('[dominion-intimidate-11] not when an intimidate lies there in place of one', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'red', 'yellow'],
      hands: { ...start.hands, blue: ['attack-04', 'attack-06', 'intimidate-19'], purple: ['plague'] },
      options: { rewards: 'dominion' },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.run();
    t.untilOffered('purple', 'plague');
    t.raise('blue', 'intimidate-19');
    t.until('blue', 'launch.aim');
    expect(t.hand('blue')).toEqual([]);
  });

  it('takes nothing when it is zapped', () => {
    const t = strikeBack(['attack-06'], { purple: ['cosmic-zap'] });
    t.zap('purple', 'tyrant');
    t.until('blue', 'launch.aim');
    expect(t.hand('blue')).toEqual(['attack-06']);
  });

  it('adds the ships it holds of the defense when it attacks that player', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'blue'] });
    conquer(t);
    t.aim('red', 'blue/2');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-20');
    t.run();
    expect(t.events('outcome')[1]).toMatchObject({ totals: [20 + 1 + 1, 6 + 4] });
    expect(t.why('total-changed')[0]).toBe('power:tyrant');
  });

  it('may lose ships it holds in the place of its own, even zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'attack-01'] } });
    conquer(t);
    t.aim('red', 'yellow/1');
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'tyrant')).toEqual(['tyrant', 'pass']);
    t.answer('red', 'tyrant');
    // The one blue ship goes, one of the two red ones comes home.
    t.plan('red', 'ships.return', { 'red/2': 1 });
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.ships('red', 'red/2'), held(t)]).toEqual([1, 4, 5, []]);
    expect(t.story()).not.toContain('purple answers use: "card');
  });

  it('captures nothing of its own allies when it loses', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.run();
    expect([held(t), t.warp('yellow')]).toEqual([[], 2]);
  });

  it('leaves a planet that it has lost with the ships it spares', () => {
    const t = strikeBack(['attack-13', 'attack-20'], { red: ['attack-40', 'attack-01'] });
    t.aim('blue', 'red/2');
    t.use('red', 'tyrant');
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.run();
    expect([t.ships('red', 'red/2'), t.ships('red', 'red/5'), t.warp('red'), held(t)]).toEqual([0, 5, 3, []]);
  });

  it('may do so for ships that an effect takes, which stay where they are', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'yellow'],
      hands: { ...start.hands, red: ['attack-40', 'negotiate'], yellow: ['negotiate'] },
    });
    conquer(t);
    t.aim('red', 'yellow/1');
    t.send('red', { 'red/1': 1 });
    t.leave('red');
    t.plan('red', 'deal.penalty', { 'red/3': 3 });
    t.use('red', 'tyrant');
    t.run();
    expect([t.ships('red', 'red/3'), t.warp('red'), t.warp('blue')]).toEqual([2, 2, 4]);
  });

  it('may release ships in a deal', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'negotiate'], blue: ['attack-04', 'negotiate'] },
    });
    t.select('blue', 'attack-04');
    conquer(t);
    t.aim('red', 'blue/2');
    t.offer('red', { red: ['terms tyrant.release'], blue: ['colony blue/2'] });
    t.accept('blue');
    t.plan('blue', 'ships.return', { 'blue/5': 1 });
    t.run();
    expect([held(t), t.ships('blue', 'blue/5'), t.foreign('red')]).toEqual([[], 5, 2]);
  });
});

describe('Tyrant, closely', () => {
  const clauses = (t: Table): unknown[] => t.events('power-used').flatMap((x) => (x.alien === 'tyrant' ? [x.clause] : []));
  /** Red beats blue and its ally yellow, holds a ship of each, and goes on. */
  function conquerTwo(t: Table): void {
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.select('blue', 'attack-04');
    conquer(t);
    expect(held(t)).toEqual(['1 blue', '1 yellow']);
  }

  it('a subjugated ship is no longer on its way to the warp when others are saved', () => {
    const t = table(
      { ...seats, blue: 'converter' },
      { ...start, hands: { ...start.hands, blue: ['attack-04', 'morph', 'attack-06', 'attack-07', 'attack-08', 'negotiate'] } },
    );
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.use('blue', 'converter');
    expect(t.until('blue', 'converter.save')).toMatchObject({ min: 1, max: 3 });
  });

  it('subjugates what the encounter costs, not what an effect costs after it', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-04', 'flare:squee'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('blue', 'flare:squee');
    t.plan('blue', 'squee.avenge', 'purple');
    t.run();
    expect([held(t), t.warp('purple'), t.warp('red')]).toEqual([['1 blue'], 3, 0]);
    expect(clauses(t)).toEqual(['subjugate']);
  });

  it('taxes only an offense whose ships it holds, and presses only such a defense', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'yellow', 'red'] });
    conquer(t);
    t.select('red', 'negotiate');
    t.select('yellow', 'attack-30');
    t.run();
    // Blue's ship does not count against yellow.
    expect([clauses(t), t.events('total-changed')]).toEqual([['subjugate'], []]);

    const other = table(seats, { ...start, destiny: ['blue', 'red', 'red'], hands: { ...start.hands, blue: ['attack-04', 'negotiate'] } });
    other.aim('red', 'blue/1');
    other.select('red', 'attack-40');
    other.select('blue', 'attack-04');
    other.run();
    other.runWhile(() => other.turn() !== 'yellow');
    const before = other.hand('yellow');
    other.until('yellow', 'launch.aim');
    expect([other.hand('yellow'), clauses(other)]).toEqual([before, ['subjugate', 'tax']]);
  });

  it('picks blindly from a hand with rewards, and the offense discards', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'red'],
      hands: { ...start.hands, blue: ['attack-04', 'attack-06', 'attack-07', 'intimidate-19'] },
      options: { rewards: 'dominion' },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.select('blue', 'attack-04');
    t.run();
    expect(t.until('red', 'random.backs')).toMatchObject({ data: { n: 1, rewards: 1, others: 2 } });
    expect(t.encounter().phase).toBe('destiny');
    t.answer('red', 0);
    t.until('blue', 'launch.aim');
    expect(t.events('cards-discarded').at(-1)).toMatchObject({ who: t.seat('blue') });
    expect(t.hand('blue')).toHaveLength(2);
  });

  it('presses once cards are revealed, after an attack only', () => {
    const t = table(
      { ...seats, blue: 'worm' },
      { ...start, destiny: ['blue', 'blue'], hands: { ...start.hands, blue: ['attack-04', 'attack-06'] } },
    );
    t.select('blue', 'attack-04');
    conquer(t);
    t.aim('red', 'blue/2');
    t.select('red', 'attack-20');
    // At the same moment as whatever else waits for the cards, the offense first.
    t.untilOffered('blue', 'worm');
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 1 }]);

    const peaceful = table(seats, { ...start, destiny: ['blue', 'blue'] });
    peaceful.select('blue', 'attack-04');
    conquer(peaceful);
    peaceful.aim('red', 'blue/2');
    peaceful.select('red', 'negotiate');
    peaceful.run();
    expect([clauses(peaceful), peaceful.events('total-changed')]).toEqual([['subjugate'], []]);
  });

  it('loses one or all of the ships it holds, of its choice and without a use that could be zapped', () => {
    const hands = { ...start.hands, red: ['attack-40', 'attack-01'], purple: ['cosmic-zap'] };
    const t = table(seats, { ...start, hands });
    conquerTwo(t);
    t.aim('red', 'yellow/1');
    t.send('red', { 'red/1': 3 });
    t.use('red', 'tyrant', { at: 'event:ships.save' });
    expect(t.until('red', 'tyrant.instead')).toMatchObject({ min: 1, max: 2, data: { n: 3 } });
    t.answer(
      'red',
      t.options('red').reduce((a, x) => ({ ...a, [x]: 1 }), {}),
    );
    t.neverOffered('purple', 'cosmic-zap');
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow'), held(t)]).toEqual([1, 4, 2, []]);
  });

  it('spares as many as it sends, wherever an effect takes them from', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'negotiate'], yellow: ['negotiate'] } });
    conquer(t);
    t.aim('red', 'yellow/1');
    t.send('red', { 'red/1': 1 });
    t.leave('red');
    t.plan('red', 'deal.penalty', { 'red/3': 2, 'red/4': 1 });
    t.use('red', 'tyrant');
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.ships('red', 'red/3') + t.ships('red', 'red/4')]).toEqual([2, 4, 6]);
  });

  it('may do so whenever others make it send ships, not for what it sends itself', () => {
    // A ship more for a defeat by ten or more.
    const arcade = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-40', 'attack-01'], yellow: ['attack-08', 'flare:arcade'] },
    });
    conquer(arcade);
    arcade.aim('red', 'yellow/1');
    arcade.send('red', { 'red/1': 1 });
    arcade.use('yellow', 'flare:arcade');
    arcade.plan('red', 'arcade.send', { 'red/3': 1 });
    arcade.pass('red', 'tyrant', 1, { at: 'event:ships.save' });
    arcade.use('red', 'tyrant', { at: 'event:ships.save' });
    arcade.run();
    expect([arcade.ships('red', 'red/3'), arcade.warp('red'), arcade.warp('blue'), held(arcade)]).toEqual([4, 1, 4, []]);

    // A ship that somebody picks, on a planet or in the gate.
    for (const [question, place] of [
      ['launch.aim', 'red/2'],
      ['alliance.invite', 'gate'],
    ] as const) {
      const zapped = table(seats, { ...start, options: { rewards: 'dominion' }, hands: { ...start.hands, purple: ['ship-zap'] } });
      conquer(zapped);
      zapped.send('red', { 'red/3': 4 });
      zapped.until('red', question);
      zapped.raise('purple', 'ship-zap');
      zapped.plan('purple', 'ship-zap', { [`${place}@red`]: 1 });
      zapped.use('red', 'tyrant', { at: 'event:ships.save' });
      zapped.until('red', 'planning.select');
      expect([zapped.ships('red', place), zapped.warp('red'), held(zapped)]).toEqual([4, 0, []]);
    }

    // A card that strikes its player, be it its own.
    const sick = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'attack-20', 'plague'] } });
    conquer(sick);
    sick.use('red', 'plague');
    sick.plan('red', 'plague', 'red');
    sick.use('red', 'tyrant', { at: 'event:ships.save' });
    sick.until('red', 'launch.aim');
    expect([sick.warp('blue'), held(sick)]).toEqual([4, []]);

    // Its own price.
    const own = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'attack-20', 'flare:void'], purple: ['plague'] } });
    conquer(own);
    own.use('purple', 'plague');
    own.plan('purple', 'plague', 'yellow');
    own.use('red', 'flare:void');
    own.plan('red', 'void.price', { 'red/4': 1 });
    own.neverOffered('red', 'tyrant', { at: 'event:ships.save' });
    expect(own.events('ships-lost')).toContainEqual({ who: 0, n: 1 });
  });

  it('spares ships of a planet that is destroyed by taking them home', () => {
    const bomb = { ...start, options: { technology: true }, completed: { yellow: ['omega-missile'] } } as const;
    const t = table(seats, bomb);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-40');
    t.plan('red', 'technology.second', 'encounter');
    t.run();
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'red/2');
    t.use('red', 'tyrant', { at: 'event:ships.save' });
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.until('red', 'launch.aim');
    expect([t.ships('red', 'red/2'), t.ships('red', 'red/5'), held(t)]).toEqual([0, 5, []]);
    expect(t.events('ships-lost').slice(-2)).toEqual([
      { who: 1, n: 1 },
      { who: 0, n: 3 },
    ]);
  });

  it('sends nothing in the place of ships that are not its to send', () => {
    const t = table(seats, {
      ...start,
      options: { rewards: 'dominion' },
      ships: { red: { out: 1 } },
      hands: { ...start.hands, purple: ['ship-zap'] },
    });
    conquer(t);
    t.until('red', 'launch.aim');
    t.raise('purple', 'ship-zap');
    t.plan('purple', 'ship-zap', { 'out@red': 1 });
    t.neverOffered('red', 'tyrant', { at: 'event:ships.save' });
    expect(t.out('red')).toBe(0);
  });

  it('has nothing to send in the place of its ships without captives, or for what others lose', () => {
    const none = table(seats, { ...start, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    none.neverOffered('red', 'tyrant');
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'attack-20'], yellow: ['attack-01', 'plague'] } });
    conquer(t);
    t.use('yellow', 'plague');
    t.plan('yellow', 'plague', 'purple');
    t.neverOffered('red', 'tyrant');
    expect(t.warp('purple')).toBeGreaterThan(0);

    const hit = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40', 'attack-20'], yellow: ['attack-01', 'plague'] } });
    conquer(hit);
    hit.use('yellow', 'plague');
    hit.plan('yellow', 'plague', 'red');
    hit.use('red', 'tyrant', { at: 'event:ships.save' });
    hit.run();
    expect(held(hit)).not.toContain('1 blue');
  });
});
