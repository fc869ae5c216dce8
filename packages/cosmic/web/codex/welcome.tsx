import type { Codex } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Emblem } from '../pieces/emblem.tsx';
import { Link } from '@parley/web/components/link.tsx';
import { paths } from '@parley/web/router.ts';
import { P } from '@parley/web/pages/text.ts';
import { SHELVES, type Entry } from './entries.ts';
import { BackLink } from '@parley/web/pages/codex/pieces.tsx';
import { counts } from '@parley/web/pages/codex/search.ts';

/** What stands in the middle before anything is chosen. */
export function Welcome({ codex, all }: { readonly codex: Codex; readonly all: readonly Entry[] }): ReactNode {
  const n = counts(all, '');
  const aliens = all.filter((e) => e.kind === 'alien');
  return (
    <div className="cdx-entry single">
      <section className="art welcome" aria-labelledby="entry-name">
        <h1 id="entry-name">{P.codex.welcome}</h1>
        <p className="pw">{P.codex.welcomeText}</p>
        <dl className="tallies">
          {SHELVES.map((shelf) => (
            <div key={shelf}>
              <dd>{n[shelf]}</dd>
              <dt>{P.codex.shelves[shelf]}</dt>
            </div>
          ))}
          <div>
            <dd>{new Set(codex.rulings.map((r) => r.id)).size}</dd>
            <dt>{P.codex.proven}</dt>
          </div>
        </dl>
        <ul className="gallery" aria-label={P.codex.shelves.alien}>
          {aliens.map((e) => (
            <li key={e.ref.id}>
              <Link href={paths.codexEntry('alien', e.ref.id)}>
                <Emblem alien={e.ref.id} size={48} />
                {e.name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="hint-text">
          {P.codex.start} <kbd>↑</kbd> <kbd>↓</kbd> {P.codex.startKeys}.
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
        <h1 id="entry-name">{P.codex.unknown}</h1>
        <p className="pw">{P.codex.unknownText}</p>
      </section>
    </div>
  );
}
