import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'pacifist', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
const fight = { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate'], blue: ['attack-40'], yellow: ['attack-06'] } } as const;

describe('Pacifist', () => {
  it('wins with a negotiate against an attack', () => {
    const t = table(seats, fight);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, how: 'pacifist' }]);
    expect([t.ships('red', 'blue/1'), t.warp('blue')]).toEqual([2, 4]);
    expect(t.events('compensated')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('does so as the defense', () => {
    const t = table(seats, { ...fight, turn: 'blue', destiny: ['red'] });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.run();
    expect([t.warp('blue'), t.warp('red')]).toEqual([3, 0]);
  });

  it('deals as usual when both reveal negotiates, and has no power with an attack', () => {
    const deal = table(seats, { ...fight, hands: { ...fight.hands, blue: ['negotiate', 'attack-06'] } });
    deal.select('blue', 'negotiate');
    deal.until('red', 'deal');
    expect(deal.events('power-used')).toEqual([]);

    const attack = table(seats, { ...fight, hands: { ...fight.hands, red: ['attack-04'] } });
    attack.run();
    expect(attack.events('power-used')).toEqual([]);
    expect(attack.foreign('red')).toBe(0);
  });

  it('has no part in the negotiates of others', () => {
    const others = { ...fight, turn: 'yellow', hands: { ...fight.hands, blue: ['negotiate'], yellow: ['attack-06'] } } as const;
    const t = table(seats, others);
    t.invite('blue', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'attack' }]);
    expect(t.events('power-used')).toEqual([]);

    const wild = table({ ...seats, red: 'sorcerer' }, { ...others, hands: { ...others.hands, red: ['flare:pacifist'] } });
    wild.invite('blue', 'red');
    wild.ally('red', 'defense', { 'red/1': 1 });
    wild.neverOffered('red', 'flare:pacifist');
  });

  it('has nothing to win when an earlier effect has made negotiates of both', () => {
    const t = table(seats, {
      ...fight,
      turn: 'blue',
      destiny: ['red'],
      hands: { ...fight.hands, red: ['negotiate', 'attack-04'], blue: ['attack-40', 'emotion-control'] },
    });
    t.select('red', 'negotiate');
    t.use('blue', 'emotion-control');
    t.until('blue', 'deal');
    expect(t.events('power-used')).toEqual([]);
  });

  it('loses and takes compensation when it is zapped', () => {
    const t = table(seats, { ...fight, hands: { ...fight.hands, blue: ['attack-40', 'cosmic-zap', 'attack-06'] } });
    t.select('blue', 'attack-40');
    t.send('red', { 'red/1': 2 });
    t.zap('blue', 'pacifist');
    t.run();
    expect(t.warp('red')).toBe(2);
    expect(t.events('compensated')).toMatchObject([{ who: t.seat('red'), n: 1 }]);
  });

  describe('when the Loser calls an upset', () => {
    const upset = (blue: readonly string[]) => {
      const t = table({ ...seats, blue: 'loser' }, { ...fight, hands: { ...fight.hands, red: ['negotiate'], blue } });
      t.send('red', { 'red/1': 2 });
      t.use('blue', 'loser');
      return t;
    };

    it('[faq-pacifist-1] gets compensation if the Loser revealed an attack', () => {
      const t = upset(['attack-06', 'attack-08', 'attack-10']);
      t.select('blue', 'attack-06');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 1, how: 'inverted' }]);
      expect(t.warp('red')).toBe(2);
      expect(t.events('compensated')).toMatchObject([{ who: t.seat('red'), n: 2 }]);
    });

    it('[faq-pacifist-1] and none if the Loser revealed none', () => {
      const t = upset(['negotiate', 'negotiate']);
      t.run();
      expect(t.events('deal-open')).toHaveLength(1);
      expect(t.events('compensated')).toEqual([]);
      expect(t.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'pacifist' }));
    });
  });

  describe('against the Human', () => {
    const zapper = { yellow: ['attack-06', 'cosmic-zap'] };

    it('[faq-human-1] [faq-pacifist-2] the Human wins when its power goes first and is zapped', () => {
      const t = table({ ...seats, blue: 'human' }, { ...fight, turn: 'blue', destiny: ['red'], hands: { ...fight.hands, ...zapper } });
      t.zap('yellow', 'human');
      t.run();
      expect(t.events('power-used').map((x) => x.alien)).toEqual(['human', 'pacifist']);
      expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'human' }]);
    });

    it('[faq-human-1] [faq-pacifist-2] the Pacifist wins when its power goes first', () => {
      const t = table({ ...seats, blue: 'human' }, { ...fight, hands: { ...fight.hands, ...zapper } });
      t.zap('yellow', 'human');
      t.run();
      expect(t.events('power-used').map((x) => x.alien)).toEqual(['pacifist', 'human']);
      expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'pacifist' }]);
      expect(t.foreign('red')).toBe(1);
    });
  });

  describe('wild', () => {
    const others = { ...seats, red: 'sorcerer' };
    const holding = { ...fight, hands: { ...fight.hands, red: ['negotiate', 'flare:pacifist'], blue: ['attack-06'] } };

    it('turns a negotiate that meets an attack into an attack 15', () => {
      const t = table(others, holding);
      t.send('red', { 'red/1': 4 });
      expect(t.untilOffered('red', 'flare:pacifist')).toEqual(['flare:pacifist', 'pass']);
      t.use('red', 'flare:pacifist');
      t.run();
      expect(t.events('card-changed')).toEqual([{ who: t.seat('red'), type: 'attack', value: 15 }]);
      expect(t.events('outcome')).toMatchObject([{ winner: 0, totals: [19, 10] }]);
    });

    it('is not for a negotiate that meets another, nor for an attack', () => {
      const negotiates = { ...holding.hands, blue: ['negotiate'] };
      table(others, { ...holding, hands: negotiates }).neverOffered('red', 'flare:pacifist');
      const attacks = { ...holding.hands, red: ['attack-08', 'flare:pacifist'] };
      table(others, { ...holding, hands: attacks }).neverOffered('red', 'flare:pacifist');
    });
  });

  describe('super', () => {
    const dealing = { ...fight, hands: { ...fight.hands, red: ['negotiate', 'flare:pacifist'], blue: ['negotiate'] } };

    it('shifts two ships of a failed deal to the other party', () => {
      const t = table(seats, dealing);
      expect(t.untilOffered('red', 'flare:pacifist')).toEqual(['flare:pacifist', 'pass']);
      t.use('red', 'flare:pacifist');
      expect(t.until('red', 'deal.penalty')).toMatchObject({ min: 1, max: 1 });
      t.answer('red', { 'red/2': 1 });
      expect(t.question('blue')).toMatchObject({ tag: 'deal.penalty', min: 5, max: 5 });
      t.plan('blue', 'deal.penalty', { 'blue/1': 4, 'blue/2': 1 });
      t.run();
      expect([t.warp('red'), t.warp('blue')]).toEqual([1, 5]);
      expect(t.hand('red')).toEqual(['flare:pacifist']);
    });

    it('is not for a council of all, in which nobody has an opponent', () => {
      for (const turn of ['red', 'blue'] as const) {
        const council = { ...dealing, turn, destiny: ['yellow!'], hazardDeck: ['galactic-council'], options: { hazards: true } } as const;
        const t = table(seats, council);
        t.leave(turn);
        t.neverOffered('red', 'flare:pacifist');
        expect(t.events('deal-failed')).toHaveLength(1);
        expect(t.warp('red')).toBe(3);
      }
    });

    it('of three parties to a deal it is the opponent who loses more', () => {
      const t = table(
        { ...seats, yellow: 'diplomat' },
        { ...dealing, hands: { red: ['attack-08', 'flare:pacifist'], blue: ['attack-06'], yellow: ['negotiate'] } },
      );
      t.use('yellow', 'diplomat');
      t.use('red', 'flare:pacifist');
      t.run();
      expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([1, 5, 3]);
    });

    it('without it both lose three, and others have no part in it', () => {
      const t = table(seats, dealing);
      t.run();
      expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);

      const aside = { ...dealing, turn: 'yellow', hands: { ...dealing.hands, yellow: ['negotiate'] } } as const;
      table(seats, aside).neverOffered('red', 'flare:pacifist');
    });
  });
});

