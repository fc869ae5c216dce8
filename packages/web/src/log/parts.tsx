import type { Part } from '@parley/kernel/sentence';
import type { ReactNode } from 'react';
import { useTable } from '../table/context.ts';

/** A sentence in which the things it speaks of are drawn by the game. */
export function Parts({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  const { Thing } = useTable().pieces;
  return parts.map((part, i) => {
    const before = parts[i - 1];
    // What a name took along is not said twice.
    if (part.kind === 'text') return before && before.kind !== 'text' ? part.text.replace(MARKS, '') : part.text;
    const next = parts[i + 1];
    const marks = next?.kind === 'text' ? (MARKS.exec(next.text)?.[0] ?? '') : '';
    const shown = <Thing key={i} part={part} />;
    return marks === '' ? (
      shown
    ) : (
      <span key={i} className="no-break">
        {shown}
        {marks}
      </span>
    );
  });
}

/** Marks after a name stay with it: a full stop does not begin a line. */
const MARKS = /^[.,;:!?]+/;
