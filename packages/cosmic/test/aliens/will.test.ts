import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'will', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
/** Destiny names yellow. Blue has a colony at purple's and one at red's. */
const start = {
  turn: 'red',
  destiny: ['yellow'],
  ships: { blue: { 'purple/2': 2, 'red/3': 1 } },
  hands: { red: ['attack-30'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Will', () => {
  it('[errata-will-2] chooses in the destiny phase whom to encounter, whatever was drawn', () => {
    const t = table(seats, start);
    t.until('red', 'will.who');
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    expect(t.encounter()).toMatchObject({ phase: 'destiny', defense: -1 });
    expect(t.events('destiny-drawn')).toEqual([{ who: 0, card: 'destiny:yellow' }]);
    t.answer('red', 'purple');
    t.answer('red', 'purple/4');
    expect(t.encounter()).toMatchObject({ phase: 'launch', defense: t.seat('purple') });
    // The planet is chosen already.
    expect(t.asked()).toEqual(['red launch.ships']);
    expect(t.events('gate-aimed')).toEqual([{ planet: 'purple/4' }]);
    t.run();
    expect(t.ships('red', 'purple/4')).toBe(1);
    expect(t.restored().divergence).toBeNull();
  });

  it('[errata-will-1] [faq-will-1] encounters a player at home or where that player has a colony', () => {
    const t = table(seats, start);
    t.plan('red', 'will.who', 'blue');
    t.until('red', 'will.where');
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'purple/2', 'red/3']);
    t.answer('red', 'purple/2');
    expect(t.encounter()).toMatchObject({ defense: t.seat('blue'), phase: 'launch' });
    expect(t.events('defense')).toEqual([{ who: t.seat('blue'), system: 'purple' }]);
    t.run();
    // Blue, not purple, defended and lost.
    expect([t.ships('red', 'purple/2'), t.ships('purple', 'purple/2'), t.ships('blue', 'purple/2')]).toEqual([1, 4, 0]);
    expect(t.warp('blue')).toBe(2);
  });

  it('[errata-will-1] [faq-will-1] also at home where that player has no ship, but not where Will itself has a colony', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'yellow/5': 0 }, red: { 'yellow/1': 1 } } });
    t.plan('red', 'will.who', 'yellow');
    t.until('red', 'will.where');
    expect(t.options('red')).toEqual(['yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
  });

  it('cannot choose somebody who has nowhere to be encountered', () => {
    const t = table(seats, {
      ...start,
      ships: { red: { 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1, 'yellow/4': 1 }, yellow: { 'yellow/5': 5 } },
      gone: ['yellow/5'],
    });
    t.until('red', 'will.who');
    expect(t.options('red')).toEqual(['blue', 'purple']);
  });

  it('drives somebody out of its own home system', () => {
    const t = table(seats, start);
    t.plan('red', 'will.who', 'blue');
    t.plan('red', 'will.where', 'red/3');
    t.run();
    expect([t.ships('blue', 'red/3'), t.warp('blue')]).toEqual([0, 1]);
  });

  it('leaves the other effects of the card alone', () => {
    const t = table({ ...seats, purple: 'shadow' }, { ...start, destiny: ['yellow!'] });
    t.plan('purple', 'shadow.ship', { 'yellow/1': 1 });
    t.plan('red', 'will.who', 'blue');
    t.plan('red', 'will.where', 'blue/1');
    t.runTo('launch');
    t.done();
    expect([t.warp('yellow'), t.encounter().hazard]).toEqual([1, true]);
  });

  it('draws once, also its own colour or a wild card', () => {
    for (const card of ['red', 'wild', 'most-cards-in-hand']) {
      const t = table(seats, { ...start, destiny: [card] });
      t.plan('red', 'will.who', 'yellow');
      t.runTo('launch');
      t.done();
      expect(t.events('destiny-drawn')).toHaveLength(1);
      expect(t.asked()).toEqual(['red launch.ships']);
    }
  });

  it('is for the offense', () => {
    const t = table(seats, { ...start, turn: 'blue' });
    t.run();
    expect(t.events('power-used')).toEqual([]);
  });

  it('has to follow destiny when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-10', 'cosmic-zap'] } });
    t.plan('red', 'will.who', 'blue');
    t.zap('blue', 'will');
    expect(t.until('red', 'launch.aim')).toMatchObject({ options: ['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5'] });
    t.done();
    expect(t.encounter().defense).toBe(t.seat('yellow'));
  });

  describe('wild', () => {
    const others = { ...seats, red: 'clone' };
    const holding = { ...start, destiny: ['blue'], hands: { ...start.hands, red: ['attack-30', 'flare:will'] } } as const;

    it('encounters the player that was drawn in another system where it has a colony', () => {
      const t = table(others, { ...holding, ships: { blue: { 'purple/2': 2, 'purple/5': 1, 'red/3': 1 } } });
      expect(t.untilOffered('red', 'flare:will')).toEqual(['flare:will', 'pass']);
      expect(t.encounter().phase).toBe('destiny');
      t.answer('red', 'flare:will');
      expect(t.question('red')).toMatchObject({ tag: 'will.system', data: { who: t.seat('blue') } });
      expect(t.options('red')).toEqual(['purple', 'red']);
      t.answer('red', 'purple');
      expect(t.asked()).toEqual(['red launch.aim']);
      expect(t.options('red')).toEqual(['purple/2', 'purple/5']);
      t.answer('red', 'purple/5');
      t.run();
      expect([t.ships('red', 'purple/5'), t.warp('blue')]).toEqual([1, 1]);
    });

    it('is not for a wild card, one’s own colour, or somebody who has no colony elsewhere', () => {
      for (const card of ['wild', 'red', 'yellow'])
        table(others, { ...holding, destiny: [card, 'yellow'] }).neverOffered('red', 'flare:will');
      const special = table(others, { ...holding, destiny: ['most-foreign-colonies'] });
      expect(special.untilOffered('red', 'flare:will')).toEqual(['flare:will', 'pass']);
    });

    it('is for the offense, whoever is named', () => {
      table(others, { ...holding, turn: 'yellow' }).neverOffered('red', 'flare:will');
      const t = table(others, {
        ...holding,
        turn: 'purple',
        destiny: ['red'],
        ships: { red: { 'yellow/2': 1 } },
        hands: { ...holding.hands, red: ['attack-30'], purple: ['attack-06', 'flare:will'] },
      });
      expect(t.untilOffered('purple', 'flare:will')).toEqual(['flare:will', 'pass']);
    });

    it('leaves destiny as it was when it is card-zapped', () => {
      const t = table(others, { ...holding, hands: { ...holding.hands, yellow: ['attack-06', 'card-zap'] } });
      t.use('red', 'flare:will');
      t.cardZap('yellow', 'flare:will');
      t.until('red', 'launch.aim');
      t.done();
      expect(t.events('defense')).toEqual([{ who: t.seat('blue'), system: 'blue' }]);
    });
  });

  it('super: is not asked for when nobody has a card', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-30', 'flare:will'] } });
    t.until('red', 'will.who');
    expect(t.story()).not.toContain('answers super');
  });

  it('super: looks at a hand before it decides', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-30', 'flare:will'], yellow: [] } });
    t.boost('red');
    t.until('red', 'will.look');
    expect(t.options('red')).toEqual(['blue', 'purple']);
    t.answer('red', 'blue');
    expect(t.events('cards-seen')).toEqual([{ by: 0, from: t.seat('blue'), n: 1 }]);
    expect(JSON.stringify(t.view('red'))).toContain('"cards":["attack-10"]');
    expect(JSON.stringify(t.view('purple'))).not.toContain('"cards":["attack-10"]');
    expect(t.question('red')).toMatchObject({ tag: 'will.who' });
  });
});

