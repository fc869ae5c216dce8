import { printedOn } from '../../view/printed.ts';
import { isMain, type Board } from '../see/board.ts';
import { readCard, type Card } from '../see/cards.ts';

/** What a kicker makes of the own card (R26.6). */
export interface Kick {
  /** By what the attack card is multiplied. */
  readonly attack: number;
  /** By what compensation is. */
  readonly compensation: number;
  /** The other side's card is multiplied as well. */
  readonly both: boolean;
}

export const NO_KICK: Kick = { attack: 1, compensation: 1, both: false };

export function kickOf(face: string): Kick {
  const { value, kicker } = printedOn(face);
  return { attack: value, compensation: kicker?.attacksOnly ? 1 : value, both: kicker?.bothSides ?? false };
}

/** The own kicker, once it lies there. */
export function laidKick(b: Board): Kick {
  const laid = b.encounter?.laid?.find((x) => x.by === b.me && x.type === 'kicker');
  return laid?.card ? kickOf(readCard(laid.card).face) : NO_KICK;
}

/** What a kicker across the table, of which nobody knows what it is, adds to the card there. */
const UNKNOWN = 7;

export const kickedAgainst = (b: Board): number =>
  isMain(b, b.me) && b.encounter?.laid?.some((x) => x.type === 'kicker' && x.by !== b.me && !x.up) ? UNKNOWN : 0;

/** Kickers that ruin both sides. */
export const destroys = (c: Card): boolean => printedOn(c.face).kicker?.destroys ?? false;
/** Kickers that cost the own allies their ships. */
export const strands = (c: Card): boolean => printedOn(c.face).kicker?.strands ?? false;
