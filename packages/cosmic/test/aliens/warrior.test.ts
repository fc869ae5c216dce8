import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'warrior', blue: 'healer', yellow: 'tripler' };

describe('Warrior', () => {
  it('gains one token for a victory and two for a defeat', () => {
    const won = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } });
    won.run();
    expect(won.sheet('warrior').tokens).toBe(1);

    const lost = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.run();
    expect(lost.sheet('warrior').tokens).toBe(2);
  });

  it('gains one for a deal, two for a failed one, nothing for an encounter without a result', () => {
    const hands = { red: ['negotiate', 'attack-04'], blue: ['negotiate'] };
    const dealt = table(seats, { turn: 'red', destiny: ['blue'], hands });
    dealt.offer('red', { red: ['attack-04'] });
    dealt.accept('blue');
    dealt.run();
    expect(dealt.sheet('warrior').tokens).toBe(1);

    const failed = table(seats, { turn: 'red', destiny: ['blue'], hands });
    failed.run();
    expect(failed.sheet('warrior').tokens).toBe(2);

    const aside = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-08'], yellow: ['attack-06'] } });
    aside.run();
    expect(aside.sheet('warrior').tokens).toBe(0);
  });

  it('gains one more with four planets each', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] }, options: { planets: 4 } });
    t.run();
    expect(t.sheet('warrior').tokens).toBe(3);
  });

  it('[faq-general-30] does not fight with a negotiate that has become an attack', () => {
    const hands = { red: ['negotiate', 'flare:human'], blue: ['attack-08'] };
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands, tokens: { warrior: 9 } });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:human');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ totals: [43, 12] });
    expect(t.events('power-used')).toEqual([]);
  });

  it('adds its tokens to its total when it reveals an attack, and keeps them', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-08'] }, tokens: { warrior: 9 } });
    t.send('red', { 'red/1': 1 });
    t.run();
    // 4 + 1 + 9 against 8 + 4
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, margin: 2 });
    expect(t.sheet('warrior').tokens).toBe(10);
  });

  it('adds nothing to a negotiate', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate'], blue: ['attack-08'] }, tokens: { warrior: 9 } });
    t.run();
    expect(t.events('power-used')).toEqual([]);
    expect(t.sheet('warrior').tokens).toBe(11);
  });

  it('[faq-warrior-1] still gains tokens when zapped, only the addition is cancelled', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-08', 'cosmic-zap'] },
      tokens: { warrior: 9 },
    });
    t.send('red', { 'red/1': 1 });
    t.zap('blue', 'warrior');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 1, margin: 7 });
    expect(t.sheet('warrior').tokens).toBe(11);
  });

  it('[faq-warrior-2] gains a token for settling an empty home planet again', () => {
    const t = table(seats, { turn: 'red', destiny: ['red'], hands: { red: ['attack-04'] }, ships: { red: { 'red/2': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.run();
    expect(t.ships('red', 'red/2')).toBeGreaterThan(0);
    expect(t.sheet('warrior').tokens).toBe(1);
  });

  it('wild: the defense has an encounter with the offense at home, then play goes on', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'attack-06', 'attack-05'], blue: ['attack-08', 'attack-20', 'flare:warrior'] },
        ships: { blue: { warp: 2 } },
      },
    );
    t.select('red', 'attack-40');
    t.select('blue', 'attack-08');
    expect(t.untilOffered('blue', 'flare:warrior')).toEqual(['flare:warrior', 'pass']);
    expect(t.question('blue')?.data?.at).toBe('window:encounter.after');
    const destiny = t.events('destiny-drawn').length;
    t.answer('blue', 'flare:warrior');
    t.until('blue', 'launch.aim');
    expect(t.encounter()).toMatchObject({ offense: t.seat('blue'), defense: t.seat('red'), extra: true });
    expect(t.options('blue')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    expect(t.events('destiny-drawn')).toHaveLength(destiny);
    // A whole encounter: blue took back a ship first.
    expect(t.events('ships-retrieved')).toContainEqual({ who: t.seat('blue'), n: 1 });
    t.answer('blue', 'red/3');
    t.send('blue', { 'blue/2': 2 });
    t.until('red', 'encounter.second');
    expect(t.ships('blue', 'red/3')).toBe(2);
    expect(t.hand('blue')).toEqual(['flare:warrior']);
    expect(t.turn()).toBe('red');
    expect(t.encounter()).toMatchObject({ offense: t.seat('red'), nth: 1, success: true });
    t.answer('red', true);
    expect(t.encounter().nth).toBe(2);
  });

  it('wild: needs an encounter card, and the role of the defense', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08', 'flare:warrior'] } },
    );
    t.use('blue', 'flare:warrior');
    expect(() => {
      t.run();
    }).toThrow('planned but never asked');
  });

  it('super: adds its tokens as an ally', () => {
    const play = (flare: boolean) => {
      const t = table(seats, {
        turn: 'blue',
        destiny: ['yellow'],
        hands: { blue: ['attack-08'], yellow: ['attack-04'], ...(flare ? { red: ['flare:warrior'] } : {}) },
        tokens: { warrior: 6 },
      });
      t.invite('blue', 'red');
      t.ally('red', 'offense', { 'red/1': 1 });
      return t;
    };
    const plain = play(false);
    plain.run();
    // 8 + 2 against three times 4, and 4
    expect(plain.events('outcome')[0]).toMatchObject({ winner: 1, margin: 6 });
    expect(plain.sheet('warrior').tokens).toBe(6);

    const boosted = play(true);
    expect(boosted.untilOffered('red', 'warrior')).toEqual(['warrior', 'pass']);
    boosted.answer('red', 'warrior');
    expect(boosted.events('outcome')[0]).toMatchObject({ winner: 1, margin: 0 });
    expect(boosted.sheet('warrior').tokens).toBe(6);
    expect(boosted.hand('red')).toEqual(['flare:warrior']);
  });
});

