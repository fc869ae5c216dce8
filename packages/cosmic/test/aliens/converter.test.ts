import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { netted, table } from '../table.ts';

const seats = { red: 'converter', blue: 'trader', yellow: 'tripler', purple: 'human' };
/** Red loses three ships to blue. */
const losing = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-01', 'attack-04', 'morph', 'negotiate'], blue: ['attack-40'] },
} as const;

describe('Converter', () => {
  it('saves a ship for each card it discards', () => {
    const t = table(seats, losing);
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-01');
    expect(t.untilOffered('red', 'converter')).toEqual(['converter', 'pass']);
    t.answer('red', 'converter');
    expect(t.question('red')).toMatchObject({ tag: 'converter.save', min: 1, max: 3 });
    expect(t.options('red')).toEqual(['attack-04', 'morph', 'negotiate']);
    t.answer('red', ['attack-04', 'morph']);
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 2, max: 2 });
    t.answer('red', { 'red/2': 1, 'red/3': 1 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/2'), t.ships('red', 'red/3')]).toEqual([1, 5, 5]);
    expect(t.hand('red')).toEqual(['negotiate']);
    expect(t.restored().divergence).toBeNull();
  });

  it('saves no more ships than it loses, and none when it is zapped: then it keeps the cards', () => {
    const t = table(seats, { ...losing, hands: { ...losing.hands, purple: ['cosmic-zap'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-01');
    t.use('red', 'converter');
    expect(t.until('red', 'converter.save')).toMatchObject({ min: 1, max: 1 });
    t.answer('red', ['morph']);
    t.zap('purple', 'converter');
    t.run();
    expect([t.warp('red'), t.hand('red')]).toEqual([1, ['attack-04', 'morph', 'negotiate']]);
  });

  it('says which ships it saves where they differ', () => {
    const t = table(
      { red: 'converter+symbiote', blue: 'trader+mirror', yellow: 'tripler+hacker', purple: 'human+sorcerer' },
      { ...losing, options: { powers: 2 } },
    );
    t.send('red', { 'red/1': 1, 'red/1@green': 1 });
    t.select('red', 'attack-01');
    t.use('red', 'converter');
    t.plan('red', 'converter.save', ['morph']);
    expect(t.until('red', 'ships.spare')).toMatchObject({ min: 1, max: 1, data: { n: 1 } });
    t.answer('red', { 'gate@green': 1 });
    t.plan('red', 'ships.return', { 'red/2': 1 });
    t.run();
    expect([t.warp('red'), t.state.ships.at[0].slice(0, 5)]).toEqual([1, [1, 0, 0, 0, 0]]);
  });

  it('[faq-converter-2] ships saved in any phase from regroup to resolution go to other colonies', () => {
    // A Plague costs a ship during the regroup phase.
    const t = table(seats, {
      ...losing,
      hands: { red: ['attack-01', 'attack-04', 'attack-06'], blue: ['attack-40', 'plague'] },
      ships: { red: { 'red/1': 1, 'red/2': 7 } },
    });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.plan('red', 'plague.ships', { 'red/1': 1, 'red/2': 2 });
    t.use('red', 'converter');
    t.until('red', 'converter.save');
    expect(t.encounter().phase).toBe('regroup');
    t.answer('red', ['attack-04']);
    // The colony on red/1 is gone, and no home for any of them.
    expect(t.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/5': 1 });
    t.runTo('launch');
    // One of the other two came back by the regroup itself.
    expect([t.warp('red'), t.ships('red', 'red/1'), t.ships('red', 'red/5')]).toEqual([1, 0, 5]);

    // In the resolution phase: a planet that is lost with the encounter is no refuge either.
    const late = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { red: ['attack-01', 'attack-04', 'negotiate'], blue: ['attack-40'] },
    });
    late.aim('blue', 'red/1');
    late.select('red', 'attack-01');
    late.use('red', 'converter');
    late.until('red', 'converter.save');
    expect(late.encounter().phase).toBe('resolution');
    late.answer('red', ['attack-04']);
    expect(late.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
    late.answer('red', { 'red/4': 1 });
    late.run();
    expect([late.warp('red'), late.ships('red', 'red/1'), late.ships('red', 'red/4')]).toEqual([3, 0, 5]);
  });

  it('draws cards for ships it leaves in the warp', () => {
    const t = table(seats, { ...losing, deck: ['attack-30'], ships: { red: { warp: 2 } } });
    expect(t.untilOffered('red', 'converter')).toEqual(['converter', 'pass']);
    t.answer('red', 'converter');
    t.runTo('launch');
    expect([t.warp('red'), t.hand('red')]).toEqual([2, ['attack-01', 'attack-04', 'attack-30', 'morph', 'negotiate']]);
  });

  it('draws for some of its rewards, and takes the ship when it is zapped', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      deck: ['attack-30'],
      hands: { blue: ['attack-01'], yellow: ['attack-10'] },
      ships: { red: { warp: 3 } },
    });
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 3 });
    t.plan('red', 'rewards.ships', 3);
    t.use('red', 'converter');
    expect(t.until('red', 'converter.draw')).toMatchObject({ min: 1, max: 3, data: { n: 3 } });
    t.answer('red', 1);
    t.run();
    expect([t.warp('red'), t.hand('red')]).toEqual([1, ['attack-30']]);

    const zapped = table(seats, { ...losing, hands: { ...losing.hands, purple: ['cosmic-zap'] }, ships: { red: { warp: 2 } } });
    zapped.use('red', 'converter');
    zapped.zap('purple', 'converter');
    zapped.runTo('launch');
    expect([zapped.warp('red'), zapped.hand('red').length]).toEqual([1, 4]);
  });

  it('[faq-converter-1] draws nothing in the regroup phase without a ship in the warp', () => {
    const t = table(seats, { ...losing, hands: { red: ['attack-40'], blue: ['attack-01'] } });
    t.neverOffered('red', 'converter');
  });

  it('the wild flare makes every winner discard when an ally is about to lose ships', () => {
    const t = table(
      { red: 'zombie', blue: 'trader', yellow: 'tripler', purple: 'human' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-01', 'morph'], blue: ['attack-40', 'attack-06'], yellow: ['flare:converter'], purple: ['attack-05'] },
      },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('yellow', 'flare:converter');
    t.select('red', 'attack-01');
    t.select('blue', 'attack-40');
    t.run();
    const discarded = t.events('cards-discarded');
    expect(discarded.slice(0, 2)).toEqual([
      { who: 1, cards: ['attack-06'] },
      { who: 3, cards: ['attack-05'] },
    ]);
    expect(t.hand('red')).toEqual(['morph']);
  });

  it('the wild flare is not for main players or winners', () => {
    const plain = { red: 'virus', blue: 'trader', yellow: 'tripler', purple: 'human' };
    const main = table(plain, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-01', 'flare:converter'], blue: ['attack-40', 'morph'] },
    });
    main.select('blue', 'attack-40');
    main.neverOffered('red', 'flare:converter');
    const winner = table(plain, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40', 'morph'], blue: ['attack-01'], yellow: ['flare:converter'] },
    });
    winner.select('red', 'attack-40');
    winner.invite('red', 'yellow');
    winner.ally('yellow', 'offense', { 'yellow/1': 1 });
    winner.neverOffered('yellow', 'flare:converter');
  });

  it('the super flare turns cards into ships and cards at any time', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      deck: ['attack-30', 'attack-20'],
      hands: { blue: ['attack-01'], yellow: ['attack-10'], red: ['flare:converter', 'attack-04', 'morph', 'negotiate'] },
      ships: { red: { warp: 2 } },
    });
    t.until('blue', 'launch.aim');
    t.raise('red', 'flare:converter');
    expect(t.until('red', 'converter.spend')).toMatchObject({ min: 1, max: 3 });
    expect(t.options('red')).toEqual(['attack-04', 'morph', 'negotiate']);
    t.answer('red', ['attack-04', 'morph', 'negotiate']);
    expect(t.until('red', 'converter.ships')).toMatchObject({ min: 0, max: 2, data: { n: 3 } });
    t.answer('red', 1);
    t.plan('red', 'ships.return', { 'red/4': 1 });
    t.runTo('planning');
    expect([t.warp('red'), t.ships('red', 'red/4')]).toEqual([1, 5]);
    expect(t.hand('red')).toEqual(['attack-20', 'attack-30', 'flare:converter']);
  });
});

