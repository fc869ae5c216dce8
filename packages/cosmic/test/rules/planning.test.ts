import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void' };
const NEW_HAND = ['attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14', 'attack-20', 'attack-23', 'reinforcement-2'];

describe('R9 planning', () => {
  it('R9.2 an offense without an encounter card ends its turn; all ships go home, nobody wins', () => {
    const t = table(
      { red: 'trader', blue: 'healer', yellow: 'tripler', purple: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['plague'], yellow: ['attack-05'] } },
    );
    t.send('red', { 'red/1': 3 });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    // Red trades its only encounter card away.
    t.use('red', 'trader');
    t.plan('red', 'ships.return', { 'red/2': 3 });
    t.plan('purple', 'ships.return', { 'purple/1': 2 });
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect(t.events('outcome')).toEqual([]);
    expect([t.ships('red', 'red/2'), t.ships('purple', 'purple/1'), t.ships('red', 'gate')]).toEqual([7, 4, 0]);
    expect(t.turn()).toBe('blue');
    expect(t.hand('red')).toEqual(['plague']);
  });

  it('R9.3 a defense without an encounter card shows and discards its hand and draws eight', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-08'], blue: ['mobius-tubes', 'reinforcement-3'] },
      deck: NEW_HAND,
    });
    t.until('blue', 'planning.select');
    expect(t.events('hand-shown')).toEqual([{ who: 1, cards: ['mobius-tubes', 'reinforcement-3'] }]);
    expect(t.options('blue').sort()).toEqual(NEW_HAND.slice(0, 7).sort());
    expect(t.hand('blue')).toHaveLength(8);
  });

  it('R9.5 both choose among their encounter cards at the same time, neither sees the choice of the other', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-08', 'morph', 'quash'], blue: ['negotiate', 'attack-20', 'flare:zombie'] },
    });
    t.until('red', 'planning.select');
    expect(t.asked().sort()).toEqual(['blue planning.select', 'red planning.select']);
    expect(t.options('red').sort()).toEqual(['attack-08', 'morph']);
    expect(t.options('blue').sort()).toEqual(['attack-20', 'negotiate']);
    t.answer('blue', 'negotiate');
    expect(t.asked()).toEqual(['red planning.select']);
    // Nothing has happened yet that red could see.
    expect(t.events('card-selected')).toEqual([]);
    expect(t.view('red').encounter).toMatchObject({ slots: [null, null] });
    t.answer('red', 'attack-08');
    expect(t.events('card-revealed').map((e) => e.card)).toEqual(['attack-08', 'negotiate']);
  });

  it('R9.5 only who has laid a facedown card knows it, not who played the same card before', () => {
    const t = table(
      { red: 'sorcerer', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-20'] } },
    );
    t.until('red', 'planning.select');
    const [card] = t.state.cards.in[t.state.handOf[1]];
    // As if red had played it before a deal or a trade brought it to blue.
    t.encounter().played.push({ card, by: 0, zone: t.state.handOf[0], since: 'planning' });
    t.answer('red', 'attack-08');
    t.answer('blue', 'attack-20');
    expect(t.asked()).toEqual(['red use']);
    const seen = (who: 'red' | 'blue' | 'yellow') =>
      (t.view(who).encounter as { slots: { card: string | null }[] }).slots.map((x) => x.card?.slice(0, 9) ?? null);
    expect([seen('red'), seen('blue'), seen('yellow')]).toEqual([
      ['attack-08', null],
      [null, 'attack-20'],
      [null, null],
    ]);
  });

  it('R9.1 effects before selection come before the cards are chosen', () => {
    const t = table(
      { red: 'trader', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-20', 'attack-00'] } },
    );
    t.untilOffered('red', 'trader');
    expect(t.encounter().phase).toBe('planning');
    expect(t.asked()).toEqual(['red use']);
  });
});

