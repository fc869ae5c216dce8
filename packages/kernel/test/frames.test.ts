import {
  emit,
  eventFor,
  eventsOf,
  eyesOf,
  framesSeen,
  NO_WORDS,
  openTable,
  packets,
  readPacket,
  touch,
  viewAfter,
  viewOf,
  type Beat,
  type Packet,
  type Table,
  type View,
} from '@parley/kernel';
import { playGame, randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bareRules } from '@parley/kernel/testing';
import { bidding } from './bidding.ts';
import { give } from './script.ts';

interface Cards {
  pile: string[];
  hands: string[][];
  turn: number;
}

const BEATS: ReadonlyMap<string, Beat> = new Map<string, Beat>([
  ['drawn', 'alone'],
  ['passed', 'together'],
  ['moved', (before, now) => before.to === now.to],
]);

/** A table nobody plays at: an open pile, hands of which a seat sees its own, and whose turn it is. */
const cards = bareRules<Cards>({
  create: () => ({ pile: ['ace', 'king', 'queen'], hands: [[], ['ten'], []], turn: 0 }),
  *step() {
    return false;
  },
  beats: BEATS,
  cells: () => ['pile', 'hand:0', 'hand:1', 'hand:2', 'turn'],
  cell({ s }, key) {
    if (key === 'pile') return { all: s.pile.length };
    if (key === 'turn') return { all: { who: s.turn, first: s.turn === 0 } };
    const seat = Number(key.slice(5));
    return { all: s.hands[seat].length, own: { [seat]: s.hands[seat].slice() } };
  },
});

const RECEIVERS = [0, 1, 2, null];

function open(): { table: Table<Cards>; views: View[]; draw: (seat: number) => void; turn: (seat: number) => void } {
  const table = openTable(cards, null, 'seed', { listen: true });
  const { game } = table;
  packets(table);
  return {
    table,
    views: RECEIVERS.map((seat) => viewOf(game, seat)),
    draw(seat) {
      const card = game.s.pile.pop() ?? 'none';
      game.s.hands[seat].push(card);
      touch(game, 'pile');
      touch(game, `hand:${seat}`);
      emit(game, 'drawn', { seat }, { to: [seat], data: { card } });
    },
    turn(seat) {
      game.s.turn = seat;
      touch(game, 'turn');
    },
  };
}

const sent = (table: Table<Cards>): Packet[] => packets(table).map((text) => readPacket(JSON.parse(text) as string, NO_WORDS));
const typesOf = (packet: Packet): string[][] => packet.map((frame) => eventsOf(frame).map((e) => e.type));

