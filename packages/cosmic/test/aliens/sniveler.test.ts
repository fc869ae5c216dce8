import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { netted, table } from '../table.ts';
import { seats, hands, start } from './sniveler.ts';

type Table = ReturnType<typeof table>;

/** Everybody else has a foreign colony. */
const colonized = { ships: { yellow: { 'blue/1': 2 }, blue: { 'yellow/1': 1, 'yellow/2': 1 }, purple: { 'yellow/1': 3 } } };

function whining(about: string, position: object = {}, at: { readonly [colour: string]: string } = seats): Table {
  const t = table(at, { ...start, ...position });
  expect(t.untilOffered('red', 'sniveler')).toEqual(['sniveler', 'pass']);
  expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.beforeInvites' } });
  t.answer('red', 'sniveler');
  if (t.question('red')?.tag === 'sniveler.about') t.answer('red', about);
  return t;
}

const vote = (t: Table, tag: string, yes: readonly string[]): void => {
  for (const p of ['yellow', 'blue', 'purple']) t.plan(p, tag, yes.includes(p));
};

const EVERYBODY = ['yellow', 'blue', 'purple'];

describe('Sniveler', () => {
  it('whines about ships: all others agree, and they come back', () => {
    const t = whining('ships', { ships: { red: { warp: 5 }, blue: { warp: 3 } } });
    // All are asked at once.
    expect(t.asked()).toEqual(EVERYBODY.map((p) => `${p} sniveler.ships`));
    vote(t, 'sniveler.ships', EVERYBODY);
    // One of the five came back in the regroup phase.
    expect(t.until('red', 'ships.return')).toMatchObject({ data: { n: 4 } });
    t.answer('red', { 'red/1': 4 });
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 3]);
  });

  it('whines about ships: somebody refuses, and all others match the number', () => {
    const t = whining('ships', { ships: { red: { warp: 5 }, blue: { warp: 3 } } });
    vote(t, 'sniveler.ships', ['yellow', 'purple']);
    expect(t.until('yellow', 'sniveler.match')).toMatchObject({ kind: 'spread', min: 4, max: 4 });
    t.answer('yellow', { 'yellow/1': 2, 'yellow/2': 2 });
    expect(t.until('blue', 'sniveler.match')).toMatchObject({ min: 1, max: 1 });
    t.until('purple', 'sniveler.match');
    t.answer('purple', { 'purple/1': 4 });
    expect(['red', 'yellow', 'blue', 'purple'].map((p) => t.warp(p))).toEqual([4, 4, 4, 4]);
  });

  it('whines about ships: whoever loses fewer than it should goes on until the number is matched', () => {
    // The Bulwark loses one ship at a time, however many it has to lose.
    const t = whining('ships', { ships: { red: { warp: 5 } } }, { ...seats, yellow: 'bulwark' });
    vote(t, 'sniveler.ships', []);
    for (const n of [4, 3, 2]) {
      expect(t.until('yellow', 'sniveler.match')).toMatchObject({ min: n, max: n });
      t.answer('yellow', { 'yellow/1': n });
    }
    t.until('red', 'alliance.invite');
    expect(t.warp('yellow')).toBe(4);
  });

  it('whines about colonies: all others agree, and it founds one where it likes', () => {
    // A home planet without own ships is no foreign colony either.
    const t = whining('colonies', { ships: { ...colonized.ships, red: { 'red/1': 0 } } });
    vote(t, 'sniveler.colonies', EVERYBODY);
    t.until('red', 'sniveler.where');
    expect(t.options('red')).toHaveLength(15);
    expect(t.options('red')).not.toContain('red/1');
    t.answer('red', 'purple/2');
    t.plan('red', 'deal.found', { 'red/2': 2 });
    t.runTo('planning');
    expect([t.ships('red', 'purple/2'), t.foreign('red')]).toEqual([2, 1]);
    expect(['yellow', 'blue', 'purple'].map((p) => t.foreign(p))).toEqual([1, 2, 1]);
  });

  it('whines about colonies: founds one where there is room and none of its own', () => {
    // A planet of the Pygmy holds four ships.
    const ships = {
      red: { 'blue/5': 1 },
      yellow: { 'blue/1': 1, 'blue/2': 1 },
      blue: { 'yellow/1': 1, 'yellow/2': 1 },
      purple: { 'purple/1': 4, 'purple/2': 3, 'yellow/1': 1, 'yellow/2': 1 },
    };
    const t = whining('colonies', { ships }, { ...seats, purple: 'pygmy' });
    vote(t, 'sniveler.colonies', EVERYBODY);
    t.until('red', 'sniveler.where');
    expect(t.options('red').filter((x) => /blue\/5|purple\/[12]|red/.test(x))).toEqual(['purple/2']);
  });

  it('whines about colonies: somebody refuses, and all others give one up', () => {
    const t = whining('colonies', colonized);
    vote(t, 'sniveler.colonies', ['blue', 'purple']);
    t.until('blue', 'sniveler.lose');
    expect(t.options('blue')).toEqual(['yellow/1', 'yellow/2']);
    t.answer('blue', 'yellow/2');
    t.until('purple', 'ships.return');
    expect(t.options('purple')).not.toContain('yellow/1');
    t.runTo('planning');
    expect(['red', 'yellow', 'blue', 'purple'].map((p) => t.foreign(p))).toEqual([0, 0, 1, 0]);
    // The ships are not lost.
    expect(['yellow', 'blue', 'purple'].map((p) => t.warp(p))).toEqual([0, 0, 0]);
  });

  it('whines about a card: somebody gives one', () => {
    const t = whining('card');
    expect(t.options('red')).toEqual(['exact', 'higher', 'lower']);
    t.answer('red', 'higher');
    expect(t.question('red')?.kind).toBe('name');
    // It holds a 10, so there is no such whine below that.
    expect(t.options('red')).toEqual([
      'attack-10',
      'attack-11',
      'attack-12',
      'attack-13',
      'attack-14',
      'attack-15',
      'attack-20',
      'attack-23',
      'attack-30',
    ]);
    t.answer('red', 'attack-15');
    expect(t.events('whined-higher')).toEqual([{ who: t.seat('red'), card: 'attack-15' }]);
    // Everybody is asked, so that nobody learns who holds what.
    expect(t.asked()).toEqual(EVERYBODY.map((p) => `${p} sniveler.give.higher`));
    expect(EVERYBODY.map((p) => t.options(p))).toEqual([
      ['attack-20', 'refuse'],
      ['attack-30', 'refuse'],
      ['attack-23', 'refuse'],
    ]);
    t.answer('yellow', 'attack-20');
    t.answer('blue', 'refuse');
    t.answer('purple', 'attack-23');
    // Two are willing: one card is enough.
    t.until('red', 'sniveler.from');
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', 'purple');
    expect(t.hand('red')).toEqual(['attack-10', 'attack-23', 'negotiate']);
    expect([t.hand('yellow').length, t.hand('blue').length, t.hand('purple').length]).toEqual([2, 3, 0]);
  });

  it('whines about a card: nobody gives, and all such cards are discarded', () => {
    const t = whining('card');
    t.answer('red', 'higher');
    t.answer('red', 'attack-15');
    for (const p of EVERYBODY) t.answer(p, 'refuse');
    expect(t.pile(Z.discard).sort()).toEqual(['attack-20', 'attack-23', 'attack-30']);
    expect(t.hand('red')).toEqual(['attack-10', 'negotiate']);
    expect(t.hand('yellow')).toEqual(['attack-05']);
  });

  it('whines about low attacks and about certain cards as well', () => {
    const low = whining('card');
    low.answer('red', 'lower');
    expect(low.options('red')).toEqual([
      'attack-01',
      'attack-04',
      'attack-05',
      'attack-06',
      'attack-07',
      'attack-08',
      'attack-09',
      'attack-10',
    ]);
    low.answer('red', 'attack-06');
    for (const p of ['blue', 'purple']) expect(low.options(p)).toEqual(['refuse']);
    expect(low.options('yellow')).toEqual(['attack-05', 'refuse']);

    const exact = whining('card', { hands: { ...hands, blue: ['attack-06', 'morph'] } });
    exact.answer('red', 'exact');
    exact.answer('red', 'morph');
    for (const p of ['yellow', 'purple']) exact.answer(p, 'refuse');
    exact.answer('blue', 'morph');
    expect(exact.hand('red')).toContain('morph');
  });

  it('whines about the kinds of cards that it lacks', () => {
    const kinds = (...red: string[]): string[] => {
      const t = whining('card', { hands: { red, blue: ['attack-06', 'quash'] } });
      return t.options('red');
    };
    expect(kinds('attack-40')).toEqual(['exact', 'lower']);
    expect(kinds('attack-00')).toEqual(['exact', 'higher']);
    // Only the one above.
    expect(kinds('attack-30')).toEqual(['exact', 'higher', 'lower']);
    expect(kinds('attack-40', 'attack-01')).toEqual(['exact', 'lower']);
  });

  it('[faq-sniveler-1] whines only about encounter cards', () => {
    const t = whining('card');
    t.answer('red', 'exact');
    for (const face of t.options('red')) expect(face).toMatch(/^(attack-\d+|morph)$/);
    // Neither what it holds nor anything else: no artifact, reinforcement or flare.
    expect(t.options('red')).not.toContain('negotiate');
    expect(t.options('red')).not.toContain('attack-10');
  });

  it('[faq-sniveler-2] whines only about cards that are in the cosmic deck or the reward deck', () => {
    const plain = whining('card');
    plain.answer('red', 'exact');
    expect(plain.options('red')).not.toContain('attack-02');
    expect(plain.options('red')).not.toContain('attack-16');
    plain.answer('red', 'morph');

    const rewards = whining('card', { options: { rewards: 'incursion' } });
    rewards.answer('red', 'exact');
    expect(rewards.options('red')).toContain('attack-16');
    expect(rewards.options('red')).not.toContain('attack-02');
  });

  it('[faq-sniveler-3] has nothing to whine about with as many ships in the warp or as few colonies as another', () => {
    // After regrouping red has three in the warp, as blue has. Purple has no foreign colony either.
    const tied = table(seats, { ...start, ships: { red: { warp: 4 }, blue: { warp: 3 } } });
    tied.use('red', 'sniveler');
    tied.until('red', 'sniveler.how');
    expect(tied.events('power-used')).toEqual([]);
    // Clear of the others it may whine about either.
    const clear = table(seats, { ...start, ships: { ...colonized.ships, red: { warp: 4 } } });
    clear.use('red', 'sniveler');
    clear.until('red', 'sniveler.about');
    expect(clear.options('red')).toEqual(['ships', 'colonies', 'card']);
  });

  it('whines as a main player alone, once an encounter, and for nothing when it is zapped', () => {
    const ally = table({ ...seats, red: 'mite', yellow: 'sniveler' }, start);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'sniveler');

    // Again in the second encounter of a turn.
    const two = table(seats, { ...start, destiny: ['blue', 'purple'], hands: { ...hands, red: ['attack-40', 'attack-10'] } });
    two.pass('red', 'sniveler');
    two.select('red', 'attack-40');
    two.plan('red', 'encounter.second', true);
    two.run();
    two.use('red', 'sniveler');
    two.until('red', 'sniveler.how');
    expect(two.turn()).toBe('red');
    const used = table(seats, { ...start, destiny: ['blue', 'purple'], hands: { ...hands, red: ['attack-40', 'attack-10'] } });
    used.use('red', 'sniveler');
    used.select('red', 'attack-40');
    used.plan('red', 'encounter.second', true);
    used.run();
    used.use('red', 'sniveler');
    used.until('red', 'sniveler.how');
    expect([used.turn(), used.state.turn.number]).toEqual(['red', 1]);

    const defense = table({ ...seats, red: 'mite', blue: 'sniveler' }, start);
    expect(defense.untilOffered('blue', 'sniveler')).toEqual(['sniveler', 'pass']);

    const t = table(seats, { ...start, hands: { ...hands, purple: ['attack-23', 'cosmic-zap'] }, ships: { red: { warp: 5 } } });
    t.use('red', 'sniveler');
    t.plan('red', 'sniveler.about', 'ships');
    t.zap('purple', 'sniveler');
    t.runTo('planning');
    expect(t.warp('red')).toBe(4);
    expect(t.events('whined-ships')).toHaveLength(1);
  });

  it('[faq-locust-1] devoured planets count as colonies but are not given up', () => {
    const at = { ...seats, yellow: 'locust' };
    // Yellow devours blue/1 as red regroups. It is all it has, beside two colonies each of blue and purple.
    const ships = { yellow: { 'blue/1': 1 }, blue: { 'blue/1': 0, 'purple/1': 1, 'purple/2': 1 }, purple: { 'blue/2': 1, 'blue/3': 1 } };
    const tied = table(at, { ...start, ships: { ...ships, red: { 'purple/1': 1 } } });
    tied.use('red', 'sniveler');
    tied.until('red', 'sniveler.how');
    // One each: without the devoured planet red would have been ahead, with it they are even.
    expect([tied.score('yellow'), tied.foreign('yellow'), tied.score('red')]).toEqual([1, 0, 1]);
    expect(tied.story()).not.toContain('sniveler.about');

    const t = whining('colonies', { ships }, at);
    vote(t, 'sniveler.colonies', ['blue', 'purple']);
    t.until('blue', 'sniveler.lose');
    t.runTo('planning');
    expect([t.score('yellow'), t.foreign('blue'), t.foreign('purple')]).toEqual([1, 1, 1]);
    expect(t.story()).not.toContain('yellow answers sniveler.lose');
  });
});

describe('Sniveler: cards that nobody gives', () => {
  it('have not been played when they are discarded', () => {
    const t = whining('card', netted);
    t.plan('red', 'sniveler.how', 'higher');
    t.plan('red', 'sniveler.higher', 'attack-20');
    t.until('red', 'alliance.invite');
    expect(t.pile(Z.discard).sort()).toEqual(['attack-23', 'attack-30']);
  });
});
