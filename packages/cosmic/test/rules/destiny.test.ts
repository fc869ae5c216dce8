import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void' };
const hands = { red: ['attack-08'], blue: ['attack-06'], yellow: ['attack-06'], purple: ['attack-06'] };
const start = { turn: 'red', hands } as const;

describe('R6 destiny', () => {
  it("R6.3 another player's colour: that player is the defense, at home, even without ships there", () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue'],
      ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0, 'blue/4': 0, 'red/5': 4 } },
    });
    t.until('red', 'launch.aim');
    expect(t.encounter().defense).toBe(t.seat('blue'));
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
  });

  it('R6.1 the last card is never drawn: it is shuffled in with the discards first', () => {
    const t = table(seats, start);
    const all = t.pile(Z.destiny).length + t.pile(Z.destinyDiscard).length;
    t.runWhile(() => t.events('destiny-reshuffled').length === 0 && !t.over());
    expect(t.over()).toBe(false);
    // All but one had been drawn, and every card is still there.
    expect(t.events('destiny-drawn').length).toBe(all);
    expect(t.pile(Z.destiny).length + t.pile(Z.destinyDiscard).length).toBe(all);
    expect(t.pile(Z.destiny).length).toBe(all - 1);
  });

  describe('R6.4 own colour', () => {
    it('offers colonies of others at home, empty home planets, and another card', () => {
      const t = table(seats, { ...start, destiny: ['red', 'blue'], ships: { red: { 'red/1': 0 }, yellow: { 'red/2': 1 } } });
      expect(t.question('red')).toMatchObject({ tag: 'destiny.own' });
      expect(t.options('red')).toEqual(['yellow', 'reclaim', 'redraw']);
      t.answer('red', 'redraw');
      t.until('red', 'launch.aim');
      expect(t.encounter().defense).toBe(t.seat('blue'));
      expect([t.events('turn').length, t.events('defense')]).toEqual([1, [{ who: 1, system: 'blue' }]]);
    });

    it('is simply followed by another card when nobody is there and no planet is empty', () => {
      const t = table(seats, { ...start, destiny: ['red', 'blue'] });
      expect(t.asked()).toEqual(['red launch.aim']);
      expect(t.events('destiny-redrawn')).toHaveLength(1);
    });

    it('R7.1 a visitor is encountered at its colony, and driven out', () => {
      const t = table(seats, {
        ...start,
        destiny: ['red'],
        hands: { red: ['attack-40'], yellow: ['attack-00'], blue: ['attack-06'] },
        ships: { red: { 'red/1': 0 }, yellow: { 'red/1': 1, 'red/2': 2 } },
      });
      t.answer('red', 'yellow');
      expect(t.options('red')).toEqual(['red/1', 'red/2']);
      t.answer('red', 'red/1');
      t.send('red', { 'red/3': 2 });
      t.run();
      expect([t.ships('red', 'red/1'), t.ships('yellow', 'red/1'), t.warp('yellow')]).toEqual([2, 0, 1]);
      // R15.9: a home colony, not a foreign one.
      expect(t.foreign('red')).toBe(0);
    });

    it('R6.5 a home planet held by others only cannot simply be settled again', () => {
      const t = table(seats, { ...start, destiny: ['red'], ships: { red: { 'red/1': 0 }, yellow: { 'red/1': 1 } } });
      expect(t.options('red')).toEqual(['yellow', 'redraw']);
    });

    it('[faq-general-11] [faq-general-20] settling an empty home planet goes through launch only, and is a win and a success', () => {
      const t = table(seats, {
        ...start,
        destiny: ['red'],
        ships: { red: { 'red/1': 0, 'red/2': 0 } },
        hands: { ...hands, blue: ['attack-06', 'force-field'] },
      });
      t.answer('red', 'reclaim');
      expect(t.options('red')).toEqual(['red/1', 'red/2']);
      t.answer('red', 'red/2');
      expect(t.question('red')).toMatchObject({ tag: 'launch.ships', min: 1 });
      t.answer('red', { 'red/3': 1 });
      expect(t.ships('red', 'red/2')).toBe(1);
      expect(t.asked()).toEqual(['red encounter.second']);
      expect(t.encounter()).toMatchObject({ success: true, winners: [t.seat('red')], losers: [], phase: 'launch' });
      expect(t.encounter().outcome).toMatchObject({ kind: 'won', winner: 0, margin: null });
      for (const type of ['invited', 'card-selected', 'card-revealed', 'outcome']) expect(t.events(type)).toEqual([]);
      expect(t.hand('red')).toEqual(['attack-08']);
      // Any other encounter goes through all of them.
      const whole = table(seats, { ...start, destiny: ['blue'], hands: { ...hands, blue: ['attack-06'] } });
      whole.run();
      for (const type of ['card-revealed', 'outcome']) expect(whole.events(type)).not.toEqual([]);
    });

    it('R6.4 an empty planet is settled with one to four ships', () => {
      const t = table(seats, { ...start, destiny: ['red'], ships: { red: { 'red/1': 0 } } });
      t.answer('red', 'reclaim');
      t.until('red', 'launch.ships');
      expect(t.question('red')).toMatchObject({ min: 1, max: 4 });
    });
  });

  it('R6.6 wild: any other player', () => {
    const t = table(seats, { ...start, destiny: ['wild'] });
    expect(t.question('red')).toMatchObject({ tag: 'destiny.wild' });
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'purple');
    expect(t.options('red')[0]).toBe('purple/1');
  });

  describe('R6.7 special', () => {
    const named = (card: string, position: object): number => {
      const t = table(seats, { ...start, destiny: [card], ...position });
      t.until('red', 'launch.aim');
      return t.encounter().defense;
    };
    it('most foreign colonies', () => {
      expect(named('most-foreign-colonies', { ships: { yellow: { 'blue/1': 1, 'red/1': 1 }, blue: { 'red/1': 1 } } })).toBe(2);
    });
    it('fewest ships in the warp', () => {
      expect(named('fewest-ships-in-warp', { ships: { yellow: { warp: 1 }, blue: { warp: 2 } } })).toBe(3);
    });
    it('most cards in hand', () => {
      expect(named('most-cards-in-hand', { hands: { ...hands, purple: ['attack-06', 'morph'] } })).toBe(3);
    });
    it('a tie goes to the first clockwise from the offense', () => {
      expect(named('most-foreign-colonies', {})).toBe(1);
      expect(named('most-foreign-colonies', { ships: { yellow: { 'blue/1': 1 }, purple: { 'blue/1': 1 } } })).toBe(2);
    });
    it('the offense itself never qualifies', () => {
      expect(named('most-foreign-colonies', { ships: { red: { 'blue/1': 1, 'blue/2': 1 } } })).toBe(1);
      expect(named('most-cards-in-hand', { hands: { ...hands, red: ['attack-08', 'morph', 'plague'] } })).toBe(1);
    });
  });

  describe('R6.8 another card is drawn', () => {
    const everywhere = { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'blue/4': 1 };
    it('[faq-general-38] when the offense has a colony on every planet of that system', () => {
      const t = table(seats, { ...start, destiny: ['blue', 'purple'], ships: { red: everywhere }, options: { planets: 4 } });
      t.until('red', 'launch.aim');
      expect(t.events('destiny-drawn').map((e) => e.card)).toEqual(['destiny:blue', 'destiny:purple']);
      expect(t.encounter().defense).toBe(t.seat('purple'));

      // In another system, one of them shared with its owner.
      const shared = table(seats, {
        ...start,
        destiny: ['yellow', 'yellow', 'blue'],
        ships: { red: { 'yellow/1': 1, 'yellow/2': 3, 'yellow/3': 1, 'yellow/4': 1 }, yellow: { 'yellow/3': 0 } },
        options: { planets: 4 },
      });
      shared.until('red', 'launch.aim');
      expect(shared.events('destiny-drawn').map((e) => e.card)).toEqual(['destiny:yellow', 'destiny:yellow', 'destiny:blue']);
      expect(shared.encounter().defense).toBe(shared.seat('blue'));
    });

    it('[faq-general-37] when that player has no home planets left', () => {
      const gone = ['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5'];
      const t = table(seats, { ...start, destiny: ['blue', 'most-foreign-colonies', 'yellow'], gone });
      t.until('red', 'launch.aim');
      expect(t.events('destiny-redrawn')).toHaveLength(2);
      expect(t.encounter().defense).toBe(t.seat('yellow'));
    });

    it('a wild card does not offer such a player', () => {
      const t = table(seats, { ...start, destiny: ['wild'], ships: { red: everywhere }, options: { planets: 4 } });
      expect(t.options('red')).toEqual(['yellow', 'purple']);
    });
  });

  it('[faq-general-51] a legal encounter is one from which the offense could gain a foreign colony without a deal', () => {
    const t = table(seats, { ...start, destiny: ['blue'], ships: { red: { 'blue/2': 1, 'blue/4': 2 } } });
    t.until('red', 'launch.aim');
    expect(t.options('red')).toEqual(['blue/1', 'blue/3', 'blue/5']);
  });

  it('[dominion-hazard-token-01] [dominion-hazard-token-02] a hazard warning shows once its card is drawn, and is gone with the next encounter', () => {
    const t = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'attack-08'] }, destiny: ['blue!', 'yellow'] });
    const shown = (): unknown => (t.view('yellow').encounter as { hazard: boolean }).hazard;
    t.until('red', 'launch.aim');
    expect(shown()).toBe(true);
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.until('red', 'encounter.second');
    expect(shown()).toBe(true);
    t.runWhile(() => t.events('destiny-drawn').length < 2);
    expect(t.encounter().nth).toBe(2);
    expect(shown()).toBe(false);
  });

  it('[dominion-hazard-token-02] R6.2 the warning counts even when another card is drawn', () => {
    const t = table(seats, { ...start, destiny: ['red!', 'blue'] });
    t.until('red', 'launch.aim');
    expect(t.encounter()).toMatchObject({ hazard: true, defense: t.seat('blue') });
  });
});

