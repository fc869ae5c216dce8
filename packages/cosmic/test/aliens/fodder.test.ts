import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { bar } from '../barred.ts';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const seats = { red: 'fodder', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-08', 'attack-10', 'attack-12', 'attack-06', 'attack-30', 'negotiate'], blue: ['attack-20'] },
} as const;
const totals = (t: ReturnType<typeof table>) => t.events('outcome').map((x) => x.totals);

describe('Fodder', () => {
  it('adds attack cards between its own and that of its opponent', () => {
    const t = table(seats, start);
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-08');
    expect(t.untilOffered('red', 'fodder')).toEqual(['fodder', 'pass']);
    t.answer('red', 'fodder');
    expect(t.options('red').sort()).toEqual(['attack-10', 'attack-12']);
    expect(t.question('red')).toMatchObject({ kind: 'some', min: 1, max: 2 });
    t.plan('red', 'fodder.cards', ['attack-10', 'attack-12']);
    t.run();
    expect(totals(t)).toEqual([[8 + 1 + 22, 24]]);
    expect(t.hand('red')).toEqual(['attack-06', 'attack-30', 'negotiate']);
    expect(t.pile(Z.discard)).toEqual(['attack-10', 'attack-12', 'attack-08', 'attack-20']);
    expect(t.restored().divergence).toBeNull();
  });

  it('[faq-general-34] discards all its cards at once: the power is not used again in the same reveal', () => {
    for (const cards of [['attack-10'], ['attack-12']]) {
      const t = table(seats, { ...start, strict: ['red'] });
      t.select('red', 'attack-08');
      t.use('red', 'fodder');
      t.plan('red', 'fodder.cards', cards);
      t.run();
      expect(t.hand('red').filter((x) => x === 'attack-10' || x === 'attack-12')).toHaveLength(1);
    }
    const both = table(seats, { ...start, strict: ['red'] });
    both.select('red', 'attack-08');
    both.use('red', 'fodder');
    both.plan('red', 'fodder.cards', ['attack-10', 'attack-12']);
    both.run();
    expect(both.hand('red')).toEqual(['attack-06', 'attack-30', 'negotiate']);
  });

  it('has nothing to add with equal cards, against a lower attack or a negotiate', () => {
    for (const blue of ['attack-06', 'negotiate', 'attack-10']) {
      const t = table(seats, { ...start, hands: { red: ['attack-08', 'attack-10'], blue: [blue] } });
      t.select('red', 'attack-08');
      t.neverOffered('red', 'fodder');
    }
  });

  it('has nothing to add as an ally or bystander, or with a negotiate of its own', () => {
    for (const joins of [true, false]) {
      const t = table(seats, {
        turn: 'yellow',
        destiny: ['blue'],
        hands: { red: ['attack-10'], yellow: ['attack-20'], blue: ['attack-08'] },
      });
      if (joins) {
        t.invite('yellow', 'red');
        t.ally('red', 'offense', { 'red/1': 1 });
      }
      t.neverOffered('red', 'fodder');
    }
    const peace = table(seats, start);
    peace.select('red', 'negotiate');
    peace.neverOffered('red', 'fodder');
  });

  it('adds attack cards alone, and discards them: they were not played', () => {
    const hands = { red: ['attack-01', 'reinforcement-3', 'attack-04', 'attack-06'], blue: ['attack-20'] };
    const t = hazardTable('sargasso-nets', { hands }, seats);
    t.select('red', 'attack-01');
    t.use('red', 'fodder', { at: 'window:reveal.revealed' });
    t.until('red', 'fodder.cards');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-06']);
    t.answer('red', ['attack-04', 'attack-06']);
    t.run();
    expect(t.pile(Z.discard)).toEqual(['attack-04', 'attack-06']);
  });

  it('keeps the cards when it is zapped after naming them', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-20', 'cosmic-zap'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-08');
    t.select('blue', 'attack-20');
    t.use('red', 'fodder');
    t.plan('red', 'fodder.cards', ['attack-10', 'attack-12']);
    t.zap('blue', 'fodder');
    t.run();
    expect(totals(t)).toEqual([[9, 24]]);
    expect(t.hand('red')).toHaveLength(5);
  });

  describe('wild', () => {
    const holder = { red: 'calculator', blue: 'parasite', yellow: 'trader', purple: 'oracle' };
    const hands = { red: ['attack-08'], blue: ['attack-10', 'reinforcement-2'], yellow: ['flare:fodder'] };
    const late = { turn: 'red', destiny: ['blue'], hands } as const;

    it('joins with one ship after cards are revealed, having declined', () => {
      const t = table(holder, late);
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'yellow');
      t.invite('blue', 'yellow');
      t.plan('yellow', 'alliance.answer', 'decline');
      expect(t.untilOffered('yellow', 'flare:fodder')).toEqual(['flare:fodder', 'pass']);
      expect(t.encounter()).toMatchObject({ phase: 'reveal', slots: [{ up: true }, { up: true }] });
      t.answer('yellow', 'flare:fodder');
      expect(t.options('yellow')).toEqual(['offense', 'defense']);
      t.answer('yellow', 'defense');
      expect(t.question('yellow')).toMatchObject({ tag: 'alliance.ships', min: 1, max: 1 });
      t.answer('yellow', { 'yellow/3': 1 });
      t.run();
      expect(totals(t)).toEqual([[9, 15]]);
      expect(t.events('rewards')).toMatchObject([{ who: 2, cards: 1 }]);
    });

    it('[faq-fodder-1] joins only a side that had invited it', () => {
      const t = table(holder, late);
      t.invite('red', 'yellow');
      t.plan('yellow', 'alliance.answer', 'decline');
      t.use('yellow', 'flare:fodder', { at: 'window:reveal.revealed' });
      t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
      t.runWhile(() => t.encounter().allies[0].length === 0);
      expect(t.encounter().allies).toEqual([[2], []]);

      // Nobody asked: nothing was declined.
      const uninvited = table(holder, late);
      uninvited.invite('red', 'purple');
      uninvited.neverOffered('yellow', 'flare:fodder');
    });

    it('needs a ship to send, and one is enough', () => {
      const gone = { 'yellow/2': 0, 'yellow/3': 0, 'yellow/4': 0, 'yellow/5': 0 };
      const one = table(holder, { ...late, ships: { yellow: { warp: 19, 'yellow/1': 1, ...gone } } });
      one.invite('red', 'yellow');
      one.plan('yellow', 'alliance.answer', 'decline');
      one.use('yellow', 'flare:fodder');
      one.run();
      expect([one.events('allied'), one.warp('yellow')]).toEqual([[{ who: 2, side: 'offense' }], 20]);

      const none = table(holder, { ...late, ships: { yellow: { warp: 20 } } });
      none.invite('red', 'yellow');
      none.neverOffered('yellow', 'flare:fodder');
    });

    it('is not for somebody who allied and was sent home', () => {
      const t = table(holder, { ...late, hands: { ...hands, red: ['attack-08', 'force-field'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.use('red', 'force-field');
      t.neverOffered('yellow', 'flare:fodder');
    });
  });

  describe('super', () => {
    it("[faq-fodder-2] discards any attack cards lower than its opponent's, whatever its own was", () => {
      const t = table(seats, {
        ...start,
        hands: { red: ['attack-08', 'attack-06', 'attack-04', 'attack-12', 'attack-30', 'flare:fodder'], blue: ['attack-20'] },
      });
      t.send('red', { 'red/1': 1 });
      t.select('red', 'attack-08');
      t.use('red', 'fodder');
      t.boost('red');
      t.until('red', 'fodder.cards');
      expect(t.options('red').sort()).toEqual(['attack-04', 'attack-06', 'attack-12']);
      t.plan('red', 'fodder.cards', ['attack-04', 'attack-06', 'attack-12']);
      t.run();
      expect(totals(t)).toEqual([[8 + 1 + 22, 24]]);
      expect(t.hand('red')).toEqual(['attack-30', 'flare:fodder']);

      // Without it only what is higher than its own card, whatever else is in the hand.
      const hand = ['attack-06', 'attack-06', 'attack-08', 'attack-08', 'attack-10', 'attack-04', 'reinforcement-3'];
      const plain = table(seats, { ...start, hands: { red: hand, blue: ['attack-10'] } });
      plain.select('red', 'attack-06');
      plain.use('red', 'fodder');
      plain.until('red', 'fodder.cards');
      expect(plain.options('red')).toEqual(['attack-08', 'attack-08']);
      const lower = table(seats, { ...start, hands: { red: [...hand, 'flare:fodder'], blue: ['attack-10'] } });
      lower.select('red', 'attack-06');
      lower.use('red', 'fodder');
      lower.boost('red');
      lower.until('red', 'fodder.cards');
      expect(lower.options('red').sort()).toEqual(['attack-04', 'attack-06', 'attack-08', 'attack-08']);

      // With the higher card it has nothing between the two, and still all that is lower than its opponent's.
      const higher = table(seats, {
        ...start,
        hands: { red: ['attack-30', 'attack-06', 'attack-12', 'attack-23', 'flare:fodder'], blue: ['attack-20'] },
      });
      higher.send('red', { 'red/1': 1 });
      higher.select('red', 'attack-30');
      higher.use('red', 'fodder');
      higher.boost('red');
      higher.until('red', 'fodder.cards');
      expect(higher.options('red').sort()).toEqual(['attack-06', 'attack-12']);
      higher.answer('red', ['attack-12']);
      higher.run();
      expect(totals(higher)).toEqual([[30 + 1 + 12, 24]]);
    });

    it('is not offered where it would allow no further card', () => {
      const t = table(seats, { ...start, hands: { red: ['attack-08', 'attack-10', 'flare:fodder'], blue: ['attack-20'] } });
      t.select('red', 'attack-08');
      t.use('red', 'fodder');
      t.neverOffered('red', 'flare:fodder');
      expect(totals(t)).toEqual([[8 + 1 + 10, 24]]);
    });

    it('left in hand, it lets the power come to nothing where only lower cards are at hand', () => {
      const t = table(seats, { ...start, hands: { red: ['attack-08', 'attack-08', 'flare:fodder'], blue: ['attack-20'] } });
      t.use('red', 'fodder');
      t.boost('red', false);
      t.run();
      expect([totals(t), t.hand('red'), t.events('power-used')]).toEqual([[[9, 24]], ['attack-08', 'flare:fodder'], []]);
    });

    it('makes the power possible where only lower cards are at hand', () => {
      const t = table(seats, { ...start, hands: { red: ['attack-08', 'attack-08', 'flare:fodder'], blue: ['attack-20'] } });
      t.use('red', 'fodder');
      t.boost('red');
      t.run();
      expect(totals(t)).toEqual([[8 + 1 + 8, 24]]);
    });
  });
});

describe('Fodder flare', () => {
  it('wild: not for a side that one may not join by now', () => {
    const position = { ...start, hands: { ...start.hands, yellow: ['flare:fodder'] } };
    const free = table({ ...seats, red: 'mind' }, position);
    free.invite('red', 'yellow');
    free.invite('blue', 'yellow');
    free.use('yellow', 'flare:fodder');
    free.until('yellow', 'fodder.side');
    expect(free.options('yellow')).toEqual(['offense', 'defense']);
    // Kept from one side it joins the other without being asked, kept from both it has no use for the flare.
    for (const sides of [['offense'], ['offense', 'defense']] as const) {
      const t = table({ ...seats, red: 'mind' }, position);
      t.invite('red', 'yellow');
      t.invite('blue', 'yellow');
      t.runTo('planning');
      for (const side of sides) bar(t, 'yellow', side);
      if (sides.length > 1) {
        t.neverOffered('yellow', 'flare:fodder');
        continue;
      }
      t.use('yellow', 'flare:fodder');
      t.run();
      expect(t.events('allied')).toEqual([{ who: t.seat('yellow'), side: 'defense' }]);
    }
  });
});
