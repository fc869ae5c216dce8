import { useMemo, type ReactNode } from 'react';
import { Coach as Shown, useAsk, useCoachMemory, useMeans } from '@parley/web/shell';
import { useScene } from '../scene/context.ts';
import { situationOf } from './situation.ts';
import { ANCHORS, tipFor, tipText } from './tips.ts';

/** Explains the table in a first game, each thing when it first matters. */
export function Coach(): ReactNode {
  const { board } = useScene();
  const { decision } = useAsk();
  const memory = useCoachMemory();
  const means = useMeans();
  const tip = useMemo(() => tipFor(situationOf(board, decision), memory), [board, decision, memory]);
  return <Shown tip={tip === null ? null : { id: tip, at: ANCHORS[tip], ...tipText(tip, means) }} />;
}
