import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

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
      'destiny:blue',
      'destiny:blue!',
      'destiny:fewest-ships-in-warp',
      'destiny:most-cards-in-hand',
      'destiny:most-foreign-colonies',
      'destiny:red',
      'destiny:red!',
      'destiny:wild',
      'destiny:yellow',
      'destiny:yellow!',
    ]);
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

  it('has no say in its own turn: the deck is shuffled before every draw, and chance decides', () => {
    const seen = new Set<unknown>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = table(seats, { ...start, seed, turn: 'blue', destiny: ['yellow'] });
      t.until('blue', 'launch.aim');
      expect(t.events('power-used')).toEqual([]);
      expect(t.events('destiny-shuffled')).toHaveLength(drawn(t).length);
      seen.add(drawn(t)[0]);
    }
    // What lay on top is no surer to come than any other card.
    expect(seen.size).toBeGreaterThan(3);
  });

  it('shuffles nothing in the turns of others, nor in its own without its power', () => {
    const t = table(seats, start);
    t.until('red', 'launch.aim');
    expect(t.events('destiny-shuffled')).toEqual([]);
    const few = { 'blue/1': 10, 'blue/2': 10, 'blue/3': 0, 'blue/4': 0, 'blue/5': 0 };
    const lost = table(seats, { ...start, turn: 'blue', destiny: ['yellow'], ships: { blue: few } });
    lost.until('blue', 'launch.aim');
    expect([lost.events('destiny-shuffled'), drawn(lost)]).toEqual([[], ['destiny:yellow']]);
  });

  it('nobody knows what its own draw will be: neither who has looked at the top card nor who has put one there', () => {
    let same = 0;
    const put = new Set<unknown>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const hands = { red: ['attack-04'], blue: ['attack-40', 'attack-20'], yellow: ['attack-06', 'flare:tourist'] };
      const t = table(seats, { ...start, seed, hands });
      t.plan('blue', 'dictator.card', 'destiny:blue');
      t.until('red', 'launch.aim');
      t.raise('yellow', 'flare:tourist');
      t.answer('yellow', 'destiny');
      const peeked = t.owner.events.find((x) => x.type === 'card-peeked')?.secret?.data.card;
      t.runWhile(() => t.events('destiny-drawn').length < 2);
      expect(t.encounter().offense).toBe(t.seat('blue'));
      if (drawn(t)[1] === peeked) same++;

      const matrix = table(seats, {
        seed,
        turn: 'blue',
        options: { stations: 'one' },
        stations: { blue: { 'temporal-matrix': 'blue/1' } },
        hands: { red: ['attack-00'], blue: ['attack-40', 'attack-30'], yellow: ['attack-01'] },
      });
      matrix.send('blue', { 'blue/2': 1 });
      matrix.select('blue', 'attack-40');
      matrix.plan('blue', 'encounter.second', true);
      matrix.use('blue', 'station:temporal-matrix');
      matrix.runWhile(() => matrix.events('destiny-put-back').length === 0);
      const before = drawn(matrix).length;
      matrix.runWhile(() => drawn(matrix).length === before);
      put.add(drawn(matrix)[before] === matrix.events('destiny-put-back')[0].card);
    }
    expect(same).toBeLessThan(8);
    expect(put).toContain(false);
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

  it('while it is zapped, chance decides about every further card of the encounter', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['cosmic-zap', 'flare:dictator'] } });
    t.plan('blue', 'dictator.card', 'destiny:yellow');
    t.zap('yellow', 'dictator');
    t.use('yellow', 'flare:dictator');
    t.until('red', 'launch.aim');
    // Once at the zap, and before each card that follows the first.
    expect(drawn(t).length).toBeGreaterThan(1);
    expect(t.events('destiny-shuffled')).toHaveLength(drawn(t).length);
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

    describe('when an effect has made something of the card already', () => {
      const draws = (t: ReturnType<typeof table>) => {
        expect(t.events('card-played').map((x) => x.card)).toContain('flare:dictator');
        expect(t.events('destiny-refused')).toHaveLength(1);
        return drawn(t);
      };

      it('Will has chosen: that counts for nothing either, and Will chooses anew', () => {
        const t = table(
          { red: 'will', blue: 'macron', yellow: 'tripler' },
          { turn: 'red', destiny: ['yellow', 'blue'], hands: { red: ['attack-08'], blue: ['flare:dictator'] } },
        );
        t.plan('red', 'will.who', 'yellow');
        t.plan('red', 'will.where', 'yellow/4');
        t.untilOffered('blue', 'flare:dictator');
        expect(t.encounter()).toMatchObject({ defense: 2, system: 2 });
        t.answer('blue', 'flare:dictator');
        // Red has drawn again and is asked again, with no defense as yet.
        expect(t.question('red')).toMatchObject({ tag: 'will.who' });
        expect(t.encounter()).toMatchObject({ defense: -1, system: -1 });
        expect(draws(t)).toEqual(['destiny:yellow', 'destiny:blue']);
        t.answer('red', 'blue');
        t.answer('red', 'blue/2');
        t.runTo('alliance');
        expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/2' }]);
      });

      it('Will without its power for the second card is not bound to the planet of the first', () => {
        const t = table(
          { red: 'will', blue: 'macron', yellow: 'tripler' },
          { turn: 'red', destiny: ['yellow', 'yellow'], hands: { red: ['attack-08'], blue: ['flare:dictator', 'cosmic-zap'] } },
        );
        t.plan('red', 'will.who', 'yellow');
        t.plan('red', 'will.where', 'yellow/4');
        t.use('blue', 'flare:dictator');
        t.untilOffered('blue', 'flare:dictator');
        t.answer('blue', 'flare:dictator');
        t.owner.plans.length = 0;
        t.zap('blue', 'will');
        t.until('red', 'launch.aim');
        expect(t.options('red')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
      });

      it('so it is with the wild flare of Will and the super flare of the Greenhorn', () => {
        const will = table(holder, {
          turn: 'red',
          destiny: ['yellow', 'blue'],
          ships: { yellow: { 'blue/1': 1 } },
          hands: { red: ['attack-01', 'flare:will'], blue: ['attack-20', 'flare:dictator'] },
        });
        will.use('red', 'flare:will');
        will.use('blue', 'flare:dictator');
        will.until('red', 'launch.aim');
        expect(draws(will)).toEqual(['destiny:yellow', 'destiny:blue']);
        expect(will.encounter()).toMatchObject({ defense: 1, system: 1 });

        const greenhorn = table(
          { red: 'greenhorn', blue: 'macron', yellow: 'tripler' },
          {
            turn: 'red',
            destiny: ['yellow', 'blue'],
            ships: { blue: { 'yellow/1': 1, 'blue/2': 0 } },
            hands: { red: ['attack-01', 'flare:greenhorn'], blue: ['attack-20', 'flare:dictator'] },
          },
        );
        greenhorn.use('red', 'flare:greenhorn');
        greenhorn.plan('red', 'greenhorn.defense', 'blue');
        greenhorn.use('blue', 'flare:dictator');
        greenhorn.until('red', 'launch.aim');
        expect(draws(greenhorn)).toEqual(['destiny:yellow', 'destiny:blue']);
        // Nor has it to be where blue has a colony any more.
        expect(greenhorn.options('red')).toContain('blue/2');
      });
    });

    it('is not for the offense', () => {
      const t = table(holder, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'flare:dictator'], blue: ['attack-10'] } });
      t.neverOffered('red', 'flare:dictator');
    });
  });

  it('super: chooses in its own turn too, if it likes', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['red'], hands: { ...start.hands, blue: ['attack-10', 'flare:dictator'] } });
    expect(t.untilOffered('blue', 'dictator')).toEqual(['dictator', 'pass']);
    t.answer('blue', 'dictator');
    t.plan('blue', 'dictator.card', 'destiny:yellow');
    t.until('blue', 'launch.aim');
    expect(drawn(t)).toEqual(['destiny:yellow']);
    expect(t.hand('blue')).toContain('flare:dictator');
  });
});