describe('Warrior', () => {
  it('adds its tokens to an attack that it has revealed, not to what became one', () => {
    const fight = (red: readonly string[]) => {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red, blue: ['attack-06'] } });
      t.sheet('warrior').tokens = 3;
      t.send('red', { 'red/1': 1 });
      t.select('red', red[0]);
      return t;
    };
    const attack = fight(['attack-08']);
    attack.run();
    expect(attack.events('outcome')).toMatchObject([{ totals: [12, 10] }]);
    const changed = fight(['negotiate', 'flare:human']);
    changed.use('red', 'flare:human');
    changed.run();
    expect(changed.events('outcome')).toMatchObject([{ totals: [43, 10] }]);
  });

  it('wild: not against somebody at whose home there is no room for a colony', () => {
    const t = table(
      { red: 'warpish', blue: 'pygmy', yellow: 'tripler', purple: 'void' },
      {
        turn: 'blue',
        destiny: ['red'],
        hands: { blue: ['attack-01'], red: ['attack-20', 'attack-08', 'flare:warrior'] },
        ships: {
          yellow: Object.fromEntries(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5'].map((x) => [x, 4])),
          purple: Object.fromEntries(['green/1', 'green/2', 'green/3', 'green/4', 'green/5'].map((x) => [x, 4])),
          blue: { warp: 10, out: 10 },
        },
      },
    );
    t.neverOffered('red', 'flare:warrior');
  });
});

describe('Warrior: tokens and roles', () => {
  const fight = { turn: 'red', destiny: ['blue'] } as const;

  it('two tokens for a victory with four planets each', () => {
    const t = table(seats, { ...fight, hands: { red: ['attack-40'], blue: ['attack-08'] }, options: { planets: 4 } });
    t.run();
    expect(t.sheet('warrior').tokens).toBe(2);
  });

  it('adds a single token, and uses nothing while it has none', () => {
    const hands = { red: ['attack-10'], blue: ['attack-08'] };
    const one = table(seats, { ...fight, hands, tokens: { warrior: 1 } });
    one.send('red', { 'red/1': 1 });
    one.run();
    expect(one.events('outcome')[0]).toMatchObject({ totals: [12, 12] });

    const none = table(seats, { ...fight, hands });
    none.run();
    expect(none.events('power-used')).toEqual([]);
  });

  it('super: for the defense too, and not as a bystander', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-08'], yellow: ['attack-04'], red: ['flare:warrior'] },
      tokens: { warrior: 6 },
    } as const;
    const t = table(seats, position);
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.untilOffered('red', 'warrior');
    expect(t.question('red')?.data?.at).toBe('window:reveal.revealed');
    t.answer('red', 'warrior');
    // 8 + 1 against three times 4, 4 + 1 and 6
    expect(t.events('outcome')[0]).toMatchObject({ totals: [9, 23] });

    table(seats, position).neverOffered('red', 'warrior');
  });

  it('wild: one planet of the offense where it has no colony yet is enough', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        ...fight,
        hands: { red: ['attack-40'], blue: ['attack-08', 'attack-20', 'flare:warrior'] },
        ships: { blue: { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 } },
      },
    );
    expect(t.untilOffered('blue', 'flare:warrior')).toEqual(['flare:warrior', 'pass']);
  });

  it('wild: is for the defense alone', () => {
    const people = { red: 'void', blue: 'healer', yellow: 'tripler' };
    const cards = ['attack-40', 'attack-20', 'flare:warrior'];
    table(people, { ...fight, hands: { red: cards, blue: ['attack-08'] } }).neverOffered('red', 'flare:warrior');
    table(people, { ...fight, hands: { red: ['attack-10'], blue: ['attack-08'], yellow: cards } }).neverOffered('yellow', 'flare:warrior');
  });
});
