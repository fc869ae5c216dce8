import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** What is shorter gains too little to be worth the work. */
const WORTH_IT = 2_048;
/** Made for one answer, at once; made once for all answers. */
const QUICK = { br: 4, gzip: 6 };
const THOROUGH = { br: 9, gzip: 9 };
type Effort = typeof QUICK;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/;

/** What the client takes and we can make; null: it is sent as it is. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((x) => x.trim());
    const weight = parameters.find((x) => x.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const taken = ENCODINGS.filter((encoding) => weightOf(encoding) > 0);
  return taken.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

const brotliOptions = (size: number | null, effort: Effort): { readonly params: { readonly [key: number]: number } } => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    ...(size === null ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
});
const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

const compressed = (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  encoding === 'br' ? byBrotli(bytes, brotliOptions(bytes.length, effort)) : byGzip(bytes, { level: effort.gzip });

function flowing(from: Readable, encoding: Encoding): Readable {
  const to = encoding === 'br' ? createBrotliCompress(brotliOptions(null, QUICK)) : createGzip({ level: QUICK.gzip });
  // A file that cannot be read to its end ends the answer as well.
  return pipeline(from, to, () => undefined);
}

/** Sends JSON, texts and files of text compressed to whoever takes them so. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!COMPRESSIBLE.test(type) || reply.hasHeader('content-encoding')) return payload;
    vary(reply);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null || request.method === 'HEAD' || reply.statusCode !== 200 || sizeOf(payload, reply) < WORTH_IT) return payload;
    const whole = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(whole) && !(whole instanceof Readable)) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length').removeHeader('accept-ranges');
    return whole instanceof Readable ? flowing(whole, encoding) : compressed(whole, encoding, QUICK);
  });
}

function sizeOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return Buffer.isBuffer(payload) ? payload.length : Number(reply.getHeader('content-length') ?? 0);
}

/** Whoever keeps answers for others must keep those apart. */
const vary = (reply: FastifyReply): void => void reply.header('vary', 'accept-encoding');

/** Answers that are the same as long as the server runs: written once, and compressed once for each encoding. */
export type Steady = (request: FastifyRequest, reply: FastifyReply, name: string, make: () => unknown) => Promise<Buffer>;

export function steadyAnswers(): Steady {
  const written = new Map<string, Buffer>();
  const made = new Map<string, Promise<Buffer>>();
  return (request, reply, name, make) => {
    const plain = written.get(name) ?? Buffer.from(JSON.stringify(make()));
    written.set(name, plain);
    vary(reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300'));
    const encoding = plain.length < WORTH_IT ? null : encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return Promise.resolve(plain);
    void reply.header('content-encoding', encoding);
    const key = `${encoding} ${name}`;
    const bytes = made.get(key) ?? compressed(plain, encoding, THOROUGH);
    made.set(key, bytes);
    return bytes;
  };
}
