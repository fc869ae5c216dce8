import type { Decision, SeenCause } from '@parley/kernel';
import { SHELL, type Source } from '@parley/web/shell';
import { ruleText, type Lexicon } from '../../text/index.ts';
import { entryPath } from './entry-path.ts';
import { T, wordFor } from '../text/index.ts';
import type { Phase } from '../../view/board.ts';
import { causeIds, causeOf, causeParts, type ReadCause } from '../../ids/index.ts';

/** What is printed somewhere: a power, a flare's text, a card. Null: a rule. */
function printed(l: Lexicon, cause: ReadCause): Source | null {
  switch (cause.kind) {
    case 'rule':
    case 'step':
      return null;
    case 'power': {
      const { alien } = cause;
      const a = l.aliens[alien];
      return { name: a?.name ?? alien, kind: T.why.power, text: a?.power ?? '', href: entryPath('alien', alien) };
    }
    case 'flare': {
      const { alien } = cause;
      const isSuper = cause.text === 'super';
      const a = l.aliens[alien];
      return {
        name: a?.name ?? alien,
        kind: isSuper ? T.why.super : T.why.wild,
        text: (isSuper ? a?.super : a?.wild) ?? '',
        href: entryPath('alien', alien),
      };
    }
    case 'card': {
      const { face } = cause;
      const c = l.cards[face];
      return { name: c?.name ?? face, kind: T.why.card, text: c?.text ?? '', href: entryPath('card', face) };
    }
  }
}

/** What asks. A rule is called by the phase it asks in. */
export function sourceOf(l: Lexicon, d: Pick<Decision, 'from'>, phase: Phase | null): Source {
  const cause = causeIds.read(d.from);
  const source = printed(l, cause);
  if (source) {
    const type = cause.kind === 'card' ? wordFor(T.cards.types, l.cards[cause.face]?.type ?? '') : undefined;
    return type === undefined ? source : { ...source, kind: type.toLowerCase() };
  }
  const name = phaseName(phase);
  if (cause.kind === 'step' && cause.step === 'window') return { name, kind: T.prompt.window, text: '', href: null };
  const [, id] = causeParts(d.from) ?? ['', d.from];
  return { name, kind: id, text: ruleText(l, id), href: entryPath('rule', id) };
}

export const phaseName = (phase: Phase | null): string => (phase === null ? T.table.setup : (T.phases[phase] ?? ''));

/** Why something happened: one link of the chain. */
export function reasonOf(l: Lexicon, cause: SeenCause, nameOf: (seat: number) => string): Source {
  const { kind, id, by } = cause;
  if (kind === 'hidden') return { name: SHELL.log.hidden, kind: '', text: '', href: null };
  const source = printed(l, causeOf({ kind, id }));
  if (!source) return { name: T.why.rule({ id }), kind: '', text: ruleText(l, id), href: entryPath('rule', id) };
  return by === undefined ? source : { ...source, kind: `${source.kind}, ${SHELL.why.by({ name: nameOf(by) })}` };
}
