import { useState, type ReactNode } from 'react';
import { useComplaint } from '../client/complaint.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { useTable } from './context.ts';
import { Menu } from './menu.tsx';
import { SettingsDialog } from '../site/settings-dialog.tsx';

/** Why something did not go through, for a moment. */
function Complaint(): ReactNode {
  const text = useComplaint();
  return (
    <div className="snacks" role="status">
      {text === null ? null : <p className="snack">{text}</p>}
    </div>
  );
}

const ALL = ['decision', 'map', 'hand', 'log'] as const;

/** What every layout has: a heading for those who cannot see it, ways to skip, and the two windows that may open. */
export function Shell(props: {
  readonly className: string;
  /** Places to skip to, where they are always on screen. */
  readonly skips?: readonly (keyof typeof T.table.skip)[] | undefined;
  readonly children: (open: { settings: () => void; menu: () => void }) => ReactNode;
}): ReactNode {
  const { state, board } = useTable();
  const [open, setOpen] = useState<'settings' | 'menu' | null>(null);
  const where = board.encounter
    ? `${COSMIC.table.encounter(board.encounter.id)}, ${COSMIC.phases[board.encounter.phase] ?? ''}`
    : COSMIC.table.setup;
  const close = (): void => setOpen(null);
  return (
    <main className={props.className}>
      <h1 className="vh">{T.table.title(state.meta?.name ?? T.brand, where)}</h1>
      <nav className="skips" aria-label={T.table.skipTo}>
        {(props.skips ?? ALL).map((place) => (
          <a key={place} href={`#${place}`}>
            {T.table.skip[place]}
          </a>
        ))}
      </nav>
      {props.children({ settings: () => setOpen('settings'), menu: () => setOpen('menu') })}
      <Complaint />
      {open === 'settings' ? <SettingsDialog onClose={close} /> : null}
      {open === 'menu' ? <Menu onClose={close} onSettings={() => setOpen('settings')} /> : null}
    </main>
  );
}
