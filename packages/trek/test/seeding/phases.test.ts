import { describe, expect, it } from 'vitest';
import { reaction } from '../../effects/index.ts';
import { isInPlay } from '../../rules/board/places.ts';
import { mark } from '../../rules/state/marks.ts';
import { piecesIn, zoneOfSeat } from '../../rules/state/zones.ts';
import { giveClauses } from '../bench.ts';
import '../turn/made-events.ts';
import { seeding, type Seeds } from './table.ts';

const PROTOCOLS = 'Establish Landing Protocols';
const TREATY = 'Treaty: Federation/Bajoran';

describe('the phases of seeding', () => {
  it.each(['blue', 'red'] as const)('T3.1 %s goes first in every phase and takes the first turn', (first) => {
    const brings = { seeds: [PROTOCOLS, 'Dead End', 'Neutral Outpost'] };
    const t = seeding(brings, brings, { first });
    const asked = [t.asked];
    t.until('mission');
    asked.push(t.asked);
    t.until('dilemma');
    asked.push(t.asked);
    t.until('facility');
    asked.push(t.asked);
    t.until(null);
    asked.push(t.asked);
    expect(asked).toEqual([first, first, first, first, first]);
    expect(t.g.s.turn).toMatchObject({ seat: first === 'blue' ? 0 : 1, n: 1 });
  });

  it('T3.2 doorways, missions, dilemmas, facilities', () => {
    const t = seeding();
    t.until(null);
    expect(t.events('seed-phase').map((e) => e.data.phase)).toEqual(['mission', 'dilemma', 'facility']);
  });

  it('T3.2 the players alternate, one card at a time', () => {
    const t = seeding({ seeds: ['Dead End', 'Maglock'] }, { seeds: ['Dead End', 'Maglock', 'Firestorm'] });
    t.until('dilemma');
    const order = [];
    for (const [player, card] of [
      ['blue', 'Dead End'],
      ['red', 'Dead End'],
      ['blue', 'Maglock'],
      ['red', 'Maglock'],
    ] as const) {
      order.push(t.asked);
      t.seed(player, card, 'Military Exercises');
    }
    expect(order).toEqual(['blue', 'red', 'blue', 'red']);
    // Blue has nothing left to seed and is not asked any more.
    expect(t.asked).toBe('red');
    expect(t.phase).toBe('dilemma');
  });

  it('T39.1 whoever has passed may seed again as long as the other goes on; the phase is over when both pass in a row', () => {
    const brings = { seeds: ['Dead End', 'Maglock'] };
    const t = seeding(brings, brings);
    t.until('dilemma');
    t.pass('blue');
    expect(t.asked).toBe('red');
    t.seed('red', 'Maglock', 'Military Exercises');
    expect(t.asked).toBe('blue');
    t.seed('blue', 'Maglock', 'Military Exercises');
    t.pass('red');
    expect(t.phase).toBe('dilemma');
    t.pass('blue');
    expect(t.phase).not.toBe('dilemma');
    expect(t.of('blue', 'aside')).toContain('Dead End');
  });

  it('T39.1 in the first phase, too, both have to pass', () => {
    const brings = { seeds: [PROTOCOLS] };
    const t = seeding(brings, brings);
    expect(t.question('blue')).toMatchObject({ tag: 'seed', data: { phase: 'doorway' } });
    t.pass('blue');
    expect([t.phase, t.asked]).toEqual(['doorway', 'red']);
  });

  it('T3.2 nobody seeds a card of another phase', () => {
    const t = seeding({ seeds: [PROTOCOLS, 'Dead End', 'Neutral Outpost'] });
    expect(t.offered('blue')).toEqual([PROTOCOLS]);
    t.until('dilemma');
    expect(t.offered('blue').toSorted()).toEqual(['Dead End', PROTOCOLS]);
    t.until('facility');
    expect(t.offered('blue').toSorted()).toEqual([PROTOCOLS, 'Neutral Outpost'].toSorted());
  });

  it('T3.3 a card that says no phase may be seeded in each of them', () => {
    const seededIn = (phase: 'doorway' | 'mission' | 'dilemma' | 'facility'): string => {
      const t = seeding({ seeds: [PROTOCOLS, TREATY] });
      t.until(phase);
      t.seed('blue', PROTOCOLS);
      expect(t.of('blue', 'table')).toEqual([PROTOCOLS]);
      return String(t.events('seeded')[0]?.why?.id);
    };
    expect((['doorway', 'mission', 'dilemma', 'facility'] as const).map(seededIn)).toEqual(['T3.4', 'T3.5', 'T3.11', 'T3.20']);
  });

  it('T3.3, T3.5 in the mission phase such a card is seeded instead of laying a mission', () => {
    const t = seeding({ seeds: [PROTOCOLS, TREATY] });
    t.until('mission');
    t.seed('blue', TREATY);
    expect(t.events('mission-laid').map((e) => e.data.by)).toEqual([1]);
    // Who seeds nothing else draws a mission.
    t.pass('blue');
    expect(t.question('blue')?.tag).toBe('seed.mission');
    t.lay('blue', 0);
    expect(
      t
        .events('mission-laid')
        .map((e) => e.data.by)
        .slice(0, 2),
    ).toEqual([1, 0]);
    t.until('dilemma');
    expect(t.line()).toHaveLength(12);
  });
});

