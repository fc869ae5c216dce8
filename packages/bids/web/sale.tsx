import type { ReactNode } from 'react';
import styles from './bids.module.css';
import { CardFace, SCENE, useScene } from './scene.tsx';

const { Player } = SCENE.pieces;

/** The lot, and everybody with what they have won, hold and bid. */
export function Sale(): ReactNode {
  const { moment } = useScene();
  const { lot, bidders } = moment.board;
  return (
    <section className={styles.sale} aria-label="The sale" id="sale" tabIndex={-1}>
      <p className={styles.onSale}>{lot === null ? 'No lot is on sale' : `Worth ${lot}`}</p>
      <ul className={styles.bidders}>
        {bidders.map(({ paddle, score, hand, bid }, seat) => (
          <li key={paddle}>
            <Player seat={seat} />
            <span>{`${score} ${score === 1 ? 'point' : 'points'}`}</span>
            <span>{typeof hand === 'number' ? `${hand} cards` : `holds ${hand.join(', ')}`}</span>
            <span className={styles.laidBid}>{bid === null ? null : <CardFace n={bid} />}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
