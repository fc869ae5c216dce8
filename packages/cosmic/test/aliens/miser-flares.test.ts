import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, hoard } from './miser.ts';

describe('Miser', () => {
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
    t.untilOffered('red', 'flare:miser', 'later');
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

describe('Miser: its flare', () => {
  it('wild: is for its own new hand, and for compensation out of its own hand', () => {
    const people = { red: 'hacker', blue: 'healer', yellow: 'mite' };
    const drawn = table(people, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['quash'], blue: ['attack-06'], yellow: ['flare:miser'] },
    });
    drawn.neverOffered('yellow', 'flare:miser');
    expect(drawn.events('hand-shown')[0]).toEqual({ who: 0, cards: ['quash'] });

    const paid = table(people, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['flare:miser', 'attack-10'] },
    });
    paid.select('red', 'negotiate');
    paid.neverOffered('yellow', 'flare:miser');
    expect(paid.events('compensated')).toHaveLength(1);
  });

  it('super: is offered once, at the start of its encounter', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20', 'flare:miser'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['attack-10'] } },
      strict: ['red'],
    });
    t.pass('red', 'flare:miser', 1, { at: 'window:encounter.start' });
    t.run();
    expect(hoard(t)).toEqual(['attack-10']);
  });
});
