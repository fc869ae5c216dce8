import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, hoard } from './miser.ts';

describe('Miser', () => {
  describe('setup', () => {
    const eight = ['attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-15'];
    const hand = ['attack-08', 'negotiate'];

    it('is dealt a second hand of eight and keeps either as the hoard', () => {
      for (const answer of ['sheet', 'hand']) {
        const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: hand, blue: ['attack-04'] }, deck: eight });
        expect(t.asked()).toEqual(['red miser.hoard']);
        expect(t.options('red')).toEqual(['sheet', 'hand']);
        // Both hands can be seen before choosing, by nobody else.
        const zone = `zone:${t.sheet('miser').zones.hoard}`;
        expect(t.view('red')[zone]).toHaveLength(8);
        expect(t.view('blue')[zone]).toBe(8);
        t.answer('red', answer);
        expect(hoard(t)).toEqual(answer === 'sheet' ? eight : hand);
        expect(t.hand('red')).toEqual(answer === 'sheet' ? hand : eight);
      }
    });
  });

  it('lays down an encounter card from its hoard', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['attack-40', 'attack-05'] } },
    });
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-05', 'attack-40']);
    t.select('red', 'attack-40');
    t.run();
    expect(t.foreign('red')).toBe(1);
    expect(hoard(t)).toEqual(['attack-05']);
    expect(t.hand('red')).toEqual(['attack-04']);
    expect(t.pile(Z.discard)).toEqual(['attack-40', 'attack-06']);
  });

  it('plays other cards from its hoard too', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { warp: 3 } },
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['mobius-tubes', 'attack-05', 'reinforcement-5'] } },
    });
    t.use('red', 'mobius-tubes');
    t.use('red', 'reinforcement-5');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(t.warp('red')).toBe(1);
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['miser', 'miser']);
    expect(hoard(t)).toEqual(['attack-05']);
    expect(t.pile(Z.discard)).toEqual(['mobius-tubes', 'reinforcement-5', 'attack-04', 'attack-06']);
  });

  it('keeps the card when it is zapped, and has only its hand for the rest of the encounter', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06', 'cosmic-zap'] },
      sheets: { miser: { hoard: ['attack-40', 'reinforcement-5'] } },
    });
    t.select('red', 'attack-40');
    t.zap('blue', 'miser');
    t.until('red', 'planning.select');
    t.answer('red', 'attack-40');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-04']);
    t.answer('red', 'attack-04');
    expect(hoard(t)).toEqual(['attack-40', 'reinforcement-5']);
    expect(t.events('card-played').map((e) => e.card)).toEqual(['cosmic-zap']);
  });

  it('draws a new hand as the defense when the hoard is zapped and the hand is without encounter cards', () => {
    const t = table(
      { red: 'healer', blue: 'miser', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04', 'cosmic-zap'], blue: ['quash'] },
        sheets: { miser: { hoard: ['attack-40'] } },
        deck: ['attack-10'],
      },
    );
    t.select('blue', 'attack-40');
    t.zap('red', 'miser');
    t.select('blue', 'attack-10');
    t.run();
    expect(t.events('hand-shown')).toEqual([{ who: 1, cards: ['quash'] }]);
    expect(t.events('card-revealed')).toContainEqual({ who: 1, card: 'attack-10' });
    expect(hoard(t)).toEqual(['attack-40']);
  });

  it('ends its turn as the offense in the same case', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06', 'cosmic-zap', 'plague'] },
      sheets: { miser: { hoard: ['attack-40'] } },
    });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.plan('red', 'plague.card', 'attack-04');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-40']);
    t.zap('blue', 'miser');
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect(t.turn()).toBe('blue');
    expect(hoard(t)).toEqual(['attack-40']);
    expect(t.hand('blue')).toEqual(['attack-06']);
  });

  it('[faq-miser-1] [faq-miser-3] a flare played from the hoard returns to the hoard, one from the hand to the hand', () => {
    const lost = { turn: 'red', destiny: ['blue'] } as const;
    const fromHoard = table(seats, {
      ...lost,
      hands: { red: ['attack-04'], blue: ['attack-40'] },
      sheets: { miser: { hoard: ['flare:zombie', 'attack-05'] } },
    });
    fromHoard.use('red', 'flare:zombie');
    fromHoard.run();
    expect(hoard(fromHoard)).toEqual(['attack-05', 'flare:zombie']);
    expect(fromHoard.hand('red')).toEqual([]);

    const fromHand = table(seats, {
      ...lost,
      hands: { red: ['attack-04', 'flare:zombie'], blue: ['attack-40'] },
      sheets: { miser: { hoard: ['attack-05'] } },
    });
    fromHand.use('red', 'flare:zombie');
    fromHand.run();
    expect(hoard(fromHand)).toEqual(['attack-05']);
    expect(fromHand.hand('red')).toEqual(['flare:zombie']);
  });

  it('[faq-miser-3] any other card that would return to the hand goes back to the hoard it was played from', () => {
    const t = table(
      { red: 'miser', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'flare:clone'], blue: ['attack-06'] },
        sheets: { miser: { hoard: ['cosmic-zap', 'negotiate'] } },
      },
    );
    t.select('red', 'attack-40');
    t.zap('red', 'macron');
    t.use('red', 'flare:clone');
    t.run();
    expect(hoard(t)).toEqual(['cosmic-zap', 'negotiate']);
    expect(t.hand('red')).toEqual(['flare:clone']);

    // One from the hand goes back to the hand.
    const hand = table(
      { red: 'miser', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'cosmic-zap'], blue: ['attack-06'] },
        sheets: { miser: { hoard: ['flare:clone', 'negotiate'] } },
      },
    );
    hand.select('red', 'attack-40');
    hand.zap('red', 'macron');
    hand.use('red', 'flare:clone');
    hand.run();
    expect(hoard(hand)).toEqual(['flare:clone', 'negotiate']);
    expect(hand.hand('red')).toEqual(['cosmic-zap']);
  });

  describe('[faq-miser-3] also a card', () => {
    const store = { sheets: { miser: { hoard: ['attack-20', 'attack-40'] } } } as const;
    const start = { turn: 'red', destiny: ['blue'], ...store } as const;

    it('that lay aside while the encounter was played again', () => {
      const t = table(
        { red: 'chronos', blue: 'miser', yellow: 'void' },
        { ...start, hands: { red: ['attack-04', 'attack-10'], blue: ['attack-06', 'attack-08'] } },
      );
      t.select('red', 'attack-04');
      t.select('blue', 'attack-40');
      t.use('red', 'chronos');
      t.runWhile(() => t.events('card-set-aside').length === 0);
      expect(t.pile(Z.aside)).toEqual(['attack-40']);
      t.select('red', 'attack-10');
      t.select('blue', 'attack-06');
      t.run();
      expect([hoard(t), t.hand('blue')]).toEqual([['attack-20', 'attack-40'], ['attack-08']]);
    });

    it('that lay aside, but to the hand if somebody else has the hoard by now', () => {
      const t = table(
        { red: 'chronos', blue: 'miser', yellow: 'void' },
        { ...start, hands: { red: ['attack-04', 'attack-10'], blue: ['attack-08'], yellow: ['flare:sorcerer'] } },
      );
      t.select('red', 'attack-04');
      t.select('blue', 'attack-40');
      t.use('red', 'chronos');
      t.runWhile(() => t.events('card-set-aside').length === 0);
      t.use('yellow', 'flare:sorcerer');
      t.run();
      expect(t.sheet('miser').owner).toBe(t.seat('red'));
      expect([hoard(t), t.hand('blue')]).toEqual([['attack-20'], ['attack-40']]);
    });

    it('that was laid down for a Usurper, whether it was played or not', () => {
      const people = { red: 'usurper', blue: 'void', yellow: 'miser', green: 'mind' };
      const hands = { red: ['attack-06'], blue: ['attack-08'], yellow: ['attack-05'], green: ['negotiate'] };
      for (const [own, left] of [
        ['keep', ['attack-20', 'attack-40']],
        ['attack-40', ['attack-20']],
      ] as const) {
        const t = table(people, { ...start, hands });
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
        t.use('red', 'usurper');
        t.plan('yellow', 'usurper.lay', 'attack-40');
        t.plan('red', 'usurper.own', own);
        t.run();
        expect([hoard(t), t.hand('yellow')]).toEqual([left, ['attack-05']]);
      }
    });

    it('that somebody else’s card has replaced', () => {
      const t = table(
        { red: 'usurper', blue: 'miser', yellow: 'void', green: 'mind' },
        { ...start, hands: { red: ['attack-06'], blue: ['attack-08'], green: ['attack-01'] } },
      );
      t.invite('blue', 'green');
      t.ally('green', 'defense', { 'green/1': 1 });
      t.select('blue', 'attack-40');
      t.use('red', 'usurper');
      t.plan('red', 'usurper.other', 'green');
      t.run();
      expect([hoard(t), t.hand('blue')]).toEqual([['attack-20', 'attack-40'], ['attack-08']]);
    });

    it('that was a hired ship', () => {
      const t = table(
        { red: 'miser+merchant', blue: 'trader+mirror', yellow: 'tripler+void' },
        { ...start, options: { powers: 2 }, hands: { red: ['attack-30', 'attack-05'], blue: ['attack-08'] } },
      );
      t.select('red', 'attack-30');
      t.use('red', 'merchant');
      t.plan('red', 'merchant.hire', ['attack-05', 'attack-20']);
      t.until('red', 'use');
      t.runWhile(() => t.events('ships-hired').length === 0);
      expect(hoard(t)).toEqual(['attack-40']);
      t.run();
      expect([hoard(t), t.hand('red')]).toEqual([['attack-20', 'attack-40'], ['attack-05']]);
    });

    it('that was the lower of two', () => {
      const t = table(
        { red: 'miser+deuce', blue: 'trader+mirror', yellow: 'tripler+void' },
        { ...start, options: { powers: 2 }, hands: { red: ['attack-30', 'attack-05'], blue: ['attack-08'] } },
      );
      t.select('red', 'attack-30');
      t.plan('red', 'deuce.second', 'attack-20');
      t.run();
      expect([hoard(t), t.hand('red')]).toEqual([['attack-20', 'attack-40'], ['attack-05']]);
    });

    it('that lay facedown on the table and was not wanted', () => {
      const t = table(
        { red: 'healer', blue: 'macron', yellow: 'miser', green: 'mind' },
        {
          ...start,
          options: { rewards: 'both' },
          hands: { red: ['attack-06'], blue: ['attack-08'], yellow: ['attack-05'] },
          sheets: { miser: { hoard: ['intimidate-19', 'attack-40'] } },
        },
      );
      t.until('red', 'launch.aim');
      t.raise('yellow', 'intimidate-19');
      expect(hoard(t)).toEqual(['attack-40']);
      t.run();
      expect([hoard(t), t.hand('yellow')]).toEqual([['attack-40', 'intimidate-19'], ['attack-05']]);
    });
  });

  it('may discard from a hoard that was zapped, but not from one that lies facedown', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20'], blue: ['attack-06', 'plague'] },
      sheets: { miser: { hoard: ['attack-04', 'negotiate'] } },
    } as const;
    const zapped = table(seats, {
      ...position,
      ships: { red: { warp: 2 } },
      hands: { ...position.hands, yellow: ['cosmic-zap'] },
      sheets: { miser: { hoard: ['attack-04', 'mobius-tubes'] } },
    });
    zapped.use('red', 'mobius-tubes');
    zapped.zap('yellow', 'miser');
    zapped.use('blue', 'plague');
    zapped.plan('blue', 'plague', 'red');
    zapped.until('red', 'plague.card');
    expect(zapped.options('red')).toEqual(['attack-20', 'attack-04']);

    const lost = table(seats, { ...position, ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0 } } });
    lost.use('blue', 'plague');
    lost.plan('blue', 'plague', 'red');
    lost.run();
    expect(lost.story()).not.toContain('red answers plague.card');
    expect(hoard(lost)).toEqual(['attack-04', 'negotiate']);
  });

  it('[faq-miser-2] has no second encounter with encounter cards in the hoard alone', () => {
    const position = { turn: 'red', destiny: ['blue'], sheets: { miser: { hoard: ['attack-20', 'attack-10'] } } } as const;
    const none = table(seats, { ...position, hands: { red: ['attack-40'], blue: ['attack-06'] } });
    none.select('red', 'attack-40');
    none.plan('red', 'encounter.second', true);
    expect(() => none.run()).toThrow('planned but never asked');
    expect(none.foreign('red')).toBe(1);
    expect(none.turn()).toBe('blue');

    const some = table(seats, { ...position, hands: { red: ['attack-40', 'attack-04'], blue: ['attack-06'] } });
    some.select('red', 'attack-40');
    expect(some.until('red', 'encounter.second').kind).toBe('yesno');
    expect(some.hand('red')).toEqual(['attack-04']);
  });

  it('may show, discard and replace a hoard without encounter cards at any time', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['quash', 'reinforcement-2'] } },
    });
    t.until('red', 'launch.aim');
    expect(t.canRaise('red')).toEqual(['miser']);
    t.raise('red', 'miser');
    expect(t.events('hoard-shown')).toEqual([{ who: 0, cards: ['quash', 'reinforcement-2'] }]);
    expect(hoard(t)).toHaveLength(8);
    expect(t.pile(Z.discard)).toEqual(['quash', 'reinforcement-2']);
    expect(t.hand('red')).toEqual(['attack-04']);
  });

  it('cannot replace a hoard that has an encounter card', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['quash', 'morph'] } },
    });
    t.until('red', 'launch.aim');
    expect(t.canRaise('red')).toEqual([]);
  });

  it('loses nothing of its hoard to compensation', () => {
    const t = table(
      { red: 'healer', blue: 'miser', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['negotiate', 'attack-04'], blue: ['attack-20', 'quash'] },
        sheets: { miser: { hoard: ['attack-40', 'attack-30'] } },
      },
    );
    t.send('red', { 'red/1': 3 });
    t.select('red', 'negotiate');
    t.select('blue', 'attack-20');
    t.run();
    expect(t.hand('red')).toEqual(['attack-04', 'quash']);
    expect(hoard(t)).toEqual(['attack-30', 'attack-40']);
  });

  it('may discard from the hoard what it must discard from the hand', () => {
    const t = table(
      { red: 'miser', blue: 'healer', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20'], blue: ['attack-06', 'plague'] },
        sheets: { miser: { hoard: ['attack-04', 'negotiate'] } },
      },
    );
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.until('red', 'plague.card');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-20']);
    t.answer('red', 'attack-04');
    expect(t.hand('red')).toEqual(['attack-20']);
    expect(hoard(t)).toEqual(['negotiate']);
  });
});
