import type { Plain } from '@parley/kernel';
import { useCallback, useEffect, useState } from 'react';
import { shelfOf } from '../client/kept.ts';
import { holdPage } from '../client/router.ts';
import { T } from '../text/index.ts';
import { canSave, isUnsaved, refused, saved, saving, withName, withValue, type KeptDraft } from './draft.ts';

/** What the copy of something is called. */
export const copyName = (name: string): string => T.kept.copyName({ name }).slice(0, 40);

export interface DraftActs<V extends Plain> {
  readonly draft: KeptDraft<V>;
  /** Is something on its way to the server? */
  readonly busy: boolean;
  readonly rename: (name: string) => void;
  readonly change: (value: V) => void;
  readonly save: () => void;
  /** As another one, beside the one that was changed elsewhere. */
  readonly keepCopy: () => void;
}

/** How long somebody writes nothing before it is saved by itself. */
const PAUSE = 1200;

/** Writes on something that is kept. `onMade`: it is stored as another thing now, under this id. `auto`: it is saved after each pause. */
export function useKeptDraft<V extends Plain>(
  { game, kind }: { readonly game: string; readonly kind: string },
  first: KeptDraft<V>,
  onMade: (id: string) => void,
  auto = false,
): DraftActs<V> {
  const [draft, setDraft] = useState(first);
  const [busy, setBusy] = useState(false);
  const shelf = shelfOf(game, kind);
  const unsaved = isUnsaved(draft);
  useEffect(() => (unsaved ? holdPage(T.kept.leave) : undefined), [unsaved]);

  const store = (as: KeptDraft<V>): void => {
    const { stored, value } = as;
    const name = as.name.trim();
    setDraft(saving(as));
    setBusy(true);
    const asked =
      stored === null ? shelf.add(value, name === '' ? undefined : name) : shelf.replace(stored, name === '' ? stored.name : name, value);
    asked
      .then(
        (item) => {
          setDraft((now) => saved(now, as, item));
          if (item.id !== stored?.id) onMade(item.id);
        },
        (error: unknown) => setDraft((now) => refused(now, error)),
      )
      .finally(() => setBusy(false));
  };
  // One after the other: what is sent names the version that came back for the one before.
  const due = auto && !busy && draft.state === 'changed';
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => store(draft), PAUSE);
    return () => clearTimeout(timer);
    // Each change begins the pause anew.
  }, [due, draft]);
  return {
    draft,
    busy,
    rename: useCallback((name: string) => setDraft((now) => withName(now, name)), []),
    change: useCallback((value: V) => setDraft((now) => withValue(now, value)), []),
    save: () => (canSave(draft) && !busy ? store(draft) : undefined),
    keepCopy: () => store({ ...draft, stored: null, name: copyName(draft.name) }),
  };
}
