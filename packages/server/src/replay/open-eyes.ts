import type { Eyes, Plain, SeenCause } from '@parley/kernel';

/** Somebody who may look into every hand: for replays of finished games. Everybody's secrets are part of an event, and every reason has its name. */
export const OPEN_EYES: Eyes = {
  cell: ({ all, own }) => Object.values(own ?? {}).reduce<Plain>(fuller, all),
  event({ n, type, data, secret, why }) {
    const causes: SeenCause[] = [];
    for (let c = why; c; c = c.parent) causes.push(c.by === undefined ? { kind: c.kind, id: c.id } : { kind: c.kind, id: c.id, by: c.by });
    return { n, type, data: { ...data, ...secret?.data }, why: causes };
  },
};

type Part = { readonly [key: string]: Plain | undefined };
const isPart = (x: Plain): x is Part => typeof x === 'object' && x !== null && !Array.isArray(x);
const isList = (x: Plain): x is readonly Plain[] => Array.isArray(x);

/** Two versions of the same thing as one: where one knows nothing (null) or only how many there are, the other's part. */
function fuller(a: Plain, b: Plain): Plain {
  if (a === null) return b;
  if (isList(b)) return isList(a) ? a.map((x, i) => fuller(x, b[i] ?? null)) : typeof a === 'number' ? b : a;
  if (!isPart(a) || !isPart(b)) return a;
  const out: { [key: string]: Plain | undefined } = { ...b };
  for (const [key, value] of Object.entries(a)) out[key] = fuller(value ?? null, b[key] ?? null);
  return out;
}
