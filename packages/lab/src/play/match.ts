/** Something that can be chosen: its id, and what it is called. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What may be typed for it, the same for equal things; left out: its id. */
  readonly typed?: string;
}

export type Match = { readonly id: string } | { readonly problem: string; readonly near: readonly Choice[] };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
const bare = (c: Choice): string => c.typed ?? c.id;

/** Finds what somebody means: a number of the list, an id, a name, or the beginning or a part of one. */
export function match(choices: readonly Choice[], text: string): Match {
  const wanted = plain(text);
  if (/^\d+$/.test(wanted)) {
    const nth = choices[Number(wanted) - 1];
    if (nth) return { id: nth.id };
  }
  const exact = choices.filter((c) => [c.id, bare(c), c.label].some((x) => plain(x) === wanted));
  // Equal cards are one choice.
  if (exact.length > 0 && new Set(exact.map((c) => bare(c))).size === 1) return { id: exact[0].id };
  const starts = choices.filter((c) => [c.id, c.label].some((x) => plain(x).startsWith(wanted)));
  const parts = choices.filter((c) => [c.id, c.label].some((x) => plain(x).includes(wanted)));
  for (const found of [exact, starts, parts])
    if (found.length > 0 && new Set(found.map((c) => bare(c))).size === 1) return { id: found[0].id };
  const near = exact.length > 0 ? exact : starts.length > 0 ? starts : parts;
  return near.length > 0
    ? {
        problem: `"${text}" could be ${near
          .slice(0, 6)
          .map((c) => c.label)
          .join(', ')}`,
        near,
      }
    : { problem: `"${text}" is not one of the choices`, near: [] };
}

/** Several, separated by commas, or by spaces when each word means something by itself. */
export function matchSome(choices: readonly Choice[], text: string): { ids: string[] } | { problem: string } {
  if (plain(text) === 'none') return { ids: [] };
  if (plain(text) === 'all') return { ids: choices.map((c) => c.id) };
  const words = text.includes(',') ? text.split(',') : text.split(/\s+/);
  const ids: string[] = [];
  for (const word of words.map((w) => w.trim()).filter((w) => w !== '')) {
    // A number names a line of the list as it was shown; a name takes the next card of that name.
    const left = /^\d+$/.test(word) ? choices : choices.filter((c) => !ids.includes(c.id));
    const found = match(left, word);
    if ('problem' in found) return found;
    ids.push(found.id);
  }
  return { ids };
}
