import { BackLink, CopyEntry, EntryLinks, Rulings, SHELL, type ArticleProps } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { T } from '../text/index.ts';

/** 'R6.4' is part of 'R6'. */
const chapterOf = (id: string): string => id.replace(/\..*$/, '');

export function RuleArticle({ all, entry, rulings }: ArticleProps): ReactNode {
  const { id } = entry;
  const rules = all.filter((e) => e.kind === 'rule' && e.id !== id);
  const chapter = rules.find((e) => e.id === chapterOf(id));
  const parts = rules.filter((e) => chapterOf(e.id) === id);
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{T.why.rule({ id })}</h1>
        <p className="codex-power">{entry.summary}</p>
        {chapter ? <EntryLinks title={T.codex.part} entries={[chapter]} /> : null}
        {parts.length > 0 ? <EntryLinks title={T.codex.parts} entries={parts} /> : null}
        <Rulings rulings={rulings} />
      </article>
      <aside className="codex-facts" aria-label={SHELL.codex.facts}>
        <CopyEntry />
      </aside>
    </>
  );
}
