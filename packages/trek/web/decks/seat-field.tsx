import { Dialog, Icon, Link, NEW_ITEM, NotYet, paths, type SeatFieldProps } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import type { Deck } from '../../language/index.ts';
import { Emblem } from '../pieces/marks.tsx';
import '../styles/tokens.css';
import { D } from '../text/decks.ts';
import styles from './exchange.module.css';
import { affiliationsIn, peopleIn } from './model/advice.ts';
import type { Library } from './model/book.ts';
import { faultsOf, MOST_LISTED, useOwnDecks, type DeckChoice } from './own-decks.ts';
import { useLibrary } from './use-library.ts';

const T = D.seat;

/** What a seat brings: a starter deck by its name, or one of one's own. */
export function DeckField({ label, value, onChange }: SeatFieldProps): ReactNode {
  const [open, setOpen] = useState(false);
  const name = nameIn(value);
  return (
    <>
      <button type="button" className={`button ${styles.seatButton}`} aria-label={T.current({ label, name })} onClick={() => setOpen(true)}>
        <Icon name="hand" />
        {name}
        <Icon name="down" size={12} />
      </button>
      {open ? (
        <Dialog title={T.choose} onClose={() => setOpen(false)}>
          <Choosing
            chosen={name}
            onChoose={(next) => {
              onChange(next);
              setOpen(false);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

/** What stands for a choice. */
export const nameIn = (value: SeatFieldProps['value']): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : T.any;
};

type Chosen = Deck | string | null;

function Choosing({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (value: Chosen) => void }): ReactNode {
  const library = useLibrary();
  if (library.state !== 'ready') return <NotYet what={D.loading} of={library} />;
  return <Decks library={library.value} chosen={chosen} onChoose={onChoose} />;
}

function Decks(props: { readonly library: Library; readonly chosen: string; readonly onChoose: (value: Chosen) => void }): ReactNode {
  const { library, chosen, onChoose } = props;
  const { choices, waiting, more } = useOwnDecks(library);
  const starters = library.starters.map(({ deck }): DeckChoice => ({
    id: deck.name,
    name: deck.name,
    text: D.begin.size({ missions: deck.missions.length, seeds: deck.seeds.length + deck.sites.length, draw: deck.draw.length }),
    deck,
    faults: faultsOf(library, deck),
  }));
  return (
    <div className={styles.choosing}>
      <ul>
        <li>
          <button type="button" aria-pressed={chosen === T.any} onClick={() => onChoose(null)}>
            <Icon name="swap" size={20} />
            <span>
              <b>{T.any}</b>
              <small>{T.anyText}</small>
            </span>
          </button>
        </li>
      </ul>
      <h3>{T.starters}</h3>
      <ul>
        {starters.map((x) => (
          <Choice key={x.id} library={library} of={x} chosen={chosen === x.name} onChoose={() => onChoose(x.name)} />
        ))}
      </ul>
      <h3>{T.own}</h3>
      {choices.length === 0 && waiting === 0 ? <p className="site-empty">{T.ownNone}</p> : null}
      <ul>
        {choices.map((x) => (
          <Choice key={x.id} library={library} of={x} chosen={chosen === x.name} onChoose={() => onChoose(x.deck)} />
        ))}
      </ul>
      {waiting > 0 ? (
        <p className={styles.quiet} role="status">
          {T.checking}
        </p>
      ) : null}
      {more ? <p className={styles.quiet}>{T.more({ n: MOST_LISTED })}</p> : null}
      <Link className="button" href={paths.keptItem('trek', 'deck', NEW_ITEM)}>
        <Icon name="plus" />
        {T.build}
      </Link>
    </div>
  );
}

/** A deck one can bring; one that is not legal is grey and says why. */
function Choice(props: {
  readonly library: Library;
  readonly of: DeckChoice;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  const { library, of, chosen, onChoose } = props;
  const { name, text, deck, faults } = of;
  const [affil] = deck === null ? [] : affiliationsIn(peopleIn(library, deck));
  return (
    <li>
      <button type="button" disabled={faults.length > 0} aria-pressed={chosen} onClick={onChoose}>
        {affil === undefined ? <Icon name="hand" size={20} /> : <Emblem of={affil} size={22} />}
        <span>
          <b>{name}</b>
          <small>{text}</small>
          {faults.map((x) => (
            <small key={x} className={styles.reason}>
              {x}
            </small>
          ))}
        </span>
      </button>
    </li>
  );
}