describe('frames', () => {
  it('come in order, each with the cells as they stood at its end', () => {
    const { table, views, draw, turn } = open();
    draw(0);
    turn(1);
    draw(1);
    turn(2);
    const all = sent(table);
    expect(all.map(typesOf)).toEqual(RECEIVERS.map(() => [['drawn'], ['drawn'], []]));
    const seen = all.map((packet, i) => packet.map((_, k) => viewAfter(views[i], packet.slice(0, k + 1))));
    expect(seen[3]).toEqual([
      { pile: 2, 'hand:0': 1, 'hand:1': 1, 'hand:2': 0, turn: { who: 0, first: true } },
      { pile: 1, 'hand:0': 1, 'hand:1': 2, 'hand:2': 0, turn: { who: 1, first: false } },
      { pile: 1, 'hand:0': 1, 'hand:1': 2, 'hand:2': 0, turn: { who: 2, first: false } },
    ]);
    expect(seen[1].map((view) => view['hand:1'])).toEqual([['ten'], ['ten', 'king'], ['ten', 'king']]);
    RECEIVERS.forEach((seat, i) => expect(viewAfter(views[i], all[i])).toEqual(viewOf(table.game, seat)));
  });

  it('tell only what is another than in the frame before', () => {
    const { table, draw, turn } = open();
    draw(0);
    sent(table);
    turn(1);
    draw(0);
    turn(2);
    const [mine, , , spectator] = sent(table);
    expect(spectator).toEqual([
      { c: { turn: { who: 1, first: false }, pile: 1, 'hand:0': 2 }, n: 2, e: [['drawn', { seat: 0 }, '']] },
      { m: { turn: { who: 2 } } },
    ]);
    // Its own hand went on from what it was.
    expect(mine[0]).toMatchObject({ b: { 'hand:0': [1, 0, 'king'] }, s: { 2: { card: 'king' } } });
    expect(mine).toHaveLength(2);
  });

  it('are one where nothing was worth a look, and none where nothing happened', () => {
    const { table, turn } = open();
    turn(1);
    emit(table.game, 'said', {});
    emit(table.game, 'said', {});
    expect(sent(table).map(typesOf)).toEqual(RECEIVERS.map(() => [['said', 'said']]));
    expect(sent(table)).toEqual(RECEIVERS.map(() => []));
  });

  it('end with the event that closes them, told in passing or not', () => {
    const { table, draw } = open();
    emit(table.game, 'said', {});
    draw(0);
    emit(table.game, 'said', {});
    emit(table.game, 'said', {});
    draw(1);
    expect(typesOf(sent(table)[0])).toEqual([
      ['said', 'drawn'],
      ['said', 'said', 'drawn'],
    ]);
  });

  it('hold events together that come one right after the other and belong together', () => {
    const { table, views, turn } = open();
    const { game } = table;
    const pass = (seat: number): void => {
      turn(seat);
      emit(game, 'passed', { seat });
    };
    pass(1);
    pass(2);
    emit(game, 'said', {});
    pass(0);
    for (const to of ['left', 'left', 'right']) emit(game, 'moved', { to });
    emit(game, 'passed', {});
    const packet = sent(table)[3];
    expect(typesOf(packet)).toEqual([['passed', 'passed'], ['said', 'passed'], ['moved', 'moved'], ['moved'], ['passed']]);
    expect(viewAfter(views[3], packet[0]).turn).toEqual({ who: 2, first: false });
    // What they belong to is told already: the next one begins anew.
    pass(1);
    expect(typesOf(sent(table)[3])).toEqual([['passed']]);
  });

  it('show a seat in each no more than it might know then', () => {
    const { table, draw } = open();
    const { game } = table;
    draw(2);
    // The card goes on at once: what was its first owner's for a moment is now the other's.
    game.s.hands[1].push(...game.s.hands[2].splice(0));
    touch(game, 'hand:1');
    touch(game, 'hand:2');
    const [first, second, third, spectator] = sent(table);
    expect([first, spectator].some((packet) => JSON.stringify(packet).includes('queen'))).toBe(false);
    expect(JSON.stringify(third[0])).toContain('queen');
    expect(third[1]).toMatchObject({ c: { 'hand:2': 0 }, o: { 'hand:2': [] } });
    expect(JSON.stringify(second[0])).not.toContain('queen');
    expect(second[1]).toMatchObject({ o: { 'hand:1': ['ten', 'queen'] } });
  });

  it('are closed only for those who hold something already', () => {
    const table = openTable(cards, null, 'seed', { listen: true });
    emit(table.game, 'drawn', {});
    emit(table.game, 'drawn', {});
    expect(table.game.snapshots).toBeNull();
    expect(typesOf(sent(table)[0])).toEqual([['drawn', 'drawn']]);
    const deaf = openTable(cards, null, 'seed', {});
    emit(deaf.game, 'drawn', {});
    expect(deaf.game.snapshots).toBeNull();
  });

  it('are left out where a cell cannot be made: the game goes on, and the next one tells it all', () => {
    const state = { n: 0, halfway: false };
    const rules = bareRules<null>({
      create: () => null,
      *step() {
        return false;
      },
      beats: BEATS,
      cells: () => ['n'],
      cell() {
        if (state.halfway) throw new Error('not now');
        return { all: state.n };
      },
    });
    const table = openTable(rules, null, 'seed', { listen: true });
    packets(table);
    state.n = 1;
    state.halfway = true;
    touch(table.game, 'n');
    emit(table.game, 'drawn', {});
    state.halfway = false;
    emit(table.game, 'drawn', {});
    const packet = readPacket(JSON.parse(packets(table)[3]) as string, NO_WORDS);
    expect(packet).toEqual([
      {
        c: { n: 1 },
        n: 1,
        e: [
          ['drawn', {}, ''],
          ['drawn', {}],
        ],
      },
    ]);
  });

  it('can be looked at ahead by one seat, in whole, and stay to be told', () => {
    const { table, views, draw, turn } = open();
    const { game } = table;
    draw(0);
    turn(1);
    const early = framesSeen(game, eyesOf(0));
    expect(early.map((frame) => frame.c)).toEqual([{ pile: 2, 'hand:0': ['queen'] }, { turn: { who: 1, first: false } }]);
    expect(eventsOf(early)).toEqual([eventFor(game.events[0], 0)]);
    draw(0);
    turn(2);
    const late = framesSeen(game, eyesOf(0), 1);
    expect(eventsOf(late).map((e) => e.n)).toEqual([2]);
    expect([early, late].reduce(viewAfter, views[0])).toEqual(viewOf(game, 0));
    expect(sent(table)[0]).toHaveLength(3);
    expect(framesSeen(game, eyesOf(0))).toEqual([]);
  });

  it('of whole games, one after the other, lead to the full view', () => {
    const table = openTable(bidding, { players: 4 }, 'frames', { listen: true });
    packets(table);
    const receivers = [0, 1, 2, 3, null];
    const views = receivers.map((seat) => viewOf(table.game, seat));
    const player = randomPlayer('frames');
    let frames = 0;
    while (!table.over) {
      const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
      give(table, decision.seat, player(decision));
      packets(table).forEach((text, i) => {
        const packet = readPacket(JSON.parse(text) as string, NO_WORDS);
        frames += packet.length;
        for (const frame of packet) views[i] = viewAfter(views[i], frame);
        expect(views[i]).toEqual(viewOf(table.game, receivers[i]));
      });
    }
    expect(frames).toBeGreaterThan(60);
  });
});

