import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'amoeba', blue: 'calculator', yellow: 'parasite' };
const attack = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;
const defend = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;

describe('Amoeba', () => {
  it('brings in as many ships as it likes while the cards lie facedown', () => {
    const t = table(seats, attack);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    expect(t.untilOffered('red', 'amoeba')).toEqual(['amoeba', 'pass']);
    expect(t.encounter()).toMatchObject({ phase: 'planning', slots: [{ up: false }, { up: false }] });
    t.answer('red', 'amoeba');
    expect(t.options('red')).toEqual(['in', 'out']);
    t.answer('red', 'in');
    expect(t.question('red')).toMatchObject({ tag: 'amoeba.in', min: 1, max: 19 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 2, 'red/2': 3, 'red/3': 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 7, 10 + 4] }]);
    expect([t.ships('red', 'blue/1'), t.warp('blue')]).toEqual([7, 4]);
    expect(t.restored().divergence).toBeNull();
  });

  it('withdraws all its ships, and wins no colony without any', () => {
    const t = table(seats, { ...attack, hands: { red: ['attack-40'], blue: ['attack-10'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.use('red', 'amoeba');
    t.plan('red', 'amoeba.way', 'out');
    expect(t.until('red', 'amoeba.out')).toMatchObject({ min: 1, max: 3 });
    t.plan('red', 'amoeba.out', { gate: 3 });
    t.plan('red', 'ships.return', { 'red/4': 2, 'red/5': 1 });
    t.run();
    expect([t.ships('red', 'red/4'), t.ships('red', 'red/5')]).toEqual([6, 5]);
    expect([t.warp('blue'), t.foreign('red'), t.warp('red')]).toEqual([4, 0, 0]);
  });

  it('saves ships from an encounter that is lost', () => {
    const t = table(seats, { ...attack, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    t.send('red', { 'red/1': 4 });
    t.use('red', 'amoeba', { at: 'window:planning.selected' });
    t.plan('red', 'amoeba.way', 'out');
    t.plan('red', 'amoeba.out', { gate: 3 });
    t.run();
    expect(t.warp('red')).toBe(1);
  });

  it('moves ships onto the planet it defends, or off it to other colonies', () => {
    const more = table(seats, defend);
    more.aim('blue', 'red/1');
    more.use('red', 'amoeba');
    more.plan('red', 'amoeba.way', 'in');
    more.until('red', 'amoeba.in');
    expect(more.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
    more.plan('red', 'amoeba.in', { 'red/2': 4, 'red/3': 1 });
    more.run();
    expect(more.events('outcome')).toMatchObject([{ totals: [11, 8 + 9] }]);
    expect(more.ships('red', 'red/1')).toBe(9);

    const fewer = table(seats, defend);
    fewer.aim('blue', 'red/1');
    fewer.send('blue', { 'blue/1': 4 });
    fewer.use('red', 'amoeba');
    fewer.plan('red', 'amoeba.way', 'out');
    fewer.plan('red', 'amoeba.out', { 'red/1': 4 });
    fewer.until('red', 'ships.return');
    expect(fewer.options('red')).toEqual(['red/2', 'red/3', 'red/4', 'red/5']);
    fewer.plan('red', 'ships.return', { 'red/2': 4 });
    fewer.run();
    expect([fewer.ships('red', 'red/2'), fewer.ships('red', 'red/1'), fewer.warp('red')]).toEqual([8, 0, 0]);
    expect(fewer.events('outcome')).toMatchObject([{ totals: [14, 8] }]);
  });

  it('cannot ooze without a ship in the encounter, nor as an ally', () => {
    const empty = table(seats, { ...defend, ships: { red: { 'red/1': 0 } } });
    empty.aim('blue', 'red/1');
    empty.neverOffered('red', 'amoeba');

    const ally = table(
      { ...seats, purple: 'trader' },
      { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-08'], yellow: ['attack-10'] } },
    );
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 2 });
    ally.neverOffered('red', 'amoeba');
  });

  it('does not move when it is zapped', () => {
    const t = table(seats, { ...attack, hands: { red: ['attack-08'], blue: ['attack-10', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'amoeba');
    t.plan('red', 'amoeba.way', 'in');
    t.plan('red', 'amoeba.in', { 'red/2': 4 });
    t.zap('blue', 'amoeba');
    t.run();
    expect(t.ships('red', 'red/2')).toBe(4);
    expect(t.events('outcome')).toMatchObject([{ totals: [9, 14] }]);
  });

  it('[faq-amoeba-1] oozes all twenty ships at once and loses its power only after that', () => {
    const t = table(seats, { ...attack, hands: { red: ['attack-08'], blue: ['attack-10', 'reinforcement-2'] } });
    t.aim('red', 'blue/1');
    t.select('blue', 'attack-10');
    t.send('red', { 'red/1': 4 });
    t.use('red', 'amoeba');
    t.plan('red', 'amoeba.way', 'in');
    t.plan('red', 'amoeba.in', { 'red/2': 4, 'red/3': 4, 'red/4': 4, 'red/5': 4 });
    t.runTo('reveal');
    expect([t.ships('red', 'gate'), t.colonies('red')]).toEqual([20, 0]);
    expect(t.sheet('amoeba').down).toBe(true);
    expect(t.events('power-lost')).toEqual([{ who: 0, alien: 'amoeba' }]);
    t.run();
    expect(t.ships('red', 'blue/1')).toBe(20);

    // All of them as the defense, too: the colonies they leave are gone in the same instant.
    const home = table(seats, { ...defend, hands: { red: ['attack-30'], blue: ['attack-10', 'reinforcement-2'] } });
    home.aim('blue', 'red/2');
    home.use('red', 'amoeba');
    home.plan('red', 'amoeba.way', 'in');
    home.plan('red', 'amoeba.in', { 'red/1': 4, 'red/3': 4, 'red/4': 4, 'red/5': 4 });
    home.runTo('reveal');
    expect([home.ships('red', 'red/2'), home.colonies('red'), home.sheet('amoeba').down]).toEqual([20, 1, true]);
    home.run();
    expect(home.events('outcome')).toMatchObject([{ totals: [10 + 1, 30 + 20] }]);
  });

  it('[faq-amoeba-2] [faq-grudge-1] counts as having allied though it oozed all its ships out: no grudge', () => {
    const t = table(
      { red: 'grudge', blue: 'calculator', yellow: 'amoeba', purple: 'parasite' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40', 'reinforcement-2'], yellow: ['flare:amoeba'] } },
    );
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.plan('purple', 'alliance.answer', 'decline');
    t.use('yellow', 'amoeba');
    t.plan('yellow', 'amoeba.way', 'out');
    t.plan('yellow', 'amoeba.out', { gate: 2 });
    t.runTo('reveal');
    expect([t.ships('yellow', 'gate'), t.encounter().allies[0]]).toEqual([0, [2]]);
    expect(t.sheet('grudge').marks.grudge).toEqual([3]);
    t.run();
    expect([t.warp('yellow'), t.warp('purple')]).toEqual([0, 4]);

    // A Force Field sends an ally home as well: it has allied all the same.
    const field = table(
      { red: 'grudge', blue: 'calculator', yellow: 'amoeba', purple: 'parasite' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40', 'reinforcement-2', 'force-field'] } },
    );
    field.invite('red', 'yellow', 'purple');
    field.ally('yellow', 'offense', { 'yellow/1': 2 });
    field.plan('purple', 'alliance.answer', 'decline');
    field.use('blue', 'force-field');
    field.runTo('reveal');
    expect([field.ships('yellow', 'gate'), field.sheet('grudge').marks.grudge]).toEqual([0, [3]]);
  });

  describe('wild', () => {
    const flare = { turn: 'blue', destiny: ['yellow'] } as const;

    it('changes the number of ships by up to four before cards are selected, beyond the limit', () => {
      const t = table(seats, { ...flare, hands: { blue: ['attack-08', 'flare:amoeba'], yellow: ['attack-10', 'reinforcement-2'] } });
      t.aim('blue', 'yellow/1');
      t.send('blue', { 'blue/1': 4 });
      expect(t.untilOffered('blue', 'flare:amoeba')).toEqual(['flare:amoeba', 'pass']);
      t.answer('blue', 'flare:amoeba');
      t.answer('blue', 'in');
      expect(t.question('blue')).toMatchObject({ tag: 'amoeba.in', min: 1, max: 4 });
      t.answer('blue', { 'blue/2': 3 });
      t.runTo('reveal');
      expect(t.ships('blue', 'gate')).toBe(7);
      expect(t.hand('blue')).toContain('flare:amoeba');
    });

    it('withdraws four at most', () => {
      const hands = { blue: ['attack-08'], yellow: ['attack-10', 'flare:amoeba', 'reinforcement-2'] };
      const t = table(seats, { ...flare, hands, ships: { yellow: { 'yellow/1': 6 } } });
      t.aim('blue', 'yellow/1');
      t.use('yellow', 'flare:amoeba');
      t.plan('yellow', 'amoeba.way', 'out');
      expect(t.until('yellow', 'amoeba.out')).toMatchObject({ min: 1, max: 4 });
    });

    it('[faq-amoeba-3] brings ships to a defense that has none', () => {
      const hands = { blue: ['attack-08'], yellow: ['attack-10', 'flare:amoeba', 'reinforcement-2'] };
      const t = table(seats, { ...flare, hands, ships: { yellow: { 'yellow/1': 0, 'yellow/2': 8 } } });
      t.aim('blue', 'yellow/1');
      t.use('yellow', 'flare:amoeba', { at: 'window:planning.beforeSelect' });
      t.plan('yellow', 'amoeba.in', { 'yellow/2': 4 });
      t.runTo('reveal');
      // There is nothing to withdraw, so nobody asks which way.
      expect(t.story()).not.toContain('amoeba.way');

      const none = table(seats, { ...flare, hands, ships: { yellow: { warp: 20 } } });
      none.aim('blue', 'yellow/1');
      none.neverOffered('yellow', 'flare:amoeba');
      expect([t.ships('yellow', 'yellow/1'), t.ships('yellow', 'yellow/2')]).toEqual([4, 4]);
    });
  });

  it('wild: is neither for allies nor for bystanders, nor without any ship to move', () => {
    for (const joins of [true, false]) {
      const t = table({ ...seats, purple: 'trader' }, { ...defend, hands: { ...defend.hands, yellow: ['flare:amoeba'] } });
      if (joins) {
        t.invite('red', 'yellow');
        t.ally('yellow', 'defense', { 'yellow/1': 2 });
      }
      t.neverOffered('yellow', 'flare:amoeba');
    }

    const alone = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-08'], yellow: ['attack-10', 'flare:amoeba'] },
      ships: { yellow: { warp: 16, 'yellow/1': 4, 'yellow/2': 0, 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0 } },
    });
    alone.aim('blue', 'yellow/1');
    alone.neverOffered('yellow', 'flare:amoeba');
  });

  it('moves no more ships than there is room for on the planets of a Pygmy', () => {
    const small = { red: 'pygmy+amoeba', blue: 'calculator+tripler', yellow: 'parasite+macron', purple: 'trader+healer' };
    const empty = { 'green/1': 0, 'green/2': 0, 'green/3': 0, 'green/4': 0, 'green/5': 0 };
    const full = { 'red/1': 4, 'red/2': 4, 'red/3': 4, 'red/4': 4 };
    const none = table(small, { ...defend, options: { powers: 2 }, ships: { red: { ...full, 'red/5': 4, ...empty } } });
    none.aim('blue', 'red/1');
    none.neverOffered('red', 'amoeba');

    const out = table(small, { ...defend, options: { powers: 2 }, ships: { red: { warp: 2, ...full, 'red/5': 2, ...empty } } });
    out.aim('blue', 'red/1');
    out.use('red', 'amoeba');
    expect(out.until('red', 'amoeba.out')).toMatchObject({ min: 1, max: 2 });
    expect(out.story()).not.toContain('amoeba.way');

    const two = table(small, { ...defend, options: { powers: 2 }, ships: { red: { warp: 2, ...full, 'red/1': 2, 'red/5': 4, ...empty } } });
    two.aim('blue', 'red/1');
    two.use('red', 'amoeba');
    expect(two.until('red', 'amoeba.in')).toMatchObject({ min: 1, max: 2 });
  });

  it('super: oozes as an ally, on the side it is on', () => {
    const t = table(
      { red: 'amoeba', blue: 'calculator', yellow: 'parasite' },
      {
        turn: 'blue',
        destiny: ['yellow'],
        hands: { red: ['flare:amoeba'], blue: ['attack-08'], yellow: ['attack-10', 'reinforcement-2'] },
      },
    );
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    expect(t.untilOffered('red', 'amoeba')).toEqual(['amoeba', 'pass']);
    t.answer('red', 'amoeba');
    t.plan('red', 'amoeba.way', 'in');
    t.plan('red', 'amoeba.in', { 'red/2': 4, 'red/3': 2 });
    t.runTo('reveal');
    expect([t.ships('red', 'side'), t.ships('red', 'gate')]).toEqual([7, 0]);
    expect(t.events('card-played')).toEqual([{ who: 0, card: 'flare:amoeba', text: 'super' }]);
    t.run();
    expect(t.events('rewards')).toMatchObject([{ who: 0, cards: 7 }]);
  });

  it('[faq-technology-18] escapes with its super flare from an alliance that the Qax forced on it', () => {
    const t = table(
      { red: 'calculator', blue: 'trader', yellow: 'amoeba' },
      {
        turn: 'red',
        destiny: ['blue'],
        completed: { red: ['qax'] },
        techs: {},
        hands: { red: ['attack-04'], blue: ['attack-40'], yellow: ['flare:amoeba'] },
        options: { technology: true },
      },
    );
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2, 'yellow/2': 2 });
    expect(t.untilOffered('yellow', 'amoeba')).toEqual(['amoeba', 'pass']);
    expect(t.ships('yellow', 'gate')).toBe(4);
    t.use('yellow', 'amoeba');
    t.plan('yellow', 'amoeba.way', 'out');
    t.plan('yellow', 'amoeba.out', { gate: 4 });
    t.run();
    expect([t.warp('yellow'), t.warp('red')]).toEqual([0, 1]);
  });

  it('moves only what is left when the price of an answer took a chosen ship', () => {
    const t = table(
      { red: 'amoeba', blue: 'macron', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:void'], blue: ['attack-10', 'cosmic-zap'], yellow: ['attack-05'] },
        ships: { red: { 'red/1': 1 } },
      },
    );
    t.send('red', { 'red/2': 1 });
    t.use('red', 'amoeba');
    t.plan('red', 'amoeba.way', 'in');
    t.plan('red', 'amoeba.in', { 'red/1': 1, 'red/2': 1 });
    t.zap('blue', 'amoeba');
    t.use('red', 'flare:void', { card: 'cosmic-zap' });
    t.plan('red', 'void.price', { 'red/1': 1 });
    t.run();
    // One ship was the price, two were in the encounter and lost it.
    expect(t.warp('red')).toBe(3);
  });
});
