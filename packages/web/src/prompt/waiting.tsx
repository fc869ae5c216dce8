import type { ReactNode } from 'react';
import { change, useSettings } from '../client/settings.ts';
import { cardFace, MiniCard } from '@parley/cosmic/web/pieces/card.tsx';
import { clockText, useServerTime } from '../parts/clock.tsx';
import { PlayerName } from '@parley/cosmic/web/pieces/player-name.tsx';
import { colourOf, roleOf } from '@parley/cosmic/web/model/queries.ts';
import { phaseStop, windowsOf, withStop } from '@parley/cosmic/web/model/stops.ts';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { askToNotify } from '../client/alerts.ts';
import { useTable, type TableView } from '../table/context.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';
import { complain } from '../client/complaint.ts';

/** Nothing has happened since my last answer, so that it can be taken back without asking anybody. */
export const isFresh = ({ state, game, seat }: TableView): boolean =>
  seat !== null && state.stored !== null && state.last !== null && (game.events.at(-1)?.n ?? 0) <= state.stored;

/** Others are asked: who, and for how long. */
export function WaitingState(): ReactNode {
  const t = useTable();
  const { board, game, state, seat } = t;
  const { stops } = useSettings();
  const phase = board.encounter?.phase ?? null;
  if (state.passing) return <Passing />;
  if (seat !== null && phase !== null && game.waiting.window && phaseStop(stops, phase) === 'never') return <PassedForYou />;
  if (isFresh(t) && state.last?.decision.tag === 'planning.select') return <CardDownState />;
  return <PlainWaiting />;
}

function useSource(): string {
  const { board } = useTable();
  const phase = board.encounter?.phase ?? null;
  return phase === null ? COSMIC.table.setup : (COSMIC.phases[phase] ?? '');
}

function Passing(): ReactNode {
  const { table } = useTable();
  return (
    <Frame tone="quiet" icon="skip" source={useSource()} title={T.states.passing} note={T.states.passingText}>
      <Bars />
      <div className="choices last">
        <Choice keyHint="Esc" label={T.states.stopPassing} onPick={() => void table.pass(null).catch(complain)} />
      </div>
    </Frame>
  );
}

function PassedForYou(): ReactNode {
  const { board } = useTable();
  const { stops } = useSettings();
  const source = useSource();
  const phase = board.encounter?.phase;
  if (phase === undefined) return null;
  return (
    <Frame tone="quiet" icon="skip" source={source} title={T.states.never} note={T.states.neverText}>
      <div className="choices last">
        <Choice keyHint="S" label={T.states.askHere} onPick={() => change({ stops: withStop(stops, windowsOf(phase), 'ask') })} />
      </div>
    </Frame>
  );
}

/** My encounter card is chosen; the other one is still choosing. */
function CardDownState(): ReactNode {
  const { state, game, lexicon, speaker } = useTable();
  const source = useSource();
  const answer = state.last?.answer;
  const names = T.and(game.waiting.seats.map((p) => speaker.player(p)));
  return (
    <Frame
      tone="quiet"
      icon="check"
      source={source}
      title={COSMIC.states.yourCardDown}
      note={names === '' ? '' : COSMIC.states.yourCardDownText(names)}
    >
      {typeof answer === 'string' ? (
        <div className="mcards">
          <span className="minibtn pick">
            <MiniCard face={cardFace(lexicon, answer)} />
          </span>
        </div>
      ) : null}
      <Bars />
      <div className="choices last">
        <TakeBack />
      </div>
    </Frame>
  );
}

function PlainWaiting(): ReactNode {
  const { board, game, state, speaker, seat, table } = useTable();
  const { notify } = useSettings();
  const source = useSource();
  const { seats, window } = game.waiting;
  const hidden = seats.length === 0;
  const breath = hidden && (state.meta?.pokerFace ?? false);
  const outside = seat !== null && board.encounter !== null && roleOf(board, seat) === null;
  const title = breath
    ? T.states.breath
    : hidden
      ? window
        ? T.states.windowOpen
        : T.states.thinking
      : seats.length === 1
        ? T.states.waitingOne(speaker.player(seats[0]))
        : T.states.waitingMany(seats.length);
  const note = breath ? T.states.breathText : seat === null ? T.states.watchingText : outside ? COSMIC.states.notIn : '';
  return (
    <Frame
      tone="quiet"
      icon={seat === null ? 'eye' : breath ? 'mask' : 'clock'}
      source={seat === null ? T.states.watching : source}
      title={title}
      note={note}
    >
      <Bars />
      <div className="choices last">
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
  const t = useTable();
  if (t.state.stored === null || t.seat === null) return null;
  const fresh = isFresh(t);
  return (
    <Choice
      keyHint={fresh ? 'Esc' : 'U'}
      label={fresh ? T.prompt.undoNow : T.prompt.undoAsk}
      pass
      onPick={() => void t.table.propose('undo').catch(complain)}
    />
  );
}

/** Somebody who only watches may sit down where a seat is free. */
function FreeSeat(): ReactNode {
  const { state, seat, table, nameOf } = useTable();
  const free = seat === null ? state.seats.find((s) => s.free) : undefined;
  if (!free) return null;
  return <Choice label={T.states.takeSeat} result={nameOf(free.seat)} onPick={() => void table.takeSeat(free.seat).catch(complain)} />;
}

/** Who is being waited for, with what is left of their time. */
function Bars(): ReactNode {
  const { board, game, speaker } = useTable();
  const { seats, since } = game.waiting;
  const clocks = game.clocks.filter((c) => seats.includes(c.seat));
  const { until } = game.waiting;
  const now = useServerTime(seats.length > 0 || until !== null, until === null ? 500 : 100);
  if (seats.length === 0 && until !== null) {
    const left = Math.max(0, Math.min(1, (until - now) / Math.max(1, until - since)));
    return (
      <div className="bars one">
        <i>
          <span style={{ width: `${Math.round(left * 100)}%` }} />
        </i>
      </div>
    );
  }
  if (seats.length === 0) return null;
  return (
    <div className="bars">
      {seats.map((p) => {
        const clock = clocks.find((c) => c.seat === p);
        const deadline = clock?.deadline ?? null;
        const whole = deadline === null ? 0 : Math.max(1, deadline - since);
        const left = deadline === null ? 1 : Math.max(0, Math.min(1, (deadline - now) / whole));
        return (
          <div key={p}>
            <PlayerName colour={colourOf(board, p)} name={speaker.player(p)} />
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
