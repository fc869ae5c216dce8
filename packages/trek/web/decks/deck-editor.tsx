import { NotYet, Segments, useLayout, type KeptEditorProps } from '@parley/web/shell';
import { useRef, useState, type ReactNode } from 'react';
import { DECK_NAME_LENGTH, type Deck } from '../../language/index.ts';
import '../styles/tokens.css';
import { D } from '../text/decks.ts';
import { CardSearch } from './card-search.tsx';
import { CheckPane } from './check-pane.tsx';
import { DeckPane } from './deck-pane.tsx';
import styles from './decks.module.css';
import { Exchange } from './exchange.tsx';
import { useBuilderKeys } from './keys.ts';
import { sizeOf } from './model/edit.ts';
import type { Library } from './model/book.ts';
import { ShownDialog } from './shown-card.tsx';
import { useBuilder, type Pane } from './use-builder.ts';
import { useLibrary } from './use-library.ts';

/** A deck: cards on the left, the deck in the middle, what is to say about it on the right; on a phone one of the three. */
export function DeckEditor(props: KeptEditorProps<Deck>): ReactNode {
  const library = useLibrary();
  return library.state === 'ready' ? (
    <Building {...props} library={library.value} />
  ) : (
    <div className={styles.waiting}>
      <NotYet what={D.loading} of={library} />
    </div>
  );
}

function Building({ value, name, onChange, onRename, library }: KeptEditorProps<Deck> & { readonly library: Library }): ReactNode {
  const change =
    onChange === null ? null : (deck: Deck): void => onChange({ ...deck, name: (name.trim() || deck.name).slice(0, DECK_NAME_LENGTH) });
  const builder = useBuilder(library, value, change);
  const { pane, go, edit } = builder;
  const search = useRef<HTMLInputElement>(null);
  const [exchanging, setExchanging] = useState(false);
  const layout = useLayout();
  useBuilderKeys(search, builder);
  const rename = (next: string): void => {
    if (name.trim() === '') onRename?.(next.slice(0, KEPT_NAME_LENGTH));
  };
  const bring = (deck: Deck): void => {
    edit?.(deck);
    if (deck.name !== value.name) rename(deck.name);
  };
  const faults = sizeOf(value) === 0 ? 0 : builder.faults.length;
  const tabOf = (x: Pane): string => (x === 'check' && faults > 0 ? D.tabs.faults({ n: faults }) : D.tabs[x]);
  // Where there is room for two, the cards are always there.
  const panes: readonly Pane[] = edit === null || layout !== 'phone' ? ['deck', 'check'] : ['cards', 'deck', 'check'];
  return (
    <>
      {layout === 'desktop' ? null : (
        <div className={styles.tabs}>
          <Segments label={D.tabs.label} values={panes} value={panes.includes(pane) ? pane : 'deck'} text={tabOf} onChange={go} />
        </div>
      )}
      <div className={styles.builder} data-pane={pane} data-part="builder" data-state={edit === null ? 'read' : undefined}>
        {edit === null ? null : <CardSearch builder={builder} search={search} />}
        <DeckPane builder={builder} name={name} onExchange={() => setExchanging(true)} onRename={rename} />
        <CheckPane builder={builder} onExchange={() => setExchanging(true)} />
      </div>
      {layout === 'phone' || edit === null ? <ShownDialog builder={builder} /> : null}
      {exchanging ? <Exchange builder={builder} name={name} onDeck={bring} onClose={() => setExchanging(false)} /> : null}
    </>
  );
}
/** As the server takes it. */
const KEPT_NAME_LENGTH = 40;
