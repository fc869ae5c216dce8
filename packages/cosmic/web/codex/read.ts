import type { Codex as SentCodex, CodexEntry, OptionText, Ruling } from '@parley/kernel';
import type { AlienData, CardData } from '../../text/codex/types.ts';
import { toldFields, toldList, toldText, toldTexts, type CodexTiming } from '../../text/index.ts';

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

type Data = ReturnType<typeof toldFields>;
const readTimings = (list: Data[string]): readonly CodexTiming[] =>
  toldList(list)
    .map(toldFields)
    .map(({ as, must, windows, events, rules }) => ({
      as: toldText(as),
      must: must === true,
      windows: toldTexts(windows),
      events: toldTexts(events),
      rules: toldTexts(rules),
    }));
function readAlienData({ set, alert, timing }: Data): AlienData {
  const { power, wild, super: strong } = toldFields(timing);
  return {
    set: toldText(set),
    alert: toldText(alert),
    timing: { power: readTimings(power), wild: readTimings(wild), super: readTimings(strong) },
  };
}
const readCardData = ({ type, value, copies, timing }: Data): CardData => ({
  type: toldText(type),
  value: Number(value),
  copies: Number(copies),
  timing: readTimings(timing),
});

export const readAlien = (e: CodexEntry): CodexAlien => ({
  ...common(e),
  ...readAlienData(toldFields(e.data)),
  summary: e.summary,
  power: text(e, 'power'),
  wild: text(e, 'wild'),
  super: text(e, 'super'),
});
export const readCard = (e: CodexEntry): CodexCard => ({ ...common(e), ...readCardData(toldFields(e.data)), text: e.summary });

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
