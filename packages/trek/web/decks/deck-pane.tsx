import { FieldError, Icon, sayFailure, startAgainstBots, useLayout } from '@parley/web/shell';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { DECK_ZONES, zonesFor, type DeckZone } from '../../language/index.ts';
import { CardMark } from '../cards/index.ts';
import { Emblem } from '../pieces/marks.tsx';
import { wordFor } from '../text/cards.ts';
import { D } from '../text/decks.ts';
import { Begin } from './begin.tsx';
import styles from './decks.module.css';
import { focusBeside, tabStop, walk } from './keys.ts';
import { affiliationsIn, peopleIn } from './model/advice.ts';
import { moveCard, sizeOf } from './model/edit.ts';
import { countIn, kindsIn, rowsIn, type DeckRow } from './model/rows.ts';
import type { Builder } from './use-builder.ts';

interface Props {
  readonly builder: Builder;
  readonly name: string;
  readonly onExchange: () => void;
  readonly onRename: (name: string) => void;
}

/** The deck: its parts with counts against limits. */
export function DeckPane({ builder, name, onExchange, onRename }: Props): ReactNode {
  const { library, deck, edit, undo, redo, faults } = builder;
  const [affil] = affiliationsIn(peopleIn(library, deck));
  const empty = sizeOf(deck) === 0;
  return (
    <section className={styles.deck} aria-label={D.tabs.deck} data-pane="deck">
      <header className={styles.deckHead}>
        {affil === undefined ? null : <Emblem of={affil} size={20} />}
        <h2>{name === '' ? deck.name : name}</h2>
        {edit === null ? null : (
          <>
            <button type="button" className="button" disabled={undo === null} onClick={undo ?? undefined}>
              <Icon name="undo" />
              {D.acts.undo}
            </button>
            <button type="button" className="button" disabled={redo === null} onClick={redo ?? undefined}>
              {D.acts.redo}
            </button>
          </>
        )}
        {empty ? null : <TryIt builder={builder} name={name} ready={faults.length === 0} />}
      </header>
      {empty && edit !== null ? (
        <Begin builder={builder} onBring={onExchange} onRename={onRename} />
      ) : (
        DECK_ZONES.map((zone) => <Zone key={zone} zone={zone} builder={builder} />)
      )}
    </section>
  );
}

/** A game against a bot with this deck, at once. */
function TryIt({ builder, name, ready }: { readonly builder: Builder; readonly name: string; readonly ready: boolean }): ReactNode {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: string }>({ busy: false });
  const start = (): void => {
    setState({ busy: true });
    startAgainstBots('trek', { deck: { ...builder.deck, name: name === '' ? builder.deck.name : name } }, 2).catch((error: unknown) =>
      setState({ busy: false, error: sayFailure(error) }),
    );
  };
  return (
    <>
      <button type="button" className="button" disabled={state.busy || !ready} onClick={start}>
        <Icon name="play" />
        {state.busy ? D.acts.trying : D.acts.tryIt}
      </button>
      <FieldError id="try-error" text={state.error} />
    </>
  );
}

function Zone({ zone, builder }: { readonly zone: DeckZone; readonly builder: Builder }): ReactNode {
  const { library, deck, faults, shown } = builder;
  const rows = rowsIn(library, deck, zone, faults);
  const { n, most, least, bad } = countIn(deck, zone);
  const columns = useLayout() === 'desktop' ? 3 : useLayout() === 'tablet' ? 2 : 1;
  const note =
    zone === 'draw'
      ? kindsIn(library, deck, zone)
          .map(([type, k]) => D.kinds({ n: k, kind: wordFor(D.typesMany, type) ?? type }))
          .join(' · ')
      : D.zoneHints[zone];
  const stop = rows.some((x) => x.id === shown) ? shown : rows[0]?.id;
  const title = `zone-${zone}`;
  return (
    <section className={styles.zone} aria-labelledby={title} data-part="zone" data-zone={zone}>
      <h3 id={title}>
        {D.zones[zone]}{' '}
        <span className={`badge${bad ? ' is-bad' : ''}`}>
          {bad ? <Icon name="x" size={11} /> : null}
          {most === null ? D.atLeast({ n, least: least ?? 0 }) : D.ofMost({ n, most })}
        </span>{' '}
        <small>{rows.length === 0 ? D.emptyZone[zone] : note}</small>
      </h3>
      {rows.length === 0 ? null : (
        <ul className={styles.rows} onKeyDown={(e) => walk(e, columns)}>
          {rows.map((row) => (
            <Row key={row.id} row={row} zone={zone} builder={builder} stop={row.id === stop} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row(props: { readonly row: DeckRow; readonly zone: DeckZone; readonly builder: Builder; readonly stop: boolean }): ReactNode {
  const { row, zone, builder, stop } = props;
  const { id, name, entry, n, fault, doubtful } = row;
  const { edit, shown, show, open, add, take, deck } = builder;
  const other = entry === undefined ? undefined : zonesFor(entry).find((x) => x !== zone);
  const done = entry?.done ?? false;
  const press = (e: KeyboardEvent): void => {
    if (edit === null) return;
    if (e.key === '+' || e.key === '=') add(id, zone);
    else if (e.key === '-' || e.key === 'Delete' || e.key === 'Backspace') {
      // Whoever takes out the last one goes on beside it.
      if (n === 1) focusBeside(e.currentTarget);
      take(id, zone);
    } else if (e.key.toLowerCase() === 'm' && other !== undefined) edit(moveCard(deck, id, zone, other));
    else return;
    e.preventDefault();
  };
  return (
    <li
      className={styles.deckRow}
      data-state={fault === undefined ? (doubtful ? 'doubtful' : shown === id ? 'here' : undefined) : 'bad'}
      data-done={done ? undefined : 'no'}
    >
      <button
        type="button"
        className={styles.rowName}
        data-part="row"
        tabIndex={tabStop(stop)}
        title={name}
        onFocus={() => show(id)}
        onClick={() => open(id)}
        onKeyDown={press}
      >
        <b>{n}</b>
        <i aria-hidden="true">{entry === undefined ? <Icon name="why" size={13} /> : <CardMark entry={entry} size={15} />}</i>
        <span>{name}</span>
        <span className="visually-hidden">
          {entry === undefined ? `, ${D.row.unknown}` : ''}
          {entry !== undefined && !done ? `, ${D.row.notYet}` : ''}
          {doubtful ? `, ${D.row.unique}` : ''}
          {fault === undefined ? '' : `, ${fault.text}`}
        </span>
      </button>
      {edit === null ? null : (
        <span className={styles.rowActs}>
          {other === undefined ? null : (
            <button
              type="button"
              tabIndex={-1}
              aria-label={D.row.move({ name, zone: D.zones[other] })}
              onClick={() => edit(moveCard(deck, id, zone, other))}
            >
              <Icon name="swap" size={12} />
            </button>
          )}
          <button type="button" tabIndex={-1} aria-label={D.row.take({ name })} onClick={() => take(id, zone)}>
            <Icon name="minus" size={12} />
          </button>
          <button type="button" tabIndex={-1} aria-label={D.row.add({ name })} onClick={() => add(id, zone)}>
            <Icon name="plus" size={12} />
          </button>
        </span>
      )}
    </li>
  );
}