describe('Pacifist: when', () => {
  it('wild: once the cards are revealed', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'hacker' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate', 'flare:pacifist'], blue: ['attack-06'] }, strict: ['red'] },
    );
    t.pass('red', 'flare:pacifist', 1, { at: 'window:reveal.revealed' });
    t.run();
  });
});

describe('Pacifist super, closely', () => {
  const hands = { red: ['negotiate', 'flare:pacifist'], blue: ['negotiate'], yellow: ['negotiate', 'flare:diplomat'] };
  const rewarded = { turn: 'red', destiny: ['blue'], options: { rewards: 'both' } } as const;

  it('takes two off what it would lose itself, down to none', () => {
    // A crooked deal costs the Pacifist two ships and the other party four.
    const own = table(seats, { ...rewarded, hands: { red: ['negotiate-crooked-deal', 'flare:pacifist'], blue: ['negotiate'] } });
    own.use('red', 'flare:pacifist');
    own.run();
    expect([own.warp('red'), own.warp('blue')]).toEqual([0, 6]);
    // The other way round it is four and two.
    const theirs = table(seats, { ...rewarded, hands: { red: ['negotiate', 'flare:pacifist'], blue: ['negotiate-crooked-deal'] } });
    theirs.use('red', 'flare:pacifist');
    theirs.run();
    expect([theirs.warp('red'), theirs.warp('blue')]).toEqual([2, 4]);
  });

  it('whoever has bargained in the place of the opponent loses more', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
    t.use('yellow', 'flare:diplomat');
    t.plan('yellow', 'diplomat.replace', 'blue');
    t.use('red', 'flare:pacifist');
    t.run();
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([1, 0, 5]);
  });

  it('is of no use to whoever has let another bargain', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
    t.use('yellow', 'flare:diplomat');
    t.plan('yellow', 'diplomat.replace', 'red');
    t.neverOffered('red', 'flare:pacifist');
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([0, 3, 3]);
  });
});
