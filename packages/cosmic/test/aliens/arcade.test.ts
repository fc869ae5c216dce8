import { describe, expect, it } from 'vitest';
import { newHold } from '../../rules/board/places.ts';
import { allButTwo, shownOn, table } from '../table.ts';

const seats = { red: 'arcade', blue: 'trader', yellow: 'parasite', purple: 'healer' };
/** Red attacks blue: 21 against 8. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20'], blue: ['attack-04'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;
type Seats = { readonly [colour: string]: string };

function attack(position: Position = {}, at: Seats = seats) {
  const t = table(at, { ...start, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  return t;
}

const held = (t: ReturnType<typeof table>) => shownOn(t, 'arcade').captives;
/** Ships that stand on the sheet already: red has won against blue before. */
function after(earlier: { readonly [colour: string]: number }, position: Position = {}, at: Seats = seats) {
  const t = attack(position, at);
  t.until('red', 'launch.ships');
  newHold(t.table.game, `captives/${t.sheet('arcade').id}`);
  const { places, ships } = t.state;
  for (const [colour, n] of Object.entries(earlier)) {
    const c = t.state.colourOf[t.seat(colour)];
    ships.at[places.length - 1][c] += n;
    ships.at[places.findIndex((x) => x.colour === c && x.nth === 5)][c] -= n;
  }
  return t;
}

