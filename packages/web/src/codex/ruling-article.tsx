import type { Codex } from '@parley/cosmic/web/codex/read.ts';
import type { ReactNode } from 'react';
import { T } from '../text/index.ts';
import { entriesAbout, rulingById, type Entry } from '@parley/cosmic/web/codex/entries.ts';
import { asSentence, BackLink, CopyEntry } from './pieces.tsx';
import { RuleLinks } from './rule-article.tsx';
import { Unknown } from '@parley/cosmic/web/codex/welcome.tsx';

/** One official ruling: what the tests that prove it say, and what it is about. */
export function RulingArticle(props: { readonly codex: Codex; readonly all: readonly Entry[]; readonly id: string }): ReactNode {
  const { codex, all, id } = props;
  const proofs = rulingById(codex, id);
  if (proofs.length === 0) return <Unknown />;
  const about = entriesAbout(all, id);
  return (
    <div className="cdx-entry">
      <article className="art" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{T.codex.rulingTitle(id)}</h1>
        <h2>{T.codex.rulingProven}</h2>
        <ul className="rul proofs">
          {proofs.map((r) => (
            <li key={r.title}>
              <span>{asSentence(r.title)}</span>
              <code>{r.file}</code>
            </li>
          ))}
        </ul>
        {about.length > 0 ? <RuleLinks title={T.codex.about} rules={about} /> : null}
      </article>
      <aside className="fct" aria-label={T.codex.facts}>
        <CopyEntry />
      </aside>
    </div>
  );
}
