import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { nameOf } from '../variants/special-ships.ts';

const seats = { red: 'muckraker', blue: 'trader', yellow: 'parasite', purple: 'healer', green: 'amoeba' };
/** Red attacks blue. Yellow and purple ally with red. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: {
    red: ['attack-20', 'attack-06'],
    blue: ['attack-10'],
    yellow: ['attack-05', 'attack-07', 'negotiate', 'plague'],
    purple: ['attack-04', 'negotiate'],
    green: ['attack-08'],
  },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;
type Seats = { readonly [colour: string]: string };

/** The offense wins with two allies. */
function won(position: Position = {}, at: Seats = seats) {
  const t = table(at, { ...start, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.invite('red', 'yellow', 'purple');
  t.ally('yellow', 'offense', { 'yellow/1': 2 });
  t.ally('purple', 'offense', { 'purple/1': 2 });
  t.select('red', 'attack-20');
  return t;
}

describe('Muckraker', () => {
  it('may discard a card when an encounter is won and accuse winning allies, who may buy themselves off', () => {
    const t = won();
    expect(t.untilOffered('red', 'muckraker')).toEqual(['muckraker', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:resolution.outset' } });
    t.answer('red', 'muckraker');
    // One card left to discard.
    expect(t.question('red')).toMatchObject({ tag: 'muckraker.accuse', min: 1, max: 2 });
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', ['purple', 'yellow']);
    expect(t.events('cards-discarded')).toEqual([{ who: t.seat('red'), cards: ['attack-06'] }]);
    // Something that is no encounter card, or a higher attack than that.
    expect(t.question('yellow')).toMatchObject({ tag: 'muckraker.bribe', data: { by: t.seat('red'), card: 'attack-06' } });
    expect(t.options('yellow').sort()).toEqual(['attack-07', 'plague', 'refuse']);
    t.answer('yellow', 'plague');
    expect(t.hand('red')).toContain('plague');
    // Purple has nothing to give.
    t.run();
    expect(t.story()).not.toContain('purple answers muckraker.bribe');
    expect([t.ships('yellow', 'blue/1'), t.ships('purple', 'blue/1')]).toEqual([2, 0]);
    expect(t.warp('purple')).toBe(0);
    expect(t.events('won')).toEqual([{ who: [t.seat('red'), t.seat('yellow')], lost: [t.seat('blue')] }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('whoever is thrown out has none of the benefits of winning, nor has anything come of it before', () => {
    // Yellow, before the Muckraker in timing order, has a Cosmic Energy Generator, and its salvage vessel is in the encounter.
    for (const pays of [true, false]) {
      const t = table(
        { ...seats, red: 'healer', purple: 'muckraker' },
        {
          ...start,
          stations: { yellow: { 'cosmic-energy-generator': 'yellow/2' } },
          specialShips: { yellow: ['yellow/1'] },
          options: { stations: 'one', specialShips: 'salvage' },
        },
      );
      t.invite('red', 'yellow', 'purple');
      t.ally('yellow', 'offense', { [nameOf(t, 'yellow')]: 1 });
      t.ally('purple', 'offense', { 'purple/1': 2 });
      t.select('red', 'attack-20');
      t.use('purple', 'muckraker');
      t.plan('purple', 'muckraker.card', 'attack-04');
      t.plan('red', 'muckraker.exempt', []);
      t.plan('yellow', 'muckraker.bribe', pays ? 'plague' : 'refuse');
      if (pays) t.use('yellow', 'ship:salvage-vessel', { at: 'window:resolution.afterOutcome' });
      if (pays) t.run();
      else t.neverOffered('yellow', 'ship:salvage-vessel', { at: 'window:resolution.afterOutcome' });
      expect(t.events('station-tokens')).toEqual(pays ? [{ n: 2 }] : []);
    }
  });

  it('takes cards of the type it has discarded, and nothing less than a higher attack', () => {
    const t = won({ hands: { ...start.hands, red: ['attack-20', 'negotiate'] } });
    t.use('red', 'muckraker');
    t.plan('red', 'muckraker.accuse', ['yellow']);
    t.until('yellow', 'muckraker.bribe');
    expect(t.options('yellow').sort()).toEqual(['negotiate', 'plague', 'refuse']);

    const low = won({ hands: { ...start.hands, red: ['attack-20', 'attack-08'], yellow: ['attack-07', 'attack-08', 'attack-10'] } });
    low.use('red', 'muckraker');
    low.plan('red', 'muckraker.accuse', ['yellow']);
    low.until('yellow', 'muckraker.bribe');
    expect(low.options('yellow')).toEqual(['attack-10', 'refuse']);

    const other = won({ hands: { ...start.hands, red: ['attack-20', 'quash'] } });
    other.use('red', 'muckraker');
    other.plan('red', 'muckraker.accuse', ['yellow']);
    other.until('yellow', 'muckraker.bribe');
    expect(other.options('yellow').sort()).toEqual(['plague', 'refuse']);
  });

  it('has those who refuse go home without a colony', () => {
    const t = won();
    t.use('red', 'muckraker');
    t.plan('red', 'muckraker.accuse', ['yellow']);
    t.until('yellow', 'muckraker.bribe');
    t.answer('yellow', 'refuse');
    expect(t.question('yellow')).toMatchObject({ tag: 'ships.return' });
    t.answer('yellow', { 'yellow/2': 2 });
    t.run();
    expect([t.ships('yellow', 'blue/1'), t.ships('yellow', 'yellow/2'), t.ships('purple', 'blue/1')]).toEqual([0, 6, 2]);
  });

  it('sends only the ships home that have won of an ally on both sides', () => {
    const t = table({ ...seats, yellow: 'yin-yang' }, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.plan('yellow', 'alliance.ships', { 'yellow/2': 3 });
    t.select('red', 'attack-20');
    t.use('red', 'muckraker');
    t.plan('yellow', 'muckraker.bribe', 'refuse');
    t.run();
    expect([t.ships('yellow', 'blue/1'), t.events('ships-lost').find((x) => x.who === t.seat('yellow'))?.n]).toEqual([0, 3]);
  });

  it('has allies of a defense it lost to go home without rewards', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-01', 'attack-06'], blue: ['attack-30'] } });
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.select('red', 'attack-01');
    t.use('red', 'muckraker');
    t.plan('red', 'muckraker.accuse', ['yellow', 'purple']);
    t.plan('yellow', 'muckraker.bribe', 'attack-07');
    t.run();
    expect(t.hand('red')).toEqual(['attack-07']);
    expect(t.events('rewards').map((x) => x.who)).toEqual([t.seat('yellow')]);
  });

  it('as an ally that has won leaves it to the main player of its side whom to protect', () => {
    const at = { ...seats, red: 'trader', blue: 'healer', yellow: 'muckraker', purple: 'parasite' };
    const t = table(at, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow', 'purple', 'green');
    for (const p of ['yellow', 'purple', 'green']) t.ally(p, 'offense', { [`${p}/1`]: 1 });
    t.select('red', 'attack-20');
    t.use('yellow', 'muckraker');
    t.until('yellow', 'muckraker.card');
    t.answer('yellow', 'attack-07');
    // Never itself, and not the main player.
    expect(t.options('yellow')).toEqual(['purple', 'green']);
    t.answer('yellow', ['purple', 'green']);
    expect(t.question('red')).toMatchObject({ tag: 'muckraker.exempt', min: 0, max: 2, data: { by: t.seat('yellow') } });
    expect(t.options('red')).toEqual(['purple', 'green']);
    t.answer('red', ['purple']);
    expect(t.question('green')).toMatchObject({ tag: 'muckraker.bribe' });
    t.answer('green', 'refuse');
    t.run();
    expect(['purple', 'green', 'yellow'].map((p) => t.ships(p, 'blue/1'))).toEqual([1, 0, 1]);
  });

  it('as an ally that has lost asks nobody', () => {
    const at = { ...seats, red: 'trader', blue: 'healer', yellow: 'parasite', green: 'muckraker' };
    const t = table({ ...at, purple: 'amoeba' }, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'yellow');
    t.invite('blue', 'green');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('green', 'defense', { 'green/1': 1 });
    t.select('red', 'attack-20');
    t.use('green', 'muckraker');
    t.until('yellow', 'muckraker.bribe');
    expect(t.story()).not.toContain('muckraker.exempt');
    // Only allies that have won: yellow was the only one, and the only card was spent.
    expect(t.hand('green')).toEqual([]);
  });

  it('accuses nobody without a card, without a winning ally, after a deal, or as an onlooker', () => {
    won({ hands: { ...start.hands, red: ['attack-20'] } }).neverOffered('red', 'muckraker');
    const alone = table(seats, start);
    alone.select('red', 'attack-20');
    alone.neverOffered('red', 'muckraker');
    const deal = won({ hands: { ...start.hands, red: ['negotiate', 'attack-06'], blue: ['negotiate'] } });
    deal.owner.plans.pop();
    deal.select('red', 'negotiate');
    deal.offer('red', { red: ['attack-06'] });
    deal.accept('blue');
    deal.neverOffered('red', 'muckraker');
    const at = { ...seats, red: 'amoeba', green: 'muckraker' };
    won({}, at).neverOffered('green', 'muckraker');
  });

  it('keeps its card when it is zapped, and nobody has to answer', () => {
    const t = won({ hands: { ...start.hands, green: ['attack-08', 'cosmic-zap'] } });
    t.use('red', 'muckraker');
    t.plan('red', 'muckraker.accuse', ['yellow', 'purple']);
    t.zap('green', 'muckraker');
    t.run();
    expect(t.hand('red')).toEqual(['attack-06']);
    expect([t.ships('yellow', 'blue/1'), t.ships('purple', 'blue/1')]).toEqual([2, 2]);
    expect(t.events('winners-accused')).toHaveLength(1);
  });

  it('wild: has an ally of either side leave once alliances are formed', () => {
    const at = { ...seats, red: 'macron', blue: 'muckraker' };
    const t = table(at, { ...start, hands: { ...start.hands, red: ['attack-20', 'flare:muckraker'] } });
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.untilOffered('red', 'flare:muckraker');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.formed' } });
    t.answer('red', 'flare:muckraker');
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', 'purple');
    t.until('purple', 'ships.return');
    t.answer('purple', { 'purple/2': 2 });
    expect(t.encounter().allies).toEqual([[t.seat('yellow')], []]);
    expect(t.ships('purple', 'purple/2')).toBe(6);
    t.run();

    const onlooker = table(at, { ...start, hands: { ...start.hands, green: ['attack-08', 'flare:muckraker'] } });
    onlooker.invite('red', 'yellow');
    onlooker.ally('yellow', 'offense', { 'yellow/1': 2 });
    onlooker.neverOffered('green', 'flare:muckraker');
  });

  describe('super', () => {
    /** Blue attacks red and loses against yellow's accuser; the winner is the defense. */
    const at = { red: 'trader', blue: 'muckraker', yellow: 'parasite', purple: 'healer' };
    const hands = {
      red: ['attack-20', 'attack-06'],
      blue: ['attack-10', 'attack-40', 'flare:muckraker'],
      yellow: ['attack-05'],
      purple: ['attack-04'],
    };
    const position = { turn: 'red', destiny: ['blue'], hands } as const;

    it('is not for a hand without another card to discard', () => {
      const t = table(at, { ...position, hands: { ...hands, blue: ['attack-10', 'flare:muckraker'] } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.select('red', 'attack-20');
      t.neverOffered('blue', 'muckraker');
    });

    it('accuses the winning main player instead: no colony, and no success', () => {
      const t = table(at, position);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.select('red', 'attack-20');
      t.select('blue', 'attack-10');
      t.use('blue', 'muckraker');
      t.boost('blue');
      t.plan('red', 'ships.return', { 'red/2': 2 });
      t.run();
      expect(t.events('winners-accused')).toEqual([{ by: t.seat('blue'), who: [t.seat('red')] }]);
      expect([t.ships('red', 'blue/1'), t.ships('red', 'red/2'), t.foreign('red')]).toEqual([0, 6, 0]);
      expect(t.warp('blue')).toBe(4);
      expect(t.events('cards-discarded')[0]).toEqual({ who: t.seat('blue'), cards: ['attack-40'] });
      // A second encounter would have been a benefit of winning, and red had a card for it.
      expect([t.turn(), t.hand('red')]).toEqual(['blue', ['attack-06']]);
      expect(t.story()).not.toContain('encounter.second');
    });

    it('has a defense leave the planet it has held', () => {
      const t = table(
        { ...at, red: 'muckraker', blue: 'trader' },
        { ...position, hands: { ...hands, red: ['attack-01', 'attack-40', 'flare:muckraker'], blue: ['attack-30'] } },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.select('red', 'attack-01');
      t.use('red', 'muckraker');
      t.boost('red');
      t.until('blue', 'ships.return');
      expect(t.options('blue')).toEqual(['blue/2', 'blue/3', 'blue/4', 'blue/5']);
      t.answer('blue', { 'blue/5': 4 });
      t.run();
      expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/5'), t.warp('red')]).toEqual([0, 8, 1]);
    });

    it('lets the main player pay like anybody, and may accuse allies besides', () => {
      const t = table(at, position);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.select('red', 'attack-20');
      t.select('blue', 'attack-40');
      // Blue wins: its own victory is not at issue.
      t.neverOffered('blue', 'muckraker');

      const lost = table(at, {
        ...position,
        hands: { ...hands, red: ['attack-20', 'negotiate'], blue: ['attack-10', 'negotiate', 'flare:muckraker'] },
      });
      lost.invite('red', 'yellow');
      lost.ally('yellow', 'offense', { 'yellow/1': 1 });
      lost.select('red', 'attack-20');
      lost.select('blue', 'attack-10');
      lost.use('blue', 'muckraker');
      lost.boost('blue');
      lost.plan('blue', 'muckraker.accuse', ['yellow', 'red']);
      lost.plan('red', 'muckraker.bribe', 'negotiate');
      lost.run();
      expect([lost.foreign('red'), lost.foreign('yellow')]).toEqual([1, 0]);
    });
  });
});

describe('Muckraker: whom it may accuse', () => {
  /** Yellow is the Muckraker and wins as an ally of red, beside purple. */
  const beside = { ...seats, red: 'amoeba', yellow: 'muckraker', green: 'parasite' };

  it('tells of those who are protected, and of nobody if there is none', () => {
    for (const spared of [['purple'], []]) {
      const t = won({}, beside);
      t.use('yellow', 'muckraker');
      t.plan('red', 'muckraker.exempt', spared);
      t.until('blue', 'launch.aim');
      t.done();
      expect(t.events('winners-accused')).toEqual([{ by: t.seat('yellow'), who: [t.seat('purple')] }]);
      const told = spared.length === 0 ? [] : [{ by: t.seat('red'), who: [t.seat('purple')] }];
      expect(t.events('winners-exempted')).toEqual(told);
      expect(t.ships('purple', 'blue/1')).toBe(spared.length === 0 ? 0 : 2);
    }
  });

  it('not a main player who has won alone, unless by the flare', () => {
    const position = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-01', 'attack-06'], blue: ['attack-30'] } } as const;
    const t = table(seats, { ...position, strict: ['red'] });
    t.neverOffered('red', 'muckraker');
    const flare = table(seats, { ...position, hands: { ...position.hands, red: ['attack-01', 'attack-06', 'flare:muckraker'] } });
    flare.use('red', 'muckraker');
    flare.boost('red');
    flare.run();
    expect(flare.events('winners-accused')).toEqual([{ by: 0, who: [1] }]);
  });

  it('super: is not offered to a Muckraker who is itself the winning main player', () => {
    const t = won({ hands: { ...start.hands, red: ['attack-20', 'attack-06', 'flare:muckraker'] } });
    t.use('red', 'muckraker');
    t.plan('red', 'muckraker.card', 'attack-06');
    t.plan('red', 'muckraker.accuse', ['purple']);
    t.strict('red');
    t.run();
    expect(t.events('winners-accused')).toEqual([{ by: 0, who: [t.seat('purple')] }]);
  });

  it('super: the main player protects allies, not itself', () => {
    const hands = { ...start.hands, yellow: ['attack-05', 'attack-07', 'flare:muckraker'] };
    const both = won({ hands }, beside);
    both.use('yellow', 'muckraker');
    both.boost('yellow');
    both.plan('yellow', 'muckraker.accuse', ['red', 'purple']);
    both.until('red', 'muckraker.exempt');
    expect(both.options('red')).toEqual(['purple']);
    const alone = won({ hands }, beside);
    alone.use('yellow', 'muckraker');
    alone.boost('yellow');
    alone.plan('yellow', 'muckraker.accuse', ['red']);
    alone.plan('red', 'muckraker.bribe', 'refuse');
    alone.run();
    expect(alone.story()).not.toContain('answers muckraker.exempt');
    expect(alone.foreign('red')).toBe(0);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'zombie' };

    it('for the only ally there is, and by an ally of the defense', () => {
      const t = table(others, { ...start, hands: { ...start.hands, yellow: ['flare:muckraker'] } });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 2 });
      t.use('yellow', 'flare:muckraker');
      t.runTo('planning');
      t.done();
      expect(t.ships('yellow', 'side')).toBe(0);
    });

    it('not without an ally', () => {
      const t = table(others, { ...start, hands: { ...start.hands, red: ['attack-20', 'flare:muckraker'] } });
      t.neverOffered('red', 'flare:muckraker');
    });
  });
});
