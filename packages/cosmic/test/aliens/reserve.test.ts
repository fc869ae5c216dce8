import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'reserve', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
const fight = {
  turn: 'red',
  destiny: ['blue'],
  hands: {
    red: ['attack-10', 'attack-04', 'attack-06', 'attack-07', 'negotiate'],
    blue: ['attack-15', 'reinforcement-3'],
    yellow: ['attack-08'],
  },
} as const;

/** Red attacks with one ship and a ten. */
function attack(position = {}) {
  const t = table(seats, { ...fight, ...position });
  t.send('red', { 'red/1': 1 });
  t.select('red', 'attack-10');
  t.select('blue', 'attack-15');
  return t;
}

describe('Reserve', () => {
  it('[faq-general-34] plays attack cards of six or less as reinforcements, all at the same time', () => {
    const t = attack();
    expect(t.untilOffered('red', 'reserve')).toEqual(['reserve', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:reveal.reinforce');
    t.answer('red', 'reserve');
    expect(t.question('red')).toMatchObject({ tag: 'reserve.cards', min: 1, max: 2 });
    expect(t.options('red')).toEqual(['attack-04', 'attack-06']);
    t.answer('red', ['attack-04']);
    expect(t.question('red')).toMatchObject({ tag: 'reinforce.side', data: { value: 4 } });
    t.answer('red', 'offense');
    // The six would do for another use, but there is only one.
    t.neverOffered('red', 'reserve');
    expect(t.events('outcome')).toMatchObject([{ totals: [10 + 1 + 4, 15 + 4] }]);
    expect(t.hand('red')).toEqual(['attack-06', 'attack-07', 'negotiate']);

    // Both together are one use.
    const both = attack({ strict: ['red'] });
    both.use('red', 'reserve');
    both.plan('red', 'reserve.cards', ['attack-04', 'attack-06']);
    both.plan('red', 'reinforce.side', 'offense');
    both.run();
    expect(both.events('outcome')).toMatchObject([{ totals: [10 + 1 + 10, 15 + 4] }]);
    expect(both.events('power-used').filter((e) => e.alien === 'reserve')).toHaveLength(1);
  });

  it('adds several to either side, and they are discarded when the encounter is over', () => {
    const t = attack();
    t.use('red', 'reserve');
    t.plan('red', 'reserve.cards', ['attack-04', 'attack-06']);
    t.plan('red', 'reinforce.side', 'defense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 19 + 10] }]);
    expect(t.pile(Z.discard).slice(0, 2)).toEqual(['attack-04', 'attack-06']);
    expect(t.restored().divergence).toBeNull();
  });

  it('does so as an ally, and not when it is not involved', () => {
    const ally = table(seats, { ...fight, turn: 'blue', destiny: ['yellow'] });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    expect(ally.untilOffered('red', 'reserve')).toEqual(['reserve', 'pass']);

    table(seats, { ...fight, turn: 'blue', destiny: ['yellow'] }).neverOffered('red', 'reserve');
  });

  it('[faq-reserve-1] keeps the cards when it is zapped', () => {
    const t = attack({ hands: { ...fight.hands, blue: ['attack-15', 'cosmic-zap'] } });
    t.use('red', 'reserve');
    t.plan('red', 'reserve.cards', ['attack-04', 'attack-06']);
    t.zap('blue', 'reserve');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 19] }]);
    expect(t.hand('red')).toEqual(['attack-04', 'attack-06', 'attack-07', 'negotiate']);
  });

  describe('when another player plays a reinforcement', () => {
    it('discards a negotiate to cancel it', () => {
      const t = attack();
      t.use('blue', 'reinforcement-3');
      t.plan('blue', 'reinforce.side', 'defense');
      expect(t.untilOffered('red', 'reserve')).toEqual(['reserve', 'pass']);
      // First it is offered its own reinforcements.
      t.answer('red', 'pass');
      t.runWhile(() => t.question('red')?.data?.at !== 'event:card.play');
      expect(t.options('red')).toEqual(['reserve', 'pass']);
      t.use('red', 'reserve');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [11, 19] }]);
      expect(t.hand('red')).toEqual(['attack-04', 'attack-06', 'attack-07']);
      expect(t.pile(Z.discard)).toEqual(['negotiate', 'reinforcement-3', 'attack-10', 'attack-15']);
    });

    it('chooses which one where they differ', () => {
      const t = attack({
        options: { rewards: 'both' },
        hands: { ...fight.hands, red: ['attack-10', 'negotiate', 'negotiate-crooked-deal', 'negotiate'] },
      });
      t.use('blue', 'reinforcement-3');
      t.plan('blue', 'reinforce.side', 'defense');
      t.use('red', 'reserve', { at: 'event:card.play' });
      t.until('red', 'reserve.price');
      expect(t.options('red')).toEqual(['negotiate', 'negotiate-crooked-deal']);
      t.answer('red', 'negotiate');
      t.run();
      expect(t.hand('red')).toEqual(['negotiate', 'negotiate-crooked-deal']);
    });

    it('needs a negotiate, and keeps it when it is zapped', () => {
      const none = attack({ hands: { ...fight.hands, red: ['attack-10', 'attack-07'] } });
      none.use('blue', 'reinforcement-3');
      none.neverOffered('red', 'reserve');

      const zapped = attack({
        hands: { ...fight.hands, red: ['attack-10', 'negotiate', 'negotiate'], blue: [...fight.hands.blue, 'cosmic-zap'] },
      });
      zapped.use('blue', 'reinforcement-3');
      zapped.plan('blue', 'reinforce.side', 'defense');
      zapped.use('red', 'reserve');
      zapped.zap('blue', 'reserve');
      zapped.run();
      expect(zapped.events('outcome')).toMatchObject([{ totals: [11, 19 + 3] }]);
      expect(zapped.hand('red')).toEqual(['negotiate', 'negotiate']);

      const done = attack({ hands: { ...fight.hands, red: ['attack-10', 'negotiate', 'negotiate'] } });
      done.use('blue', 'reinforcement-3');
      done.use('red', 'reserve');
      done.run();
      expect(done.hand('red')).toEqual(['negotiate']);
    });

    it('only as a main player or ally, and never its own', () => {
      const aside = table(seats, { ...fight, turn: 'blue', destiny: ['yellow'] });
      aside.use('blue', 'reinforcement-3');
      aside.neverOffered('red', 'reserve');

      const own = attack({ hands: { ...fight.hands, red: ['attack-10', 'negotiate', 'reinforcement-5'] } });
      own.use('red', 'reinforcement-5');
      own.neverOffered('red', 'reserve');
    });
  });

  describe('wild', () => {
    const others = { ...seats, red: 'sorcerer' };
    const playing = {
      ...fight,
      hands: {
        ...fight.hands,
        red: ['attack-10', 'reinforcement-2'],
        blue: ['attack-15', 'reinforcement-3', 'reinforcement-5'],
        purple: ['flare:reserve'],
      },
    } as const;

    it('[faq-reserve-2] played once, it lets one take each reinforcement that others discard for the rest of the encounter', () => {
      const t = table(others, playing);
      t.use('red', 'reinforcement-2');
      t.use('blue', 'reinforcement-3');
      t.use('blue', 'reinforcement-5');
      expect(t.untilOffered('purple', 'flare:reserve')).toEqual(['flare:reserve', 'pass']);
      expect(t.question('purple')?.data).toMatchObject({ at: 'event:cards.discard', cards: ['reinforcement-2'] });
      t.answer('purple', 'flare:reserve');
      expect(t.hand('purple')).toEqual(['flare:reserve', 'reinforcement-2']);
      expect(t.question('purple')?.data).toMatchObject({ at: 'event:cards.discard', cards: ['reinforcement-3'] });
      expect(t.options('purple')).toEqual(['reserve.collecting', 'pass']);
      t.answer('purple', 'reserve.collecting');
      // It may be left alone.
      t.answer('purple', 'pass');
      expect(t.hand('purple')).toEqual(['flare:reserve', 'reinforcement-2', 'reinforcement-3']);
      expect(t.pile(Z.discard)).toContain('reinforcement-5');

      // Passed for the first, it can still be played for a later one, and then it goes on from there.
      const later = table(others, playing);
      later.use('red', 'reinforcement-2');
      later.use('blue', 'reinforcement-3');
      later.use('blue', 'reinforcement-5');
      later.pass('purple', 'flare:reserve');
      later.use('purple', 'flare:reserve');
      later.use('purple', 'reserve.collecting');
      later.run();
      expect(later.hand('purple')).toEqual(['flare:reserve', 'reinforcement-3', 'reinforcement-5']);
    });

    it('also those that were never played, but not its own', () => {
      const unplayed = table(others, {
        ...playing,
        hands: { ...fight.hands, red: ['attack-10', 'plague'], blue: ['attack-15', 'reinforcement-3'], purple: ['flare:reserve'] },
      });
      unplayed.use('red', 'plague');
      unplayed.plan('red', 'plague', 'blue');
      unplayed.use('purple', 'flare:reserve');
      unplayed.run();
      expect(unplayed.hand('purple')).toEqual(['flare:reserve', 'reinforcement-3']);

      const own = table(others, {
        ...playing,
        hands: { ...fight.hands, red: ['attack-10', 'reinforcement-2', 'flare:reserve'], blue: ['attack-15'] },
      });
      own.use('red', 'reinforcement-2');
      own.neverOffered('red', 'flare:reserve');
    });
  });

  describe('super', () => {
    it('plays attack cards up to nine', () => {
      const t = attack({ hands: { ...fight.hands, red: [...fight.hands.red, 'attack-09', 'attack-10', 'flare:reserve'] } });
      t.use('red', 'reserve');
      t.boost('red');
      expect(t.until('red', 'reserve.cards')).toMatchObject({ min: 1, max: 4 });
      expect(t.options('red')).toEqual(['attack-04', 'attack-06', 'attack-07', 'attack-09']);
      t.answer('red', ['attack-07', 'attack-09']);
      t.answer('red', 'offense');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [11 + 16, 19] }]);
      expect(t.hand('red')).toContain('flare:reserve');
    });

    it('is not asked for without a card between', () => {
      const t = attack({ hands: { ...fight.hands, red: ['attack-10', 'attack-04', 'flare:reserve'] } });
      t.use('red', 'reserve');
      t.plan('red', 'reinforce.side', 'offense');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [11 + 4, 19] }]);
      expect(t.story()).not.toContain('answers super');
    });

    it('is what makes the power usable when all attack cards are above six', () => {
      const position = { hands: { ...fight.hands, red: ['attack-10', 'attack-09', 'flare:reserve'] } };
      const t = attack(position);
      expect(t.untilOffered('red', 'reserve')).toEqual(['reserve', 'pass']);
      t.use('red', 'reserve');
      t.boost('red');
      t.plan('red', 'reinforce.side', 'offense');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [11 + 9, 19] }]);

      const without = attack(position);
      without.use('red', 'reserve');
      without.boost('red', false);
      without.run();
      expect(without.events('power-used')).toEqual([]);
      expect(without.events('outcome')).toMatchObject([{ totals: [11, 19] }]);
    });
  });
});

