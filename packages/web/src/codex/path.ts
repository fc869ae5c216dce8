/** What an address below /codex names. */
export type EntryKind = 'alien' | 'card' | 'option' | 'rule' | 'ruling';
export interface EntryRef {
  readonly kind: EntryKind;
  readonly id: string;
}

const KINDS: readonly string[] = ['alien', 'card', 'option', 'rule', 'ruling'] satisfies readonly EntryKind[];

/** Reads the parts of '/codex/alien/zombie'. A flare is a card of its alien, so it leads there. */
export function refOf(kind: string | null, id: string | null): EntryRef | null {
  if (kind === null || id === null || id === '' || !KINDS.includes(kind)) return null;
  if (kind === 'card' && id.startsWith('flare:')) return { kind: 'alien', id: id.slice('flare:'.length) };
  return { kind: kind as EntryKind, id };
}
