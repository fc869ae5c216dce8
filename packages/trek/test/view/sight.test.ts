import { randomFrom, viewOf, type Seat } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { turn } from '../../rules/board/move.ts';
import { isInPlay } from '../../rules/board/places.ts';
import { putMark } from '../../rules/state/marks.ts';
import { zoneIn, zoneOfMission, zoneOfSeat } from '../../rules/state/zones.ts';
import { readBoard, type Board as Seen, type CardView, type Thing } from '../../view/index.ts';
import { scramble } from '../../view/scramble.ts';
import { isSeen } from '../../view/sight.ts';
import { BLUE, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const OUTPOST = 'Klingon Outpost';
const AGENDA = 'Treaty: Romulan/Cardassian';

const board = (more: Board = {}): Scenario =>
  scenario({
    alpha: [HERE],
    blue: {
      hand: ['Kurak', 'Lower Decks'],
      discard: ['Dukat', 'Kromm'],
      table: [AGENDA, 'Friendly Visit'],
      at: {
        [HERE]: { planet: ['Klag', 'Plain Box'], seeds: ['Firestorm'], space: { [OUTPOST]: ['Divok'], [SHIP]: ["K'Tal", 'Plain Crate'] } },
      },
    },
    red: { at: { [HERE]: { planet: ['Taul'] } } },
    ...more,
  });
const seenBy = (t: Scenario, seat: Seat | null): Seen => readBoard(viewOf(t.g, seat), seat);
const names = (t: Scenario, cards: readonly CardView[]): string[] =>
  cards.map((x) => (x.piece === undefined ? `back of ${x.seat}` : t.names([x.piece])[0]));
const SEATS = [BLUE, RED, null] as const;

describe('who sees which card', () => {
  it('T1.4 a hand is its player’s; how many cards it has is open', () => {
    const t = board();
    const hands = SEATS.map((seat) => seenBy(t, seat).seats[BLUE].hand);
    expect(hands.map((x) => x.count)).toEqual([2, 2, 2]);
    expect(hands.map((x) => names(t, x.cards))).toEqual([['Kurak', 'Lower Decks'], [], []]);
  });

  it('T1.4 a deck is nobody’s to look at; how many cards it has is open', () => {
    const t = board();
    for (const seat of SEATS) expect(seenBy(t, seat).seats[BLUE].deck).toMatchObject({ count: 40, cards: [] });
  });

  it('T57.1 a discard pile lies face up for everybody', () => {
    const t = board();
    for (const seat of SEATS) expect(names(t, seenBy(t, seat).seats[BLUE].discard.cards)).toEqual(['Dukat', 'Kromm']);
  });

  it('T23.1, T23.6 a hidden agenda is its player’s, everything else on the table everybody’s', () => {
    const t = board();
    turn(t.g, t.piece(AGENDA), true);
    const tables = SEATS.map((seat) => names(t, seenBy(t, seat).seats[BLUE].table.cards).toSorted());
    expect(tables).toEqual([
      ['Friendly Visit', AGENDA],
      ['Friendly Visit', 'back of 0'],
      ['Friendly Visit', 'back of 0'],
    ]);
  });

  it('T39.2 a seed card is its owner’s until it is met, then everybody’s', () => {
    const t = board();
    const under = (seat: Seat | null): string[] => names(t, seenBy(t, seat).lines[0].locations[0].seeds.cards);
    expect(SEATS.map(under)).toEqual([['Firestorm'], ['back of 0'], ['back of 0']]);
    putMark(t.g, t.piece('Firestorm'), 'known', 3);
    expect(SEATS.map(under)).toEqual([['Firestorm'], ['Firestorm'], ['Firestorm']]);
    // One who has looked at it alone.
    putMark(t.g, t.piece('Firestorm'), 'known', 1 << RED);
    expect(SEATS.map(under)).toEqual([['Firestorm'], ['Firestorm'], ['back of 0']]);
  });

  it('T41.8, T65.6 [trek-report-02] after the report others see how many personnel and equipment are in a stack, not which', () => {
    const t = board();
    const at = (seat: Seat | null) => seenBy(t, seat).lines[0].locations[0];
    const planet = (seat: Seat | null): string[] => names(t, at(seat).surface?.things ?? []).toSorted();
    expect(planet(BLUE)).toEqual(['Klag', 'Plain Box', 'back of 1']);
    expect(planet(RED)).toEqual(['Taul', 'back of 0', 'back of 0']);
    expect(planet(null)).toEqual(['back of 0', 'back of 0', 'back of 1']);
    const aboard = (seat: Seat | null): string[] => {
      const ship = at(seat).space.things.find((x) => x.piece === t.piece(SHIP));
      return names(t, ship?.within ?? []);
    };
    expect(SEATS.map(aboard)).toEqual([
      ["K'Tal", 'Plain Crate'],
      ['back of 0', 'back of 0'],
      ['back of 0', 'back of 0'],
    ]);
    // Ships and facilities lie open.
    for (const seat of SEATS) expect(names(t, at(seat).space.things)).toEqual([OUTPOST, SHIP]);
  });

  it('T6.1 [trek-report-01] whoever reports is named and shown to everybody', () => {
    const t = board();
    t.order('blue', 'report', 'Kurak');
    const [event] = t.events('reported');
    expect(event.data).toMatchObject({ by: BLUE, card: t.g.s.card[t.piece('Kurak')], piece: t.piece('Kurak') });
    expect(event.secret).toBeFalsy();
    expect(isSeen(t.g, t.piece('Kurak'), RED)).toBe(false);
  });

  it('T65.6 at an open table everything in play lies open, and nothing else', () => {
    const t = board({ faces: 'open' });
    turn(t.g, t.piece(AGENDA), true);
    for (const seat of SEATS) {
      const { lines, seats } = seenBy(t, seat);
      expect(names(t, lines[0].locations[0].surface?.things ?? [])).toEqual(['Klag', 'Plain Box', 'Taul']);
      expect(names(t, lines[0].locations[0].seeds.cards)).toEqual([seat === BLUE ? 'Firestorm' : 'back of 0']);
      expect(seats[BLUE].hand.cards).toHaveLength(seat === BLUE ? 2 : 0);
      expect(names(t, seats[BLUE].table.cards)).toContain(seat === BLUE ? AGENDA : 'back of 0');
    }
  });

  it('T41.8 backs tell nothing of what lies on them: neither number nor condition, nor an order to follow', () => {
    const t = board();
    putMark(t.g, t.piece('Klag'), 'stopped', 1);
    const things = seenBy(t, RED).lines[0].locations[0].surface?.things ?? [];
    for (const { zone, within, on, numbers, ...back } of things.filter((x) => x.piece === undefined))
      expect([back, zone, within, on, numbers]).toEqual([{ seat: BLUE }, -1, [], [], null]);
    // Known ones come first, wherever they lie in the stack.
    expect(things.map((x) => x.piece === undefined)).toEqual([false, true, true]);
  });
});

describe('how cards lie', () => {
  const thing = (things: readonly Thing[], piece: number): Thing | undefined => things.find((x) => x.piece === piece);

  it('T1.5 on a line, on the table, in or on what is in play; not in hands, decks and piles, nor as seeds', () => {
    const t = board();
    for (const name of [HERE, SHIP, OUTPOST, 'Klag', 'Divok', "K'Tal", 'Friendly Visit'])
      expect([name, isInPlay(t.g, t.piece(name))]).toEqual([name, true]);
    for (const name of ['Kurak', 'Dukat', 'Firestorm']) expect([name, isInPlay(t.g, t.piece(name))]).toEqual([name, false]);
    expect(t.g.s.cards.in[zoneOfSeat(BLUE, 'deck')].some((x) => isInPlay(t.g, x))).toBe(false);
  });

  it('[trek-layout-03] personnel and ships at a facility that is no Nor are within it', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [OUTPOST]: { [SHIP]: [], Divok: [] } } } } } });
    const outpost = thing(seenBy(t, BLUE).lines[0].locations[0].space.things, t.piece(OUTPOST));
    expect(names(t, outpost?.within ?? [])).toEqual([SHIP, 'Divok']);
    expect(outpost?.zone).toBe(zoneIn(t.piece(OUTPOST)));
  });

  it('[trek-layout-04] those aboard a docked ship are apart from those aboard the outpost', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [OUTPOST]: { [SHIP]: ['Klag'], Divok: [] } } } } } });
    const outpost = thing(seenBy(t, BLUE).lines[0].locations[0].space.things, t.piece(OUTPOST));
    const ship = thing(outpost?.within ?? [], t.piece(SHIP));
    expect(names(t, ship?.within ?? [])).toEqual(['Klag']);
    expect(names(t, outpost?.within ?? [])).not.toContain('Klag');
    // Others see the ship, and how many are where.
    const others = thing(seenBy(t, RED).lines[0].locations[0].space.things, t.piece(OUTPOST));
    expect(names(t, others?.within ?? [])).toEqual([SHIP, 'back of 0']);
    expect(thing(others?.within ?? [], t.piece(SHIP))?.within).toHaveLength(1);
  });

  it('T34.3 scores with every row of them, T5.2 and whether the card play was made, are everybody’s', () => {
    const t = board({ points: { blue: 30 } });
    t.order('blue', 'play', 'Lower Decks');
    for (const seat of SEATS) {
      const { score, table } = seenBy(t, seat);
      expect(score[BLUE]).toMatchObject({ mission: 30, bonus: 0, rows: [{ kind: 'mission', n: 30, cause: 'rule:T34.1' }] });
      expect(table).toMatchObject({
        first: BLUE,
        target: 100,
        faces: 'strict',
        seeding: null,
        turn: { seat: BLUE, n: 1, part: 'play', played: true },
      });
    }
  });
});

