import type { Codex } from '@parley/kernel';
import type { ReactNode } from 'react';
import { T } from '../text/index.ts';
import { entriesAbout, rulingById, type Entry } from './entries.ts';
import { asSentence, BackLink, CopyEntry, EntryLinks } from './pieces.tsx';
import { Unknown } from './welcome.tsx';

/** One official ruling: what the tests that prove it say, and what it is about. */
export function RulingArticle(props: { readonly codex: Codex; readonly all: readonly Entry[]; readonly id: string }): ReactNode {
  const { codex, all, id } = props;
  const proofs = rulingById(codex, id);
  if (proofs.length === 0) return <Unknown />;
  const about = entriesAbout(all, id);
  return (
    <div className="codex-entry">
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{T.codex.rulingTitle({ id })}</h1>
        <h2>{T.codex.rulingProven}</h2>
        <ul className="codex-ruling codex-proofs">
          {proofs.map((r) => (
            <li key={r.title}>
              <span>{asSentence(r.title)}</span>
              <code>{r.file}</code>
            </li>
          ))}
        </ul>
        {about.length > 0 ? <EntryLinks title={T.codex.about} entries={about} /> : null}
      </article>
      <aside className="codex-facts" aria-label={T.codex.facts}>
        <CopyEntry />
      </aside>
    </div>
  );
}