describe('the generic test', () => {
  const complaint = (rules: typeof bidding): string => {
    try {
      playGame(rules, { players: 3 }, 'frames-1', { command: (seed) => seed, thorough: true });
    } catch (error) {
      return (error as Error).message.split('\n')[0];
    }
    return 'nothing';
  };

  it('looks at every frame of a game that is in order', () => {
    const report = playGame(bidding, { players: 3 }, 'frames-1', { command: (seed) => seed, thorough: true });
    expect(report.framed).toBe(8);
    expect(report.scrambledFrames).toBeGreaterThan(4);
  });

  it('finds an event that is told before what it tells has happened', () => {
    const early: typeof bidding = {
      ...bidding,
      beats: new Map([['announced', 'alone']]),
      *step(g) {
        const [lot] = g.s.lots.in[0].slice(-1);
        if (lot !== undefined) {
          // Moved already, and not yet said to be another.
          g.s.coins.at[0][0]--;
          g.s.coins.at[3][0]++;
          emit(g, 'announced', { lot });
          touch(g, 'place:0');
          touch(g, 'place:3');
        }
        return yield* bidding.step(g);
      },
    };
    expect(complaint(early)).toMatch(/^after frame 0 \(sold, announced\) seat 0 does not see how things stood: place:0/);
  });

  it('finds what leaks for a moment only', () => {
    let dealing = false;
    const leaky: typeof bidding = {
      ...bidding,
      beats: new Map([['dealt', 'alone']]),
      cell: (g, key) => (key === 'zone:0' && dealing ? { all: g.s.lots.in[0].slice() } : bidding.cell(g, key)),
      *step(g) {
        dealing = true;
        touch(g, 'zone:0');
        emit(g, 'dealt', {});
        dealing = false;
        touch(g, 'zone:0');
        return yield* bidding.step(g);
      },
    };
    expect(complaint(leaky)).toMatch(/sees in frame 0 what it may not know/);
  });

  it('finds a cell that changes after it was kept', () => {
    const shared: typeof bidding = {
      ...bidding,
      cell: (g, key) => (key === 'zone:2' ? { all: g.s.lots.in[2] } : bidding.cell(g, key)),
      *step(g) {
        emit(g, 'sold', {});
        g.s.lots.in[2].push(99);
        g.s.lots.in[2].pop();
        return yield* bidding.step(g);
      },
    };
    expect(complaint(shared)).toBe('nothing');
    const mutated: typeof bidding = { ...bidding, cell: (g, key) => (key === 'zone:1' ? { all: g.s.lots.in[1] } : bidding.cell(g, key)) };
    expect(complaint(mutated)).toMatch(/^a cell was changed after it was kept in frame 0/);
  });
});
