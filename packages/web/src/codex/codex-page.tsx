import { readCodex, type Codex } from '@parley/cosmic/web/codex/read.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { fetchCodex } from '../client/codex.ts';
import { NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { useLoaded } from '../client/use-loaded.ts';
import { T } from '../text/index.ts';
import { CodexList } from './codex-list.tsx';
import './codex.css';
import { entriesOf, findEntry, type Entry } from '@parley/cosmic/web/codex/entries.ts';
import { EntryArticle } from './entry-article.tsx';
import { refOf, type EntryRef } from './path.ts';
import { RulingArticle } from './ruling-article.tsx';
import { NO_FILTER, type Filter } from './search.ts';
import { Unknown, Welcome } from '@parley/cosmic/web/codex/welcome.tsx';

/** All aliens, cards, variants and rules. */
export function CodexPage({ path }: { readonly path: readonly string[] }): ReactNode {
  const [kind = null, id = null] = path[0] === 'cosmic' ? path.slice(1) : path;
  const codex = useLoaded('codex', async () => readCodex(await fetchCodex('cosmic')));
  if (codex.state !== 'ready')
    return (
      <SitePage at="codex" title={T.codex.document(null)} className="cdx-page">
        <div className="cdx-wait">
          <NotYet what={T.codex.document(null)} of={codex} />
        </div>
      </SitePage>
    );
  return <Opened codex={codex.value} at={refOf(kind, id)} asked={kind !== null} />;
}

function Opened(props: { readonly codex: Codex; readonly at: EntryRef | null; readonly asked: boolean }): ReactNode {
  const { codex, at, asked } = props;
  const all = useMemo(() => entriesOf(codex), [codex]);
  const entry = at === null ? undefined : findEntry(all, at);
  const [filter, setFilter] = useState<Filter>(() => (entry ? { ...NO_FILTER, shelf: entry.kind } : NO_FILTER));
  const name = entry?.name ?? (at?.kind === 'ruling' ? at.id : null);
  return (
    <SitePage at="codex" title={T.codex.document(name)} className={`cdx-page${asked ? ' reading' : ''}`}>
      <div className="cdx">
        <CodexList all={all} filter={filter} onFilter={setFilter} at={at} />
        <Shown codex={codex} all={all} at={at} asked={asked} entry={entry} />
      </div>
    </SitePage>
  );
}

function Shown(props: {
  readonly codex: Codex;
  readonly all: readonly Entry[];
  readonly at: EntryRef | null;
  readonly asked: boolean;
  readonly entry: Entry | undefined;
}): ReactNode {
  const { codex, all, at, asked, entry } = props;
  if (entry) return <EntryArticle key={`${entry.kind}/${entry.ref.id}`} codex={codex} all={all} entry={entry} />;
  if (at?.kind === 'ruling') return <RulingArticle codex={codex} all={all} id={at.id} />;
  return asked ? <Unknown /> : <Welcome codex={codex} all={all} />;
}