describe('R9.2, R9.3 the last encounter card is lost while cards are selected', () => {
  /** Yellow may take a card from whoever has a colony at its home, at any time. The robbed player has one card. */
  const thief = { red: 'hacker', blue: 'healer', yellow: 'pickpocket', purple: 'void' };
  const rob = (t: ReturnType<typeof table>): void => {
    t.raise('yellow', 'pickpocket');
    t.answer('yellow', []);
  };

  it('the defense draws a new hand and selects from it; what the offense has selected holds', () => {
    for (const early of [true, false]) {
      const t = table(thief, {
        turn: 'red',
        destiny: ['blue'],
        ships: { blue: { 'yellow/1': 1 } },
        hands: { red: ['attack-06', 'attack-08'], blue: ['attack-20'], yellow: [] },
        deck: NEW_HAND,
      });
      t.until('red', 'planning.select');
      if (early) t.answer('red', 'attack-08');
      rob(t);
      if (!early) {
        expect(t.asked()).toEqual(['red planning.select']);
        t.answer('red', 'attack-08');
      }
      expect(t.hand('yellow')).toEqual(['attack-20']);
      expect(t.events('hand-shown')).toEqual([{ who: 1, cards: [] }]);
      expect(t.asked()).toEqual(['blue planning.select']);
      expect(t.options('blue').sort()).toEqual(NEW_HAND.slice(0, 7).sort());
      t.answer('blue', 'attack-23');
      expect(t.events('card-revealed')).toEqual([
        { who: 0, card: 'attack-08' },
        { who: 1, card: 'attack-23' },
      ]);
      expect(t.restored().divergence).toBeNull();
    }
  });

  it('the turn of the offense ends, without an outcome', () => {
    const t = table(thief, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { 'yellow/1': 1 } },
      hands: { red: ['attack-06'], blue: ['attack-20', 'attack-08'], yellow: [] },
    });
    t.until('blue', 'planning.select');
    rob(t);
    expect(t.asked()).toEqual(['blue planning.select']);
    t.select('blue', 'attack-20');
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect([t.events('card-revealed'), t.events('outcome')]).toEqual([[], []]);
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.turn()).toBe('blue');
  });

  it('the same just before both select, in a window of that moment', () => {
    const t = table(thief, {
      turn: 'red',
      destiny: ['blue'],
      ships: { blue: { 'yellow/1': 1 } },
      hands: { red: ['attack-06', 'flare:magician'], blue: ['attack-20'], yellow: [] },
      deck: NEW_HAND,
    });
    t.untilOffered('red', 'flare:magician');
    rob(t);
    t.until('blue', 'planning.select');
    expect(t.events('hand-shown')).toEqual([{ who: 1, cards: [] }]);
    expect(t.asked().sort()).toEqual(['blue planning.select', 'red planning.select']);
  });

  it('the same for whoever has to select first, and for whoever selects second', () => {
    const oracle = { ...thief, red: 'oracle' };
    const start = { turn: 'red', destiny: ['blue'], deck: NEW_HAND } as const;
    const first = table(oracle, {
      ...start,
      ships: { blue: { 'yellow/1': 1 } },
      hands: { red: ['attack-06'], blue: ['attack-20'], yellow: [] },
    });
    first.until('blue', 'planning.select');
    rob(first);
    expect(first.events('hand-shown')).toEqual([{ who: 1, cards: [] }]);
    expect(first.asked()).toEqual(['blue planning.select']);
    first.answer('blue', 'attack-23');
    expect(first.asked()).toEqual(['red planning.select']);

    const second = table(oracle, {
      ...start,
      ships: { red: { 'yellow/1': 1 } },
      hands: { red: ['attack-06'], blue: ['attack-20'], yellow: [] },
    });
    second.until('red', 'planning.select');
    rob(second);
    second.run();
    expect(second.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect(second.events('outcome')).toEqual([]);
  });

  it('the same where the offense selects first because card backs tell', () => {
    const t = table(thief, {
      turn: 'red',
      destiny: ['blue'],
      options: { rewards: 'incursion' },
      ships: { blue: { 'yellow/1': 1 } },
      hands: { red: ['attack-06', 'kicker-x3'], blue: ['attack-20'], yellow: [] },
      deck: NEW_HAND,
    });
    t.until('blue', 'planning.select');
    rob(t);
    expect(t.events('hand-shown')).toEqual([{ who: 1, cards: [] }]);
    expect(t.asked()).toEqual(['blue planning.select']);
  });
});

