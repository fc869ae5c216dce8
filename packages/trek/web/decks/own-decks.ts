import { shelfOf, sayFailure, useKept } from '@parley/web/shell';
import { useEffect, useState } from 'react';
import { deckFaults, parseDeck, type Deck } from '../../language/index.ts';
import { D } from '../text/decks.ts';
import type { Library } from './model/book.ts';

/** A deck that can be chosen, or the reasons why it cannot. */
export interface DeckChoice {
  readonly id: string;
  readonly name: string;
  /** What is in it, in a line. */
  readonly text: string;
  readonly deck: Deck | null;
  /** Empty: it can be brought to a table. */
  readonly faults: readonly string[];
}

/** More decks than anybody looks through for a game; the last changed come first. */
export const MOST_LISTED = 30;

/** What is wrong with a deck that is brought to a table, in sentences. */
export const faultsOf = (library: Library, deck: Deck): readonly string[] => deckFaults(deck, true, library.find).map((x) => x.text);

/** A stored deck as a choice, under the name it is kept by. */
export function choiceOf(
  library: Library,
  item: { readonly id: string; readonly name: string; readonly text: string },
  value: unknown,
): DeckChoice {
  const deck = parseDeck(value);
  const { id, name, text } = item;
  if (typeof deck === 'string') return { id, name, text, deck: null, faults: [D.seat.unreadable({ why: deck })] };
  const named = { ...deck, name };
  return { id, name, text, deck: named, faults: faultsOf(library, named) };
}

/** My decks, looked at one after the other: what is in each is not in the list. */
export function useOwnDecks(library: Library): {
  readonly choices: readonly DeckChoice[];
  readonly waiting: number;
  readonly more: boolean;
} {
  const { items } = useKept('trek', 'deck');
  const [read, setRead] = useState<ReadonlyMap<string, DeckChoice>>(new Map());
  const all = items.state === 'ready' ? items.value : [];
  const listed = all.slice(0, MOST_LISTED);
  const next = listed.find((x) => !read.has(`${x.id} ${x.version}`));
  useEffect(() => {
    if (next === undefined) return undefined;
    let wanted = true;
    const put = (choice: DeckChoice): void => {
      if (wanted) setRead((now) => new Map(now).set(`${next.id} ${next.version}`, choice));
    };
    shelfOf('trek', 'deck')
      .read(next.id)
      .then(
        ({ value }) => put(choiceOf(library, next, value)),
        (error: unknown) => put({ id: next.id, name: next.name, text: next.text, deck: null, faults: [sayFailure(error)] }),
      );
    return () => {
      wanted = false;
    };
  }, [library, next?.id, next?.version]);
  return {
    choices: listed.flatMap((x) => read.get(`${x.id} ${x.version}`) ?? []),
    waiting: items.state === 'ready' ? listed.length - listed.filter((x) => read.has(`${x.id} ${x.version}`)).length : 1,
    more: all.length > MOST_LISTED,
  };
}
