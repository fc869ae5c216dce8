import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Clone', () => {
  it('may take its encounter card back after the resolution', () => {
    const t = table(
      { red: 'clone', blue: 'healer', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'] }, strict: ['red'] },
    );
    t.select('red', 'attack-20');
    expect(t.untilOffered('red', 'clone')).toEqual(['clone', 'pass']);
    expect(t.encounter().phase).toBe('resolution');
    expect(t.ships('red', 'blue/1')).toBe(1);
    t.answer('red', 'clone');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-20']);
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
  });

  it('takes nothing back as an ally, as a bystander, or when its card was never revealed', () => {
    for (const joins of [true, false]) {
      const t = table(
        { red: 'macron', blue: 'healer', yellow: 'clone' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20'], blue: ['attack-06'] } },
      );
      if (joins) {
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      t.neverOffered('yellow', 'clone');
    }

    const bluff = table(
      { red: 'clone+gambler', blue: 'healer+macron', yellow: 'void+tripler' },
      { turn: 'red', destiny: ['blue'], options: { powers: 2 }, hands: { red: ['attack-20'], blue: ['attack-06'] } },
    );
    bluff.use('red', 'gambler');
    bluff.neverOffered('red', 'clone');
    expect(bluff.events('card-buried')).toEqual([{ who: 0 }]);
  });

  it('takes it back only after compensation was paid', () => {
    const t = table(
      { red: 'macron', blue: 'clone', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate', 'attack-06'], blue: ['attack-20'] } },
    );
    t.plan('red', 'planning.select', 'negotiate');
    t.use('blue', 'clone', { at: 'window:resolution.keep' });
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 0 }]);
    expect(t.hand('blue')).toEqual(['attack-20']);
  });

  it('discards as everybody does when it is zapped', () => {
    const t = table(
      { red: 'clone', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['cosmic-zap'] },
      },
    );
    t.select('red', 'attack-20');
    t.use('red', 'clone');
    t.zap('yellow', 'clone');
    t.run();
    expect(t.hand('red')).toEqual(['attack-04']);
    expect(t.pile(Z.discard)).toEqual(['cosmic-zap', 'attack-20', 'attack-06']);
  });

  it('[faq-clone-1] [faq-filch-2] [faq-sorcerer-1] keeps and takes the cards that end up in front of people', () => {
    const hands = { red: ['attack-04', 'attack-01'], blue: ['attack-20', 'attack-05'] };
    const kept = table({ red: 'sorcerer', blue: 'clone', yellow: 'void' }, { turn: 'red', destiny: ['blue'], hands });
    kept.select('red', 'attack-04');
    kept.select('blue', 'attack-20');
    kept.use('red', 'sorcerer');
    kept.use('blue', 'clone');
    kept.run();
    expect(kept.hand('blue')).toEqual(['attack-04', 'attack-05']);
    expect(kept.pile(Z.discard)).toEqual(['attack-20']);

    const filched = table({ red: 'sorcerer', blue: 'filch', yellow: 'void' }, { turn: 'red', destiny: ['blue'], hands });
    filched.select('red', 'attack-04');
    filched.select('blue', 'attack-20');
    filched.use('red', 'sorcerer');
    filched.use('blue', 'filch');
    filched.run();
    expect(filched.story()).not.toContain('filch.card');
    expect(filched.hand('blue')).toEqual(['attack-05', 'attack-20']);
    expect(filched.pile(Z.discard)).toEqual(['attack-04']);
  });

  it('[faq-clone-2] [faq-fido-2] [faq-filch-1] comes before Filch and Fido, who follow the timing rule', () => {
    const hands = { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'] };
    const t = table({ red: 'clone', blue: 'filch', yellow: 'fido' }, { turn: 'red', destiny: ['blue'], hands });
    t.select('red', 'attack-20');
    t.use('red', 'clone', { at: 'window:resolution.keep' });
    // Filch has nothing left to take, Fido only the card of Filch.
    expect(t.untilOffered('yellow', 'fido')).toEqual(['fido', 'pass']);
    expect(t.question('yellow')?.data?.at).toBe('window:resolution.discarded');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-20']);
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
    t.answer('yellow', 'fido');
    expect(t.question('yellow')?.tag).toBe('fido.to');
    expect(t.question('yellow')?.data?.card).toMatch(/^attack-06#/);

    const first = table({ red: 'filch', blue: 'macron', yellow: 'fido' }, { turn: 'red', destiny: ['blue'], hands });
    first.select('red', 'attack-20');
    first.untilOffered('red', 'filch');
    expect(first.asked()).toEqual(['red use']);
    expect(first.question('red')?.data?.at).toBe('window:resolution.discarded');
    first.answer('red', 'filch');
    first.untilOffered('yellow', 'fido');
    expect(first.pile(Z.discard)).toEqual(['attack-20']);

    const second = table({ red: 'fido', blue: 'filch', yellow: 'macron' }, { turn: 'red', destiny: ['blue'], hands });
    second.select('red', 'attack-20');
    second.untilOffered('red', 'fido');
    second.plan('red', 'fido.card', 'attack-20');
    second.plan('red', 'fido.to', 'yellow');
    second.plan('yellow', 'fido.accept', true);
    second.answer('red', 'fido');
    second.run();
    // What Fido gave away is gone before Filch could have it.
    expect(second.hand('yellow')).toEqual(['attack-20']);
    expect(second.events('cards-picked-up')).toEqual([]);
  });

  describe('super', () => {
    const hands = (n: number) => ({
      red: ['negotiate', 'flare:clone', 'attack-04'],
      blue: ['attack-40', ...['attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06'].slice(0, n)],
    });
    const seats = { red: 'clone', blue: 'macron', yellow: 'void' };

    it('[faq-clone-3] takes any number from the usual amount to the double of it', () => {
      for (const amount of [2, 3, 4]) {
        const t = table(seats, { turn: 'red', destiny: ['blue'], hands: hands(6) });
        t.send('red', { 'red/1': 2 });
        t.select('red', 'negotiate');
        t.select('blue', 'attack-40');
        t.use('red', 'flare:clone');
        expect(t.until('red', 'clone.amount')).toMatchObject({ kind: 'number', min: 2, max: 4 });
        t.answer('red', amount);
        t.run();
        expect(t.hand('red').filter((x) => x === 'attack-06')).toHaveLength(amount);
        expect(t.hand('red')).toContain('flare:clone');
      }
    });

    it('doubles nothing that an answer has cancelled', () => {
      // Blue is the offense and answers first.
      const { red, blue } = hands(6);
      const cancelled = { red, blue: [...blue, 'flare:hacker'] };
      const t = table(seats, { turn: 'blue', destiny: ['red'], hands: cancelled, strict: ['red'] });
      t.select('red', 'negotiate');
      t.select('blue', 'attack-40');
      t.use('blue', 'flare:hacker', { at: 'event:compensation' });
      t.pass('red', 'clone', 1, { at: 'window:resolution.keep' });
      t.run();
      expect(t.hand('red')).toEqual(['attack-04', 'flare:clone']);
    });

    it('reaches no further than the hand of the opponent', () => {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands: hands(3) });
      t.send('red', { 'red/1': 2 });
      t.select('red', 'negotiate');
      t.select('blue', 'attack-40');
      t.use('red', 'flare:clone');
      expect(t.until('red', 'clone.amount')).toMatchObject({ min: 2, max: 3 });
    });

    it('doubles what is due for one ship or for three, and nothing that others collect', () => {
      for (const [sent, most] of [
        [1, 2],
        [3, 6],
      ]) {
        const t = table(seats, { turn: 'red', destiny: ['blue'], hands: hands(6) });
        t.send('red', { 'red/1': sent });
        t.select('red', 'negotiate');
        t.select('blue', 'attack-40');
        t.use('red', 'flare:clone');
        expect(t.until('red', 'clone.amount')).toMatchObject({ min: sent, max: most });
      }

      const theirs = table(seats, {
        turn: 'yellow',
        destiny: ['blue'],
        hands: { ...hands(6), red: ['flare:clone'], yellow: ['negotiate'] },
      });
      theirs.select('blue', 'attack-40');
      theirs.neverOffered('red', 'flare:clone');
      expect(theirs.events('compensated')).toEqual([{ who: 2, from: 1, n: 1 }]);
    });

    it('does not count what the opponent has covered', () => {
      const t = table(
        { ...seats, blue: 'trader' },
        { turn: 'blue', destiny: ['red'], ships: { red: { 'red/1': 2 } }, hands: { ...hands(4), blue: [...hands(4).blue, 'flare:miser'] } },
      );
      t.aim('blue', 'red/1');
      t.select('red', 'negotiate');
      t.select('blue', 'attack-40');
      t.use('blue', 'flare:miser');
      t.plan('blue', 'miser.save', ['attack-06']);
      t.use('red', 'flare:clone');
      expect(t.until('red', 'clone.amount')).toMatchObject({ min: 2, max: 3 });
    });

    it('is not offered when there is nothing more to take', () => {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands: hands(2) });
      t.send('red', { 'red/1': 2 });
      t.select('red', 'negotiate');
      t.select('blue', 'attack-40');
      t.use('red', 'flare:clone');
      expect(() => t.run()).toThrow('planned but never asked');
      expect(t.hand('red').filter((x) => x === 'attack-06')).toHaveLength(2);
    });
  });

  describe('wild', () => {
    it('keeps an artifact after playing it, to be played again in a later encounter', () => {
      const t = table(
        { red: 'macron', blue: 'tripler', yellow: 'void' },
        {
          turn: 'red',
          destiny: ['blue', 'red'],
          hands: { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['cosmic-zap', 'flare:clone', 'attack-05'] },
        },
      );
      t.use('yellow', 'flare:clone');
      t.select('red', 'attack-20');
      // Tripler's power is used later in this encounter, but the zap is not offered before the next one.
      t.untilOffered('yellow', 'cosmic-zap');
      t.answer('yellow', 'cosmic-zap');
      t.until('red', 'planning.select');
      expect(t.hand('yellow')).toEqual(['attack-05', 'cosmic-zap', 'flare:clone']);
      t.untilOffered('yellow', 'cosmic-zap', 'later');
      expect(t.events('power-used').map((e) => e.alien)).toContain('tripler');
      expect(t.encounter().id).toBe(2);
      t.answer('yellow', 'cosmic-zap');
      expect(t.hand('yellow')).toEqual(['attack-05', 'flare:clone']);
    });

    it('keeps the artifact only: not a reinforcement, and other artifacts are played as ever', () => {
      const t = table(
        { red: 'macron', blue: 'tripler', yellow: 'void' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-20'], blue: ['attack-06'], yellow: ['cosmic-zap', 'emotion-control', 'flare:clone'] },
        },
      );
      t.zap('yellow', 'macron');
      t.use('yellow', 'flare:clone');
      t.use('yellow', 'emotion-control');
      t.run();
      expect(t.events('card-played').map((x) => x.card)).toEqual(['cosmic-zap', 'flare:clone', 'emotion-control']);

      const more = table(
        { red: 'calculator', blue: 'trader', yellow: 'void' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'reinforcement-2', 'flare:clone'], blue: ['attack-06'] } },
      );
      more.use('red', 'reinforcement-2');
      more.neverOffered('red', 'flare:clone');
    });

    it('keeps what Vulch would have collected', () => {
      const t = table(
        { red: 'macron', blue: 'vulch', yellow: 'void' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-20', 'attack-04'], blue: ['attack-06'], yellow: ['cosmic-zap', 'flare:clone'] },
        },
      );
      t.zap('yellow', 'macron');
      t.use('yellow', 'flare:clone');
      t.run();
      expect(t.hand('yellow')).toEqual(['cosmic-zap', 'flare:clone']);
    });

    it('cannot keep an artifact that was cancelled', () => {
      const t = table(
        { red: 'macron', blue: 'tripler', yellow: 'void' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-20', 'card-zap'], blue: ['attack-06'], yellow: ['cosmic-zap', 'flare:clone'] },
        },
      );
      t.zap('yellow', 'macron');
      t.cardZap('red', 'cosmic-zap');
      t.use('yellow', 'flare:clone');
      expect(() => t.run()).toThrow('planned but never asked: yellow answers use with "flare:clone"');
      expect(t.hand('yellow')).toEqual(['flare:clone']);
    });
  });
});

describe('Clone wild, closely', () => {
  it('is for artifacts, not for other cards that are played', () => {
    const t = table(
      { red: 'hacker', blue: 'healer', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'reinforcement-2', 'flare:clone'], blue: ['attack-06'] } },
    );
    t.use('red', 'reinforcement-2');
    t.neverOffered('red', 'flare:clone');
  });
});
