import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'remora', blue: 'trader', yellow: 'parasite', purple: 'chosen' };
/** Blue regroups with a ship in the warp, and so has red. */
const regroup = {
  turn: 'blue',
  destiny: ['yellow'],
  ships: { blue: { warp: 3 }, red: { warp: 2 } },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Remora', () => {
  describe('ships', () => {
    it('takes one back when another player does', () => {
      const t = table(seats, regroup);
      expect(t.untilOffered('red', 'remora')).toEqual(['remora', 'pass']);
      expect(t.question('red')?.data).toMatchObject({ at: 'event:ships.retrieved', who: t.seat('blue'), n: 1 });
      expect(t.warp('blue')).toBe(2);
      t.use('red', 'remora');
      t.plan('red', 'ships.return', { 'red/4': 1 });
      t.runTo('launch');
      t.done();
      expect(t.warp('red')).toBe(1);
      expect(t.events('power-used')).toEqual([{ who: 0, alien: 'remora', clause: 'ship' }]);
      expect(t.restored().divergence).toBeNull();
    });

    it('one however many they are, and once for each player', () => {
      const t = table(seats, {
        ...regroup,
        ships: { ...regroup.ships, yellow: { warp: 5 } },
        hands: { ...regroup.hands, blue: ['attack-10', 'mobius-tubes'] },
      });
      t.use('blue', 'mobius-tubes');
      t.use('red', 'remora', { who: t.seat('blue') });
      // The tubes have brought the rest of red's ships home meanwhile.
      t.runTo('launch');
      t.done();
      expect(t.warp('red')).toBe(0);
      expect(t.events('ships-retrieved').filter((x) => x.who === 0)).toEqual([
        { who: 0, n: 1 },
        { who: 0, n: 1 },
      ]);
    });

    it('is not about its own, needs a ship in the warp, and keeps it there when it is zapped', () => {
      table(seats, { ...regroup, turn: 'red' }).neverOffered('red', 'remora');
      table(seats, { ...regroup, ships: { blue: { warp: 3 } } }).neverOffered('red', 'remora');

      const zapped = table(seats, { ...regroup, hands: { ...regroup.hands, yellow: ['attack-06', 'cosmic-zap'] } });
      zapped.use('red', 'remora');
      zapped.zap('yellow', 'remora');
      zapped.run();
      expect(zapped.warp('red')).toBe(2);
    });

    /** Red loses three ships as an ally of the offense; yellow's only ally, purple, has ships in the warp. */
    function rewarded(red: number) {
      const t = table(seats, {
        ...regroup,
        turn: 'blue',
        ships: { red: { warp: red, 'red/5': 4 }, purple: { warp: 4, 'purple/5': 4 } },
        hands: { ...regroup.hands, blue: ['attack-04'], yellow: ['attack-30'] },
      });
      t.invite('blue', 'red');
      t.invite('yellow', 'purple');
      t.ally('red', 'offense', { 'red/5': 3 });
      t.ally('purple', 'defense', { 'purple/5': 2 });
      t.plan('purple', 'rewards.ships', 2);
      return t;
    }

    it('does not take back a ship that was lost in the same encounter', () => {
      const none = rewarded(0);
      none.neverOffered('red', 'remora');
      expect(none.warp('red')).toBe(3);
    });

    it('takes back one that was there before, even if others went there since', () => {
      const t = rewarded(1);
      t.use('red', 'remora');
      t.run();
      expect(t.warp('red')).toBe(3);
    });

    it('[faq-healer-1] healed ships come back from the warp: the Remora clings to them', () => {
      const healed = {
        ...regroup,
        turn: 'blue',
        ships: { red: { warp: 1 } },
        hands: { ...regroup.hands, blue: ['attack-04'], yellow: ['attack-30'] },
      } as const;
      const t = table({ ...seats, purple: 'healer' }, healed);
      t.send('blue', { 'blue/1': 2 });
      t.use('purple', 'healer');
      t.runWhile(() => t.question('red')?.data?.at !== 'event:ships.retrieved');
      expect(t.question('red')?.data).toMatchObject({ who: t.seat('blue'), n: 2 });
      expect(t.options('red')).toEqual(['remora', 'pass']);
      t.use('red', 'remora', { at: 'event:ships.retrieved' });
      t.run();
      expect([t.warp('blue'), t.warp('red')]).toEqual([0, 0]);
    });

    it('its own healed ships leave older ones for it to take', () => {
      const t = table(
        { ...seats, purple: 'healer' },
        {
          ...regroup,
          turn: 'red',
          ships: { red: { warp: 2 }, yellow: { warp: 3 } },
          hands: { ...regroup.hands, red: ['attack-04'], yellow: ['attack-30'] },
        },
      );
      // Red's two ships are lost and healed; the one that is left in the warp was there before.
      t.send('red', { 'red/5': 2 });
      t.use('purple', 'healer');
      t.runTo('resolution');
      t.runWhile(() => t.warp('red') !== 1 || t.events('ships-healed').length === 0);
      expect(t.encounter().fresh[0]).toBe(0);
    });
  });

  describe('cards', () => {
    const drawing = { ...regroup, ships: {}, deck: ['attack-20', 'attack-23', 'attack-30'] } as const;

    it('draws one when another player has drawn any', () => {
      const t = table(seats, { ...drawing, hands: { ...regroup.hands, blue: ['card-zap'] } });
      // Blue has no encounter card and draws a new hand: the first three cards are blue's.
      expect(t.untilOffered('red', 'remora')).toEqual(['remora', 'pass']);
      expect(t.question('red')?.data).toMatchObject({ at: 'event:cards.drawn', who: t.seat('blue'), n: 8 });
      expect(t.hand('blue')).toHaveLength(8);
      expect(t.hand('blue')).toContain('attack-30');
      t.use('red', 'remora');
      t.runTo('launch');
      t.done();
      expect(t.hand('red')).toHaveLength(2);
    });

    it('also when cards are turned up, but not for its own cards', () => {
      const chosen = table(seats, { ...drawing, turn: 'purple', destiny: ['yellow'] });
      chosen.use('purple', 'chosen');
      expect(chosen.untilOffered('red', 'remora')).toEqual(['remora', 'pass']);
      expect(chosen.question('red')?.data).toMatchObject({ who: chosen.seat('purple'), n: 3 });

      const own = table(seats, { ...drawing, turn: 'red', hands: { ...regroup.hands, red: ['card-zap'] } });
      own.until('red', 'launch.aim');
      expect(own.events('cards-drawn')).toHaveLength(1);
      expect(own.events('power-used')).toEqual([]);
    });

    it('draws nothing when it is zapped', () => {
      const t = table(seats, { ...drawing, hands: { ...regroup.hands, blue: ['card-zap'], yellow: ['attack-06', 'cosmic-zap'] } });
      t.use('red', 'remora');
      t.zap('yellow', 'remora');
      t.runTo('launch');
      t.done();
      expect(t.hand('red')).toEqual(['attack-08']);
    });
  });

  describe('wild', () => {
    const others = { ...seats, red: 'clone' };
    const holding = {
      ...regroup,
      ships: {},
      deck: ['attack-40'],
      hands: { ...regroup.hands, red: ['attack-08', 'flare:remora'] },
    } as const;

    it('draws a card when another player has played the wild side of a flare', () => {
      const t = table(others, {
        ...holding,
        hands: { ...holding.hands, purple: ['attack-06', 'flare:tripler'], blue: ['attack-20'] },
        turn: 'purple',
        destiny: ['blue'],
      });
      t.use('purple', 'flare:tripler');
      expect(t.untilOffered('red', 'flare:remora')).toEqual(['flare:remora', 'pass']);
      expect(t.question('red')?.data).toMatchObject({ at: 'event:card.played', card: 'flare:tripler', text: 'wild' });
      t.use('red', 'flare:remora');
      t.run();
      expect(t.hand('red')).toEqual(['attack-08', 'attack-40', 'flare:remora']);
    });

    it('or a super flare on a use of a power', () => {
      const t = table({ ...others, blue: 'macron' }, { ...holding, hands: { ...holding.hands, blue: ['attack-10', 'flare:macron'] } });
      t.boost('blue');
      expect(t.untilOffered('red', 'flare:remora')).toEqual(['flare:remora', 'pass']);
      expect(t.question('red')?.data).toMatchObject({ at: 'event:card.played', card: 'flare:macron', text: 'super' });
    });

    it('not for artifacts, a flare that was stopped, or a super flare whose use was zapped', () => {
      const artifact = table(others, { ...holding, hands: { ...holding.hands, blue: ['attack-10', 'plague'] } });
      artifact.use('blue', 'plague');
      artifact.neverOffered('red', 'flare:remora');

      const stopped = table(others, {
        ...holding,
        hands: { ...holding.hands, yellow: ['attack-20', 'card-zap'], blue: ['attack-10', 'flare:tripler'] },
      });
      stopped.use('blue', 'flare:tripler');
      stopped.cardZap('yellow', 'flare:tripler');
      stopped.neverOffered('red', 'flare:remora');

      const zapped = table(
        { ...others, blue: 'macron' },
        { ...holding, hands: { ...holding.hands, blue: ['attack-10', 'flare:macron'], yellow: ['attack-06', 'cosmic-zap'] } },
      );
      zapped.boost('blue');
      zapped.zap('yellow', 'macron');
      zapped.neverOffered('red', 'flare:remora');
    });
  });

  describe('super', () => {
    const winning = {
      ...regroup,
      ships: { red: { warp: 2 } },
      deck: ['attack-30'],
      hands: { ...regroup.hands, red: ['attack-08', 'flare:remora'], blue: ['attack-40'] },
    } as const;

    it('gets a card or a ship for each player who gains a colony at the same time', () => {
      const t = table(seats, winning);
      t.invite('blue', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      expect(t.untilOffered('red', 'flare:remora')).toEqual(['flare:remora', 'pass']);
      expect(t.question('red')?.data?.at).toBe('event:colonies.gained');
      t.answer('red', 'flare:remora');
      expect(t.question('red')).toMatchObject({ tag: 'remora.share' });
      expect(t.options('red')).toEqual(['card', 'ship']);
      t.answer('red', 'ship');
      t.plan('red', 'remora.share', 'card');
      t.plan('red', 'ships.return', { 'red/2': 1 });
      t.run();
      expect(t.warp('red')).toBe(1);
      expect(t.hand('red')).toEqual(['attack-08', 'attack-30', 'flare:remora']);
    });

    it('gets one for each colony that somebody founds at one instant: of roach ships, rescued ones, or ships that sneak away', () => {
      // Blue breeds on two empty home planets when red, who has the flare, attacks.
      const empty = { 'blue/2': 0, 'blue/3': 0, 'blue/4': 0 };
      const hands = { red: ['attack-30', 'flare:remora'], blue: ['attack-08'] };
      const roach = table({ ...seats, blue: 'roach' }, { turn: 'red', destiny: ['blue'], ships: { blue: empty }, hands });
      roach.use('blue', 'roach');
      roach.plan('blue', 'roach.breed', { 'blue/2': 1, 'blue/4': 1 });
      roach.use('red', 'flare:remora');
      roach.runTo('launch');
      expect([roach.events('colony-gained').length, roach.hand('red').length]).toEqual([2, 2 + 2]);

      const rescued = { ...hands, blue: ['attack-08', 'flare:symbiote'] };
      const ships = { blue: { ...empty, warp: 3 }, green: empty };
      const symbiote = table({ ...seats, blue: 'symbiote' }, { turn: 'red', destiny: ['blue'], ships, hands: rescued });
      symbiote.use('blue', 'flare:symbiote');
      symbiote.plan('blue', 'symbiote.rescue', { warp: 3 });
      symbiote.plan('blue', 'symbiote.home', { 'blue/2': 1, 'blue/3': 1, 'blue/4': 1 });
      symbiote.use('red', 'flare:remora');
      symbiote.runTo('launch');
      expect([symbiote.events('colony-gained').length, symbiote.hand('red').length]).toEqual([3, 2 + 3]);

      const sneaks = { yellow: ['attack-30'], red: ['attack-08', 'flare:remora'], blue: ['attack-00', 'flare:sneak'] };
      const sneak = table({ ...seats, blue: 'sneak' }, { turn: 'yellow', destiny: ['blue'], hands: sneaks });
      sneak.aim('yellow', 'blue/1');
      sneak.use('blue', 'sneak');
      sneak.boost('blue');
      sneak.plan('blue', 'sneak.planet', 'yellow/2');
      sneak.plan('blue', 'sneak.second', 'yellow/4');
      sneak.use('red', 'flare:remora', { at: 'event:colonies.gained' });
      sneak.run();
      expect(sneak.hand('red')).toHaveLength(2 + 2);
    });

    it('not for a colony that was there before, nor for its own', () => {
      const back = table(seats, { ...winning, destiny: ['blue'], ships: { ...winning.ships, yellow: { 'blue/1': 1 } } });
      back.plan('blue', 'destiny.own', 'yellow');
      back.neverOffered('red', 'flare:remora');

      const own = table(seats, { ...winning, turn: 'red', hands: { ...winning.hands, red: ['attack-40', 'flare:remora'], blue: [] } });
      own.aim('red', 'yellow/1');
      own.neverOffered('red', 'flare:remora');
      expect(own.foreign('red')).toBe(1);
    });

    it('once for a single colony', () => {
      const t = table(seats, { ...winning, ships: {} });
      t.use('red', 'flare:remora');
      t.run();
      expect(t.hand('red')).toEqual(['attack-08', 'attack-30', 'flare:remora']);
    });

    it('for both sides of a deal', () => {
      const t = table(seats, { ...winning, ships: {}, hands: { ...winning.hands, blue: ['negotiate'], yellow: ['negotiate'] } });
      t.offer('blue', { blue: ['colony blue/1'], yellow: ['colony yellow/1'] });
      t.accept('yellow');
      t.use('red', 'flare:remora');
      t.run();
      // Nothing is in the warp, so it is two cards.
      expect(t.hand('red')).toHaveLength(4);
      expect(t.story()).not.toContain('remora.share');
    });
  });
});

