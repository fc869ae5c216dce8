import type { CreateInput, Session } from '../../src/protocol/index.ts';
import { Client, createTable, signIn } from './client.ts';
import type { TestServer } from './server.ts';

export interface Seated {
  readonly table: string;
  readonly sessions: readonly Session[];
  readonly clients: readonly Client[];
}

/** A running table with so many people and bots on the other seats. Everybody looks at it. */
export async function seated(
  server: Pick<TestServer, 'url'>,
  people: number,
  wish: Partial<CreateInput> & { readonly bots?: number } = {},
): Promise<Seated> {
  const { bots = Math.max(0, 3 - people), ...more } = wish;
  const names = Array.from({ length: people }, (_, i) => `Player ${i}`);
  const sessions = await Promise.all(names.map((name) => signIn(server.url, name)));
  const seats: CreateInput['seats'] = [
    { kind: 'me' },
    ...Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'rookie' }) as const),
  ];
  const table = await createTable(server.url, sessions[0], { seats, ...more });
  const clients: Client[] = [];
  for (const [seat, session] of sessions.entries()) {
    const client = await Client.sit(server.url, session, table, more.password);
    if (seat > 0) await client.ask({ t: 'takeSeat', seat });
    clients.push(client);
  }
  await clients[0].ask({ t: 'start' });
  for (const client of clients) await client.until(() => client.last?.game !== null);
  return { table, sessions, clients };
}

/** The client that is asked, once somebody is. */
export async function asked(clients: readonly Client[]): Promise<Client> {
  const found = (): Client | undefined => clients.find((c) => c.prompt !== null);
  for (let tries = 0; tries < 100; tries++) {
    await Promise.any(clients.map((c) => c.until(() => found() !== undefined)));
    const client = found();
    if (client) return client;
  }
  throw new Error('nobody is asked');
}

/** Waits until everybody has been told everything up to now. */
export async function settled(clients: readonly Client[]): Promise<void> {
  const text = `settled ${Math.random()}`;
  await clients[0].ask({ t: 'chat', channel: 'table', text });
  await Promise.all(clients.map((c) => c.until(() => c.heard.some((m) => m.t === 'chat' && m.line.text === text))));
}
