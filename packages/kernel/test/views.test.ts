import {
  applyPacket,
  because,
  emit,
  eventFor,
  moveCount,
  NO_WORDS,
  openTable,
  packets,
  touch,
  viewOf,
  readChain,
  readPacket,
  writeChain,
  type Frame,
  type GameEvent,
  type Packet,
  type Plain,
} from '@parley/kernel';
import { randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { position } from '../src/wire/writing.ts';
import { bareRules } from '@parley/kernel/testing';
import { bidding } from './bidding.ts';
import { give } from './script.ts';

const read = (text: string): Packet => readPacket(JSON.parse(text) as string, NO_WORDS);
/** What is told in one frame. */
const sent = (texts: readonly string[]): Frame[] =>
  texts.map((text) => {
    const frames = read(text);
    expect(frames.length).toBeLessThan(2);
    return frames[0] ?? {};
  });

/** A table nobody plays at: three hands, of which a seat sees its own. */
const hands = bareRules<{ hands: (string | null)[] }>({
  create: () => ({ hands: ['ace', 'king', null] }),
  *step() {
    return false;
  },
  cells: () => ['hands', 'phase'],
  cell: (g, key) => (key === 'phase' ? { all: 'start' } : { all: 3, own: { 0: g.s.hands[0], 1: g.s.hands[1], 2: g.s.hands[2] } }),
});
const open = () => openTable(hands, null, 'seed', { listen: true });

describe('a view', () => {
  it('shows a seat what it may know and a spectator what all may know', () => {
    const { game } = open();
    expect(viewOf(game, 0)).toEqual({ hands: 'ace', phase: 'start' });
    expect(viewOf(game, 1)).toEqual({ hands: 'king', phase: 'start' });
    expect(viewOf(game, null)).toEqual({ hands: 3, phase: 'start' });
  });

  it('shows nothing to a seat that knows there is nothing', () => {
    expect(viewOf(open().game, 2)).toEqual({ hands: null, phase: 'start' });
  });
});

describe('packets', () => {
  it('carry the cells that were touched, to each what it may know', () => {
    const table = open();
    packets(table);
    touch(table.game, 'hands');
    const [first, , third, spectator] = sent(packets(table));
    expect(first).toEqual({ c: { hands: 3 }, o: { hands: 'ace' } });
    expect(third.o).toEqual({ hands: null });
    expect(spectator).toEqual({ c: { hands: 3 } });
  });

  it('carry a cell that follows from others when it has changed, though nobody touched it', () => {
    const rules = bareRules<{ purses: number[] }>({
      create: () => ({ purses: [3, 4] }),
      *step() {
        return false;
      },
      cells: () => ['purses', 'sum', 'phase'],
      following: () => ['sum'],
      cell: (g, key) => ({ all: key === 'sum' ? g.s.purses[0] + g.s.purses[1] : key === 'phase' ? 1 : g.s.purses }),
    });
    const table = openTable(rules, null, 'seed', { listen: true });
    const { game } = table;
    touch(game, 'phase');
    packets(table);
    game.s.purses = [2, 5];
    touch(game, 'purses');
    expect(sent(packets(table))[0]).toEqual({ c: { purses: [2, 5] } });
    game.s.purses = [2, 6];
    touch(game, 'purses');
    expect(sent(packets(table))[0].c).toEqual({ purses: [2, 6], sum: 8 });
    expect(sent(packets(table))[0]).toEqual({});
  });

  it('are not disturbed by a game that could not make a cell', () => {
    let broken = false;
    const rules = bareRules<null>({
      create: () => null,
      *step() {
        return false;
      },
      cells: () => ['good', 'bad'],
      cell(_g, key) {
        if (broken && key === 'bad') throw new Error('no such cell today');
        return { all: `${key} ${broken}` };
      },
    });
    const table = openTable(rules, null, 'seed', { listen: true });
    packets(table);
    const before = position();
    broken = true;
    touch(table.game, 'good');
    touch(table.game, 'bad');
    expect(() => packets(table)).toThrow('no such cell today');
    expect(position()).toBe(before);
  });

  it('carry a change once', () => {
    const table = open();
    touch(table.game, 'hands');
    touch(table.game, 'hands');
    packets(table);
    expect(sent(packets(table))[3]).toEqual({});
  });

  it('applied to the last view give the full view, for every seat and the spectators', () => {
    const table = openTable(bidding, { players: 4 }, 'packets', { listen: true });
    const receivers = [0, 1, 2, 3, null];
    const views = receivers.map((seat) => ({ ...viewOf(table.game, seat) }));
    packets(table);
    const player = randomPlayer('packets');
    while (!table.over) {
      const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
      give(table, decision.seat, player(decision));
      packets(table).forEach((text, i) => applyPacket(views[i], read(text)));
      receivers.forEach((seat, i) => expect(views[i]).toEqual(viewOf(table.game, seat)));
    }
  });

  it('carry only the fields that changed, to a seat with its own version those that differ', () => {
    const state = { phase: 'one', mine: ['ace', 'king', 'queen'], own: true };
    const rules = bareRules<null>({
      create: () => null,
      *step() {
        return false;
      },
      cells: () => ['enc'],
      cell: () => ({
        all: { phase: state.phase, card: null },
        ...(state.own ? { own: { 0: { phase: state.phase, card: state.mine[0] } } } : {}),
      }),
    });
    const table = openTable(rules, null, 'seed', { listen: true });
    const views = [0, 1, 2, null].map((seat) => ({ ...viewOf(table.game, seat) }));
    const send = (): Frame[] => {
      touch(table.game, 'enc');
      const all = sent(packets(table));
      all.forEach((packet, i) => applyPacket(views[i], packet));
      [0, 1, 2, null].forEach((seat, i) => expect(views[i]).toEqual(viewOf(table.game, seat)));
      return all;
    };
    send();
    state.phase = 'two';
    expect(send()[0]).toEqual({ m: { enc: { phase: 'two' } } });
    state.mine[0] = 'joker';
    expect(send()).toEqual([{ p: { enc: { card: 'joker' } } }, {}, {}, {}]);
    state.own = false;
    expect(send()[0]).toEqual({ p: { enc: { card: null } } });
  });

  it('carry of a list only what is another in its middle, to all or to who alone sees it', () => {
    const state = { pile: ['a', 'b', 'c'], hand: ['x', 'y', 'z'], shown: false };
    const rules = bareRules<null>({
      create: () => null,
      *step() {
        return false;
      },
      cells: () => ['pile', 'hand'],
      cell: (_, key) =>
        key === 'pile'
          ? { all: state.pile.slice() }
          : { all: state.shown ? state.hand.slice() : state.hand.length, own: { 1: state.hand.slice() } },
    });
    const table = openTable(rules, null, 'seed', { listen: true });
    const views = [0, 1, 2, null].map((seat) => ({ ...viewOf(table.game, seat) }));
    const send = (): Frame[] => {
      touch(table.game, 'pile');
      touch(table.game, 'hand');
      const all = sent(packets(table));
      all.forEach((packet, i) => applyPacket(views[i], packet));
      [0, 1, 2, null].forEach((seat, i) => expect(views[i]).toEqual(viewOf(table.game, seat)));
      return all;
    };
    send();
    state.pile = ['a', 'b', 'c', 'd'];
    state.hand = ['x', 'z'];
    expect(send()).toMatchObject([
      { a: { pile: [3, 0, 'd'] }, c: { hand: 2 } },
      { a: { pile: [3, 0, 'd'] }, c: { hand: 2 }, b: { hand: [1, 1] } },
      { a: { pile: [3, 0, 'd'] }, c: { hand: 2 } },
      { a: { pile: [3, 0, 'd'] }, c: { hand: 2 } },
    ]);
    state.pile = ['a', 'e', 'e', 'd'];
    state.hand = ['x', 'w', 'z'];
    expect(send()[1]).toEqual({ a: { pile: [1, 1, 'e', 'e'] }, c: { hand: 3 }, b: { hand: [1, 1, 'w'] } });
    state.pile = ['a', 'e', 'd'];
    expect(send()).toEqual([{ a: { pile: [2, 1] } }, { a: { pile: [2, 1] } }, { a: { pile: [2, 1] } }, { a: { pile: [2, 1] } }]);
    state.shown = true;
    expect(send()[2]).toEqual({ c: { hand: ['x', 'w', 'z'] } });
    state.shown = false;
    state.hand = ['q'];
    expect(send()[1]).toEqual({ c: { hand: 1 }, o: { hand: ['q'] } });
    state.hand = [];
    send();
    state.hand = ['q', 'r'];
    send();
  });

  it('take a field that holds the very same for one that has not changed, and look into any other', () => {
    const nothing: string[] = [];
    let enc: { [field: string]: Plain } = { who: nothing, where: { at: 1 }, n: 1 };
    const rules = bareRules<null>({
      create: () => null,
      *step() {
        return false;
      },
      cells: () => ['enc'],
      cell: () => ({ all: enc }),
    });
    const table = openTable(rules, null, 'seed', { listen: true });
    const send = (): Frame => {
      touch(table.game, 'enc');
      return sent(packets(table))[0];
    };
    expect(send()).toEqual({ c: { enc: { who: [], where: { at: 1 }, n: 1 } } });
    enc = { who: nothing, where: { at: 1 }, n: 2 };
    expect(send()).toEqual({ m: { enc: { n: 2 } } });
    enc = { who: ['a'], where: { at: 2 }, n: 2 };
    expect(send()).toEqual({ m: { enc: { who: ['a'], where: { at: 2 } } } });
    enc = { who: ['a'], where: { at: 2 }, n: 2 };
    expect(send()).toEqual({});
    enc = { who: ['a'], n: 2 };
    expect(send()).toEqual({ c: { enc: { who: ['a'], n: 2 } } });
  });

  it('carry events of one type whatever fields they have', () => {
    const table = open();
    emit(table.game, 'drew', { who: 1, n: 2 });
    emit(table.game, 'drew', { who: 2 });
    emit(table.game, 'drew', { n: 3, who: 2 });
    emit(table.game, 'drew', {});
    expect(sent(packets(table))[0].e?.map(([, data]) => data)).toEqual([{ who: 1, n: 2 }, { who: 2 }, { n: 3, who: 2 }, {}]);
  });

  it('are not collected where nobody listens', () => {
    const table = openTable(bidding, { players: 2 }, 'deaf');
    moveCount(table.game, table.game.s.coins, 0, 0, 1, 1);
    emit(table.game, 'quiet', {});
    expect(table.game.dirty).toEqual([]);
    expect(table.game.events).toEqual([]);
    expect(table.game.k.events).toBe(1);
  });
});

describe('an event', () => {
  const event: GameEvent = {
    n: 7,
    type: 'drew',
    data: { seat: 1, cards: 1 },
    secret: { to: [1], data: { card: 'ace' } },
    why: { kind: 'card', id: 'gift', by: 2, parent: { kind: 'rule', id: 'R4', parent: null } },
  };

  it('tells its secret only to those it names', () => {
    expect(eventFor(event, 1).data).toEqual({ seat: 1, cards: 1, card: 'ace' });
    expect(eventFor(event, 0).data).toEqual({ seat: 1, cards: 1 });
    expect(eventFor(event, null).data).toEqual({ seat: 1, cards: 1 });
  });

  it('carries the chain of its causes', () => {
    expect(eventFor(event, 0).why).toEqual([
      { kind: 'card', id: 'gift', by: 2 },
      { kind: 'rule', id: 'R4' },
    ]);
  });

  it('names a cause that not everybody may know only to those who may', () => {
    const hidden: GameEvent = { ...event, why: { kind: 'card', id: 'agenda', by: 2, known: [2], parent: null } };
    expect(eventFor(hidden, 2).why).toEqual([{ kind: 'card', id: 'agenda', by: 2 }]);
    expect(eventFor(hidden, 0).why).toEqual([{ kind: 'hidden', id: '' }]);
    const table = open();
    packets(table);
    table.game.events.push(hidden);
    const [first, , third] = sent(packets(table));
    expect(JSON.stringify(first)).not.toContain('agenda');
    expect(third.w).toEqual({ 7: 'card:agenda@2' });
  });

  it('writes its causes as a text and reads them back', () => {
    const why = eventFor(event, 0).why;
    expect(writeChain(why)).toBe('card:gift@2<rule:R4');
    expect(readChain(writeChain(why))).toEqual(why);
    expect(readChain('')).toEqual([]);
  });

  it('goes out in packets, its secret apart', () => {
    const table = open();
    packets(table);
    emit(table.game, 'drew', { seat: 1 }, { to: [1], data: { card: 'ace' } });
    const [first, second, , spectator] = sent(packets(table));
    expect(spectator).toEqual({ n: 1, e: [['drew', { seat: 1 }, '']] });
    expect(second.s).toEqual({ 1: { card: 'ace' } });
    expect(first.s).toBeUndefined();
    expect(JSON.stringify([first, spectator])).not.toContain('ace');
  });

  it('gets the cause that is at work, innermost first, and none afterwards', () => {
    const { game } = open();
    const inner = function* () {
      emit(game, 'inner', {});
    };
    const outer = function* () {
      yield* because(game, 'card', 'gift', 2, inner());
      emit(game, 'outer', {});
    };
    const run = because(game, 'rule', 'R4', -1, outer());
    expect(run.next(true).done).toBe(true);
    emit(game, 'after', {});
    expect(game.events.map((e) => eventFor(e, null).why.map(({ kind, id }) => `${kind}:${id}`))).toEqual([
      ['card:gift', 'rule:R4'],
      ['rule:R4'],
      [],
    ]);
  });
});
