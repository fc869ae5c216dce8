import type { Game, Plain, View } from '@parley/kernel';

/** What somebody would see who may look into every hand: for replays of finished games. */
export function openView<S>(g: Game<S>): View {
  const view: { [cell: string]: Plain } = {};
  for (const key of g.rules.cells(g)) {
    const { all, own } = g.rules.cell(g, key);
    view[key] = Object.values(own ?? {}).reduce<Plain>(fuller, all);
  }
  return view;
}

type Part = { readonly [key: string]: Plain | undefined };
const isPart = (x: Plain): x is Part => typeof x === 'object' && x !== null && !Array.isArray(x);
const isList = (x: Plain): x is readonly Plain[] => Array.isArray(x);

/** Two versions of the same thing as one: where one knows nothing (null) or only a number of cards, the other's part. */
function fuller(a: Plain, b: Plain): Plain {
  if (a === null) return b;
  if (isList(b)) return isList(a) ? a.map((x, i) => fuller(x, b[i] ?? null)) : typeof a === 'number' ? b : a;
  if (!isPart(a) || !isPart(b)) return a;
  const out: { [key: string]: Plain | undefined } = { ...b };
  for (const [key, value] of Object.entries(a)) out[key] = fuller(value ?? null, b[key] ?? null);
  return out;
}