describe('Arcade', () => {
  it('[faq-arcade-1] captures a ship of the opponent when it wins by 10 or more: the owner picks it from any colony', () => {
    const t = attack({ ships: { blue: { 'yellow/1': 1 } } });
    t.until('blue', 'arcade.give');
    expect(t.question('blue')).toMatchObject({ kind: 'spread', min: 1, max: 1 });
    expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5', 'yellow/1']);
    t.answer('blue', { 'yellow/1': 1 });
    t.run();
    expect([held(t), t.ships('blue', 'yellow/1')]).toEqual([['1 blue'], 0]);
    // Captured, not lost: besides the losing ships nothing has gone to the warp, and nobody could heal it.
    expect(t.events('ships-captured')).toEqual([{ colour: 'blue', n: 1, by: 'red' }]);
    expect(t.warp('blue')).toBe(3);
    expect(t.why('ships-captured')).toContain('power:arcade');
    expect(t.restored().divergence).toBeNull();

    // Another colony does as well.
    const home = attack({ ships: { blue: { 'yellow/1': 1 } } });
    home.plan('blue', 'arcade.give', { 'blue/3': 1 });
    home.run();
    expect([held(home), home.ships('blue', 'blue/3'), home.ships('blue', 'yellow/1')]).toEqual([['1 blue'], 3, 1]);
    expect(home.events('ships-captured')).toEqual([{ colour: 'blue', n: 1, by: 'red' }]);
  });

  it('does not for less, nor when it loses by as much', () => {
    const nine = attack({ hands: { ...start.hands, red: ['attack-20'], blue: ['attack-08'] } });
    nine.run();
    expect(nine.events('outcome')[0]).toMatchObject({ margin: 9 });
    expect(nine.events('power-used')).toEqual([]);
    const beaten = attack({ hands: { ...start.hands, red: ['attack-04'], blue: ['attack-20'] } });
    beaten.run();
    expect(beaten.events('power-used')).toEqual([]);
    const ten = attack({ hands: { ...start.hands, red: ['attack-20'], blue: ['attack-07'] } });
    ten.run();
    expect(ten.events('outcome')[0]).toMatchObject({ margin: 10 });
    expect(held(ten)).toEqual(['1 blue']);
  });

  it('captures one when its attack meets a negotiate', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-01'], blue: ['negotiate'] } });
    t.run();
    expect(held(t)).toEqual(['1 blue']);
    const own = attack({ hands: { ...start.hands, red: ['negotiate'], blue: ['attack-04'] } });
    own.run();
    expect(own.events('power-used')).toEqual([]);
  });

  it('[faq-arcade-3] captures one with an attack against a negotiate even if it loses', () => {
    const at = { ...seats, blue: 'pacifist' };
    const t = attack({ hands: { ...start.hands, red: ['attack-01'], blue: ['negotiate'] } }, at);
    t.run();
    expect(t.events('won')).toMatchObject([{ lost: [t.seat('red')] }]);
    expect(held(t)).toEqual(['1 blue']);
    // Against an attack it has to win by far.
    const lost = attack({ hands: { ...start.hands, red: ['attack-01'], blue: ['attack-10'] } });
    lost.run();
    expect(held(lost)).toBeUndefined();
  });

  it('[faq-arcade-2] cannot capture a hired ship', () => {
    const at = { ...seats, blue: 'merchant' };
    const hands = { ...start.hands, red: ['attack-04'], blue: ['negotiate', 'plague', 'flare:human'] };
    const t = attack({ hands }, at);
    t.use('blue', 'merchant');
    t.plan('blue', 'merchant.hire', ['plague']);
    // Its negotiate becomes an attack and wins, so that the hired ship is still on the planet.
    t.use('blue', 'flare:human');
    t.until('blue', 'arcade.give');
    expect(t.ships('blue', 'blue/1')).toBe(5);
    expect(t.question('blue')).toMatchObject({ places: ['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5'].map((id) => ({ id, max: 4 })) });
    t.run();
  });

  it('counts two revealed attacks only as they were revealed', () => {
    // A negotiate that has become an attack of 42 wins by far, but both main players have to reveal attacks (faq-general-30).
    const at = { ...seats, purple: 'human' };
    const t = attack({ hands: { ...start.hands, red: ['negotiate', 'flare:human'], blue: ['attack-04'] } }, at);
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, how: 'totals' });
    expect(held(t)).toBeUndefined();
  });

  it('[faq-general-26] knows cards as they are printed: neither the copy of an attack nor a claim is one', () => {
    // The morph is an attack of 20, and red has won by far.
    const copy = attack({ hands: { ...start.hands, red: ['morph', 'flare:human'], blue: ['attack-04'] } });
    copy.select('red', 'morph');
    copy.use('red', 'flare:human');
    copy.run();
    expect(copy.events('outcome')[0]).toMatchObject({ winner: 0, totals: [43, 8] });
    expect(held(copy)).toBeUndefined();

    const claim = attack({ hands: { ...start.hands, blue: ['attack-04'] } }, { ...seats, blue: 'gambler' });
    claim.use('blue', 'gambler');
    claim.plan('blue', 'gambler.claim', 'negotiate');
    claim.plan('red', 'gambler.challenge', false);
    claim.run();
    expect(claim.events('outcome')[0]).toMatchObject({ winner: 0, how: 'attack' });
    expect(held(claim)).toBeUndefined();
  });

  it('wins by 10 or more also after an upset: the totals differ by that much', () => {
    const at = { ...seats, blue: 'loser' };
    const t = attack({ hands: { ...start.hands, red: ['attack-04'], blue: ['attack-20'] } }, at);
    t.use('blue', 'loser');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, how: 'inverted', totals: [5, 24] });
    expect(held(t)).toEqual(['1 blue']);
  });

  it('captures as an ally, from the opposing main player', () => {
    const at = { red: 'trader', blue: 'healer', yellow: 'arcade', purple: 'parasite' };
    const t = attack({}, at);
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.plan('blue', 'arcade.give', { 'blue/3': 1 });
    t.run();
    expect(held(t)).toEqual(['1 blue']);
    // Not as an onlooker.
    const onlooker = attack({}, at);
    onlooker.run();
    expect(onlooker.events('power-used')).toEqual([]);
  });

  it('captures nothing when it is zapped, or from somebody without a colony', () => {
    const t = attack({ hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.zap('purple', 'arcade');
    t.run();
    expect(t.events('ships-captured')).toEqual([]);

    const none = attack({ ships: { blue: { warp: 19, 'blue/1': 1 } } });
    none.run();
    expect(none.events('power-used')).toEqual([]);
  });

  it('wins at once with three ships of one colour', () => {
    const t = after({ blue: 2 });
    t.run();
    expect([t.winners(), t.state.wonBy]).toEqual([['red'], 'arcade']);
    const two = after({ blue: 1, yellow: 1 });
    two.run();
    expect(two.over()).toBe(false);
  });

  it('wins at once with five ships in all, and not with four', () => {
    const t = after({ blue: 0, yellow: 2, purple: 2 });
    t.run();
    expect(t.winners()).toEqual(['red']);
    const four = after({ yellow: 2, purple: 1 });
    four.run();
    expect([four.over(), held(four)]).toEqual([false, ['1 blue', '2 yellow', '1 purple']]);
  });

  it('lets the ships go home when its sheet leaves the game', () => {
    const hands = { red: ['attack-04'], blue: ['attack-20'], yellow: ['attack-06', 'flare:reincarnator'], purple: ['attack-06'] };
    const t = after({ blue: 2 }, { hands });
    t.use('yellow', 'flare:reincarnator');
    t.plan('blue', 'ships.return', { 'blue/3': 2 });
    t.runWhile(() => t.state.sheets.some((s) => s.alien === 'arcade' && s.owner >= 0));
    t.done();
    expect(t.ships('blue', 'blue/3')).toBe(6);
  });

  it('wild: each player of the losing side sends a further ship to the warp', () => {
    const at = { ...seats, red: 'amoeba', purple: 'warpish' };
    const t = attack({ hands: { ...start.hands, red: ['attack-40', 'flare:arcade'] } }, at);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.untilOffered('red', 'flare:arcade');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:resolution.afterOutcome' } });
    t.answer('red', 'flare:arcade');
    expect(t.question('blue')).toMatchObject({ tag: 'arcade.send', min: 1, max: 1 });
    t.answer('blue', { 'blue/2': 1 });
    expect(t.question('yellow')).toMatchObject({ tag: 'arcade.send' });
    t.answer('yellow', { 'yellow/2': 1 });
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([5, 2, 0]);
    expect(t.ships('blue', 'blue/2')).toBe(3);
    t.run();
  });

  it('wild: also for an ally of the winners, not after less', () => {
    const at = { ...seats, red: 'amoeba' };
    const hands = { ...start.hands, yellow: ['attack-06', 'flare:arcade'] };
    const t = attack({ hands }, at);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:arcade');
    t.plan('blue', 'arcade.send', { 'blue/2': 1 });
    t.run();
    expect(t.ships('blue', 'blue/2')).toBe(3);

    const close = attack({ hands: { ...hands, blue: ['attack-12'] } }, at);
    close.invite('red', 'yellow');
    close.ally('yellow', 'offense', { 'yellow/1': 1 });
    close.neverOffered('yellow', 'flare:arcade');
    // Against a negotiate there are no totals to win by.
    const talk = attack({ hands: { ...hands, blue: ['negotiate'] } }, at);
    talk.invite('red', 'yellow');
    talk.ally('yellow', 'offense', { 'yellow/1': 1 });
    talk.neverOffered('yellow', 'flare:arcade');
  });

  it('wild: the difference of the totals counts, also for a side that an upset has made the winner', () => {
    const at = { ...seats, red: 'amoeba', blue: 'loser' };
    const t = attack({ hands: { ...start.hands, red: ['attack-04', 'flare:arcade'], blue: ['attack-20'] } }, at);
    t.use('blue', 'loser');
    t.use('red', 'flare:arcade');
    t.plan('blue', 'arcade.send', { 'blue/2': 1 });
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, how: 'inverted' });
    expect(t.ships('blue', 'blue/2')).toBe(3);
  });

  it('super: captures a ship of an opposing ally instead', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-40', 'flare:arcade'] } });
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.boost('red');
    t.until('red', 'arcade.ally');
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', 'yellow');
    expect(t.question('yellow')).toMatchObject({ tag: 'arcade.give' });
    t.run();
    expect(held(t)).toEqual(['1 yellow']);
    expect(t.hand('red')).toEqual(['flare:arcade']);

    const alone = attack({ hands: { ...start.hands, red: ['attack-40', 'flare:arcade'] } });
    alone.run();
    expect(alone.story()).not.toContain('red answers super');
  });
});

