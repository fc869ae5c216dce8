import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import { fastify, LogController, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { Refused } from '../context/errors.ts';
import { statusOf } from './status.ts';
import type { ServerContext } from '../context/context.ts';
import { buckets } from '../context/rate-limit.ts';
import { LIMITS, type ErrorCode, type RestError } from '../protocol/index.ts';
import { Connections } from '../socket/connections.ts';
import type { Tables } from '../table/tables.ts';
import { compressAnswers } from './compression.ts';
import { httpContext } from './http-context.ts';
import { gameRoutes } from './games.ts';
import { keptRoutes } from './kept.ts';
import { isAllowedOrigin, SECURITY_HEADERS } from './security.ts';
import { tableRoutes } from './tables.ts';

const BODY_BYTES = 32_768;

export interface App {
  readonly server: FastifyInstance;
  readonly connections: Connections;
}

/** The web server: REST, socket, files. */
export async function buildApp(context: ServerContext, tables: Tables, logger: { level: string } | false): Promise<App> {
  const { config, metrics } = context;
  const server = fastify({
    logger,
    bodyLimit: BODY_BYTES,
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
  });
  const rest = buckets(config.rates.rest);
  const connections = new Connections(context, tables);

  server.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of SECURITY_HEADERS) void reply.header(name, value);
    if (!request.url.startsWith('/api/')) return;
    if (!rest(request.ip).take()) throw new Refused('too-fast', 'That is too much at once; wait a little.');
    if (!isAllowedOrigin(request.headers.origin, request.headers.host, config.origins))
      throw new Refused('not-signed-in', 'This page may not use the server.');
  });
  compressAnswers(server);
  server.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) return fail(reply, error.code, error.message);
    if (error.statusCode === 413) return fail(reply, 'too-large', 'That is too large.');
    if (error.statusCode !== undefined && error.statusCode < 500) return fail(reply, 'bad-message', 'This request cannot be read.');
    metrics.add('faults');
    request.log.error({ error: error.message, stack: error.stack, url: request.url }, 'fault');
    return fail(reply, 'internal', 'Something went wrong on our side; nothing has changed.');
  });

  await server.register(fastifyWebsocket, {
    options: {
      maxPayload: LIMITS.seatMessage,
      perMessageDeflate: false,
      // Here and not in a hook: a socket that a hook refuses is never closed.
      verifyClient: ({ req }: { req: IncomingMessage }) => isAllowedOrigin(req.headers.origin, req.headers.host, config.origins),
    },
  });
  server.get('/ws', { websocket: true }, (socket, request) => connections.accept(socket, request.raw.socket, request.ip));

  const http = httpContext(context, tables);
  tableRoutes(server, http);
  gameRoutes(server, http);
  keptRoutes(server, http);
  watchRoutes(server, context);
  await files(server, config.webDir);
  return { server, connections };
}

function fail(reply: FastifyReply, code: ErrorCode, message: string): FastifyReply {
  const body: RestError = { error: { code, message } };
  return reply.code(statusOf(code)).send(body);
}

/** For those who look after the server. */
function watchRoutes(server: FastifyInstance, { storage, metrics, config }: ServerContext): void {
  metrics.gauge('memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  metrics.gauge('heap_bytes', 'Memory of live objects, and of garbage not yet collected', () => process.memoryUsage().heapUsed);
  metrics.gauge('cpu_seconds', 'Processor time used since the start', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  server.get('/healthz', async (_request, reply) => {
    try {
      await storage.check();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  server.get('/metrics', async (request, reply) => {
    if (config.metricsToken !== null && request.headers.authorization !== `Bearer ${config.metricsToken}`)
      throw new Refused('not-signed-in', 'The metrics need their token.');
    return reply.type('text/plain; version=0.0.4').send(metrics.text());
  });
}

/** The web table, if it has been built. Addresses that are no files belong to its pages. */
async function files(server: FastifyInstance, dir: string): Promise<void> {
  const page = existsSync(join(dir, 'index.html'));
  if (page)
    await server.register(fastifyStatic, {
      root: dir,
      wildcard: true,
      setHeaders(reply, path) {
        const forever = path.includes(`${join(dir, 'assets')}`);
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  server.setNotFoundHandler((request, reply) => {
    if (page && request.method === 'GET' && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return fail(reply, 'no-such-game', 'There is nothing here.').code(404);
  });
}
