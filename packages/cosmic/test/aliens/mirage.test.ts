import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'mirage', blue: 'trader', yellow: 'parasite', purple: 'healer' };
/** Red attacks blue's two ships with one of its own. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  ships: { red: { 'red/2': 7, 'red/3': 1 }, blue: { 'blue/1': 2, 'blue/2': 6, 'purple/1': 1 }, yellow: { 'yellow/2': 6 } },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;

function attack(position: Position = {}, at: { readonly [colour: string]: string } = seats) {
  const t = table(at, { ...start, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  return t;
}

const totals = (t: ReturnType<typeof table>) => t.events('outcome').at(-1)?.totals;

describe('Mirage', () => {
  it('must choose a colony of its own and one of its opponent, whose ships count in place of those in the encounter', () => {
    const t = attack();
    t.until('red', 'mirage.colony');
    expect(t.question('red')).toMatchObject({ data: { who: t.seat('red') } });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', 'red/2');
    expect(t.question('red')).toMatchObject({ tag: 'mirage.colony', data: { who: t.seat('blue') } });
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'purple/1']);
    t.answer('red', 'purple/1');
    t.run();
    expect(totals(t)).toEqual([15, 11]);
    // Only for the totals: the ship in the gate lands, those on the planet are lost.
    expect([t.ships('red', 'blue/1'), t.ships('red', 'red/2'), t.warp('blue')]).toEqual([1, 7, 2]);
    expect(t.restored().divergence).toBeNull();
  });

  it('does so as the defense, and leaves the ships of allies as they are', () => {
    const t = attack({}, { ...seats, red: 'trader', blue: 'mirage' });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.plan('blue', 'mirage.colony', 'blue/2');
    t.plan('blue', 'mirage.colony', 'red/3');
    t.run();
    expect(totals(t)).toEqual([12, 16]);
  });

  it('shows the totals as they are, also when the ships that count move', () => {
    const t = attack({ ships: { red: { 'red/2': 6, warp: 2 } }, hands: { ...start.hands, red: ['attack-08', 'flare:vacuum'] } });
    t.plan('red', 'mirage.colony', 'red/2');
    t.plan('red', 'mirage.colony', 'blue/2');
    t.until('red', 'mirage.colony');
    t.runWhile(() => t.events('mirage-chosen').length === 0);
    expect(t.view('yellow').encounter).toMatchObject({ totals: [14, 14] });
    t.untilOffered('red', 'flare:vacuum');
    t.answer('red', 'flare:vacuum');
    t.answer('red', { 'red/2': 1 });
    expect(t.view('yellow').encounter).toMatchObject({ totals: [15, 14] });
    expect(t.view('yellow')['receipt:0']).toContainEqual({ what: 'ships', who: t.seat('red'), n: 7, why: ['power:mirage'] });
  });

  it('counts the actual ships when it is zapped', () => {
    const t = attack({ hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.plan('red', 'mirage.colony', 'red/2');
    t.plan('red', 'mirage.colony', 'purple/1');
    t.zap('purple', 'mirage');
    t.run();
    expect(totals(t)).toEqual([9, 12]);
    // What was chosen is known before the zap.
    expect(t.events('mirage-chosen')).toEqual([
      { who: t.seat('red'), planet: 'red/2' },
      { who: t.seat('blue'), planet: 'purple/1' },
    ]);
  });

  it('is no power of an ally', () => {
    const t = attack({}, { ...seats, red: 'amoeba', yellow: 'mirage' });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 3 });
    t.run();
    expect(t.events('power-used')).toEqual([]);
  });

  it('wild: plays a negotiate from the hand as a reinforcement of 3, for either side', () => {
    const at = { ...seats, red: 'amoeba' };
    const hands = { ...start.hands, red: ['attack-08', 'negotiate', 'flare:mirage'] };
    const t = attack({ hands }, at);
    t.select('red', 'attack-08');
    t.untilOffered('red', 'flare:mirage');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.reinforce' } });
    t.answer('red', 'flare:mirage');
    expect(t.question('red')).toMatchObject({ tag: 'reinforce.side', data: { value: 3 } });
    t.answer('red', 'offense');
    t.run();
    expect(totals(t)).toEqual([12, 12]);
    expect(t.hand('red')).toEqual(['flare:mirage']);
    expect(t.events('cards-discarded').map((x) => x.cards)).toEqual([['negotiate'], ['attack-08'], ['attack-10']]);
  });

  it('wild: an ally may do it, an onlooker may not, and nobody without a negotiate', () => {
    const at = { ...seats, red: 'amoeba' };
    const ally = attack({ hands: { ...start.hands, yellow: ['negotiate', 'flare:mirage'] } }, at);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.use('yellow', 'flare:mirage');
    ally.plan('yellow', 'reinforce.side', 'offense');
    ally.run();
    expect(totals(ally)).toEqual([13, 12]);

    const onlooker = attack({ hands: { ...start.hands, yellow: ['negotiate', 'flare:mirage'] } }, at);
    onlooker.neverOffered('yellow', 'flare:mirage');
    const without = attack({ hands: { ...start.hands, red: ['attack-08', 'flare:mirage'] } }, at);
    without.neverOffered('red', 'flare:mirage');
  });

  it('wild: the negotiate can be answered like any reinforcement', () => {
    const at = { ...seats, red: 'amoeba', blue: 'reserve' };
    const hands = { ...start.hands, red: ['attack-08', 'negotiate', 'flare:mirage'], blue: ['attack-10', 'negotiate'] };
    const t = attack({ hands }, at);
    t.select('red', 'attack-08');
    t.select('blue', 'attack-10');
    t.use('red', 'flare:mirage');
    t.plan('red', 'reinforce.side', 'offense');
    t.use('blue', 'reserve');
    t.run();
    expect(totals(t)).toEqual([9, 12]);
  });

  it('super: chooses a colony of one ally too, on either side', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-08', 'flare:mirage'] } });
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 3 });
    t.boost('red');
    t.plan('red', 'mirage.colony', 'red/2');
    t.plan('red', 'mirage.colony', 'purple/1');
    t.until('red', 'mirage.ally');
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', 'purple');
    expect(t.question('red')).toMatchObject({ tag: 'mirage.colony', data: { who: t.seat('purple') } });
    expect(t.options('red')).toContain('purple/1');
    t.answer('red', 'purple/1');
    t.run();
    // 8 and seven ships and yellow's one; 10 and blue's one ship and the one that purple has left on its planet.
    expect(totals(t)).toEqual([16, 12]);
    // Only one ally: yellow's ship counts as it is.
    expect(t.events('mirage-chosen')).toHaveLength(3);
  });

  it('super: of an ally on both sides it chooses one of them', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-08', 'flare:mirage'] } }, { ...seats, yellow: 'yin-yang' });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.boost('red');
    for (const planet of ['red/2', 'purple/1', 'yellow/2']) t.plan('red', 'mirage.colony', planet);
    t.plan('red', 'mirage.side', 'offense');
    t.run();
    // 8 with seven ships and the six of yellow/2; 10 with one ship and yellow's two.
    expect(totals(t)).toEqual([21, 13]);
  });

  it('super: is not offered without an ally', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-08', 'flare:mirage'] } });
    t.run();
    expect(t.story()).not.toContain('red answers super');
  });
});

describe('Mirage: whose colonies there are', () => {
  const hands = { red: ['attack-10'], blue: ['attack-08'], yellow: ['attack-06'], purple: ['attack-06'] };
  /** Blue attacks red with these ships of its own. */
  function attacked(blue: { readonly [place: string]: number }, position: Position = {}) {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands, ships: { red: { 'red/2': 7 }, blue }, ...position });
    t.aim('blue', 'red/1');
    return t;
  }

  it('an opponent without a colony counts the ships it has in the encounter', () => {
    const t = attacked({ 'blue/1': 3, out: 17 });
    t.send('blue', { 'blue/1': 3 });
    t.plan('red', 'mirage.colony', 'red/2');
    t.run();
    expect(totals(t)).toEqual([8 + 3, 10 + 7]);
    expect(t.events('mirage-chosen')).toEqual([{ who: 0, planet: 'red/2' }]);
  });

  it('the only colony of the opponent is the one that counts', () => {
    const t = attacked({ 'blue/1': 4, 'blue/2': 2, out: 14 });
    t.send('blue', { 'blue/1': 4 });
    t.plan('red', 'mirage.colony', 'red/2');
    t.run();
    expect(totals(t)).toEqual([8 + 2, 10 + 7]);
  });

  it('is used when cards are revealed', () => {
    const t = attacked({});
    t.until('red', 'mirage.colony');
    const told = t.story();
    expect(told).toContain('card-revealed');
    expect(t.encounter().phase).toBe('reveal');
    expect(t.events('card-changed')).toEqual([]);
  });

  it('super: needs an ally with a colony, one is enough', () => {
    const flare = { hands: { ...hands, red: ['attack-10', 'flare:mirage'] } };
    const allied = (purple: { readonly [place: string]: number }) => {
      const t = attacked({}, { ...flare, ships: { red: { 'red/2': 7 }, purple } });
      t.send('blue', { 'blue/1': 1 });
      t.invite('red', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      return t;
    };
    allied({ 'purple/1': 2, out: 18 }).neverOffered('red', 'flare:mirage');
    const t = allied({ 'purple/1': 2, 'purple/2': 4, out: 14 });
    t.plan('red', 'mirage.colony', 'red/2');
    t.plan('red', 'mirage.colony', 'blue/1');
    t.boost('red');
    t.run();
    expect(totals(t)).toEqual([8 + 3, 10 + 7 + 4]);
  });

  it('super: a main player who has allied against itself is no ally to choose', () => {
    const t = table(
      { ...seats, blue: 'lunatic' },
      { turn: 'blue', destiny: ['red'], hands: { ...hands, red: ['attack-10', 'flare:mirage'] } },
    );
    t.send('blue', { 'blue/1': 1 });
    t.use('blue', 'lunatic');
    t.plan('blue', 'alliance.ships', { 'blue/2': 2 });
    t.neverOffered('red', 'flare:mirage');
  });

  describe('wild', () => {
    const others = { red: 'zombie', blue: 'healer', yellow: 'tripler', purple: 'void' };

    it('is for an ally of the defense, with the one negotiate it has', () => {
      const t = table(others, { turn: 'blue', destiny: ['red'], hands: { ...hands, purple: ['negotiate', 'flare:mirage'] } });
      t.send('blue', { 'blue/1': 1 });
      t.aim('blue', 'red/1');
      t.invite('red', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.use('purple', 'flare:mirage');
      t.plan('purple', 'reinforce.side', 'defense');
      t.run();
      expect(totals(t)).toEqual([8 + 1, 10 + 4 + 1 + 3]);
    });

    it('is not offered where reinforcements are jammed', () => {
      const t = table(others, {
        turn: 'blue',
        destiny: ['red'],
        options: { rewards: 'both' },
        hands: { ...hands, blue: ['attack-08', 'kicker-x2-jamming-signal'], red: ['attack-10', 'negotiate', 'flare:mirage'] },
      });
      t.select('red', 'attack-10');
      t.use('blue', 'kicker-x2-jamming-signal');
      t.neverOffered('red', 'flare:mirage');
    });
  });
});
