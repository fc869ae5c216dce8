import type { SeatChoice } from '@parley/kernel';
import type { ReactNode } from 'react';
import { isColour } from '../../ids/index.ts';
import { Ship } from '../pieces/ship.tsx';
import '../styles/tokens.css';
import '../styles/pieces.css';

/** The ship of the colour that was chosen for a seat. */
export const seatMark = ({ colour }: SeatChoice, size: number): ReactNode =>
  isColour(colour) ? <Ship colour={colour} size={size} /> : null;
