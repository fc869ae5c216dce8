import { useState, type ReactNode } from 'react';
import { Chip, clockText, Icon, pieceState, SHELL, useAsk, useGame, useTableState, type Style } from '@parley/web/shell';
import { ColonyTrack } from '../pieces/colony-track.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { coloniesOf, colourOf, roleOf, sheetsAt } from '../model/queries.ts';
import { hasThings } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { pointKey } from '../model/point.ts';
import { Bonds, DialChip, SeatThings } from '../things/seat-marks.tsx';
import { POWER_LOOK, powerState } from './power.ts';
import { SeatDialog } from './seat-dialog.tsx';
import { SeatHand } from './seat-hand.tsx';
import { SeatSheets, sheetName, useSheetHint } from './seat-sheets.tsx';
import { SeatShips, SeatTokens } from './seat-tokens.tsx';

interface SeatProps {
  readonly seat: number;
  /** Little room: no power sentence, the state of the power in words, one row for the rest. */
  readonly brief: boolean;
  readonly used: ReadonlySet<string>;
}

/** Another player: who, what aliens, what state their powers are in, hand, what lies before them, clock, colonies. */
export function SeatPanel({ seat, brief, used }: SeatProps): ReactNode {
  const { board, nameOf } = useScene();
  const ask = useAsk();
  const hintOf = useSheetHint();
  const [looking, setLooking] = useState(false);
  const colour = colourOf(board, seat);
  const role = roleOf(board, seat);
  const sheets = sheetsAt(board, seat);
  const [sheet] = sheets;
  const look = sheet && sheets.length === 1 ? POWER_LOOK[powerState(sheet, used, seat)] : null;
  const things = hasThings(board, seat);
  const partner = board.teams?.partner[seat] ?? -1;
  const mate: Style = { '--mate': partner < 0 ? 'var(--pc)' : `var(--p-${colourOf(board, partner)})` };
  const track = <ColonyTrack colour={colour} n={coloniesOf(board, seat)} goal={board.goal} />;
  const state = pieceState(ask, `player:${seat}`);
  return (
    <section
      className={`seat player-${colour}${role ? ' is-involved' : ''}${brief ? ' is-brief' : ''}${things ? ' is-laden' : ''} is-${state}`}
      style={mate}
      aria-label={`${nameOf(seat)}, ${SHELL.and(sheets.map(sheetName)) || T.power.unknown}`}
    >
      <button
        type="button"
        className="seat-emblem"
        aria-label={T.things.look({ name: nameOf(seat) })}
        onClick={() => setLooking(true)}
        {...hintOf(sheet)}
      >
        <Emblem alien={sheet?.alien || null} colour={colour} size={brief ? 32 : 44} />
      </button>
      <div>
        <SeatHead seat={seat} />
        <div className="seat-power-row">
          <SeatSheets seat={seat} room={!brief ? 'sentence' : things ? 'name' : 'state'} used={used} />
          {brief && sheets.length < 2 ? <SeatThings seat={seat} named={false} /> : null}
        </div>
      </div>
      {brief ? (
        <div className="seat-line">
          <SeatHand seat={seat} most={1} />
          {sheets.length < 2 ? <SeatClock seat={seat} brief /> : <SeatThings seat={seat} named={false} />}
          {track}
        </div>
      ) : (
        <>
          <div className="seat-line">
            <SeatHand seat={seat} most={5} />
            {look && !(things && look.tone === 'plain') ? (
              <Chip icon={look.icon} tone={look.tone}>
                {look.text}
              </Chip>
            ) : null}
          </div>
          {things ? (
            <div className="seat-line">
              <SeatThings seat={seat} named />
            </div>
          ) : null}
          <div className="seat-line">
            <SeatClock seat={seat} />
            {track}
          </div>
        </>
      )}
      {looking ? <SeatDialog seat={seat} used={used} onClose={() => setLooking(false)} /> : null}
    </section>
  );
}

/** Shape and name, whether somebody is there, and the role in the encounter. */
function SeatHead({ seat }: { readonly seat: number }): ReactNode {
  const { board, nameOf } = useScene();
  const ask = useAsk();
  const role = roleOf(board, seat);
  const info = useTableState((s) => s.seats[seat]);
  const here = useTableState((s) => s.connected.includes(seat));
  const chosen = pieceState(ask, `player:${seat}`);
  return (
    <div className="seat-head">
      <span className="seat-name">
        <SeatShips seat={seat} />
        {chosen === 'legal' || chosen === 'picked' ? (
          <button type="button" className="link-like truncated" onClick={() => ask.press(pointKey({ kind: 'player', seat }))}>
            {nameOf(seat)}
          </button>
        ) : (
          <span className="truncated">{nameOf(seat)}</span>
        )}
        {info?.bot && info.kind !== 'bot' ? (
          <span className="muted" title={SHELL.table.botPlays}>
            <Icon name="bot" size={13} />
          </span>
        ) : null}
        {info && !info.bot && !here ? <span className="muted small">{SHELL.table.away}</span> : null}
      </span>
      <Bonds seat={seat} />
      <SeatTokens seat={seat} />
      {role ? (
        <Chip title={T.roles[role]}>
          <span className="seat-long">{T.roles[role]}</span>
          <span className="seat-brief" aria-hidden="true">
            {T.rolesShort[role]}
          </span>
        </Chip>
      ) : (
        <DialChip seat={seat} />
      )}
    </div>
  );
}

/** The time left in the bank, that somebody is deciding, or that a bot sits there. */
function SeatClock({ seat, brief = false }: { readonly seat: number; readonly brief?: boolean }): ReactNode {
  const bank = useGame((g) => g.clocks.find((c) => c.seat === seat)?.bank ?? null);
  const waiting = useGame((g) => g.waiting.seats.includes(seat));
  const kind = useTableState((s) => s.seats[seat]?.kind);
  return (
    <span className={waiting ? 'muted seat-asked' : 'muted'}>
      {bank !== null ? (
        <>
          <Icon name="clock" size={12} /> {clockText(bank)}
        </>
      ) : waiting ? (
        <>
          <Icon name="clock" size={12} /> {brief ? <span className="visually-hidden">{SHELL.states.deciding}</span> : SHELL.states.deciding}
        </>
      ) : kind === 'bot' ? (
        <>
          <Icon name="bot" size={13} /> {brief ? <span className="visually-hidden">{SHELL.table.bot}</span> : SHELL.table.bot}
        </>
      ) : null}
    </span>
  );
}
