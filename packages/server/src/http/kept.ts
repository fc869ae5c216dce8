import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from '../context/parse.ts';
import { keptItems } from '../kept/kept-items.ts';
import { LIMITS, type KeptItem, type KeptList, type Share, type SharedItem } from '../protocol/index.ts';
import { KeepBody, ReplaceBody, VersionQuery } from '../protocol/schemas/kept.ts';
import type { ItemKey, ItemShelf } from '../storage/items.ts';
import type { HttpContext } from './http-context.ts';

/** JSON can be written at more length than it is stored. */
const BODY_BYTES = 2 * LIMITS.item;

type OfShelf = { Params: { game: string; kind: string } };
type OfItem = { Params: { game: string; kind: string; id: string } };
type InLanguage = { Querystring: { language?: string } };

const SHELF = '/api/kept/:game/:kind';
const ITEM = `${SHELF}/:id`;

/** What people keep for a game between tables. Private unless shared. */
export function keptRoutes(app: FastifyInstance, http: HttpContext): void {
  const kept = keptItems(http.context);
  const shelfOf = (request: FastifyRequest<OfShelf>): ItemShelf => {
    const { game, kind } = request.params;
    return { owner: http.signedIn(request).id, game, kind };
  };
  const keyOf = (request: FastifyRequest<OfItem>): ItemKey => ({ ...shelfOf(request), id: request.params.id });
  const unstored = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => void reply.header('cache-control', 'no-store');

  void app.register(async (routes) => {
    routes.addHook('onRequest', unstored);

    routes.get<OfShelf>(SHELF, async (request): Promise<KeptList> => ({ items: await kept.list(shelfOf(request)) }));

    routes.post<OfShelf & InLanguage>(SHELF, { bodyLimit: BODY_BYTES }, async (request): Promise<KeptItem> => {
      const who = http.signedIn(request);
      http.creating(request);
      const wanted = { ...http.body(KeepBody, request), language: request.query.language };
      return kept.add(shelfOf(request), wanted, http.requestOf(request, who));
    });

    routes.get<OfItem>(ITEM, async (request): Promise<KeptItem> => kept.read(keyOf(request)));

    routes.put<OfItem & InLanguage>(ITEM, { bodyLimit: BODY_BYTES }, async (request): Promise<KeptItem> => {
      const key = keyOf(request);
      const { version, name, value } = http.body(ReplaceBody, request);
      return kept.replace(key, version, { name, value, language: request.query.language });
    });

    routes.delete<OfItem>(ITEM, async (request): Promise<object> => {
      const key = keyOf(request);
      await kept.remove(key, parse(VersionQuery, request.query).version);
      return {};
    });

    routes.post<OfItem>(`${ITEM}/share`, async (request): Promise<Share> => ({ token: await kept.share(keyOf(request)) }));

    routes.delete<OfItem>(`${ITEM}/share`, async (request): Promise<object> => {
      await kept.unshare(keyOf(request));
      return {};
    });

    routes.get<{ Params: { token: string } }>('/api/kept/shared/:token', async ({ params }): Promise<SharedItem> =>
      kept.shared(params.token),
    );
  });
}
