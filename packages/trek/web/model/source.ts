import type { Decision, SeenCause } from '@parley/kernel';
import { textOf } from '@parley/kernel/sentence';
import { paths, SHELL, type Source } from '@parley/web/shell';
import { causeIds, causeOf, type ReadCause } from '../../ids/index.ts';
import { cardText, sayCause, type Speech } from '../../text/speech.ts';
import { T, wordFor } from '../text/index.ts';
import { factsOf, nameOf } from './cards.ts';

const entryPath = (kind: 'card' | 'rule', id: string): string => paths.codexEntry('trek', kind, id);

function cardSource(speech: Speech, card: string): Source {
  const type = factsOf(speech.lexicon, card)?.type ?? '';
  return {
    name: nameOf(speech.lexicon, card),
    kind: wordFor(T.why.types, type) ?? T.why.card,
    text: textOf(cardText(speech, card)),
    href: entryPath('card', card),
  };
}

/** What asks. A rule is called by the step of the turn it asks in. */
export function sourceOf(speech: Speech, { from }: Pick<Decision, 'from'>, step: string): Source {
  const cause: ReadCause = causeIds.read(from);
  if (cause.kind === 'card') return cardSource(speech, cause.card);
  if (cause.kind === 'step') return { name: step, kind: T.ask.window, text: '', href: null };
  const text = textOf(sayCause(speech, { kind: 'rule', id: cause.rule }));
  return { name: step, kind: cause.rule, text, href: text === '' ? null : entryPath('rule', cause.rule) };
}

/** Why something happened: one link of the chain. */
export function reasonOf(speech: Speech, cause: SeenCause): Source {
  const { kind, id, by } = cause;
  if (kind === 'hidden') return { name: SHELL.log.hidden, kind: '', text: '', href: null };
  const read = causeOf({ kind, id });
  if (read.kind === 'card') {
    const source = cardSource(speech, read.card);
    return by === undefined ? source : { ...source, kind: `${source.kind}, ${SHELL.why.by({ name: speech.name(by) })}` };
  }
  const text = textOf(sayCause(speech, { kind, id }));
  return { name: T.why.rule({ id }), kind: '', text, href: text === '' ? null : entryPath('rule', id) };
}
