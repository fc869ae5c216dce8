import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'miser', blue: 'healer', yellow: 'void' };
/** Cards in the hoard, by face. */
const hoard = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('miser').zones.hoard).sort();

describe('Miser', () => {
  describe('setup', () => {
    const eight = [
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-15',
    ];
    const hand = ['attack-08', 'negotiate'];

    it('is dealt a second hand of eight and keeps either as the hoard', () => {
      for (const answer of ['sheet', 'hand']) {
        const t = table(seats, {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: hand, blue: ['attack-04'] },
          deck: eight,
        });
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

  it('[faq-miser-2] has no second encounter with encounter cards in the hoard alone', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      sheets: { miser: { hoard: ['attack-20', 'attack-10'] } },
    } as const;
    const none = table(seats, { ...position, hands: { red: ['attack-40'], blue: ['attack-06'] } });
    none.select('red', 'attack-40');
    none.plan('red', 'encounter.second', true);
    expect(() => none.run()).toThrow('planned but never asked');
    expect(none.foreign('red')).toBe(1);
    expect(none.turn()).toBe('blue');

    const some = table(seats, { ...position, hands: { red: ['attack-40', 'attack-04'], blue: ['attack-06'] } });
    some.select('red', 'attack-40');
    expect(some.until('red', 'encounter.second').kind).toBe('yesno');
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

  it('[faq-miser-6] the super flare adds a card to the hoard each time it is played at the start of an own encounter', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30', 'flare:miser'], blue: ['attack-06', 'attack-08'] },
      sheets: { miser: { hoard: ['attack-05'] } },
      deck: ['attack-15', 'attack-14'],
    });
    expect(t.untilOffered('red', 'flare:miser')).toEqual(['flare:miser', 'pass']);
    t.answer('red', 'flare:miser');
    expect(hoard(t)).toEqual(['attack-05', 'attack-15']);
    expect(t.hand('red')).toContain('flare:miser');
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    // Not automatic: it is offered again, and passed.
    t.untilOffered('red', 'flare:miser');
    expect(t.encounter().nth).toBe(2);
    t.answer('red', 'pass');
    expect(hoard(t)).toEqual(['attack-05', 'attack-15']);

    // Played both times it adds two.
    const twice = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30', 'flare:miser'], blue: ['attack-06', 'attack-08'] },
      sheets: { miser: { hoard: ['attack-05'] } },
      deck: ['attack-15', 'attack-14'],
    });
    twice.use('red', 'flare:miser');
    twice.use('red', 'flare:miser');
    twice.select('red', 'attack-40');
    twice.plan('red', 'encounter.second', true);
    twice.runWhile(() => twice.state.encounterCount < 2 || twice.encounter().phase !== 'launch');
    expect(hoard(twice)).toEqual(['attack-05', 'attack-14', 'attack-15']);
  });

  it('the super flare is of no use in the encounters of others', () => {
    const t = table(
      { red: 'healer', blue: 'miser', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-06', 'flare:miser'] } },
    );
    t.use('blue', 'flare:miser');
    t.until('red', 'launch.aim');
    expect(() => t.done()).toThrow('planned but never asked');
  });

  describe('wild', () => {
    const others = { red: 'healer', blue: 'macron', yellow: 'void' };

    it('[faq-miser-7] hides the flare and up to two cards from compensation', () => {
      for (const saved of [[], ['attack-30'], ['attack-30', 'attack-40']]) {
        const t = table(others, {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['negotiate'], blue: ['attack-20', 'attack-30', 'attack-40', 'attack-05', 'flare:miser'] },
        });
        t.send('red', { 'red/1': 4 });
        t.select('blue', 'attack-20');
        t.use('blue', 'flare:miser');
        t.until('blue', 'miser.save');
        expect(t.question('blue')).toMatchObject({ kind: 'some', min: 0, max: 2 });
        expect(t.options('blue').sort()).toEqual(['attack-05', 'attack-30', 'attack-40']);
        t.answer('blue', saved);
        const gone = ['attack-05', 'attack-30', 'attack-40'].filter((x) => !saved.includes(x));
        expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: gone.length }]);
        expect(t.hand('red')).toEqual(gone);
      }
    });

    it('keeps cards through a new hand without showing them', () => {
      const t = table(others, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['quash', 'reinforcement-2', 'reinforcement-3', 'flare:miser'], blue: ['attack-05'] },
        deck: ['attack-10'],
      });
      t.use('red', 'flare:miser');
      t.plan('red', 'miser.save', ['quash', 'reinforcement-3']);
      t.until('red', 'launch.aim');
      expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['reinforcement-2'] }]);
      expect(t.pile(Z.discard)).toEqual(['reinforcement-2']);
      expect(t.hand('red')).toHaveLength(11);
      expect(t.hand('red')).toEqual(expect.arrayContaining(['flare:miser', 'quash', 'reinforcement-3', 'attack-10']));
    });
  });
});