describe('Converter draws for ships it leaves in the warp, whatever would bring them back', () => {
  const offered = (t: ReturnType<typeof table>, n: number): void => {
    expect(t.untilOffered('red', 'converter')).toEqual(['converter', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'event:ships.retrieve', who: t.seat('red'), n } });
  };

  it('Mobius Tubes', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 3 }, yellow: { warp: 2 } },
      hands: { red: ['attack-01'], blue: ['attack-40', 'mobius-tubes'], yellow: ['attack-04'] },
    });
    t.use('blue', 'mobius-tubes');
    offered(t, 3);
    t.answer('red', 'converter');
    t.answer('red', 2);
    t.runTo('launch');
    expect([t.warp('red'), t.warp('yellow'), t.hand('red').length]).toEqual([2, 0, 3]);
  });

  it('ships that would come straight into the encounter', () => {
    const position = { turn: 'blue', destiny: ['yellow'], ships: { red: { warp: 3 } } } as const;
    const wormhole = table(seats, {
      ...position,
      hands: { red: ['attack-01', 'flare:wormhole'], blue: ['attack-40'], yellow: ['attack-04'] },
    });
    wormhole.invite('blue', 'red');
    wormhole.ally('red', 'offense', { 'red/1': 2 });
    wormhole.use('red', 'flare:wormhole');
    wormhole.plan('red', 'wormhole.more', { warp: 2 });
    offered(wormhole, 2);
    wormhole.answer('red', 'converter');
    wormhole.answer('red', 1);
    wormhole.runTo('planning');
    expect([wormhole.ships('red', 'gate'), wormhole.warp('red'), wormhole.hand('red').length]).toEqual([3, 2, 3]);

    const zombie = table(
      { ...seats, blue: 'zombie' },
      { ...position, hands: { red: ['attack-01'], blue: ['attack-40', 'flare:zombie'], yellow: ['attack-04'] } },
    );
    zombie.invite('blue', 'red');
    zombie.ally('red', 'offense', { 'red/1': 2 });
    zombie.use('blue', 'flare:zombie');
    zombie.plan('red', 'zombie.join', { warp: 1 });
    offered(zombie, 1);
    zombie.answer('red', 'converter');
    zombie.runTo('planning');
    expect([zombie.ships('red', 'gate'), zombie.warp('red'), zombie.hand('red').length]).toEqual([2, 3, 2]);
  });

  it('a ship that would join a new colony', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { red: { warp: 3 } },
      hands: { red: ['attack-01', 'flare:roach'], blue: ['attack-40'], yellow: ['attack-04'] },
    });
    t.aim('blue', 'yellow/1');
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 2 });
    t.use('red', 'flare:roach');
    t.plan('red', 'roach.follow', { warp: 3 });
    offered(t, 3);
    t.answer('red', 'converter');
    t.answer('red', 3);
    t.run();
    expect([t.ships('red', 'yellow/1'), t.warp('red')]).toEqual([2, 3]);
  });
});

