import { json } from '@parley/kernel';
import type { Created, CreateInput, Session } from '@parley/server/protocol';
import { Person, type Counts } from './person.ts';

async function call<T>(reader: json.Reader<T>, url: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return json.read(reader, await response.text(), path);
}

const session: json.Reader<Session> = json.fields({ id: json.text, name: json.text, token: json.text });
const created: json.Reader<Created> = json.fields({ table: json.text });

/** The people of one table. When their game is over they begin another. */
export class Group {
  private readonly url: string;
  private readonly people: readonly Person[];
  private turn = 0;
  private moving = false;
  games = 0;

  private constructor(url: string, people: readonly Person[]) {
    this.url = url;
    this.people = people;
  }

  static async gather(url: string, n: number, seats: number, counts: Counts): Promise<Group> {
    const sessions = await Promise.all(Array.from({ length: seats }, (_, i) => call(session, url, '/api/session', { name: `P${n}.${i}` })));
    const people = sessions.map((s) => new Person(url, s, counts));
    await Promise.all(people.map((p) => p.connect()));
    const group = new Group(url, people);
    await group.sitDown();
    return group;
  }

  private async sitDown(): Promise<void> {
    const [host, ...others] = this.people;
    const wish: CreateInput = { seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)], clocks: { deal: null } };
    const { table } = await call(created, this.url, '/api/tables', wish, host.session.token);
    await Promise.all(this.people.map((p) => p.open(table)));
    for (const [i, person] of others.entries()) await person.ask({ t: 'takeSeat', seat: i + 1 });
    await host.ask({ t: 'start' });
    this.games++;
  }

  /** One of those who are asked answers. */
  move(): void {
    if (this.moving) return;
    if (this.people[0].over) {
      this.moving = true;
      void this.sitDown().finally(() => (this.moving = false));
      return;
    }
    for (let i = 0; i < this.people.length; i++) {
      const person = this.people[(this.turn + i) % this.people.length];
      if (!person.answer()) continue;
      this.turn = (this.turn + i + 1) % this.people.length;
      return;
    }
  }

  leave(): void {
    for (const person of this.people) person.close();
  }
}
