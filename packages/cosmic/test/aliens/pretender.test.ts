import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

/** Names are those of persons: 'red' is whoever sat in the red seat at the beginning. */
const seats = { red: 'pretender', blue: 'warrior', yellow: 'tripler', purple: 'macron' };
const start = {
  turn: 'red',
  destiny: ['yellow'],
  tokens: { warrior: 3 },
  hands: { red: ['attack-06', 'morph'], blue: ['attack-40', 'quash'], yellow: ['attack-04', 'attack-05'] },
} as const;

describe('Pretender', () => {
  it('takes over a seat once destiny has been drawn: colour, ships, planets and hand of whoever sat there', () => {
    const t = table(seats, { ...start, ships: { blue: { 'purple/1': 2 } } });
    expect(t.untilOffered('red', 'pretender')).toEqual(['pretender', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:destiny.afterDrawn' } });
    t.answer('red', 'pretender');
    expect(t.question('red')).toMatchObject({ tag: 'pretender.seat' });
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'blue');
    expect(t.state.order).toEqual([1, 0, 2, 3]);
    for (const what of ['places', 'colours', 'hands']) expect(t.events(`${what}-swapped`)).toEqual([{ a: 0, b: 1 }]);
    expect(t.hand('red')).toEqual(['attack-40', 'quash']);
    expect(t.hand('blue')).toEqual(['attack-06', 'morph']);
    expect([t.ships('red', 'purple/1'), t.ships('red', 'blue/5'), t.ships('blue', 'red/5')]).toEqual([2, 4, 4]);
    // Sheets and what lies on them stay with their persons.
    expect(t.sheet('pretender').owner).toBe(t.seat('red'));
    expect(t.sheet('warrior')).toMatchObject({ owner: t.seat('blue'), tokens: 3 });
    // Red is still the offense, with another colour, and plays the encounter out.
    expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('yellow') });
    t.until('red', 'launch.ships');
    expect(t.options('red')).toContain('blue/1');
    expect(t.options('red')).not.toContain('red/1');
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [t.seat('red')] }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('passes the turn on from its new seat', () => {
    const t = table(seats, start);
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'purple');
    t.plan('red', 'planning.select', (d) => (hasOptions(d) ? d.options[0] : ''));
    t.runWhile(() => t.state.turn.number === 1);
    // Purple's seat was the last one: to its left sits blue's old neighbour, in the seat that was red's.
    expect(t.state.order).toEqual([3, 1, 2, 0]);
    expect(t.turn()).toBe('purple');
  });

  it('may end up with the colour that was drawn, and treats it as its own', () => {
    const t = table(seats, { ...start, ships: { purple: { 'yellow/1': 1 }, red: { 'yellow/2': 1 } } });
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'yellow');
    t.until('red', 'destiny.own');
    // The visitors in what is now red's home system; yellow plays the ships that were red's.
    expect(t.options('red')).toEqual(['purple', 'yellow', 'redraw']);
    t.answer('red', 'yellow');
    expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('yellow') });
    expect(t.until('red', 'launch.aim')).toMatchObject({ options: ['yellow/2'] });
  });

  it('[errata-pretender] works once a turn', () => {
    const more = { ...start.hands, blue: ['attack-40', 'attack-10'] };
    const t = table(seats, { ...start, destiny: ['red', 'purple', 'yellow'], hands: more });
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'blue');
    t.until('red', 'launch.aim');
    const asked = () => t.story().split('red answers use').length;
    const before = asked();
    t.select('red', 'attack-40');
    t.select('blue', 'attack-06');
    t.plan('red', 'encounter.second', true);
    t.runWhile(() => t.encounter().nth === 1);
    t.runTo('launch');
    expect(t.encounter()).toMatchObject({ nth: 2, offense: t.seat('red') });
    expect(asked()).toBe(before);
    expect(t.events('places-swapped')).toHaveLength(1);
  });

  it('is not offered again when destiny is drawn a second time in the same turn', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'yellow'] });
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'blue');
    t.use('red', 'pretender');
    expect(() => t.run()).toThrow('planned but never asked: red answers use');
    expect(t.events('places-swapped')).toHaveLength(1);
  });

  it('[faq-pretender-1] cannot change seats with aliens that belong to their colour', () => {
    const t = table({ ...seats, yellow: 'pygmy', purple: 'swindler', green: 'void' }, start);
    t.use('red', 'pretender');
    t.until('red', 'pretender.seat');
    expect(t.options('red')).toEqual(['blue', 'green']);
  });

  it('stays where it is when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'blue');
    t.zap('purple', 'pretender');
    t.until('red', 'launch.aim');
    expect(t.state.order).toEqual([0, 1, 2, 3]);
    expect(t.hand('red')).toEqual(['attack-06', 'morph']);
  });

  it('works as the offense only', () => {
    const t = table(seats, { ...start, turn: 'blue' });
    t.use('red', 'pretender');
    expect(() => t.run()).toThrow('planned but never asked');
  });

  describe('wild', () => {
    const position = { ...start, hands: { ...start.hands, purple: ['flare:pretender', 'attack-01'] } };
    const players = { ...seats, red: 'void' };

    it("asks for the best card of a type at the start of another player's turn; the flare goes to whoever was asked", () => {
      const t = table(players, position);
      expect(t.untilOffered('purple', 'flare:pretender')).toEqual(['flare:pretender', 'pass']);
      expect(t.question('purple')).toMatchObject({ data: { at: 'window:turn.start' } });
      t.answer('purple', 'flare:pretender');
      expect(t.options('purple')).toEqual(['red', 'blue', 'yellow']);
      t.answer('purple', 'yellow');
      expect(t.options('purple')).toEqual(['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare']);
      t.answer('purple', 'attack');
      expect(t.question('yellow')).toMatchObject({ tag: 'pretender.best', data: { type: 'attack' } });
      expect(t.options('yellow').sort()).toEqual(['attack-04', 'attack-05']);
      t.answer('yellow', 'attack-05');
      expect(t.hand('purple')).toEqual(['attack-01', 'attack-05']);
      expect(t.hand('yellow')).toEqual(['attack-04', 'flare:pretender']);
    });

    it('gets nothing from a player without such a card', () => {
      const t = table(players, position);
      t.use('purple', 'flare:pretender');
      t.plan('purple', 'pretender.who', 'blue');
      t.plan('purple', 'pretender.type', 'negotiate');
      t.until('red', 'launch.aim');
      expect(t.hand('purple')).toEqual(['attack-01']);
      expect(t.hand('blue')).toEqual(['attack-40', 'flare:pretender', 'quash']);
    });

    it('is not for the offense', () => {
      const t = table(players, { ...position, turn: 'purple' });
      t.use('purple', 'flare:pretender');
      expect(() => t.run()).toThrow('planned but never asked');
    });
  });

  it('super: both take their hands along', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-06', 'flare:pretender'] } });
    t.use('red', 'pretender');
    t.boost('red');
    t.plan('red', 'pretender.seat', 'blue');
    t.until('red', 'launch.aim');
    expect(t.state.order).toEqual([1, 0, 2, 3]);
    expect(t.ships('red', 'blue/1')).toBe(4);
    expect(t.hand('red')).toEqual(['attack-06', 'flare:pretender']);
    expect(t.hand('blue')).toEqual(['attack-40', 'quash']);
  });

  it('has no choice where one seat can be taken, and is not asked where none can', () => {
    const one = table({ red: 'pretender', blue: 'pygmy', yellow: 'tripler' }, { ...start, tokens: {} });
    one.use('red', 'pretender');
    one.runTo('launch');
    expect([one.state.order, one.story().includes('pretender.seat')]).toEqual([[2, 1, 0], false]);
    const none = table({ red: 'pretender', blue: 'pygmy', yellow: 'symbiote' }, { ...start, tokens: {} });
    none.neverOffered('red', 'pretender');
  });
});

describe('Pretender with a second power that keeps it in its seat', () => {
  it('moves nowhere', () => {
    const people = { red: 'pretender+pygmy', blue: 'macron+hacker', yellow: 'tripler+mirror' };
    const t = table(people, { turn: 'red', destiny: ['blue'], options: { powers: 2 }, hands: { red: ['attack-10'], blue: ['attack-08'] } });
    t.neverOffered('red', 'pretender');
  });
});