describe('what somebody may not know', () => {
  it.each(SEATS)('is exchanged without a trace in the view of %j', (seat) => {
    const t = board();
    turn(t.g, t.piece(AGENDA), true);
    const [before, cards] = [viewOf(t.g, seat), [...t.g.s.card]];
    scramble(t.g, seat, randomFrom('scramble'));
    expect(viewOf(t.g, seat)).toEqual(before);
    const changed = t.g.s.card.flatMap((card, x) => (card === cards[x] ? [] : [x]));
    expect(changed.every((x) => !isSeen(t.g, x, seat))).toBe(true);
    // The same cards of the same players are there.
    const own = (list: readonly string[], whose: Seat): string[] => list.filter((_, x) => t.g.s.owner[x] === whose).toSorted();
    for (const whose of [BLUE, RED]) expect(own(t.g.s.card, whose)).toEqual(own(cards, whose));
  });

  it('is what is in hands and stacks: those do change', () => {
    const t = board({
      blue: { hand: ['Kurak'], deck: ['Klag', 'Divok', 'Kromm'], at: { [HERE]: { planet: ['Dukat'], space: { [SHIP]: ["K'Tal"] } } } },
    });
    const hands = new Set<string>();
    const teams = new Set<string>();
    for (let n = 0; n < 20; n++) {
      scramble(t.g, RED, randomFrom(`scramble ${n}`));
      hands.add(t.g.s.card[t.g.s.cards.in[zoneOfSeat(BLUE, 'hand')][0]]);
      teams.add(t.g.s.card[t.g.s.cards.in[zoneOfMission(t.piece(HERE), 'surface')][0]]);
    }
    expect([hands.size, teams.size]).toEqual([4, 2]);
  });
});
