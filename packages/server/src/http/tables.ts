import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.ts';
import { randomName } from '../identity.ts';
import type { Created, CreateTable, Joined, Quick, Session } from '../protocol/index.ts';
import { CreateBody, JoinBody, QuickBody, SessionBody } from '../protocol/schemas/rest.ts';
import { eventsBefore } from '../replay/replay.ts';
import { metaOf, seatsOf } from '../tables/describe.ts';
import type { LiveTable } from '../tables/live.ts';
import { takeSeat } from '../tables/seating.ts';
import { seatOf } from '../tables/state.ts';
import type { Web } from './context.ts';

type WithId = { Params: { id: string } };

/** Sessions, the lobby, and tables before one sits at them. */
export function tableRoutes(app: FastifyInstance, web: Web): void {
  const { house, hall } = web;

  app.post('/api/session', (request): Session => {
    web.creating(request);
    const { name } = web.body(SessionBody, request);
    const who = web.caller(request);
    return who ? house.signer.rename(who, name) : house.signer.newSession(name);
  });

  app.get('/api/tables', async () => ({ tables: await hall.lobby() }));

  app.post('/api/tables', async (request): Promise<Created> => {
    const who = web.signedIn(request);
    web.creating(request);
    const wish = web.body(CreateBody, request);
    const table = await hall.create(who, wish, web.requestOf(request, who));
    return { table: table.id };
  });

  app.get<WithId>('/api/tables/:id', async (request) => {
    const table = await hall.get(tableId(request.params.id));
    const mine = seatOf(table.state, web.caller(request)?.id ?? '');
    return {
      meta: metaOf(table.state, table.game, table.showing.status, mine),
      seats: seatsOf(table.state, table.game, table.room.connected(), mine),
    };
  });

  app.post<WithId>('/api/tables/:id/join', async (request): Promise<Joined> => {
    const who = web.signedIn(request);
    const { seat, choice, password } = web.body(JoinBody, request);
    const table = await hall.get(tableId(request.params.id));
    const mine = seatOf(table.state, who.id);
    if (mine !== null && (seat === undefined || seat === mine)) return { table: table.id, seat: mine };
    if (!mayEnter(table, who.id, password === undefined ? null : hall.passwordMark(password)))
      throw new Refused('wrong-password', 'The password is not right.');
    const free = seatsOf(table.state, table.game, new Set(), null).find((x) => x.free)?.seat;
    const wanted = seat ?? free;
    if (wanted === undefined) throw new Refused('seat-taken', 'All seats are taken; you can watch.');
    await takeSeat({ hall, table, who, key: `join ${randomName(12)}` }, wanted, choice);
    return { table: table.id, seat: wanted };
  });

  app.get<WithId & { Querystring: { before?: string } }>('/api/tables/:id/events', async (request) => {
    const who = web.signedIn(request);
    const table = await hall.get(tableId(request.params.id));
    const seat = seatOf(table.state, who.id);
    if (seat === null && (table.state.settings.password !== null || !table.state.settings.watchers))
      throw new Refused('no-watchers', 'Only players can read the log of this table.');
    const before = Number(request.query.before ?? Infinity);
    return { events: await table.read(() => eventsBefore(table, seat, Number.isNaN(before) ? Infinity : before, 500)) };
  });

  app.post('/api/quick', async (request): Promise<Quick> => {
    web.creating(request);
    const { name, players, game: wanted } = web.body(QuickBody, request);
    const game = wanted === undefined ? house.games.usual : hall.gameCalled(wanted);
    const known = web.caller(request);
    const token = request.headers.authorization?.slice(7).trim() ?? '';
    const session = known ? { ...known, token } : house.signer.newSession(name ?? 'Guest');
    const who = { id: session.id, name: session.name };
    const wish: CreateTable = {
      game: game.id,
      name: `${who.name} and bots`.slice(0, 40),
      seats: Array.from({ length: players ?? game.seats.usual }, (_, i) => ({ kind: i === 0 ? 'me' : 'bot' })),
      options: {},
      visibility: 'unlisted',
      watchers: true,
      pokerFace: false,
      // Nobody waits: there is no need to hurry a newcomer.
      clocks: { deal: null },
      start: true,
    };
    const table = await hall.create(who, wish, web.requestOf(request, known));
    return { table: table.id, session };
  });

  app.get('/api/my-games', async (request) => ({ games: await hall.gamesOf(web.signedIn(request).id) }));
}

/** Ids are short codes that people type. */
export function tableId(text: string): string {
  const id = text.toUpperCase();
  if (!/^[A-Z0-9]{6,12}$/.test(id)) throw new Refused('no-such-table', 'There is no such table.');
  return id;
}

/** May somebody look at this table? `mark` is the mark of the password they gave. */
export function mayEnter({ state }: LiveTable, person: string, mark: string | null): boolean {
  if (state.settings.password === null) return true;
  return seatOf(state, person) !== null || state.host.id === person || state.settings.password === mark;
}
