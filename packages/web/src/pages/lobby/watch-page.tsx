import type { LobbyTable } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../router.ts';
import { Empty, NotYet } from '../kit/state.tsx';
import { SitePage } from '../kit/site-page.tsx';
import { P } from '../text.ts';
import { useTables } from './data.ts';
import './lists.css';
import { TableRow } from './rows.tsx';
import { isOpenToSit, isRunning, latestFirst } from './sorting.ts';

/** Tables to sit down at, and games to look at. */
export function WatchPage(): ReactNode {
  const tables = useTables();
  return (
    <SitePage at="watch" title={P.lists.watchTitle} className="lists">
      <header className="lists-head">
        <div>
          <h1>{P.lists.watchTitle}</h1>
          <p>{P.lists.watchLead}</p>
        </div>
        <Link className="btn" href={paths.create}>
          <Icon name="plus" />
          {P.create.title}
        </Link>
      </header>
      {tables.state === 'ready' ? (
        <div className="lists-cols">
          <Some id="open" title={P.lists.open} empty={P.lists.noOpen} tables={tables.value.filter(isOpenToSit)} />
          <Some id="running" title={P.lists.running} empty={P.lists.noRunning} tables={tables.value.filter(isRunning)} />
        </div>
      ) : (
        <NotYet what={P.lists.open} of={tables} />
      )}
    </SitePage>
  );
}

function Some(props: {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly LobbyTable[];
}): ReactNode {
  const { id, title, empty, tables } = props;
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? <Empty>{empty}</Empty> : null}
      <ul className="gms">
        {latestFirst(tables).map((t) => (
          <TableRow key={t.id} table={t} />
        ))}
      </ul>
    </section>
  );
}