describe('Arcade, closely', () => {
  const bare = { warp: 19, 'blue/1': 1 };
  const armed = { hands: { ...start.hands, red: ['attack-40', 'flare:arcade'] } };

  it('captures once the winners have landed', () => {
    const t = attack();
    t.until('blue', 'arcade.give');
    expect([t.ships('red', 'blue/1'), t.warp('blue')]).toEqual([1, 4]);
  });

  it('is no part of a win against a morph, which is no attack', () => {
    const t = table(seats, { ...start, ships: { blue: { 'blue/1': 0 } }, hands: { red: ['attack-20'], blue: ['morph'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 4 });
    t.ally('purple', 'offense', { 'purple/1': 4 });
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, totals: [32, 20] });
    expect(held(t)).toBeUndefined();
  });

  it('wins with three of one colour whatever others it holds', () => {
    const t = after({ blue: 2, yellow: 1 });
    t.run();
    expect(t.winners()).toEqual(['red']);
  });

  it('super: takes from a single ally when the opponent has nothing, and only by the flare', () => {
    const allied = (position: Position): ReturnType<typeof table> => {
      const t = attack({ ships: { blue: bare }, ...position });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      return t;
    };
    const t = allied(armed);
    t.boost('red');
    t.run();
    expect(held(t)).toEqual(['1 yellow']);

    const plain = allied({});
    plain.run();
    expect([plain.events('power-used'), held(plain)]).toEqual([[], undefined]);

    const declined = allied(armed);
    declined.boost('red', false);
    declined.run();
    expect(declined.events('ships-captured')).toEqual([]);

    // Without allies on the other side there is nobody to take from.
    const alone = attack({ ships: { blue: bare }, ...armed });
    alone.run();
    expect([alone.events('power-used'), alone.story().includes('red answers super')]).toEqual([[], false]);
  });

  it('super: passes over an ally without a colony left', () => {
    const t = attack({ ...armed, ships: { yellow: { warp: 19, 'yellow/1': 1 } } });
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.boost('red');
    t.run();
    expect(held(t)).toEqual(['1 purple']);
  });

  it('wild: is of no use when no loser has a ship left to send', () => {
    const t = attack({ ...armed, ships: { blue: bare } }, { ...seats, red: 'amoeba' });
    t.neverOffered('red', 'flare:arcade');
  });
});

