import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Philanthropist', () => {
  it('as a main player may give a card to its opponent after alliances are formed', () => {
    const t = table(
      { red: 'philanthropist', blue: 'healer', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'attack-04', 'quash'], blue: ['attack-06'] } },
    );
    expect(t.untilOffered('red', 'philanthropist')).toEqual(['philanthropist', 'pass']);
    expect(t.encounter().phase).toBe('alliance');
    t.answer('red', 'philanthropist');
    expect(t.question('red')?.tag).toBe('philanthropist.card');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-20', 'quash']);
    // There is nobody else to give it to.
    t.answer('red', 'attack-04');
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-04', 'attack-06']);
    expect(t.hand('red')).toEqual(['attack-20', 'quash']);
  });

  it('as an ally chooses one of the main players', () => {
    const t = table(
      { red: 'macron', blue: 'healer', yellow: 'philanthropist' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20'], blue: ['attack-06'], yellow: ['quash', 'attack-30'] } },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'philanthropist');
    t.plan('yellow', 'philanthropist.card', 'attack-30');
    t.until('yellow', 'philanthropist.to');
    expect(t.options('yellow')).toEqual(['red', 'blue']);
    t.answer('yellow', 'red');
    expect(t.hand('red')).toEqual(['attack-20', 'attack-30']);
    // An ally without encounter cards draws no new hand.
    expect(t.hand('yellow')).toEqual(['quash']);
  });

  it('as an ally of the defense too, but not with an empty hand or as a bystander', () => {
    const people = { red: 'macron', blue: 'healer', yellow: 'philanthropist' };
    const fight = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20'], blue: ['attack-06'], yellow: ['quash'] } } as const;
    const allied = (yellow: string[]) => {
      const t = table(people, { ...fight, hands: { ...fight.hands, yellow } });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      return t;
    };
    const t = allied(['quash']);
    t.pass('yellow', 'philanthropist');
    t.run();
    allied([]).neverOffered('yellow', 'philanthropist');
    table(people, fight).neverOffered('yellow', 'philanthropist');
  });

  it('R26.7 but not with an intimidate on the table in place of an encounter card', () => {
    const t = table(
      { red: 'philanthropist', blue: 'healer', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20', 'quash', 'intimidate-19'], blue: ['attack-06'] },
        options: { rewards: 'dominion' },
      },
    );
    t.until('red', 'launch.aim');
    t.raise('red', 'intimidate-19');
    t.use('red', 'philanthropist');
    t.plan('red', 'philanthropist.card', 'attack-20');
    t.until('blue', 'planning.select');
    expect([t.hand('red'), t.hand('blue')]).toEqual([['quash'], ['attack-06', 'attack-20']]);
    expect(t.events('hand-shown')).toEqual([]);
  });

  it('draws a new hand as a main player who has given the last encounter card away', () => {
    const t = table(
      { red: 'philanthropist', blue: 'healer', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'quash'], blue: ['attack-06'] }, deck: ['attack-15'] },
    );
    t.use('red', 'philanthropist');
    t.plan('red', 'philanthropist.card', 'attack-20');
    t.until('red', 'planning.select');
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['quash'] }]);
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('blue')).toEqual(['attack-06', 'attack-20']);
  });

  it('keeps the card when it is zapped by whoever saw what was coming', () => {
    const t = table(
      { red: 'philanthropist', blue: 'healer', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'quash'], blue: ['attack-06', 'cosmic-zap'] } },
    );
    t.use('red', 'philanthropist');
    t.plan('red', 'philanthropist.card', 'quash');
    t.untilOffered('blue', 'cosmic-zap');
    const shown = t.owner.events.findLast((e) => e.type === 'gift-shown');
    expect(shown?.secret).toEqual({ to: [0, 1], data: { card: 'quash' } });
    expect(shown?.data).toEqual({ by: 0, to: 1 });
    t.answer('blue', 'cosmic-zap');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-20', 'quash']);
    expect(t.hand('blue')).toEqual(['attack-06']);
  });

  describe('super', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20', 'attack-04', 'flare:philanthropist'], blue: ['attack-40', 'attack-06'] },
    } as const;
    const seats = { red: 'philanthropist', blue: 'healer', yellow: 'void' };

    it('[faq-philanthropist-2] leaves the opponent no choice but the card it was given', () => {
      const t = table(seats, position);
      t.use('red', 'philanthropist');
      t.plan('red', 'philanthropist.card', 'attack-04');
      t.use('red', 'flare:philanthropist', { at: 'window:planning.select' });
      t.until('blue', 'planning.select');
      expect(t.options('blue')).toEqual(['attack-04']);
      t.select('red', 'attack-20');
      t.run();
      expect(t.events('card-revealed')).toContainEqual({ who: 1, card: 'attack-04' });
      expect(t.hand('red')).toEqual(['flare:philanthropist']);
      expect(t.hand('blue')).toEqual(['attack-06', 'attack-40']);
    });

    it('[faq-philanthropist-2] also when the offense is the one who was given it; the other one plays what it likes', () => {
      const t = table(seats, {
        turn: 'blue',
        destiny: ['red'],
        hands: { ...position.hands, red: ['attack-20', 'attack-08', 'attack-04', 'flare:philanthropist'] },
      });
      t.use('red', 'philanthropist');
      t.plan('red', 'philanthropist.card', 'attack-04');
      t.use('red', 'flare:philanthropist', { at: 'window:planning.select' });
      t.until('blue', 'planning.select');
      expect(t.options('blue')).toEqual(['attack-04']);
      expect(t.options('red').sort()).toEqual(['attack-08', 'attack-20']);
    });

    it('[faq-philanthropist-2] unless the card is gone before it can be laid down', () => {
      const hands = { ...position.hands, yellow: ['finder'], blue: ['attack-40', 'attack-06'] };
      const t = table(seats, { ...position, hands, options: { rewards: 'incursion' } });
      t.use('red', 'philanthropist');
      t.plan('red', 'philanthropist.card', 'attack-04');
      t.use('red', 'flare:philanthropist', { at: 'window:planning.select' });
      t.until('blue', 'planning.select');
      expect(t.options('blue')).toEqual(['attack-04']);
      t.raise('yellow', 'finder');
      t.plan('yellow', 'finder.who', 'blue');
      t.plan('yellow', 'finder.card', 'attack-04');
      t.plan('yellow', 'finder.take', true);
      t.runWhile(() => t.hand('yellow').length === 0 || t.question('blue') === null);
      expect(t.hand('yellow')).toEqual(['attack-04']);
      expect(t.options('blue').sort()).toEqual(['attack-06', 'attack-40']);
    });

    it('is optional, and not offered when no encounter card was given', () => {
      const declined = table(seats, position);
      declined.use('red', 'philanthropist');
      declined.plan('red', 'philanthropist.card', 'attack-04');
      declined.until('blue', 'planning.select');
      expect(declined.options('blue').sort()).toEqual(['attack-04', 'attack-06', 'attack-40']);

      const other = table(seats, { ...position, hands: { ...position.hands, red: [...position.hands.red, 'quash'] } });
      other.use('red', 'philanthropist');
      other.plan('red', 'philanthropist.card', 'quash');
      other.use('red', 'flare:philanthropist');
      expect(() => other.run()).toThrow('planned but never asked');
    });

    it('asks no more of somebody who no longer has the card', () => {
      const t = table(
        { red: 'philanthropist', blue: 'trader', yellow: 'void' },
        {
          ...position,
          hands: { ...position.hands, red: ['attack-20', 'attack-04', 'flare:philanthropist', 'attack-05'] },
          // Nor is it asked whether it would play the flare.
          strict: ['red'],
        },
      );
      t.use('red', 'philanthropist');
      t.plan('red', 'philanthropist.card', 'attack-04');
      t.use('blue', 'trader');
      t.until('blue', 'planning.select');
      expect(t.options('blue')).toContain('attack-20');
      expect(t.hand('red')).toContain('attack-04');
    });
  });

  describe('wild', () => {
    it('lends the power of its player for a ship; the other has it in place of its own', () => {
      const t = table(
        { red: 'tripler', blue: 'macron', yellow: 'void' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'flare:philanthropist'], blue: ['attack-10'] } },
      );
      expect(t.untilOffered('red', 'flare:philanthropist')).toEqual(['flare:philanthropist', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:encounter.start');
      t.answer('red', 'flare:philanthropist');
      expect(t.question('red')?.tag).toBe('philanthropist.lend');
      expect(t.options('red')).toEqual(['blue', 'yellow']);
      t.answer('red', 'blue');
      t.plan('red', 'philanthropist.price', { 'red/3': 1 });
      t.runTo('launch');
      // The price is no losing ship.
      expect(t.events('ships-lost')).toEqual([{ who: t.seat('red'), n: 1 }]);
      expect(t.encounter().lost[t.seat('red')]).toBe(0);
      t.run();
      expect(t.ships('red', 'red/3')).toBe(3);
      // Blue tripled its 10; its own four-fold ships and the power of red did nothing.
      expect(t.events('power-used').map((e) => [e.who, e.alien])).toEqual([[1, 'tripler']]);
      expect(t.events('outcome')[0]).toMatchObject({ kind: 'won', winner: 1, totals: [21, 34] });
      // It is over with the encounter.
      expect(t.sheet('tripler').loan).toBe(null);
      expect(t.events('power-returned')).toEqual([{ alien: 'tripler', to: 0, from: 1 }]);
    });

    it('[faq-philanthropist-3] lends a hoard together with the power', () => {
      const t = table(
        { red: 'healer', blue: 'macron', yellow: 'miser' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-04'], blue: ['attack-08'], yellow: ['flare:philanthropist'] },
          sheets: { miser: { hoard: ['attack-40', 'flare:zombie', 'negotiate'] } },
        },
      );
      t.use('yellow', 'flare:philanthropist');
      t.plan('yellow', 'philanthropist.lend', 'red');
      t.until('red', 'planning.select');
      expect(t.options('red').sort()).toEqual(['attack-04', 'attack-40', 'negotiate']);
      const zone = `zone:${t.sheet('miser').zones.hoard}`;
      expect(t.view('red')[zone]).toHaveLength(3);
      expect(t.view('yellow')[zone]).toBe(3);
      t.select('red', 'attack-40');
      t.run();
      expect(t.foreign('red')).toBe(1);
      expect(t.pile(t.sheet('miser').zones.hoard)).toHaveLength(2);
      expect(t.view('yellow')[zone]).toHaveLength(2);
    });

    it('cannot be played without a power to lend', () => {
      const t = table(
        { red: 'tripler', blue: 'macron', yellow: 'void' },
        {
          turn: 'red',
          destiny: ['blue'],
          ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0 } },
          hands: { red: ['attack-20', 'flare:philanthropist'], blue: ['attack-10'] },
        },
      );
      t.use('red', 'flare:philanthropist');
      expect(() => t.run()).toThrow('planned but never asked');
    });

    it('gives nobody the super flare of a borrowed power', () => {
      const t = table(
        { red: 'tripler', blue: 'macron', yellow: 'void' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'flare:philanthropist'], blue: ['attack-12', 'flare:tripler'] } },
      );
      t.use('red', 'flare:philanthropist');
      t.plan('red', 'philanthropist.lend', 'blue');
      t.boost('blue');
      expect(() => t.run()).toThrow('planned but never asked');
      expect(t.events('card-changed')[0]).toMatchObject({ who: 1, value: 4 });
    });
  });

  it('gives nothing when it has spent the card on an answer to the use', () => {
    const t = table(
      { red: 'philanthropist', blue: 'healer', yellow: 'vulch' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['card-zap', 'attack-04'], blue: ['attack-06', 'cosmic-zap'] } },
    );
    t.use('red', 'philanthropist');
    t.plan('red', 'philanthropist.card', 'card-zap');
    t.zap('blue', 'philanthropist');
    t.cardZap('red', 'cosmic-zap');
    t.until('blue', 'planning.select');
    expect(t.events('cards-given')).toEqual([]);
    expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-04'], ['attack-06']]);
    expect(t.hand('yellow')).toEqual(['card-zap', 'cosmic-zap']);
  });
});

