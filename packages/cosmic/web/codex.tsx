import { Link, OPTIONS, type Entry, type GameCodex } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { AlertMark } from './codex/alert.tsx';
import { AlienArticle } from './codex/alien-article.tsx';
import { CardArticle } from './codex/card-article.tsx';
import { alienOf, cardOf, listed } from './codex/entries.ts';
import { entryPath } from './model/entry-path.ts';
import { MiniFace } from './codex/mini-face.tsx';
import { RuleArticle } from './codex/rule-article.tsx';
import { Emblem } from './pieces/emblem.tsx';
import { T, wordFor } from './text/index.ts';
import './styles/tokens.css';
import './styles/pieces.css';
import './styles/card.css';
import './styles/alert.css';
import './styles/codex.css';

const { shelves } = T.codex;
const FLARE = 'flare:';

/** The different values, in the order in which they are named; others after them. */
function inOrder(values: readonly string[], order: readonly string[]): readonly string[] {
  const rank = (x: string): number => (order.includes(x) ? order.indexOf(x) : order.length);
  return [...new Set(values)].toSorted((a, b) => rank(a) - rank(b));
}

function mark(entry: Entry): ReactNode {
  if (entry.kind === 'alien') return <Emblem alien={entry.id} size={34} />;
  const card = cardOf(entry);
  return card && <MiniFace card={card} />;
}

function note(entry: Entry): ReactNode {
  const alien = alienOf(entry);
  return alien && <AlertMark alert={alien.alert} spoken />;
}

/** Every alien there is. */
function Gallery({ all }: { readonly all: readonly Entry[] }): ReactNode {
  return (
    <ul className="gallery" aria-label={shelves.alien}>
      {all
        .filter((e) => e.kind === 'alien')
        .map((e) => (
          <li key={e.id}>
            <Link href={entryPath('alien', e.id)}>
              <Emblem alien={e.id} size={48} />
              {e.name}
            </Link>
          </li>
        ))}
    </ul>
  );
}

export const codex: GameCodex = {
  shelves: (['alien', 'card', OPTIONS, 'rule'] as const).map((kind) => ({ kind, title: shelves[kind] })),
  search: T.codex.search,
  welcome: T.codex.welcomeText,
  filters: [
    {
      shelf: 'alien',
      id: 'alert',
      label: T.codex.filterAlert,
      values: () => Object.keys(T.alerts),
      valueOf: (e) => alienOf(e)?.alert ?? '',
      show: (alert) => (
        <>
          <AlertMark alert={alert} /> {wordFor(T.alerts, alert)}
        </>
      ),
    },
    {
      shelf: 'alien',
      id: 'set',
      label: T.codex.filterSet,
      values: (all) =>
        inOrder(
          all.flatMap((e) => alienOf(e)?.set ?? []),
          Object.keys(T.sets),
        ),
      valueOf: (e) => alienOf(e)?.set ?? '',
      show: (set) => wordFor(T.sets, set) ?? set,
    },
    {
      shelf: 'card',
      id: 'type',
      label: T.codex.filterType,
      values: (all) =>
        inOrder(
          all.flatMap((e) => cardOf(e)?.type ?? []),
          [],
        ),
      valueOf: (e) => cardOf(e)?.type ?? '',
      show: (type) => wordFor(T.cards.types, type) ?? type,
    },
  ],
  list: listed,
  // A flare is a card of its alien.
  leadsTo: (kind, id) => (kind === 'card' && id.startsWith(FLARE) ? { kind: 'alien', id: id.slice(FLARE.length) } : null),
  mark,
  note,
  articles: { alien: AlienArticle, card: CardArticle, rule: RuleArticle },
  Gallery,
};
