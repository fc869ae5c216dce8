import type { LobbyTable } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { paths } from '../client/router.ts';
import { Empty, NotYet } from '../parts/not-yet.tsx';
import { SitePage } from '../site/site-page.tsx';
import { T } from '../text/index.ts';
import { useTables } from './data.ts';
import './lists.css';
import { TableRow } from './rows.tsx';
import { isOpenToSit, isRunning, latestFirst } from './sorting.ts';

/** Tables to sit down at, and games to look at. */
export function WatchPage(): ReactNode {
  const tables = useTables();
  return (
    <SitePage at="watch" title={T.lists.watchTitle} className="lists">
      <header className="lists-head">
        <div>
          <h1>{T.lists.watchTitle}</h1>
          <p>{T.lists.watchLead}</p>
        </div>
        <Link className="button" href={paths.create}>
          <Icon name="plus" />
          {T.create.title}
        </Link>
      </header>
      {tables.state === 'ready' ? (
        <div className="lists-cols">
          <Some id="open" title={T.lists.open} empty={T.lists.noOpen} tables={tables.value.filter(isOpenToSit)} />
          <Some id="running" title={T.lists.running} empty={T.lists.noRunning} tables={tables.value.filter(isRunning)} />
        </div>
      ) : (
        <NotYet what={T.lists.open} of={tables} />
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
    <section className="site-box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? <Empty>{empty}</Empty> : null}
      <ul className="game-rows">
        {latestFirst(tables).map((t) => (
          <TableRow key={t.id} table={t} />
        ))}
      </ul>
    </section>
  );
}
