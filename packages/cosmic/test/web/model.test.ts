import { describe, expect, it } from 'vitest';
import { boardOf } from '../../view/read.ts';
import { coloniesOf, colourOf, knownCards, leading, roleOf, seatsFrom, shipsOf, systemOf } from '../../web/model/queries.ts';
import { SIDES, type Board, type EncounterView, type PlaceView } from '../../view/board.ts';
import { receiptOf } from '../../web/encounter/receipt-model.ts';
import { colonyCount } from '../../web/pieces/colony-track.tsx';
import { begin, record } from './fixtures/game.ts';

const game = record('model', 5, 0);
const boards = game.updates.map((m) => boardOf(m.view));

describe('the board', () => {
  it('has everybody, every ship and every planet at any time', () => {
    for (const b of boards) {
      expect(b.people).toHaveLength(5);
      expect(b.order.toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3, 4]);
      expect(b.goal).toBe(5);
      for (const p of b.people) {
        const n = b.places.reduce((sum, place) => sum + shipsOf(place.ships, p.colour), 0);
        expect(n).toBe(20);
      }
    }
  });

  it('knows the own hand by its faces and the others by their number', () => {
    const last = boards.at(-1);
    expect(last?.people[0].hand.cards).not.toBeNull();
    expect(last?.people[0].hand.cards).toHaveLength(last?.people[0].hand.n ?? -1);
    for (const p of last?.people.slice(1) ?? []) expect(p.hand.cards).toBeNull();
  });

  it('knows who plays what once aliens are revealed', () => {
    const b = boards.at(-1);
    expect(b?.sheets.length).toBeGreaterThanOrEqual(5);
    for (const sheet of b?.sheets ?? []) expect(sheet.name).not.toBe('');
  });

  it('follows encounters: main players, target, sides and totals', () => {
    const withTotals = boards.filter((b) => b.encounter?.totals);
    expect(withTotals.length).toBeGreaterThan(3);
    for (const b of withTotals) {
      const e = b.encounter as EncounterView;
      expect(roleOf(b, e.offense)).toBe('offense');
      expect(roleOf(b, e.defense)).toBe('defense');
      SIDES.forEach((side) => {
        const rows = b.receipts[side].filter((row) => row.what !== 'sum');
        expect(rows.reduce((n, row) => n + row.n, 0)).toBe(e.totals?.[side]);
        expect(receiptOf(b, side)).toMatchObject({ total: e.totals?.[side], soFar: e.totals?.[side] });
      });
    }
    const launched = boards.find((b) => b.encounter?.phase === 'alliance');
    expect(launched && receiptOf(launched, 0).soFar).toBeGreaterThan(0);
  });

  it('sits the viewer first and keeps the order of the table', () => {
    expect(seatsFrom(boards[5], 2)).toEqual([2, 3, 4, 0, 1]);
    expect(seatsFrom(boards[5], null)).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts colonies', () => {
    const b = boards.at(-1) as Board;
    const isAway = (p: PlaceView, seat: number): boolean => p.kind === 'planet' && p.system !== colourOf(b, seat) && p.crew[seat] > 0;
    // Without effects on them, they are the planets on which somebody is away from home.
    for (const p of b.people) expect(coloniesOf(b, p.seat)).toBe(b.places.filter((x) => isAway(x, p.seat)).length);
    expect(Math.max(...b.people.map((p) => p.colonies))).toBeGreaterThan(1);
    for (const p of b.people) expect(p.homes).toBeLessThanOrEqual(5);
    expect(systemOf(b, colourOf(b, 0))).toHaveLength(5);
    expect(knownCards(b).size).toBeGreaterThan(b.piles.discard.length);
  });

  it('takes what colonies count for from the game: half of them may count as half', () => {
    const position = { ships: { red: { 'blue/1': 1, 'yellow/1': 1 } } };
    const aliens = { red: 'tripler', blue: 'pygmy', yellow: 'macron' };
    const seats = Object.entries(aliens).map(([colour, alien]) => ({ colour, alien }));
    const b = boardOf(begin({ seats, position })(null));
    expect(coloniesOf(b, 0)).toBe(1.5);
    expect([0, 0.5, 1, 1.5, 4.5].map(colonyCount)).toEqual(['0', '½', '1', '1½', '4½']);
  });
});

describe('who leads', () => {
  const e = boards.find((b) => b.encounter?.totals)?.encounter as EncounterView;
  const attack = { card: 'attack-08#1', up: true, type: 'attack', value: 8, claimed: false } as const;
  const duel = (a: number, b: number): EncounterView => ({ ...e, slots: [attack, attack], totals: [a, b] });
  it('is the defense on a tie', () => {
    expect(leading(duel(12, 12))).toMatchObject({ side: 1, tie: true, by: 0 });
    expect(leading(duel(12, 10))).toMatchObject({ side: 0, tie: false, by: 2 });
    expect(leading(duel(12, 10), [0, 2])).toMatchObject({ side: 1, tie: true });
  });
  it('is nobody while a negotiate lies there', () => {
    expect(leading({ ...duel(9, 9), slots: [attack, { ...attack, type: 'negotiate' }] })).toBeNull();
  });
});
