import type { CreateInput, Session } from '@parley/server/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/client/api.ts';
import { session } from '../src/client/session.ts';

type Reply = 'lost' | 'cut' | { readonly status: number; readonly body: object };
const OK: Reply = { status: 200, body: { table: 'ABCDEF' } };
const refused = (status: number, code: string): Reply => ({ status, body: { error: { code, message: code } } });
const ADA: Session = { id: 'ada', name: 'Ada', token: 'a' };
const WISH: CreateInput = { seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }] };

/** The ids of the calls that were made, in order. */
let sent: (string | null)[];
let replies: Reply[];
beforeEach(() => {
  sent = [];
  replies = [];
  session.set(ADA);
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('idempotency-key'));
    const reply = replies.shift() ?? OK;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return reply === 'cut' ? new Response('{"tab') : Response.json(reply.body, { status: reply.status });
  });
});
afterEach(() => {
  session.set(null);
  vi.unstubAllGlobals();
});

/** Asks for a table as often as there are replies. */
async function ask(...given: Reply[]): Promise<void> {
  replies = [...given];
  for (const _ of given) await api.create(WISH).catch(() => undefined);
}

describe('a call that opens a table', () => {
  it('has an id that the server takes', async () => {
    await ask(OK);
    expect(sent[0]).toMatch(/^[\w.:-]{1,40}$/);
  });
  it('keeps its id until it is known what became of it', async () => {
    await ask('lost', 'cut', refused(503, 'unavailable'), refused(503, 'shutting-down'), OK);
    expect(new Set(sent).size).toBe(1);
  });
  it('has a new id after it was carried out or refused', async () => {
    await ask(OK, refused(400, 'bad-options'), OK);
    expect(new Set(sent).size).toBe(3);
  });
  it('has another id when it asks for something else, or for somebody else', async () => {
    replies = ['lost', 'lost', 'lost'];
    await api.create(WISH).catch(() => undefined);
    await api.create({ ...WISH, name: 'Friday' }).catch(() => undefined);
    session.set({ ...ADA, id: 'ben' });
    await api.create(WISH).catch(() => undefined);
    expect(new Set(sent).size).toBe(3);
  });
  it('is any of those that make something, and no other', async () => {
    await api.quick();
    await api.importLog({});
    await api.continueFrom('ABCDEF', 1, 0);
    expect(sent.every((id) => id !== null)).toBe(true);
    await api.signIn('Ada');
    await api.join('ABCDEF');
    expect(sent.slice(3)).toEqual([null, null]);
  });
});
