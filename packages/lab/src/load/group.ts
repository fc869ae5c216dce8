import { json } from '@parley/kernel';
import type { Created, CreateInput, Session } from '@parley/server/protocol';
import { Person } from './person.ts';
import type { LoadTable } from './side.ts';
import type { Tally } from './tally.ts';

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

export const signIn = (url: string, name: string): Promise<Session> => call(session, url, '/api/session', { name });

/** The people of one table. When their game is over they can begin another. */
export class Group implements LoadTable {
  private url: string;
  readonly people: readonly Person[];
  /** The table they sit at now. */
  table = '';
  ready: () => void = () => undefined;
  private turn = 0;
  games = 0;

  private constructor(url: string, people: readonly Person[]) {
    this.url = url;
    this.people = people;
    for (const person of people) person.changed = () => this.ready();
  }

  static async gather(url: string, n: number, seats: number, tally: Tally): Promise<Group> {
    const sessions = await Promise.all(Array.from({ length: seats }, (_, i) => signIn(url, `P${n}.${i}`)));
    const people = sessions.map((s) => new Person(s, tally));
    await Promise.all(people.map((p) => p.connect(url)));
    const group = new Group(url, people);
    await group.renew();
    return group;
  }

  get over(): boolean {
    return this.people.some((p) => p.over);
  }

  async renew(): Promise<void> {
    const [host, ...others] = this.people;
    const wish: CreateInput = { seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)], clocks: { deal: null } };
    const { table } = await call(created, this.url, '/api/tables', wish, host.session.token);
    await Promise.all(this.people.map((p) => p.open(table)));
    for (const [i, person] of others.entries()) await person.ask({ t: 'takeSeat', seat: i + 1 });
    await host.ask({ t: 'start' });
    this.table = table;
    this.games++;
  }
  /** All of them come back, perhaps to another process. */
  async comeBack(url: string): Promise<void> {
    this.url = url;
    await Promise.all(this.people.map((p) => p.comeBack(url)));
  }

  move(): boolean {
    const { people } = this;
    if (this.over || people.some((p) => p.underWay)) return false;
    for (let i = 0; i < people.length; i++) {
      const at = (this.turn + i) % people.length;
      if (!people[at].answer()) continue;
      this.turn = (at + 1) % people.length;
      return true;
    }
    return false;
  }

  leave(): void {
    for (const person of this.people) person.close();
  }
}
