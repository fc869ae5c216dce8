import type { ReactNode } from 'react';
import { Asks, Story, Track } from '../encounter/panel.tsx';
import type { Encounter } from '../encounter/model.ts';
import { CardMedium } from '../cards/index.ts';
import { affiliationOf, entryOf, factsOf, nameOf } from '../model/cards.ts';
import { needLines } from '../model/need.ts';
import { Emblem } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';
import { NeedCells } from './need-bar.tsx';

/** The encounter on a phone: it takes the place of the lines, the prompt stays where it is. */
export function PhoneEncounter({ encounter, onFold }: { readonly encounter: Encounter; readonly onFold: () => void }): ReactNode {
  const { board, lexicon } = useScene();
  const { card, location, team, size, seat, need } = encounter;
  const { player } = useScene();
  const entry = entryOf(lexicon, card ?? undefined);
  const place = nameOf(lexicon, location.card);
  const name = (piece: number): string => nameOf(lexicon, board.cards.get(piece)?.card);
  const [best] = need === null ? [] : needLines(need, name);
  return (
    <section className={styles.encounter} aria-label={T.encounter.region} id="panel" tabIndex={-1} data-part="encounter">
      <div className={styles.encounterHead}>
        <span>
          <b>{T.encounter.attempt({ place })}</b>
        </span>
        <Track encounter={encounter} />
        <button type="button" className="button small" onClick={onFold}>
          {T.phone.lines}
        </button>
      </div>
      <div className={styles.metCard}>
        {entry === null ? null : (
          <span aria-hidden="true">
            <CardMedium entry={entry} />
          </span>
        )}
        <div>
          <Asks encounter={encounter} />
          <Story encounter={encounter} />
        </div>
      </div>
      {team === null ? (
        <p className="secondary">{T.encounter.teamOf({ name: player(seat), n: size })}</p>
      ) : (
        <ul className={styles.people} aria-label={T.encounter.team({ n: team.filter((x) => x.state === 'in').length })}>
          {team.map((x) => {
            const affil = affiliationOf(factsOf(lexicon, x.card));
            return (
              <li key={x.piece} data-state={x.state} data-affil={affil}>
                {affil === undefined ? null : <Emblem of={affil} size={14} on="paper" />}
                <span>{nameOf(lexicon, x.card)}</span>
                <small>
                  {x.state === 'in'
                    ? ''
                    : x.state === 'stopped'
                      ? T.states.stopped
                      : x.state === 'dead'
                        ? T.encounter.dead
                        : T.encounter.out}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {best === undefined ? null : <NeedCells lines={best} label={T.encounter.after({ place })} preview={false} />}
    </section>
  );
}
