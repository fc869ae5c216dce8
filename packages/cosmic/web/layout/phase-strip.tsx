import { change, commonStop, useSettings, withStop } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { PHASES } from '../model/phases.ts';
import { windowsOf } from '../model/stops.ts';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';

/** The phases: done, now, to come. The small ring is a stop; a click sets it. */
export function PhaseStrip(): ReactNode {
  const { board, seat } = useScene();
  const { stops } = useSettings();
  return (
    <Strip now={board.encounter?.phase ?? null} label={T.table.phases}>
      {(phase) => {
        if (seat === null) return null;
        const set = commonStop(stops, windowsOf(phase)) === 'always';
        const name = T.phases[phase];
        return (
          <button
            type="button"
            className={set ? 'phases-stop is-set' : 'phases-stop'}
            aria-pressed={set}
            aria-label={T.table.stopUnset({ phase: name })}
            title={set ? T.table.stopSet({ phase: name }) : T.table.stopUnset({ phase: name })}
            onClick={() => change({ stops: withStop(stops, windowsOf(phase), set ? 'ask' : 'always') })}
          />
        );
      }}
    </Strip>
  );
}

/** The same to look at. */
export function StillPhases(): ReactNode {
  const { board } = useScene();
  return <Strip now={board.encounter?.phase ?? null} label={T.replay.phases} />;
}

type Phase = (typeof PHASES)[number];

function Strip(props: { readonly now: Phase | null; readonly label: string; readonly children?: (phase: Phase) => ReactNode }): ReactNode {
  const { now, label, children } = props;
  const at = now === null ? -1 : PHASES.indexOf(now);
  return (
    <ol className="phases" data-part="phases" aria-label={label}>
      {PHASES.map((phase, i) => (
        <li key={phase} className={i < at ? 'is-done' : i === at ? 'is-now' : ''} aria-current={i === at ? 'step' : undefined}>
          {T.phases[phase]}
          {children?.(phase)}
        </li>
      ))}
    </ol>
  );
}
