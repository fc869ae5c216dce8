import type { SeatInfo } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import { useStore } from '../client/store.ts';
import type { OpenTable } from '../client/table-store.ts';
import { Icon } from '../parts/icon.tsx';
import { paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { CopyButton } from '../parts/copy.tsx';
import { FieldError } from '../parts/fields.tsx';
import { SitePage } from '../site/site-page.tsx';
import { sayFailure } from '../client/use-loaded.ts';
import './lists.css';
import './waiting-room.css';
import { RoomSeat } from './room-seat.tsx';
import { settingsLines } from './settings-lines.ts';
import { useGameAndInfo } from './use-game.ts';

/** A table before its game: who is here, which seats are free, and the way to bring others. */
export function WaitingRoom({ table }: { readonly table: OpenTable }): ReactNode {
  const state = useStore(table.store);
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const { meta, seats, you } = state;
  const game = useGameAndInfo(meta?.game ?? '');
  if (!meta) return null;
  const act = (what: Promise<unknown>): void => {
    setError(undefined);
    setBusy(true);
    what.then(
      () => setBusy(false),
      (e: unknown) => {
        setError(sayFailure(e));
        setBusy(false);
      },
    );
  };
  const open = seats.filter((s) => s.kind === 'open').length;
  return (
    <SitePage at="play" title={T.room.document({ name: meta.name })} className="lists">
      <header className="lists-head">
        <div>
          <h1>{meta.name}</h1>
          <p role="status">
            {T.room.lead({ n: open })} {you.seat === null ? T.room.watching : ''}
          </p>
        </div>
        {you.host ? (
          <div className="room-start">
            <button type="button" className="button is-primary" disabled={busy} onClick={() => act(table.start())}>
              <Icon name="play" />
              {T.lobby.start}
            </button>
            {open > 0 ? <small>{T.lobby.startHint}</small> : null}
          </div>
        ) : (
          <p className="muted">{T.lobby.hostStarts({ name: meta.host?.name ?? '' })}</p>
        )}
      </header>
      <div className="lists-cols">
        <section className="site-box" aria-labelledby="room-seats">
          <h2 id="room-seats">{T.lobby.seats}</h2>
          <ul className="room-seats">
            {seats.map((s: SeatInfo) => (
              <RoomSeat
                key={s.seat}
                seat={s}
                seats={seats}
                you={you}
                of={game.state === 'ready' ? game.value : null}
                table={table}
                act={act}
              />
            ))}
          </ul>
          <FieldError id="room-error" text={error} />
        </section>
        <div className="lists-stack">
          <Share id={meta.id} />
          <section className="site-box" aria-labelledby="room-rules">
            <h2 id="room-rules">{T.room.rules}</h2>
            <ul className="room-rules">
              {game.state === 'ready'
                ? settingsLines(meta, game.value.info.options, game.value.client).map((line) => <li key={line}>{line}</li>)
                : null}
            </ul>
          </section>
        </div>
      </div>
    </SitePage>
  );
}

function Share({ id }: { readonly id: string }): ReactNode {
  const link = `${location.origin}${paths.table(id)}`;
  return (
    <section className="site-box" aria-labelledby="room-share">
      <h2 id="room-share">{T.room.share}</h2>
      <p className="site-hint">{T.lobby.invite}</p>
      <div className="room-link">
        <input className="field-input" readOnly value={link} aria-label={T.lobby.invite} onFocus={(e) => e.target.select()} />
        <CopyButton text={() => link}>{T.lobby.copy}</CopyButton>
      </div>
      <p className="site-hint">{T.lobby.code}</p>
      <p className="room-code">{id}</p>
    </section>
  );
}
