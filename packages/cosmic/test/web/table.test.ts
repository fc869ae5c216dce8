import type { Choose, Decision } from '@parley/kernel';
import { NO_WORDS, writePacket } from '@parley/kernel/client';
import type { TableMessage } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import {
  commonStop,
  inOrder,
  isPicked,
  keyOf,
  newTable,
  optionAt,
  parseRoute,
  paths,
  pauseBefore,
  pointsOf,
  pressed,
  received,
  stopAt,
  withStop,
} from '@parley/web/testing';
import { boardOf } from '../../view/read.ts';
import { pointKey, pointOf, readGood } from '../../web/model/point.ts';
import { windowsOf } from '../../web/model/stops.ts';
import { present } from '../../web/presenter.tsx';
import { handCards, handLayout } from '../../web/own/hand-model.ts';
import { lexicon, record } from './fixtures/game.ts';

const game = record('table', 4, 0);
const board = boardOf(game.updates[30].view);
const presenter = present({ board, lexicon, seat: 0, viewer: 0, nameOf: (seat) => `P${seat}` });
const base = { seat: 0, tag: 'test', from: 'rule:R1' };
const choose = (...options: string[]): Choose => ({ ...base, kind: 'choose', options });

const opened = (seq: number): TableMessage =>
  ({
    t: 'table',
    table: 'ABCDEF',
    stream: 's1',
    seq,
    meta: { id: 'ABCDEF' },
    seats: [],
    you: { id: 'me', seat: 0, host: true },
    game: {
      view: { turn: 1 },
      events: [],
      prompt: { question: 'q1', decision: choose('a') },
      raisable: [],
      waiting: { seats: [0], window: false, since: 0 },
      clocks: [],
      result: null,
    },
    chat: [],
    proposal: null,
    watchers: 0,
  }) as unknown as TableMessage;

describe('a table', () => {
  it('takes updates in order and asks again after a gap', () => {
    const first = received(newTable('ABCDEF'), opened(4)).state;
    expect(first).toMatchObject({ phase: 'open', stream: 's1', seq: 4, epoch: 1 });
    const packet = JSON.parse(writePacket([{ c: { turn: 2 } }], NO_WORDS)) as string;
    const next = received(first, { t: 'update', table: 'ABCDEF', seq: 5, packet, prompt: null });
    expect(next.gap).toBe(false);
    expect(next.state.game).toMatchObject({ view: { turn: 2 }, prompt: null });
    expect(received(first, { t: 'update', table: 'ABCDEF', seq: 6 }).gap).toBe(true);
    expect(received(next.state, { t: 'update', table: 'ABCDEF', seq: 5 }).state).toBe(next.state);
  });

  it('forgets a sent answer once its question is gone', () => {
    const first = received(newTable('ABCDEF'), opened(4)).state;
    const sent = { ...first, sent: { question: 'q1', answer: 'a', state: 'sending' as const } };
    expect(received(sent, { t: 'update', table: 'ABCDEF', seq: 5 }).state.sent).not.toBeNull();
    expect(received(sent, { t: 'update', table: 'ABCDEF', seq: 5, prompt: null }).state.sent).toBeNull();
  });

  it('is closed when there is no such table', () => {
    const gone = received(newTable('ABCDEF'), { t: 'error', id: null, code: 'no-such-table', message: 'gone' }).state;
    expect(gone).toMatchObject({ phase: 'closed', fault: { code: 'no-such-table' } });
  });

  it('waits longer after each failed attempt, and never alike', () => {
    expect(pauseBefore(0, 0.5)).toBe(400);
    expect(pauseBefore(3, 0.5)).toBe(3200);
    expect(pauseBefore(20, 1)).toBe(18_750);
    expect(pauseBefore(1, 0)).not.toBe(pauseBefore(1, 1));
  });
});

