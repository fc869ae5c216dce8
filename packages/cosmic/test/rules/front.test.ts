import { cosmic } from '@parley/cosmic';
import { randomFrom, restore, recordOf, viewOf } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'zombie' };
const start = { turn: 'red', destiny: ['blue'], options: { rewards: 'both' } } as const;

describe('cards that lie facedown in front of players (R26.6, R26.7)', () => {
  it('go back when nobody has seen them, and are discarded when they lie open', () => {
    const hands = { red: ['attack-08', 'kicker-x2'], blue: ['attack-06', 'kicker-x3'], yellow: ['attack-05'] };
    const open = table(seats, { ...start, hands });
    open.use('red', 'kicker-x2');
    open.run();
    expect(open.hand('red')).toEqual([]);
    expect(open.events('cards-discarded').flatMap((x) => x.cards)).toContain('kicker-x2');

    // An intimidate of a bystander is never turned up.
    const unseen = table(seats, { ...start, hands: { ...hands, yellow: ['attack-05', 'intimidate-19'] } });
    unseen.use('yellow', 'intimidate-19');
    unseen.use('red', 'kicker-x2');
    unseen.run();
    expect(unseen.hand('yellow')).toEqual(['attack-05', 'intimidate-19']);
    expect(unseen.events('laid-card-returned')).toEqual([{ who: 2, type: 'intimidate' }]);
    expect(unseen.hand('red')).toEqual([]);
  });

  it('might be any card with the same back to whoever does not know them', () => {
    const hands = { red: ['attack-08', 'kicker-x2'], blue: ['attack-06', 'kicker-x3'], yellow: ['attack-05'], purple: ['rift-3'] };
    const t = table(seats, { ...start, hands });
    t.use('red', 'kicker-x2');
    t.use('blue', 'kicker-x3');
    t.until('red', 'planning.select');
    const faces = new Set<string>();
    for (const seat of [0, 2, null]) {
      const before = JSON.stringify(viewOf(t.table.game, seat));
      for (let i = 0; i < 12; i++) {
        const { game } = restore(cosmic, recordOf(t.table)).table;
        cosmic.scramble(game, seat, randomFrom(`scrambled ${i}`));
        // The seat sees no difference, and every card is where its place says.
        expect(JSON.stringify(viewOf(game, seat))).toBe(before);
        const { cards, face } = game.s;
        const all = cards.in.flatMap((zone, z) => zone.map((card) => [card, z]));
        expect(new Set(all.map(([card]) => card)).size).toBe(face.length);
        expect(all.every(([card, z]) => cards.zone[card] === z)).toBe(true);
        const laid = game.s.encounters[0].laid ?? [];
        const { first = 0, end = 0 } = game.s.rewards ?? {};
        expect(laid.every((x) => x.card >= first && x.card < end)).toBe(true);
        expect(laid.every((x) => cards.zone[x.card] === game.s.rewards?.front)).toBe(true);
        // Red knows its own.
        if (seat === 0) expect(face[laid[0].card]).toBe('kicker-x2');
        else faces.add(face[laid[0].card]);
      }
    }
    expect(faces.size).toBeGreaterThan(3);
  });

  it('are known to everybody once they lie open', () => {
    const hands = { red: ['attack-08', 'kicker-x2'], blue: ['attack-06', 'reinforcement-2'], yellow: ['attack-05'] };
    const t = table(seats, { ...start, hands });
    t.use('red', 'kicker-x2');
    t.untilOffered('blue', 'reinforcement-2');
    for (let i = 0; i < 5; i++) {
      const { game } = restore(cosmic, recordOf(t.table)).table;
      cosmic.scramble(game, 2, randomFrom(`scrambled ${i}`));
      expect(game.s.encounters[0].laid?.map((x) => game.s.face[x.card])).toEqual(['kicker-x2']);
    }
  });
});
