import { FieldError, Icon } from '@parley/web/shell';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { DECK_ZONES, type Deck } from '../../language/index.ts';
import { MOST_LETTERS, nameToWrite, readDeckText, withChoice, type DeckRead, type Unread } from '../../text/formats/index.ts';
import { D } from '../text/decks.ts';
import styles from './exchange.module.css';
import { addCard, sizeOf } from './model/edit.ts';
import type { Builder } from './use-builder.ts';

const T = D.exchange;

/** A deck that is pasted or opened: read, shown with every line that was not taken, and then used. */
export function ReadDeck({ builder, onDeck }: { readonly builder: Builder; readonly onDeck: (deck: Deck) => void }): ReactNode {
  const { library, deck } = builder;
  const [text, setText] = useState('');
  const [read, setRead] = useState<DeckRead | string | null>(null);
  const field = useId();
  const take = (written: string): void => setRead(readDeckText(written, library));
  const open = (e: ChangeEvent<HTMLInputElement>): void => {
    const file = e.target.files?.[0];
    if (file === undefined) return;
    // Somebody may drop anything on it: no more than a deck can have is looked at.
    void file
      .slice(0, MOST_LETTERS * 4)
      .text()
      .then((written) => {
        setText(written.slice(0, MOST_LETTERS + 1));
        take(written);
      });
  };
  const joined = (more: Deck): Deck => DECK_ZONES.reduce((now, zone) => more[zone].reduce((all, id) => addCard(all, id, zone), now), deck);
  return (
    <>
      <label htmlFor={field}>{T.paste}</label>
      <p className={styles.quiet}>{T.pasteHint}</p>
      <textarea id={field} rows={8} spellCheck={false} value={text} onChange={(e) => setText(e.target.value)} />
      <div className={styles.exchangeActs}>
        <button type="button" className="button is-primary" disabled={text.trim() === ''} onClick={() => take(text)}>
          {T.read}
        </button>
        <label className={`button ${styles.file}`}>
          <Icon name="up" />
          {T.open}
          <input type="file" className="visually-hidden" accept=".dek,.txt,.json,text/plain,application/json" onChange={open} />
        </label>
      </div>
      {typeof read === 'string' ? <FieldError id="read-error" text={read} /> : null}
      {read === null || typeof read === 'string' ? null : (
        <div className={styles.taken} role="status">
          <p>
            <b>{T.taken({ n: sizeOf(read.deck), format: T.formatSaid[read.format] })}</b>{' '}
            {read.unread.length === 0 ? T.allTaken : T.untaken({ n: read.unread.length })}
          </p>
          <ul>
            {read.unread.map((line) => (
              <Untaken
                key={`${line.line} ${line.text}`}
                of={line}
                name={(id) => nameToWrite(library, id)}
                onPick={(id) => setRead(withChoice(read, line, id, library))}
              />
            ))}
          </ul>
          <div className={styles.exchangeActs}>
            <button type="button" className="button is-primary" onClick={() => onDeck(read.deck)}>
              {T.replace}
            </button>
            {sizeOf(deck) === 0 ? null : (
              <button type="button" className="button" onClick={() => onDeck({ ...joined(read.deck), name: deck.name })}>
                {T.join}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** A line that was not taken: which, why, and the cards that may be meant. */
function Untaken(props: { readonly of: Unread; readonly name: (id: string) => string; readonly onPick: (id: string) => void }): ReactNode {
  const { of, name, onPick } = props;
  return (
    <li data-part="untaken">
      <span>
        <small>{T.line({ n: of.line })}</small> <b>{of.text}</b> · {T.why[of.why]}
      </span>
      {of.choices.map((id) => (
        <button key={id} type="button" className="button is-quiet" onClick={() => onPick(id)}>
          {T.pick({ name: name(id) })}
        </button>
      ))}
    </li>
  );
}
