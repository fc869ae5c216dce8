import type { Codex } from './read.ts';
import type { ReactNode } from 'react';
import { Emblem } from '../pieces/emblem.tsx';
import { Link } from '@parley/web/parts/link.tsx';
import { entryPath } from './entry-path.ts';
import { T } from '../text/index.ts';
import { T as SHELL } from '@parley/web/text/index.ts';
import { SHELVES, type Entry } from './entries.ts';
import { BackLink } from '@parley/web/codex/pieces.tsx';
import { counts } from '@parley/web/codex/search.ts';

/** What stands in the middle before anything is chosen. */
export function Welcome({ codex, all }: { readonly codex: Codex; readonly all: readonly Entry[] }): ReactNode {
  const n = counts(all, '');
  const aliens = all.filter((e) => e.kind === 'alien');
  return (
    <div className="cdx-entry single">
      <section className="art welcome" aria-labelledby="entry-name">
        <h1 id="entry-name">{SHELL.codex.welcome}</h1>
        <p className="pw">{T.codex.welcomeText}</p>
        <dl className="tallies">
          {SHELVES.map((shelf) => (
            <div key={shelf}>
              <dd>{n[shelf]}</dd>
              <dt>{T.codex.shelves[shelf]}</dt>
            </div>
          ))}
          <div>
            <dd>{new Set(codex.rulings.map((r) => r.id)).size}</dd>
            <dt>{SHELL.codex.proven}</dt>
          </div>
        </dl>
        <ul className="gallery" aria-label={T.codex.shelves.alien}>
          {aliens.map((e) => (
            <li key={e.ref.id}>
              <Link href={entryPath('alien', e.ref.id)}>
                <Emblem alien={e.ref.id} size={48} />
                {e.name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="hint-text">
          {SHELL.codex.start} <kbd>↑</kbd> <kbd>↓</kbd> {SHELL.codex.startKeys}.
        </p>
      </section>
    </div>
  );
}

export function Unknown(): ReactNode {
  return (
    <div className="cdx-entry single">
      <section className="art" aria-labelledby="entry-name">
        <BackLink />
        <h1 id="entry-name">{SHELL.codex.unknown}</h1>
        <p className="pw">{SHELL.codex.unknownText}</p>
      </section>
    </div>
  );
}