describe('Philanthropist: gifts and loans, closely', () => {
  const seats = { red: 'macron', blue: 'healer', yellow: 'philanthropist' };
  const fight = {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-20', 'attack-06'], blue: ['attack-40'], yellow: ['attack-04', 'flare:philanthropist'] },
  } as const;

  it('super: for an ally of the defense too', () => {
    const t = table(seats, fight);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'philanthropist');
    t.plan('yellow', 'philanthropist.card', 'attack-04');
    t.plan('yellow', 'philanthropist.to', 'red');
    t.use('yellow', 'flare:philanthropist', { at: 'window:planning.select' });
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-04']);
    expect(t.options('blue')).toEqual(['attack-40']);
    // Whose gift it was is known to all.
    const owners = (t.view(null).lingering as { owner: number; cause: string }[]).filter((x) => x.cause.includes('philanthropist'));
    expect(owners.map((x) => x.owner)).toEqual([t.seat('yellow'), t.seat('yellow')]);
  });

  it('super: not when the gift has gone on to the other main player', () => {
    const t = table(
      { ...seats, red: 'void' },
      {
        ...fight,
        seed: 'mixed 3',
        hands: {
          red: ['attack-20', 'attack-06', 'flare:oracle'],
          blue: ['attack-40', 'attack-30', 'attack-23'],
          yellow: ['attack-04', 'flare:philanthropist'],
        },
        strict: ['yellow'],
      },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'philanthropist');
    t.plan('yellow', 'philanthropist.card', 'attack-04');
    t.plan('yellow', 'philanthropist.to', 'red');
    t.use('red', 'flare:oracle');
    t.until('red', 'planning.select');
    // So the hands have been mixed with this seed.
    expect(t.hand('blue')).toContain('attack-04');
    t.run();
  });

  it('wild: whoever cannot lose its power has the lent one besides', () => {
    const attacked = {
      ...fight,
      turn: 'blue',
      destiny: ['red'],
      ships: { blue: { 'blue/1': 4 }, yellow: { 'yellow/1': 4 } },
      hands: { blue: ['attack-40'], red: ['attack-04'], yellow: ['flare:philanthropist'] },
    } as const;
    const lent = (red: string) => {
      const t = table({ red, blue: 'hacker', yellow: 'tripler' }, attacked);
      t.use('yellow', 'flare:philanthropist');
      t.plan('yellow', 'philanthropist.lend', 'red');
      return t;
    };
    // Four ships are still all that a planet of the Pygmy holds.
    const pygmy = lent('pygmy');
    pygmy.aim('blue', 'red/1');
    pygmy.send('blue', { 'blue/1': 4 });
    pygmy.invite('blue', 'yellow');
    pygmy.ally('yellow', 'offense', { 'yellow/1': 2 });
    pygmy.run();
    expect([pygmy.ships('blue', 'red/1'), pygmy.ships('yellow', 'red/1')]).toEqual([4, 0]);

    // That the Roach cannot be robbed of its power does not save it from this.
    const free = table({ red: 'roach', blue: 'hacker', yellow: 'tripler' }, attacked);
    free.untilOffered('red', 'roach');
    lent('roach').neverOffered('red', 'roach');
  });

  it('wild: costs a ship, which may be the last one', () => {
    const witnessed = { ...fight, options: { hazards: true }, hazards: ['witness'] };
    const people = { ...seats, yellow: 'tripler' };
    const last = table(people, {
      ...witnessed,
      ships: { yellow: { warp: 19, 'yellow/1': 1, 'yellow/2': 0, 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0 } },
    });
    last.use('yellow', 'flare:philanthropist');
    last.plan('yellow', 'philanthropist.lend', 'red');
    last.runTo('launch');
    last.done();
    expect(last.warp('yellow')).toBe(20);
    const none = table(people, { ...witnessed, ships: { yellow: { warp: 20 } } });
    none.neverOffered('yellow', 'flare:philanthropist');
  });
});
