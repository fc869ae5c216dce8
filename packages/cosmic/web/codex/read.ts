import type { Codex as SentCodex, CodexEntry, OptionText, Ruling } from '@parley/kernel';
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

const text = (e: CodexEntry, id: string): string => e.texts.find((t) => t.id === id)?.text ?? '';
const common = ({ id, name, rulings }: CodexEntry): Common => ({ id, name, rulings });

export const readAlien = (e: CodexEntry): CodexAlien => ({
  ...common(e),
  ...(e.data as AlienData),
  summary: e.summary,
  power: text(e, 'power'),
  wild: text(e, 'wild'),
  super: text(e, 'super'),
});
export const readCard = (e: CodexEntry): CodexCard => ({ ...common(e), ...(e.data as CardData), text: e.summary });

const known = new WeakMap<SentCodex, Codex>();
/** What was sent is read once. */
export function readCodex(sent: SentCodex): Codex {
  const before = known.get(sent);
  if (before) return before;
  const entries = (kind: string): readonly CodexEntry[] => sent.sections.find((s) => s.kind === kind)?.entries ?? [];
  const codex: Codex = {
    aliens: entries('alien').map(readAlien),
    cards: entries('card').map(readCard),
    rules: entries('rule').map((e) => ({ ...common(e), text: e.summary })),
    options: sent.options,
    rulings: sent.rulings,
  };
  known.set(sent, codex);
  return codex;
}