describe('Arcade, closely', () => {
  it('can win in its own way where nobody has planets enough to win in another', () => {
    const people = { red: 'hacker', blue: 'trader', yellow: 'arcade' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-10'], blue: ['attack-08'] },
      gone: allButTwo('red', 'blue', 'yellow'),
      ships: { red: { 'yellow/1': 1 } },
    } as const;
    const t = table(people, position);
    t.run();
    expect(t.over()).toBe(false);
    const without = table({ ...people, yellow: 'macron' }, position);
    without.run();
    expect(without.over()).toBe(true);
  });

  it('captures from the only colony that is left, and nothing from somebody without any', () => {
    const crush = (blue: { [place: string]: number }) => {
      const position = {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-08'] },
        ships: { blue: { out: 14, 'blue/1': 2, 'blue/2': 2, 'blue/3': 1, 'blue/4': 1, 'blue/5': 0, ...blue } },
      } as const;
      const t = table({ red: 'arcade', blue: 'hacker', yellow: 'macron' }, position);
      t.aim('red', 'blue/1');
      t.run();
      return t;
    };
    const one = crush({ out: 16, 'blue/2': 2, 'blue/3': 0, 'blue/4': 0 });
    expect(one.events('power-used').map((e) => e.alien)).toEqual(['arcade']);
    const none = crush({ out: 18, 'blue/2': 0, 'blue/3': 0, 'blue/4': 0 });
    expect(none.events('power-used')).toEqual([]);
  });
});
