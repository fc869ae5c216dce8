import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refused } from '../errors.ts';
import type { House } from '../house.ts';
import { buckets } from '../limits.ts';
import { randomName } from '../identity.ts';
import { REQUEST_HEADER, type Identity } from '../protocol/index.ts';
import { RequestHeader } from '../protocol/schemas/rest.ts';
import type { Hall } from '../tables/hall.ts';

/** What routes work with. */
export interface Web {
  readonly house: House;
  readonly hall: Hall;
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

export function webOf(house: House, hall: Hall): Web {
  const creation = buckets(house.config.rates.create);
  const caller = (request: FastifyRequest): Identity | null => {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const who = header.startsWith('Bearer ') ? house.signer.read(header.slice(7).trim()) : null;
    if (!who) throw new Refused('bad-token', 'This token is not valid; sign in again.');
    return who;
  };
  return {
    house,
    hall,
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

/** Reads what came from outside, or says in one sentence what is wrong with it. */
export function parse<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Refused('bad-message', `${path === null ? '' : `${path.slice(0, 100)}: `}${issue.message.slice(0, 300)}`);
}
