import type { ReactNode } from 'react';
import { askToNotify } from '../client/alerts.ts';
import { complain } from '../client/complaint.ts';
import { paths } from '../client/router.ts';
import { change, useSettings } from '../client/settings.ts';
import { BrandMark } from '../parts/brand.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { T } from '../text/index.ts';
import { usePresenter, useTable, useTableState, useViewpoint } from './context.ts';

/** The bar above a table. Between the brand and the buttons stands what the game puts there. */
export function Header(props: { readonly onSettings: () => void; readonly onMenu: () => void; readonly children: ReactNode }): ReactNode {
  const { onSettings, onMenu, children } = props;
  const { table } = useTable();
  const { seat } = useViewpoint();
  const watchers = useTableState((s) => s.watchers);
  const { where } = usePresenter();
  const { notify } = useSettings();
  return (
    <header className="header-bar">
      <Link href={paths.landing} className="brand" title={T.nav.home}>
        <BrandMark />
        {T.brand}
        <small data-part="chapter">{where.chapter}</small>
      </Link>
      {children}
      <div className="header-right">
        {watchers > 0 ? <Chip icon="eye">{T.table.watching({ n: watchers })}</Chip> : null}
        {seat === null ? null : (
          <IconButton icon="undo" label={T.table.takeBack} onClick={() => void table.propose('undo').catch(complain)} />
        )}
        <IconButton
          icon="bell"
          label={T.table.alerts}
          pressed={notify}
          onClick={() => (notify ? change({ notify: false }) : askToNotify())}
        />
        <Link href={paths.codex} target="_blank" className="icon-button" aria-label={T.table.codex}>
          <Icon name="book" />
        </Link>
        <IconButton icon="gear" label={T.table.settings} onClick={onSettings} />
        <IconButton icon="menu" label={T.table.menu} onClick={onMenu} />
      </div>
    </header>
  );
}

function IconButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}): ReactNode {
  const { icon, label, pressed, onClick } = props;
  return (
    <button
      type="button"
      className={`icon-button${pressed ? ' is-on' : ''}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
