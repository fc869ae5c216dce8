import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../../client/session.ts';
import { Brand } from '../../components/brand.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../router.ts';
import { T } from '../../text.ts';
import { P } from '../text.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import './site.css';

export type Place = 'play' | 'watch' | 'games' | 'codex';

const PLACES: readonly (readonly [Place, string])[] = [
  ['play', paths.landing],
  ['watch', paths.watch],
  ['games', paths.myGames],
  ['codex', paths.codex],
];

/** The bar above every page that is not a table. */
export function SiteNav({ at, waiting = 0 }: { readonly at: Place | null; readonly waiting?: number }): ReactNode {
  const session = useSession();
  const [open, setOpen] = useState(false);
  return (
    <header className="nav">
      <a className="skip" href="#content">
        {P.nav.skip}
      </a>
      <Link className="home" href={paths.landing} aria-label={T.nav.home}>
        <Brand />
      </Link>
      <nav aria-label={P.nav.main}>
        {PLACES.map(([place, href]) => (
          <Link key={place} href={href} aria-current={place === at ? 'page' : undefined}>
            {T.nav[place]}
            {place === 'games' && waiting > 0 ? <span className="tag on">{P.nav.waiting(waiting)}</span> : null}
          </Link>
        ))}
      </nav>
      <button type="button" className="icbtn" aria-label={P.nav.settings} onClick={() => setOpen(true)}>
        <Icon name="gear" size={18} />
      </button>
      {session === null ? null : (
        <span className="who">
          {session.name} <span className="mut">{P.nav.guest}</span>
        </span>
      )}
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </header>
  );
}

/** A page under the bar. */
export function SitePage(props: {
  readonly at: Place | null;
  readonly title: string;
  readonly className?: string;
  readonly waiting?: number;
  readonly children: ReactNode;
}): ReactNode {
  const { at, title, className = '', waiting, children } = props;
  useTitle(title);
  return (
    <div className={`pg ${className}`}>
      <SiteNav at={at} waiting={waiting ?? 0} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === T.brand || title.startsWith(T.brand) ? title : `${title} · ${T.brand}`;
  }, [title]);
}
