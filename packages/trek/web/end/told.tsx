import { Icon, Link, Parts, paths } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { cardPart } from '../../text/speech.ts';
import { nameOf } from '../model/cards.ts';
import { colourOf, SeatMark } from '../pieces/marks.tsx';
import { useScene } from '../scene/context.ts';
import styles from '../styles/end.module.css';
import { T } from '../text/index.ts';
import { tellingLines, type Moment, type Toll, type Unmet } from './story.ts';

/** What decided the game: each with how it went and a way to see it again. */
export function Moments({ game, moments }: { readonly game: string; readonly moments: readonly Moment[] }): ReactNode {
  const { lexicon, player, speech } = useScene();
  if (moments.length === 0) return null;
  return (
    <section className={styles.wide} data-part="moments">
      <h3>{T.end.moments({ n: moments.length })}</h3>
      <ol className={styles.moments}>
        {moments.map((moment, i) => {
          const { at, turn, seat, card, gain, lost } = moment;
          const place = nameOf(lexicon, card);
          return (
            <li key={at}>
              <p className={styles.when}>
                <span>{T.end.moment({ n: i + 1, turn })}</span>
                <b>{gain > 0 ? T.end.gain({ n: gain }) : lost > 0 ? T.end.cost({ n: lost }) : T.end.failed}</b>
              </p>
              <h4 data-seat={colourOf(seat)}>
                <SeatMark seat={seat} size={12} /> {player(seat)} · {place}
              </h4>
              <p>
                {tellingLines(moment, speech).map((line) => (
                  <span key={line.n}>
                    <Parts parts={line.parts} />{' '}
                  </span>
                ))}
              </p>
              <Link href={paths.replay(game, at)} aria-label={T.end.watchOf({ place, turn })}>
                <Icon name="play" size={12} /> {T.end.watch}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What lay under the missions and nobody has met. */
export function NeverMet({ unmet }: { readonly unmet: readonly Unmet[] }): ReactNode {
  const { lexicon, speech, player } = useScene();
  return (
    <section className={styles.wide} data-part="unmet">
      <h3>{T.end.unmet}</h3>
      {unmet.length === 0 ? <p className="secondary">{T.end.nothing}</p> : null}
      <ul className={styles.unmet}>
        {unmet.map(({ location, seeds }) => (
          <li key={location.piece}>
            <span>{nameOf(lexicon, location.card)}</span>
            {seeds.map(({ piece, card = '', seat }) => (
              <span key={piece} className={styles.seed}>
                <SeatMark seat={seat} size={11} />
                <span className="visually-hidden">{player(seat)}:</span> <Parts parts={[cardPart(speech, card)]} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROWS = ['people', 'ships', 'met'] as const;

/** What it has cost both, and how many dilemmas they have met. */
export function Tolls({ tolls }: { readonly tolls: readonly Toll[] }): ReactNode {
  const { below, player } = useScene();
  const seats = [below, 1 - below];
  return (
    <table className={styles.losses} data-part="tolls">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" data-seat={colourOf(seat)}>
              <SeatMark seat={seat} size={11} /> {player(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{T.end.toll[row]}</th>
            {seats.map((seat) => (
              <td key={seat}>{tolls[seat][row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
