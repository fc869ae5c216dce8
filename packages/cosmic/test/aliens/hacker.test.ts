import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

// Yellow sits next and holds encounter cards, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'healer', blue: 'tripler', purple: 'void' };
const YELLOW = ['attack-40', 'attack-30', 'morph', 'reinforcement-3'];
/** Red loses two ships with a negotiate. */
const lost = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'attack-10'], yellow: YELLOW },
} as const;

function defeated(hands: { readonly [colour: string]: readonly string[] } = lost.hands) {
  const t = table(seats, { ...lost, hands });
  t.send('red', { 'red/1': 2 });
  t.select('blue', 'attack-08');
  return t;
}

describe('Hacker', () => {
  it('collects its compensation from anybody, with open eyes', () => {
    const t = defeated();
    expect(t.untilOffered('red', 'hacker')).toEqual(['hacker', 'pass']);
    t.answer('red', 'hacker');
    // Purple has no cards.
    expect(t.options('red')).toEqual(['yellow', 'blue']);
    t.answer('red', 'yellow');
    expect(t.question('red')).toMatchObject({ tag: 'compensation.pick', min: 2, max: 2 });
    expect(t.options('red').sort()).toEqual([...YELLOW].sort());
    t.answer('red', ['attack-40', 'morph']);
    expect(t.hand('red')).toEqual(['attack-40', 'morph']);
    expect(t.hand('yellow')).toEqual(['attack-30', 'reinforcement-3']);
    expect(t.hand('blue')).toHaveLength(2);
    // Nothing goes back without the super flare.
    expect(t.asked()).not.toContain('red hacker.exchange');
  });

  it('collects from nobody but those who hold a card, and one is enough', () => {
    const one = defeated({ red: ['negotiate'], blue: ['attack-08', 'attack-06'], yellow: YELLOW });
    one.use('red', 'hacker');
    one.until('red', 'hacker.victim');
    expect(one.options('red')).toEqual(['yellow', 'blue']);

    const none = table(
      { red: 'hacker', blue: 'tripler', yellow: 'healer' },
      { ...lost, hands: { red: ['negotiate'], blue: ['attack-08'] } },
    );
    none.neverOffered('red', 'hacker');
  });

  it('may collect from its opponent as usual, at random', () => {
    const t = defeated();
    t.untilOffered('red', 'hacker');
    t.answer('red', 'pass');
    expect(t.hand('red')).toHaveLength(2);
    expect(t.hand('blue')).toEqual([]);
    expect(t.hand('yellow')).toHaveLength(4);
  });

  it('collects at random from its opponent when it is zapped', () => {
    const t = defeated({ ...lost.hands, purple: ['cosmic-zap'] });
    t.use('red', 'hacker');
    t.plan('red', 'hacker.victim', 'yellow');
    t.zap('purple', 'hacker');
    t.run();
    expect(t.hand('yellow')).toHaveLength(4);
    expect(t.events('compensated')).toEqual([{ who: t.seat('red'), from: t.seat('blue'), n: 2 }]);
  });

  it('picks the cards that its opponent gets from it', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { blue: ['negotiate'], red: ['attack-40', 'attack-04', 'attack-00', 'attack-30'] },
      strict: ['red'],
    });
    t.send('blue', { 'blue/1': 2 });
    t.select('red', 'attack-40');
    t.use('red', 'hacker', { taker: t.seat('blue') });
    t.until('red', 'compensation.pick');
    expect(t.options('red').sort()).toEqual(['attack-00', 'attack-04', 'attack-30']);
    t.answer('red', ['attack-00', 'attack-04']);
    expect(t.hand('red')).toEqual(['attack-30']);
    expect(t.hand('blue')).toEqual(['attack-00', 'attack-04']);
  });

  it('has no say in the compensation of others', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['negotiate'], yellow: ['attack-08', 'attack-06', 'attack-10'], red: ['attack-04'] },
    });
    t.select('yellow', 'attack-08');
    expect(offeredInEncounter(t, 'red')).toEqual([]);
    expect(t.events('compensated')).toHaveLength(1);
  });

  it('[faq-general-13] a reinforcement can be got rid of before compensation, but not once Hacker has come for it', () => {
    const dumped = defeated({ ...lost.hands, blue: ['attack-08', 'reinforcement-2'] });
    dumped.use('blue', 'reinforcement-2');
    dumped.plan('blue', 'reinforce.side', 'offense');
    dumped.untilOffered('red', 'hacker');
    expect(dumped.hand('blue')).toEqual([]);
    // It was played before the outcome was settled.
    const told = dumped.owner.events.map((x) => x.type);
    expect(told.indexOf('card-played')).toBeLessThan(told.indexOf('outcome'));

    const late = defeated({ ...lost.hands, blue: ['attack-08', 'reinforcement-2', 'attack-06'] });
    expect(late.untilOffered('blue', 'reinforcement-2')).toContain('pass');
    late.answer('blue', 'pass');
    late.untilOffered('red', 'hacker');
    late.answer('red', 'hacker');
    late.answer('red', 'blue');
    // Nobody is asked anything between Hacker's choice of a hand and the cards changing hands.
    expect(late.events('compensated')).toHaveLength(1);
    expect(late.hand('red')).toEqual(['attack-06', 'reinforcement-2']);
    // Yellow is not involved, so its reinforcement could never be played.
    expect(late.hand('yellow')).toEqual([...YELLOW].sort());
  });

  it('wild: the opponent collects nothing', () => {
    const t = table(
      { red: 'macron', blue: 'tripler', yellow: 'healer' },
      { ...lost, hands: { red: ['negotiate'], blue: ['attack-08', 'attack-06', 'flare:hacker'] } },
    );
    t.select('blue', 'attack-08');
    expect(t.untilOffered('blue', 'flare:hacker')).toEqual(['flare:hacker', 'pass']);
    t.answer('blue', 'flare:hacker');
    expect(t.hand('blue')).toEqual(['attack-06', 'flare:hacker']);
    expect(t.hand('red')).toEqual([]);
    expect(t.events('compensated')).toEqual([]);
  });

  it('wild: protects nobody from whom the opponent does not collect', () => {
    // The Hacker collects from a bystander, who is nobody's opponent.
    const bystander = table(
      { red: 'hacker', blue: 'tripler', yellow: 'healer' },
      { ...lost, hands: { red: ['negotiate'], blue: ['attack-08', 'attack-06'], yellow: [...YELLOW, 'flare:hacker'] } },
    );
    bystander.select('blue', 'attack-08');
    bystander.use('red', 'hacker');
    bystander.plan('red', 'hacker.victim', 'yellow');
    bystander.neverOffered('yellow', 'flare:hacker');

    // The opponent of the Hacker, from whom it does not collect.
    const spared = table(
      { red: 'hacker', blue: 'tripler', yellow: 'healer' },
      { ...lost, hands: { red: ['negotiate'], blue: ['attack-08', 'flare:hacker'], yellow: YELLOW } },
    );
    spared.select('blue', 'attack-08');
    spared.use('red', 'hacker');
    spared.plan('red', 'hacker.victim', 'yellow');
    spared.neverOffered('blue', 'flare:hacker');
  });

  it('wild: a card-zapped flare protects nobody', () => {
    const t = table(
      { red: 'void', yellow: 'healer', blue: 'tripler' },
      { ...lost, hands: { red: ['negotiate', 'card-zap'], blue: ['attack-08', 'attack-06', 'flare:hacker'], yellow: YELLOW } },
    );
    t.send('red', { 'red/1': 1 });
    t.select('blue', 'attack-08');
    t.use('blue', 'flare:hacker');
    t.cardZap('red', 'flare:hacker');
    t.run();
    expect(t.hand('red')).toEqual(['attack-06']);
    expect(t.hand('blue')).toEqual([]);
  });

  describe('wild: keeps cards from being taken from its player, and nothing else', () => {
    const people = { red: 'virus', yellow: 'mite', blue: 'trader', purple: 'macron' };

    it('the Hacker still collects, and not from whoever has played it', () => {
      const t = table(
        { ...people, blue: 'hacker' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-20', 'attack-01', 'flare:hacker'], blue: ['negotiate'], yellow: YELLOW, purple: ['quash'] },
        },
      );
      t.select('red', 'attack-20');
      t.use('red', 'flare:hacker');
      t.use('blue', 'hacker');
      t.until('blue', 'hacker.victim');
      expect(t.options('blue')).toEqual(['purple', 'yellow']);
      t.answer('blue', 'yellow');
      t.run();
      expect(t.events('compensated')).toEqual([{ who: 2, from: 1, n: 4 }]);
      expect(t.hand('red')).toEqual(['attack-01', 'flare:hacker']);
    });

    it('a Faulty Translator collects from an ally, whom it does not protect', () => {
      const t = table(people, {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'both' },
        hands: { red: ['attack-20', 'attack-01', 'flare:hacker'], blue: ['negotiate-faulty-translator'], yellow: YELLOW },
      });
      t.select('red', 'attack-20');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('red', 'flare:hacker');
      t.run();
      expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('yellow'), n: 4 }]);
    });

    it.each([
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const)('the Ethic still draws its compensation from the deck (turn of %s)', (turn, other) => {
      const t = table(
        { ...people, red: 'ethic', blue: 'virus' },
        {
          turn,
          destiny: [other],
          deck: ['attack-07', 'attack-09'],
          hands: { blue: ['attack-20', 'attack-01', 'flare:hacker'], red: ['negotiate'], yellow: ['attack-05'] },
          ships: { red: { 'red/1': 2 } },
        },
      );
      t.aim(turn, `${other}/1`);
      t.send(turn, { [`${turn}/${turn === 'red' ? 1 : 2}`]: 2 });
      t.select('blue', 'attack-20');
      t.use('blue', 'flare:hacker');
      expect(t.until('red', 'ethic.deck')).toMatchObject({ min: 0, max: 2 });
      t.answer('red', 2);
      t.run();
      expect([t.hand('red'), t.hand('blue')]).toEqual([
        ['attack-07', 'attack-09'],
        ['attack-01', 'flare:hacker'],
      ]);
      expect(t.events('compensated')).toEqual([]);
    });
  });

  it('whoever was to pick from the own hand does not pick from that of an ally', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      options: { rewards: 'both' },
      hands: { red: ['attack-40', 'attack-01', 'morph'], blue: ['negotiate-faulty-translator'], yellow: ['quash', 'plague'] },
      ships: { blue: { 'blue/1': 1 } },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'hacker', { at: 'event:compensation' });
    t.run();
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('yellow'), n: 1 }]);
    expect(t.story()).not.toContain('compensation.pick');
  });

  it('has no say as an ally from whom somebody collects', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      options: { rewards: 'both' },
      hands: { yellow: ['attack-40'], blue: ['negotiate-faulty-translator'], red: ['quash', 'plague'] },
    });
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.neverOffered('red', 'hacker');
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 1 }]);
  });

  it('super: what was handed back is gone, and cannot be refused as well', () => {
    const t = table(seats, {
      ...lost,
      options: { rewards: 'both' },
      hands: { ...lost.hands, red: ['negotiate-right-of-refusal', 'flare:hacker'] },
    });
    t.send('red', { 'red/1': 2 });
    t.select('red', 'negotiate-right-of-refusal');
    t.select('blue', 'attack-08');
    t.use('red', 'hacker');
    t.boost('red');
    t.plan('red', 'hacker.victim', 'yellow');
    t.plan('red', 'compensation.pick', ['attack-40', 'morph']);
    t.use('red', 'hacker.exchange');
    t.plan('red', 'hacker.exchange', ['morph']);
    t.until('red', 'right-of-refusal');
    expect(t.options('red')).toEqual(['attack-40']);
  });

  it('super: gives back up to as many cards as it collected, of its own choosing', () => {
    const red = ['negotiate', 'flare:hacker', 'attack-00', 'attack-01'];
    const t = defeated({ ...lost.hands, red, purple: ['cosmic-zap'] });
    // Giving them is no further use of the power.
    t.strict('purple');
    t.pass('purple', 'cosmic-zap', Infinity, { alien: 'tripler' });
    t.pass('purple', 'cosmic-zap', 1, { alien: 'hacker' });
    t.select('red', 'negotiate');
    t.use('red', 'hacker');
    t.boost('red');
    t.plan('red', 'hacker.victim', 'yellow');
    t.plan('red', 'compensation.pick', ['attack-40', 'morph']);
    expect(t.until('red', 'hacker.exchange')).toMatchObject({ kind: 'some', min: 0, max: 2 });
    expect(t.options('red').sort()).toEqual(['attack-00', 'attack-01', 'attack-40', 'flare:hacker', 'morph']);
    t.answer('red', ['attack-00', 'attack-01']);
    expect(t.hand('red')).toEqual(['attack-40', 'flare:hacker', 'morph']);
    expect(t.hand('yellow')).toEqual(['attack-00', 'attack-01', 'attack-30', 'reinforcement-3']);
  });

  it('super: gives nothing back when zapped, and keeps the flare', () => {
    const t = defeated({ ...lost.hands, red: ['negotiate', 'flare:hacker'], purple: ['cosmic-zap'] });
    t.select('red', 'negotiate');
    t.use('red', 'hacker');
    t.boost('red');
    t.plan('red', 'hacker.victim', 'yellow');
    t.zap('purple', 'hacker');
    t.run();
    expect(t.hand('yellow')).toHaveLength(4);
    expect(t.hand('red')).toContain('flare:hacker');
    expect(t.events('cards-given')).toEqual([]);
  });
});