describe('Remora and Mobius Tubes', () => {
  it('ships that wait in the gate for want of a colony have been taken back, too', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      ships: { blue: { warp: 20 }, red: { warp: 2 } },
      hands: { red: ['attack-08'], blue: ['attack-10', 'mobius-tubes'], yellow: ['attack-06'], purple: ['attack-06'] },
    });
    t.use('blue', 'mobius-tubes');
    t.plan('blue', 'ships.toGate', { warp: 4 });
    expect(t.untilOffered('red', 'remora')).toEqual(['remora', 'pass']);
    expect(t.question('red')?.data).toMatchObject({ at: 'event:ships.retrieved', who: t.seat('blue'), n: 4 });
    expect(t.ships('blue', 'gate')).toBe(4);
    expect(t.events('ships-retrieved')).toEqual([{ who: t.seat('blue'), n: 4 }]);
  });
});

describe('Remora: what others draw', () => {
  it('is not asked about cards of its own', () => {
    const t = table(seats, { ...regroup, turn: 'red', destiny: ['blue'], ships: {}, hands: { ...regroup.hands, red: ['quash'] } });
    t.neverOffered('red', 'remora', { at: 'event:cards.drawn', who: t.seat('red') });
    expect(t.events('cards-drawn')).toContainEqual({ who: t.seat('red'), n: 8 });
  });
});
