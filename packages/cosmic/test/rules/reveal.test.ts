import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'parasite', purple: 'barbarian' };
const yellow = ['attack-05'];

/** Red attacks blue/1 with one ship against four. */
function fight(hands: { readonly [colour: string]: readonly string[] }, options: object = {}) {
  const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { yellow, ...hands }, options: { ...options } });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  return t;
}

describe('R10 reveal', () => {
  it('R10.6 a total is the card and every ship of the side, allies included', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-08'] });
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.plan('yellow', 'use', 'pass');
    t.ally('yellow', 'offense', { 'yellow/1': 4 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [15, 14], winner: 0, margin: 1 });
  });

  describe('morph', () => {
    it('R10.3 becomes a copy of the card it meets', () => {
      const t = fight({ red: ['morph'], blue: ['attack-20'] });
      t.run();
      expect(t.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 20 }]);
      expect(t.events('outcome').at(-1)).toMatchObject({ totals: [21, 24], winner: 1 });
    });

    it('R10.3 of a negotiate too', () => {
      const t = fight({ red: ['morph'], blue: ['negotiate'] });
      t.until('red', 'deal');
      expect(t.encounter().slots.map((s) => s.type)).toEqual(['negotiate', 'negotiate']);
    });

    it('R10.3 is not changed by what changes the other card afterwards', () => {
      const t = table(
        { red: 'hacker', yellow: 'parasite', blue: 'tripler' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['morph'], blue: ['attack-10'], yellow } },
      );
      t.send('red', { 'red/1': 1 });
      t.run();
      expect(t.events('outcome').at(-1)).toMatchObject({ totals: [11, 34] });
    });

    it('[dominion-other-04] [incursion-morph-02] two morphs: both sides lose, every ship in the encounter goes to the warp', () => {
      const t = fight({ red: ['morph', 'attack-08'], blue: ['morph'] }, { largeGroup: true });
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.plan('yellow', 'use', 'pass');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.ally('purple', 'defense', { 'purple/1': 3 });
      t.select('red', 'morph');
      t.run();
      expect(['red', 'blue', 'yellow', 'purple'].map((c) => t.warp(c))).toEqual([1, 4, 2, 3]);
      expect(t.events('both-lost')).toHaveLength(1);
      for (const type of ['won', 'rewards', 'compensated', 'colony-gained']) expect(t.events(type)).toEqual([]);
      // R11.7: not a success.
      expect(t.events('encounter')).toHaveLength(2);
      expect(t.turn()).toBe('blue');
      // Nothing can be made of them any more.
      const late = fight({ red: ['morph', 'flare:human'], blue: ['morph'] }, { largeGroup: true });
      late.neverOffered('red', 'flare:human');
      expect([late.warp('red'), late.warp('blue')]).toEqual([1, 4]);
      // One of them is no ruin, nor are two other cards alike.
      for (const [red, blue] of [
        ['morph', 'attack-08'],
        ['attack-10', 'morph'],
        ['attack-08', 'attack-08'],
      ]) {
        const one = fight({ red: [red], blue: [blue] });
        one.run();
        expect([one.events('both-lost'), one.events('won').length]).toEqual([[], 1]);
      }
    });
  });

  describe('reinforcements', () => {
    it('R10.7 anybody involved adds to either side, and may be answered', () => {
      const t = fight({ red: ['attack-10'], blue: ['attack-08', 'reinforcement-3'], purple: ['reinforcement-5'] });
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.untilOffered('blue', 'reinforcement-3');
      t.answer('blue', 'reinforcement-3');
      expect(t.options('blue')).toEqual(['offense', 'defense']);
      t.answer('blue', 'defense');
      expect(t.asked()).toEqual(['purple use']);
      t.answer('purple', 'reinforcement-5');
      t.answer('purple', 'offense');
      expect(t.events('outcome')[0]).toMatchObject({ totals: [17, 15], winner: 0 });
    });

    it('R10.7 whoever has passed is asked again when somebody else has added something, and then no more', () => {
      const t = fight({ red: ['attack-10', 'reinforcement-2'], blue: ['attack-08', 'reinforcement-3'] });
      t.untilOffered('red', 'reinforcement-2');
      t.answer('red', 'pass');
      t.answer('blue', 'reinforcement-3');
      t.answer('blue', 'defense');
      expect(t.asked()).toEqual(['red use']);
      expect(t.options('red')).toEqual(['reinforcement-2', 'pass']);
      t.answer('red', 'pass');
      // All have passed in a row.
      expect(t.events('outcome')).toMatchObject([{ totals: [11, 15] }]);
      expect(t.hand('red')).toContain('reinforcement-2');
    });

    it('R10.7 all pass: nobody is asked twice', () => {
      const t = fight({ red: ['attack-10', 'reinforcement-2'], blue: ['attack-08', 'reinforcement-3'] });
      t.untilOffered('red', 'reinforcement-2');
      t.answer('red', 'pass');
      expect(t.asked()).toEqual(['blue use']);
      t.answer('blue', 'pass');
      expect(t.events('outcome')).toMatchObject([{ totals: [11, 12] }]);
    });

    it('R10.7 the ally of a side that leads answers what the other side adds, as often as it does', () => {
      const t = table(
        { yellow: 'parasite', green: 'healer', red: 'trader', blue: 'grudge' },
        {
          turn: 'yellow',
          destiny: ['red'],
          hands: {
            yellow: ['attack-10'],
            red: ['attack-04', 'reinforcement-2'],
            blue: ['reinforcement-3', 'reinforcement-2'],
            green: ['reinforcement-3', 'reinforcement-5'],
          },
        },
      );
      t.aim('yellow', 'red/1');
      t.send('yellow', { 'yellow/1': 3 });
      t.invite('yellow', 'green');
      t.invite('red', 'blue');
      t.ally('green', 'offense', { 'green/1': 1 });
      t.ally('blue', 'defense', { 'blue/1': 1 });
      const total = () => t.encounter().additions.map((x) => (x.side === 0 ? x.n : -x.n));
      t.untilOffered('red', 'reinforcement-2');
      t.answer('red', 'reinforcement-2');
      t.answer('red', 'defense');
      // 14 to 11.
      expect(t.asked()).toEqual(['green use']);
      t.answer('green', 'pass');
      t.answer('blue', 'reinforcement-3');
      t.answer('blue', 'defense');
      // 14 to 14: the defense would win.
      expect(t.asked()).toEqual(['green use']);
      t.answer('green', 'reinforcement-3');
      t.answer('green', 'offense');
      expect(total()).toEqual([-2, -3, 3]);
      expect(t.asked()).toEqual(['green use']);
      t.answer('green', 'pass');
      t.answer('blue', 'reinforcement-2');
      t.answer('blue', 'defense');
      expect(t.options('green')).toEqual(['reinforcement-5', 'pass']);
      t.answer('green', 'pass');
      expect(t.events('outcome')).toMatchObject([{ totals: [17, 16], winner: 0 }]);
    });

    it.each([
      ['chronos', 'chronos', ['attack-10', 'attack-04']],
      ['reserve', 'reserve', ['attack-10', 'attack-04']],
      ['daredevil', 'daredevil', ['attack-10', 'attack-04']],
      ['hacker', 'flare:lizard', ['attack-10', 'flare:lizard']],
      ['hacker', 'flare:mirage', ['attack-10', 'flare:mirage', 'negotiate']],
    ])('R10.7 so is the %s asked again about %s', (alien, what, red) => {
      const t = table(
        { ...seats, red: alien },
        { turn: 'red', destiny: ['blue'], hands: { red, blue: ['attack-08', 'reinforcement-3'], yellow } },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.select('red', 'attack-10');
      t.runWhile(() => t.question('red')?.data?.at !== 'window:reveal.reinforce');
      expect(t.options('red')).toEqual([what, 'pass']);
      t.answer('red', 'pass');
      t.answer('blue', 'reinforcement-3');
      t.answer('blue', 'defense');
      expect(t.asked()).toEqual(['red use']);
      expect(t.options('red')).toEqual([what, 'pass']);
      t.answer('red', 'pass');
      expect(t.events('outcome')).toHaveLength(1);
    });

    it('R10.7 so is a Greenhorn that is not involved', () => {
      const t = table(
        { ...seats, yellow: 'greenhorn' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: {
            red: ['attack-10'],
            blue: ['attack-08'],
            yellow: ['attack-05', 'reinforcement-2'],
            purple: ['attack-04', 'reinforcement-3'],
          },
        },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.runWhile(() => t.question('yellow')?.data?.at !== 'window:reveal.reinforce');
      t.answer('yellow', 'pass');
      t.answer('purple', 'reinforcement-3');
      t.answer('purple', 'offense');
      expect(t.asked()).toEqual(['yellow use']);
      expect(t.options('yellow')).toEqual(['greenhorn', 'pass']);
      t.answer('yellow', 'greenhorn');
      t.answer('yellow', 'defense');
      expect(t.events('outcome')).toMatchObject([{ totals: [15, 14] }]);
    });

    it('R10.7 not those who stayed out', () => {
      const t = fight({ red: ['attack-10'], blue: ['attack-08'], purple: ['reinforcement-5'] });
      expect(offeredInEncounter(t, 'purple')).toEqual([]);
    });

    it.each([
      ['attack-08', 'negotiate'],
      ['negotiate', 'negotiate'],
    ])('[faq-general-14] may be played on either side when %s meets %s', (red, blue) => {
      const t = fight({ red: [red, 'reinforcement-3'], blue: [blue] });
      t.select('red', red);
      t.untilOffered('red', 'reinforcement-3');
      t.answer('red', 'reinforcement-3');
      expect(t.options('red')).toEqual(['offense', 'defense']);
    });

    it('[faq-general-14] by everybody involved, on the other side too, and by nobody else', () => {
      const hands = {
        red: ['attack-08'],
        blue: ['negotiate', 'reinforcement-2'],
        yellow: ['attack-05', 'reinforcement-3'],
        purple: ['reinforcement-5'],
      };
      const t = fight(hands);
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.plan('yellow', 'use', 'pass');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.use('blue', 'reinforcement-2');
      t.plan('blue', 'reinforce.side', 'offense');
      t.use('yellow', 'reinforcement-3');
      t.plan('yellow', 'reinforce.side', 'offense');
      t.use('purple', 'reinforcement-5');
      t.plan('purple', 'reinforce.side', 'offense');
      t.run();
      expect(t.events('total-changed')).toEqual([2, 3, 5].map((n) => ({ side: 'offense', n })));
      expect(t.events('outcome').at(-1)).toMatchObject({ totals: [20, 5] });

      const out = fight(hands);
      out.invite('blue', 'purple');
      out.ally('purple', 'defense', { 'purple/1': 1 });
      out.neverOffered('yellow', 'reinforcement-3');
    });

    it('[faq-general-32] add nothing to a negotiate', () => {
      const t = fight({ red: ['negotiate', 'reinforcement-5'], blue: ['attack-00'] });
      t.select('red', 'negotiate');
      t.use('red', 'reinforcement-5');
      t.plan('red', 'reinforce.side', 'offense');
      t.run();
      expect(t.events('total-changed')).toEqual([]);
      expect(t.events('outcome').at(-1)).toMatchObject({ winner: 1 });
    });

    it('[faq-general-32] R34.7 by house rule cannot be played on a negotiate at all', () => {
      const house = { house: { reinforceNegotiate: 'forbidden' } };
      const one = fight({ red: ['negotiate', 'reinforcement-5'], blue: ['attack-00'] }, house);
      one.select('red', 'negotiate');
      one.use('red', 'reinforcement-5');
      one.run();
      // Only the attack is left to play it on, so nobody is asked.
      expect(one.events('total-changed')).toEqual([{ side: 'defense', n: 5 }]);

      const both = fight({ red: ['negotiate', 'reinforcement-5'], blue: ['negotiate'] }, house);
      both.select('red', 'negotiate');
      both.until('red', 'deal');
      expect(both.hand('red')).toEqual(['reinforcement-5']);
    });
  });
});

