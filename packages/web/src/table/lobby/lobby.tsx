import type { SeatInfo, TableMeta } from '@parley/server/protocol';
import { useState, type ReactNode } from 'react';
import type { OpenTable } from '../../client/table-store.ts';
import type { TableState } from '../../client/table-state.ts';
import { Brand } from '../../components/brand.tsx';
import { Icon } from '../../components/icon.tsx';
import { Ship } from '../../components/ship.tsx';
import type { ColourName } from '../../model/board.ts';
import { T } from '../../text.ts';

/** Before the game: who sits where, whom to invite, when to begin. */
export function Lobby({
  table,
  state,
  meta,
}: {
  readonly table: OpenTable;
  readonly state: TableState;
  readonly meta: TableMeta;
}): ReactNode {
  const [copied, setCopied] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = (act: Promise<unknown>): void => {
    setFault(null);
    act.catch((error: unknown) => setFault(error instanceof Error ? error.message : T.errors.server));
  };
  const planets = (meta.options as { planets?: number } | null)?.planets ?? 5;
  return (
    <main className="lobby">
      <header>
        <Brand />
      </header>
      <h1>{meta.name}</h1>
      <p className="sec">{T.lobby.title}</p>
      <section className="invite">
        <span>{T.lobby.invite}</span>
        <code>{location.href}</code>
        <button
          type="button"
          className="btn"
          onClick={() => {
            navigator.clipboard.writeText(location.href).then(() => setCopied(true), () => undefined); // prettier-ignore
          }}
        >
          <Icon name="link" /> {copied ? T.lobby.copied : T.lobby.copy}
        </button>
        <span className="mut">
          {T.lobby.code} <b>{meta.id}</b>
        </span>
      </section>
      <section aria-label={T.lobby.seats}>
        <h2>{T.lobby.seats}</h2>
        <ul className="lobbyseats">
          {state.seats.map((s) => (
            <LobbySeat key={s.seat} info={s} state={state} table={table} run={run} />
          ))}
        </ul>
      </section>
      <p className="mut">
        {T.lobby.planets(planets)} · {T.lobby.clocks(meta.clocks.decision, meta.clocks.bank)}
        {meta.pokerFace ? ` · ${T.states.pokerFace}` : ''}
      </p>
      {state.you.host ? (
        <div className="lobbystart">
          <button type="button" className="btn pri big" onClick={() => run(table.start())}>
            <Icon name="play" /> {T.lobby.start}
          </button>
          <span className="mut">{T.lobby.startHint}</span>
        </div>
      ) : (
        <p>{T.lobby.hostStarts(meta.host?.name ?? T.nobody)}</p>
      )}
      {fault === null ? null : (
        <p className="warnline" role="alert">
          {fault}
        </p>
      )}
    </main>
  );
}

function LobbySeat(props: {
  readonly info: SeatInfo;
  readonly state: TableState;
  readonly table: OpenTable;
  readonly run: (act: Promise<unknown>) => void;
}): ReactNode {
  const { info, state, table, run } = props;
  const mine = info.owner !== null && info.owner === state.you.id;
  return (
    <li className={mine ? 'mine' : ''}>
      {info.colour === null ? <span className="noship" /> : <Ship colour={info.colour as ColourName} size={18} />}
      <b>{info.kind === 'open' ? T.lobby.open : info.name}</b>
      {info.kind === 'bot' ? <Icon name="bot" size={14} /> : null}
      <span className="sp" />
      {info.kind === 'open' && state.you.seat === null ? (
        <button type="button" className="btn" onClick={() => run(table.takeSeat(info.seat))}>
          {T.lobby.sit}
        </button>
      ) : null}
      {state.you.host && info.kind === 'open' ? (
        <button type="button" className="btn" onClick={() => run(table.setBot(info.seat, 'rookie'))}>
          {T.lobby.bot}
        </button>
      ) : null}
      {state.you.host && info.kind === 'bot' ? (
        <button type="button" className="btn" onClick={() => run(table.setBot(info.seat, null))}>
          {T.lobby.clear}
        </button>
      ) : null}
      {state.you.host && info.kind === 'human' && !mine ? (
        <button type="button" className="btn" onClick={() => run(table.remove(info.seat))}>
          {T.lobby.remove}
        </button>
      ) : null}
      {mine ? (
        <button type="button" className="btn ghost" onClick={() => run(table.leaveSeat())}>
          {T.lobby.leave}
        </button>
      ) : null}
    </li>
  );
}
