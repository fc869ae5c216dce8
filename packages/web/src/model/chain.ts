import type { Packet, SeenCause, SeenEvent, View } from '@parley/kernel';

/** Reads a chain of causes as it travels: 'power:zombie@2<rule:R11'. */
export function readChain(text: string): SeenCause[] {
  if (text === '') return [];
  return text.split('<').map((link) => {
    const colon = link.indexOf(':');
    const at = link.lastIndexOf('@');
    const kind = link.slice(0, colon);
    const id = link.slice(colon + 1, at < 0 ? undefined : at);
    return at < 0 ? { kind, id } : { kind, id, by: Number(link.slice(at + 1)) };
  });
}

/** The events of a packet, with what this seat alone may know put in. */
export function eventsOf({ n = 0, e = [], s = {}, w = {} }: Packet): SeenEvent[] {
  let reasons = '';
  return e.map(([type, data, why], i) => {
    const number = n + i;
    // Left out: the same as those of the event before.
    reasons = why ?? reasons;
    return { n: number, type, data: { ...data, ...s[number] }, why: readChain(w[number] ?? reasons) };
  });
}

/** The view after a packet: what all see, and over it what this seat sees more. */
export function viewAfter(view: View, { c, m, a, o, p }: Packet): View {
  if (!c && !m && !a && !o && !p) return view;
  const next = grown(merged({ ...view, ...c }, m), a);
  return merged({ ...next, ...o }, p);
}

/** Lists that keep their beginning and go on otherwise. */
function grown(view: View, lists: Packet['a'] = {}): View {
  const out: { [cell: string]: View[string] } = { ...view };
  for (const [cell, [kept, ...more]] of Object.entries(lists))
    out[cell] = [...(out[cell] as readonly View[string][]).slice(0, kept), ...more];
  return out;
}

/** Cells of which only some fields have changed. */
function merged(view: View, fields: { readonly [cell: string]: View } = {}): View {
  const out: { [cell: string]: View[string] } = { ...view };
  for (const [cell, changed] of Object.entries(fields)) out[cell] = { ...(out[cell] as View), ...changed };
  return out;
}
