import { hasOptions, type Decision } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'plant', blue: 'macron', yellow: 'tripler', purple: 'void' };
/** Red has a colony at yellow's and encounters blue. */
const grafting = {
  turn: 'red',
  destiny: ['blue'],
  ships: { red: { 'yellow/1': 2 } },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'] },
} as const;

describe('Plant', () => {
  it('grafts a player at whose home it has a colony, for this encounter', () => {
    const t = table(seats, { ...grafting, ships: { red: { 'yellow/1': 2, 'purple/1': 1 } } });
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'plant')).toEqual(['plant', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.beforeSelect');
    t.answer('red', 'plant');
    expect(t.question('red')).toMatchObject({ tag: 'plant.graft', seat: 0 });
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', 'yellow');
    expect(t.sheet('tripler')).toMatchObject({ owner: t.seat('yellow'), loan: { to: t.seat('red') } });
    // Tripler is mandatory: 8 counts three times for red, 24 and two ships against 10 and four times four.
    t.run();
    expect(t.events('power-used')).toContainEqual({ who: t.seat('red'), alien: 'tripler', clause: 'use' });
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 1, totals: [26, 26] }]);
    expect(t.sheet('tripler').loan).toBeNull();
    expect(t.events('power-returned')).toHaveLength(1);
    expect(t.restored().divergence).toBeNull();
  });

  it('needs a colony in the home system and a power that is not lost', () => {
    const none = table(seats, { ...grafting, ships: {} });
    none.run();
    expect(none.events('power-taken')).toEqual([]);
    expect(none.story()).not.toContain('plant.graft');

    // Yellow has no power: two home colonies are left to it.
    const lost = table(seats, {
      ...grafting,
      ships: { red: { 'yellow/1': 2 }, yellow: { 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0, warp: 12 } },
    });
    lost.use('red', 'plant');
    expect(() => lost.run()).toThrow('planned but never asked');
    expect(lost.sheet('tripler').down).toBe(true);
  });

  it('grafts as a main player, and once an encounter though cards are drawn again before selecting', () => {
    const ally = table(seats, { ...grafting, turn: 'blue', destiny: ['purple'], hands: { blue: ['attack-10'], purple: ['attack-06'] } });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'plant');

    const t = table(seats, {
      ...grafting,
      ships: { red: { 'yellow/1': 2, 'purple/1': 1 } },
      hands: { ...grafting.hands, blue: ['quash'] },
      strict: ['red'],
    });
    t.use('red', 'plant');
    t.plan('red', 'plant.graft', 'purple');
    t.run();
    expect([t.events('power-taken').length, t.events('hand-shown').length]).toEqual([1, 1]);
  });

  it('cannot graft what cannot be taken', () => {
    const t = table({ ...seats, yellow: 'swindler' }, grafting);
    t.use('red', 'plant');
    expect(() => t.run()).toThrow('planned but never asked');
  });

  it('grafts nothing when it is zapped', () => {
    const t = table(seats, { ...grafting, hands: { ...grafting.hands, purple: ['cosmic-zap'] } });
    t.use('red', 'plant');
    t.zap('purple', 'plant');
    t.run();
    expect(t.events('power-taken')).toEqual([]);
    expect(t.events('power-used')).not.toContainEqual({ who: t.seat('red'), alien: 'tripler', clause: 'use' });
  });

  describe('stacks that Plant made with the power of Fungus', () => {
    /** Red has captured four blue ships under one of its own and has a second encounter, against purple. */
    function carrying(purple: string) {
      const t = table(
        { red: 'plant', blue: 'tripler', yellow: 'fungus', purple: 'trader' },
        { ...grafting, destiny: ['blue', 'purple'], hands: { red: ['attack-20', 'attack-08'], blue: ['attack-01'], purple: [purple] } },
      );
      t.send('red', { 'red/1': 1 });
      t.use('red', 'plant');
      t.select('red', 'attack-20');
      t.plan('red', 'encounter.second', true);
      t.plan('red', 'launch.ships', (d) => ({ [stackIn(d)]: 1 }));
      return t;
    }
    const stackIn = (d: Decision): string => (d.kind === 'spread' ? (d.places.find((x) => x.id.includes('#'))?.id ?? '') : '');

    it('[faq-plant-1] stay under its ships but count as one ship without the graft, and come free in the warp', () => {
      const t = carrying('attack-40');
      t.until('red', 'encounter.second');
      expect(t.state.stacks).toHaveLength(1);
      expect([t.ships('red', 'blue/1'), t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([1, 0, 0]);
      t.runWhile(() => t.events('outcome').length < 2);
      expect(t.events('outcome')[1]).toMatchObject({ winner: 1, totals: [8 + 1, 40 + 4] });
      t.runWhile(() => t.state.turn.number === 1);
      expect(t.state.stacks).toEqual([]);
      expect(t.events('ships-freed')).toEqual([{ colour: 'blue', n: 4 }]);
    });

    it('[faq-plant-1] count for all their ships when Fungus is grafted again', () => {
      for (const [grafts, ships] of [
        [true, 5],
        [false, 1],
      ] as const) {
        const t = carrying('attack-05');
        t.until('red', 'encounter.second');
        if (grafts) t.use('red', 'plant');
        t.runWhile(() => t.events('outcome').length < 2);
        expect(t.events('outcome')[1]).toMatchObject({ totals: [8 + ships, 5 + 4] });
      }
    });
  });

  it('[faq-plant-2] gives the grafted power back at once when it loses its own', () => {
    const t = table(
      { red: 'tripler', blue: 'plant', yellow: 'healer' },
      {
        turn: 'red',
        destiny: ['blue'],
        // Blue has three home colonies, one of which it is about to lose.
        ships: { blue: { 'yellow/1': 2, 'blue/4': 0, 'blue/5': 0 } },
        hands: { red: ['attack-10'], blue: ['attack-04'] },
      },
    );
    t.aim('red', 'blue/1');
    t.use('blue', 'plant');
    t.untilOffered('yellow', 'healer');
    expect(t.state.turn.number).toBe(1);
    // Still in the middle of the losses: yellow may heal the very ships whose loss cost blue its power.
    expect(t.question('yellow')).toMatchObject({ data: { at: 'event:ships.lost', owner: t.seat('blue') } });
    expect(t.sheet('plant').down).toBe(true);
    expect(t.sheet('healer')).toMatchObject({ loan: null, down: false });
    t.run();
  });

  it('[faq-plant-3] has the tokens of the Warrior it grafts', () => {
    const t = table({ ...seats, yellow: 'warrior' }, { ...grafting, tokens: { warrior: 7 } });
    t.use('red', 'plant');
    t.runTo('reveal');
    t.run();
    expect(t.events('total-changed')).toContainEqual({ side: 'offense', n: 7 });
  });

  it('[faq-plant-3] may look at the hoard of the Miser it grafts, and play from it', () => {
    const t = table({ ...seats, yellow: 'miser' }, { ...grafting, deck: ['attack-40', 'quash'] });
    const { hoard } = t.sheet('miser').zones;
    t.untilOffered('red', 'plant');
    expect(t.view('red')[`zone:${hoard}`]).toBe(8);
    t.answer('red', 'plant');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(expect.arrayContaining(['attack-08', 'attack-40']));
    expect(t.view('red')[`zone:${hoard}`]).toHaveLength(8);
    expect(t.view('yellow')[`zone:${hoard}`]).toBe(8);
    t.select('red', 'attack-40');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
    expect(t.view('red')[`zone:${hoard}`]).toBe(7);
  });

  it('[faq-plant-5] [faq-flare-6] leaves the robbed player only the wild text of the flare', () => {
    const t = table(
      { red: 'plant', blue: 'tripler', yellow: 'macron' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { 'blue/2': 1 } },
        hands: { red: ['attack-20'], blue: ['attack-12', 'flare:tripler'] },
      },
    );
    t.use('red', 'plant');
    t.untilOffered('blue', 'flare:tripler');
    expect(t.encounter().phase).toBe('reveal');
    const d = t.question('blue');
    expect(d && hasOptions(d) ? d.options.map((o) => o.split(':')[1]) : []).toEqual(['wild.use', undefined]);
    t.answer('blue', 'flare:tripler');
    // 20 becomes 7 by the wild flare, then 21 by the power red has grafted; blue is no Tripler, so its 12 stays.
    expect(t.events('card-changed').map((e) => e.value)).toEqual([7, 21]);
    expect(t.story()).not.toContain('answers super');
  });

  it('[faq-flare-6] does not get the super text of a flare with the power it grafts', () => {
    const t = table({ ...seats }, { ...grafting, hands: { red: ['attack-12', 'flare:tripler'], blue: ['attack-10'], yellow: [] } });
    t.use('red', 'plant');
    t.run();
    expect(t.story()).not.toContain('answers super');
    expect(t.events('card-changed')).toMatchObject([{ value: 4 }]);

    // Nor has it whoever was robbed of the power, nor anybody who has nothing to do with it.
    const robbed = table(seats, { ...grafting, hands: { red: ['attack-12'], blue: ['attack-10'], yellow: ['flare:tripler'] } });
    robbed.use('red', 'plant');
    robbed.run();
    expect(robbed.story()).not.toContain('answers super');
    const wild = table(seats, { ...grafting, hands: { red: ['attack-20'], blue: ['attack-10', 'flare:tripler'], yellow: [] } });
    wild.use('blue', 'flare:tripler');
    wild.run();
    expect(wild.events('card-played')).toEqual([{ who: 1, card: 'flare:tripler', text: 'wild' }]);
    // The alien itself has it, as long as nobody takes the power.
    const whole = table(seats, {
      turn: 'yellow',
      destiny: ['blue'],
      hands: { yellow: ['attack-12', 'flare:tripler'], blue: ['attack-10'] },
    });
    whole.boost('yellow');
    whole.run();
    expect(whole.events('card-played')).toMatchObject([{ who: 2, text: 'super' }]);
  });

  describe('wild', () => {
    const position = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'flare:plant'], blue: ['attack-10'] } } as const;
    const robbing = { red: 'macron', blue: 'void', yellow: 'tripler', purple: 'healer' };

    it('takes the power of an ally of either side, in place of its own, until the encounter is over', () => {
      const t = table(robbing, position);
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'purple');
      t.invite('blue', 'yellow');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.use('red', 'flare:plant', { at: 'window:alliance.formed' });
      t.until('red', 'plant.steal');
      expect(t.options('red')).toEqual(['yellow', 'purple']);
      t.answer('red', 'yellow');
      expect(t.sheet('tripler').loan).toMatchObject({ to: t.seat('red') });
      t.run();
      // 8 counts three times, red's only ship no longer four: 24, 1 and purple's 1 against 10, 4 and yellow's 1.
      expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [26, 15] }]);
      expect(t.sheet('tripler').loan).toBeNull();
      expect(t.hand('red')).toContain('flare:plant');
    });

    it('[faq-plant-3] has the tokens of the Warrior it takes', () => {
      const t = table({ ...robbing, yellow: 'warrior' }, { ...position, tokens: { warrior: 6 } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('red', 'flare:plant');
      t.run();
      expect(t.events('total-changed')).toContainEqual({ side: 'offense', n: 6 });
    });

    it('is not offered without an ally who has a power to take', () => {
      const t = table(robbing, position);
      t.neverOffered('red', 'flare:plant');
      const swindler = table({ ...robbing, yellow: 'swindler' }, position);
      swindler.invite('red', 'yellow');
      swindler.ally('yellow', 'offense', { 'yellow/1': 1 });
      swindler.neverOffered('red', 'flare:plant');
      // Nor to an ally.
      const ally = table(robbing, { ...position, hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:plant'] } });
      ally.invite('red', 'yellow', 'purple');
      ally.ally('yellow', 'offense', { 'yellow/1': 1 });
      ally.ally('purple', 'offense', { 'purple/1': 1 });
      ally.neverOffered('yellow', 'flare:plant');
      // A Lunatic that is its own ally does not rob itself.
      const self = table(
        { ...robbing, blue: 'lunatic' },
        { ...position, hands: { red: ['attack-08'], blue: ['attack-10', 'flare:plant'] } },
      );
      self.use('blue', 'lunatic');
      self.plan('blue', 'alliance.ships', { 'blue/2': 2 });
      self.neverOffered('blue', 'flare:plant');
    });
  });

  describe('super', () => {
    const five = { 'red/1': 1, 'red/2': 1, 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1 };
    const position = {
      turn: 'yellow',
      destiny: ['purple'],
      ships: { blue: five, red: { 'blue/5': 1 } },
      hands: { red: ['flare:plant'], yellow: ['attack-08'], purple: ['attack-10'] },
    } as const;

    it('wins alone instead of a winner at whose home it has a colony', () => {
      const t = table(seats, position);
      t.untilOffered('red', 'flare:plant');
      expect(t.question('red')).toMatchObject({ data: { at: 'event:win' } });
      t.answer('red', 'flare:plant');
      t.run();
      expect([t.winners(), t.state.wonBy]).toEqual([['red'], 'plant']);
    });

    it('wins alone of two winners, a colony with one of whom is enough', () => {
      const others = { 'red/3': 1, 'red/4': 1, 'blue/1': 1, 'blue/2': 1, 'purple/2': 1 };
      const t = table(seats, { ...position, ships: { blue: five, red: { 'blue/5': 1 }, yellow: others } });
      t.use('red', 'flare:plant');
      t.run();
      expect(t.winners()).toEqual(['red']);
    });

    it('does nothing without a colony there, without its own power, or when the flare is card-zapped', () => {
      const elsewhere: { [place: string]: number } = { 'yellow/1': 1 };
      const powerless: { [place: string]: number } = { 'blue/5': 1, 'red/3': 0, 'red/4': 0, 'red/5': 0, warp: 12 };
      for (const red of [elsewhere, powerless]) {
        const t = table(seats, { ...position, ships: { ...position.ships, red } });
        t.use('red', 'flare:plant');
        expect(() => t.run()).toThrow('planned but never asked');
        expect(t.winners()).toEqual(['blue']);
      }
      const t = table(seats, { ...position, hands: { ...position.hands, blue: ['card-zap'] } });
      t.use('red', 'flare:plant');
      t.cardZap('blue', 'flare:plant');
      t.run();
      expect(t.winners()).toEqual(['blue']);
    });
  });
});

describe('Plant: the flare of somebody whose own power cannot be lost', () => {
  it('wild: the Pygmy has the power of an ally on top of its own', () => {
    const t = table(
      { red: 'pygmy', blue: 'void', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate', 'flare:plant'], blue: ['negotiate'] } },
    );
    t.send('red', { 'red/1': 2, 'red/2': 2 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'flare:plant');
    t.leave('red');
    const d = t.until('red', 'ships.return');
    expect(t.events('power-taken')).toEqual([{ alien: 'tripler', by: t.seat('red'), from: t.seat('yellow') }]);
    // Its planets hold four ships at most, in this encounter like in any other: two more where there are two.
    expect(d).toMatchObject({ min: 4, places: expect.arrayContaining([{ id: 'purple/5', max: 2 }]) });
  });
});