describe('R9.2 R9.3 who needs what to go on', () => {
  const order = { red: 'trader', blue: 'healer', yellow: 'pickpocket', purple: 'void' };

  it('an offense without a card ends its turn before the defense would draw a new hand', () => {
    const t = table(order, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { 'yellow/1': 1 } },
      hands: { red: ['attack-06'], blue: ['plague'], yellow: ['attack-05'] },
    });
    t.untilOffered('red', 'trader');
    t.raise('yellow', 'pickpocket');
    t.answer('yellow', []);
    t.until('red', 'ships.return');
    expect(t.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect([t.hand('blue'), t.events('hand-shown')]).toEqual([['plague'], []]);
  });

  it('without a success, as everybody sees', () => {
    const t = table(order, {
      turn: 'red',
      destiny: ['blue'],
      options: { technology: true },
      completed: { yellow: ['infinity-drive'] },
      hands: { red: ['attack-06'], blue: ['plague'], yellow: ['attack-05'] },
    });
    t.use('red', 'trader');
    t.untilOffered('yellow', 'tech:infinity-drive');
    expect(t.view('blue').encounter).toMatchObject({ success: false, outcome: null });
  });

  it('a defense that needs two cards and has one draws a new hand, an offense selects the one it has', () => {
    const deuce = { red: 'hacker', blue: 'deuce', yellow: 'pickpocket', purple: 'void' };
    const defense = table(deuce, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-06'], blue: ['attack-08', 'plague'], yellow: ['attack-05'] },
      deck: NEW_HAND,
    });
    defense.until('blue', 'planning.select');
    expect(defense.events('hand-shown')).toEqual([{ who: 1, cards: ['attack-08', 'plague'] }]);

    const offense = table(deuce, {
      turn: 'blue',
      destiny: ['red'],
      ships: { blue: { 'yellow/1': 1 } },
      hands: { red: ['attack-06'], blue: ['attack-08', 'attack-10'], yellow: ['attack-05'] },
    });
    offense.until('blue', 'launch.ships');
    offense.raise('yellow', 'pickpocket');
    offense.answer('yellow', []);
    offense.until('blue', 'planning.select');
    expect([offense.events('hand-shown'), offense.events('out-of-cards')]).toEqual([[], []]);
  });

  describe('R26.7 whoever has played an intimidate', () => {
    const order2 = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void' };
    const laid = (hands: object, who: 'red' | 'blue', options: object = {}) => {
      const t = table(order2, {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'dominion', ...options },
        hands: { yellow: ['attack-05'], ...hands },
      });
      t.until('red', 'launch.ships');
      t.raise(who, 'intimidate-19');
      return t;
    };

    it('as the defense needs no new hand, is not asked, and has selected it', () => {
      const t = laid({ red: ['attack-06'], blue: ['intimidate-19', 'plague'] }, 'blue');
      t.until('red', 'planning.select');
      expect([t.asked(), t.hand('blue'), t.events('hand-shown')]).toEqual([['red planning.select'], ['plague'], []]);
      t.run();
      expect(t.events('card-revealed').map((x) => x.card)).toEqual(['attack-06', 'intimidate-19']);
    });

    it('as the offense does not lose its turn', () => {
      const t = laid({ red: ['attack-06', 'intimidate-19'], blue: ['attack-08', 'attack-10'] }, 'red');
      t.until('blue', 'planning.select');
      expect([t.asked(), t.events('out-of-cards')]).toEqual([['blue planning.select'], []]);
      t.run();
      expect(t.hand('red')).toEqual(['attack-06']);
    });

    it('has selected it as well where the offense commits first because card backs tell', () => {
      const t = laid({ red: ['attack-06', 'intimidate-19'], blue: ['attack-08', 'kicker-x2-duplicity'] }, 'red');
      t.until('blue', 'planning.select');
      expect(t.events('card-selected')).toEqual([{ who: 0 }]);
      t.run();
      expect(t.events('card-revealed').map((x) => [x.who, x.card])).toEqual([
        [0, 'intimidate-19'],
        [1, 'attack-08'],
      ]);
    });

    it('as an ally has it offered to the main player once cards are selected, or taken back', () => {
      for (const accepted of [true, false]) {
        const t = table(order2, {
          turn: 'red',
          destiny: ['blue'],
          options: { rewards: 'dominion' },
          hands: { red: ['attack-06', 'attack-04'], blue: ['attack-08'], yellow: ['intimidate-19'], purple: ['intimidate-29'] },
        });
        t.until('red', 'launch.ships');
        t.raise('yellow', 'intimidate-19');
        t.raise('purple', 'intimidate-29');
        t.invite('red', 'yellow');
        t.invite('blue', 'purple');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
        t.ally('purple', 'defense', { 'purple/1': 1 });
        t.select('red', 'attack-06');
        t.until('red', 'intimidate.accept');
        expect(t.options('red')).toEqual(['yellow', 'keep']);
        t.answer('red', accepted ? 'yellow' : 'keep');
        expect(t.options('blue')).toEqual(['purple', 'keep']);
        t.answer('blue', 'keep');
        expect(t.events('card-revealed').map((x) => x.card)).toEqual([accepted ? 'intimidate-19' : 'attack-06', 'attack-08']);
        expect([t.hand('yellow'), t.hand('purple')]).toEqual([accepted ? [] : ['intimidate-19'], ['intimidate-29']]);
        expect(t.hand('red')).toEqual(accepted ? ['attack-04', 'attack-06'] : ['attack-04']);
      }
    });
  });

  it('R9.5 both select at once where no card back tells anything, also with a reward deck', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      options: { rewards: 'dominion' },
      hands: { red: ['attack-06', 'attack-08'], blue: ['attack-20', 'attack-10'] },
    });
    t.until('red', 'planning.select');
    expect(t.asked().sort()).toEqual(['blue planning.select', 'red planning.select']);
  });

  it('R9.1 the Oracle may call off an encounter when it has seen the card, before it selects its own', () => {
    const t = table(
      { ...seats, red: 'oracle' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06', 'flare:oracle'], blue: ['attack-20'] } },
    );
    t.untilOffered('red', 'flare:oracle');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:planning.shown' } });
    expect([t.events('card-revealed').length, t.hand('red')]).toEqual([1, ['attack-06', 'flare:oracle']]);
  });

  it('a demand that cannot be met is void', () => {
    const t = table(
      { ...seats, red: 'loser', blue: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06', 'flare:loser'], blue: ['negotiate'], yellow: ['attack-05'] } },
    );
    t.use('red', 'loser');
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toEqual(['negotiate']);
  });
});

describe('R9.5 cards that lie facedown', () => {
  it('nobody sees a total as long as they do', () => {
    const t = table(
      { ...seats, red: 'mirror' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['attack-05'] } },
    );
    t.untilOffered('red', 'mirror');
    expect(t.view('yellow').encounter).toMatchObject({ slots: [{ up: false }, { up: false }], totals: null });
  });
});
