import type { ReactNode } from 'react';
import { connection } from '../../client/connection.ts';
import { change, useSettings } from '../../client/settings.ts';
import { useStore } from '../../client/store.ts';
import { clockText, useServerTime } from '../../components/clock.tsx';
import { PlayerName } from '../../components/player-name.tsx';
import { colourOf, roleOf } from '../../model/queries.ts';
import { phaseStop, windowsOf, withStop } from '../../model/stops.ts';
import { navigate, paths } from '../../router.ts';
import { T } from '../../text.ts';
import { askToNotify } from '../alerts.ts';
import { useTable } from '../context.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';

/** The states in which nothing is asked of me. Each says what is going on, for whom, and since when. */

export function Reconnecting(): ReactNode {
  const { state } = useTable();
  const link = useStore(connection.link);
  const offset = link.offset;
  const now = useServerTime(true, 500) - offset;
  const left = link.retryAt === null ? 0 : Math.ceil((link.retryAt - now) / 1000);
  return (
    <Frame
      tone="quiet"
      icon="link"
      source={T.states.connection}
      title={T.states.back}
      note={T.states.lostText(state.stored)}
    >
      <p className="mut">{T.states.retryIn(left)}</p>
      <div className="choices last">
        <Choice keyHint="R" label={T.states.tryNow} onPick={connection.retryNow} />
      </div>
    </Frame>
  );
}

export function Frozen(): ReactNode {
  const { game, table, seat } = useTable();
  return (
    <Frame
      tone="err"
      icon="ask"
      source={T.states.broke}
      title={T.states.frozen}
      note={T.states.frozenText(game.events.at(-1)?.n ?? 0)}
    >
      {seat === null ? null : (
        <div className="choices last">
          <Choice
            keyHint="B"
            label={T.states.goBack}
            onPick={() => void table.propose('undo').catch(() => undefined)}
          />
        </div>
      )}
    </Frame>
  );
}

export function Paused(): ReactNode {
  const { table, seat } = useTable();
  return (
    <Frame tone="quiet" icon="pause" source={T.menu.title} title={T.states.paused} note={T.states.pausedText}>
      {seat === null ? null : (
        <div className="choices last">
          <Choice label={T.states.resume} onPick={() => void table.propose('resume').catch(() => undefined)} />
        </div>
      )}
    </Frame>
  );
}

export function Over(): ReactNode {
  const { state, game, table, speaker, seat } = useTable();
  const winners = game.result?.winners ?? [];
  const rematch = state.meta?.rematch ?? null;
  const names = T.and(winners.map((p) => speaker.player(p)));
  return (
    <Frame
      tone={rematch === null ? 'quiet' : 'asked'}
      over
      icon="flag"
      source={T.states.over}
      title={
        winners.length === 0 ? T.states.nobodyWon : T.states.overText(names, winners.length > 1 || winners[0] === seat)
      }
    >
      <div className="choices last">
        {rematch !== null ? (
          <Choice label={T.states.toRematch} best onPick={() => navigate(paths.table(rematch))} />
        ) : seat !== null ? (
          <Choice
            label={T.states.rematch}
            onPick={() => {
              table
                .rematch()
                .then(({ table: next }) => next !== undefined && navigate(paths.table(next)))
                .catch(() => undefined);
            }}
          />
        ) : null}
        <Choice label={T.states.replay} pass onPick={() => navigate(paths.replay(state.id))} />
      </div>
    </Frame>
  );
}

export function Playing(): ReactNode {
  return (
    <Frame tone="quiet" icon="eye" source={T.states.playing} title={T.states.thinking} note={T.states.playingText} />
  );
}

export function SentState(): ReactNode {
  const { state } = useTable();
  return (
    <Frame
      tone="quiet"
      icon="check"
      source={T.states.sent}
      title={state.sent?.state === 'stored' ? T.states.stored : T.states.sending}
    />
  );
}

export function WaitingState(): ReactNode {
  const t = useTable();
  const { board, game, state, speaker, seat, table } = t;
  const { notify, stops } = useSettings();
  const { seats, window } = game.waiting;
  const phase = board.encounter?.phase ?? null;
  const source = phase === null ? T.table.setup : (T.phases[phase] ?? '');
  const never = phase !== null && window && phaseStop(stops, phase) === 'never';
  const hidden = seats.length === 0;
  const role = seat === null ? null : roleOf(board, seat);
  if (state.passing)
    return (
      <Frame tone="quiet" icon="skip" source={source} title={T.states.passing} note={T.states.passingText}>
        <Bars />
        <div className="choices last">
          <Choice
            keyHint="Esc"
            label={T.states.stopPassing}
            onPick={() => void table.pass(null).catch(() => undefined)}
          />
        </div>
      </Frame>
    );
  if (never && seat !== null && phase !== null)
    return (
      <Frame tone="quiet" icon="skip" source={source} title={T.states.never} note={T.states.neverText}>
        <div className="choices last">
          <Choice
            keyHint="S"
            label={T.states.askHere}
            onPick={() => change({ stops: withStop(stops, windowsOf(phase), 'ask') })}
          />
        </div>
      </Frame>
    );
  const title = hidden
    ? state.meta?.pokerFace
      ? T.states.breath
      : window
        ? T.states.windowOpen
        : T.states.thinking
    : seats.length === 1
      ? T.states.waitingOne(speaker.player(seats[0]))
      : T.states.waitingMany(seats.length);
  const note =
    hidden && state.meta?.pokerFace
      ? T.states.breathText
      : seat === null
        ? T.states.watchingText
        : role === null && phase !== null
          ? T.states.notIn
          : '';
  return (
    <Frame
      tone="quiet"
      icon={seat === null ? 'eye' : hidden && state.meta?.pokerFace ? 'mask' : 'clock'}
      source={seat === null ? T.states.watching : source}
      title={title}
      note={note}
    >
      <Bars />
      <div className="choices last">
        <FreeSeat />
        {seat === null ? null : (
          <Choice
            keyHint="F"
            label={T.states.passUntil}
            onPick={() => void table.pass('change').catch(() => undefined)}
          />
        )}
        {seat !== null && !notify ? <Choice label={T.states.notify} pass onPick={askToNotify} /> : null}
        {state.stored !== null && seat !== null ? (
          <Choice
            keyHint="U"
            label={T.prompt.undoNow}
            pass
            onPick={() => void table.propose('undo').catch(() => undefined)}
          />
        ) : null}
      </div>
    </Frame>
  );
}

/** Somebody who only watches may sit down where a seat is free. */
function FreeSeat(): ReactNode {
  const { state, seat, table, nameOf } = useTable();
  const free = seat === null ? state.seats.find((s) => s.free) : undefined;
  if (!free) return null;
  return (
    <Choice
      label={T.states.takeSeat}
      result={nameOf(free.seat)}
      onPick={() => void table.takeSeat(free.seat).catch(() => undefined)}
    />
  );
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
