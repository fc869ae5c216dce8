import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'love', blue: 'macron', yellow: 'tripler', purple: 'healer' };
const start = {
  turn: 'red',
  destiny: ['blue', 'blue'],
  hands: {
    red: ['attack-08', 'attack-30', 'negotiate'],
    blue: ['attack-10', 'negotiate'],
    yellow: ['attack-12', 'reinforcement-2'],
    purple: ['attack-06', 'negotiate'],
  },
} as const;
/** Everybody has ships in the warp. */
const stranded = {
  ...start,
  ships: { red: { warp: 3, 'red/1': 3, 'red/2': 2 }, blue: { warp: 2 }, yellow: { warp: 1 }, purple: { warp: 4 } },
};

describe('Love', () => {
  it('[errata-love] every other player may discard a card, clockwise; a matching one may bring its ships home', () => {
    const t = table(seats, stranded);
    expect(t.asked()).toEqual(['red love.card']);
    expect(t.options('red').sort()).toEqual(['attack-08', 'attack-30', 'negotiate']);
    t.answer('red', 'attack-30');
    expect(t.pile(Z.discard)).toEqual(['attack-30']);
    // One after the other, any card or none.
    expect(t.asked()).toEqual(['blue love.answer']);
    expect(t.question('blue')).toMatchObject({ data: { by: 0, card: 'attack-30' } });
    expect(t.options('blue').sort()).toEqual(['attack-10', 'negotiate', 'nothing']);
    // An attack is an attack, whatever its value.
    t.answer('blue', 'attack-10');
    expect(t.question('blue')).toMatchObject({ tag: 'love.release', data: { n: 2 } });
    t.answer('blue', true);
    expect(t.question('blue')).toMatchObject({ tag: 'ships.return', min: 2, max: 2 });
    t.answer('blue', { 'blue/1': 2 });
    expect(t.warp('blue')).toBe(0);
    expect(t.asked()).toEqual(['yellow love.answer']);
    t.answer('yellow', 'reinforcement-2');
    // The wrong type frees nothing.
    expect(t.asked()).toEqual(['purple love.answer']);
    t.answer('purple', 'attack-06');
    t.answer('purple', false);
    expect([t.warp('yellow'), t.warp('purple')]).toEqual([1, 4]);
    expect(t.pile(Z.discard)).toEqual(['attack-30', 'attack-10', 'reinforcement-2', 'attack-06']);

    // From another seat, with another type: clockwise from there, and nobody has to.
    const other = table(
      { red: 'macron', blue: 'love', yellow: 'tripler', purple: 'healer' },
      { ...stranded, turn: 'blue', destiny: ['yellow', 'yellow'] },
    );
    expect(other.asked()).toEqual(['blue love.card']);
    other.answer('blue', 'negotiate');
    for (const [colour, answer] of [
      ['yellow', 'nothing'],
      ['purple', 'negotiate'],
      ['red', 'nothing'],
    ] as const) {
      expect(other.asked()).toEqual([`${colour} love.answer`]);
      other.answer(colour, answer);
      if (colour !== 'purple') continue;
      expect(other.question('purple')).toMatchObject({ tag: 'love.release', data: { n: 4 } });
      other.answer('purple', true);
      other.answer('purple', { 'purple/1': 4 });
    }
    expect([other.warp('purple'), other.warp('yellow')]).toEqual([0, 1]);
  });

  it('takes all the cards when everybody follows', () => {
    const t = table(seats, start);
    t.answer('red', 'attack-08');
    t.answer('blue', 'attack-10');
    t.answer('yellow', 'attack-12');
    t.answer('purple', 'attack-06');
    expect(t.hand('red')).toEqual(['attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-30', 'negotiate']);
    expect(t.pile(Z.discard)).toEqual([]);
  });

  it('may settle at the home of somebody who did not follow, with all its ships from the warp', () => {
    const t = table(seats, { ...stranded, ships: { ...stranded.ships, red: { ...stranded.ships.red, 'yellow/1': 1 } } });
    t.answer('red', 'attack-08');
    t.answer('blue', 'nothing');
    t.answer('yellow', 'reinforcement-2');
    t.answer('purple', 'attack-06');
    t.answer('purple', false);
    // Blue gave nothing, yellow the wrong type. Not where it has a colony already.
    const homes = ['blue', 'yellow'].flatMap((c) => [1, 2, 3, 4, 5].map((n) => `${c}/${n}`));
    expect(t.question('red')).toMatchObject({ tag: 'love.colony', data: { n: 3 } });
    expect(t.options('red')).toEqual([...homes.filter((x) => x !== 'yellow/1'), 'nothing']);
    t.answer('red', 'yellow/3');
    expect([t.warp('red'), t.ships('red', 'yellow/3'), t.foreign('red')]).toEqual([0, 3, 2]);
    // The discarded cards stay where they are.
    expect(t.hand('red')).toEqual(['attack-30', 'negotiate']);
    expect(t.restored().divergence).toBeNull();
  });

  it('need not settle, and cannot without ships in the warp', () => {
    const t = table(seats, stranded);
    for (const [colour, card] of [
      ['red', 'attack-08'],
      ['blue', 'nothing'],
      ['yellow', 'nothing'],
      ['purple', 'nothing'],
    ])
      t.answer(colour, card);
    t.answer('red', 'nothing');
    expect([t.warp('red'), t.foreign('red')]).toEqual([3, 0]);
    const none = table(seats, start);
    for (const [colour, card] of [
      ['red', 'attack-08'],
      ['blue', 'nothing'],
      ['yellow', 'nothing'],
      ['purple', 'nothing'],
    ])
      none.answer(colour, card);
    expect(none.asked().filter((x) => x.includes('love'))).toEqual([]);
  });

  it('must be used at the start of its own turn, with any card it has, and keeps the card when zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-10', 'cosmic-zap'] } });
    t.zap('blue', 'love');
    t.plan('red', 'love.card', 'attack-30');
    t.run();
    expect(t.events('power-zapped')).toHaveLength(1);
    expect(t.asked().some((x) => x.includes('love.answer'))).toBe(false);
    expect(t.events('cards-discarded').some((x) => (x.cards as string[]).includes('attack-12'))).toBe(false);
    const other = table(seats, { ...start, turn: 'blue', destiny: ['yellow'] });
    other.run();
    expect(other.events('card-loved')).toEqual([]);
  });
});

