import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { table } from '../table.ts';

const at = { red: 'daredevil', yellow: 'void', blue: 'mite', purple: 'healer', green: 'trader' };

/** Red attacks with four ships against four. */
function fight(red: string, blue: string, extra: readonly string[] = [], more: object = {}) {
  const t = table(at, { turn: 'red', destiny: ['blue'], hands: { red: [red, ...extra], yellow: ['attack-05'], blue: [blue] }, ...more });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 4 });
  t.select('red', red);
  return t;
}

describe('Daredevil', () => {
  it('may discard a low attack card and take its value off the total of its side', () => {
    const t = fight('attack-20', 'attack-10', ['attack-08', 'attack-00', 'attack-09', 'attack-01', 'negotiate']);
    expect(t.untilOffered('red', 'daredevil')).toEqual(['daredevil', 'pass']);
    t.answer('red', 'daredevil');
    // From 01 to 08, nothing else.
    expect(t.options('red')).toEqual(['attack-08', 'attack-01']);
    t.answer('red', 'attack-08');
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: -8 }]);
    t.run();
    expect(t.pile(Z.discard)).toContain('attack-08');
    // 24 - 8 against 14: won by 2.
    expect(t.events('outcome')).toMatchObject([{ winner: 0, margin: 2 }]);
    expect(t.events('rewards')).toEqual([{ who: t.seat('red'), ships: 0, cards: 4 }]);
  });

  it('takes it off as an ally of the defense too, and nothing as a bystander or with other cards', () => {
    const seats = { ...at, red: 'mite', blue: 'clone', purple: 'daredevil' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-10'], blue: ['attack-30'], purple: ['attack-04', 'flare:daredevil'] },
    } as const;
    const ally = table(seats, position);
    ally.invite('blue', 'purple');
    ally.ally('purple', 'defense', { 'purple/1': 1 });
    ally.use('purple', 'daredevil', { at: 'window:reveal.reinforce' });
    ally.run();
    expect(ally.events('total-changed')).toEqual([{ side: 'defense', n: -4 }]);
    table(seats, position).neverOffered('purple', 'daredevil');
    const other = table(seats, { ...position, hands: { ...position.hands, purple: ['reinforcement-2', 'attack-09'] } });
    other.invite('blue', 'purple');
    other.ally('purple', 'defense', { 'purple/1': 1 });
    other.neverOffered('purple', 'daredevil');
  });

  it('keeps the card when it is zapped, and is still rewarded for a close victory', () => {
    const t = fight('attack-10', 'attack-06', ['attack-04'], {
      hands: { red: ['attack-10', 'attack-04'], yellow: ['attack-05', 'cosmic-zap'], blue: ['attack-06'] },
    });
    t.use('red', 'daredevil');
    t.zap('yellow', 'daredevil');
    t.run();
    expect(t.events('total-changed')).toEqual([]);
    expect(t.hand('red')).toContain('attack-04');
    expect(t.events('rewards')).toEqual([{ who: t.seat('red'), ships: 0, cards: 4 }]);
  });

  it('has everybody on its side rewarded for a victory by 4 or less, on top of all else', () => {
    const t = fight('attack-10', 'attack-11', [], { ships: { green: { warp: 1 } } });
    t.invite('red', 'purple', 'green');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.ally('green', 'offense', { 'green/1': 3 });
    // 10 + 4 + 5 against 11 + 4.
    expect(t.until('green', 'rewards.ships')).toMatchObject({ max: 1, data: { n: 3 } });
    t.answer('green', 1);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ margin: 4 }]);
    expect(t.events('rewards').map((x) => [x.who, x.ships, x.cards])).toEqual([
      [t.seat('red'), 0, 4],
      [t.seat('purple'), 0, 2],
      [t.seat('green'), 1, 2],
    ]);
    expect(['red', 'purple', 'green'].map((x) => t.foreign(x))).toEqual([1, 1, 1]);
  });

  it('rewards its side as an ally and in defense, where allies have their usual rewards besides', () => {
    const t = table(
      { red: 'mite', yellow: 'void', blue: 'trader', purple: 'daredevil', green: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], yellow: ['attack-05'], blue: ['attack-09'] } },
    );
    t.send('red', { 'red/1': 4 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.run();
    // 14 against 14: the defense wins a tie, by nothing.
    expect(t.events('rewards').map((x) => [x.who, x.cards])).toEqual([
      [t.seat('purple'), 1],
      [t.seat('blue'), 4],
      [t.seat('purple'), 1],
    ]);
  });

  it('rewards nobody for winning by 5, for a defeat, or against a negotiate', () => {
    const clear = fight('attack-11', 'attack-06');
    clear.run();
    const lost = fight('attack-06', 'attack-08');
    lost.run();
    const easy = fight('attack-11', 'negotiate');
    easy.run();
    for (const t of [clear, lost, easy]) expect(t.events('rewards')).toEqual([]);
  });

  it('rewards nobody under Ionic Gas', () => {
    const t = fight('attack-10', 'attack-06', [], {
      hands: { red: ['attack-10'], yellow: ['attack-05', 'ionic-gas'], blue: ['attack-06'] },
    });
    t.use('yellow', 'ionic-gas');
    t.run();
    expect(t.events('rewards')).toEqual([]);
  });

  describe('wild', () => {
    const others = { ...at, red: 'trader', green: 'human' };
    function stunt(red: string, blue: string, who: 'red' | 'blue' = 'red') {
      const flare = ['flare:daredevil'];
      const hands = { red: [red, ...(who === 'red' ? flare : [])], yellow: ['attack-05'], blue: [blue, ...(who === 'blue' ? flare : [])] };
      const t = table(others, { turn: 'red', destiny: ['blue'], hands, ships: { red: { 'blue/4': 1 } } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/2': 4 });
      expect(t.untilOffered(who, 'flare:daredevil')).toEqual(['flare:daredevil', 'pass']);
      expect(t.question(who)).toMatchObject({ data: { at: 'window:planning.selected' } });
      t.answer(who, 'flare:daredevil');
      return t;
    }

    it("founds a colony anywhere at the opponent's home with one ship after a close victory", () => {
      const t = stunt('attack-10', 'attack-06');
      t.until('red', 'daredevil.site');
      expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/5', 'none']);
      t.answer('red', 'blue/3');
      t.run();
      expect([t.ships('red', 'blue/3'), t.ships('red', 'blue/1'), t.foreign('red'), t.warp('red')]).toEqual([1, 3, 3, 0]);
      expect(t.hand('red')).toEqual(['flare:daredevil']);
    });

    it('is for allies of either side, and for no bystander', () => {
      const position = {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-10'], blue: ['attack-06'], purple: ['flare:daredevil'] },
      } as const;
      const ally = table(others, position);
      ally.invite('blue', 'purple');
      ally.ally('purple', 'defense', { 'purple/1': 1 });
      expect(ally.untilOffered('purple', 'flare:daredevil')).toEqual(['flare:daredevil', 'pass']);
      table(others, position).neverOffered('purple', 'flare:daredevil');
    });

    it('costs the ships also when the encounter is called off, and once the outcome stands', () => {
      const lost = stunt('attack-04', 'attack-15');
      lost.until('red', 'daredevil.price');
      expect(lost.events('cards-discarded')).toEqual([]);
      const t = stunt('attack-12', 'negotiate');
      t.until('red', 'daredevil.price');
      expect([t.events('cards-discarded'), t.warp('red')]).toEqual([[], 0]);
    });

    it('founds it where there is room', () => {
      // A pygmy planet holds four. 14 against 12.
      const blue = { 'blue/1': 4, 'blue/2': 3, 'blue/3': 4, 'blue/4': 4, 'blue/5': 4 };
      const hands = { red: ['attack-10', 'flare:daredevil'], blue: ['attack-08'] };
      const t = table({ ...others, blue: 'pygmy' }, { turn: 'red', destiny: ['blue'], hands, ships: { blue } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/2': 4 });
      t.use('red', 'flare:daredevil');
      t.until('red', 'daredevil.site');
      expect(t.options('red').filter((x) => x.startsWith('blue'))).toEqual(['blue/1', 'blue/2']);
    });

    it('may be left at that', () => {
      const t = stunt('attack-10', 'attack-06');
      t.plan('red', 'daredevil.site', 'none');
      t.run();
      expect([t.foreign('red'), t.warp('red')]).toEqual([2, 0]);
    });

    it("works for the defense, at the offense's home", () => {
      const t = stunt('attack-06', 'attack-08', 'blue');
      t.until('blue', 'daredevil.site');
      expect(t.options('blue')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'none']);
      t.answer('blue', 'red/1');
      expect([t.ships('blue', 'red/1'), t.ships('blue', 'blue/1')]).toEqual([1, 3]);
    });

    it('costs three ships of its choice however else the encounter ends', () => {
      const clear = stunt('attack-12', 'attack-06');
      const lost = stunt('attack-04', 'attack-15');
      const easy = stunt('attack-12', 'negotiate');
      for (const t of [clear, lost, easy]) {
        const before = t === lost ? 4 : 0;
        t.until('red', 'daredevil.price');
        expect(t.question('red')).toMatchObject({ kind: 'spread', min: 3, max: 3 });
        t.answer('red', { 'red/3': 3 });
        t.run();
        expect(t.warp('red')).toBe(before + 3);
      }
      expect(clear.foreign('red')).toBe(2);
    });
  });

  describe('super', () => {
    it('has its side rewarded for winning by 6 or less', () => {
      const t = fight('attack-12', 'attack-06', ['flare:daredevil']);
      expect(t.untilOffered('red', 'flare:daredevil')).toEqual(['flare:daredevil', 'pass']);
      t.use('red', 'flare:daredevil');
      t.run();
      expect(t.events('rewards')).toEqual([{ who: t.seat('red'), ships: 0, cards: 4 }]);
    });

    it('is not needed by 4 and not enough by 7', () => {
      fight('attack-10', 'attack-06', ['flare:daredevil']).neverOffered('red', 'flare:daredevil');
      fight('attack-13', 'attack-06', ['flare:daredevil']).neverOffered('red', 'flare:daredevil');
    });
  });
});

describe('Daredevil super flare', () => {
  it('is not offered when nobody may be rewarded any more', () => {
    const t = fight('attack-12', 'attack-06', ['flare:daredevil', 'ionic-gas']);
    t.use('red', 'ionic-gas');
    t.neverOffered('red', 'flare:daredevil');
  });

  it('is for a main player, not for an ally', () => {
    const t = table(at, {
      turn: 'green',
      destiny: ['blue'],
      hands: { red: ['flare:daredevil'], yellow: ['attack-05'], green: ['attack-12'], blue: ['attack-06'] },
    });
    t.aim('green', 'blue/1');
    t.send('green', { 'green/1': 3 });
    t.invite('green', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.neverOffered('red', 'flare:daredevil');
    expect(t.events('outcome')).toMatchObject([{ totals: [16, 10] }]);
  });
});

describe('Daredevil flare at a home with one planet', () => {
  it('wild: founds the colony on the only planet there is', () => {
    const gone = ['blue/2', 'blue/3', 'blue/4', 'blue/5'];
    const seats = { ...at, red: 'mite', blue: 'clone' };
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      gone,
      ships: { blue: { warp: 16 } },
      hands: { red: ['attack-12', 'flare:daredevil'], blue: ['attack-10'] },
    });
    t.send('red', { 'red/1': 4 });
    t.use('red', 'flare:daredevil');
    t.until('red', 'daredevil.site');
    expect(t.options('red')).toEqual(['blue/1', 'none']);
    t.answer('red', 'blue/1');
    t.run();
    expect([t.ships('red', 'blue/1'), t.warp('red')]).toEqual([4, 0]);
  });
});

describe('Daredevil and a Macron on its side', () => {
  it('everybody is rewarded as for ships of their own', () => {
    const t = table({ ...at, purple: 'macron' }, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-12'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.run();
    // 10 + 4 + 4 against 12 + 4. A ship of the Macron brings two rewards.
    expect(t.events('outcome')).toMatchObject([{ winner: 0, margin: 2 }]);
    expect(t.events('rewards').map((x) => [x.who, x.cards])).toEqual([
      [t.seat('red'), 4],
      [t.seat('purple'), 2],
    ]);
  });
});

describe('Daredevil flare without a ship', () => {
  it('wild: founds nothing, and asks for nothing', () => {
    const t = table(
      { ...at, red: 'mite', blue: 'clone' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { out: 20 } },
        hands: { red: ['attack-15', 'flare:daredevil'], blue: ['attack-08'] },
      },
    );
    t.use('red', 'flare:daredevil');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, margin: 3 }]);
    expect(t.story()).not.toContain('answers daredevil');
    expect(t.colonies('red')).toBe(0);
  });
});
