import type { Codex as SentCodex, CodexEntry, CodexSection, OptionText, Ruling } from '@parley/kernel';
import type { AlienData, CardData } from '../../text/codex/types.ts';

/** The Codex, with what is known of each kind of entry. */
export interface Codex {
  readonly aliens: readonly CodexAlien[];
  readonly cards: readonly CodexCard[];
  readonly rules: readonly CodexRule[];
  readonly options: readonly OptionText[];
  readonly rulings: readonly Ruling[];
}
interface Common {
  readonly id: string;
  readonly name: string;
  /** The rulings about it that tests prove. */
  readonly rulings: readonly string[];
}
export interface CodexAlien extends Common, AlienData {
  readonly summary: string;
  readonly power: string;
  readonly wild: string;
  readonly super: string;
}
export interface CodexCard extends Common, CardData {
  readonly text: string;
}
export interface CodexRule extends Common {
  readonly text: string;
}

export function readCodex({ sections, options, rulings }: SentCodex): Codex {
  const entries = (kind: string): readonly CodexEntry[] => sections.find((s: CodexSection) => s.kind === kind)?.entries ?? [];
  const text = (e: CodexEntry, id: string): string => e.texts.find((t) => t.id === id)?.text ?? '';
  const common = ({ id, name, rulings: about }: CodexEntry): Common => ({ id, name, rulings: about });
  return {
    aliens: entries('alien').map((e) => ({
      ...common(e),
      ...(e.data as AlienData),
      summary: e.summary,
      power: text(e, 'power'),
      wild: text(e, 'wild'),
      super: text(e, 'super'),
    })),
    cards: entries('card').map((e) => ({ ...common(e), ...(e.data as CardData), text: e.summary })),
    rules: entries('rule').map((e) => ({ ...common(e), text: e.summary })),
    options,
    rulings,
  };
}