describe('R6.8 no encounter is possible', () => {
  const small = { red: 'hacker', blue: 'pygmy', yellow: 'tripler', purple: 'void' };

  it('where no ship would fit on any planet once the defense has left', () => {
    const of = (colour: string): string[] => [1, 2, 3, 4, 5].map((n) => `${colour}/${n}`);
    const only = { ...start, destiny: ['blue', 'purple'], gone: [...of('blue').slice(2), ...of('green')] } as const;
    const defense = (yellow: number, blue: number): number => {
      const t = table(small, { ...only, ships: { red: { 'blue/2': 1 }, yellow: { 'blue/1': yellow }, blue: { 'blue/1': blue } } });
      t.until('red', 'launch.aim');
      expect(t.events('turn')).toHaveLength(1);
      return t.encounter().defense;
    };
    // Four ships at most: none would fit, one would, and two would where blue is as well.
    expect([defense(4, 0), defense(3, 0), defense(2, 2)]).toEqual([3, 1, 1]);
  });

  it('nobody is left who could be encountered: the turn ends, without a success', () => {
    const of = (colour: string): string[] => [1, 2, 3, 4, 5].map((n) => `${colour}/${n}`);
    const t = table(seats, {
      ...start,
      gone: [...of('blue'), ...of('yellow'), ...of('purple')],
      options: { technology: true, house: { deadPosition: 'play-on' } },
      completed: { red: ['infinity-drive'] },
    });
    t.untilOffered('red', 'tech:infinity-drive');
    expect(t.view('blue').encounter).toMatchObject({ success: false, defense: -1, phase: 'destiny' });
    expect(t.events('destiny-drawn').length).toBe(61);
    t.answer('red', 'pass');
    expect(t.turn()).toBe('blue');
  });

  it('R6.4 nobody settles an own planet without a colony to send ships from', () => {
    const t = table(seats, { ...start, destiny: ['red', 'blue'], ships: { red: { warp: 20 } }, options: { house: { noColony: 'gate' } } });
    t.until('red', 'launch.aim');
    expect(t.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:red', 'destiny:blue']);
    expect(t.story()).not.toContain('destiny.own');
  });
});

describe('R29.2 partners never encounter each other', () => {
  const four = { red: 'hacker', blue: 'void', yellow: 'tripler', purple: 'warpish' };
  const teams = {
    options: { teams: true },
    teams: [
      ['red', 'yellow'],
      ['blue', 'purple'],
    ],
  } as const;
  const drawn = (destiny: readonly string[], ships: object = {}) => table(four, { ...start, ...teams, destiny, ships: { ...ships } });

  it('the colour of a partner is like one’s own: visitors there, or another card, and no empty planet', () => {
    const t = drawn(['yellow', 'blue'], { blue: { 'yellow/2': 1 }, yellow: { 'yellow/1': 0 } });
    t.until('red', 'destiny.own');
    expect(t.options('red')).toEqual(['blue', 'redraw']);
    t.answer('red', 'blue');
    expect(t.options('red')).toEqual(['yellow/2']);
    const redrawn = drawn(['yellow', 'blue']);
    redrawn.until('red', 'launch.aim');
    expect(redrawn.encounter().defense).toBe(1);
  });

  it('a wild card does not offer a partner', () => {
    const t = drawn(['wild']);
    t.until('red', 'destiny.wild');
    expect(t.options('red')).toEqual(['blue', 'purple']);
  });

  it('R6.7 a special card does not look at a partner', () => {
    const t = drawn(['most-foreign-colonies'], { yellow: { 'blue/1': 1, 'blue/2': 1 }, purple: { 'red/1': 1 } });
    t.until('red', 'launch.aim');
    expect([t.encounter().defense, t.events('destiny-drawn').length]).toEqual([3, 1]);
  });
});
