import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'alchemist', blue: 'trader', yellow: 'clone' };
const start = {
  turn: 'blue',
  destiny: ['yellow'],
  hands: { red: ['attack-08', 'negotiate', 'reinforcement-2'], blue: ['attack-12', 'attack-10'], yellow: ['attack-06'] },
  discard: ['attack-12', 'attack-13', 'attack-04', 'reinforcement-5', 'plague'],
} as const;

describe('Alchemist', () => {
  it('sends a ship to the warp, discards a card and takes one of its type from the discard pile', () => {
    const t = table(seats, start);
    expect(t.canRaise('red')).toEqual(['alchemist']);
    t.raise('red', 'alchemist');
    // There is no negotiate to be had.
    expect(t.question('red')?.tag).toBe('alchemist.discard');
    expect(t.options('red').sort()).toEqual(['attack-08', 'reinforcement-2']);
    t.answer('red', 'attack-08');
    // 4 apart is near enough, 5 is not.
    expect(t.question('red')).toMatchObject({ tag: 'alchemist.take', data: { card: 'attack-08' } });
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-12']);
    t.answer('red', 'attack-12');
    expect(t.question('red')).toMatchObject({ tag: 'alchemist.ship', min: 1, max: 1 });
    t.answer('red', { 'red/2': 1 });
    expect([t.warp('red'), t.ships('red', 'red/2')]).toEqual([1, 3]);
    expect(t.hand('red')).toEqual(['attack-12', 'negotiate', 'reinforcement-2']);
    expect(t.pile(Z.discard)).toEqual(['attack-13', 'attack-04', 'reinforcement-5', 'plague', 'attack-08']);
    // Once an encounter.
    expect(t.canRaise('red')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('once in every encounter of a turn', () => {
    const hands = { ...start.hands, blue: ['attack-30', 'attack-20'] };
    const t = table(seats, { ...start, destiny: ['yellow', 'yellow'], hands });
    t.raise('red', 'alchemist');
    t.answer('red', 'reinforcement-2');
    t.answer('red', { 'red/2': 1 });
    t.plan('blue', 'encounter.second', true);
    t.runWhile(() => t.encounter().nth < 2);
    expect(t.canRaise('red')).toEqual(['alchemist']);
  });

  it('keeps ship and card when zapped: what it was after is known by then', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['attack-06', 'cosmic-zap'] } });
    t.zap('yellow', 'alchemist');
    t.raise('red', 'alchemist');
    t.answer('red', 'reinforcement-2');
    t.run();
    expect(t.events('transmutation')).toEqual([{ who: 0, card: 'reinforcement-2', into: 'reinforcement-5' }]);
    expect(t.hand('red')).toEqual(['attack-08', 'negotiate', 'reinforcement-2']);
    expect(t.warp('red')).toBe(0);
  });

  it('needs something to take', () => {
    expect(table(seats, { ...start, discard: ['attack-13', 'plague'] }).canRaise('red')).toEqual([]);
  });

  it('reaches the discard pile of the reward deck too', () => {
    const t = table(seats, { ...start, options: { rewards: 'incursion' }, discard: [], rewardDiscard: ['negotiate-crooked-deal'] });
    t.raise('red', 'alchemist');
    t.answer('red', { 'red/1': 1 });
    expect(t.hand('red')).toEqual(['attack-08', 'negotiate-crooked-deal', 'reinforcement-2']);
    expect(t.pile(Z.discard)).toEqual(['negotiate']);
  });
});

describe('Alchemist flare', () => {
  it('super: an attack becomes one of any value', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'reinforcement-2', 'flare:alchemist'] } });
    t.raise('red', 'alchemist');
    expect(t.question('red')?.tag).toBe('super');
    t.answer('red', true);
    // For attacks only, and there is one.
    expect(t.question('red')?.tag).toBe('alchemist.take');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-12', 'attack-13']);
    t.answer('red', 'attack-13');
    t.answer('red', { 'red/1': 1 });
    expect(t.hand('red')).toEqual(['attack-13', 'flare:alchemist', 'reinforcement-2']);
    // It is nothing to speak of where no attack can be exchanged.
    const other = table(seats, { ...start, hands: { ...start.hands, red: ['negotiate', 'reinforcement-2', 'flare:alchemist'] } });
    other.raise('red', 'alchemist');
    expect(other.question('red')?.tag).toBe('alchemist.ship');
    // Without the flare the other value is out of reach, with it the power can be used.
    const far = { ...start, discard: ['attack-30'], hands: { ...start.hands, red: ['attack-08', 'flare:alchemist'] } };
    const no = table(seats, far);
    no.raise('red', 'alchemist');
    no.answer('red', false);
    expect(no.story()).not.toContain('alchemist.take');
    expect(no.hand('red')).toEqual(['attack-08', 'flare:alchemist']);
    const yes = table(seats, far);
    yes.raise('red', 'alchemist');
    yes.answer('red', true);
    yes.answer('red', { 'red/1': 1 });
    expect(yes.hand('red')).toEqual(['attack-30', 'flare:alchemist']);
  });

  it('wild: exchanges a card that is no encounter card, for no ship', () => {
    const t = table(
      { ...seats, red: 'mutant' },
      { ...start, hands: { ...start.hands, red: ['attack-08', 'reinforcement-2', 'mobius-tubes', 'flare:alchemist'] } },
    );
    t.raise('red', 'flare:alchemist');
    expect(t.options('red').sort()).toEqual(['mobius-tubes', 'reinforcement-2']);
    t.answer('red', 'mobius-tubes');
    expect(t.hand('red')).toEqual(['attack-08', 'flare:alchemist', 'plague', 'reinforcement-2']);
    expect(t.warp('red')).toBe(0);
    expect(t.pile(Z.discard)).toContain('mobius-tubes');
    const one = table(
      { ...seats, red: 'mutant' },
      { ...start, hands: { ...start.hands, red: ['attack-08', 'reinforcement-2', 'flare:alchemist'] } },
    );
    expect(one.canRaise('red')).toEqual(['flare:alchemist']);
    // The flare itself cannot be what is discarded, and encounter cards do not count.
    const none = table(
      { ...seats, red: 'mutant' },
      { ...start, discard: ['attack-12', 'flare:zombie'], hands: { ...start.hands, red: ['attack-08', 'flare:alchemist'] } },
    );
    expect(none.canRaise('red')).toEqual([]);
  });
});