describe('Reserve: what it stops', () => {
  it('reinforcements, and no other card', () => {
    const t = attack({ hands: { ...fight.hands, blue: ['attack-15', 'force-field'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('blue', 'force-field');
    t.neverOffered('red', 'reserve', { at: 'event:card.play' });
    expect(t.events('card-played')).toContainEqual(expect.objectContaining({ card: 'force-field' }));
  });
});

describe('Reserve as an ally of the defense', () => {
  const people = { red: 'trader', blue: 'parasite', yellow: 'reserve', purple: 'masochist' };
  const allied = (hands: { [colour: string]: string[] }) => {
    const t = table(people, { turn: 'red', destiny: ['blue'], hands });
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    return t;
  };

  it('reinforces with a low attack card, which may be its only one', () => {
    const t = allied({ red: ['attack-10'], blue: ['attack-04'], yellow: ['attack-06'] });
    t.use('yellow', 'reserve');
    t.plan('yellow', 'reinforce.side', 'defense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 4 + 5 + 6] }]);
  });

  it('stops a reinforcement for a negotiate, which has not been played', () => {
    const t = table(people, {
      turn: 'red',
      destiny: ['blue'],
      options: { hazards: true },
      hazards: ['sargasso-nets'],
      hands: { red: ['attack-10', 'reinforcement-5'], blue: ['attack-04'], yellow: ['negotiate'] },
    });
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('red', 'reinforcement-5');
    t.use('yellow', 'reserve');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 9] }]);
    expect(t.pile(Z.discard)).toContain('negotiate');
  });
});
