import { useCallback, useMemo, useState } from 'react';
import type { Deck, DeckZone } from '../../language/index.ts';
import type { Library } from './model/book.ts';
import { faultRows, notesOn, type FaultRow, type Note, type Repair } from './model/check.ts';
import { addCard, takeCard, sizeOf } from './model/edit.ts';
import { EVERYTHING, type CardFilter } from './model/find.ts';
import { back, NO_HISTORY, onAgain, stepped, type History } from './model/history.ts';

export type Pane = 'cards' | 'deck' | 'check';

/** Everything the parts of the builder share: the deck, what is looked at, and what can be done. */
export interface Builder {
  readonly library: Library;
  readonly deck: Deck;
  /** Null: it can only be looked at. */
  readonly edit: ((deck: Deck) => void) | null;
  readonly faults: readonly FaultRow[];
  readonly notes: { readonly know: readonly Note[]; readonly fine: readonly Note[] };
  readonly filter: CardFilter;
  readonly look: (filter: CardFilter) => void;
  /** The card that is shown whole. */
  readonly shown: string | null;
  readonly show: (id: string) => void;
  /** The card that lies over the page, where there is no room for it beside the list. */
  readonly opened: string | null;
  readonly open: (id: string | null) => void;
  readonly pane: Pane;
  readonly go: (pane: Pane) => void;
  readonly add: (id: string, zone: DeckZone) => void;
  readonly take: (id: string, zone: DeckZone) => void;
  readonly repair: (repair: Repair) => void;
  /** Null: there is nothing to go back to. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export function useBuilder(library: Library, deck: Deck, onChange: ((deck: Deck) => void) | null): Builder {
  const [history, setHistory] = useState<History<Deck>>(NO_HISTORY);
  const [filter, setFilter] = useState<CardFilter>({ ...EVERYTHING, types: ['Personnel'], doneOnly: true });
  const [shown, show] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  // Where one part is shown at a time, a new deck begins with what it can be made from.
  const [pane, go] = useState<Pane>(onChange === null || sizeOf(deck) === 0 ? 'deck' : 'cards');
  const faults = useMemo(() => faultRows(library, deck), [library, deck]);
  const notes = useMemo(() => notesOn(library, deck), [library, deck]);
  const look = useCallback((next: CardFilter) => setFilter(next), []);

  const edit =
    onChange === null
      ? null
      : (next: Deck): void => {
          if (next === deck) return;
          setHistory((now) => stepped(now, deck));
          onChange(next);
        };
  const step = (way: typeof back): (() => void) | null => {
    const to = way(history, deck);
    if (to === null || onChange === null) return null;
    return () => {
      setHistory(to.history);
      onChange(to.value);
    };
  };
  return {
    library,
    deck,
    edit,
    faults,
    notes,
    filter,
    look,
    shown,
    show,
    opened,
    open: (id) => {
      setOpened(id);
      if (id !== null) show(id);
    },
    pane,
    go,
    add: (id, zone) => edit?.(addCard(deck, id, zone)),
    take: (id, zone) => edit?.(takeCard(deck, id, zone)),
    repair: (repair) => {
      if (repair.kind !== 'look') return edit?.(repair.deck);
      look(repair.filter);
      go('cards');
    },
    undo: step(back),
    redo: step(onAgain),
  };
}
