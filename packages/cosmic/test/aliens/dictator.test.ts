import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { runWithoutOffer, table } from '../table.ts';

const seats = { red: 'calculator', blue: 'dictator', yellow: 'parasite' };
const start = {
  turn: 'red',
  destiny: ['blue', 'blue'],
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-20'] },
} as const;
const drawn = (t: ReturnType<typeof table>) => t.events('destiny-drawn').map((x) => x.card);

describe('Dictator', () => {
  it('chooses from everything in the destiny deck, before the offense draws', () => {
    const t = table(seats, start);
    expect(t.until('blue', 'dictator.card')).toMatchObject({ seat: 1, kind: 'choose' });
    expect(drawn(t)).toEqual([]);
    // One of each kind, in no telling order.
    expect(t.options('blue')).toEqual([
      'destiny:blue', 'destiny:blue!', 'destiny:fewest-ships-in-warp', 'destiny:most-cards-in-hand', 'destiny:most-foreign-colonies',
      'destiny:red', 'destiny:red!', 'destiny:wild', 'destiny:yellow', 'destiny:yellow!',
    ]); // prettier-ignore
    t.answer('blue', 'destiny:yellow!');
    expect(t.encounter()).toMatchObject({ offense: 0, defense: 2, hazard: true });
    expect(t.events('destiny-drawn')).toEqual([{ who: 0, card: 'destiny:yellow!' }]);
    expect(t.pile(Z.destinyDiscard)).toEqual(['destiny:yellow!']);
    expect(t.restored().divergence).toBeNull();
  });

  it('leaves the choices on the card to the offense, and chooses again when another card is drawn', () => {
    const t = table(seats, start);
    t.plan('blue', 'dictator.card', 'destiny:wild');
    t.until('red', 'destiny.wild');
    expect(t.options('red')).toEqual(['blue', 'yellow']);

    const own = table(seats, start);
    own.until('blue', 'dictator.card');
    own.answer('blue', 'destiny:red');
    // Nobody to drive out and nothing to settle: another card.
    expect(own.question('blue')).toMatchObject({ tag: 'dictator.card' });
    own.answer('blue', 'destiny:blue');
    expect(own.encounter().defense).toBe(1);
    expect(drawn(own)).toEqual(['destiny:red', 'destiny:blue']);
  });

  it('looks through a deck made anew when only one card is left', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['red'] });
    t.until('blue', 'launch.aim');
    const { in: zones, zone } = t.state.cards;
    for (const card of zones[Z.destiny].splice(1)) zones[Z.destinyDiscard].push(card);
    for (const card of zones[Z.destinyDiscard]) zone[card] = Z.destinyDiscard;
    // Yellow's turn.
    t.until('blue', 'dictator.card');
    expect(t.events('destiny-reshuffled')).toHaveLength(1);
    expect([t.pile(Z.destiny).length, t.options('blue').length]).toEqual([14, 10]);
  });

  it('has no say in its own turn', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['yellow'] });
    t.until('blue', 'launch.aim');
    expect(drawn(t)).toEqual(['destiny:yellow']);
    expect(t.events('power-used')).toEqual([]);
  });

  it('when zapped, chance decides, out of a shuffled deck', () => {
    const seen = new Set<unknown>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = table(seats, { ...start, seed, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
      t.plan('blue', 'dictator.card', 'destiny:yellow');
      t.zap('yellow', 'dictator');
      t.until('red', 'launch.aim');
      expect(t.events('power-zapped')).toHaveLength(1);
      seen.add(drawn(t)[0]);
    }
    // Neither the card on top nor the one that was chosen.
    expect(seen.size).toBeGreaterThan(2);
  });

  describe('wild', () => {
    const holder = { red: 'calculator', blue: 'oracle', yellow: 'parasite' };
    const hands = { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:dictator'] };

    it('makes the offense draw again', () => {
      const t = table(holder, { turn: 'red', destiny: ['yellow', 'blue'], hands });
      expect(t.untilOffered('yellow', 'flare:dictator')).toEqual(['flare:dictator', 'pass']);
      expect([drawn(t), t.encounter().defense]).toEqual([['destiny:yellow'], -1]);
      t.answer('yellow', 'flare:dictator');
      t.until('red', 'launch.aim');
      expect(drawn(t)).toEqual(['destiny:yellow', 'destiny:blue']);
      expect(t.encounter().defense).toBe(1);
      expect(t.events('destiny-refused')).toHaveLength(1);
      // Once an encounter.
      expect(t.events('card-played')).toHaveLength(1);
    });

    it('is not for the offense', () => {
      const t = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:dictator'], blue: ['attack-10'] },
      });
      runWithoutOffer(t, 'red', 'flare:dictator');
    });
  });

  it('super: chooses in its own turn too, if it likes', () => {
    const t = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['red'],
      hands: { ...start.hands, blue: ['attack-10', 'flare:dictator'] },
    });
    expect(t.untilOffered('blue', 'dictator')).toEqual(['dictator', 'pass']);
    t.answer('blue', 'dictator');
    t.plan('blue', 'dictator.card', 'destiny:yellow');
    t.until('blue', 'launch.aim');
    expect(drawn(t)).toEqual(['destiny:yellow']);
    expect(t.hand('blue')).toContain('flare:dictator');
  });
});
