import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { netted, table } from '../table.ts';

describe('Vulch', () => {
  const seats = { red: 'macron', blue: 'tripler', yellow: 'vulch' };

  it('collects artifacts that others have played, without being asked', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { blue: { warp: 2 } },
      hands: { red: ['attack-20', 'mobius-tubes'], blue: ['attack-06'], yellow: ['attack-01'] },
    });
    t.use('red', 'mobius-tubes');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01', 'mobius-tubes']);
    expect(t.pile(Z.discard)).not.toContain('mobius-tubes');
    expect(t.why('cards-picked-up')).toContain('power:vulch');
  });

  it('collects artifacts that others discard unplayed, all at once', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['quash', 'plague', 'reinforcement-2'], blue: ['attack-06'], yellow: ['attack-01'] },
    });
    t.until('red', 'launch.aim');
    expect(t.hand('yellow')).toEqual(['attack-01', 'plague', 'quash']);
    expect(t.events('power-used').filter((e) => e.alien === 'vulch')).toHaveLength(1);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-2']);
    expect(t.hand('red')).toHaveLength(8);
  });

  it('cannot be zapped with a card that is being discarded, only with one that stays in the hand', () => {
    const hands = { red: ['attack-08', 'plague'], yellow: ['attack-04'] };
    const plagued = { turn: 'red', destiny: ['blue'] } as const;
    const t = table(seats, { ...plagued, hands: { ...hands, blue: ['attack-10', 'attack-06', 'cosmic-zap'] } });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    t.neverOffered('blue', 'cosmic-zap', { alien: 'vulch' });
    expect(t.hand('yellow')).toEqual(expect.arrayContaining(['cosmic-zap', 'plague']));

    const two = table(seats, { ...plagued, hands: { ...hands, blue: ['attack-10', 'attack-06', 'cosmic-zap', 'cosmic-zap'] } });
    two.use('red', 'plague');
    two.plan('red', 'plague', 'blue');
    two.use('blue', 'cosmic-zap', { alien: 'vulch' });
    two.until('red', 'launch.aim');
    expect([two.hand('blue').includes('cosmic-zap'), two.hand('yellow')]).toEqual([false, ['attack-04']]);
    expect(two.pile(Z.discard).filter((x) => x === 'cosmic-zap')).toHaveLength(2);
  });

  it('does not collect its own artifacts', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20'], blue: ['attack-06'], yellow: ['cosmic-zap'] } });
    t.zap('yellow', 'macron');
    t.run();
    expect(t.hand('yellow')).toEqual([]);
    expect(t.pile(Z.discard)[0]).toBe('cosmic-zap');
  });

  it('shows and keeps its artifacts when it draws a new hand, and draws eight more', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      deck: ['attack-10', 'attack-10'],
      hands: { yellow: ['quash', 'cosmic-zap', 'reinforcement-2'], blue: ['attack-06'] },
    });
    t.until('yellow', 'launch.aim');
    expect(t.events('hand-shown')).toEqual([{ who: 2, cards: ['quash', 'cosmic-zap', 'reinforcement-2'] }]);
    expect(t.hand('yellow')).toHaveLength(10);
    expect(t.hand('yellow')).toEqual(expect.arrayContaining(['quash', 'cosmic-zap', 'attack-10']));
    expect(t.pile(Z.discard)).toEqual(['reinforcement-2']);
  });

  it('[faq-vulch-1] does not get the Cosmic Zap that zapped it', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { blue: { warp: 2 } },
      hands: { red: ['attack-20', 'mobius-tubes'], blue: ['attack-06', 'cosmic-zap'], yellow: ['attack-01'] },
    });
    t.use('red', 'mobius-tubes');
    t.zap('blue', 'vulch');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01']);
    expect(t.pile(Z.discard).slice(0, 2)).toEqual(['cosmic-zap', 'mobius-tubes']);
  });

  it('is without its power for the rest of the encounter once zapped, but keeps artifacts through a new hand', () => {
    const t = table(
      { red: 'macron', blue: 'vulch', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { blue: { warp: 1 } },
        deck: ['attack-08'],
        hands: { red: ['attack-20', 'mobius-tubes'], blue: ['quash'], yellow: ['cosmic-zap', 'attack-04'] },
      },
    );
    t.use('red', 'mobius-tubes');
    t.zap('yellow', 'vulch');
    t.until('blue', 'planning.select');
    expect(t.pile(Z.discard)).toEqual(['cosmic-zap', 'mobius-tubes']);
    expect(t.hand('blue')).toContain('quash');
    expect(t.hand('blue')).toHaveLength(9);
  });

  describe('wild', () => {
    const winner = { red: 'macron', blue: 'tripler', yellow: 'void' };
    const hands = { red: ['attack-40', 'flare:vulch'], blue: ['attack-06', 'attack-08', 'negotiate', 'attack-10'] };

    it('discards the cards of the beaten opponent until one is wanted', () => {
      const t = table(winner, { turn: 'red', destiny: ['blue'], hands });
      t.select('blue', 'attack-06');
      t.use('red', 'flare:vulch');
      t.until('blue', 'vulch.give');
      expect(t.options('blue').sort()).toEqual(['attack-08', 'attack-10', 'negotiate']);
      t.answer('blue', 'negotiate');
      expect(t.question('red')?.tag).toBe('vulch.want');
      expect(t.options('red')).toEqual(['keep', 'discard']);
      t.answer('red', 'discard');
      expect(t.options('blue').sort()).toEqual(['attack-08', 'attack-10']);
      t.answer('blue', 'attack-08');
      t.answer('red', 'keep');
      expect(t.hand('red')).toEqual(['attack-08', 'flare:vulch']);
      expect(t.hand('blue')).toEqual(['attack-10']);
      expect(t.pile(Z.discard)).toEqual(['negotiate', 'attack-40', 'attack-06']);
    });

    it('works after a deal, and is not for losers', () => {
      const deal = table(winner, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['negotiate', 'flare:vulch'], blue: ['negotiate', 'attack-10', 'attack-08'] },
      });
      deal.select('blue', 'negotiate');
      deal.offer('red', { blue: ['attack'] });
      deal.accept('blue');
      deal.plan('blue', 'deal.give', ['attack-10']);
      deal.use('red', 'flare:vulch');
      deal.plan('red', 'vulch.want', 'keep');
      deal.run();
      expect(deal.hand('red')).toEqual(['attack-08', 'attack-10', 'flare:vulch']);

      const lost = table(winner, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04', 'flare:vulch', 'attack-05'], blue: ['attack-20', 'attack-08'] },
      });
      lost.select('blue', 'attack-20');
      lost.use('red', 'flare:vulch');
      expect(() => lost.run()).toThrow('planned but never asked');
    });

    it('[faq-vulch-3] lets Vulch pick the discarded artifacts up and hand them over again', () => {
      const t = table(
        { red: 'macron', blue: 'vulch', yellow: 'void' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:vulch'], blue: ['attack-06', 'quash', 'plague'] } },
      );
      t.use('red', 'flare:vulch');
      t.until('blue', 'vulch.give');
      t.answer('blue', 'quash');
      t.answer('red', 'discard');
      expect(t.options('blue').sort()).toEqual(['plague', 'quash']);
      t.answer('blue', 'quash');
      t.answer('red', 'discard');
      t.answer('blue', 'plague');
      expect(t.hand('blue')).toEqual(['quash']);
      t.answer('red', 'keep');
      expect(t.hand('red')).toEqual(['flare:vulch', 'plague']);
    });
  });

  describe('super', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: {
        red: ['attack-40', 'flare:macron', 'card-zap'],
        blue: ['attack-06', 'flare:zombie', 'card-zap'],
        yellow: ['flare:vulch', 'attack-04'],
      },
    } as const;
    const players = { red: 'healer', blue: 'void', yellow: 'vulch' };

    it('[faq-vulch-4] is played when the first flare is discarded and lasts to the end of the encounter', () => {
      const t = table(players, position);
      t.use('red', 'flare:macron');
      t.cardZap('blue', 'flare:macron');
      expect(t.untilOffered('yellow', 'flare:vulch')).toEqual(['flare:vulch', 'pass']);
      t.answer('yellow', 'flare:vulch');
      // Now the power may be used on flares, this one and later ones.
      expect(t.untilOffered('yellow', 'vulch')).toEqual(['vulch', 'pass']);
      t.answer('yellow', 'vulch');
      expect(t.hand('yellow')).toEqual(['attack-04', 'card-zap', 'flare:macron', 'flare:vulch']);
      t.use('blue', 'flare:zombie');
      t.cardZap('red', 'flare:zombie');
      expect(t.untilOffered('yellow', 'vulch')).toEqual(['vulch', 'pass']);
      t.answer('yellow', 'vulch');
      expect(t.hand('yellow')).toEqual(['attack-04', 'card-zap', 'card-zap', 'flare:macron', 'flare:vulch', 'flare:zombie']);
      expect(t.events('card-played').filter((e) => e.card === 'flare:vulch')).toHaveLength(1);
    });

    it('never brings back the flare itself', () => {
      const t = table(players, position);
      t.use('red', 'flare:macron');
      t.cardZap('blue', 'flare:macron');
      t.use('yellow', 'flare:vulch');
      t.cardZap('red', 'flare:vulch');
      t.run();
      expect(t.hand('yellow')).toEqual(['attack-04', 'card-zap', 'card-zap']);
      expect(t.pile(Z.discard).slice(0, 2)).toEqual(['flare:vulch', 'flare:macron']);
    });

    it('leaves flares alone while it is not played', () => {
      const t = table(players, position);
      t.use('red', 'flare:macron');
      t.cardZap('blue', 'flare:macron');
      t.run();
      expect(t.pile(Z.discard)).toContain('flare:macron');
    });
  });
});