describe('Hacker', () => {
  it('has nothing to pick once every card is out of reach', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { blue: ['negotiate'], red: ['attack-40', 'attack-04', 'attack-00', 'flare:miser'], yellow: ['attack-30'] },
    });
    t.send('blue', { 'blue/1': 2 });
    t.select('red', 'attack-40');
    expect(t.untilOffered('red', 'flare:miser')).toEqual(['flare:miser', 'hacker', 'pass']);
    t.answer('red', 'flare:miser');
    t.answer('red', ['attack-04', 'attack-00']);
    t.neverOffered('red', 'hacker');
    expect(t.hand('red')).toEqual(['attack-00', 'attack-04', 'flare:miser']);
  });
});

describe('Hacker against its own flare', () => {
  it('is not used when whoever the flare protects is all that could be collected from', () => {
    const people = { red: 'tripler', blue: 'hacker', yellow: 'healer' };
    for (const yellow of [[], ['morph', 'negotiate']]) {
      const t = table(people, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20', 'attack-06', 'flare:hacker'], blue: ['negotiate'], yellow },
      });
      t.select('red', 'attack-20');
      t.use('red', 'flare:hacker');
      if (yellow.length === 0) t.neverOffered('blue', 'hacker');
      else {
        t.use('blue', 'hacker');
        t.run();
      }
      expect(t.events('cards-taken')).toMatchObject(yellow.length === 0 ? [] : [{ from: t.seat('yellow'), n: 2 }]);
    }
  });
});