describe('Will: what destiny has named', () => {
  it('asks on which planet of the chosen player', () => {
    const t = table({ red: 'will', blue: 'healer', yellow: 'hacker' }, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'] } });
    t.plan('red', 'will.who', 'yellow');
    expect(t.until('red', 'will.where')).toMatchObject({ data: { who: t.seat('yellow') } });
  });

  it('super: one hand to look into is enough', () => {
    const t = table(
      { red: 'will', blue: 'healer', yellow: 'hacker' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'flare:will'], blue: ['attack-04'] } },
    );
    expect(t.until('red', 'super')).toMatchObject({ kind: 'yesno' });
  });

  it('wild: is for a card that names somebody else', () => {
    const people = { red: 'void', blue: 'healer', yellow: 'hacker' };
    const hands = { red: ['attack-08', 'flare:will'], blue: ['attack-04'], yellow: ['attack-05'] };
    const named = table(people, { turn: 'red', destiny: ['blue'], hands, ships: { blue: { 'yellow/1': 1 } } });
    named.untilOffered('red', 'flare:will');
    expect(named.question('red')?.data?.at).toBe('window:destiny.afterDrawn');

    table(people, { turn: 'red', destiny: ['wild'], hands, ships: { blue: { 'yellow/1': 1 } } }).neverOffered('red', 'flare:will');
    table(people, { turn: 'red', destiny: ['red', 'blue'], hands, ships: { red: { 'yellow/1': 1 } } }).neverOffered('red', 'flare:will');
  });
});

describe('Will, closely', () => {
  it('looks into no hand without the flare', () => {
    const t = table(seats, start);
    t.until('red', 'will.who');
    expect(t.story()).not.toContain('will.look');
    expect(t.events('cards-seen')).toEqual([]);
  });
});

describe('Will: where there is little to choose', () => {
  it('may encounter somebody who is left with a single planet', () => {
    const t = table(seats, { ...start, ships: {}, gone: ['purple/2', 'purple/3', 'purple/4', 'purple/5'] });
    t.until('red', 'will.who');
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
  });

  it('wild: not when its own colour is drawn, although it has a colony elsewhere', () => {
    const t = table(
      { ...seats, red: 'clone' },
      {
        ...start,
        destiny: ['red', 'yellow'],
        ships: { ...start.ships, red: { 'purple/4': 1 } },
        hands: { ...start.hands, red: ['attack-30', 'flare:will'] },
      },
    );
    t.neverOffered('red', 'flare:will');
  });
});