describe('Vulch wild', () => {
  const seats = { red: 'oracle', blue: 'tripler', yellow: 'macron' };

  it('also when the Oracle has called the encounter off, which counts as a deal', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20', 'attack-08', 'flare:oracle'], blue: ['attack-06', 'flare:vulch'] },
    });
    t.use('red', 'flare:oracle');
    expect(t.untilOffered('blue', 'flare:vulch')).toEqual(['flare:vulch', 'pass']);
  });

  it('not where there is no opponent: an own planet settled again, a council of all', () => {
    const hands = { red: ['attack-20', 'attack-08', 'flare:vulch'], blue: ['attack-06'] };
    const home = table(seats, { turn: 'red', destiny: ['red'], ships: { red: { 'red/1': 0 } }, hands });
    home.plan('red', 'destiny.own', 'reclaim');
    home.neverOffered('red', 'flare:vulch');
    const council = table(seats, { turn: 'red', destiny: ['blue!'], hazardDeck: ['galactic-council'], options: { hazards: true }, hands });
    council.offer('red', { red: ['attack-08 > blue'] });
    council.accept('blue');
    council.accept('yellow');
    council.neverOffered('red', 'flare:vulch');
    expect(council.events('deal-made')).toHaveLength(1);
  });
});

describe('Vulch: whose hand', () => {
  it('the new hand of somebody else leaves its own artifacts alone', () => {
    const t = table(
      { red: 'macron', blue: 'tripler', yellow: 'vulch' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['reinforcement-2'], blue: ['attack-06'], yellow: ['plague'] } },
    );
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('yellow')).toEqual(['plague']);
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['reinforcement-2'] }]);
  });

  it('wild: once the outcome is known, against an opponent with cards', () => {
    const people = { red: 'hacker', blue: 'tripler', yellow: 'mite' };
    const won = (blue: string[]) => table(people, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:vulch'], blue } });
    const t = won(['attack-20', 'quash']);
    t.select('blue', 'attack-20');
    t.untilOffered('red', 'flare:vulch');
    expect(t.question('red')?.data?.at).toBe('window:resolution.afterOutcome');
    won(['attack-20']).neverOffered('red', 'flare:vulch');
  });
});

describe('Vulch wild: cards that are not wanted', () => {
  it('have not been played', () => {
    const t = table(
      { red: 'macron', blue: 'tripler', yellow: 'void' },
      {
        ...netted,
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'flare:vulch'], blue: ['attack-06', 'attack-08', 'negotiate'] },
      },
    );
    t.select('blue', 'attack-06');
    t.use('red', 'flare:vulch');
    t.plan('blue', 'vulch.give', 'negotiate');
    t.plan('red', 'vulch.want', 'discard');
    t.plan('red', 'vulch.want', 'keep');
    t.run();
    expect(t.pile(Z.discard)).toEqual(['negotiate']);
  });
});
