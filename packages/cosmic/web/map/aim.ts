import { useAsk, useHoveredAs } from '@parley/web/shell';
import { useScene } from '../scene/context.ts';

/** What the gate points at: the target, or while one is being chosen the one in question. */
function useAimAs<T>(select: (aim: string | null) => T): T {
  const target = useScene().board.encounter?.target ?? null;
  const { decision, draft } = useAsk();
  const aims = decision?.shows?.role === 'destination';
  const picked = draft?.kind === 'one' ? draft.pick : null;
  return useHoveredAs((option) => select((aims ? (option ?? picked) : null) ?? target));
}

export const useAim = (): string | null => useAimAs((aim) => aim);
export const useAimedAt = (place: string): boolean => useAimAs((aim) => aim === place);