describe('Love flare', () => {
  const wild = {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-20', 'flare:love'], blue: ['attack-10', 'attack-12'] },
    ships: { red: { warp: 2 } },
  } as const;
  const others = { red: 'macron', blue: 'tripler', yellow: 'healer' };

  it('[dominion-love-02] wild: a main player may ask the opponent to discard a random card before cards are selected', () => {
    const t = table(others, wild);
    t.use('red', 'flare:love', { at: 'window:planning.beforeSelect' });
    expect(t.until('blue', 'love.ask')).toMatchObject({ kind: 'yesno', data: { by: 0 } });
    expect(t.encounter().slots.map((s) => s.card)).toEqual([-1, -1]);
    t.answer('blue', true);
    expect(t.hand('blue')).toHaveLength(1);
    // The defense may, too.
    const defense = table(others, {
      ...wild,
      hands: { ...wild.hands, red: ['attack-20', 'attack-08'], blue: ['attack-10', 'flare:love'] },
    });
    defense.use('blue', 'flare:love', { at: 'window:planning.beforeSelect' });
    defense.plan('red', 'love.ask', true);
    defense.until('red', 'planning.select');
    expect(defense.hand('red')).toHaveLength(1);
    // Only for main players.
    const ally = table(others, { ...wild, hands: { ...wild.hands, red: ['attack-20'], yellow: ['flare:love', 'attack-08'] } });
    ally.neverOffered('yellow', 'flare:love');
    // Not for Love itself.
    const own = table({ ...others, red: 'love' }, { ...wild, hands: { ...wild.hands, red: ['attack-20', 'attack-08', 'flare:love'] } });
    own.plan('red', 'love.card', 'attack-08');
    own.neverOffered('red', 'flare:love', { at: 'window:planning.beforeSelect' });
  });

  it('[dominion-love-03] wild: the card the opponent discards may be taken', () => {
    for (const take of [true, false]) {
      const t = table(others, wild);
      t.use('red', 'flare:love');
      t.plan('blue', 'love.ask', true);
      const d = t.until('red', 'love.take');
      const card = d.data?.card as string;
      expect(t.pile(Z.discard)).toEqual([card]);
      t.answer('red', take);
      expect(t.hand('red')).toEqual(['attack-20', 'flare:love', ...(take ? [card] : [])].sort());
      expect(t.pile(Z.discard)).toEqual(take ? [] : [card]);
    }
  });

  it('[dominion-love-04] wild: an opponent who refuses brings a reward, and one without cards cannot but refuse', () => {
    const t = table(others, { ...wild, deck: ['attack-14'] });
    t.use('red', 'flare:love');
    t.plan('blue', 'love.ask', false);
    expect(t.until('red', 'rewards.ships')).toMatchObject({ min: 0, max: 1, data: { n: 1 } });
    t.answer('red', 0);
    expect(t.hand('red')).toEqual(['attack-14', 'attack-20', 'flare:love']);
    expect(t.hand('blue')).toEqual(['attack-10', 'attack-12']);
    const bare = table(others, { ...wild, hands: { red: wild.hands.red } });
    bare.use('red', 'flare:love');
    expect(bare.until('red', 'rewards.ships').data).toEqual({ n: 1 });
    expect(bare.story()).not.toContain('love.ask');
  });

  it('[dominion-love-01] super: the card is shown and stays in hand', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'negotiate', 'flare:love'] } });
    expect(t.asked()).toEqual(['red super']);
    t.answer('red', true);
    t.answer('red', 'attack-08');
    expect(t.events('card-loved')).toEqual([{ who: 0, card: 'attack-08' }]);
    expect(t.hand('red')).toContain('attack-08');
    t.answer('blue', 'attack-10');
    t.answer('yellow', 'attack-12');
    t.answer('purple', 'attack-06');
    expect(t.hand('red')).toEqual(['attack-06', 'attack-08', 'attack-10', 'attack-12', 'flare:love', 'negotiate']);
    // It may be declined.
    const no = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'flare:love'] } });
    no.answer('red', false);
    no.answer('red', 'attack-08');
    expect(no.hand('red')).toEqual(['flare:love']);
  });

  it('begins with another card when the one it chose was spent on an answer to the use', () => {
    const hands = { ...start.hands, red: ['card-zap', 'attack-08', 'attack-30'], purple: ['cosmic-zap', 'attack-06'] };
    const t = table(seats, { ...start, hands });
    t.answer('red', 'card-zap');
    t.zap('purple', 'love');
    t.cardZap('red', 'cosmic-zap');
    t.until('red', 'love.card');
    expect(t.options('red').sort()).toEqual(['attack-08', 'attack-30']);
    t.answer('red', 'attack-08');
    expect(t.question('blue')).toMatchObject({ tag: 'love.answer', data: { card: 'attack-08' } });
    expect(t.pile(Z.discard).sort()).toEqual(['attack-08', 'card-zap', 'cosmic-zap']);
  });
});

