import type { Choose, Decision, Seat } from '@parley/kernel';

/** The player, and the card, that a question is about. */
export const seatIn = (d: Decision, key: string): Seat => (typeof d.data?.[key] === 'number' ? d.data[key] : -1);
export const cardIn = (d: Decision): string => (typeof d.data?.card === 'string' ? d.data.card : '');

/** The first of these that is among the options. */
export const prefer = (d: Choose, ...wanted: readonly string[]): string => wanted.find((x) => d.options.includes(x)) ?? d.options[0];

export const sideName = (side: 0 | 1 | null): string => (side === 0 ? 'offense' : 'defense');