describe('R10.1 to R10.4 the order of the reveal', () => {
  const order = { red: 'hacker', blue: 'healer', yellow: 'parasite', purple: 'barbarian' };
  const face = (cards: { readonly [colour: string]: readonly string[] }, seat: object = {}, options: object = {}, destiny = 'blue') => {
    const t = table({ ...order, ...seat }, { turn: 'red', destiny: [destiny], hands: { yellow, ...cards }, options: { ...options } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    return t;
  };
  const REWARDS = { rewards: 'dominion' };
  const shown = (t: ReturnType<typeof face>) => t.events('card-revealed').map((x) => x.card);

  it('what is said before cards are revealed is said before they are', () => {
    const t = face({ red: ['attack-20', 'flare:gambler'], blue: ['attack-08'] });
    t.untilOffered('red', 'flare:gambler');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.start' } });
    expect([t.encounter().phase, shown(t)]).toEqual(['reveal', []]);
  });

  it('whoever turns over late sees the other card first, and then shows its own after all', () => {
    const t = face({ red: ['attack-20'], blue: ['attack-08'] }, { red: 'gambler' });
    t.untilOffered('red', 'gambler');
    expect(shown(t)).toEqual(['attack-08']);
    t.answer('red', 'pass');
    t.run();
    expect(shown(t)).toEqual(['attack-08', 'attack-20']);
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [21, 12] });
  });

  it('so it does where its card is turned up before that of the other', () => {
    const t = face({ red: ['attack-06', 'attack-10'], blue: ['attack-08'] }, { red: 'oracle', blue: 'gambler' });
    t.untilOffered('blue', 'gambler');
    expect(t.question('blue')).toMatchObject({ data: { at: 'window:reveal.flip' } });
    expect([t.encounter().phase, shown(t)]).toEqual(['planning', []]);
    t.answer('blue', 'pass');
    expect(shown(t)).toEqual(['attack-08']);
    t.select('red', 'attack-10');
    t.run();
    // It is not shown once more with the other.
    expect(shown(t)).toEqual(['attack-08', 'attack-10']);
  });

  it('R1.12 what is said to be there is no card that was revealed', () => {
    const t = face({ red: ['attack-20'], blue: ['attack-08', 'reinforcement-2'] }, { red: 'gambler' });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-30');
    t.plan('blue', 'gambler.challenge', false);
    t.untilOffered('blue', 'reinforcement-2');
    expect([shown(t), t.events('card-claimed')]).toEqual([['attack-08'], [{ who: 0, card: 'attack-30' }]]);
    expect(t.view('yellow').encounter).toMatchObject({ totals: [31, 12] });
  });

  it('whoever undoes a card does it before it has done anything', () => {
    const t = face({ red: ['attack-20', 'omni-zap'], blue: ['morph', 'attack-08'] }, {}, REWARDS);
    t.select('blue', 'morph');
    t.runWhile(() => t.question('red')?.data?.at !== 'window:reveal.first');
    expect([t.options('red'), shown(t)]).toEqual([
      ['omni-zap', 'pass'],
      ['attack-20', 'morph'],
    ]);
  });

  it('what changes a card before anything else does comes first', () => {
    const t = face({ red: ['attack-06', 'flare:tripler'], blue: ['attack-20'] }, {});
    t.untilOffered('red', 'flare:tripler');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.early' } });
    t.answer('red', 'flare:tripler');
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [7, 11] });
  });

  it('a close outcome may still be called a draw before anything comes of it', () => {
    const t = face({ red: ['attack-10', 'flare:judge'], blue: ['attack-08'] });
    t.untilOffered('red', 'flare:judge');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.outcome' } });
    t.answer('red', 'flare:judge');
    t.until('red', 'deal');
    expect(t.events('turn')).toHaveLength(1);
    expect(t.encounter().slots.map((s) => [s.type, s.value])).toEqual([
      ['negotiate', 0],
      ['negotiate', 0],
    ]);
  });

  it('a negotiate that says something of its own says it as soon as it lies open', () => {
    const t = face({ red: ['negotiate-crooked-deal'], blue: ['attack-40', 'attack-01', 'attack-06'] }, {}, { rewards: 'incursion' });
    t.select('blue', 'attack-40');
    t.run();
    // One ship was lost, and one card more is due.
    expect(t.hand('red')).toEqual(['attack-01', 'attack-06']);
  });

  it('kickers that another one jams are told of when they lie open', () => {
    const t = face({ red: ['attack-10', 'kicker-x2-jamming-signal'], blue: ['attack-08', 'kicker-x2-duplicity'] }, {}, REWARDS);
    t.use('red', 'kicker-x2-jamming-signal');
    t.use('blue', 'kicker-x2-duplicity');
    t.run();
    expect(t.events('kicker-cancelled')).toEqual([{ who: 1, card: 'kicker-x2-duplicity' }]);
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [21, 12] });
  });

  it('R26.9 a variable attack has its other value after a hazard warning only', () => {
    const calm = face({ red: ['attack-12-21'], blue: ['attack-08'] }, {}, REWARDS);
    calm.run();
    expect(calm.events('outcome').at(-1)).toMatchObject({ totals: [13, 12] });
    const warned = face({ red: ['attack-12-21'], blue: ['attack-08'] }, {}, REWARDS, 'blue!');
    warned.run();
    expect(warned.events('outcome').at(-1)).toMatchObject({ totals: [22, 12] });
    // Said to be there it has that value as well.
    const said = face({ red: ['attack-00'], blue: ['attack-08'] }, { red: 'gambler' }, REWARDS, 'blue!');
    said.use('red', 'gambler');
    said.plan('red', 'gambler.claim', 'attack-12-21');
    said.plan('blue', 'gambler.challenge', false);
    said.run();
    expect(said.events('outcome').at(-1)).toMatchObject({ totals: [22, 12] });
  });

  it('R10.2 a retreat that meets no attack is a negotiate worth nothing', () => {
    const t = face({ red: ['retreat'], blue: ['negotiate'] }, {}, REWARDS);
    t.until('red', 'deal');
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
  });

  it('R26.7 an intimidate is an attack against an attack, and a negotiate worth nothing otherwise', () => {
    const laid = (blue: string) => {
      const t = face({ red: ['intimidate-19', 'attack-06'], blue: [blue] }, {}, REWARDS);
      t.until('red', 'launch.ships');
      t.raise('red', 'intimidate-19');
      return t;
    };
    const attacked = laid('attack-08');
    attacked.run();
    expect(attacked.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 19 }]);
    expect(attacked.events('outcome').at(-1)).toMatchObject({ totals: [20, 12] });
    const talked = laid('negotiate');
    talked.until('red', 'deal');
    expect(talked.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
  });

  describe('a second card that lies beside the first, as the Deuce lays it', () => {
    const two = (second: string, blue: string) => {
      const t = face({ red: ['attack-06', second], blue: [blue] }, { red: 'deuce' }, REWARDS);
      t.select('red', 'attack-06');
      return t;
    };
    it('a morph is what it meets', () => {
      const t = two('morph', 'attack-08');
      t.run();
      expect(t.events('outcome').at(-1)).toMatchObject({ totals: [15, 12] });
    });
    it('a retreat that meets an attack is none of the two, so the first card stands', () => {
      const t = two('retreat', 'attack-08');
      t.run();
      expect(t.events('outcome').at(-1)).toMatchObject({ totals: [7, 12], how: 'totals' });
    });
    it('one that meets a negotiate is a negotiate, and so is the first card', () => {
      const t = two('retreat', 'negotiate');
      t.until('red', 'deal');
      expect([t.events('turn').length, t.events('won')]).toEqual([1, []]);
      expect(t.encounter().slots.map((s) => [s.type, s.value])).toEqual([
        ['negotiate', 0],
        ['negotiate', 0],
      ]);
    });
  });
});
