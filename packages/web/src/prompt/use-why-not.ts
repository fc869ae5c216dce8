import type { Obstacle } from '@parley/kernel';
import { useEffect, useState } from 'react';
import type { Wish } from '../client/table-store.ts';
import { useAsk, useTable } from '../table/context.ts';

/** What stands in the way of a wish; null: nothing, or there is no word for it. `undefined`: it is being looked up. */
export type Hindrance = Obstacle | null | undefined;

interface Looked {
  readonly asked: string;
  readonly found: readonly (Obstacle | null)[];
}

/** Why these wishes cannot be had, while a question is open: asked of the server when they change. One for each, in their order. */
export function useWhyNot(wishes: readonly Wish[]): readonly Hindrance[] {
  const { table } = useTable();
  const question = useAsk().prompt?.question;
  const [looked, setLooked] = useState<Looked | null>(null);
  const asked = question === undefined || wishes.length === 0 ? '' : `${question} ${JSON.stringify(wishes)}`;
  useEffect(() => {
    if (asked === '') return undefined;
    let gone = false;
    table.whyNot(wishes).then(
      (found) => {
        if (!gone) setLooked({ asked, found });
      },
      // Whoever cannot be told why is told nothing: the question has gone, or the connection.
      () => undefined,
    );
    return () => {
      gone = true;
    };
    // The wishes are part of what is asked.
  }, [table, asked]);
  const found = looked?.asked === asked ? looked.found : [];
  return wishes.map((_, i) => found[i]);
}