describe('Converter, closely', () => {
  it('saves with its last card, and not without one or for others', () => {
    const last = table(seats, { ...losing, hands: { red: ['attack-01', 'morph'], blue: ['attack-40'] }, strict: ['red'] });
    last.send('red', { 'red/1': 2 });
    last.use('red', 'converter', { at: 'event:ships.save' });
    last.run();
    expect([last.warp('red'), last.hand('red')]).toEqual([1, []]);
    expect(last.events('cards-discarded')).toContainEqual({ who: last.seat('red'), cards: ['morph'] });

    const none = table(seats, { ...losing, hands: { red: ['attack-01'], blue: ['attack-40'] } });
    none.neverOffered('red', 'converter');

    // Those who win lose nothing, and others' ships are not its own to save.
    const won = table(seats, { ...losing, hands: { red: ['attack-40', 'attack-04', 'morph'], blue: ['attack-01'] } });
    won.aim('red', 'blue/1');
    won.select('red', 'attack-40');
    won.neverOffered('red', 'converter');
    expect(won.warp('blue')).toBe(4);
  });

  it('does not draw for ships that others take back', () => {
    const t = table(seats, {
      ...losing,
      turn: 'blue',
      destiny: ['yellow'],
      ships: { blue: { warp: 2 } },
      hands: { red: ['attack-01'], blue: ['attack-40'], yellow: ['attack-04'] },
    });
    t.neverOffered('red', 'converter');
    expect(t.warp('blue')).toBe(1);
  });

  describe('wild', () => {
    const plain = { red: 'mirror', blue: 'trader', yellow: 'tripler', purple: 'human' };
    const fight = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40', 'attack-05', 'attack-06'], blue: ['attack-01', 'attack-07'], yellow: ['flare:converter'], purple: [] },
    } as const;

    it('costs each winner one card, also for an ally of the defense and against a single winner', () => {
      const t = table(plain, { ...fight, strict: ['yellow'] });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.select('blue', 'attack-01');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.use('yellow', 'flare:converter', { at: 'event:ships.save' });
      t.run();
      expect([t.hand('red').length, t.hand('blue')]).toEqual([1, ['attack-07']]);
    });

    it('is of no use when no winner holds a card, nor for ships that an effect costs', () => {
      const t = table(plain, { ...fight, hands: { ...fight.hands, red: ['attack-40'] } });
      t.aim('red', 'blue/1');
      t.select('blue', 'attack-01');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.neverOffered('yellow', 'flare:converter');

      const later = table(plain, { ...fight, hands: { ...fight.hands, blue: ['attack-01', 'flare:squee'] } });
      later.aim('red', 'blue/1');
      later.invite('red', 'yellow');
      later.ally('yellow', 'offense', { 'yellow/1': 2 });
      later.select('red', 'attack-40');
      later.select('blue', 'attack-01');
      later.use('blue', 'flare:squee');
      later.plan('blue', 'squee.avenge', 'yellow');
      later.neverOffered('yellow', 'flare:converter');
      expect(later.warp('yellow')).toBe(4);
    });
  });

  describe('super', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      deck: ['attack-30', 'attack-20'],
      hands: { blue: ['attack-01'], yellow: ['attack-10'], red: ['flare:converter', 'morph'] },
    } as const;

    it('a single card is enough, the flare itself is not', () => {
      const t = table(seats, position);
      t.until('blue', 'launch.aim');
      t.raise('red', 'flare:converter');
      t.until('blue', 'launch.aim');
      // Nothing to take back: the card comes from the deck.
      expect(t.hand('red')).toEqual(['attack-30', 'flare:converter']);

      const none = table(seats, { ...position, hands: { ...position.hands, red: ['flare:converter'] } });
      none.until('blue', 'launch.aim');
      expect(none.canRaise('red')).toEqual([]);
      none.neverOffered('red', 'flare:converter');
    });

    it('brings nothing but ships when it asks for all of them', () => {
      const t = table(seats, { ...position, ships: { red: { warp: 3 } } });
      t.until('blue', 'launch.aim');
      t.raise('red', 'flare:converter');
      t.until('red', 'converter.ships');
      t.answer('red', 1);
      t.pass('red', 'converter', 1, { at: 'event:ships.retrieve' });
      t.runTo('planning');
      expect([t.warp('red'), t.hand('red')]).toEqual([2, ['flare:converter']]);
    });
  });
});

describe('Converter: cards it discards have not been played', () => {
  it('by its power', () => {
    const t = table(seats, { ...losing, ...netted });
    t.send('red', { 'red/1': 3 });
    t.select('red', 'attack-01');
    t.use('red', 'converter');
    t.plan('red', 'converter.save', ['morph', 'negotiate']);
    t.run();
    expect(t.pile(Z.discard).sort()).toEqual(['morph', 'negotiate']);
  });

  it('wild: nor have those of the winners', () => {
    const t = table(
      { ...seats, red: 'hacker' },
      {
        ...netted,
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-01'], blue: ['attack-40', 'morph'], yellow: ['flare:converter'] },
      },
    );
    t.select('blue', 'attack-40');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:converter');
    t.until('blue', 'launch.aim');
    t.done();
    expect(t.pile(Z.discard)).toContain('morph');
  });

  it('super: nor have those it exchanges', () => {
    const t = table(seats, { ...losing, ...netted, hands: { ...losing.hands, red: ['attack-01', 'morph', 'flare:converter'] } });
    t.until('red', 'launch.aim');
    t.raise('red', 'flare:converter');
    t.answer('red', ['morph']);
    expect(t.pile(Z.discard)).toEqual(['morph']);
  });
});
