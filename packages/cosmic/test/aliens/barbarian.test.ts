import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { hasOptions } from '@parley/kernel';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'barbarian', yellow: 'healer', blue: 'tripler', purple: 'void' };
const BLUE = ['attack-00', 'attack-30', 'flare:zombie', 'card-zap'];

describe('Barbarian', () => {
  it('sees the hand of whom it beat, takes a card for each ship and has the rest discarded', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40'], blue: ['attack-04', ...BLUE], yellow: ['attack-01'] },
    });
    t.send('red', { 'red/1': 2 });
    t.select('blue', 'attack-04');
    expect(t.until('red', 'barbarian.loot')).toMatchObject({ kind: 'some', min: 0, max: 2 });
    expect(t.options('red').sort()).toEqual([...BLUE].sort());
    t.answer('red', ['flare:zombie', 'attack-30']);
    expect(t.hand('red')).toEqual(['attack-30', 'flare:zombie']);
    expect(t.hand('blue')).toEqual([]);
    expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['attack-00', 'card-zap']));
  });

  it('discards what it leaves: those cards were not played', () => {
    const t = hazardTable('sargasso-nets', { hands: { red: ['attack-40'], blue: ['attack-04', 'attack-00', 'attack-30'] } }, seats);
    t.send('red', { 'red/1': 1 });
    t.select('blue', 'attack-04');
    t.plan('red', 'barbarian.loot', ['attack-30']);
    t.run();
    expect([t.pile(Z.discard), t.pile(Z.removed).sort()]).toEqual([['attack-00'], ['attack-04', 'attack-40']]);
  });

  it('loots nothing when its victory has been taken away', () => {
    // Yellow has won nothing, but accuses the winning offense with its super flare.
    const t = table(
      { ...seats, yellow: 'muckraker' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-04', ...BLUE], yellow: ['attack-01', 'attack-06', 'flare:muckraker'] },
      },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.select('blue', 'attack-04');
    t.use('yellow', 'muckraker');
    t.boost('yellow');
    t.plan('yellow', 'muckraker.card', 'attack-06');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [] }]);
    expect(t.story()).not.toContain('barbarian.loot');
    expect(t.hand('blue')).toEqual([...BLUE].sort());
  });

  it('must loot an empty hand too: it is over then, whatever comes into that hand', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-04'], yellow: ['attack-01'] } });
    t.run();
    expect(t.events('power-used')).toContainEqual({ who: t.seat('red'), alien: 'barbarian', clause: 'use' });
    expect([t.events('cards-taken'), t.hand('red')]).toEqual([[], []]);
  });

  it('may take fewer cards than it has ships', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40'], blue: ['attack-04', 'attack-00'], yellow: ['attack-01'] },
    });
    t.send('red', { 'red/1': 3 });
    t.select('blue', 'attack-04');
    t.plan('red', 'barbarian.loot', []);
    t.run();
    expect([t.hand('red'), t.hand('blue')]).toEqual([[], []]);
  });

  it('comes before compensation, which is then taken from what it holds', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-08'], blue: ['negotiate', 'attack-30', 'attack-00'], yellow: ['attack-01'] },
      ships: { blue: { 'blue/1': 1 } },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.plan('red', 'barbarian.loot', ['attack-30']);
    t.run();
    // The looted card is all there is to collect.
    expect(t.hand('blue')).toEqual(['attack-30']);
    expect(t.hand('red')).toEqual([]);
  });

  it('loots nothing when it is beaten, on either side', () => {
    const offense = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-00', 'attack-06'], blue: ['attack-08', 'attack-30'], yellow: ['attack-01'] },
    });
    offense.select('red', 'attack-00');
    offense.select('blue', 'attack-08');
    offense.run();
    expect([offense.hand('red'), offense.hand('blue')]).toEqual([['attack-06'], ['attack-30']]);

    const defense = table(seats, {
      turn: 'purple',
      destiny: ['red'],
      hands: { red: ['attack-00', 'attack-06'], purple: ['attack-40', 'attack-30'] },
    });
    defense.select('red', 'attack-00');
    defense.select('purple', 'attack-40');
    defense.until('purple', 'encounter.second');
    expect([defense.hand('red'), defense.hand('purple')]).toEqual([['attack-06'], ['attack-30']]);
  });

  it('loots neither as the defense nor after a deal', () => {
    const defense = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-04', 'attack-30'] } });
    defense.select('blue', 'attack-04');
    defense.run();
    expect(defense.hand('blue')).toEqual(['attack-30']);

    const deal = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate', 'attack-06'], blue: ['negotiate', 'attack-30'], yellow: ['attack-01'] },
    });
    deal.select('red', 'negotiate');
    deal.select('blue', 'negotiate');
    deal.offer('red', { red: ['attack-06'] });
    deal.accept('blue');
    deal.run();
    expect(deal.hand('blue')).toEqual(['attack-06', 'attack-30']);
  });

  it('loots nothing when it is zapped', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40'], blue: ['attack-04', 'attack-30', 'cosmic-zap'] },
    });
    t.select('blue', 'attack-04');
    t.zap('blue', 'barbarian');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-30']);
    expect(t.hand('red')).toEqual([]);
  });

  describe('wild', () => {
    const others = { red: 'macron', blue: 'tripler', yellow: 'healer' };

    it('throws away unwanted compensation', () => {
      const t = table(others, {
        turn: 'blue',
        destiny: ['yellow'],
        hands: { blue: ['negotiate', 'flare:barbarian'], yellow: ['attack-40', 'attack-00', 'attack-30'] },
      });
      t.send('blue', { 'blue/1': 2 });
      t.select('blue', 'negotiate');
      t.select('yellow', 'attack-40');
      t.use('blue', 'flare:barbarian');
      expect(t.until('blue', 'barbarian.throw')).toMatchObject({ min: 1, max: 2 });
      expect(t.options('blue').sort()).toEqual(['attack-00', 'attack-30']);
      t.answer('blue', ['attack-00']);
      expect(t.hand('blue')).toEqual(['attack-30', 'flare:barbarian']);
      expect(t.pile(Z.discard)).toContain('attack-00');
    });

    it('throws away unwanted rewards without getting others', () => {
      const t = table(others, {
        turn: 'blue',
        destiny: ['yellow'],
        hands: { blue: ['attack-04'], yellow: ['attack-40'], red: ['flare:barbarian'] },
        deck: ['attack-00', 'attack-01', 'attack-30', 'attack-20'],
      });
      t.invite('yellow', 'red');
      t.ally('red', 'defense', { 'red/1': 1 });
      t.use('red', 'flare:barbarian');
      // Macron's ship counts twice.
      t.plan('red', 'barbarian.throw', ['attack-00', 'attack-01']);
      t.run();
      expect(t.hand('red')).toEqual(['flare:barbarian']);
      t.done();
    });
  });

  it('wild: looks at a single card, but not at nothing, nor at what others get', () => {
    const others = { red: 'calculator', blue: 'trader', yellow: 'parasite' };
    const start = { turn: 'blue', destiny: ['yellow'] } as const;
    const one = table(others, {
      ...start,
      hands: { blue: ['attack-04'], yellow: ['attack-40'], red: ['flare:barbarian'] },
      deck: ['attack-00', 'attack-01'],
    });
    one.invite('yellow', 'red');
    one.ally('red', 'defense', { 'red/1': 1 });
    one.use('red', 'flare:barbarian');
    one.run();
    expect([one.hand('red'), one.pile(Z.discard)[0]]).toEqual([['flare:barbarian'], 'attack-00']);

    const nothing = table(others, { ...start, hands: { blue: ['negotiate', 'flare:barbarian'], yellow: ['attack-40'] } });
    nothing.neverOffered('blue', 'flare:barbarian');
    expect(nothing.events('compensated')).toMatchObject([{ n: 0 }]);

    // All it got is the flare itself.
    const flare = table(others, { ...start, hands: { blue: ['negotiate'], yellow: ['attack-40', 'flare:barbarian'] } });
    flare.select('yellow', 'attack-40');
    flare.neverOffered('blue', 'flare:barbarian');
    expect(flare.hand('blue')).toEqual(['flare:barbarian']);
    const two = table(others, {
      ...start,
      hands: { blue: ['attack-04'], yellow: ['attack-40'] },
      deck: ['flare:barbarian', 'attack-00', 'attack-01'],
    });
    two.invite('yellow', 'red');
    two.ally('red', 'defense', { 'red/1': 3 });
    two.use('red', 'flare:barbarian');
    two.until('red', 'barbarian.throw');
    expect(two.options('red').sort()).toEqual(['attack-00', 'attack-01']);

    const theirs = table(others, {
      ...start,
      hands: { blue: ['attack-04'], yellow: ['attack-40', 'flare:barbarian'] },
      deck: ['attack-00', 'attack-01'],
    });
    theirs.invite('yellow', 'red');
    theirs.ally('red', 'defense', { 'red/1': 1 });
    theirs.neverOffered('yellow', 'flare:barbarian');
    expect(theirs.events('rewards')).toMatchObject([{ who: 0, cards: 1 }]);
  });

  it('super: is neither for a defensive ally nor for a bystander', () => {
    for (const joins of [true, false]) {
      const t = table(
        { red: 'tripler', yellow: 'barbarian', blue: 'void', purple: 'healer' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-10'], blue: ['attack-04', 'attack-30'], yellow: ['flare:barbarian', 'attack-01'] },
        },
      );
      if (joins) {
        t.invite('blue', 'yellow');
        t.ally('yellow', 'defense', { 'yellow/1': 1 });
      }
      t.select('blue', 'attack-04');
      t.neverOffered('yellow', 'barbarian');
      expect(t.hand('blue')).toEqual(['attack-30']);
    }
  });

  it('super: loots the opposing main player as an offensive ally', () => {
    const t = table(
      { red: 'tripler', yellow: 'barbarian', blue: 'void', purple: 'healer' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-10'], blue: ['attack-04', 'attack-30', 'attack-00'], yellow: ['flare:barbarian', 'attack-01'] },
      },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.select('blue', 'attack-04');
    expect(t.untilOffered('yellow', 'barbarian')).toEqual(['barbarian', 'pass']);
    t.answer('yellow', 'barbarian');
    expect(t.question('yellow')).toMatchObject({ tag: 'barbarian.loot', min: 0, max: 1 });
    t.answer('yellow', ['attack-30']);
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-30', 'flare:barbarian']);
    expect(t.hand('blue')).toEqual([]);
  });

  it('super: without the flare an ally loots nothing', () => {
    const t = table(
      { red: 'tripler', blue: 'void', yellow: 'barbarian', purple: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-04', 'attack-30'] } },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.select('blue', 'attack-04');
    expect(offeredInEncounter(t, 'yellow')).toEqual([]);
    expect(t.hand('blue')).toEqual(['attack-30']);
  });
});

describe('Barbarian flare', () => {
  it('wild: belongs to the resolution phase, whenever else cards are rewards', () => {
    const t = table(
      { red: 'pirate', yellow: 'healer', blue: 'tripler', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue', 'blue'],
        hands: { red: ['attack-40', 'attack-30', 'flare:barbarian'], blue: ['attack-04', 'attack-06'], yellow: ['attack-01'] },
      },
    );
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-40');
    t.use('red', 'pirate');
    t.plan('red', 'pirate.raid', { 'blue/1@blue': 1 });
    t.plan('red', 'encounter.second', true);
    t.run();
    // Red sells the captured ship in the regroup phase of its second encounter.
    t.plan('red', 'use', (d) => (hasOptions(d) ? (d.options.find((x) => x.endsWith('.sell')) ?? 'pass') : 'pass'), {
      at: 'window:regroup.during',
    });
    const offered = offeredInEncounter(t, 'red');
    expect(t.events('rewards')).toMatchObject([{ who: t.seat('red'), cards: 1 }]);
    expect(offered).not.toContain('flare:barbarian');
  });
});
