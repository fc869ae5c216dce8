import type { ReactNode } from 'react';
import { connection } from '../client/connection.ts';
import { useStore } from '../client/store.ts';
import { useServerTime } from '../parts/clock.tsx';
import { navigate, paths } from '../client/router.ts';
import { T } from '../text/index.ts';
import { people } from '../text/people.ts';
import { useGame, usePresenter, useTable, useTableState, useViewpoint } from '../table/context.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';
import { complain } from '../client/complaint.ts';

/** The states in which nothing is asked of me. Each says what is going on, for whom, and since when. */

export function Reconnecting(): ReactNode {
  const stored = useTableState((s) => s.stored);
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
      note={stored === null ? T.states.lostText : T.states.lostTextAt({ n: stored })}
    >
      <p className="muted">{T.states.retryIn({ n: left })}</p>
      <div className="prompt-choices is-last">
        <Choice keyHint="R" label={T.states.tryNow} onPick={connection.retryNow} />
      </div>
    </Frame>
  );
}

export function Frozen(): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const last = useGame((g) => g.events.at(-1)?.n ?? 0);
  return (
    <Frame tone="error" icon="ask" source={T.states.broke} title={T.states.frozen} note={T.states.frozenText({ n: last })}>
      {seat === null ? null : (
        <div className="prompt-choices is-last">
          <Choice keyHint="B" label={T.states.goBack} onPick={() => void table.propose('undo').catch(complain)} />
        </div>
      )}
    </Frame>
  );
}

export function Paused(): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  return (
    <Frame tone="quiet" icon="pause" source={T.menu.title} title={T.states.paused} note={T.states.pausedText}>
      {seat === null ? null : (
        <div className="prompt-choices is-last">
          <Choice label={T.states.resume} onPick={() => void table.propose('resume').catch(complain)} />
        </div>
      )}
    </Frame>
  );
}

export function Over(): ReactNode {
  const { table } = useTable();
  const { seat } = useViewpoint();
  const presenter = usePresenter();
  const result = useGame((g) => g.result);
  const id = useTableState((s) => s.id);
  const rematch = useTableState((s) => s.meta?.rematch ?? null);
  return (
    <Frame
      tone={rematch === null ? 'quiet' : 'asked'}
      over
      icon="flag"
      source={T.states.over}
      title={T.states.overText({ who: people(result?.winners ?? [], seat, presenter.player) })}
    >
      <div className="prompt-choices is-last">
        {rematch !== null ? (
          <Choice label={T.states.toRematch} best onPick={() => navigate(paths.table(rematch))} />
        ) : seat !== null ? (
          <Choice
            label={T.states.rematch}
            onPick={() => {
              table
                .rematch()
                .then(({ table: next }) => next !== undefined && navigate(paths.table(next)))
                .catch(complain);
            }}
          />
        ) : null}
        <Choice label={T.states.replay} pass onPick={() => navigate(paths.replay(id))} />
      </div>
    </Frame>
  );
}

export function Playing(): ReactNode {
  return <Frame tone="quiet" icon="eye" source={T.states.playing} title={T.states.thinking} note={T.states.playingText} />;
}
