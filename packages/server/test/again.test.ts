import { fallbackAnswer } from '@parley/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { testServer, type TestServer } from './support/server.ts';
import { asked, seated } from './support/tables.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});

/** A storage whose next append is stored, but whose answer is lost on the way. */
function forgetful(): { readonly storage: Storage; lose: 'nothing' | 'answer' | 'everything' } {
  const inner = openSqlite(':memory:');
  const self = {
    lose: 'nothing' as 'nothing' | 'answer' | 'everything',
    storage: {
      ...inner,
      async append(...args: Parameters<Storage['append']>) {
        const { lose } = self;
        self.lose = 'nothing';
        if (lose === 'everything') throw new Error('the connection is gone');
        const result = await inner.append(...args);
        if (lose === 'answer') throw new Error('the connection is gone');
        return result;
      },
    },
  };
  return self;
}

/** A table on such a storage, and whoever is asked there first. */
async function forgetfulTable() {
  const store = forgetful();
  server = await testServer({}, { storage: store.storage });
  const { clients } = await seated(server, 3);
  const one = await asked(clients);
  if (!one.prompt) throw new Error('nobody is asked');
  return { store, clients, one, ...one.prompt };
}

describe('a request that comes again', () => {
  it('is carried out once, whatever it is', async () => {
    server = await testServer();
    const { clients, table } = await seated(server, 2, { bots: 1 });
    const [a, b] = clients;
    for (let n = 0; n < 2; n++) {
      if (n > 0) {
        // The table has forgotten what it heard; the journal has not.
        server.registry.hibernate(await server.registry.get(table));
        for (const c of clients) await c.reconnect();
      }
      await b.ask({ t: 'chat', channel: 'table', text: 'hello' }, 'chat-1');
      await b.ask({ t: 'leaveSeat' }, 'leave-1');
      await a.ask({ t: 'propose', what: 'pause' }, 'pause-1');
      await a.ask({ t: 'bugReport', comment: 'twice' }, 'bug-1');
    }
    await a.until(() => a.last?.meta.paused === true);
    expect(a.heard.filter((m) => m.t === 'chat')).toHaveLength(1);
    expect([...a.errors, ...b.errors]).toEqual([]);
    expect(await server.context.storage.reports(10)).toHaveLength(1);
    for (const c of clients) c.leave();
  });

  it('is acknowledged at once when it was stored and only the answer of the storage got lost', async () => {
    const { store, clients, one, question, decision } = await forgetfulTable();
    store.lose = 'answer';
    await one.answer(fallbackAnswer(decision), question);
    expect(one.errors).toEqual([]);
    expect(one.prompt?.question).not.toBe(question);
    for (const c of clients) c.leave();
  });

  it('may be sent again under the same id when nobody knows what became of it', async () => {
    const { store, clients, one, question, decision } = await forgetfulTable();
    const answer = { t: 'answer', question, answer: fallbackAnswer(decision) as never } as const;
    store.lose = 'everything';
    await expect(one.ask(answer, 'doubt-1')).rejects.toThrow('unavailable');
    expect(one.prompt?.question).toBe(question);
    await one.ask(answer, 'doubt-1');
    await one.ask(answer, 'doubt-1');
    expect(one.prompt?.question).not.toBe(question);
    for (const c of clients) c.leave();
  });
});
