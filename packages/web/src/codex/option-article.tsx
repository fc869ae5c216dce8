import type { OptionText, Plain } from '@parley/kernel';
import { isPlainList } from '@parley/kernel/client';
import type { ReactNode } from 'react';
import { paths } from '../client/router.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { T } from '../text/index.ts';
import { BackLink, CopyEntry } from './pieces.tsx';

export function OptionArticle({ option }: { readonly option: OptionText }): ReactNode {
  const usual: readonly Plain[] = isPlainList(option.usual) ? option.usual : [option.usual];
  return (
    <>
      <article className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{option.name}</h1>
        <p className="codex-power">{option.text}</p>
        <h2>{T.codex.values}</h2>
        <ul className="codex-ruling">
          {option.choices.map((c) => (
            <li key={c.name}>
              <span className="codex-proven">{usual.includes(c.value) ? <Icon name="check" /> : null}</span>
              <span>
                {c.name}
                {c.text === undefined ? null : <small className="secondary"> {c.text}</small>}
              </span>
              {usual.includes(c.value) ? <span className="muted">{T.codex.usual}</span> : null}
            </li>
          ))}
        </ul>
      </article>
      <aside className="codex-facts" aria-label={T.codex.facts}>
        <Link className="button" href={paths.create}>
          <Icon name="plus" />
          {T.codex.createWith}
        </Link>
        <CopyEntry />
      </aside>
    </>
  );
}
