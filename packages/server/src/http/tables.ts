import type { FastifyInstance } from 'fastify';
import { Refused } from '../context/errors.ts';
import { randomName } from '../context/identity.ts';
import { LIMITS, type Created, type CreateTable, type Joined, type Quick, type Session } from '../protocol/index.ts';
import { CreateBody, JoinBody, QuickBody, SessionBody } from '../protocol/schemas/rest.ts';
import { eventsBefore } from '../replay/replay.ts';
import { metaOf, seatsOf } from '../delivery/describe.ts';
import { mayEnter, tableId } from '../table/access.ts';
import { gameCalled } from '../table/wishes.ts';
import { takeSeat } from '../table/requests/seating.ts';
import { seatOf, toldSeat } from '../journal/state.ts';
import type { HttpContext } from './http-context.ts';

type WithId = { Params: { id: string } };

/** What each seat brings, and the rest. */
const CREATE_BYTES = LIMITS.seats.max * LIMITS.choice + LIMITS.message;

/** Sessions, the lobby, and tables before one sits at them. */
export function tableRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context, registry, lobby, opener } = http;

  app.post('/api/session', (request): Session => {
    http.creating(request);
    const { name } = http.body(SessionBody, request);
    const who = http.caller(request);
    return who ? context.signer.rename(who, name) : context.signer.newSession(name);
  });

  app.get('/api/tables', async () => ({ tables: await lobby.open() }));

  app.post('/api/tables', { bodyLimit: CREATE_BYTES }, async (request): Promise<Created> => {
    const who = http.signedIn(request);
    http.creating(request);
    const wish = http.body(CreateBody, request);
    const table = await opener.create(who, wish, http.requestOf(request, who));
    return { table: table.id };
  });

  app.get<WithId>('/api/tables/:id', async (request) => {
    const table = await registry.get(tableId(request.params.id));
    const told = toldSeat(table.state, http.caller(request)?.id);
    return {
      meta: metaOf(table.state, table.game, table.disclosure.status, told),
      seats: seatsOf(table.state, table.game, table.room.connected(), told),
    };
  });

  app.post<WithId>('/api/tables/:id/join', { bodyLimit: LIMITS.seatMessage }, async (request): Promise<Joined> => {
    const who = http.signedIn(request);
    const { seat, choice, password } = http.body(JoinBody, request);
    const table = await registry.get(tableId(request.params.id));
    const mine = seatOf(table.state, who.id);
    if (mine !== null && (seat === undefined || seat === mine)) return { table: table.id, seat: mine };
    if (!mayEnter(table.state, context.signer, who.id, password)) throw new Refused('wrong-password', 'The password is not right.');
    const free = seatsOf(table.state, table.game, new Set(), null).find((x) => x.free)?.seat;
    const wanted = seat ?? free;
    if (wanted === undefined) throw new Refused('seat-taken', 'All seats are taken; you can watch.');
    await takeSeat({ opener, table, who, key: `join ${randomName(12)}` }, wanted, choice);
    return { table: table.id, seat: wanted };
  });

  app.get<WithId & { Querystring: { before?: string } }>('/api/tables/:id/events', async (request) => {
    const who = http.signedIn(request);
    const table = await registry.get(tableId(request.params.id));
    const seat = seatOf(table.state, who.id);
    if (seat === null && (table.state.settings.password !== null || !table.state.settings.watchers))
      throw new Refused('no-watchers', 'Only players can read the log of this table.');
    const before = Number(request.query.before ?? Infinity);
    return { events: await table.read(() => eventsBefore(table, seat, Number.isNaN(before) ? Infinity : before, 500)) };
  });

  app.post('/api/quick', async (request): Promise<Quick> => {
    http.creating(request);
    const { name, table: called, players, game: wanted } = http.body(QuickBody, request);
    const game = wanted === undefined ? context.games.usual : gameCalled(context.games, wanted);
    const known = http.caller(request);
    const token = request.headers.authorization?.slice(7).trim() ?? '';
    const session = known ? { ...known, token } : context.signer.newSession(name ?? 'Guest');
    const who = { id: session.id, name: session.name };
    const wish: CreateTable = {
      game: game.id,
      name: called ?? `${who.name} and bots`.slice(0, 40),
      seats: Array.from({ length: players ?? game.seats.usual }, (_, i) => ({ kind: i === 0 ? 'me' : 'bot' })),
      options: {},
      visibility: 'unlisted',
      watchers: true,
      pokerFace: false,
      // Nobody waits: there is no need to hurry a newcomer.
      clocks: { deal: null },
      start: true,
    };
    const table = await opener.create(who, wish, http.requestOf(request, known));
    return { table: table.id, session };
  });

  app.get('/api/my-games', async (request) => ({ games: await lobby.gamesOf(http.signedIn(request).id) }));
}
