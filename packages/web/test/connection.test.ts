import { PROTOCOL_VERSION, type ClientMessage } from '@parley/server/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, type Connection } from '../src/client/connection.ts';
import { session } from '../src/client/session.ts';
import { FakeSocket } from './fake-socket.ts';

const TABLE = 'ABCDEF';
let connection: Connection;
const welcome = (): void => FakeSocket.last.say({ t: 'welcome', v: PROTOCOL_VERSION, you: { id: 'me', name: 'Ada' }, time: Date.now() });
const opened = (): void => FakeSocket.last.say({ t: 'resumed', table: TABLE, stream: 's', seq: 1 });
const answers = (): ClientMessage[] => FakeSocket.last.sent.filter((m) => m.t === 'answer');
const idOf = (m: ClientMessage | undefined): string => (m && 'id' in m ? m.id : '');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  session.set({ token: 'secret', id: 'me', name: 'Ada' });
  connection = createConnection(() => 'ws://nowhere');
  connection.listen(TABLE, { open: () => ({ t: 'open', table: TABLE }), receive: () => undefined });
  FakeSocket.last.dispatchEvent(new Event('open'));
  welcome();
  opened();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  const ask = (): Promise<unknown> =>
    connection.request({ t: 'answer', table: TABLE, question: 'q1', answer: 'pass' }).then(
      () => 'done',
      (error: Error) => error.message,
    );

  it('that the server puts off is sent again, the same one, until it is carried out', async () => {
    const done = ask();
    const [first] = answers();
    for (let n = 1; n <= 3; n++) {
      FakeSocket.last.say({ t: 'error', id: idOf(first), table: TABLE, code: 'unavailable', message: 'Not now.' });
      expect(answers()).toHaveLength(n);
      vi.advanceTimersByTime(10_000);
      opened();
      expect(answers()).toHaveLength(n + 1);
      expect(answers().at(-1)).toEqual(first);
    }
    FakeSocket.last.say({ t: 'ack', id: idOf(first), table: TABLE });
    expect(await done).toBe('done');
  });

  it('that is refused for good is not', async () => {
    const done = ask();
    FakeSocket.last.say({ t: 'error', id: idOf(answers()[0]), table: TABLE, code: 'not-legal', message: 'No.' });
    expect(await done).toBe('No.');
    vi.advanceTimersByTime(60_000);
    opened();
    expect(answers()).toHaveLength(1);
  });

  it('is given up when the server never finds the time', async () => {
    const done = ask();
    for (let n = 0; n < 7; n++) {
      FakeSocket.last.say({ t: 'error', id: idOf(answers()[0]), table: TABLE, code: 'unavailable', message: 'Not now.' });
      vi.advanceTimersByTime(60_000);
      opened();
    }
    expect(await done).toBe('Not now.');
  });

  it('is kept over a broken connection and sent again under the same id', async () => {
    const done = ask();
    const [first] = answers();
    FakeSocket.last.close();
    vi.advanceTimersByTime(2_000);
    FakeSocket.last.dispatchEvent(new Event('open'));
    welcome();
    opened();
    expect(answers()).toEqual([first]);
    FakeSocket.last.say({ t: 'ack', id: idOf(first), table: TABLE });
    expect(await done).toBe('done');
  });
});
