import { inBoth, type Pattern } from '../ids/pattern.ts';
import type { Form } from '../ids/form.ts';
import type { IdKinds } from '../ids/kinds.ts';
import { randomFrom, type Random } from '../state/random.ts';
import { same } from '../state/plain.ts';

/** Two kinds and an id that could be of either. */
export interface Clash {
  readonly kinds: readonly [string, string];
  readonly id: string;
}

/** Ids that could be of two kinds, the shortest of each pair. */
export function clashes(forms: { readonly [kind: string]: { readonly pattern: Pattern } }): Clash[] {
  const kinds = Object.entries(forms);
  return kinds.flatMap(([a, x], i) =>
    kinds.slice(i + 1).flatMap(([b, y]): Clash[] => {
      const id = inBoth(x.pattern, y.pattern);
      return id === null ? [] : [{ kinds: [a, b], id }];
    }),
  );
}

/** Any text of a pattern. */
export function textIn(p: Pattern, r: Random): string {
  if ('text' in p) return p.text;
  if ('one' in p) return p.one.charAt(r.below(p.one.length));
  if ('all' in p) return p.all.map((x) => textIn(x, r)).join('');
  if ('any' in p) return textIn(r.pick(p.any), r);
  if ('many' in p) return r.chance(0.5) ? '' : textIn(p.many, r) + textIn(p, r);
  const text = textIn(p.of, r);
  return p.but.includes(text) ? textIn(p, r) : text;
}

const TIMES = 300;

/** What is wrong with kinds of ids: some that could be of two kinds, or that do not come back as they were. */
export function idFaults(ids: Pick<IdKinds<{ readonly [kind: string]: Form<object> }>, 'forms' | 'read'>): string[] {
  const r = randomFrom('ids');
  const out = clashes(ids.forms).map(({ kinds, id }) => `"${id}" could be a ${kinds.join(' or a ')}`);
  for (const [kind, form] of Object.entries(ids.forms))
    for (let i = 0; i < TIMES; i++) {
      const id = textIn(form.pattern, r);
      const said = form.read(id);
      const written = said === null ? null : form.write(said);
      const again = written === null ? null : form.read(written);
      if (said === null || written !== id || !same(again, said) || ids.read(id).kind !== kind) {
        out.push(`the ${kind} "${id}" comes back as "${written}"`);
        break;
      }
    }
  return out;
}
