import type { SeatField } from '@parley/kernel';
import type { GameInfo, SeatInfo, You } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import type { OpenTable } from '../client/table-store.ts';
import { OwnField, ownFields } from '../create/own-field.tsx';
import type { GameClient } from '../game-client.ts';
import { Icon } from '../parts/icon.tsx';
import { T } from '../text/index.ts';

interface SeatProps {
  readonly seat: SeatInfo;
  readonly seats: readonly SeatInfo[];
  readonly you: You;
  /** The game that will be played, once it is known. */
  readonly of: { readonly client: GameClient; readonly info: GameInfo } | null;
  readonly table: OpenTable;
  readonly act: (what: Promise<unknown>) => void;
}

/** One seat of a table that waits: whose it is, and what one may do about it. */
export function RoomSeat(props: SeatProps): ReactNode {
  const { seat, you, of, table, act } = props;
  const mine = seat.seat === you.seat;
  return (
    <li className={`room-seat${mine ? ' is-mine' : ''}`}>
      {of?.client.seatMark(seat.choice, 22) ?? <i className="room-dot" />}
      <span>
        <b>{titleOf(seat)}</b>
        <small>{noteOf(props, mine)}</small>
      </span>
      <span className="room-acts">
        {mine ? of?.info.seats.fields.map((field) => <FieldPick key={field.id} field={field} {...props} />) : null}
        {seat.kind === 'human' || (seat.kind === 'bot' && you.seat !== null) || mine ? null : (
          <button
            type="button"
            className="button"
            aria-label={`${T.lobby.sit}: ${titleOf(seat)}`}
            onClick={() => act(table.takeSeat(seat.seat))}
          >
            {T.lobby.sit}
          </button>
        )}
        {mine ? (
          <button type="button" className="button is-ghost" onClick={() => act(table.leaveSeat())}>
            {T.lobby.leave}
          </button>
        ) : null}
        {you.host && !mine ? <HostActs {...props} /> : null}
      </span>
      {mine && of
        ? ownFields(of.client, of.info.seats.fields).map((field) => (
            <OwnField
              key={field.id}
              client={of.client}
              field={field}
              label={T.room.change({ field: field.name })}
              choice={seat.choice}
              onChange={(value) => act(table.takeSeat(seat.seat, { [field.id]: value }))}
            />
          ))
        : null}
    </li>
  );
}

const titleOf = (s: SeatInfo): string => (s.kind === 'open' ? T.lobby.open : s.name);

function noteOf({ seat: s, of }: SeatProps, mine: boolean): string {
  if (s.kind === 'bot') return T.room.bot({ name: of?.info.bots.find((b) => b.id === s.bot)?.name ?? s.name });
  if (s.kind === 'open') return of?.info.seats.fields.flatMap((f) => nameOf(f, s) ?? []).join(', ') ?? '';
  return mine ? T.room.yours : s.connected ? T.room.here : T.room.away;
}

/** What was chosen, in words. */
const nameOf = ({ id, choices }: SeatField, { choice }: SeatInfo): string | undefined => choices?.find((c) => c.value === choice[id])?.name;

/** What everybody may see can be changed here; what only its seat may know was settled before, or the game has its own way for it. */
function FieldPick({ field, seat, seats, table, act }: SeatProps & { readonly field: SeatField }): ReactNode {
  if (field.secret || field.choices === null) return null;
  const { choices } = field;
  const at = choices.findIndex((c) => c.value === seat.choice[field.id]);
  const isFree = (i: number): boolean => i === at || !field.unique || !seats.some((s) => s.choice[field.id] === choices[i].value);
  return (
    <select
      className="site-select"
      aria-label={T.room.change({ field: field.name })}
      value={at < 0 ? '' : String(at)}
      onChange={(e) => act(table.takeSeat(seat.seat, { [field.id]: choices[Number(e.target.value)].value }))}
    >
      {at < 0 ? <option value="" /> : null}
      {choices.map((c, i) =>
        isFree(i) ? (
          <option key={i} value={String(i)}>
            {c.name}
          </option>
        ) : null,
      )}
    </select>
  );
}

const OPEN = 'open';

function HostActs({ seat, of, table, act }: SeatProps): ReactNode {
  if (seat.kind === 'human')
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={`${T.lobby.remove}: ${seat.name}`}
        onClick={() => act(table.remove(seat.seat))}
      >
        <Icon name="x" />
      </button>
    );
  return (
    <select
      className="site-select"
      aria-label={T.room.pickBot({ n: seat.seat + 1 })}
      value={seat.kind === 'bot' ? (seat.bot ?? OPEN) : OPEN}
      onChange={(e) => act(table.setBot(seat.seat, e.target.value === OPEN ? null : e.target.value))}
    >
      <option value={OPEN}>{T.create.kinds.open}</option>
      {of?.info.bots.map((b) => (
        <option key={b.id} value={b.id}>
          {T.create.bot({ name: b.name })}
        </option>
      ))}
    </select>
  );
}
