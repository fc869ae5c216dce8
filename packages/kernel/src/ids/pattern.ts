/** A set of texts: a regular language, so that one can be turned into a regular expression, and two can be compared. */
export type Pattern =
  | { readonly text: string }
  /** One of these letters. */
  | { readonly one: string }
  | { readonly all: readonly Pattern[] }
  | { readonly any: readonly Pattern[] }
  /** As often as one likes, also never. */
  | { readonly many: Pattern }
  /** Without these texts. */
  | { readonly but: readonly string[]; readonly of: Pattern };

/** As the source of a regular expression that captures nothing. */
export function sourceOf(p: Pattern): string {
  if ('text' in p) return escape(p.text);
  if ('one' in p) return `[${escape(p.one)}]`;
  if ('all' in p) return p.all.map(sourceOf).join('');
  if ('any' in p) return `(?:${p.any.map(sourceOf).join('|')})`;
  if ('many' in p) return `(?:${sourceOf(p.many)})*`;
  // What follows must not let a text that is left out pass as the beginning of another one.
  return `(?!(?:${p.but.map(escape).join('|')})(?![a-z0-9-]))${sourceOf(p.of)}`;
}

const escape = (text: string): string => text.replaceAll(/[-\\^$*+?.()|[\]{}/]/g, '\\$&');

// Brzozowski derivatives: what may follow a letter is a pattern again. With them two patterns are walked side by side.

const NEVER: Pattern = { any: [] };
const EMPTY: Pattern = { text: '' };

/** Is the empty text among these? */
function mayEnd(p: Pattern): boolean {
  if ('text' in p) return p.text === '';
  if ('one' in p) return false;
  if ('all' in p) return p.all.every(mayEnd);
  if ('any' in p) return p.any.some(mayEnd);
  if ('many' in p) return true;
  return mayEnd(p.of) && !p.but.includes('');
}

const isNever = (p: Pattern): boolean => 'any' in p && p.any.length === 0;

function sequence(parts: readonly Pattern[]): Pattern {
  const flat = parts.flatMap((p) => ('all' in p ? p.all : [p])).filter((p) => !('text' in p && p.text === ''));
  if (flat.some(isNever)) return NEVER;
  return flat.length === 0 ? EMPTY : flat.length === 1 ? flat[0] : { all: flat };
}

function choice(parts: readonly Pattern[]): Pattern {
  const flat = parts.flatMap((p) => ('any' in p ? p.any : [p]));
  const once = [...new Map(flat.map((p) => [JSON.stringify(p), p])).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, p]) => p);
  return once.length === 1 ? once[0] : { any: once };
}

/** What may follow this letter. */
function after(p: Pattern, letter: string): Pattern {
  if ('text' in p) return p.text.startsWith(letter) ? { text: p.text.slice(1) } : NEVER;
  if ('one' in p) return p.one.includes(letter) ? EMPTY : NEVER;
  if ('any' in p) return choice(p.any.map((x) => after(x, letter)));
  if ('many' in p) return sequence([after(p.many, letter), p]);
  if ('but' in p) {
    const of = after(p.of, letter);
    const but = p.but.filter((x) => x.startsWith(letter)).map((x) => x.slice(1));
    return but.length === 0 || isNever(of) ? of : { but, of };
  }
  const out: Pattern[] = [];
  for (let i = 0; i < p.all.length; i++) {
    out.push(sequence([after(p.all[i], letter), ...p.all.slice(i + 1)]));
    if (!mayEnd(p.all[i])) break;
  }
  return choice(out);
}

/** Every text and every set of letters in a pattern. */
function* atoms(p: Pattern): Generator<{ readonly text: string } | { readonly one: string }> {
  if ('text' in p || 'one' in p) yield p;
  else if ('all' in p) for (const x of p.all) yield* atoms(x);
  else if ('any' in p) for (const x of p.any) yield* atoms(x);
  else if ('many' in p) yield* atoms(p.many);
  else {
    yield* atoms(p.of);
    for (const text of p.but) yield { text };
  }
}

/** Letters to try: of those that are in the same sets and in no text one stands for all. */
function lettersFor(patterns: readonly Pattern[]): string[] {
  const all = patterns.flatMap((p) => [...atoms(p)]);
  const texts = all.map((x) => ('text' in x ? x.text : '')).join('');
  const sets = [...new Set(all.map((x) => ('one' in x ? x.one : '')))];
  const like = new Map<string, string>();
  for (const letter of new Set((texts + sets.join('')).split(''))) {
    const as = texts.includes(letter) ? letter : `in ${sets.filter((set) => set.includes(letter)).join(' ')}`;
    if (!like.has(as)) like.set(as, letter);
  }
  return [...like.values()];
}

/** A text that is in both, one of the shortest, or null: there is none. */
export function inBoth(a: Pattern, b: Pattern): string | null {
  const letters = lettersFor([a, b]);
  const seen = new Set<string>();
  let edge: { readonly text: string; readonly a: Pattern; readonly b: Pattern }[] = [{ text: '', a, b }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const at of edge) {
      if (mayEnd(at.a) && mayEnd(at.b)) return at.text;
      for (const letter of letters) {
        const [x, y] = [after(at.a, letter), after(at.b, letter)];
        const key = JSON.stringify([x, y]);
        if (isNever(x) || isNever(y) || seen.has(key)) continue;
        seen.add(key);
        next.push({ text: at.text + letter, a: x, b: y });
      }
    }
    edge = next;
  }
  return null;
}
