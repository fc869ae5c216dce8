import type { ReactNode } from 'react';
import { askToNotify } from '../client/alerts.ts';
import { complain } from '../client/complaint.ts';
import { change, useSettings } from '../client/settings.ts';
import type { TableState } from '../client/table-state.ts';
import type { Given } from '../game-client.ts';
import { clockText, useServerTime } from '../parts/clock.tsx';
import { useGame, usePresenter, useTable, useTableState, useViewpoint } from '../table/context.ts';
import { T } from '../text/index.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';
import { commonStop, withStop } from './stops.ts';

/** Nothing has happened since my last answer, so that it can be taken back without asking anybody. */
export const isFresh = ({ game, stored, last, you }: TableState): boolean =>
  you.seat !== null && stored !== null && last !== null && (game?.events.at(-1)?.n ?? 0) <= stored;

/** Others are asked: who, and for how long. */
export function WaitingState(): ReactNode {
  const { seat } = useViewpoint();
  const { where, given, player } = usePresenter();
  const { stops } = useSettings();
  const passing = useTableState((s) => s.passing);
  const last = useTableState((s) => (isFresh(s) ? s.last : null));
  const { seats, window } = useGame((g) => g.waiting);
  if (passing) return <Passing />;
  if (seat !== null && window && commonStop(stops, where.windows) === 'never') return <PassedForYou />;
  const mine = last && given(last.decision, last.answer, T.and(seats.map(player)));
  return mine ? <GivenState given={mine} /> : <PlainWaiting />;
}

function Passing(): ReactNode {
  const { table } = useTable();
  const { where } = usePresenter();
  return (
    <Frame tone="quiet" icon="skip" source={where.step} title={T.states.passing} note={T.states.passingText}>
      <Bars />
      <div className="prompt-choices is-last">
        <Choice keyHint="Esc" label={T.states.stopPassing} onPick={() => void table.pass(null).catch(complain)} />
      </div>
    </Frame>
  );
}

function PassedForYou(): ReactNode {
  const { where } = usePresenter();
  const { stops } = useSettings();
  return (
    <Frame tone="quiet" icon="skip" source={where.step} title={T.states.never} note={T.states.neverText}>
      <div className="prompt-choices is-last">
        <Choice keyHint="S" label={T.states.askHere} onPick={() => change({ stops: withStop(stops, where.windows, 'ask') })} />
      </div>
    </Frame>
  );
}

/** My answer is given and can be looked at; others are still giving theirs. */
function GivenState({ given }: { readonly given: Given }): ReactNode {
  const { where } = usePresenter();
  return (
    <Frame tone="quiet" icon="check" source={where.step} title={given.title} note={given.note}>
      {given.picture === null ? null : (
        <div className="prompt-cards">
          <span className="prompt-card is-picked">{given.picture}</span>
        </div>
      )}
      <Bars />
      <div className="prompt-choices is-last">
        <TakeBack />
      </div>
    </Frame>
  );
}

function PlainWaiting(): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const { where, aside, player } = usePresenter();
  const { notify } = useSettings();
  const { seats, window } = useGame((g) => g.waiting);
  const pokerFace = useTableState((s) => s.meta?.pokerFace ?? false);
  const hidden = seats.length === 0;
  const breath = hidden && pokerFace;
  const title = breath
    ? T.states.breath
    : hidden
      ? window
        ? T.states.windowOpen
        : T.states.thinking
      : seats.length === 1
        ? T.states.waitingOne({ name: player(seats[0]) })
        : T.states.waitingMany({ n: seats.length });
  return (
    <Frame
      tone="quiet"
      icon={seat === null ? 'eye' : breath ? 'mask' : 'clock'}
      source={seat === null ? T.states.watching : where.step}
      title={title}
      note={breath ? T.states.breathText : seat === null ? T.states.watchingText : aside}
    >
      <Bars />
      <div className="prompt-choices is-last">
        <FreeSeat />
        {seat === null ? null : <Choice keyHint="F" label={T.states.passUntil} onPick={() => void table.pass('change').catch(complain)} />}
        {seat !== null && !notify ? <Choice label={T.states.notify} pass onPick={askToNotify} /> : null}
        <TakeBack />
      </div>
    </Frame>
  );
}

/** My last answer back: at once while nothing has come of it, otherwise with everybody's consent. */
function TakeBack(): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const stored = useTableState((s) => s.stored);
  const fresh = useTableState(isFresh);
  if (stored === null || seat === null) return null;
  return (
    <Choice
      keyHint={fresh ? 'Esc' : 'U'}
      label={fresh ? T.prompt.undoNow : T.prompt.undoAsk}
      pass
      onPick={() => void table.propose('undo').catch(complain)}
    />
  );
}

/** Somebody who only watches may sit down where a seat is free. */
function FreeSeat(): ReactNode {
  const { table } = useTable();
  const { seat, nameOf } = useViewpoint();
  const free = useTableState((s) => (seat === null ? s.seats.find((x) => x.free) : undefined));
  if (!free) return null;
  return <Choice label={T.states.takeSeat} result={nameOf(free.seat)} onPick={() => void table.takeSeat(free.seat).catch(complain)} />;
}

/** Who is being waited for, with what is left of their time. */
function Bars(): ReactNode {
  const { Player } = useTable().pieces;
  const { seats, since, until } = useGame((g) => g.waiting);
  const clocks = useGame((g) => g.clocks);
  const now = useServerTime(seats.length > 0 || until !== null, until === null ? 500 : 100);
  if (seats.length === 0 && until !== null) {
    const left = Math.max(0, Math.min(1, (until - now) / Math.max(1, until - since)));
    return (
      <div className="prompt-bars is-single">
        <i>
          <span style={{ width: `${Math.round(left * 100)}%` }} />
        </i>
      </div>
    );
  }
  if (seats.length === 0) return null;
  return (
    <div className="prompt-bars">
      {seats.map((p) => {
        const deadline = clocks.find((c) => c.seat === p)?.deadline ?? null;
        const whole = deadline === null ? 0 : Math.max(1, deadline - since);
        const left = deadline === null ? 1 : Math.max(0, Math.min(1, (deadline - now) / whole));
        return (
          <div key={p}>
            <Player seat={p} />
            <i>
              <span style={{ width: `${Math.round(left * 100)}%` }} />
            </i>
            <span>{deadline === null ? clockText(now - since) : clockText(deadline - now)}</span>
          </div>
        );
      })}
    </div>
  );
}
