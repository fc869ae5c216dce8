import { RULES, type Lexicon } from '../../text/index.ts';
import type { Decision } from '@parley/kernel';
import { paths } from '@parley/web/client/router.ts';
import { T } from '../text/index.ts';
import type { Phase } from './board.ts';

/** What asks: its name, what kind of thing it is, its text and its place in the Codex. */
export interface Source {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly href: string | null;
}

export function sourceOf(l: Lexicon, d: Pick<Decision, 'from'>, phase: Phase | null): Source {
  const colon = d.from.indexOf(':');
  const kind = d.from.slice(0, colon);
  const id = d.from.slice(colon + 1);
  const here = phase === null ? T.table.setup : (T.phases[phase] ?? '');
  switch (kind) {
    case 'power': {
      const a = l.aliens[id];
      return { name: a?.name ?? id, kind: T.prompt.sources.power, text: a?.power ?? '', href: paths.codexEntry('alien', id) };
    }
    case 'flare': {
      const dot = id.lastIndexOf('.');
      const a = l.aliens[id.slice(0, dot)];
      const isSuper = id.slice(dot + 1) === 'super';
      return {
        name: a?.name ?? id,
        kind: isSuper ? T.prompt.sources.super : T.prompt.sources.wild,
        text: (isSuper ? a?.super : a?.wild) ?? '',
        href: paths.codexEntry('alien', id.slice(0, dot)),
      };
    }
    case 'card': {
      const c = l.cards[id];
      const type = T.cards.types[c?.type ?? ''] ?? T.prompt.sources.card;
      return { name: c?.name ?? id, kind: type.toLowerCase(), text: c?.text ?? '', href: paths.codexEntry('card', id) };
    }
    default:
      if (id === 'window') return { name: here, kind: T.prompt.window, text: '', href: null };
      return { name: here, kind: id, text: RULES[id] ?? '', href: paths.codexEntry('rule', id) };
  }
}