describe('what was seeded', () => {
  it('T3.4, T56.5 lies face up on the table, and says what it says from then on', () => {
    const t = seeding({ seeds: [PROTOCOLS] });
    t.seed('blue', PROTOCOLS);
    expect(t.events('seeded')).toMatchObject([{ data: { by: 0, card: 'DS9-67', piece: t.piece(PROTOCOLS) } }]);
    expect(isInPlay(t.g, t.piece(PROTOCOLS))).toBe(true);
  });

  it('T2.3 any number of copies of what does not say otherwise', () => {
    const t = seeding({ seeds: [PROTOCOLS, PROTOCOLS] });
    expect(t.offered('blue')).toEqual([PROTOCOLS]);
    t.seed('blue', PROTOCOLS);
    t.seed('blue', PROTOCOLS);
    expect(t.of('blue', 'table')).toEqual([PROTOCOLS, PROTOCOLS]);
  });

  it('T35.1 a countdown begins with a card that lies face up, not with one that is hidden or lies under a mission', () => {
    const t = seeding({ seeds: ['Seeded Clock', 'Seeded Secret', 'Hippocratic Oath'] });
    t.seed('blue', 'Seeded Clock');
    t.seed('blue', 'Seeded Secret');
    t.until('dilemma');
    t.seed('blue', 'Hippocratic Oath', 'Military Exercises');
    const left = ['Seeded Clock', 'Seeded Secret', 'Hippocratic Oath'].map((x) => mark(t.g, t.piece(x), 'countdown'));
    expect(left).toEqual([4, 0, 0]);
  });

  it('T2.6 one of another universe needs an open door, unless it lies under a mission', () => {
    const t = seeding({ seeds: ['Seeded Stranger', 'Seeded Door', 'Empathic Echo'] });
    expect(t.offered('blue')).toEqual(['Seeded Door']);
    t.seed('blue', 'Seeded Door');
    expect(t.offered('blue')).toEqual(['Seeded Stranger']);
    const closed = seeding({ seeds: ['Seeded Stranger', 'Empathic Echo'] });
    closed.until('dilemma');
    expect(closed.offered('blue')).toEqual(['Empathic Echo']);
  });

  it('T3.3 some are seeded only beside another card of their player', () => {
    const brings = { seeds: ['Seeded Friend', 'Seeded Door', PROTOCOLS] };
    const t = seeding(brings, brings);
    expect(t.offered('blue').toSorted()).toEqual([PROTOCOLS, 'Seeded Door']);
    t.seed('blue', 'Seeded Door');
    expect(t.offered('red')).not.toContain('Seeded Friend');
    t.seed('red', PROTOCOLS);
    expect(t.offered('blue')).toContain('Seeded Friend');
  });

  it('T3.2 other texts hear of what was seeded', () => {
    const t = seeding({ seeds: [PROTOCOLS, TREATY] });
    t.seed('blue', PROTOCOLS);
    const seen: string[] = [];
    giveClauses(t.g, t.piece(PROTOCOLS), [
      reaction({
        on: 'seeded',
        must: true,
        *commit({ ev }) {
          seen.push(...t.names([ev.piece]));
        },
      }),
    ]);
    t.seed('blue', TREATY);
    expect(seen[0]).toBe(TREATY);
  });

  it('T3.3, T23.1 a hidden agenda lies face down, and only its player is told which it is', () => {
    const t = seeding({ seeds: ['Treaty: Romulan/Cardassian'] });
    t.seed('blue', 'Treaty: Romulan/Cardassian');
    const [event] = t.events('seeded');
    expect(event.data.card).toBeUndefined();
    expect(event.data.piece).toBeUndefined();
    expect(event.secret).toMatchObject({ to: [0], data: { card: 'DS9-76' } });
  });

  it('T23.2 nobody turns up a hidden agenda before the first turn', () => {
    const t = seeding({ seeds: ['Treaty: Romulan/Cardassian', 'Dead End'] });
    t.seed('blue', 'Treaty: Romulan/Cardassian');
    t.until('dilemma');
    expect(t.raisable('blue')).toEqual([]);
    t.until(null);
    expect(t.raisable('blue')).toHaveLength(1);
  });
});

