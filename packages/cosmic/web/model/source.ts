import type { Decision, SeenCause } from '@parley/kernel';
import type { Source } from '@parley/web/game-client.ts';
import { T as SHELL } from '@parley/web/text/index.ts';
import { ruleText, type Lexicon } from '../../text/index.ts';
import { entryPath } from '../codex/entry-path.ts';
import { T } from '../text/index.ts';
import type { Phase } from './board.ts';

/** What is printed somewhere: a power, a flare's text, a card. Null: a rule. */
function printed(l: Lexicon, kind: string, id: string): Source | null {
  switch (kind) {
    case 'rule':
      return null;
    case 'power': {
      const a = l.aliens[id];
      return { name: a?.name ?? id, kind: T.why.power, text: a?.power ?? '', href: entryPath('alien', id) };
    }
    case 'flare': {
      const dot = id.lastIndexOf('.');
      const alien = id.slice(0, dot);
      const isSuper = id.slice(dot + 1) === 'super';
      const a = l.aliens[alien];
      return {
        name: a?.name ?? alien,
        kind: isSuper ? T.why.super : T.why.wild,
        text: (isSuper ? a?.super : a?.wild) ?? '',
        href: entryPath('alien', alien),
      };
    }
    default: {
      const c = l.cards[id];
      return { name: c?.name ?? id, kind: T.why.card, text: c?.text ?? '', href: entryPath('card', id) };
    }
  }
}

/** What asks. A rule is called by the phase it asks in. */
export function sourceOf(l: Lexicon, d: Pick<Decision, 'from'>, phase: Phase | null): Source {
  const colon = d.from.indexOf(':');
  const kind = d.from.slice(0, colon);
  const id = d.from.slice(colon + 1);
  const source = printed(l, kind, id);
  if (source) {
    const type = kind === 'card' ? T.cards.types[l.cards[id]?.type ?? ''] : undefined;
    return type === undefined ? source : { ...source, kind: type.toLowerCase() };
  }
  const name = phaseName(phase);
  if (id === 'window') return { name, kind: T.prompt.window, text: '', href: null };
  return { name, kind: id, text: ruleText(l, id), href: entryPath('rule', id) };
}

export const phaseName = (phase: Phase | null): string => (phase === null ? T.table.setup : (T.phases[phase] ?? ''));

/** Why something happened: one link of the chain. */
export function reasonOf(l: Lexicon, cause: SeenCause, nameOf: (seat: number) => string): Source {
  const { kind, id, by } = cause;
  if (kind === 'hidden') return { name: SHELL.log.hidden, kind: '', text: '', href: null };
  const source = printed(l, kind, id);
  if (!source) return { name: T.why.rule(id), kind: '', text: ruleText(l, id), href: entryPath('rule', id) };
  return by === undefined ? source : { ...source, kind: `${source.kind}, ${SHELL.why.by(nameOf(by))}` };
}
