import { Icon, useLayout } from '@parley/web/shell';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { zonesFor } from '../../language/index.ts';
import { cardLine } from '../../text/card-line.ts';
import type { CardEntry } from '../../text/lexicon.ts';
import { CardMark, numbersOf } from '../cards/index.ts';
import { written } from '../model/cards.ts';
import { D } from '../text/decks.ts';
import styles from './decks.module.css';
import { Filters } from './filters.tsx';
import { tabStop, walk } from './keys.ts';
import { copiesOf } from './model/edit.ts';
import { EVERYTHING, findCards } from './model/find.ts';
import { ShownCard } from './shown-card.tsx';
import type { Builder } from './use-builder.ts';

const T = D.search;
/** So many rows at first, and with each asking for more. */
const ROWS = 60;

/** All cards: search, filters, rows with what matters on each, and the one that is looked at. */
export function CardSearch({
  builder,
  search,
}: {
  readonly builder: Builder;
  readonly search: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const { library, filter, look, deck, shown, show, open, add } = builder;
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(ROWS);
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findCards(library, wanted), [library, wanted]);
  const wide = useLayout() !== 'phone';
  useEffect(() => {
    setMost(ROWS);
    list.current?.scrollTo({ top: 0 });
  }, [wanted]);
  const rows = found.slice(0, most);
  const stop = rows.some((x) => x.facts.id === shown) ? shown : rows[0]?.facts.id;
  const first = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') look({ ...filter, text: '' });
    else if (e.key === 'ArrowDown' || e.key === 'Enter') {
      e.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-part="row"]')?.focus();
    }
  };
  return (
    <section className={styles.cards} aria-label={T.label} data-pane="cards">
      <label className={styles.searchBox}>
        <Icon name="search" />
        <span className="visually-hidden">{T.placeholder({ n: library.all.length })}</span>
        <input
          ref={search}
          type="search"
          value={filter.text}
          placeholder={T.placeholder({ n: library.all.length })}
          onChange={(e) => look({ ...filter, text: e.target.value })}
          onKeyDown={first}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <Filters builder={builder} />
      <p className="visually-hidden" role="status">
        {T.found({ n: found.length })}
      </p>
      <ul ref={list} className={styles.found} data-part="found" onKeyDown={(e) => walk(e, 1, () => search.current?.focus())}>
        {rows.map((entry) => (
          <CardRow
            key={entry.facts.id}
            entry={entry}
            n={copiesOf(deck, entry.facts.id)}
            here={entry.facts.id === shown}
            stop={entry.facts.id === stop}
            onShow={() => show(entry.facts.id)}
            onOpen={() => open(entry.facts.id)}
            onAdd={builder.edit === null ? null : () => add(entry.facts.id, zonesFor(entry)[0])}
          />
        ))}
        {found.length > most ? (
          <li>
            <button type="button" className="button is-ghost is-wide" onClick={() => setMost(most + ROWS)}>
              {T.moreRows({ n: Math.min(ROWS, found.length - most) })}
            </button>
          </li>
        ) : null}
      </ul>
      {found.length === 0 ? (
        <p className="site-empty">
          {T.none}{' '}
          <button type="button" className="button is-quiet" onClick={() => look(EVERYTHING)}>
            {T.clear}
          </button>
        </p>
      ) : null}
      {wide ? <ShownCard builder={builder} /> : null}
    </section>
  );
}

function CardRow(props: {
  readonly entry: CardEntry;
  readonly n: number;
  readonly here: boolean;
  readonly stop: boolean;
  readonly onShow: () => void;
  readonly onOpen: () => void;
  readonly onAdd: (() => void) | null;
}): ReactNode {
  const { entry, n, here, stop, onShow, onOpen, onAdd } = props;
  const { name, facts, done } = entry;
  const press = (e: KeyboardEvent): void => {
    if (e.key !== '+' && e.key !== 'Enter') return;
    e.preventDefault();
    onAdd?.();
  };
  return (
    <li className={styles.card} data-state={here ? 'here' : undefined} data-done={done ? undefined : 'no'}>
      <button
        type="button"
        className={styles.cardName}
        data-part="row"
        tabIndex={tabStop(stop)}
        onFocus={onShow}
        onClick={onOpen}
        onKeyDown={press}
      >
        <CardMark entry={entry} size={20} spoken />
        <span>
          <b>{name}</b>
          <small>
            {done ? null : <em title={D.row.notYet}>{D.row.notYetShort} · </em>}
            {cardLine(facts, entry.text)}
          </small>
        </span>
        <span className={styles.numbers}>
          {numbersOf(facts)
            .map((x) => written(x.printed))
            .join(' · ')}
        </span>
      </button>
      {onAdd === null ? null : (
        <button
          type="button"
          className={styles.addButton}
          tabIndex={-1}
          aria-label={n === 0 ? T.add({ name }) : T.addMore({ name, n })}
          onClick={onAdd}
        >
          {n === 0 ? <Icon name="plus" /> : <b>{n}</b>}
        </button>
      )}
    </li>
  );
}
