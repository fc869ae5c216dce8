import { and, Icon } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { sayPeople } from '../cards/index.ts';
import { D } from '../text/decks.ts';
import { MissionAdvice } from './advice-part.tsx';
import { AttributeChart } from './attribute-chart.tsx';
import styles from './check.module.css';
import { nameOf, standIns, starterLike } from './model/book.ts';
import type { FaultRow, Note } from './model/check.ts';
import { sizeOf } from './model/edit.ts';
import type { Builder } from './use-builder.ts';

const T = D.check;

/** What keeps the deck from a table, what one should know, what is fine, and what it can do. */
export function CheckPane({ builder, onExchange }: { readonly builder: Builder; readonly onExchange: () => void }): ReactNode {
  const { library, deck, faults, notes } = builder;
  const empty = sizeOf(deck) === 0;
  const fix = faults.length;
  const know = notes.know.length;
  return (
    <section className={styles.check} aria-label={T.label} data-pane="check">
      <div>
        <h2 role="status" data-state={empty ? 'empty' : fix === 0 ? 'legal' : 'faulty'} data-part="verdict">
          {empty ? T.empty : fix === 0 ? T.legal : T.notLegal}
          <small>{empty ? '' : T.count({ fix, know, both: fix > 0 && know > 0 ? 'yes' : 'no' })}</small>
        </h2>
        {empty ? null : <p className={styles.quiet}>{fix === 0 ? T.bringIt : T.saveOnly}</p>}
      </div>
      {empty ? null : (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <Fault key={fault.tag} fault={fault} builder={builder} />
          ))}
          {notes.know.map((note) => (
            <Known key={JSON.stringify(note)} note={note} />
          ))}
          {notes.fine.map((note) => (
            <Fine key={JSON.stringify(note)} note={note} />
          ))}
        </ul>
      )}
      <StandIns builder={builder} />
      {deck.missions.length === 0 ? null : <MissionAdvice builder={builder} />}
      {deck.draw.length === 0 ? null : <AttributeChart library={library} deck={deck} />}
      <div className={styles.exchange}>
        <h2>
          {D.exchange.title}
          <small>{D.exchange.formats}</small>
        </h2>
        <button type="button" className="button" onClick={onExchange}>
          <Icon name="share" />
          {D.acts.exchange}
        </button>
      </div>
    </section>
  );
}

function Fault({ fault, builder }: { readonly fault: FaultRow; readonly builder: Builder }): ReactNode {
  const { tag, n, cards, text, repair } = fault;
  const names = and(cards.map((id) => nameOf(builder.library, id)));
  const title = tag === 'mission-twice' ? T.titles[tag]({ name: names }) : sayTitle(tag, n);
  return (
    <li className={styles.fault} data-state="bad" data-fault={tag}>
      <Icon name="x" size={15} />
      <span>
        <b>{title}</b>
        {text}
      </span>
      {repair === null || builder.edit === null ? null : (
        <button
          type="button"
          className="button is-quiet"
          aria-label={T.repairSaid({ act: T.repairs[repair.kind], title })}
          onClick={() => builder.repair(repair)}
        >
          {T.repairs[repair.kind]}
        </button>
      )}
    </li>
  );
}
const sayTitle = (tag: Exclude<FaultRow['tag'], 'mission-twice'>, n: number): string => {
  const title = T.titles[tag];
  return typeof title === 'string' ? title : title({ n });
};

/** What a note says: a title, and a sentence where there is more to say. */
function wordsOf(note: Note): readonly [title: string, text: string] {
  switch (note.tag) {
    case 'unique-twice':
      return [T.uniqueTwice, T.uniqueTwiceText({ names: and(note.names) })];
    case 'points':
      return [
        T.points({ n: note.n }),
        note.names.length === 0 ? T.pointsNone : T.pointsText({ names: and(note.names), one: note.names.length }),
      ];
    case 'no-ship':
      return [T.noShip, T.noShipText];
    case 'nowhere':
      return [T.nowhere({ people: sayPeople(note.affil) }), T.nowhereText];
    case 'reports':
      return [T.reports({ people: sayPeople(note.affil), names: and(note.names) }), ''];
  }
}

function Known({ note }: { readonly note: Note }): ReactNode {
  const [title, text] = wordsOf(note);
  return (
    <li className={styles.fault} data-state="know">
      <Icon name="ask" size={15} />
      <span>
        <b>{title}</b>
        {text}
      </span>
    </li>
  );
}

function Fine({ note }: { readonly note: Note }): ReactNode {
  return (
    <li className={styles.fine}>
      <Icon name="check" size={14} />
      <span>{note.tag === 'points' ? T.enough({ n: note.n, names: and(note.names) }) : wordsOf(note)[0]}</span>
    </li>
  );
}

/** A starter deck as it is: which cards are in it for others. */
function StandIns({ builder }: { readonly builder: Builder }): ReactNode {
  const { library, deck } = builder;
  const starter = starterLike(library, deck);
  if (starter === undefined || starter.instead.length === 0) return null;
  return (
    <details className={styles.standIns}>
      <summary>
        {T.starter({ name: starter.deck.name })}. {T.standIns({ n: starter.instead.length })}
      </summary>
      <ul>
        {standIns(library, starter).map(({ card, by }) => (
          <li key={card}>{by === null ? T.leftOut({ card }) : T.standIn({ card, by })}</li>
        ))}
      </ul>
    </details>
  );
}