describe('Alchemist: what it exchanges', () => {
  it('cards other than attacks whatever their value', () => {
    const t = table(seats, { ...start, options: { largeGroup: true }, discard: ['reinforcement-8', 'attack-30'] });
    t.raise('red', 'alchemist');
    t.answer('red', { 'red/1': 1 });
    expect(t.events('transmutation')).toEqual([{ who: 0, card: 'reinforcement-2', into: 'reinforcement-8' }]);
    expect(t.hand('red')).toEqual(['attack-08', 'negotiate', 'reinforcement-8']);
  });

  it('nothing when the card it chose went for an answer to the use', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['card-zap', 'negotiate'], blue: ['attack-12', 'cosmic-zap'] },
      discard: ['plague'],
    });
    t.zap('blue', 'alchemist');
    t.cardZap('red', 'cosmic-zap');
    t.raise('red', 'alchemist');
    t.until('blue', 'launch.aim');
    t.done();
    expect(t.events('power-zapped')).toEqual([]);
    expect([t.hand('red'), t.pile(Z.discard).includes('plague')]).toEqual([['negotiate'], true]);
  });

  it('wild: not without another card of the type to take, and not an encounter card', () => {
    const others = { red: 'zombie', blue: 'trader', yellow: 'clone' };
    const none = table(others, {
      ...start,
      hands: { ...start.hands, red: ['attack-08', 'quash', 'flare:alchemist'] },
      discard: ['attack-12'],
    });
    expect(none.canRaise('red')).toEqual([]);
    const one = table(others, {
      ...start,
      hands: { ...start.hands, red: ['quash', 'flare:alchemist'] },
      discard: ['plague', 'flare:zombie'],
    });
    one.raise('red', 'flare:alchemist');
    one.until('blue', 'launch.aim');
    // The flare itself is not what is exchanged.
    expect(one.hand('red')).toEqual(['flare:alchemist', 'plague']);
    expect(one.warp('red')).toBe(0);
  });

  it('needs a ship to send: one is enough, be it in the encounter, and none is not', () => {
    // The Witness lets everybody keep their powers.
    const witness = { ...start, hazards: ['witness'], options: { hazards: true } };
    const none = table(seats, { ...witness, ships: { red: { out: 20 } } });
    none.until('blue', 'launch.aim');
    expect(none.canRaise('red')).toEqual([]);
    const one = table(seats, { ...witness, destiny: ['red'], ships: { red: { 'red/1': 1, out: 19 } } });
    one.until('blue', 'launch.aim');
    one.answer('blue', 'red/1');
    one.until('blue', 'launch.ships');
    expect(one.canRaise('red')).toEqual(['alchemist']);
    one.raise('red', 'alchemist');
    one.plan('red', 'alchemist.discard', 'reinforcement-2');
    one.runTo('planning');
    expect([one.warp('red'), one.hand('red').includes('reinforcement-5')]).toEqual([1, true]);
  });
});

describe('Alchemist without a ship to send', () => {
  it('gets nothing when it has spent its last ships on keeping the use from being stopped', () => {
    for (const price of ['send', 'remove']) {
      const t = table(seats, {
        ...start,
        ships: { red: { out: 17, 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 0, 'red/5': 0 } },
        hands: { ...start.hands, red: ['attack-08', 'omni-zap'], blue: ['attack-12', 'cosmic-zap'] },
        discard: ['attack-10'],
        options: { rewards: 'dominion' },
      });
      t.zap('blue', 'alchemist');
      t.use('red', 'omni-zap', { card: 'cosmic-zap' });
      t.plan('red', 'omni-zap.price', price);
      t.raise('red', 'alchemist');
      t.run();
      expect(t.hand('red')).toEqual(price === 'send' ? ['attack-08'] : ['attack-10']);
    }
  });
});
