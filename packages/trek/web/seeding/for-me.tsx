import { useAsk, useTable } from '@parley/web/shell';
import { useEffect, useState, type ReactNode } from 'react';
import { useScene } from '../scene/context.ts';
import styles from '../styles/seeding.module.css';
import { T } from '../text/index.ts';
import { planSeed } from './plan.ts';

/** Places the rest by a simple plan, one answer after the other, until somebody stops it. */
export function SeedForMe(): ReactNode {
  const scene = useScene();
  const { table } = useTable();
  const { prompt, sending } = useAsk();
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on || prompt === null || sending === true) return;
    const answer = planSeed(scene, prompt.decision);
    if (answer === null) setOn(false);
    else table.answer(prompt.question, answer).catch(() => setOn(false));
  }, [on, prompt, sending, scene, table]);
  return (
    <button type="button" className={`button ${styles.forMe}`} aria-pressed={on} data-part="seed-for-me" onClick={() => setOn(!on)}>
      {on ? T.seed.stop : T.seed.forMe}
    </button>
  );
}
