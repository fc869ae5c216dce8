import { BackLink, CopyEntry, EntryLinks, Rulings, SHELL, type ArticleProps } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { C } from '../text/codex.ts';

/** 'T6.4' is part of 'T6'. */
const chapterOf = (id: string): string => id.replace(/\..*$/, '');

/** A rule in a line, and its neighbours. */
export function RuleArticle({ all, entry, rulings }: ArticleProps): ReactNode {
  const { id } = entry;
  const beside = all.filter((e) => e.kind === 'rule' && e.id !== id && chapterOf(e.id) === chapterOf(id));
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{C.rule({ id })}</h1>
        <p className="codex-power">{entry.summary}</p>
        {beside.length > 0 ? <EntryLinks title={C.parts} entries={beside} /> : null}
        <Rulings rulings={rulings} />
      </article>
      <aside className="codex-facts" aria-label={SHELL.codex.facts}>
        <CopyEntry />
      </aside>
    </>
  );
}
