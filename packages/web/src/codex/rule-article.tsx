import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { rulingsFor, type Entry } from '@parley/cosmic/web/codex/entries.ts';
import type { ArticleProps } from './entry-article.tsx';
import { BackLink, CopyEntry, Rulings } from './pieces.tsx';

export function OptionArticle({ entry }: ArticleProps<'option'>): ReactNode {
  const { option } = entry;
  const usual = Array.isArray(option.usual) ? (option.usual as readonly unknown[]) : [option.usual];
  return (
    <>
      <article className="art" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{option.name}</h1>
        <p className="pw">{option.text}</p>
        <h2>{T.codex.values}</h2>
        <ul className="rul">
          {option.choices.map((c) => (
            <li key={c.name}>
              <span className="ok">{usual.includes(c.value) ? <Icon name="check" /> : null}</span>
              <span>
                {c.name}
                {c.text === undefined ? null : <small className="sec"> {c.text}</small>}
              </span>
              {usual.includes(c.value) ? <span className="mut">{T.codex.usual}</span> : null}
            </li>
          ))}
        </ul>
      </article>
      <aside className="fct" aria-label={T.codex.facts}>
        <Link className="btn" href={paths.create}>
          <Icon name="plus" />
          {T.codex.createWith}
        </Link>
        <CopyEntry />
      </aside>
    </>
  );
}

/** 'R6.4' is part of 'R6'. */
const chapterOf = (id: string): string => id.replace(/\..*$/, '');

export function RuleArticle({ codex, all, entry }: ArticleProps<'rule'>): ReactNode {
  const { id } = entry.ref;
  const rules = all.filter((e) => e.kind === 'rule' && e.ref.id !== id);
  const chapter = rules.find((e) => e.ref.id === chapterOf(id));
  const parts = rules.filter((e) => chapterOf(e.ref.id) === id);
  return (
    <>
      <article className="art" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{T.codex.rule(id)}</h1>
        <p className="pw">{entry.text}</p>
        {chapter ? <RuleLinks title={T.codex.part} rules={[chapter]} /> : null}
        {parts.length > 0 ? <RuleLinks title={T.codex.parts} rules={parts} /> : null}
        <Rulings rulings={rulingsFor(codex, entry)} />
      </article>
      <aside className="fct" aria-label={T.codex.facts}>
        <CopyEntry />
      </aside>
    </>
  );
}

export function RuleLinks({ title, rules }: { readonly title: string; readonly rules: readonly Entry[] }): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <ul className="rule-links">
        {rules.map((r) => (
          <li key={`${r.kind}/${r.ref.id}`}>
            <Link href={paths.codexEntry('cosmic', r.ref.kind, r.ref.id)}>{r.name}</Link> {r.summary}
          </li>
        ))}
      </ul>
    </>
  );
}
