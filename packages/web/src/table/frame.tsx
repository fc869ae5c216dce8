import { useState, type ReactNode } from 'react';
import { useComplaint } from '../client/complaint.ts';
import { SettingsDialog } from '../site/settings-dialog.tsx';
import { T } from '../text/index.ts';
import { usePresenter, useTable, useTableState } from './context.ts';
import { Menu } from './menu.tsx';

/** Why something did not go through, for a moment. */
function Complaint(): ReactNode {
  const text = useComplaint();
  return (
    <div className="snack-list" role="status">
      {text === null ? null : <p className="snack">{text}</p>}
    </div>
  );
}

/** Somewhere on the table to skip to: an id on the page, and what the link says. */
export type Skip = readonly [id: string, text: string];

/** What every layout has: a heading for those who cannot see it, ways to skip, and the two windows that may open. */
export function TableFrame(props: {
  readonly className: string;
  readonly skips: readonly Skip[];
  readonly children: (open: { settings: () => void; menu: () => void }) => ReactNode;
}): ReactNode {
  const { places } = useTable();
  const name = useTableState((s) => s.meta?.name ?? T.brand);
  const { chapter, step } = usePresenter().where;
  const [open, setOpen] = useState<'settings' | 'menu' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <main className={props.className}>
      <h1 className="visually-hidden">{T.table.title({ name, where: chapter === step ? chapter : `${chapter}, ${step}` })}</h1>
      <nav className="skip-links" aria-label={T.table.skipTo}>
        {props.skips.map(([id, text]) => (
          <a key={id} href={`#${id}`}>
            {text}
          </a>
        ))}
      </nav>
      {props.children({ settings: () => setOpen('settings'), menu: () => setOpen('menu') })}
      <Complaint />
      {open === 'settings' ? <SettingsDialog places={places} onClose={close} /> : null}
      {open === 'menu' ? <Menu onClose={close} onSettings={() => setOpen('settings')} /> : null}
    </main>
  );
}
