import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { SettingsDialog } from '../../table/menu/settings-dialog.tsx';
import { T } from '../../text.ts';
import { P } from '../text.ts';
import './site.css';

type Place = 'play' | 'watch' | 'games' | 'codex' | null;

/** A page under the bar, with its settings and its title. */
export function SitePage(props: {
  readonly at: Place;
  readonly title: string;
  readonly className?: string;
  readonly waiting?: number;
  readonly children: ReactNode;
}): ReactNode {
  const { at, title, className = '', waiting = 0, children } = props;
  useTitle(title);
  return (
    <Page
      here={at}
      className={`pg ${className}`}
      aside={<Settings />}
      notes={waiting > 0 ? { games: <span className="tag on">{P.nav.waiting(waiting)}</span> } : {}}
    >
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </Page>
  );
}

function Settings(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="icbtn" aria-label={P.nav.settings} onClick={() => setOpen(true)}>
        <Icon name="gear" size={18} />
      </button>
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title.startsWith(T.brand) ? title : `${title} · ${T.brand}`;
  }, [title]);
}
