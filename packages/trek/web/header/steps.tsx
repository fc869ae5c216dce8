import { change, commonStop, useSettings, withStop } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { stepNow, stepsOf, type StepOf } from '../model/steps.ts';
import { useScene } from '../scene/context.ts';
import styles from '../styles/header.module.css';
import { T } from '../text/index.ts';

/** The steps of the turn, or of seeding: done, now, to come. The small ring is a stop; a click sets it. */
export function Steps({ still = false }: { readonly still?: boolean }): ReactNode {
  const { board, seat } = useScene();
  const steps = stepsOf(board);
  const now = steps.findIndex((x) => x.id === stepNow(board).id);
  return (
    <ol
      className={styles.steps}
      data-part="steps"
      data-still={still || undefined}
      aria-label={board.table.seeding === null ? T.table.steps : T.table.seedSteps}
    >
      {steps.map((step, i) => (
        <li key={step.id} data-state={i < now ? 'done' : i === now ? 'now' : 'later'} aria-current={i === now ? 'step' : undefined}>
          {step.name}
          {still || seat === null || step.windows.length === 0 ? null : <Stop step={step} />}
        </li>
      ))}
    </ol>
  );
}

function Stop({ step }: { readonly step: StepOf }): ReactNode {
  const { stops } = useSettings();
  const set = commonStop(stops, step.windows) === 'always';
  const label = T.table.stopUnset({ step: step.name });
  return (
    <button
      type="button"
      className={styles.stop}
      aria-pressed={set}
      aria-label={label}
      title={set ? T.table.stopSet({ step: step.name }) : label}
      onClick={() => change({ stops: withStop(stops, step.windows, set ? 'ask' : 'always') })}
    />
  );
}
