import type { Codex } from '@parley/cosmic/web/codex/read.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { AlienArticle } from '@parley/cosmic/web/codex/alien-article.tsx';
import { CardArticle } from '@parley/cosmic/web/codex/card-article.tsx';
import type { Entry } from '@parley/cosmic/web/codex/entries.ts';
import { OptionArticle, RuleArticle } from './rule-article.tsx';

export interface ArticleProps<K extends Entry['kind']> {
  readonly codex: Codex;
  readonly all: readonly Entry[];
  readonly entry: Extract<Entry, { kind: K }>;
}

/** One entry with its facts. Focus goes to its heading when it was chosen from the list. */
export function EntryArticle(props: { readonly codex: Codex; readonly all: readonly Entry[]; readonly entry: Entry }): ReactNode {
  const { codex, all, entry } = props;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="cdx-entry" ref={top}>
      <OneArticle codex={codex} all={all} entry={entry} />
    </div>
  );
}

function OneArticle({ codex, all, entry }: { readonly codex: Codex; readonly all: readonly Entry[]; readonly entry: Entry }): ReactNode {
  switch (entry.kind) {
    case 'alien':
      return <AlienArticle codex={codex} all={all} entry={entry} />;
    case 'card':
      return <CardArticle codex={codex} all={all} entry={entry} />;
    case 'option':
      return <OptionArticle codex={codex} all={all} entry={entry} />;
    case 'rule':
      return <RuleArticle codex={codex} all={all} entry={entry} />;
  }
}
