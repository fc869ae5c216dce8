import type { KeptLine } from '@parley/server/protocol';
import { useMemo } from 'react';
import { shelfOf, type Shelf } from './kept.ts';
import { useSession } from './session.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

export interface Kept extends Omit<Shelf, 'list'> {
  /** All of them, last changed first. They are fetched again after each change that is made here. */
  readonly items: Loaded<readonly KeptLine[]>;
}

/** What I keep for a game, one kind of it, for as long as it is shown. */
export function useKept(game: string, kind: string): Kept {
  const me = useSession()?.id ?? '';
  const shelf = useMemo(() => shelfOf(game, kind), [game, kind]);
  const items = useLoaded(`kept ${game} ${kind} ${me}`, shelf.list);
  const { again } = items;
  const changing = useMemo(() => refreshing(shelf, again), [shelf, again]);
  return { ...changing, items };
}

/** The same shelf; whoever lists it looks again when it was changed. */
export function refreshing({ list: _list, ...shelf }: Shelf, again: () => void): Omit<Shelf, 'list'> {
  const then = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      // Also when it was refused: then things are otherwise than they seemed.
      again();
    }
  };
  return {
    read: shelf.read,
    add: (value, name) => then(shelf.add(value, name)),
    replace: (before, name, value) => then(shelf.replace(before, name, value)),
    remove: (item) => then(shelf.remove(item)),
    share: (id) => then(shelf.share(id)),
    unshare: (id) => then(shelf.unshare(id)),
  };
}
