import type { OptionLink, OptionText } from '@parley/kernel';
import type { GameCreate } from '../game-client.ts';
import { isUsual } from '../text/option-words.ts';
import type { OptionValue, TableDraft } from './draft.ts';

// The options of a table, as the game describes them: what is offered, what holds, what is sent.

export const withOption = (d: TableDraft, id: string, value: OptionValue): TableDraft => ({ ...d, options: { ...d.options, [id]: value } });

/** The chosen values of an option that has several. */
export function listed(d: Pick<TableDraft, 'options'>, id: string): readonly string[] {
  const value = d.options[id];
  return Array.isArray(value) ? value.map(String) : [];
}

/** What keeps an option from meaning anything at this table. */
export type Hindrance =
  | { readonly kind: 'needs' | 'excluded'; readonly link: OptionLink }
  | { readonly kind: 'players'; readonly players: readonly [number, number] };

export function hindranceOf(d: TableDraft, o: OptionText): Hindrance | null {
  const holds = (link: OptionLink): boolean => link.values.some((v) => v === d.options[link.option]);
  const missing = o.needs?.find((link) => !holds(link));
  if (missing) return { kind: 'needs', link: missing };
  const against = o.excludes?.find(holds);
  if (against) return { kind: 'excluded', link: against };
  const n = d.seats.length;
  if (o.players && (n < o.players[0] || n > o.players[1])) return { kind: 'players', players: o.players };
  return null;
}

/** The value that counts: as usual where the option means nothing. */
export const valueOf = (d: TableDraft, o: OptionText): OptionValue => (hindranceOf(d, o) === null ? (d.options[o.id] ?? o.usual) : o.usual);

/** Options that are otherwise than usual, with their values, in their order. */
export const changed = (
  options: readonly OptionText[],
  of: Pick<GameCreate, 'counts'>,
  d: TableDraft,
): readonly (readonly [OptionText, OptionValue])[] =>
  options
    .filter((o) => of.counts?.(d, o) ?? true)
    .map((o) => [o, valueOf(d, o)] as const)
    .filter(([o, value]) => !isUsual(o, value));

/** As the server takes them: a dot in an id leads into an object. */
export function optionsToSend(
  options: readonly OptionText[],
  of: Pick<GameCreate, 'counts' | 'more'>,
  d: TableDraft,
): { readonly [key: string]: unknown } {
  const out: { [key: string]: unknown } = {};
  const inside: { [key: string]: { [key: string]: unknown } } = {};
  for (const [{ id }, value] of changed(options, of, d)) {
    const [first, rest] = id.split('.');
    if (rest === undefined) out[first] = value;
    else out[first] = Object.assign((inside[first] ??= {}), { [rest]: value });
  }
  return { ...out, ...of.more?.(d) };
}
