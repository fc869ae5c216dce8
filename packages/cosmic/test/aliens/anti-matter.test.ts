import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'anti-matter', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const totals = (t: ReturnType<typeof table>) => t.events('outcome').map((x) => x.totals);

describe('Anti-Matter', () => {
  it('wins with the lower total, and its ships count against it', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06'], blue: ['attack-04'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.run();
    expect(totals(t)).toEqual([[6 - 3, 4 + 4]]);
    expect([t.ships('red', 'blue/1'), t.warp('blue')]).toEqual([3, 4]);
    expect(t.restored().divergence).toBeNull();
  });

  it('takes the ships of all allies off, on both sides, but adds those of its opponent', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06'], blue: ['attack-14'] } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.invite('blue', 'yellow');
    t.invite('red', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 4 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.run();
    expect(totals(t)).toEqual([[14 + 3 - 4, 6 - 4 - 1]]);
    // The defense is lower.
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([3, 4]);
    expect(t.events('rewards')).toMatchObject([{ who: 3 }]);
  });

  it('loses with the higher total, and leaves ties to the defense', () => {
    const high = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-04'] } });
    high.send('red', { 'red/1': 2 });
    high.run();
    expect([totals(high), high.warp('red')]).toEqual([[[38, 8]], 2]);

    const tie = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-04'] } });
    tie.send('red', { 'red/1': 2 });
    tie.run();
    expect([totals(tie), tie.warp('red')]).toEqual([[[8, 8]], 2]);
  });

  it('does nothing unless both have revealed attacks', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06'], blue: ['negotiate'] } });
    t.run();
    expect(t.events('power-used')).toEqual([]);
    expect(t.foreign('red')).toBe(1);

    // A negotiate that becomes an attack was not revealed as one.
    const human = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate', 'flare:human'], blue: ['attack-06'] } });
    human.send('red', { 'red/1': 1 });
    human.use('red', 'flare:human');
    human.run();
    expect(human.events('power-used')).toEqual([]);
    expect(totals(human)).toEqual([[43, 10]]);
  });

  it('comes after what changes the cards, and before reinforcements', () => {
    const equal = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06'], blue: ['attack-04'] } });
    equal.use('blue', 'calculator');
    equal.run();
    const told = equal.story();
    expect(told.indexOf('card-changed')).toBeLessThan(told.indexOf('"alien":"anti-matter","clause"'));

    const more = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06'], blue: ['attack-04', 'reinforcement-2'] } });
    more.untilOffered('blue', 'reinforcement-2');
    expect(more.events('power-used').map((x) => x.alien)).toEqual(['anti-matter']);
  });

  it('when zapped, everything counts as ever', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06'], blue: ['attack-04', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 3 });
    t.select('blue', 'attack-04');
    t.zap('blue', 'anti-matter');
    t.run();
    expect(totals(t)).toEqual([[9, 8]]);
    expect(t.foreign('red')).toBe(1);
  });

  it('[faq-anti-matter-3] [faq-fungus-11] a stack of six ships takes off six, on either side', () => {
    for (const side of ['offense', 'defense'] as const) {
      const t = table(
        { red: 'fungus', blue: 'anti-matter', yellow: 'calculator', purple: 'trader' },
        {
          turn: 'red',
          destiny: ['yellow', 'yellow'],
          ships: { yellow: { 'yellow/1': 5, 'yellow/2': 4 } },
          hands: { red: ['attack-40'], blue: ['attack-20', 'attack-06'], yellow: ['attack-04', 'attack-08'] },
        },
      );
      t.aim('red', 'yellow/1');
      t.send('red', { 'red/1': 1 });
      t.select('red', 'attack-40');
      t.select('yellow', 'attack-04');
      t.run();
      // Blue's turn: it meets yellow.
      expect(t.turn()).toBe('blue');
      t.aim('blue', 'yellow/2');
      t.send('blue', { 'blue/1': 2 });
      t.invite(side === 'offense' ? 'blue' : 'yellow', 'red');
      t.ally('red', side, { [`yellow/1#${t.state.stacks[0].id}`]: 1 });
      t.select('blue', 'attack-06');
      t.select('yellow', 'attack-08');
      t.run();
      expect(totals(t).at(-1)).toEqual(side === 'offense' ? [6 - 2 - 6, 8 + 4] : [6 - 2, 8 + 4 - 6]);
    }
  });

  describe('wild', () => {
    const plain = { red: 'calculator', blue: 'parasite', yellow: 'trader', purple: 'oracle' };

    it('[faq-anti-matter-1] prevents a wild flare: it stays in hand and does not count, but cannot be tried again', () => {
      const t = table(
        { ...plain, purple: 'loser' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-08', 'flare:chosen', 'flare:macron'], blue: ['attack-10', 'flare:anti-matter'] },
        },
      );
      t.send('red', { 'red/1': 2 });
      t.use('red', 'flare:chosen');
      expect(t.untilOffered('blue', 'flare:anti-matter')).toEqual(['flare:anti-matter', 'pass']);
      expect(t.question('blue')).toMatchObject({ data: { by: 0, card: 'flare:chosen', text: 'wild' } });
      t.answer('blue', 'flare:anti-matter');
      expect(t.events('card-prevented')).toEqual([{ who: 0, card: 'flare:chosen' }]);
      expect(t.hand('red')).toEqual(['attack-08', 'flare:chosen', 'flare:macron']);
      expect(t.events('cards-drawn')).toEqual([]);
      expect(t.encounter().flares).toEqual({ by: [1], faces: ['flare:chosen', 'flare:anti-matter'] });
      // Another flare is still allowed in this encounter, the same one is not.
      t.use('red', 'flare:macron');
      expect(t.untilOffered('red', 'flare:macron')).toEqual(['flare:macron', 'pass']);
      t.run();
      expect(totals(t)).toEqual([[8 + 2 + 2, 10 + 4]]);
      expect(t.events('card-played').filter((x) => x.card === 'flare:chosen')).toHaveLength(1);
    });

    it('is for allies on either side', () => {
      for (const side of ['offense', 'defense'] as const) {
        const t = table(plain, {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-08', 'flare:chosen'], blue: ['attack-10'], yellow: ['flare:anti-matter'] },
        });
        t.invite(side === 'offense' ? 'red' : 'blue', 'yellow');
        t.ally('yellow', side, { 'yellow/1': 1 });
        t.use('red', 'flare:chosen');
        t.use('yellow', 'flare:anti-matter');
        t.run();
        expect(t.events('card-prevented')).toEqual([{ who: 0, card: 'flare:chosen' }]);
      }
    });

    it('does not answer a wild flare of its own, nor an artifact', () => {
      const t = table(plain, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:chosen', 'flare:anti-matter'], blue: ['attack-10', 'force-field'] },
      });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('red', 'flare:chosen');
      t.use('blue', 'force-field');
      t.neverOffered('red', 'flare:anti-matter');
    });

    it('is for main players and allies only, and not for super flares', () => {
      const out = table(plain, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:chosen'], blue: ['attack-10'], yellow: ['flare:anti-matter'] },
      });
      out.use('red', 'flare:chosen');
      out.neverOffered('yellow', 'flare:anti-matter');

      const sup = table(
        { ...plain, red: 'tripler' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-13', 'flare:tripler'], blue: ['attack-20', 'flare:anti-matter'] } },
      );
      sup.boost('red');
      sup.neverOffered('blue', 'flare:anti-matter');
      expect(totals(sup)).toEqual([[39 + 1, 24]]);
    });
  });

  describe('super', () => {
    it('stops a super flare of anybody, from outside the encounter, and the power works without it', () => {
      const t = table(
        { red: 'tripler', blue: 'calculator', yellow: 'anti-matter' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-13', 'flare:tripler'], blue: ['attack-20'], yellow: ['flare:anti-matter'] },
        },
      );
      t.send('red', { 'red/1': 1 });
      t.boost('red');
      expect(t.untilOffered('yellow', 'flare:anti-matter')).toEqual(['flare:anti-matter', 'pass']);
      expect(t.question('yellow')).toMatchObject({ data: { card: 'flare:tripler', text: 'super' } });
      t.use('yellow', 'flare:anti-matter');
      t.run();
      expect(totals(t)).toEqual([[5 + 1, 24]]);
      expect(t.hand('red')).toEqual(['flare:tripler']);
      expect(t.hand('yellow')).toEqual(['flare:anti-matter']);
    });

    it('answers neither an artifact nor a flare of its own', () => {
      const t = table(
        { red: 'calculator', blue: 'parasite', yellow: 'anti-matter', purple: 'trader' },
        {
          turn: 'red',
          destiny: ['yellow'],
          hands: { red: ['attack-08'], blue: ['force-field'], yellow: ['attack-10', 'flare:chosen', 'flare:anti-matter'] },
        },
      );
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.use('yellow', 'flare:chosen');
      t.use('blue', 'force-field');
      t.neverOffered('yellow', 'flare:anti-matter');
    });

    it('[faq-anti-matter-2] works only when it is played, each time anew', () => {
      const t = table(
        { red: 'calculator', blue: 'parasite', yellow: 'anti-matter' },
        {
          turn: 'red',
          destiny: ['blue', 'blue'],
          hands: {
            red: ['attack-40', 'attack-30', 'flare:chosen'],
            blue: ['attack-04', 'attack-06', 'reinforcement-2'],
            yellow: ['flare:anti-matter'],
          },
          deck: ['attack-20', 'attack-15'],
        },
      );
      t.use('red', 'flare:chosen');
      t.use('yellow', 'flare:anti-matter');
      t.select('red', 'attack-40');
      t.plan('red', 'encounter.second', true);
      t.run();
      expect(t.events('cards-drawn')).toEqual([]);
      // Next encounter: it is offered again, and passing it lets the flare work.
      t.use('red', 'flare:chosen');
      expect(t.untilOffered('yellow', 'flare:anti-matter')).toEqual(['flare:anti-matter', 'pass']);
      t.answer('yellow', 'pass');
      t.runTo('reveal');
      expect(t.events('cards-drawn')).toEqual([{ who: 0, n: 1 }]);
    });
  });
});

describe('Anti-Matter flares, closely', () => {
  const hands = { red: ['attack-06', 'flare:anti-matter', 'flare:philanthropist'], blue: ['attack-04'] };

  it('are not for a flare of one’s own', () => {
    for (const red of ['anti-matter', 'hacker']) {
      const t = table({ ...seats, red }, { turn: 'red', destiny: ['blue'], hands });
      t.use('red', 'flare:philanthropist');
      t.neverOffered('red', 'flare:anti-matter');
      expect(t.events('card-played')).toHaveLength(1);
    }
  });
});