describe('pieces', () => {
  it('are found by the form of an option', () => {
    const hand = board.people[0].hand.cards ?? [];
    expect(pointOf(board, 'player:2')).toEqual({ kind: 'player', seat: 2 });
    expect(pointOf(board, 'red/1')).toEqual({ kind: 'place', name: 'red/1' });
    expect(pointOf(board, 'red/1@blue#3')).toEqual({ kind: 'place', name: 'red/1' });
    expect(pointOf(board, 'sheet2:power.use')).toEqual({ kind: 'sheet', id: 2 });
    expect(pointOf(board, hand[0])).toEqual({ kind: 'card', key: hand[0] });
    expect(pointOf(board, `card${hand[0].split('#')[1]}:wild.use`)).toEqual({ kind: 'card', key: hand[0] });
    expect(pointOf(board, 'pass')).toBeNull();
    expect(pointKey({ kind: 'card', key: 'attack-08#18' })).toBe('card:18');
  });

  it('of a bargain are cards and planets', () => {
    expect(readGood('flare:zombie#9:2>0')).toMatchObject({ from: 2, to: 0, kind: 'card', card: 'flare:zombie#9' });
    expect(readGood('colony.blue/2:0>1')).toMatchObject({ kind: 'colony', planet: 'blue/2' });
    expect(readGood('cards.highest-attack:0>1')).toMatchObject({ kind: 'cards', which: 'highest-attack' });
  });

  it('are chosen by the first click and sent by the second', () => {
    const d = choose('red/1', 'red/2');
    const points = pointsOf(presenter, d);
    const first = pressed(d, { kind: 'one', pick: null }, points.get('place:red/1') ?? [], false, false);
    expect(first).toEqual({ draft: { kind: 'one', pick: 'red/1' } });
    expect(pressed(d, { kind: 'one', pick: 'red/1' }, ['red/1'], false, false)).toEqual({ send: 'red/1' });
    expect(pressed(d, { kind: 'one', pick: null }, ['red/1'], false, true)).toEqual({ send: 'red/1' });
    expect(isPicked({ kind: 'one', pick: 'red/1' }, 'red/1')).toBe(true);
  });

  it('with two texts are gone through one after the other', () => {
    const d = choose('card5:wild.use', 'card5:super.use');
    const both = ['card5:wild.use', 'card5:super.use'];
    expect(pressed(d, { kind: 'one', pick: both[0] }, both, false, true)).toEqual({ draft: { kind: 'one', pick: both[1] } });
  });

  it('give and take back ships', () => {
    const d: Decision = { ...base, kind: 'spread', min: 1, max: 2, places: [{ id: 'red/1', max: 2 }] };
    const one = pressed(d, { kind: 'counts', counts: {} }, ['red/1'], false, false);
    expect(one).toEqual({ draft: { kind: 'counts', counts: { 'red/1': 1 } } });
    expect(pressed(d, { kind: 'counts', counts: { 'red/1': 1 } }, ['red/1'], true, false)).toEqual({
      draft: { kind: 'counts', counts: {} },
    });
  });
});

describe('keys', () => {
  it('number the choices and leave the pass to the space bar', () => {
    const d = choose('pass', 'red/1', 'red/2');
    expect(inOrder(presenter, d)).toEqual(['red/1', 'red/2', 'pass']);
    expect(keyOf(presenter, d, 'red/2')).toBe('2');
    expect(keyOf(presenter, d, 'pass')).toBe('Space');
    expect(optionAt(presenter, d, 1)).toBe('red/1');
    expect(optionAt(presenter, d, 3)).toBeUndefined();
  });
  it('follow the order of the hand', () => {
    const d = choose('negotiate#4', 'attack-14#2', 'attack-04#1');
    expect(inOrder(presenter, d)).toEqual(['attack-04#1', 'attack-14#2', 'negotiate#4']);
  });
});

describe('the hand', () => {
  it('is sorted and holds every card', () => {
    const cards = handCards(board, lexicon, 0);
    expect(cards.map((c) => c.key).toSorted()).toEqual(board.people[0].hand.cards?.toSorted());
  });
  it('keeps playable cards whole when there is little room', () => {
    const { width, visible } = handLayout([false, false, false, true, false, false, false, false, false, false, false, true], 700);
    expect(visible[3]).toBeGreaterThanOrEqual(width);
    expect(visible[0]).toBeLessThan(width);
    expect(visible.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(701);
    expect(handLayout([true, true], 700)).toEqual({ width: 95, visible: [101, 101] });
  });
});

describe('stops', () => {
  it('belong to windows, and a phase has the stop of all of its windows', () => {
    expect(windowsOf('reveal')).toContain('window:reveal.reinforce');
    const always = withStop({ '*': 'ask' }, windowsOf('reveal'), 'always');
    expect(commonStop(always, windowsOf('reveal'))).toBe('always');
    expect(commonStop(always, windowsOf('planning'))).toBe('ask');
    expect(stopAt(always, 'window:reveal.flip')).toBe('always');
    expect(commonStop({ ...always, 'window:reveal.flip': 'never' }, windowsOf('reveal'))).toBeNull();
    expect(withStop(always, windowsOf('reveal'), 'ask')).toEqual({ '*': 'ask' });
  });
});

describe('addresses', () => {
  it('lead to pages and back', () => {
    expect(parseRoute('/', '')).toEqual({ page: 'landing' });
    expect(parseRoute(paths.table('ABC123'), '')).toEqual({ page: 'table', table: 'ABC123' });
    expect(parseRoute(paths.codexEntry('cosmic', 'alien', 'zombie'), '')).toEqual({ page: 'codex', path: ['cosmic', 'alien', 'zombie'] });
    expect(parseRoute('/replay/ABC123', '#214')).toEqual({ page: 'replay', game: 'ABC123', at: 214 });
    expect(parseRoute('/nowhere', '')).toEqual({ page: 'unknown' });
    expect(parseRoute('/t/%E0%A4%A', '')).toMatchObject({ page: 'table' });
  });
});
