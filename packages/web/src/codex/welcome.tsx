import type { Codex } from '@parley/kernel';
import type { ReactNode } from 'react';
import type { GameCodex } from '../game-client.ts';
import { T } from '../text/index.ts';
import type { Entry } from './entries.ts';
import { BackLink } from './pieces.tsx';
import { counts } from './search.ts';

/** What stands in the middle before anything is chosen. */
export function Welcome(props: { readonly codex: Codex; readonly of: GameCodex; readonly all: readonly Entry[] }): ReactNode {
  const { codex, of, all } = props;
  const n = counts(all, '');
  return (
    <div className="codex-entry is-single">
      <section className="codex-article codex-welcome" aria-labelledby="entry-name">
        <h1 id="entry-name">{T.codex.welcome}</h1>
        <p className="codex-power">{of.welcome}</p>
        <dl className="codex-tallies">
          {of.shelves.map(({ kind, title }) => (
            <div key={kind}>
              <dd>{n.get(kind) ?? 0}</dd>
              <dt>{title}</dt>
            </div>
          ))}
          <div>
            <dd>{new Set(codex.rulings.map((r) => r.id)).size}</dd>
            <dt>{T.codex.proven}</dt>
          </div>
        </dl>
        <of.Gallery all={all} />
        <p className="site-hint">
          {T.codex.start} <kbd>↑</kbd> <kbd>↓</kbd> {T.codex.startKeys}.
        </p>
      </section>
    </div>
  );
}

export function Unknown(): ReactNode {
  return (
    <div className="codex-entry is-single">
      <section className="codex-article" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{T.codex.unknown}</h1>
        <p className="codex-power">{T.codex.unknownText}</p>
      </section>
    </div>
  );
}
