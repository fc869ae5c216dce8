import { BOTS } from './bots.ts';
import type { SeatInfo, You } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import type { OpenTable } from '../client/table-store.ts';
import { Icon } from '../parts/icon.tsx';
import { Ship } from '@parley/cosmic/web/pieces/ship.tsx';
import { COLOURS } from '@parley/cosmic/web/model/model.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { seatColour } from '@parley/cosmic/web/create/seat-colour.ts';

interface SeatProps {
  readonly info: SeatInfo;
  readonly you: You;
  readonly taken: ReadonlySet<string>;
  readonly table: OpenTable;
  readonly act: (what: Promise<unknown>) => void;
}

/** One seat of a table that waits: whose it is, and what one may do about it. */
export function RoomSeat(props: SeatProps): ReactNode {
  const { info, you, table, act } = props;
  const mine = info.seat === you.seat;
  const colour = seatColour(info);
  return (
    <li className={`room-seat${mine ? ' mine' : ''}`}>
      {colour === null ? <i className="room-dot" /> : <Ship colour={colour} size={22} />}
      <span className="gm-text">
        <b>{titleOf(info)}</b>
        <small>{noteOf(info, mine)}</small>
      </span>
      <span className="room-acts">
        {mine ? <ColourPick {...props} /> : null}
        {info.kind === 'human' || (info.kind === 'bot' && you.seat !== null) || mine ? null : (
          <button
            type="button"
            className="btn"
            aria-label={`${T.lobby.sit}: ${titleOf(info)}`}
            onClick={() => act(table.takeSeat(info.seat))}
          >
            {T.lobby.sit}
          </button>
        )}
        {mine ? (
          <button type="button" className="btn ghost" onClick={() => act(table.leaveSeat())}>
            {T.lobby.leave}
          </button>
        ) : null}
        {you.host && !mine ? <HostActs {...props} /> : null}
      </span>
    </li>
  );
}

const titleOf = (s: SeatInfo): string => (s.kind === 'open' ? T.lobby.open : s.name);
function noteOf(s: SeatInfo, mine: boolean): string {
  if (s.kind === 'bot') return T.room.botKinds[s.bot ?? 'rookie'] ?? '';
  const colour = seatColour(s);
  if (s.kind === 'open') return colour === null ? '' : (COSMIC.colours[colour] ?? '');
  return mine ? T.room.yours : s.connected ? T.room.here : T.room.away;
}

function ColourPick({ info, taken, table, act }: SeatProps): ReactNode {
  const colour = seatColour(info);
  return (
    <select
      className="select"
      aria-label={COSMIC.room.changeColour}
      value={colour ?? ''}
      onChange={(e) => act(table.takeSeat(info.seat, { colour: e.target.value }))}
    >
      {COLOURS.filter((c) => c === colour || !taken.has(c)).map((c) => (
        <option key={c} value={c}>
          {COSMIC.colours[c]}
        </option>
      ))}
    </select>
  );
}

function HostActs({ info, table, act }: SeatProps): ReactNode {
  if (info.kind === 'human')
    return (
      <button type="button" className="icbtn" aria-label={`${T.lobby.remove}: ${info.name}`} onClick={() => act(table.remove(info.seat))}>
        <Icon name="x" />
      </button>
    );
  const value = info.kind === 'bot' ? (info.bot ?? 'rookie') : 'open';
  return (
    <select
      className="select"
      aria-label={T.room.pickBot(info.seat + 1)}
      value={value}
      onChange={(e) => act(table.setBot(info.seat, e.target.value === 'open' ? null : e.target.value))}
    >
      {BOTS.map((b) => (
        <option key={b} value={b}>
          {T.create.kinds[b]}
        </option>
      ))}
    </select>
  );
}
