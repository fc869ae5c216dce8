import type { SeatChoice } from '@parley/kernel';
import type { ReactNode } from 'react';
import { isPaddle, type Paddle } from '../view/view.ts';
import styles from './bids.module.css';

/** What tells a bidder from the others. */
export const PaddleMark = ({ paddle, size = 14 }: { readonly paddle: Paddle; readonly size?: number }): ReactNode => (
  <span className={`${styles.paddle} ${styles[paddle]}`} style={{ width: size, height: size }} aria-hidden="true" />
);

export const seatMark = ({ paddle }: SeatChoice, size: number): ReactNode =>
  isPaddle(paddle) ? <PaddleMark paddle={paddle} size={size} /> : null;
