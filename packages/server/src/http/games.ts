import type { FastifyInstance } from 'fastify';
import { Refused } from '../context/errors.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import { LIMITS, type Created, type GameInfo } from '../protocol/index.ts';
import { ContinueBody, ImportBody } from '../protocol/schemas/rest.ts';
import { finished, replayStep, replayStory, type Onlooker } from '../replay/replay.ts';
import { continueFrom, exportLog, importLog } from '../replay/transfer.ts';
import { steadyAnswers } from './compression.ts';
import type { HttpContext } from './http-context.ts';
import { mayEnter, tableId } from '../table/access.ts';
import { gameCalled } from '../table/wishes.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { FastifyRequest } from 'fastify';

const IMPORT_BYTES = 4_000_000;
type WithId = { Params: { id: string } };
type OfGame = { Params: { game: string } };
type InLanguage = { Querystring: { language?: string } };

/** Finished games: logs, replays, going on from them. And what there is to know about the games themselves. */
export function gameRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context, registry, opener } = http;

  const gameOf = async (request: FastifyRequest<WithId>): Promise<LiveTable> => {
    const table = await registry.get(tableId(request.params.id));
    if (!mayEnter(table.state, context.signer, http.caller(request)?.id ?? '', undefined))
      throw new Refused('wrong-password', 'Only those who were at this table can see its game.');
    return table;
  };

  app.get<WithId>('/api/games/:id/log', async (request, reply) => {
    const table = await gameOf(request);
    void reply.header('content-disposition', `attachment; filename="parley-${table.id}.json"`);
    return exportLog(table, http.caller(request));
  });

  app.post('/api/games/import', { bodyLimit: IMPORT_BYTES }, async (request) => {
    const who = http.signedIn(request);
    http.creating(request);
    const table = await importLog(context, opener, who, http.body(ImportBody, request), http.requestOf(request, who));
    return { game: table.id };
  });

  app.get<WithId & { Querystring: { at?: string; seat?: string } }>('/api/replay/:id', async (request) => {
    const game = finished(await gameOf(request));
    const { at, seat } = request.query;
    return replayStep(game, at === undefined ? game.engine.entries.length : whole(at, 'at'), onlooker(seat), http.caller(request));
  });

  app.get<WithId & { Querystring: { seat?: string } }>('/api/replay/:id/story', async (request) =>
    replayStory(finished(await gameOf(request)), onlooker(request.query.seat)),
  );

  app.post<WithId>('/api/replay/:id/continue', async (request): Promise<Created> => {
    const who = http.signedIn(request);
    http.creating(request);
    const { at, seat } = http.body(ContinueBody, request);
    const table = await continueFrom(opener, who, await gameOf(request), at, seat, http.requestOf(request, who));
    return { table: table.id };
  });

  app.get<InLanguage>('/api/games', ({ query }, reply): { readonly games: readonly GameInfo[] } => {
    void reply.header('cache-control', 'public, max-age=300');
    return { games: context.games.all.map((game) => infoOf(game, query.language)) };
  });
  const steady = steadyAnswers();
  app.get<OfGame & InLanguage>('/api/lexicon/:game', async (request, reply) => {
    const game = gameCalled(context.games, request.params.game);
    const language = game.spoken(request.query.language);
    return steady(request, reply, `lexicon ${game.id} ${language}`, () => game.lexicon(language));
  });
  app.get<OfGame & InLanguage>('/api/codex/:game', async (request, reply) => {
    const game = gameCalled(context.games, request.params.game);
    const language = game.spoken(request.query.language);
    return steady(request, reply, `codex ${game.id} ${language}`, () => game.codex(language));
  });
}

function infoOf({ id, name, version, seats, usualBot, kept, settings }: HostedGame, language: string | undefined): GameInfo {
  const { options, fields, bots, kept: names = kept } = settings(language);
  return {
    id,
    name,
    version,
    seats: { min: seats.min, max: seats.max, usual: seats.usual, fields },
    options,
    bots: Object.entries(bots).map(([bot, about]) => ({ id: bot, name: about.name, text: about.text, usual: bot === usualBot })),
    kept: Object.entries(kept).map(([kind, about]) => {
      const { name: one, plural, text } = names[kind] ?? about;
      return { id: kind, name: one, plural, text, most: Math.min(about.most, LIMITS.items) };
    }),
  };
}

function whole(text: string, name: string): number {
  const n = Number(text);
  if (text === '' || !Number.isInteger(n) || n < 0) throw new Refused('bad-message', `${name} must be a whole number.`);
  return n;
}

function onlooker(text: string | undefined): Onlooker {
  if (text === undefined || text === 'none') return null;
  return text === 'all' ? 'all' : whole(text, 'seat');
}