describe('the end of seeding', () => {
  const ended = (): Seeds => {
    const t = seeding({ seeds: ['Dead End', 'Maglock'] }, { seeds: ['Firestorm'] });
    t.until(null);
    return t;
  };

  it('T3.26 what was not seeded is out of the game, and nobody is told what it is', () => {
    const t = ended();
    expect(t.events('unseeded').map((e) => e.data)).toEqual([
      { by: 0, n: 2 },
      { by: 1, n: 1 },
    ]);
    const none = seeding();
    none.until(null);
    expect(none.events('unseeded')).toEqual([]);
    expect(t.question('blue')).toMatchObject({ kind: 'act', tag: 'turn.act' });
    for (const name of ['Dead End', 'Maglock']) expect(t.of('blue', 'aside')).toContain(name);
  });

  it('T3.26 decks are shuffled', () => {
    const t = seeding({ seeds: ['Neutral Outpost'] });
    t.until('facility');
    const decks = (): (readonly number[])[] =>
      [0, 1].map((seat) => [...piecesIn(t.g, zoneOfSeat(seat, 'deck')), ...piecesIn(t.g, zoneOfSeat(seat, 'hand')).toReversed()]);
    const before = decks();
    t.pass('blue');
    decks().forEach((deck, seat) => {
      expect(deck).not.toEqual(before[seat]);
      expect(new Set(deck)).toEqual(new Set(before[seat]));
    });
  });

  it('T3.26 nobody answers what is drawn then', () => {
    const deck = Array.from({ length: 30 }, () => 'Drawn Answer');
    const t = seeding({ seeds: ['Neutral Outpost'], draw: deck });
    t.until('facility');
    t.pass('blue');
    expect(t.question('blue')?.tag).toBe('turn.act');
    expect(t.of('blue', 'hand')).toHaveLength(7);
  });

  it('T3.26, T40.1 then the first turn begins, with its card play', () => {
    const t = ended();
    expect(t.events('turn').map((e) => e.data)).toEqual([{ by: 0, n: 1 }]);
    expect(t.g.s.turn).toEqual({ seat: 0, n: 1, part: 'play', played: false, drawsLost: 0 });
  });

  it('T3.26 each player draws seven cards', () => {
    const t = ended();
    expect([t.of('blue', 'hand').length, t.of('red', 'hand').length]).toEqual([7, 7]);
    expect([t.of('blue', 'deck').length, t.of('red', 'deck').length]).toEqual([23, 23]);
    expect(t.events('drew').map((e) => [e.data.by, e.data.n])).toEqual([
      [0, 7],
      [1, 7],
    ]);
    expect(t.events('drew')[0]?.data.cards).toBeUndefined();
  });
});
