import { Coach, useAsk, useCoachMemory, useMeans } from '@parley/web/shell';
import { useMemo, type ReactNode } from 'react';
import { useScene } from '../scene/context.ts';
import { shownTip, situationOf, tipFor } from './tips.ts';

/** Explains the table in a first game, each thing when it first matters. */
export function TrekCoach(): ReactNode {
  const scene = useScene();
  const { decision } = useAsk();
  const memory = useCoachMemory();
  const means = useMeans();
  const tip = useMemo(() => tipFor(situationOf(scene, decision !== null), memory), [scene, decision, memory]);
  return <Coach tip={tip === null ? null : shownTip(tip, means)} />;
}
