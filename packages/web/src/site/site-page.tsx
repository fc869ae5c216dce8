import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Page } from './page.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { T } from '../text/index.ts';
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
      className={`site ${className}`}
      aside={<Settings />}
      notes={waiting > 0 ? { games: <span className="badge is-on">{T.nav.waiting({ n: waiting })}</span> } : {}}
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
      <button type="button" className="icon-button" aria-label={T.nav.settings} onClick={() => setOpen(true)}>
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
