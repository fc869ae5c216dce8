import { Icon } from '@parley/web/shell';
import type { ReactNode } from 'react';
import type { StarterDeck } from '../../language/index.ts';
import { Emblem } from '../pieces/marks.tsx';
import { D } from '../text/decks.ts';
import styles from './decks.module.css';
import { affiliationsIn, peopleIn } from './model/advice.ts';
import { faultRows } from './model/check.ts';
import type { Builder } from './use-builder.ts';

/** An empty deck says how to begin. */
export function Begin(props: {
  readonly builder: Builder;
  readonly onBring: () => void;
  readonly onRename: (name: string) => void;
}): ReactNode {
  const { builder, onBring, onRename } = props;
  const { library, edit } = builder;
  const take = ({ deck }: StarterDeck): void => {
    edit?.(deck);
    onRename(deck.name);
  };
  return (
    <div className={styles.begin}>
      <h3>{D.begin.title}</h3>
      <p>{D.begin.text}</p>
      <ul aria-label={D.begin.starters}>
        {library.starters.map((starter) => {
          const { name, missions, seeds, sites, draw } = starter.deck;
          const [affil] = affiliationsIn(peopleIn(library, starter.deck));
          const faults = faultRows(library, starter.deck).length;
          return (
            <li key={name}>
              <button type="button" className={styles.starter} onClick={() => take(starter)}>
                {affil === undefined ? null : <Emblem of={affil} size={24} />}
                <span>
                  <b>{D.begin.take({ name })}</b>
                  <small>{D.begin.size({ missions: missions.length, seeds: seeds.length + sites.length, draw: draw.length })}</small>
                  <small>{faults === 0 ? D.begin.legal : D.begin.faults({ n: faults })}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button" onClick={onBring}>
        <Icon name="link" />
        {D.begin.bring}
      </button>
    </div>
  );
}