describe('Love: who discards and who settles where', () => {
  it('everybody discards its own card', () => {
    const t = table(seats, stranded);
    t.answer('red', 'attack-30');
    t.plan('blue', 'love.answer', 'attack-10');
    t.plan('yellow', 'love.answer', 'reinforcement-2');
    t.plan('purple', 'love.answer', 'nothing');
    t.until('red', 'love.colony');
    expect(t.events('cards-discarded')).toEqual([
      { who: 0, cards: ['attack-30'] },
      { who: 1, cards: ['attack-10'] },
      { who: 2, cards: ['reinforcement-2'] },
    ]);
  });

  it('settles with a single ship, on the only planet there is', () => {
    const t = table(seats, {
      ...start,
      gone: ['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4'],
      ships: { red: { warp: 1 } },
      hands: { ...start.hands, blue: ['attack-10'], purple: ['attack-06'] },
    });
    t.answer('red', 'attack-30');
    t.plan('blue', 'love.answer', 'attack-10');
    t.plan('yellow', 'love.answer', 'nothing');
    t.plan('purple', 'love.answer', 'attack-06');
    t.until('red', 'love.colony');
    expect(t.options('red')).toEqual(['yellow/5', 'nothing']);
    t.answer('red', 'yellow/5');
    expect([t.ships('red', 'yellow/5'), t.warp('red')]).toEqual([1, 0]);
    expect(t.events('ships-retrieved')).toEqual([{ who: 0, n: 1 }]);
  });

  it('settles where there is room, with as many ships as find it', () => {
    const t = table({ ...seats, yellow: 'pygmy' }, { ...start, ships: { red: { warp: 3 }, yellow: { 'yellow/1': 4, 'yellow/2': 3 } } });
    t.answer('red', 'attack-30');
    t.plan('blue', 'love.answer', 'attack-10');
    t.plan('yellow', 'love.answer', 'nothing');
    t.plan('purple', 'love.answer', 'attack-06');
    t.until('red', 'love.colony');
    expect(t.options('red').slice(0, 2)).toEqual(['yellow/2', 'yellow/3']);
    t.answer('red', 'yellow/2');
    t.until('red', 'launch.aim');
    expect([t.ships('red', 'yellow/2'), t.events('ships-retrieved')[0]]).toEqual([1, { who: 0, n: 1 }]);
  });

  it('whoever hears of ships that leave the warp hears of these', () => {
    const t = table({ ...seats, purple: 'remora' }, { ...start, ships: { red: { warp: 2 }, purple: { warp: 1 } } });
    t.answer('red', 'attack-30');
    t.plan('blue', 'love.answer', 'nothing');
    t.plan('purple', 'love.answer', 'nothing');
    t.plan('red', 'love.colony', 'blue/1');
    t.use('purple', 'remora', { who: t.seat('red'), n: 2 });
    t.until('red', 'launch.aim');
    t.done();
    expect(t.warp('purple')).toBe(0);
  });

  it('wild: it is the opponent who discards', () => {
    const t = table(
      { red: 'zombie', blue: 'macron', yellow: 'tripler', purple: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'flare:love'], blue: ['attack-10', 'attack-04'] } },
    );
    t.use('red', 'flare:love');
    t.plan('blue', 'love.ask', true);
    t.plan('red', 'love.take', false);
    t.until('red', 'planning.select');
    expect(t.events('cards-discarded')).toMatchObject([{ who: 1 }]);
    expect([t.hand('red'), t.pile(Z.discard).length]).toEqual([['attack-08', 'flare:love'], 1]);
  });
});
