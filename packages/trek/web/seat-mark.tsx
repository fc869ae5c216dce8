import type { SeatChoice } from '@parley/kernel';
import type { ReactNode } from 'react';

/** What somebody brings is their own business: nothing is to be seen of it. */
export const seatMark = (_choice: SeatChoice, _size: number): ReactNode => null;
