import { PROTOCOL_VERSION, type ClientMessage, type ServerMessage } from '@parley/server/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../src/client/session.ts';
import { openTable, type OpenTable } from '../src/client/table-store.ts';
import { FakeSocket } from './fake-socket.ts';

const TABLE = 'ABCDEF';
let table: OpenTable;

/** What the server asks under this name. */
const prompt = (question: string) => ({
  question,
  decision: { kind: 'choose' as const, seat: 0, tag: 'join', from: 'rule:R8.2', options: ['yes', 'no'] },
});
const whole = (question: string): ServerMessage => ({
  t: 'table',
  table: TABLE,
  stream: 's',
  seq: 1,
  meta: { id: TABLE } as never,
  seats: [],
  you: { id: 'me', seat: 0, host: true },
  game: {
    view: {},
    events: [],
    prompt: prompt(question),
    raisable: [],
    waiting: { seats: [0], window: false, since: 0, until: null },
    clocks: [],
    result: null,
  },
  chat: [],
  proposal: null,
  watchers: 0,
});
const say = (message: ServerMessage): void => FakeSocket.last.say(message);
const sent = <T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] =>
  FakeSocket.last.sent.filter((m): m is Extract<ClientMessage, { t: T }> => m.t === t);
const refuse = (n: number, code: 'other-question' | 'not-legal'): void =>
  say({ t: 'error', id: sent('answer')[n].id, table: TABLE, code, message: 'No.' });
/** Lets what waits for the server's word go on. */
const settled = (): Promise<void> => new Promise((later) => setTimeout(later));

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'nowhere' });
  session.set({ token: 'secret', id: 'me', name: 'Ada' });
  table = openTable(TABLE);
  FakeSocket.last.dispatchEvent(new Event('open'));
  say({ t: 'welcome', v: PROTOCOL_VERSION, you: { id: 'me', name: 'Ada' }, time: Date.now() });
  say(whole('q1'));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('is on its way until the server asks something else', async () => {
    void table.answer('q1', 'yes');
    expect(table.store.get().sent).toMatchObject({ question: 'q1', state: 'sending' });
    say({ t: 'ack', id: sent('answer')[0].id, table: TABLE });
    await settled();
    expect(table.store.get().sent).toMatchObject({ question: 'q1', state: 'stored' });
    say({ t: 'update', table: TABLE, seq: 2, prompt: prompt('q2') });
    expect(table.store.get().sent).toBeNull();
  });

  it('that is refused can be given anew, and the page says why', async () => {
    void table.answer('q1', 'yes');
    refuse(0, 'not-legal');
    await settled();
    expect(table.store.get().sent).toMatchObject({ question: 'q1', state: 'refused', message: 'No.' });
  });

  it('to a question that is gone brings the whole table, where the page still asks it', async () => {
    void table.answer('q1', 'yes');
    refuse(0, 'other-question');
    await settled();
    expect(table.store.get().sent).toBeNull();
    expect(sent('open').at(-1)).toEqual({ t: 'open', table: TABLE });
    say(whole('q2'));
    expect(table.store.get().game?.prompt?.question).toBe('q2');
  });

  it('that is refused late takes nothing from the next one', async () => {
    void table.answer('q1', 'yes');
    say({ t: 'update', table: TABLE, seq: 2, prompt: prompt('q2') });
    void table.answer('q2', 'no');
    const opened = sent('open').length;
    refuse(0, 'other-question');
    await settled();
    expect(table.store.get().sent).toMatchObject({ question: 'q2', state: 'sending' });
    expect(sent('open')).toHaveLength(opened);
  });
});
