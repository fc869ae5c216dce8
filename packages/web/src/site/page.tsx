import type { ReactNode } from 'react';
import { useSession } from '../client/session.ts';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { BrandMark } from '../parts/brand.tsx';
import { Link } from '../parts/link.tsx';

type Here = 'play' | 'watch' | 'games' | 'codex' | null;

/** The frame of every page that is not a table: brand, the ways to go, who I am. */
export function Page(props: {
  readonly here: Here;
  readonly className?: string;
  readonly aside?: ReactNode;
  /** Said beside an entry. */
  readonly notes?: { readonly [K in Exclude<Here, null>]?: ReactNode };
  readonly children: ReactNode;
}): ReactNode {
  const { here, className = '', aside, notes, children } = props;
  const me = useSession();
  const entry = (key: Exclude<Here, null>, href: string): ReactNode => (
    <Link href={href} className={here === key ? 'is-on' : ''} aria-current={here === key ? 'page' : undefined}>
      {T.nav[key]}
      {notes?.[key]}
    </Link>
  );
  return (
    <div className={className === '' ? 'page' : `page ${className}`}>
      <header className="page-nav">
        <Link href={paths.landing} className="brand">
          <BrandMark />
          {T.brand}
        </Link>
        <nav aria-label={T.menu.title}>
          {entry('play', paths.landing)}
          {entry('watch', paths.watch)}
          {entry('games', paths.myGames)}
          {entry('codex', paths.codex)}
        </nav>
        <span className="spacer" />
        {aside}
        {me ? <span className="secondary">{me.name}</span> : null}
      </header>
      {children}
    </div>
  );
}
