import type { ReactNode } from 'react';
import type { ArticleProps } from '../game-client.ts';
import { T } from '../text/index.ts';
import { BackLink, CopyEntry, Rulings } from './pieces.tsx';

/** An entry of a kind the game says nothing more about: what it says, and what is proven of it. */
export function PlainArticle({ entry, rulings }: ArticleProps): ReactNode {
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{entry.name}</h1>
        <p className="codex-power">{entry.summary}</p>
        {entry.of?.texts.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        <Rulings rulings={rulings} />
      </article>
      <aside className="codex-facts" aria-label={T.codex.facts}>
        <CopyEntry />
      </aside>
    </>
  );
}
