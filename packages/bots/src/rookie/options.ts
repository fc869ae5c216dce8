import type { Seat } from '@parley/kernel';

/** The player an option stands for: 'player:2'. */
export const seatOf = (option: string): Seat => Number(option.slice('player:'.length));
