import { Dialog, Segments } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import type { Deck } from '../../language/index.ts';
import { D } from '../text/decks.ts';
import styles from './exchange.module.css';
import { ReadDeck } from './read-deck.tsx';
import type { Builder } from './use-builder.ts';
import { WrittenDeck } from './written-deck.tsx';

/** Decks from elsewhere, and this one for elsewhere. */
export function Exchange(props: {
  readonly builder: Builder;
  readonly name: string;
  readonly onDeck: (deck: Deck) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { builder, name, onDeck, onClose } = props;
  const [way, setWay] = useState<'read' | 'write'>(builder.edit === null ? 'write' : 'read');
  return (
    <Dialog title={D.exchange.title} onClose={onClose}>
      <div className={styles.exchanging}>
        {builder.edit === null ? null : (
          <Segments label={D.exchange.way} values={['read', 'write']} value={way} text={(x) => D.exchange.ways[x]} onChange={setWay} />
        )}
        {way === 'read' ? (
          <ReadDeck
            builder={builder}
            onDeck={(deck) => {
              onDeck(deck);
              onClose();
            }}
          />
        ) : (
          <WrittenDeck library={builder.library} deck={{ ...builder.deck, name: name === '' ? builder.deck.name : name }} />
        )}
      </div>
    </Dialog>
  );
}
