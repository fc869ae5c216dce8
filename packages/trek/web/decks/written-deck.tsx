import { CopyButton, Icon, Segments } from '@parley/web/shell';
import { useId, useState, type ReactNode } from 'react';
import type { Deck } from '../../language/index.ts';
import { DECK_FORMATS, fileEnding, writeDeck, type DeckFormat } from '../../text/formats/index.ts';
import { D } from '../text/decks.ts';
import styles from './exchange.module.css';
import type { Library } from './model/book.ts';

const T = D.exchange;

/** The deck in a format of one's choice, to copy or to keep as a file. */
export function WrittenDeck({ library, deck }: { readonly library: Library; readonly deck: Deck }): ReactNode {
  const [format, setFormat] = useState<DeckFormat>('text');
  const field = useId();
  const text = writeDeck(deck, format, library);
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${deck.name.replaceAll(/[^\w -]+/g, '').trim() || 'deck'}.${fileEnding[format]}`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <Segments label={T.format} values={DECK_FORMATS} value={format} text={(x) => T.formatNames[x]} onChange={setFormat} />
      <label htmlFor={field}>{T.written({ format: T.formatNames[format] })}</label>
      <textarea id={field} rows={14} readOnly spellCheck={false} value={text} />
      <div className={styles.exchangeActs}>
        <CopyButton text={() => text} icon="share">
          {T.copy}
        </CopyButton>
        <button type="button" className="button" onClick={save}>
          <Icon name="down" />
          {T.save}
        </button>
      </div>
    </>
  );
}
