import type { Session } from '@parley/server/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readShared, shelfOf } from '../src/client/kept.ts';
import { NEW_ITEM, parseRoute, paths } from '../src/client/router.ts';
import { session } from '../src/client/session.ts';
import { refreshing } from '../src/client/use-kept.ts';

const ADA: Session = { id: 'ada', name: 'Ada', token: 'a' };
interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly key: string | null;
  readonly who: string | null;
}
let sent: Sent[];
let replies: (readonly [status: number, body: object])[];
beforeEach(() => {
  sent = [];
  replies = [];
  session.set(ADA);
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const given = new Headers(headers);
    sent.push({
      call: `${method} ${path}`,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      key: given.get('idempotency-key'),
      who: given.get('authorization'),
    });
    const [status, answer] = replies.shift() ?? [200, {}];
    return Response.json(answer, { status });
  });
});
afterEach(() => {
  session.set(null);
  vi.unstubAllGlobals();
});

const shelf = shelfOf('chess', 'opening');
const refused = (status: number, code: string): readonly [number, object] => [status, { error: { code, message: `it is ${code}` } }];

describe('a shelf of things I keep', () => {
  it('is asked for as the server wants it', async () => {
    replies = [
      [200, { items: [{ id: 'x' }] }],
      [200, { id: 'x' }],
      [200, { id: 'y' }],
      [200, { id: 'x', version: 3 }],
      [200, {}],
      [200, { token: 'abc' }],
      [200, {}],
      [200, { name: 'Theirs' }],
    ];
    expect(await shelf.list()).toEqual([{ id: 'x' }]);
    expect(await shelf.read('x/y')).toEqual({ id: 'x' });
    expect(await shelf.add(['e4'], 'King')).toEqual({ id: 'y' });
    expect(await shelf.replace({ id: 'x', version: 2 }, 'King', ['d4'])).toMatchObject({ version: 3 });
    await shelf.remove({ id: 'x', version: 3 });
    expect(await shelf.share('x')).toBe('abc');
    await shelf.unshare('x');
    expect(await readShared('abc')).toEqual({ name: 'Theirs' });
    expect(sent.map((x) => x.call)).toEqual([
      'GET /api/kept/chess/opening',
      'GET /api/kept/chess/opening/x%2Fy',
      'POST /api/kept/chess/opening?language=en',
      'PUT /api/kept/chess/opening/x?language=en',
      'DELETE /api/kept/chess/opening/x?version=3',
      'POST /api/kept/chess/opening/x/share',
      'DELETE /api/kept/chess/opening/x/share',
      'GET /api/kept/shared/abc',
    ]);
    expect(sent[2].body).toEqual({ value: ['e4'], name: 'King' });
    expect(sent[3].body).toEqual({ version: 2, name: 'King', value: ['d4'] });
    // What makes something new can be sent again without making two.
    expect(sent.map((x) => x.key !== null)).toEqual([false, false, true, false, false, false, false, false]);
    expect(new Set(sent.map((x) => x.who))).toEqual(new Set(['Bearer a']));
  });

  it('is empty for whoever has no name yet, and gives them one with the first thing', async () => {
    session.set(null);
    expect(await shelf.list()).toEqual([]);
    expect(sent).toEqual([]);
    replies = [
      [200, ADA],
      [200, { id: 'x' }],
    ];
    await shelf.add(['e4']);
    expect(sent.map((x) => x.call.split('?')[0])).toEqual(['POST /api/session', 'POST /api/kept/chess/opening']);
    expect(sent[1]).toMatchObject({ who: 'Bearer a', body: { value: ['e4'] } });
  });

  it('is without what was removed elsewhere, and says what else is refused', async () => {
    replies = [refused(404, 'no-such-item'), refused(409, 'outdated')];
    await expect(shelf.remove({ id: 'x', version: 1 })).resolves.toBeUndefined();
    await expect(shelf.remove({ id: 'x', version: 1 })).rejects.toMatchObject({ code: 'outdated', message: 'it is outdated' });
  });

  it('is looked at again after each change, done or refused', async () => {
    let rounds = 0;
    const kept = refreshing(shelf, () => rounds++);
    await kept.read('x');
    expect(rounds).toBe(0);
    await kept.add(1);
    await kept.share('x');
    await kept.unshare('x');
    await kept.remove({ id: 'x', version: 1 });
    expect(rounds).toBe(4);
    replies = [refused(409, 'outdated')];
    await expect(kept.replace({ id: 'x', version: 1 }, 'King', 1)).rejects.toMatchObject({ code: 'outdated' });
    expect(rounds).toBe(5);
  });
});

it('what is kept and what is shared has an address', () => {
  const at = (path: string): unknown => parseRoute(path, '');
  expect(at(paths.kept('chess', 'opening'))).toEqual({ page: 'kept', game: 'chess', kind: 'opening', id: null });
  expect(at(paths.keptItem('chess', 'a b', 'x/1'))).toEqual({ page: 'kept', game: 'chess', kind: 'a b', id: 'x/1' });
  expect(at(paths.keptItem('chess', 'opening', NEW_ITEM))).toMatchObject({ id: 'new' });
  expect(at(paths.shared('abc'))).toEqual({ page: 'shared', token: 'abc' });
  for (const path of ['/keep', '/keep/chess', '/shared']) expect(at(path)).toEqual({ page: 'unknown' });
});
