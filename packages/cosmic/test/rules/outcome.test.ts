import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

// Blue sits in front of the offense, so that no seat is the number of a side.
const seats = { blue: 'healer', red: 'hacker', yellow: 'parasite', purple: 'void' };
type Hands = { readonly [colour: string]: readonly string[] };

/** Red attacks blue/1 with two ships. Yellow holds a card, so that the next turn begins without a new hand. */
function fight(hands: Hands, seat: object = {}, more: object = {}) {
  const t = table({ ...seats, ...seat }, { turn: 'red', destiny: ['blue'], hands: { yellow: ['attack-05'], ...hands }, ...more });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  return t;
}
function joined(t: ReturnType<typeof fight>, side: 'offense' | 'defense', n: number): typeof t {
  t.invite(side === 'offense' ? 'red' : 'blue', 'purple');
  t.ally('purple', side, { 'purple/1': n });
  return t;
}
const totals = (t: ReturnType<typeof fight>): unknown => t.events('outcome').at(-1)?.totals;
const outcome = (t: ReturnType<typeof fight>) => t.events('outcome').at(-1);

describe('R10.6 totals', () => {
  it('a card, the own ships and those of allies, shown as such also when ships have left', () => {
    const t = joined(fight({ red: ['attack-04'], blue: ['attack-20', 'attack-06'] }), 'offense', 3);
    t.select('blue', 'attack-20');
    t.untilOffered('blue', 'healer');
    expect([t.warp('red'), totals(t)]).toEqual([2, [9, 24]]);
    expect(t.view('yellow')).toMatchObject({
      encounter: { totals: [9, 24] },
      'receipt:0': [
        { what: 'card', n: 4 },
        { what: 'ships', who: t.seat('red'), n: 2 },
        { what: 'ships', n: 3 },
        { what: 'sum', n: 9 },
      ],
      'receipt:1': [
        { what: 'card', n: 20 },
        { what: 'ships', n: 4 },
        { what: 'sum', n: 24 },
      ],
    });
  });

  it('allies of the defense count with the ships they have sent, not with those that live on the planet', () => {
    const ships = { ships: { purple: { 'blue/1': 3 } } };
    const t = joined(fight({ red: ['attack-10'], blue: ['attack-08'] }, {}, ships), 'defense', 1);
    t.run();
    expect(totals(t)).toEqual([12, 13]);
    // Who has not joined counts for nothing.
    const alone = fight({ red: ['attack-10'], blue: ['attack-08'] }, {}, ships);
    alone.run();
    expect(totals(alone)).toEqual([12, 12]);
  });

  it('Virus multiplies by the own ships, and its super flare by those of allies too', () => {
    const plain = joined(fight({ red: ['attack-07'], blue: ['attack-08'] }, { red: 'virus' }), 'offense', 3);
    plain.run();
    expect(totals(plain)).toEqual([7 * 2 + 3, 12]);
    const boosted = joined(fight({ red: ['attack-07', 'flare:virus'], blue: ['attack-08'] }, { red: 'virus' }), 'offense', 3);
    boosted.boost('red');
    boosted.run();
    expect(totals(boosted)).toEqual([7 * (2 + 3), 12]);
  });

  it('plain ships are one each, also where others stand on captured ones', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-08'] }, { red: 'fungus' });
    t.run();
    expect(totals(t)).toEqual([12, 12]);
  });

  it('kickers multiply the attack card, not the ships, and nothing that is no attack', () => {
    const rewards = { options: { rewards: 'incursion' } };
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08'] }, {}, rewards);
    t.use('red', 'kicker-x2');
    t.run();
    expect(totals(t)).toEqual([22, 12]);
    const talks = fight({ red: ['negotiate', 'kicker-x2'], blue: ['attack-08'] }, {}, rewards);
    talks.use('red', 'kicker-x2');
    talks.run();
    expect(outcome(talks)).toMatchObject({ totals: [2, 12], winner: 1 });
  });
});

describe('R11.1 to R11.4 who wins', () => {
  it('the higher total; the defense when they are equal', () => {
    for (const [card, winner, margin] of [
      ['attack-11', 0, 1],
      ['attack-10', 1, 0],
      ['attack-09', 1, 1],
    ] as const) {
      const t = fight({ red: [card], blue: ['attack-08'] });
      t.run();
      expect(outcome(t)).toMatchObject({ kind: 'won', winner, margin, how: 'totals' });
    }
  });

  it('an attack against a negotiate, on either side', () => {
    for (const [red, blue, winner] of [
      ['attack-00', 'negotiate', 0],
      ['negotiate', 'attack-00', 1],
    ] as const) {
      const t = fight({ red: [red], blue: [blue] });
      t.run();
      expect(outcome(t)).toMatchObject({ kind: 'won', winner, margin: null, how: 'attack' });
    }
  });

  it('nobody, where two negotiate or two morphs meet', () => {
    const deal = fight({ red: ['negotiate'], blue: ['negotiate'] });
    deal.run();
    expect(outcome(deal)).toMatchObject({ kind: 'deal' });
    const morphs = fight({ red: ['morph'], blue: ['morph'] }, {}, { options: { largeGroup: true } });
    morphs.run();
    expect([morphs.warp('red'), morphs.warp('blue')]).toEqual([2, 4]);
  });

  it('[dominion-retreat-02] an attack that meets a retreat, on either side and whatever the totals', () => {
    const rewards = { options: { rewards: 'dominion' } };
    for (const [red, blue, winner] of [
      ['attack-00', 'retreat', 0],
      ['retreat', 'attack-00', 1],
    ] as const) {
      const t = fight({ red: [red], blue: [blue] }, {}, rewards);
      t.run();
      expect(outcome(t)).toMatchObject({ kind: 'won', winner, how: 'retreat' });
    }
  });

  it('the Loser turns a victory round, and no deal', () => {
    const fought = fight({ red: ['attack-40'], blue: ['attack-08'] }, { red: 'loser' });
    fought.use('red', 'loser');
    fought.run();
    expect(outcome(fought)).toMatchObject({ kind: 'won', winner: 1, how: 'inverted' });
    const talks = fight({ red: ['negotiate'], blue: ['negotiate'] }, { red: 'loser' });
    talks.use('red', 'loser');
    talks.until('red', 'deal');
    expect(outcome(talks)).toMatchObject({ kind: 'deal' });
    expect(outcome(talks)).not.toHaveProperty('winner');
  });
});
