import { EMPTY_LEXICON, type Lexicon } from '../../text/index.ts';
import type { CodexCard } from './read.ts';
import type { ReactNode } from 'react';
import { Card, cardFace } from '../pieces/card.tsx';
import { T, wordFor } from '../text/index.ts';
import { BackLink, CopyEntry, Rulings, SHELL, type ArticleProps } from '@parley/web/shell';
import { cardOf } from './entries.ts';
import { cardTiming } from './timing.ts';
import { TimingStrip } from './timing-strip.tsx';

/** The card as the table's own component wants it. */
const lexiconOf = (c: CodexCard): Lexicon => ({ ...EMPTY_LEXICON, cards: { [c.id]: c } });

export function CardArticle({ entry, rulings }: ArticleProps): ReactNode {
  const card = cardOf(entry);
  if (!card) return null;
  const valued = card.type === 'attack' || card.type === 'reinforcement';
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <header className="codex-article-head">
          <Card face={{ ...cardFace(lexiconOf(card), card.id), text: '' }} />
          <div>
            <h1 id="entry-name">{card.name}</h1>
            <p className="filter-row">
              <span className="badge">{wordFor(T.cards.types, card.type) ?? card.type}</span>
            </p>
            <p className="codex-power">{card.text}</p>
          </div>
        </header>
        <TimingStrip timing={cardTiming(card.timing)} />
        <Rulings rulings={rulings} />
      </article>
      <aside className="codex-facts" aria-label={SHELL.codex.facts}>
        <h2>{SHELL.codex.facts}</h2>
        <dl>
          <dt>{T.codex.type}</dt>
          <dd>{wordFor(T.cards.types, card.type) ?? card.type}</dd>
          {valued ? (
            <>
              <dt>{T.codex.value}</dt>
              <dd>{card.value}</dd>
            </>
          ) : null}
          <dt>{T.codex.copies}</dt>
          <dd>{card.copies === 0 ? T.codex.copiesNone : card.copies}</dd>
        </dl>
        <CopyEntry />
      </aside>
    </>
  );
}
