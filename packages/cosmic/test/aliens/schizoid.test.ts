import { eventFor } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { allButTwo, table } from '../table.ts';

const CARDS = ['xenophobe', 'colonizer', 'relocator', 'conciliator', 'bluffer', 'intruder'];
const seats = { red: 'tripler', blue: 'macron', yellow: 'schizoid', purple: 'healer' };
const hands = { red: ['attack-08', 'attack-06'], blue: ['attack-04', 'attack-01'] };
const fight = { turn: 'red', destiny: ['blue'], hands } as const;
const spread = { 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1 };

type Position = Parameters<typeof table>[1];
/** A table at which yellow has put this card on its sheet. */
function under(card: string, position: Position) {
  const t = table(seats, position);
  t.until('yellow', 'schizoid.choose');
  t.answer('yellow', card);
  return t;
}

describe('Schizoid', () => {
  it('chooses one of six conditions in secret', () => {
    const t = table(seats, fight);
    t.until('yellow', 'schizoid.choose');
    expect(t.options('yellow')).toEqual(CARDS);
    t.answer('yellow', 'bluffer');
    const cell = `sheet:${t.sheet('schizoid').id}`;
    expect(JSON.stringify(t.view('yellow')[cell])).toContain('bluffer');
    for (const seat of ['red', 'blue', 'purple', null]) expect(JSON.stringify(t.view(seat))).not.toMatch(/bluffer|secret/);
  });

  it('replaces the five foreign colonies of a normal victory', () => {
    const t = under('intruder', { ...fight, ships: { red: spread } });
    t.aim('red', 'blue/3');
    t.run();
    expect(t.score('red')).toBe(6);
    expect(t.over()).toBe(false);
    expect(t.events('schizoid-fulfilled')).toEqual([]);
  });

  it('leaves five foreign colonies the way to win while the power is lost', () => {
    const homeless = { 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0, warp: 12 };
    const t = under('intruder', { ...fight, ships: { red: spread, yellow: homeless } });
    t.run();
    expect(t.winners()).toEqual(['red']);
  });

  it('[faq-schizoid-1] announces at once that somebody meets the condition, without saying what it is', () => {
    // Neither this nor the end of the game is a use of the power, which a zap could answer.
    const t = under('relocator', {
      ...fight,
      hands: { ...hands, purple: ['cosmic-zap'] },
      ships: { red: { 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1 } },
    });
    t.aim('red', 'blue/3');
    t.neverOffered('purple', 'cosmic-zap', { alien: 'schizoid' });
    expect(t.winners()).toEqual(['red']);
    const order = t.owner.events.map((e) => e.type);
    const announced = order.indexOf('schizoid-fulfilled');
    expect(t.events('schizoid-fulfilled')).toEqual([{ who: t.seat('red') }]);
    // As soon as the ships have landed: the cards of the encounter still lie on the table.
    expect(announced).toBeGreaterThan(order.indexOf('colony-gained'));
    expect(announced).toBeLessThan(order.indexOf('cards-discarded'));
    expect(t.events('schizoid-revealed')).toEqual([{ condition: 'relocator' }]);
  });

  it('announces everybody once, and who meets the condition no more', () => {
    // Red and purple meet it from the start; purple loses a colony to a Plague, and blue comes to meet it.
    const ships = {
      red: { 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1 },
      purple: { 'red/1': 1, 'red/2': 1, 'red/3': 1 },
      blue: { 'purple/1': 1, 'purple/2': 1 },
    };
    const t = under('relocator', {
      turn: 'blue',
      destiny: ['purple'],
      hands: { blue: ['attack-40'], purple: ['attack-04'], red: ['plague'] },
      ships,
    });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'purple');
    t.plan('purple', 'plague.ships', { 'red/1': 1, 'purple/1': 2 });
    t.runTo('launch');
    expect(t.events('schizoid-fulfilled')).toEqual([{ who: 0 }, { who: 3 }]);
    expect(t.sheet('schizoid').notes.fulfilled).toEqual([0]);
    t.aim('blue', 'purple/3');
    t.run();
    expect(t.events('schizoid-fulfilled')).toEqual([{ who: 0 }, { who: 3 }, { who: 1 }]);
    expect([t.winners().sort(), t.sheet('schizoid').notes.fulfilled]).toEqual([
      ['blue', 'red'],
      [0, 1],
    ]);
  });

  it('says nothing of the condition when the game is won in another way', () => {
    const cards = [
      'attack-40',
      'attack-30',
      'attack-23',
      'attack-20',
      'attack-20',
      'attack-15',
      'attack-14',
      'attack-14',
      'attack-13',
      'attack-12',
      'attack-12',
      'attack-11',
      'attack-10',
      'attack-10',
      'attack-10',
      'attack-10',
      'attack-09',
      'attack-07',
      'attack-06',
      'attack-06',
    ];
    const t = table({ ...seats, red: 'genius' }, { ...fight, hands: { red: cards, blue: ['attack-04'] } });
    t.until('yellow', 'schizoid.choose');
    t.answer('yellow', 'bluffer');
    expect([t.winners(), t.events('schizoid-revealed')]).toEqual([['red'], []]);
  });

  describe('conditions', () => {
    it('relocator: three foreign colonies in one system', () => {
      const two = under('relocator', { ...fight, ships: { red: { 'blue/1': 1, 'yellow/1': 1, 'yellow/2': 1 } } });
      two.aim('red', 'blue/3');
      two.run();
      expect(two.over()).toBe(false);
    });

    it('intruder: three foreign colonies of four ships each', () => {
      const ships = { red: { 'red/1': 4, 'blue/1': 4, 'yellow/1': 4, 'purple/1': 1 } };
      const t = under('intruder', { ...fight, ships });
      t.aim('red', 'blue/3');
      t.send('red', { 'red/1': 3 });
      t.run();
      expect(t.over()).toBe(false);
      const four = under('intruder', { ...fight, ships });
      four.aim('red', 'blue/3');
      four.send('red', { 'red/1': 4 });
      four.run();
      expect(four.winners()).toEqual(['red']);
    });

    const talk = { ...fight, hands: { red: ['negotiate'], blue: ['negotiate'] } } as const;
    const three = { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1 };

    it('conciliator: three foreign colonies, then a deal', () => {
      const t = under('conciliator', { ...talk, hands: { red: ['negotiate', 'morph'], blue: ['negotiate'] }, ships: { red: three } });
      t.select('red', 'negotiate');
      t.offer('red', { red: ['morph'] });
      t.accept('blue');
      t.run();
      expect(t.winners()).toEqual(['red']);
    });

    it('conciliator: a deal that brings the third colony comes too early', () => {
      const t = under('conciliator', {
        ...talk,
        hands: { red: ['negotiate'], blue: ['negotiate'] },
        ships: { red: { 'yellow/1': 1, 'yellow/2': 1 } },
      });
      t.offer('red', { blue: ['colony blue/1'] });
      t.accept('blue');
      t.plan('red', 'deal.found', { 'red/1': 1 });
      t.run();
      expect(t.foreign('red')).toBe(3);
      expect(t.over()).toBe(false);
    });

    it('conciliator: a quashed deal is none', () => {
      const quash = { red: ['negotiate', 'morph'], blue: ['negotiate'], purple: ['quash'] };
      const t = under('conciliator', { ...talk, hands: quash, ships: { red: three } });
      t.select('red', 'negotiate');
      t.offer('red', { red: ['morph'] });
      t.accept('blue');
      t.use('purple', 'quash');
      t.run();
      expect(t.events('deal-failed')).toHaveLength(1);
      expect(t.over()).toBe(false);
    });

    it('bluffer: four foreign colonies, then a deal that fails', () => {
      const few = under('bluffer', { ...talk, ships: { red: three } });
      few.leave('red');
      few.run();
      expect(few.over()).toBe(false);
      const t = under('bluffer', { ...talk, ships: { red: { ...three, 'purple/2': 1 } } });
      t.leave('red');
      t.run();
      expect(t.winners()).toEqual(['red']);
    });

    it('bluffer: not when the failure itself costs one of the four', () => {
      const t = under('bluffer', { ...talk, ships: { red: { ...three, 'purple/2': 1 } } });
      t.leave('red');
      t.plan('red', 'deal.penalty', { 'yellow/1': 1, 'red/1': 1, 'red/2': 1 });
      t.run();
      expect(t.foreign('red')).toBe(3);
      expect(t.over()).toBe(false);
    });

    it('colonizer: three foreign colonies, then a new hand', () => {
      const position = { turn: 'red', destiny: ['blue'], hands: { red: ['quash'], blue: ['attack-04'] } } as const;
      const t = under('colonizer', { ...position, ships: { red: three } });
      // The new hand comes first of all, but the game is won only when the encounter is over.
      expect(t.events('schizoid-fulfilled')).toEqual([{ who: t.seat('red') }]);
      expect(t.over()).toBe(false);
      t.run();
      expect(t.winners()).toEqual(['red']);
      // With two of them the new hand comes too early, even when the third is won with it.
      const few = under('colonizer', { ...position, deck: ['attack-10'], ships: { red: { 'yellow/1': 1, 'yellow/2': 1 } } });
      few.select('red', 'attack-10');
      few.run();
      expect(few.foreign('red')).toBe(3);
      expect(few.over()).toBe(false);
    });

    it('xenophobe: three foreign colonies, then a home planet regained', () => {
      const ships = { red: { ...three, 'red/1': 0 } };
      const t = under('xenophobe', { ...fight, destiny: ['red'], ships });
      t.plan('red', 'destiny.own', 'reclaim');
      t.run();
      expect(t.winners()).toEqual(['red']);
      const idle = under('xenophobe', { ...fight, ships });
      idle.run();
      expect(idle.over()).toBe(false);
    });
  });

  it('shows one of the other five cards to the winners, whenever its side loses', () => {
    const t = under('bluffer', { ...fight, destiny: ['yellow'], hands: { ...hands, yellow: ['attack-05'] } });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.run();
    const shown = t.owner.events.filter((e) => e.type === 'schizoid-shown');
    expect(shown).toHaveLength(1);
    const seen = (colour: string): unknown => eventFor(shown[0], t.seat(colour)).data.condition;
    expect(CARDS.filter((card) => card !== 'bluffer')).toContain(seen('red'));
    expect(seen('purple')).toBe(seen('red'));
    expect(seen('blue')).toBeUndefined();
  });

  it('shows it when the outcome is known, to a single winner too, and that is no use of the power', () => {
    const t = under('bluffer', {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['attack-04'], blue: ['attack-40', 'ionic-gas'], purple: ['cosmic-zap'] },
    });
    expect(t.untilOffered('blue', 'ionic-gas')).toEqual(['ionic-gas', 'pass']);
    expect(t.question('blue')?.data?.at).toBe('window:resolution.start');
    expect(t.events('schizoid-shown')).toEqual([{ to: [1] }]);
    expect(t.story()).not.toContain('"alien":"schizoid","clause"');

    // Nobody wins when both sides lose.
    const both = under('bluffer', {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['morph'], blue: ['morph'] },
      options: { largeGroup: true },
    });
    both.run();
    expect([both.warp('yellow') > 0, both.events('schizoid-shown')]).toEqual([true, []]);
  });

  it('shows nothing when its side wins, or when it has no part in the encounter', () => {
    const won = under('bluffer', { ...fight, destiny: ['yellow'], hands: { ...hands, yellow: ['attack-40'] } });
    const apart = under('bluffer', fight);
    for (const t of [won, apart]) {
      t.run();
      expect(t.events('won')).toHaveLength(1);
      expect(t.events('schizoid-shown')).toEqual([]);
    }
  });

  it('[faq-schizoid-2] cannot show a card in a deal', () => {
    const t = under('bluffer', { ...fight, destiny: ['yellow'], hands: { red: ['negotiate'], yellow: ['negotiate', 'plague'] } });
    const d = t.until('yellow', 'deal');
    if (d.kind !== 'bargain') throw new Error('no bargain');
    expect(d.goods.map((x) => x.id).filter((id) => !/^(cards\.|colony\.|negotiate#|plague#)/.test(id))).toEqual([]);
    t.answer('yellow', { do: 'offer', gives: { [d.goods.find((x) => x.id.startsWith('plague#'))?.id ?? '']: 1 } });
    t.answer('red', { do: 'accept' });
    expect(t.hand('red')).toContain('plague');
    for (const seat of ['red', 'blue', null]) expect(JSON.stringify(t.view(seat))).not.toContain('bluffer');
    expect(t.events('schizoid-shown')).toEqual([]);
  });

  describe('a Cosmic Zap', () => {
    const position = { ...fight, ships: { blue: { 'red/1': 1, 'red/2': 1, 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1 } } };

    it('wins the game at any time for somebody with five foreign colonies', () => {
      const t = under('bluffer', { ...position, hands: { ...hands, blue: ['attack-04', 'cosmic-zap'] } });
      t.until('red', 'launch.aim');
      expect(t.canRaise('red')).toEqual([]);
      expect(t.canRaise('blue')).toEqual(['schizoid.exposed']);
      t.raise('blue', 'schizoid.exposed');
      expect(t.winners()).toEqual(['blue']);
      expect(t.over()).toBe(true);
      expect(t.pile(1)).toContain('cosmic-zap');
      expect(t.restored().divergence).toBeNull();
    });

    it('does so in later encounters, too', () => {
      const t = under('bluffer', { ...position, hands: { ...hands, blue: ['attack-04', 'attack-01', 'cosmic-zap'] } });
      t.aim('red', 'blue/5');
      t.run();
      t.runTo('launch');
      expect(t.canRaise('blue')).toEqual(['schizoid.exposed']);
    });

    it('may be an Omni-Zap, if there is no Cosmic Zap', () => {
      const options = { rewards: 'both' };
      const t = under('bluffer', { ...position, options, hands: { ...hands, blue: ['attack-04', 'omni-zap'] } });
      t.until('red', 'launch.aim');
      t.raise('blue', 'schizoid.exposed');
      expect([t.winners(), t.hand('blue')]).toEqual([['blue'], ['attack-04']]);

      const both = ['attack-04', 'omni-zap', 'cosmic-zap'];
      const cheap = under('bluffer', { ...position, options, hands: { ...hands, blue: both } });
      cheap.until('red', 'launch.aim');
      cheap.raise('blue', 'schizoid.exposed');
      expect([cheap.winners(), cheap.hand('blue')]).toEqual([['blue'], ['attack-04', 'omni-zap']]);
    });

    it('does not without the colonies, without the card, or while the power is lost', () => {
      const zap = { hands: { ...hands, blue: ['attack-04', 'cosmic-zap'] } };
      const homeless = { 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0, warp: 12 };
      for (const p of [{ ...fight, ...zap }, position, { ...position, ...zap, ships: { ...position.ships, yellow: homeless } }]) {
        const t = under('bluffer', p);
        t.until('red', 'launch.aim');
        expect(t.canRaise('blue')).toEqual([]);
      }
    });

    it('can be stopped by a Card Zap', () => {
      const t = under('bluffer', { ...position, hands: { red: ['attack-08', 'card-zap'], blue: ['attack-04', 'cosmic-zap'] } });
      t.until('red', 'launch.aim');
      t.raise('blue', 'schizoid.exposed');
      expect(t.options('red')).toEqual(['card-zap', 'pass']);
      t.answer('red', 'card-zap');
      expect(t.over()).toBe(false);
      expect(t.hand('blue')).toEqual(['attack-04']);
    });

    it('is never offered as an answer to the power itself, which is not used', () => {
      const t = under('bluffer', { ...fight, hands: { ...hands, purple: ['cosmic-zap'] } });
      t.zap('purple', 'schizoid');
      expect(() => t.run()).toThrow('planned but never asked');
    });
  });

  describe('wild', () => {
    const players = { red: 'tripler', blue: 'macron', yellow: 'void', purple: 'healer' };
    const position = { ...fight, hands: { ...hands, yellow: ['flare:schizoid', 'quash'] } };

    it('exchanges colours after an encounter: systems, ships and colonies, but not hands, seats or sheets', () => {
      const t = table(players, { ...position, ships: { blue: { 'red/1': 2 } } });
      t.untilOffered('yellow', 'flare:schizoid');
      expect(t.question('yellow')).toMatchObject({ data: { at: 'window:encounter.after' } });
      t.answer('yellow', 'flare:schizoid');
      expect(t.options('yellow')).toEqual(['red', 'blue', 'purple']);
      t.answer('yellow', 'blue');
      expect(t.events('colours-swapped')).toEqual([{ a: t.seat('yellow'), b: t.seat('blue') }]);
      expect(t.ships('yellow', 'red/1')).toBe(2);
      expect(t.ships('blue', 'yellow/1')).toBe(4);
      expect(t.ships('yellow', 'yellow/1')).toBe(0);
      expect(t.hand('yellow')).toEqual(['quash']);
      expect(t.sheet('void').owner).toBe(t.seat('yellow'));
      expect(t.state.order).toEqual([0, 1, 2, 3]);
      expect(t.pile(1)).toContain('flare:schizoid');
      expect(t.restored().divergence).toBeNull();
    });

    it('cannot part players from a colour that is theirs by nature', () => {
      const t = table({ ...players, blue: 'swindler' }, position);
      t.use('yellow', 'flare:schizoid');
      t.until('yellow', 'schizoid.colours');
      expect(t.options('yellow')).toEqual(['red', 'purple']);
      // One is left, or none; or the player of the flare is bound.
      const one = table({ red: 'tripler', blue: 'swindler', yellow: 'void' }, position);
      one.use('yellow', 'flare:schizoid');
      one.run();
      expect(one.events('colours-swapped')).toEqual([{ a: 2, b: 0 }]);
      const none = table({ red: 'pygmy', blue: 'swindler', yellow: 'void' }, position);
      none.neverOffered('yellow', 'flare:schizoid');
      const own = table({ ...players, yellow: 'pygmy' }, position);
      own.neverOffered('yellow', 'flare:schizoid');
    });

    const winning = { ...position, ships: { red: { ...spread, 'purple/1': 0, 'blue/3': 0 } } };

    it('[faq-flare-7] cannot steal a win: the game is over before the encounter has ended', () => {
      const t = table(players, winning);
      t.aim('red', 'blue/4');
      t.use('yellow', 'flare:schizoid');
      expect(t.score('red')).toBe(4);
      expect(() => t.run()).toThrow('planned but never asked');
      expect(t.winners()).toEqual(['red']);
    });

    it('[faq-schizoid-3] steals a win by house rule', () => {
      const t = table(players, { ...winning, options: { house: { colourSwapStealsWin: 'yes' } } });
      t.aim('red', 'blue/4');
      t.untilOffered('yellow', 'flare:schizoid');
      expect(t.question('yellow')).toMatchObject({ data: { at: 'event:win' } });
      t.answer('yellow', 'flare:schizoid');
      expect(t.winners()).toEqual(['yellow']);
      expect(t.score('yellow')).toBe(5);
    });

    it('steals no win from the bound, none of its own, and none that has nothing to do with colonies', () => {
      const house = { house: { colourSwapStealsWin: 'yes' } };
      const bound = table({ ...players, red: 'swindler' }, { ...winning, options: house });
      bound.aim('red', 'blue/4');
      bound.neverOffered('yellow', 'flare:schizoid', { at: 'event:win' });
      const own = table(players, {
        ...winning,
        options: house,
        hands: { ...hands, red: ['attack-08', 'flare:schizoid'] },
        ships: { ...winning.ships, blue: { 'red/1': 1, 'red/2': 1, 'yellow/3': 1, 'yellow/4': 1, 'purple/5': 1 } },
      });
      own.select('red', 'attack-08');
      own.aim('red', 'blue/4');
      own.neverOffered('red', 'flare:schizoid', { at: 'event:win' });
      expect(own.winners().sort()).toEqual(['blue', 'red']);
    });

    it('[faq-schizoid-3] steals by house rule the win of one of two winners', () => {
      const blue = { 'red/1': 1, 'red/2': 1, 'yellow/3': 1, 'yellow/4': 1, 'purple/5': 1 };
      const t = table(players, { ...winning, options: { house: { colourSwapStealsWin: 'yes' } }, ships: { ...winning.ships, blue } });
      t.aim('red', 'blue/4');
      t.use('yellow', 'flare:schizoid', { at: 'event:win' });
      t.plan('yellow', 'schizoid.colours', 'red');
      t.run();
      expect(t.winners().sort()).toEqual(['blue', 'yellow']);
      expect(t.events('colours-swapped')).toEqual([{ a: 2, b: 0 }]);
    });
  });

  describe('super', () => {
    const position = {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['attack-01', 'flare:schizoid'], blue: ['attack-40'] },
    } as const;

    it('exchanges the condition at the end of its turn', () => {
      const t = under('bluffer', position);
      t.use('yellow', 'flare:schizoid', { at: 'window:turn.end' });
      t.until('yellow', 'schizoid.choose');
      expect(t.options('yellow')).toEqual(CARDS.filter((card) => card !== 'bluffer'));
      t.answer('yellow', 'relocator');
      expect(t.sheet('schizoid').notes.condition).toBe('relocator');
      expect(t.events('schizoid-changed')).toEqual([{}]);
      expect(t.hand('yellow')).toContain('flare:schizoid');
    });

    it('not for one that somebody meets already', () => {
      const ships = { red: { 'blue/1': 4, 'blue/2': 4, 'blue/3': 4 } };
      const t = under('bluffer', { ...position, ships });
      t.aim('yellow', 'blue/4');
      t.use('yellow', 'flare:schizoid');
      t.until('yellow', 'schizoid.choose');
      expect(t.options('yellow')).toEqual(['xenophobe', 'colonizer', 'conciliator']);
    });

    it("only in the schizoid's own turn", () => {
      const t = under('bluffer', { ...fight, hands: { ...hands, yellow: ['flare:schizoid'] } });
      t.use('yellow', 'flare:schizoid');
      expect(() => t.run()).toThrow('planned but never asked');
    });
  });
});

describe('Schizoid: hope', () => {
  it('can win in its own way where nobody has planets enough to win in another', () => {
    const people = { red: 'hacker', blue: 'macron', yellow: 'schizoid' };
    const position = { ...fight, gone: allButTwo('red', 'blue', 'yellow'), ships: { red: { 'yellow/1': 1 } } };
    const t = table(people, position);
    t.run();
    expect(t.over()).toBe(false);
    const without = table({ ...people, yellow: 'mirror' }, position);
    without.run();
    expect(without.over()).toBe(true);
  });
});
