import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { Refused } from '../context/errors.ts';
import type { ServerContext } from '../context/context.ts';
import { parse } from '../context/parse.ts';
import { buckets } from '../context/rate-limit.ts';
import { randomName } from '../context/identity.ts';
import { REQUEST_HEADER, type Identity } from '../protocol/index.ts';
import { RequestHeader } from '../protocol/schemas/rest.ts';
import type { Tables } from '../table/tables.ts';

/** What routes work with. */
export interface HttpContext extends Tables {
  readonly context: ServerContext;
  /** Who calls, or null without a token. A token that is not ours is refused. */
  caller(request: FastifyRequest): Identity | null;
  signedIn(request: FastifyRequest): Identity;
  /** Reads a body; says what is wrong with it. */
  body<S extends v.GenericSchema>(schema: S, request: FastifyRequest): v.InferOutput<S>;
  /** For calls that make something new. */
  creating(request: FastifyRequest): void;
  /** What names a call that opens a table: sent again with the same id by the same person, it is the same call. */
  requestOf(request: FastifyRequest, who: Identity | null): string;
}

export function httpContext(context: ServerContext, tables: Tables): HttpContext {
  const creation = buckets(context.config.rates.create);
  const caller = (request: FastifyRequest): Identity | null => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const who = header.startsWith('Bearer ') ? context.signer.read(header.slice(7).trim()) : null;
    if (!who) throw new Refused('bad-token', 'This token is not valid; sign in again.');
    return who;
  };
  return {
    ...tables,
    context,
    caller,
    signedIn(request) {
      const who = caller(request);
      if (!who) throw new Refused('not-signed-in', 'Sign in first.');
      return who;
    },
    body: (schema, request) => parse(schema, request.body),
    creating(request) {
      if (!creation(request.ip).take()) throw new Refused('too-fast', 'That is too many for now; wait a little.');
    },
    requestOf(request, who) {
      const given = request.headers[REQUEST_HEADER];
      if (given === undefined) return randomName(16);
      const { [REQUEST_HEADER]: id } = parse(RequestHeader, { [REQUEST_HEADER]: given });
      if (!who) throw new Refused('not-signed-in', `Sign in first: without a name nobody can tell whose ${REQUEST_HEADER} this is.`);
      return `${who.id}:${request.url}:${id}`;
    },
  };
}
